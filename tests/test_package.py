"""What is packed: a wheel, and the sources it can be made from, hold the pages; or nothing is packed."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest
import yaml
from hatchling.builders.wheel import WheelBuilder

import heraut

ROOT = Path(__file__).parents[1]
INDEX = "src/heraut/server/static/index.html"


@pytest.fixture
def pages() -> ModuleType:
    """The hook that hatch calls."""
    found = importlib.util.spec_from_file_location("pages", ROOT / "tools" / "pages.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Sources with something to build pages from, by an npm that takes no time."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text("{}")
    return tmp_path


def npm(folder: Path, script: str) -> str:
    """A PATH on which this is npm."""
    folder.mkdir()
    (folder / "npm").write_text(f"#!/bin/sh\n{script}\n")
    (folder / "npm").chmod(0o755)
    return f"{folder}{os.pathsep}{os.defpath}"


def test_pages_are_built(pages: ModuleType, sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = 'echo "$1" >> said; mkdir -p dist node_modules; echo "$1" > dist/index.html'
    monkeypatch.setenv("PATH", npm(sources / "bin", script))
    pages.make_pages(sources)
    assert (sources / INDEX).read_text() == "run\n"
    assert (sources / "web" / "said").read_text() == "ci\nrun\n"
    pages.make_pages(sources)
    assert (sources / "web" / "said").read_text() == "ci\nrun\n", "what is there is not built again"


def test_without_npm_it_stops_and_says_what_to_do(
    pages: ModuleType, sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(sources))
    with pytest.raises(SystemExit, match=r"there is no npm.*make web"):
        pages.make_pages(sources)
    monkeypatch.setenv("PATH", npm(sources / "bin", "exit 1"))
    with pytest.raises(SystemExit, match=r"`npm ci` failed.*make web"):
        pages.make_pages(sources)
    (sources / "web" / "package.json").unlink()
    with pytest.raises(SystemExit, match=r"nothing to build them from.*make web"):
        pages.make_pages(sources)
    assert not (sources / INDEX).exists()


def test_linked_sources_need_no_pages(pages: ModuleType, tmp_path: Path) -> None:
    hook = pages.Pages(str(tmp_path), {}, None, None, "", "wheel")
    hook.initialize("editable", {})
    with pytest.raises(SystemExit):
        hook.initialize("standard", {})


def test_a_wheel_says_that_it_is_typed() -> None:
    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert {"heraut/py.typed", "heraut/words/en.ftl", "heraut/kernel/table.py"} <= packed


def test_the_version_stands_in_one_place_and_is_told_everywhere() -> None:
    assert WheelBuilder(str(ROOT)).metadata.version == heraut.__version__
    assert f"\n## {heraut.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_it_can_be_cited() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    required, known = {"cff-version", "message", "title", "authors"}, {"type", "version", "license", "keywords"}
    assert required <= set(cited) <= required | known
    assert cited["version"] == heraut.__version__
    metadata = WheelBuilder(str(ROOT)).metadata.core
    assert cited["license"] == metadata.license_expression
    assert [author["name"] for author in cited["authors"]] == [author["name"] for author in metadata.authors]


# --- the whole way --------------------------------------------------------------------------------------------------


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    subprocess.run(["git", "clone", "-q", str(ROOT), str(tmp_path / "clone")], check=True)
    return tmp_path / "clone"


def build(folder: Path, *kinds: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """By the build backend itself: nothing is fetched."""
    env = {**os.environ, "PATH": path or os.environ["PATH"]}
    command = [sys.executable, "-m", "hatchling", "build", *[word for kind in kinds for word in ("-t", kind)]]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)


def test_a_clone_is_packed_with_its_pages(clone: Path, tmp_path: Path) -> None:
    refused = build(clone, "wheel", path=str(tmp_path))
    assert refused.returncode != 0
    assert "make web" in refused.stderr
    assert not list(clone.glob("dist/*"))

    (clone / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    built = build(clone, "sdist", "wheel")
    assert built.returncode == 0, built.stderr
    with tarfile.open(next(clone.glob("dist/*.tar.gz"))) as packed:
        names = packed.getnames()
        packed.extractall(tmp_path / "unpacked", filter="data")
    assert any(name.endswith(INDEX) for name in names)
    assert not any("node_modules" in name for name in names)

    (unpacked,) = (tmp_path / "unpacked").iterdir()
    again = build(unpacked, "wheel", path=str(tmp_path))
    assert again.returncode == 0, again.stderr
    for wheel in (*clone.glob("dist/*.whl"), *unpacked.glob("dist/*.whl")):
        with ZipFile(wheel) as packed_wheel:
            assert "heraut/server/static/index.html" in packed_wheel.namelist()

    (wheel,) = clone.glob("dist/*.whl")
    place = tmp_path / "installed"
    install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", str(place)]
    subprocess.run([*install, str(wheel)], check=True)
    told = "from heraut.server.app import STATIC; print(STATIC, (STATIC / 'index.html').exists())"
    env = {**os.environ, "PYTHONPATH": str(place)}
    asked = subprocess.run([sys.executable, "-c", told], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert asked.stdout.split() == [str(place / "heraut" / "server" / "static"), "True"]
