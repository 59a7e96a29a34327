# Héraut. `make` lists the targets; everything is installed in $(VENV), nothing outside it.
#
#   make play ARGS="--scenario skirmish"   arguments are passed on
#   make test PYTHON=python3.12    another Python, for a new environment
#   make test VENV=../heraut-env   another environment

VENV   ?= .venv
PYTHON ?= python3
ARGS   ?=
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qq

# What is already installed, remembered inside the environment itself.
MADE      := $(VENV)/.heraut-made
RUNTIME   := $(VENV)/.heraut-runtime
INSTALLED := $(VENV)/.heraut-installed
DEV       := $(VENV)/.heraut-dev
BENCH     := $(VENV)/.heraut-bench
NODE      := $(VENV)/.heraut-node

# The pages of the table, built into the package. A fitting Node and npm of the system are used; without them, Node comes
# as a Python package into the environment.
PAGES     := src/heraut/server/static/index.html
WRITTEN   := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' 2>/dev/null) \
             $(shell find src/heraut/games -name '*.toml' 2>/dev/null)
FITTING   := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
             && test "$$(npm --version 2>/dev/null | cut -d. -f1)" -ge 11 2>/dev/null && echo yes)
NPM       := $(if $(FITTING),npm,PATH="$(abspath $(BIN)):$$PATH" npm)

# The same sources built with mypyc, and the tests that are run on them besides: kernel, laws, every game's rules.
# Random games by the hundred are played there alone, several times as fast; the rules that they follow are the same sources.
# What only reads cards and words has nothing to do with the build.
COMPILED    := build/compiled/heraut/__init__.py
ON_COMPILED := tests/kernel tests/laws $(addprefix tests/games/,confrontation heroes3 mage_knight conan wow_adventure)
ONLY_READ   := $(foreach name,test_content.py test_words.py,--ignore-glob='*/$(name)')
THERE_ALONE := $(addprefix tests/games/,test_laws.py test_reached.py test_reasons.py test_scenes.py)

.DEFAULT_GOAL := help
.PHONY: help play check test compiled soak lint web browser chromium bench setup clean
.DELETE_ON_ERROR:

help: ## List the targets
	@echo "Héraut, a rules engine for board games"
	@echo
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: $(INSTALLED) $(PAGES) ## Sit down and play (ARGS="..." is passed on)
	@$(BIN)/heraut play $(ARGS)

check: lint ## In a minute: style, types, the import law, the tests of the kernel and of one game
	$(BIN)/python -m pytest tests/kernel tests/games/confrontation $(ARGS)

# What comes before the tests runs mostly on one processor: two of it at a time.
test: $(DEV) ## Lint, check that every rule is proved, run the tests
	@$(MAKE) --no-print-directory -j2 lint web chromium compiled
	$(BIN)/heraut rules --coverage
	PYTHONPATH=build/compiled HERAUT_COMPILED=1 $(BIN)/python -m pytest $(THERE_ALONE) $(ON_COMPILED) $(ONLY_READ)
	$(BIN)/python -m pytest $(addprefix --ignore=,$(THERE_ALONE)) $(ARGS)

# Hundreds of kills and failing writes, ten thousand power cuts, a hundred thousand malformed frames, more random games,
# every page in every look.
SOAKED := tests/server/journal tests/server/test_kill.py tests/server/test_fuzz.py tests/server/test_attacks.py \
          tests/test_package.py tests/games/test_laws.py tests/browser

compiled: $(COMPILED) ## Build the kernel and the rules with mypyc, into build/compiled

soak: $(DEV) $(PAGES) chromium ## The long versions of the tests that look for rare faults (an hour)
	HERAUT_SOAK=1 $(BIN)/python -m pytest $(SOAKED) $(ARGS)

lint: $(DEV) ## Style, types and the import law
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

web: $(DEV) $(PAGES) ## Build the pages and check them
	@cd web && $(NPM) run --silent check
	@cd web && $(NPM) test --silent

browser: $(DEV) $(PAGES) chromium ## Play in a real browser (Chromium), checked for access
	$(BIN)/python -m pytest tests/browser $(ARGS)

# The system's Chromium, or one fetched where that is possible; without one, CI fails here and says so.
chromium: $(DEV)
	@$(BIN)/python -m tests.browser.chromium

bench: $(BENCH) $(DEV) $(PAGES) $(COMPILED) ## Measure the engine (ARGS="..." is passed on)
	$(BIN)/python -m benchmarks.run $(ARGS)

setup: $(DEV) ## Install everything needed to work on Héraut

clean: ## Remove caches, builds and the environment made here
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@if [ -f "$(MADE)" ] && [ -f "$(VENV)/pyvenv.cfg" ]; then echo "rm -rf $(VENV)"; rm -rf "$(VENV)"; fi

$(MADE):
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "Héraut needs Python 3.11 or newer, and '$(PYTHON)' was not found." >&2; \
	  echo "Install it, or name another one: make PYTHON=/path/to/python3 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Héraut needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "Name a newer one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments: its venv module is missing." >&2; \
	  echo "On Debian and Ubuntu it is the package python3-venv." >&2; exit 1; }
	@echo "Making the environment $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(RUNTIME): requirements/runtime.txt $(MADE)
	@echo "Installing what the game needs"
	@$(PIP) install --require-hashes -r requirements/runtime.txt
	@touch $@

$(INSTALLED): pyproject.toml $(RUNTIME)
	@echo "Installing heraut"
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): requirements/dev.txt requirements/browser.txt requirements/study.txt $(INSTALLED)
	@echo "Installing the tools"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --require-hashes -r requirements/browser.txt
	@$(PIP) install --require-hashes -r requirements/study.txt
	@touch $@

$(NODE): requirements/node.txt $(INSTALLED)
	@echo "Installing Node into the environment"
	@$(PIP) install --require-hashes -r requirements/node.txt
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json | $(INSTALLED) $(if $(FITTING),,$(NODE))
	@echo "Installing what the pages are built with"
	@cd web && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(PAGES): $(WRITTEN) web/node_modules/.package-lock.json
	@echo "Building the pages"
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@rm -rf $(@D) && mkdir -p $(@D) && cp -R web/dist/. $(@D)/
	@touch $@

$(COMPILED): tools/compiled.py $(shell find src/heraut -name '*.py' -not -path '*/server/*') $(DEV)
	@echo "Compiling"
	@$(BIN)/python $<
	@touch $@

$(BENCH): requirements/bench.txt $(INSTALLED)
	@echo "Installing what the benchmarks compare against"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@
