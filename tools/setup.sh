#!/bin/sh
# Make .venv with all that developers need, or say in one sentence why it cannot be made.
set -eu
cd "$(dirname "$0")/.."
note=.venv/made-from

stop() {
    echo "setup: $1" >&2
    exit 1
}

# What .venv is made from: the place, because a venv cannot be moved, and these files.
origin() {
    pwd -P
    cat pyproject.toml constraints.txt setup.py
}

find_python() {
    found=
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; else set -- python3 python3.13 python3.12 python3.11; fi
    for python; do
        version=$("$python" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || continue
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' && return
        found="${found:+$found, }$python is $version"
    done
    stop "Skerry needs Python 3.11 or newer, but ${found:-$* cannot be run}; install one or name it with PYTHON=/path/to/python3."
}

make_venv() {
    echo "setup: making .venv with Python $version"
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        stop "$python has no venv or ensurepip module; on Debian or Ubuntu install the package python${version%.*}-venv."
    "$python" -m venv --clear .venv || stop "$python could not make .venv."
}

# Without its pyvenv.cfg a venv is the Python it was made with, and that is not ours to change.
check_venv() {
    .venv/bin/python -c 'import sys; sys.exit(sys.prefix == sys.base_prefix)' ||
        stop ".venv is damaged; remove it and try again."
}

# pip's steps are shown, the rest is kept, so that the usual failures become one sentence.
install() {
    check_venv
    rm -f .venv/failed
    {
        SKERRY_COMPILE=0 .venv/bin/python -m pip install --disable-pip-version-check \
            --constraint constraints.txt "$@" 2>&1 || touch .venv/failed
    } | tee .venv/log | grep -E '^(Collecting|Installing)' || true
    [ -e .venv/failed ] || return 0
    if grep -q 'No space left' .venv/log; then
        stop "the disk is full."
    elif grep -Eq 'Retrying|ConnectionError|Max retries|timed out' .venv/log; then
        stop "the package index cannot be reached; check the network and the settings of pip, then try again."
    fi
    tail -n 20 .venv/log >&2
    stop "pip could not install the packages; its last words are above, all of them in .venv/log."
}

# Two that make .venv at once would undo each other's work.
if command -v flock >/dev/null; then
    mkdir -p build
    exec 9>build/setup.lock
    flock 9
fi

if [ "$(head -n 1 $note 2>/dev/null)" = "$(pwd -P)" ] && .venv/bin/python -c '' 2>/dev/null; then
    [ "$(origin)" != "$(cat $note)" ] || exit 0
    echo "setup: bringing .venv up to date"
else # There is none, or it was moved, or making it was interrupted.
    find_python
    make_venv
fi
rm -f $note
echo "setup: installing packages"
install setuptools
install --no-build-isolation --editable '.[dev]'
origin >$note
