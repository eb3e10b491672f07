# Sin Renuncio. `make help` lists what can be asked for; Python 3.11 or newer and make are enough to start.

PYTHON ?= python3
VENV ?= .venv
PORT ?= 8501
# This machine alone; ADDRESS=0.0.0.0 lets the phones in the room in.
ADDRESS ?= localhost
# Processes that run tests side by side.
JOBS ?= 2

IN_VENV := $(VENV)/bin/python
PIP := $(IN_VENV) -m pip --disable-pip-version-check
PYTEST := $(IN_VENV) -m pytest -n $(JOBS) --dist loadgroup

.DEFAULT_GOAL := help
.PHONY: help app test test-all check bench bench-long positions pictures clean

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

app: $(VENV)/.installed ## open the app in the browser (PORT=8501, ADDRESS=localhost)
	$(IN_VENV) -m streamlit run streamlit_app.py --server.address $(ADDRESS) --server.port $(PORT)

test: check ## ruff, mypy, and every test that needs neither a browser nor a server
	$(PYTEST) -m "not browser and not server"

test-all: check ## the same with the tests that need a browser or a server
	$(PYTEST)

check: $(VENV)/.installed-dev
	$(IN_VENV) -m ruff check
	$(IN_VENV) -m mypy

bench: $(VENV)/.installed-dev ## print each figure beside its bar
	$(IN_VENV) -m benchmarks

bench-long: $(VENV)/.installed-dev ## the same of bots, solver and hints, against players that never change; takes some hours
	HYPOTHESIS_PROFILE=thorough $(PYTEST) tests/bots/test_solver.py tests/bots/test_endgame.py
	$(PIP) install --quiet --editable '.[compare]'
	$(IN_VENV) -m benchmarks.long

positions: $(VENV)/.installed-dev ## gather anew what diagnoses and doubts ask, lessons/*/positions.json and doubts.json
	$(IN_VENV) -m benchmarks.gather

pictures: $(VENV)/.installed-dev ## draw anew what is shown in docs/ (needs Chromium)
	$(IN_VENV) -m docs.pictures

clean: ## remove .venv, builds and caches
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps make a second run quick; a changed pyproject.toml installs anew.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed, $(PYTHON) is %d.%d: make PYTHON=python3.11 …" % sys.version_info[:2])'
	@$(PYTHON) -c 'import ensurepip, venv' || { echo "$(PYTHON) has no venv module (on Debian: apt install python3-venv)" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.made
	$(PIP) install --quiet --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml $(VENV)/.made
	$(PIP) install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/.installed
