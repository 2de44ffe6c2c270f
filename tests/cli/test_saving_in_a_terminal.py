"""Whatever happens to the program, nothing played is lost: killed, a full disk, a second program, Ctrl-C anywhere."""
from __future__ import annotations

import json
import resource
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_in_a_terminal import AGAIN, PROMPT, pexpect, played, spawned

pytestmark = pytest.mark.terminal

ROOM = 2800
"""Bytes that a file may have on the full disk; the header and a few moves of the game take less."""

UNTOUCHED = {"PYTHONDONTWRITEBYTECODE": "1"}
"""With so little room Python's own files would be cut off too."""


def saved(surroundings: dict[str, str]) -> Path:
    """The newest save."""
    folder = Path(surroundings["CARDGAMES_HOME"]) / "state" / "saves"
    return max(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)


def moves(path: Path) -> list[str]:
    """The moves in a save."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [line["move"] for line in lines if "move" in line]


def test_a_program_that_is_killed_has_lost_nothing(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        played_so_far: list[str] = []
        for number in range(1, 7):
            child.expect(PROMPT)
            child.sendline("#1")
            child.expect(PROMPT)
            child.kill(signal.SIGKILL)
            child.wait()
            now = moves(saved(surroundings))
            assert now[:len(played_so_far)] == played_so_far
            assert len(now) == 2 * number
            played_so_far = now
            child.close()
            child = pexpect.spawn(child.command, ["-m", "cardgames.cli", "resume"], env=surroundings, encoding="utf-8",
                                  timeout=30, dimensions=(30, 80))
            child.expect(f"Taken up again after {2 * number} moves")
        child.close(force=True)


def test_a_line_torn_off_is_taken_away_and_that_is_said(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        child.expect(PROMPT)
        child.sendline("#1")
        child.expect(PROMPT)
        child.sendintr()
        child.expect(pexpect.EOF)
    whole = saved(surroundings).read_bytes()
    saved(surroundings).write_bytes(whole + b'{"n": 3, "seat": 1, "mo')
    with spawned(surroundings, "resume") as child:
        child.expect("had been cut off")
        child.expect(PROMPT)
        assert saved(surroundings).read_bytes() == whole
    with spawned(surroundings, "resume") as child:
        child.expect(PROMPT)
        assert "cut off" not in child.before


def little_room() -> None:
    """From now on files of this program may have few bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


def stop_with(child: Any, stop: str) -> None:
    """Type this, not quicker than a person: a prompt that is just being set up does not hear a signal."""
    time.sleep(0.3)
    child.send(stop)


def until_full(child: Any) -> None:
    """Play until a move cannot be saved."""
    while child.expect([PROMPT, r"Try again > $"]) == 0:
        child.sendline("#1")


def test_on_a_full_disk_the_move_waits_for_room(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7", before=little_room, **UNTOUCHED) as child:
        until_full(child)
        before = moves(saved(surroundings))
        child.sendline("")
        child.expect(r"file\s+too\s+large")
        child.expect(r"Try again > $")
        resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (10 ** 6, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
        child.sendline("")
        child.expect(PROMPT)
        after = moves(saved(surroundings))
        assert after[:len(before)] == before
        assert len(after) in (len(before) + 1, len(before) + 2)


@pytest.mark.parametrize("stop", ["quit\r", "\x03", "\x04"])
def test_whoever_stops_on_a_full_disk_is_told_what_is_saved(surroundings: dict[str, str], stop: str) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7", before=little_room, **UNTOUCHED) as child:
        until_full(child)
        stop_with(child, stop)
        child.expect("All but what you did last is saved")
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 1
    before = moves(saved(surroundings))
    with spawned(surroundings, "resume") as child:
        child.expect(f"Taken up again after {len(before)} moves")
        child.expect(PROMPT)


def test_two_programs_do_not_play_one_save(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as one:
        one.expect(PROMPT)
        with spawned(surroundings, "resume") as other:
            other.expect("is being played by another program just now")
            other.expect(pexpect.EOF)
            other.wait()
            assert other.exitstatus == 1
        one.sendline("#1")
        one.expect(PROMPT)
        assert len(moves(saved(surroundings))) == 2


def test_a_match_is_taken_up_again_by_its_code(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        child.expect(PROMPT)
        child.sendintr()
        child.expect(pexpect.EOF)
    with spawned(surroundings, "play", "suipi", "--seed", "8") as child:
        child.expect(PROMPT)
        child.sendintr()
        child.expect(pexpect.EOF)
    with spawned(surroundings, "resume", "suipi/p2/s7") as child:
        child.expect("Taken up again")
        child.expect(PROMPT)
    with spawned(surroundings, "resume", "suipi/p2/s9") as child:
        child.expect("there is no match to resume that has the code suipi/p2/s9")


# What next.

def test_another_match_follows_if_it_is_wanted(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        child.expect(PROMPT)
        first = child.before[child.before.index("Your hand"):]
        for line, same in (("s", True), ("", False)):
            child.sendline("#1")
            while child.expect([PROMPT, AGAIN]) == 0:
                child.sendline("#1")
            child.sendline("nonsense")
            child.expect(AGAIN)
            child.sendline(line)
            child.expect(PROMPT)
            assert (first in child.before) is same
    assert len(list(saved(surroundings).parent.glob("*.jsonl"))) == 3


def test_after_a_resumed_match_another_one_follows_too(surroundings: dict[str, str]) -> None:
    with spawned(surroundings, "play", "suipi", "--seed", "7") as child:
        child.expect(PROMPT)
        child.sendintr()
        child.expect(pexpect.EOF)
    with spawned(surroundings, "resume") as child:
        assert "What next" not in played(child)
