#!/bin/sh
# Run the tests pure and then compiled; with --share, each flavour its share (see tests/conftest.py).
set -eu
cd "$(dirname "$0")/.."

can_compile() {
    [ "${SKERRY_COMPILE:-}" != 0 ] &&
        .venv/bin/python -c 'from tools.compiled import can_compile; raise SystemExit(not can_compile())'
}

run() {
    echo "test: $1"
    # Whoever has no test left takes some of another's: files stay together, and none waits long.
    .venv/bin/python -m pytest --numprocesses auto --dist worksteal --flavour "$@"
}

command -v chromium >/dev/null || echo "test: there is no Chromium here, so nobody looks at the pages; on Debian: apt-get install chromium"
if can_compile; then
    run pure "$@"
    .venv/bin/python -m tools.compiled
    PYTHONPATH=$PWD/build/compiled run compiled "$@"
else
    echo "test: no C compiler is used here, so everything runs pure, and only pure"
    [ "${1:-}" != --share ] || shift
    run pure "$@"
fi
