"""What the server says of itself: lines for people, or JSON for programs; never a secret."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Literal

Style = Literal["plain", "json"]
PLAIN = "%(asctime)s %(levelname)s %(name)s %(message)s"


class Lines(logging.Formatter):
    """One JSON object a line, so that nothing in a message can look like another line."""

    def format(self, record: logging.LogRecord) -> str:
        """Put a record into JSON, with its trace if it has one."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "of": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin(style: Style) -> None:
    """Write what is logged to the standard error, in this style."""
    to = logging.StreamHandler()
    to.setFormatter(Lines() if style == "json" else logging.Formatter(PLAIN))
    logging.basicConfig(level=logging.INFO, handlers=[to], force=True)
