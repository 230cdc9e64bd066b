.DEFAULT_GOAL := help
.PHONY: help setup client play serve simulate test full check bench bench-check faults lint types compiled golden mutate package pythons docs clean venv
BIN := .venv/bin

help: ## List these verbs
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

setup: venv ## Make .venv with all that is needed (every other verb does it by itself)
	@echo "setup: .venv is ready; \`make compiled\` compiles the games, which takes about three minutes on two cores and makes them several times as fast"

client: venv ## Build what runs in the browser, if it has changed
	@tools/client.sh

play: client ## Play in the browser; in the terminal with ARGS="faraway --terminal"
	@$(BIN)/python -m tools.play $(ARGS)

serve: client ## Serve tables for others, on the compiled games if they are built: ARGS="--host 0.0.0.0 --workers 2"
	@$(BIN)/python -m tools.serve $(ARGS)

simulate: venv ## Let agents play many games, on the compiled ones if they are built: ARGS="faraway --games 10000"
	@$(BIN)/python -m tools.simulate $(ARGS)

test: client ## Run the tests: the contract and the golden games compiled, the others pure
	@tools/test.sh --share $(ARGS)

full: client ## Run all tests, those that take minutes too, in both flavours
	@tools/test.sh -m "" $(ARGS)

check: lint types test ## Do all that must pass before a change goes in
	@echo "check: all is well"

bench: venv ## Measure the speed
	@$(BIN)/python -m tools.compiled best
	@$(BIN)/skerry bench --compare build/best --yardsticks $(ARGS)

bench-check: venv ## Count the instructions of fixed games under callgrind; fail where they are 5 % more than noted
	@$(BIN)/python -m tools.compiled best
	@$(BIN)/python -m benchmarks.instructions $(ARGS)

faults: venv ## Kill servers, databases and buses while people play, and audit it: ARGS="--kills 50 --only sqlite"
	@$(BIN)/python -m tests.faults $(ARGS)

lint: venv ## Look for bad style and bad format
	@echo "lint: ruff"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: venv ## Check the types
	@echo "types: mypy"
	@$(BIN)/mypy
	@echo "types: TypeScript"
	@$(BIN)/python tools/typescript.py --check
	@tools/client.sh check

compiled: venv ## Compile what has changed of the games into build/compiled
	@$(BIN)/python -m tools.compiled

golden: venv ## Play the golden games anew; then look at the difference
	@$(BIN)/python -m tests.golden.regenerate $(ARGS)

mutate: venv ## Make small mistakes in copies of the code, and count those that the tests notice
	@$(BIN)/python -m tools.mutate $(ARGS)

package: client ## Make the sources as one file and a wheel for this Python, both with the client, in dist
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation --outdir dist

pythons: client ## Run tests with each Python from 3.11 to 3.13 that is installed: ARGS="tests/kernel"
	@$(BIN)/python -m tools.pythons $(ARGS)

docs: venv ## Build the pages about Skerry into build/site
	@$(BIN)/python -m tools.site

clean: ## Remove all that these verbs have made
	@echo "clean: .venv, build, the client and caches"
	@rm -rf .venv build dist web/node_modules src/skerry/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis src/skerry.egg-info
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

venv:
	@tools/setup.sh
