"""Options and settings for the whole test run: `--thorough`, and searches that find the same things every time."""
from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

# The laws' own assertions are explained as those of tests are. Several folders share them: named before any import.
pytest.register_assert_rewrite("tests.laws.laws", "tests.laws.knowing")

settings.register_profile("house", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("thorough", deadline=None, max_examples=1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="search long: more seeds, pairs and examples")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--thorough"):
        os.environ["CARDGAMES_THOROUGH"] = "1"      # read where tests are made, before any fixture is
    gc.set_threshold(200_000, 20, 50)   # to look for garbage among shared games took a quarter of the time
    os.environ.pop("CARDGAMES_LANG", None)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):      # tests read English, wherever they run
        if os.environ.get(name, "").startswith("de"):
            os.environ[name] = "C.UTF-8"
    settings.load_profile("thorough" if config.getoption("--thorough") else "house")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: tests of the program in a terminal wait more than they work."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether this run should search long."""
    return bool(request.config.getoption("--thorough"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the checkout."""
    return Path(__file__).parent.parent


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Names for folders of which each is used once."""
    base = tmp_path_factory.mktemp("homes")
    return (base / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves, settings and crash files of tests go into a folder of the test's own, never into the person's. It is made
    when something is kept there: to make one for each of so many tests would take longer than most of them."""
    monkeypatch.setenv("CARDGAMES_HOME", str(next(homes)))
    monkeypatch.delenv("CARDGAMES_RULESETS", raising=False)
