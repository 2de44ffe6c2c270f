"""The workers of a Dask cluster, as an executor. What they do is what this program does, or they are refused.

A worker that is killed costs time only: the scheduler gives its chunks to another, and a chunk makes the same part
wherever it is worked on.
"""
from __future__ import annotations

from collections.abc import Iterator
from concurrent import futures
from contextlib import contextmanager
from importlib import import_module
from socket import create_connection
from typing import Any

from cardgames import __version__
from cardgames.engine.chance import VERSION
from cardgames.engine.match import ENGINE
from cardgames.errors import UsageError

SECONDS = 10
"""How long a cluster may take to answer."""


def versions() -> tuple[str, int, int]:
    """What must be the same wherever the same matches are to be played: program, engine, shuffle."""
    return __version__, ENGINE, VERSION


@contextmanager
def connected(address: str) -> Iterator[tuple[futures.Executor, int]]:
    """The workers of the cluster at `address`, and how many chunks they can work on at once.

    Raises `UsageError` if the library is missing, if nobody answers, and for workers that have another version."""
    try:
        library = import_module("distributed")
    except ImportError:
        raise UsageError("--cluster needs Dask, which is not installed: "
                         "pip install 'cardgames-compendium[dask]'") from None
    try:
        _knock(address)
        client = library.Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise UsageError("no cluster answers at {address}; give --cluster the address of a Dask scheduler, such as "
                         "tcp://127.0.0.1:8786 ({why})", address=address, why=_short(error)) from None
    with client:
        _check(client, address)
        yield client.get_executor(pure=False), sum(client.nthreads().values())


def _knock(address: str) -> None:
    """Raise `OSError` or `ValueError` if nobody listens at an address. A client that finds nobody would go on trying
    when it has been given up, and complain of it when the program ends."""
    host, port = import_module("distributed.comm").get_address_host_port(address)
    create_connection((host, port), SECONDS).close()


def _check(client: Any, address: str) -> None:
    """Refuse a cluster without workers, or whose workers would play otherwise."""
    try:
        found = client.run(versions)
    except Exception as error:       # whatever went wrong on a worker is raised here
        raise UsageError("the workers at {address} cannot run this program; install cardgames-compendium there as "
                         "here ({why})", address=address, why=_short(error)) from None
    if not found:
        raise UsageError("the cluster at {address} has no workers; start one with: dask worker {address}",
                         address=address)
    other = next((worker for worker, their in found.items() if tuple(their) != versions()), None)
    if other is not None:
        raise UsageError("the worker {other} has version {version} of this program, here it is {own}; results would "
                         "differ", other=other, version=found[other][0], own=__version__)


def _short(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0][:120] or type(error).__name__
