"""Pictures are sound XML, show every value they are given, and are the same every time."""
from __future__ import annotations

from xml.etree import ElementTree

import pytest

from cardgames.lab import svg
from cardgames.lab.intervals import Interval

ROWS = [svg.Measured("one & <two>", 0.5, Interval(0.2, 0.8), "half"), svg.Measured("b", -1.0, Interval(-2, 0), "less")]
PICTURES = [
    svg.intervals("A & B", ROWS), svg.intervals("A & B", ROWS, own="Each by itself"), svg.intervals("A & B", []),
    svg.histograms("A & B", ["a", "b"], [{1: 3, 4: 1}, {}], "points"), svg.histograms("A & B", [], [], "points"),
    svg.plots("A & B", [svg.Plot("p", "steps", {"x": [1, 2, 3], "y": [0, 0, 0]}), svg.Plot("q", "steps", {"z": []})])]


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_is_sound_xml_with_its_title(picture: str) -> None:
    root = ElementTree.fromstring(picture)
    assert root.tag.endswith("svg")
    assert root[0].text == "A & B"
    assert "nan" not in picture
    assert "inf" not in picture


def circles(picture: str) -> list[float]:
    return [float(each.get("cx", "")) for each in ElementTree.fromstring(picture) if each.tag.endswith("circle")]


def test_greater_values_stand_further_right() -> None:
    right, left = circles(svg.intervals("t", ROWS))
    assert left < right


def test_with_scales_of_their_own_zero_is_in_the_middle() -> None:
    far = svg.Measured("far", 1000.0, Interval(900, 1100), "")
    near = svg.Measured("near", 1.0, Interval(0.9, 1.1), "")
    one, other = circles(svg.intervals("t", [far, near], own="Each by itself"))
    assert one == pytest.approx(other, abs=0.2)


def test_a_histogram_has_a_bar_for_each_value_as_tall_as_it_is_often() -> None:
    root = ElementTree.fromstring(svg.histograms("t", ["a"], [{1: 30, 2: 10}], "points"))
    often, seldom = [float(each.get("height", "")) for each in root if len(each)]
    assert often == pytest.approx(3 * seldom, abs=0.2)
