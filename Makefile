# The words that people and the build use alike. `make` alone lists them.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3.14 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= auto
SEEDS ?= 100000
PEER := benchmarks/server/peer

.DEFAULT_GOAL := help
QUIET = -qq --disable-pip-version-check  # errors alone
INSTALL = $(BIN)/python -m pip install $(QUIET)
.PHONY: help setup develop page play test check bench bench-server signature coverage fuzz generated oracle kill kill-postgresql hostile simulate-servers rolling across thorough lock wheel clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 18

setup: $(VENV)/.ready  ## make .venv with what playing needs, pinned by hash

$(VENV)/.ready: requirements.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, and none was found."; exit 1; }
	@test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

develop: $(VENV)/.develop  ## add what tests, environments and data sets need

$(VENV)/.develop: requirements-dev.lock $(VENV)/.ready
	$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

page: setup  ## build the page into the package, if its sources have changed
	@$(BIN)/python hatch_build.py --ready || $(INSTALL) --require-hashes -r web/node.lock
	@$(BIN)/python hatch_build.py

play: page  ## both games in the browser
	@$(BIN)/rollwright serve --open

# Tests start hundreds of processes; without files of bytecode each of them would compile all modules again.
test coverage kill kill-postgresql rolling hostile: export PYTHONDONTWRITEBYTECODE =
PYTEST = $(BIN)/coverage run -m pytest -q -n $(JOBS) --dist worksteal
COVERED = $(BIN)/coverage combine --quiet && $(BIN)/coverage report --fail-under=95 --skip-covered

test: develop page  ## everything that must hold
	$(BIN)/python tools/compile.py
	$(BIN)/python tools/programs.py
	$(BIN)/coverage erase
	$(PYTEST)
	$(COVERED)

check: develop  ## style, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/layers.py
	$(BIN)/python tools/tree.py --check
	@$(BIN)/python hatch_build.py --node || $(INSTALL) --require-hashes -r web/node.lock
	@$(BIN)/python hatch_build.py --check

bench: develop .venv-bench/.ready  ## speed, next to peers in the same run
	$(BIN)/python -m benchmarks.speed --peers .venv-bench/bin/python
	$(BIN)/python -m benchmarks.environments --peers .venv-bench/bin/python

bench-server: develop $(PEER)/node_modules/.ready  ## what a server carries, next to boardgame.io in the same run (needs Node)
	$(BIN)/python -m benchmarks.server
	PYTHONPATH=tests $(BIN)/python -m benchmarks.server.shared

$(PEER)/node_modules/.ready: $(PEER)/package-lock.json
	cd $(PEER) && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

.venv-bench/.ready: benchmarks/requirements.lock
	@test -d .venv-bench || $(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install $(QUIET) --require-hashes -r $<
	@touch $@

signature: develop  ## one number that changes when behaviour changes
	@$(BIN)/python -m rollwright.lab.signature

thorough: export ROLLWRIGHT_THOROUGH = 1
thorough: test  ## the same tests with more random games, and every page in every language

coverage: develop page  ## only the tests of the rules in plain Python, and the share of the branches they cover
	$(BIN)/coverage erase
	$(PYTEST) -m traced
	$(COVERED)

oracle: develop  ## 50,000 random games of each kind against the oracle (half an hour)
	PYTHONPATH=tests $(BIN)/python -m campaigns.oracle --games 100000

generated: develop  ## 10,000 new boards and 1,000 new papers of every style: accepted, all different, playable (40 minutes)
	PYTHONPATH=tests $(BIN)/python -m campaigns.generated

fuzz: develop  ## a million mutated records, boards and sheets (half an hour)
	PYTHONPATH=tests $(BIN)/python -m campaigns.fuzz --mutations 1000000 --seed 1

kill-postgresql: develop  ## two servers on one PostgreSQL, while one of them, the database or connections are killed
	PYTHONPATH=tests:. $(BIN)/python -m campaigns.postgresql_kills

simulate-servers: develop  ## 100,000 games at simulated servers, with every fault there is (an hour)
	PYTHONPATH=tests $(BIN)/python -m simulation.campaign --seeds $(SEEDS) --kept build/simulated.jsonl && rm build/simulated.jsonl

kill: develop  ## a server that is killed under load, 1,000 times: is anything lost?
	PYTHONPATH=tests $(BIN)/python -m server.kill_campaign --times 1000

rolling: develop  ## two servers that are restarted in turn under load, 20 times: does anybody notice?
	PYTHONPATH=tests $(BIN)/python -m campaigns.rolling --rounds 20

across: export ROLLWRIGHT_ACROSS = 1
across: develop page  ## all tests in the browser, with two servers behind nginx: nobody is at the same one for long
	$(BIN)/python -m pytest -q -n $(JOBS) tests/e2e

hostile: develop  ## ten million hostile frames and a million hostile requests: is anything a fault, does anything leak, do others notice? (half an hour)
	$(BIN)/python -m benchmarks.hostile.campaign --lifted --frames 10000000 --requests 1000000
	$(BIN)/python -m benchmarks.hostile.campaign --frames 200000 --requests 50000

wheel: develop  ## dist/*.whl
	$(BIN)/python -m hatchling build -t wheel

clean:  ## forget everything that was made
	rm -rf web/node_modules $(PEER)/node_modules src/rollwright/server/page
	rm -rf $(VENV) .venv-bench dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage*

COMPILE = uv --no-config pip compile -q --universal --generate-hashes --python-version 3.11 --no-header --no-annotate
# numba 0.62 is the last with wheels for macOS on Intel; every other environment takes the newest.
INTEL_MAC = sys_platform == 'darwin' and platform_machine == 'x86_64' and python_version < '3.14'
NOT_INTEL_MAC = sys_platform != 'darwin' or platform_machine != 'x86_64' or python_version >= '3.14'
PINNED = printf '%s\n' "numba<0.63; $(INTEL_MAC)" "numba>=0.63; $(NOT_INTEL_MAC)" "numpy>=2.4; $(NOT_INTEL_MAC)"

lock:  ## pin the dependencies anew (needs uv)
	{ echo '# Made by `make lock` from pyproject.toml (its dependencies and the dev extra); not edited by hand.'; \
	  $(PINNED) | $(COMPILE) --extra dev pyproject.toml -; } > requirements-dev.lock.new
	mv requirements-dev.lock.new requirements-dev.lock
	{ echo '# Made by `make lock` from pyproject.toml (its dependencies and the extras build and print); not edited by hand.'; \
	  $(PINNED) | $(COMPILE) --extra build --extra print -c requirements-dev.lock pyproject.toml -; } > requirements.lock.new
	mv requirements.lock.new requirements.lock
	{ echo '# Made by `make lock` from benchmarks/requirements.in; not edited by hand.'; \
	  $(COMPILE) benchmarks/requirements.in; } > benchmarks/requirements.lock.new
	mv benchmarks/requirements.lock.new benchmarks/requirements.lock
