"""Work shared out in chunks: done here, by other processes, or by the workers of a cluster.

Results come back in the order of the chunks, whoever made them. So what is added up, and where a stopping rule stops,
never depends on how many work. Only so many chunks are given away ahead as keep everybody busy.
"""
from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent import futures
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Protocol, TypeVar

from cardgames.errors import UsageError

MOST_JOBS = 256
AHEAD = 3
"""How many chunks are given away for each worker: one it works on, the others so that it need not wait."""

Progress = Callable[[int, int], None]
"""Told again and again how much is done, of how much: matches, sets, decisions, whatever there are."""
Chunk = TypeVar("Chunk")
Part = TypeVar("Part")


class Executor(Protocol):
    """Whatever can work on chunks."""

    def map_chunks(self, work: Callable[[Chunk], Part], chunks: Iterable[Chunk]) -> Iterator[Part]:
        """The part that `work` makes of each chunk, in their order. Both must be able to travel to another process.
        What has not been taken when the iterator is closed is not worked on any more."""


class Here:
    """Works on each chunk when its part is wanted."""

    def map_chunks(self, work: Callable[[Chunk], Part], chunks: Iterable[Chunk]) -> Iterator[Part]:
        """The parts, one after the other."""
        return map(work, chunks)


class Elsewhere:
    """Hands chunks to `pool`, which has so many `workers`."""

    def __init__(self, pool: futures.Executor, workers: int) -> None:
        self.pool, self.ahead = pool, AHEAD * workers

    def map_chunks(self, work: Callable[[Chunk], Part], chunks: Iterable[Chunk]) -> Iterator[Part]:
        """The parts in order, some chunks being worked on ahead."""
        waiting: deque[futures.Future[Part]] = deque()
        try:
            for chunk in chunks:
                waiting.append(self.pool.submit(work, chunk))
                if len(waiting) >= self.ahead:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def executor(jobs: int = 1, cluster: str | None = None) -> Iterator[Executor]:
    """So many processes, or the workers of the cluster at an address. On Ctrl-C what they are at is given up.

    Raises `UsageError` for a number of jobs that is none, and for a cluster that cannot be used."""
    if not 1 <= jobs <= MOST_JOBS:
        raise UsageError("--jobs is a number from 1 to {most}, not {jobs}", most=MOST_JOBS, jobs=jobs)
    if cluster is not None:
        from cardgames.lab.cluster import connected  # only who has a cluster needs its library

        with connected(cluster) as (pool, workers):
            yield Elsewhere(pool, workers)
    elif jobs == 1:
        yield Here()
    else:
        with _processes(jobs) as pool:
            yield Elsewhere(pool, jobs)


@contextmanager
def _processes(jobs: int) -> Iterator[futures.Executor]:
    """Other processes, which leave Ctrl-C to this one."""
    pool = futures.ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except KeyboardInterrupt:
        for child in active_children():     # a chunk may take minutes; nobody wants its part any more
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
