"""However work is shared out, the parts come back in order, and nobody works on what is not wanted any more."""
from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count, islice
from multiprocessing import active_children
from typing import Any

import pytest

from cardgames.errors import UsageError
from cardgames.lab.sharing import AHEAD, Elsewhere, executor


def square(number: int) -> int:
    return number * number


def slow(number: int) -> int:
    from time import sleep

    sleep(600)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_parts_come_in_the_order_of_the_chunks(jobs: int) -> None:
    with executor(jobs) as workers:
        assert list(workers.map_chunks(square, range(40))) == [number * number for number in range(40)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_of_endless_chunks_only_those_ahead_are_taken(jobs: int) -> None:
    with executor(jobs) as workers:
        assert list(islice(workers.map_chunks(square, count()), 5)) == [0, 1, 4, 9, 16]


class Counting(ThreadPoolExecutor):
    """Counts what is handed to it."""

    given = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given += 1
        return super().submit(fn, *args, **kwargs)


def test_no_more_is_handed_out_than_keeps_all_busy() -> None:
    with Counting(1) as pool:
        parts = Elsewhere(pool, 2).map_chunks(square, range(100))
        assert next(parts) == 0
        assert pool.given == 2 * AHEAD


def test_interrupted_it_does_not_wait_for_what_is_being_worked_on() -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert not active_children()


def interrupted() -> None:
    with executor(2) as workers:
        for _ in workers.map_chunks(first_quickly, range(9)):
            raise KeyboardInterrupt


def first_quickly(number: int) -> int:
    return number if not number else slow(number)


@pytest.mark.parametrize("jobs", [0, -1, 1000])
def test_a_number_of_jobs_that_is_none_is_told(jobs: int) -> None:
    with pytest.raises(UsageError, match="--jobs is a number from 1 to 256"), executor(jobs):
        pass
