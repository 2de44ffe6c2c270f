"""The same chunks through a Dask cluster on this machine: the same results, also when a worker is killed."""
from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from distributed import LocalCluster

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.errors import UsageError
from cardgames.lab import cluster as module
from cardgames.lab.compare import compare
from cardgames.lab.ladder import ladder
from cardgames.lab.profile import profile
from cardgames.lab.simulate import simulate

pytestmark = pytest.mark.filterwarnings("default")   # Dask's own, which are none of ours


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi", variants=["drop-free"])


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as cluster:
        yield cluster


def test_a_cluster_finds_what_one_process_finds(suipi: Game, cluster: Any) -> None:
    address = cluster.scheduler_address
    assert simulate(suipi, "greedy,random", games=23, seed="x", cluster=address) == simulate(
        suipi, "greedy,random", games=23, seed="x")
    assert compare(suipi, load("suipi"), "random", games=7, cluster=address) == compare(
        suipi, load("suipi"), "random", games=7)
    assert ladder(suipi, ["random", "greedy"], sets=25, within=0.2, cluster=address) == ladder(
        suipi, ["random", "greedy"], sets=25, within=0.2)
    assert profile(suipi, "random", games=3, cluster=address) == profile(suipi, "random", games=3)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_worker_costs_time_and_no_result(suipi: Game, cluster: Any) -> None:
    killed = []

    def assassin(done: int, total: int) -> None:
        if not killed and done >= 10:
            killed.append(next(iter(cluster.workers.values())).pid)
            os.kill(killed[0], signal.SIGKILL)

    found = simulate(suipi, "greedy", games=60, seed="y", cluster=cluster.scheduler_address, progress=assassin)
    assert killed
    assert found == simulate(suipi, "greedy", games=60, seed="y")


def test_interrupted_it_tells_what_was_finished(suipi: Game, cluster: Any) -> None:
    def impatient(done: int, total: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    report = simulate(suipi, games=5000, cluster=cluster.scheduler_address, progress=impatient)
    assert report.games == 10


def test_where_nobody_answers_it_is_told(suipi: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.3)
    for address in ("tcp://127.0.0.1:1", "nonsense", ""):
        with pytest.raises(UsageError, match="no cluster answers at"):
            simulate(suipi, games=1, cluster=address)


def test_without_the_library_it_is_told_how_to_get_it(suipi: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UsageError, match=r"pip install 'cardgames-compendium\[dask\]'"):
        simulate(suipi, games=1, cluster="tcp://127.0.0.1:8786")


def test_a_cluster_without_workers_or_with_other_versions_is_refused() -> None:
    class Client:
        def __init__(self, found: dict[str, tuple[str, int, int]]) -> None:
            self.found = found

        def run(self, _: object) -> dict[str, tuple[str, int, int]]:
            return self.found

    with pytest.raises(UsageError, match="has no workers"):
        module._check(Client({}), "tcp://here")
    with pytest.raises(UsageError, match=r"the worker tcp://there has version 0\.0\.1 of this program"):
        module._check(Client({"tcp://ok": module.versions(), "tcp://there": ("0.0.1", 1, 1)}), "tcp://here")
    module._check(Client({"tcp://ok": module.versions()}), "tcp://here")
