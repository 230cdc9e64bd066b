"""The files a browser asks for: the built client, the words, and a page that lists the API."""

from __future__ import annotations

import hashlib
import html
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from skerry import text
from skerry.server.api import COMPRESSED
from skerry.server.headers import policy_with
from skerry.server.links import linked

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # the names of such files contain their hash
ALWAYS_ASK = "no-cache"
BEFORE_A_GAME = ("kernel", "browser")
RULES = "rules_"  # the rulebook of a game
FRAME_OF_RULES = "rulebook"
REFUSALS = ("errors", "deck")  # fetched when something is refused
GUIDED = "lessons"  # what only a guided first game says
ADVICE = "advice"  # what only a hint and looking back say
COMMUNITY = "community"  # what only tables with a clock say, and places where strangers meet
ACCOUNT = "account"  # what only places with accounts say
ASIDE = (GUIDED, ADVICE, COMMUNITY, ACCOUNT)  # fetched when somebody opens it
ELSEWHERE = (
    *BEFORE_A_GAME,
    *REFUSALS,
    "terminal",
    "lab",
    FRAME_OF_RULES,
    *ASIDE,
)  # not at the tables
BORROWED = {  # Farshore has many cards' words from Everdell
    "everdell": ("woodland", "everdell"),
    "farshore": ("woodland", "everdell", "farshore"),
}
PACKED = {
    "br": ".br",
    "gzip": ".gz",
}  # by what a browser accepts, the best first: see web/tools/squeeze.mjs
STYLE = """body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
code{background:#8882;padding:0 .3em}"""
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"><style>{style}</style>
<h1>{title}</h1>{body}</html>"""
UNBUILT = PAGE.format(
    style=STYLE,
    title="Skerry runs, but its table is not built",
    body="<p>Build it with <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, then "
    'load this page again. The server itself is ready: see <a href="/api/docs">its API</a>.</p>',
)


@get("/text/{language:str}/{part:str}", include_in_schema=False)
async def words(language: str, part: str, request: Request[Any, Any, State]) -> Response[bytes]:
    """The messages of a language that a page needs: the front page, a game's table or rules, or any table."""
    if language not in text.LANGUAGES:
        raise NotFoundException
    body = "\n".join(text.source(language, name) for name in words_for(part.removesuffix(".ftl")))
    return _sent(request, body.encode(), "text/plain; charset=utf-8", ALWAYS_ASK)


def words_for(part: str) -> tuple[str, ...]:
    """The files that a page needs, beside those that every page has had before."""
    rules = [name for name in text.names() if name.startswith(RULES)]
    if part in rules:
        return (FRAME_OF_RULES, part)
    tables = tuple(name for name in text.names() if name not in (*ELSEWHERE, *rules))
    if part in ("front", "tables"):
        return BEFORE_A_GAME if part == "front" else tables
    if part == "refusals":
        return REFUSALS
    if part in ASIDE:
        return (part,)
    if part not in tables:
        raise NotFoundException
    return ("table", *BORROWED.get(part, (part,)))


@get("/api/openapi.json", include_in_schema=False)
async def description(request: Request[Any, Any, State]) -> dict[str, Any]:
    """The API as programs read it."""
    return linked(request.app.openapi_schema.to_schema())


@get("/api/docs", include_in_schema=False)
async def docs(request: Request[Any, Any, State]) -> Response[str]:
    """A page that lists all operations; no script, nothing from elsewhere."""
    page = _docs(request.app.openapi_schema.to_schema())
    return Response(page, media_type=MediaType.HTML, headers=policy_with(STYLE))


@get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED: True})
async def client(request: Request[Any, Any, State], path: str = "") -> Response[bytes]:
    """A file of the built client; addresses without one are for the client itself to show."""
    path = path.strip("/")
    if path.startswith("api/"):
        raise NotFoundException
    if "." not in path.rpartition("/")[2]:
        path = "index.html"
    found, packing = _packed(path, request.headers.get("accept-encoding", ""))
    if found is None and path == "index.html":
        return Response(UNBUILT.encode(), media_type=MediaType.HTML, headers=policy_with(STYLE))
    if found is None:
        raise NotFoundException
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    caching = FOREVER if path.startswith("assets/") else ALWAYS_ASK
    return _sent(request, found, kind, caching, packing)


def _packed(path: str, accepted: str) -> tuple[bytes | None, dict[str, str]]:
    """What lies there, as small as the build has made it for who accepts that; and headers that say so."""
    headers = {"Vary": "Accept-Encoding"}
    for encoding, ending in PACKED.items():
        if encoding in accepted and (small := _file(path + ending)) is not None:
            return small, {**headers, "Content-Encoding": encoding}
    return _file(path), headers


def _file(path: str) -> bytes | None:
    """What lies there; no path that can be asked for is a fault of ours."""
    try:
        found = (STATIC / path).resolve()
        if not found.is_relative_to(STATIC.resolve()) or not found.is_file():
            return None
        return found.read_bytes()
    except (OSError, ValueError):  # too long, or with signs that no file has
        return None


def _sent(
    request: Request[Any, Any, State],
    body: bytes,
    kind: str,
    caching: str,
    more: dict[str, str] | None = None,
) -> Response[bytes]:
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": caching, **(more or {})}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


def _docs(schema: dict[str, Any]) -> str:
    rows = [
        f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>"
        f"<p>{html.escape(operation.get('description') or operation.get('summary', ''))}</p>"
        for path, item in schema["paths"].items()
        for method, operation in item.items()
    ]
    intro = (
        '<p>The whole description, for programs: <a href="/api/openapi.json">openapi.json</a>. '
        "Keys go into the header <code>Authorization: Bearer seat:secret</code>. A viewer's "
        "websocket is at <code>/api/tables/{table}/live</code>; its first message is a hello.</p>"
    )
    return PAGE.format(style=STYLE, title="The API of Skerry", body=intro + "".join(rows))
