"""The strict reader: what words mean, where values stand, what is refused."""
from __future__ import annotations

import pytest

from cardgames.errors import Place
from cardgames.rules.reader import MAX_BYTES, MAX_FAULTS, read, read_word


def data(text: str) -> object:
    """What a text means; it must be without faults."""
    found = read(text, "x.yaml")
    assert not found.faults
    return found.tree.data


def messages(text: str | bytes) -> list[str]:
    """What is wrong with a text."""
    return [fault.message for fault in read(text, "x.yaml").faults]


@pytest.mark.parametrize(("word", "meaning"), [
    ("1", 1), ("-3", -3), ("0", 0), ("true", True), ("false", False), ("null", None), ("~", None), ("", None),
    ("yes", "yes"), ("no", "no"), ("on", "on"), ("True", "True"), ("NULL", "NULL"), ("+5", "+5"), ("1:30", "1:30"),
    ("10D", "10D"), ("2S", "2S"), ("3E", "3E"),
    ("2020-01-01", "2020-01-01"), ("'7'", "7"), ('"true"', "true"), ("1.2.3", "1.2.3"),
])
def test_words_mean_what_they_look_like(word: str, meaning: object) -> None:
    found = data(f"a: {word}\n")
    assert found == {"a": meaning}
    assert type(found["a"]) is type(meaning)  # type: ignore[index]


@pytest.mark.parametrize("word", [
    "010", "-07", "1_0", "0x1F", "0o17", "0b1", "1.5", "1.", ".5", "1e3", "+1.5", ".inf", "-.NaN"])
def test_what_could_be_misread_is_refused_with_a_hint_to_quote(word: str) -> None:
    assert f'"{word}"' in messages(f"a: {word}\n")[0]
    assert data(f"a: '{word}'\n") == {"a": word}


def test_keys_are_text_as_written() -> None:
    assert data("{2: a, 010: b, +5: c, true: d, null: e, 1.5: f}") == {
        "2": "a", "010": "b", "+5": "c", "true": "d", "null": "e", "1.5": "f"}


def test_every_value_knows_its_place() -> None:
    tree = read("a:\n  b: [1, {c: two}]\n  'd': |\n    text\n", "x.yaml").tree
    found = tree.at(("a", "b", "[2]", "c"))
    assert found is not None
    assert found.data == "two"
    assert found.where is not None
    assert found.where.value.place == Place("x.yaml", 2, 14)
    assert found.where.value.length == 3
    assert found.where.name.place == Place("x.yaml", 2, 11)
    whole = tree.near(("a", "b", "[9]")).where
    assert whole is not None
    assert whole.value.length == len("[1, {c: two}]")


@pytest.mark.parametrize(("text", "part"), [
    ("a: 1\na: 2\n", "twice"), ("a: !x 1\n", "type"), ("a: &b 1\n", "&b"), ("a: *b\n", "*b"), ("<<: {a: 1}\n", "<<"),
    ("a: 1\n---\nb: 2\n", "one file"), ("- a\n", "map of sections"), ("", "map of sections"), ("a: \x01\n", "U+0001"),
    ("a: 1\u2028b: 2\n", "U+2028"), ("? [a]\n: 1\n", "single word"),
    ("%TAG ! x\n---\na: 1\n", "%"), (": 1\n", "what is above"),
])
def test_what_a_ruleset_may_not_contain(text: str, part: str) -> None:
    assert part in messages(text)[0]


def test_bytes_that_are_no_text_are_shown_where_they_stand() -> None:
    fault = read("a: 1\r\nbé: ".encode() + b"\xff", "x.yaml").faults[0]
    assert fault.place == Place("x.yaml", 2, 5)


def test_line_ends_and_byte_order_mark_do_not_matter() -> None:
    assert data("\ufeffa: 1\r\nb: 2\rc: 3\n") == {"a": 1, "b": 2, "c": 3}


def test_all_faults_at_once() -> None:
    assert len(messages("a: 1.5\nb: !x y\nb: 010\nc: [1\n")) == 5


@pytest.mark.parametrize("text", [
    "[" * 100_000, "{a: " * 100_000, "- " * 100_000, "a: " + "!x " * 50_000, "? " * 50_000, "a: 1\n" * 100_000,
    "a: [" + "1," * 100_000 + "]", "x" * (MAX_BYTES + 1), "&a [" * 50_000, "a: '" + "x" * 500_000,
])
def test_a_hostile_file_is_refused_before_it_grows(text: str) -> None:
    found = messages(text)
    assert 0 < len(found) <= MAX_FAULTS


@pytest.mark.parametrize(("text", "meaning"), [
    ("13", 13), ("all", "all"), ("[1, a]", [1, "a"]), ("{first_to: 12}", {"first_to": 12}), ("", None), ("'5'", "5")])
def test_a_setting_is_read_like_a_file(text: str, meaning: object) -> None:
    assert read_word(text) == meaning


@pytest.mark.parametrize("text", ["1.5", "{a", "*x", "010"])
def test_a_setting_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_word(text)
