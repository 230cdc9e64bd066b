"""What can be counted from outside, for Prometheus: of one process, or of all workers together."""

from __future__ import annotations

import os

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the folder in which workers count together

ANSWERS = Counter("skerry_answers", "Answers that are safe on disk")
REFUSED = Counter("skerry_refused", "Requests that were refused", ["error"])
COMMIT = Histogram("skerry_commit_seconds", "How long a request waits for the disk")
SENT = Counter("skerry_sent_bytes", "What viewers were sent of tables")
FAILURES = Counter("skerry_agent_failures", "Choices at which an agent failed")
TABLES = Gauge("skerry_tables", "Tables in memory", multiprocess_mode="livesum")
VIEWERS = Gauge("skerry_viewers", "Websockets of viewers", multiprocess_mode="livesum")


def exposed() -> bytes:
    """All figures, as Prometheus reads them."""
    if not os.environ.get(SHARED):
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
