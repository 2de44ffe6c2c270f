"""Standard streams that are closed, full or read no longer: a sentence, an exit code, and never a crash file."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SHOWN = ["list", "rules suipi", "play suipi --seed 7", "schema", "--help", "play --help", "--version", ""]
FULL = Path("/dev/full")
pytestmark = pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full and a POSIX shell")


def shell(surroundings: dict[str, str], command: str, redirected: str) -> subprocess.CompletedProcess[str]:
    """Run the program through a shell, with its streams redirected."""
    line = f"{sys.executable} -m cardgames.cli {command} {redirected}"
    return subprocess.run(["bash", "-c", line], env=surroundings, stdin=subprocess.DEVNULL, capture_output=True,
                          encoding="utf-8", check=False)


def crashed(surroundings: dict[str, str]) -> list[Path]:
    return list(Path(surroundings["CARDGAMES_HOME"]).rglob("crash-*"))


@pytest.mark.parametrize("command", SHOWN)
@pytest.mark.parametrize(("redirected", "said"), [("> /dev/full", "no space left"), (">&-", "is closed")])
def test_output_that_cannot_be_written_is_told_in_a_sentence(
        surroundings: dict[str, str], command: str, redirected: str, said: str) -> None:
    done = shell(surroundings, command, redirected)
    assert done.returncode == 1
    first, *more = done.stderr.splitlines()
    assert first.startswith("standard output")
    assert said in first
    saved = command.startswith("play ") and "help" not in command
    assert [text for text in more if not text.startswith("Saved. Continue with `cardgames resume suipi-")] == []
    assert len(more) == saved, "a match of bots is resumed by its name"
    assert crashed(surroundings) == []


@pytest.mark.parametrize("command", SHOWN)
@pytest.mark.parametrize("reader", ["head -1", "true"])
def test_a_reader_that_leaves_is_no_fault(surroundings: dict[str, str], command: str, reader: str) -> None:
    done = shell(surroundings, command, f"| {reader} > /dev/null; exit ${{PIPESTATUS[0]}}")
    assert done.returncode == 0
    assert done.stderr == ""
    assert crashed(surroundings) == []


def test_closed_input_and_errors_are_no_fault(surroundings: dict[str, str]) -> None:
    assert shell(surroundings, "play suipi --seed 7", "<&-").returncode == 0
    assert shell(surroundings, "lisst", "2>&-").returncode == 2
    assert shell(surroundings, "lisst", "2> /dev/full").returncode == 2
    assert shell(surroundings, "play suipi --moves -", "<&-").returncode == 130


def test_our_own_fault_speaks_of_a_saved_match_only_if_there_is_one(surroundings: dict[str, str]) -> None:
    broken = "import cardgames.rules.schema as s; s.dumps = None; import sys; sys.argv[1:] = ['schema']; " \
             "from cardgames.cli.main import run; run()"
    done = subprocess.run([sys.executable, "-c", broken], env=surroundings, capture_output=True, encoding="utf-8",
                          check=False)
    assert done.returncode == 70
    assert "resume" not in done.stderr
    assert "crash-" in done.stderr


def test_bytes_that_are_no_text_are_no_fault(surroundings: dict[str, str], tmp_path: Path) -> None:
    moves = tmp_path / "moves"
    moves.write_bytes(b"\xff\xfe\n")
    done = shell(surroundings, "play suipi --seed 7 --moves -", f"< {moves}")
    assert done.returncode in (1, 130)
    assert "Traceback" not in done.stderr
    assert crashed(surroundings) == []


def test_errors_are_in_ascii_where_nothing_else_is_wanted(surroundings: dict[str, str]) -> None:
    done = shell({**surroundings, "LC_ALL": "C"}, "play faʻamau…", "")
    assert "fa'amau..." in done.stderr
    assert done.stderr.isascii()


@pytest.mark.parametrize("args", [("play", "a\x1b[2Jb"), ("list", "--\x1b[2J"), ("\x1b]0;x\x07",)])
def test_what_was_typed_cannot_steer_the_terminal(surroundings: dict[str, str], args: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, "-m", "cardgames.cli", *args], env=surroundings, capture_output=True,
                          encoding="utf-8", check=False)
    assert done.returncode == 2
    assert not {"\x1b", "\x07"} & set(done.stderr + done.stdout)


@pytest.mark.parametrize("args", [("play", "LONG"), ("LONG",), ("list", "--LONG"), ("play", "suipi", "--color", "LONG"),
                                  ("play", "suipi", "--seats", "LONG"), ("play", "suipi", "--set", "moves.LONG=1"),
                                  ("play", "suipi", "--variant", "LONG"), ("rules", "suipi", "LONG")])
def test_long_texts_are_quoted_shortly(surroundings: dict[str, str], args: tuple[str, ...]) -> None:
    given = [text.replace("LONG", "x" * 5000) for text in args]
    done = subprocess.run([sys.executable, "-m", "cardgames.cli", *given], env=surroundings, capture_output=True,
                          encoding="utf-8", check=False)
    assert done.returncode == 2
    assert len(done.stderr) < 1500
    assert "x" * 70 not in done.stderr
