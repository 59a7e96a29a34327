"""The same games on a Ray cluster, a small one on this machine."""

from pathlib import Path

import pytest

from heraut.study import simulate


def test_ray_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import ray  # takes seconds, and only this test needs it

    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    plan = {"bots": ["random", "first"], "games": 12, "scenario": ["duel", "one_against_three"], "jobs": 1}
    rows = simulate("confrontation", **plan, out=here)  # type: ignore[arg-type]
    try:
        assert simulate("confrontation", **plan, out=there, engine="ray") == rows  # type: ignore[arg-type]
        assert ray.is_initialized()
    finally:
        ray.shutdown()
    assert there.read_bytes() == here.read_bytes()
    assert len(rows) == 24
