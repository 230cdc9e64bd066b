"""A cluster of machines as a place to play, on Ray. Nothing is sent to anybody but its own nodes."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Any, Self, TypeVar

import skerry
from skerry.extras import needed
from skerry.kernel.errors import OptionError, SkerryError
from skerry.kernel.text import Text
from skerry.lab.workers import AHEAD
from skerry.registry import Registered, adopt, registered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"  # instead of an address: a cluster of this machine alone, for this run
LOOPBACK = "127.0.0.1"
RETRIES = (
    8  # so often a task is begun anew whose node was lost; one that always kills its node ends
)

# Ray counts its users unless it is told not to, and reads this when it is loaded.
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ.setdefault(
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0"
)  # it would warn of its next release

try:
    import ray
except ImportError:
    raise OptionError(needed("ray")) from None


class Cluster:
    """The nodes behind an address. A task whose node is lost is done again by another one.

    Games are numbered and their seeds derived from the number, so it does not matter which node
    plays one, nor how often: the same comes out, and it is counted once.
    """

    def __init__(self, address: str) -> None:
        where: dict[str, Any] = {"address": address}
        if address == LOCAL:
            where |= {"include_dashboard": False, "_node_ip_address": LOOPBACK}
        try:
            ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError):
            raise OptionError(Text("error-no-cluster", {"address": address})) from None
        self.room = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._remote = ray.remote(num_cpus=1, max_retries=RETRIES)(carry_out)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Share the tasks out among the nodes, and give the results in order."""
        waiting, brought = iter(tasks), registered()
        begun: list[ray.ObjectRef[Any]] = []
        while True:
            for task in waiting:
                begun.append(self._remote.remote(skerry.__version__, brought, work, task))
                if len(begun) >= AHEAD * self.room:
                    break
            if not begun:
                return
            yield _receive(begun.pop(0))


_ADOPTED: list[Registered] = []  # by the process of a node, which does many tasks


def carry_out(
    version: str, brought: Registered, work: Callable[[T], R], task: T
) -> R | SkerryError:
    """Do the work on a node, if it has the same Skerry; a refusal comes back as what it is."""
    own = skerry.__version__
    if own != version:
        return OptionError(Text("error-cluster-version", {"own": version, "other": own}))
    if brought not in _ADOPTED:
        adopt(brought)
        _ADOPTED.append(brought)
    try:
        return work(task)
    except SkerryError as error:
        return error


def _receive(reference: Any) -> Any:  # noqa: ANN401 - whatever the work gives
    try:
        result = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.as_instanceof_cause() from None
    except ray.exceptions.RayError:
        raise SkerryError(Text("error-cluster-lost")) from None
    if isinstance(result, SkerryError):
        raise result
    return result
