#!/bin/bash
# apply base→work onto main, then re-base both on main
cd /tmp/speed
cd work && ruff check --config /work/main/pyproject.toml --fix -q heraut/games/heroes3 ; ruff format --config /work/main/pyproject.toml -q heraut/games/heroes3; cd ..
diff -ruN -x __pycache__ base work > step.patch
patch --dry-run -p1 -d /work/main/src < step.patch >/tmp/speed/dry.txt || { cat dry.txt; echo DRYFAIL; exit 1; }
patch -p1 --no-backup-if-mismatch -d /work/main/src < step.patch
python -c "import heraut.games.heroes3.game" || echo BROKEN
rm -rf base work; cp -r /work/main/src base; cp -r /work/main/src work
