"""Studies that are stopped, killed, or played elsewhere: the same games in the end."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from heraut.kernel import Refusal
from heraut.study import engines, read_results, simulate
from heraut.study.matches import Match, Played
from heraut.study.results import partial_of

GAMES, JOBS = 200, 2
UNENDING = Path(__file__).with_name("unending.py")
COMMAND = [sys.executable, str(UNENDING), "sim", "confrontation", "--bots", "random", "--jobs", str(JOBS)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("whole") / "results.jsonl"
    simulate("confrontation", bots=["random"], games=GAMES, jobs=1, out=file)
    return file.read_bytes()


def wait_for(happened: Callable[[], bool]) -> None:
    until = monotonic() + 300
    while not happened():
        assert monotonic() < until
        sleep(0.01)


def begin(out: Path) -> subprocess.Popen[str]:
    """A study in processes of its own, all of them at work, some of its games already kept."""
    words = [*COMMAND, "--games", str(GAMES), "--out", str(out)]
    study = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    partial = partial_of(out)
    wait_for(lambda: partial.exists() and partial.stat().st_size > 0)
    wait_for(lambda: sum(map(leaves_ctrl_c_to_us, children(study))) == JOBS)
    return study


def children(study: subprocess.Popen[str]) -> list[str]:
    return Path(f"/proc/{study.pid}/task/{study.pid}/children").read_text().split()


def leaves_ctrl_c_to_us(worker: str) -> bool:
    """Has it begun?  That is the first thing a worker does."""
    status = dict(line.split(":\t") for line in Path(f"/proc/{worker}/status").read_text().splitlines())
    return bool(int(status["SigIgn"], 16) & 1 << signal.SIGINT - 1)


def go_on(out: Path) -> bytes:
    simulate("confrontation", bots=["random"], games=GAMES, jobs=1, out=out, resume=True)
    assert not partial_of(out).exists()
    return out.read_bytes()


def alive(process: str) -> bool:
    """A process that does something: neither gone nor waiting to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_killed_and_gone_on_with(whole: bytes, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    study = begin(out)
    workers = children(study)
    study.kill()
    study.communicate()
    assert not out.exists()
    assert 0 < len(read_results(out)) < GAMES
    assert workers
    wait_for(lambda: not any(map(alive, workers)))  # nobody plays on
    assert go_on(out) == whole


def test_ctrl_c_and_gone_on_with(whole: bytes, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    study = begin(out)
    os.killpg(study.pid, signal.SIGINT)  # as a terminal does
    told, trouble = study.communicate()
    assert study.returncode == 130
    assert trouble == ""
    done = len(read_results(out))
    assert f"Interrupted: {done} games of {GAMES} were played." in told
    assert 0 < done < GAMES
    assert not partial_of(out).exists()
    assert go_on(out) == whole


def test_a_worker_with_other_content_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    real = engines.play

    def elsewhere(match: Match) -> Played:
        return real(match)._replace(content="another")

    monkeypatch.setattr(engines, "play", elsewhere)
    with pytest.raises(Refusal) as refused:
        simulate("confrontation", bots=["random"], games=1, jobs=1)
    assert refused.value.id == "other-worker"


def test_a_bot_that_fails_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = engines.play

    def fail(match: Match) -> Played:
        if match.seed == "0:first_duel:2":
            raise ZeroDivisionError
        return real(match)

    monkeypatch.setattr(engines, "play", fail)
    out = tmp_path / "results.jsonl"
    partial_of(out).write_text('{"id": "0:du')  # what an earlier crash left
    with pytest.raises(ZeroDivisionError):
        simulate("confrontation", bots=["random"], games=4, jobs=1, out=out, resume=True)
    assert [game.seed for game in read_results(out)] == ["0:first_duel:0", "0:first_duel:1"]
