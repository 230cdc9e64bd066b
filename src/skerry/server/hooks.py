"""A hook of whoever serves: a command or an address that is told something as JSON, and never waited for long."""

from __future__ import annotations

import asyncio
import http.client
import logging
import shlex

from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.server.outward import posted

LOG = logging.getLogger(__name__)
PATIENCE = 10.0  # seconds
JSON = {"Content-Type": "application/json"}


def check(hook: str) -> None:
    """Refuse what is neither a command nor an address."""
    try:
        command = shlex.split(hook)
    except ValueError:
        command = []
    if not command:
        raise OptionError(Text("server-hook", {"hook": hook}))


async def call(hook: str, body: bytes) -> None:
    """Tell the hook; what goes wrong there is logged, without what was told."""
    try:
        if hook.startswith(("http://", "https://")):
            status = await asyncio.to_thread(posted, hook, body, JSON, PATIENCE)
            if status >= 400:
                LOG.warning("The hook answered %d", status)
        elif ended := await _run(shlex.split(hook), body):
            LOG.warning("The hook ended with %d", ended)
    except (OSError, http.client.HTTPException) as error:
        LOG.warning("The hook cannot be called: %s", type(error).__name__)


async def _run(command: list[str], body: bytes) -> int:
    """Run a command with something on its input, without a shell; it is ended if it takes too long."""
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            await process.communicate(body)
    except TimeoutError:
        process.kill()
        await process.wait()
    return process.returncode or 0
