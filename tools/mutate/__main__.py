"""Make small mistakes in copies of the code, and count how many of them the tests notice."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path

from tools.mutate.sample import PACKAGES, Mutant, sample
from tools.mutate.trial import Bench, Outcome

STOPPED = 130  # as shells say it of what Ctrl-C has ended


def main() -> int:
    """Try a sample of mutants, and print which of them the tests did not notice."""
    asked = _asked()
    mutants = sample(tuple(asked.package or PACKAGES), asked.number, asked.seed)
    print(f"mutate: {len(mutants)} mutants, seed {asked.seed}", flush=True)
    if asked.list:
        for mutant in mutants:
            print(_shown(mutant))
        return 0
    outcomes: list[Outcome] = []
    code = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        bench = Bench(Path(folder), asked.at_once)
        with ThreadPoolExecutor(asked.at_once) as pool:
            try:
                _try_out(bench, pool, mutants, outcomes)
            except KeyboardInterrupt:
                print("mutate: stopped; this is known so far", flush=True)
                code = STOPPED
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
                bench.stop()
    _report(outcomes)
    return code


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument("--number", type=int, default=90, help="how many mutants, in all packages")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--package", action="append", help="such as kernel or games/everdell")
    parser.add_argument("--at-once", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="show the mutants, and try none")
    return parser.parse_args()


def _try_out(
    bench: Bench, pool: ThreadPoolExecutor, mutants: list[Mutant], outcomes: list[Outcome]
) -> None:
    begun: list[Future[Outcome]] = [pool.submit(bench.try_out, mutant) for mutant in mutants]
    for done in as_completed(begun):
        outcome = done.result()
        outcomes.append(outcome)
        count = f"{len(outcomes)}/{len(mutants)}"
        told = f"{outcome.verdict:6} {outcome.seconds:6.1f} s  {outcome.mutant}"
        print(f"mutate: {count:>7} {told}  {outcome.noticed}", flush=True)


def _report(outcomes: list[Outcome]) -> None:
    print("\n| package | mutants | killed | by the clock | alive | kill rate |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    packages = sorted({_package(outcome) for outcome in outcomes})
    for package in packages:
        _print_row(package, [each for each in outcomes if _package(each) == package])
    if len(packages) > 1:
        _print_row("all", outcomes)
    for outcome in sorted(outcomes):
        if outcome.verdict == "alive":
            print(f"\n{_shown(outcome.mutant)}")


def _print_row(name: str, outcomes: list[Outcome]) -> None:
    verdicts = Counter(outcome.verdict for outcome in outcomes)
    numbers = [len(outcomes), *[verdicts[verdict] for verdict in ("killed", "clock", "alive")]]
    rate = 100 * (1 - verdicts["alive"] / len(outcomes))
    print(f"| {name} | {' | '.join(map(str, numbers))} | {rate:.0f} % |")


def _package(outcome: Outcome) -> str:
    return outcome.mutant.module.partition("/")[0]


def _shown(mutant: Mutant) -> str:
    return "\n".join([str(mutant), *mutant.diff()])


if __name__ == "__main__":
    sys.exit(main())
