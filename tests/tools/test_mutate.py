"""Mutants are small mistakes in what is carried out, and a sample of them is drawn fairly."""

import re
import textwrap

import pytest

from tools.mutate.mutations import mutations
from tools.mutate.sample import PACKAGES, ROOT, SOURCE, sample
from tools.mutate.trial import concerns


def mutants(source: str) -> set[str]:
    """Return all mutants of some lines of code."""
    text = textwrap.dedent(source).strip().encode()
    return {mutation.applied(text).decode() for mutation in mutations(text)}


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("a < b", {"(a <= b)", "(a >= b)"}),
        ("a and b", {"(a or b)", "(a)", "(b)"}),
        ("not a", {"(a)"}),
        ("a + b", {"(a - b)"}),
        ("a -= b", {"a += b"}),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = True", {"x = False"}),
        ("min(a, b)", {"max(a, b)", "pass"}),
        ("x = sorted(a, key=b)", {"x = list(a)"}),
        ("x = a if b else c", {"x = (c if b else a)"}),
        ("go()", {"pass"}),
        (
            "for x in y:\n    if x:\n        continue",
            {"for x in y:\n    if False:\n        continue"},
        ),
        ("def f() -> list[int]:\n    return a", {"def f() -> list[int]:\n    return ([])"}),
        ("x = 'ö' * a + b", {"x = ('ö' * a - b)"}),
    ],
)
def test_a_mistake_changes_one_thing(source: str, made: set[str]) -> None:
    assert mutants(source) == made


@pytest.mark.parametrize(
    "source",
    [
        '"""One of 3."""',
        "x: Literal[3]",
        '__slots__ = ("a", "b")[:1]',
        "assert a < b, c + d",
        'LOG.info("%s", 3)',
        "if TYPE_CHECKING:\n    go()",
        'x = f"{a + 1}"',
        "class A(B, frozen=True):\n    a: int",
        "def f(a: Literal[3]) -> Literal[3]:\n    x = a",
        'x = "a" + b + [c]',
    ],
)
def test_what_is_not_carried_out_is_left_alone(source: str) -> None:
    assert mutants(source) == set()


def test_a_seed_draws_the_same_mutants_with_equal_shares() -> None:
    drawn = sample(PACKAGES, 10, 5)
    assert drawn == sample(PACKAGES, 10, 5) != sample(PACKAGES, 10, 6)
    packages = [mutant.module.partition("/")[0] for mutant in drawn]
    assert sorted(map(packages.count, PACKAGES)) == [3, 3, 4]
    assert len({str(mutant) for mutant in drawn}) == 10


def test_every_mutant_of_a_sample_can_be_compiled_and_differs() -> None:
    for mutant in sample(PACKAGES, 60, 7):
        compile(mutant.source(), mutant.module, "exec")
        assert mutant.source() != (SOURCE / mutant.module).read_bytes()
        assert mutant.diff()


@pytest.mark.parametrize("package", [*PACKAGES, "agents"])
def test_every_module_has_tests_that_concern_it(package: str) -> None:
    for path in (SOURCE / package).rglob("*.py"):
        assert concerns(path.relative_to(SOURCE).as_posix())


def test_every_mutant_that_lived_is_held_by_a_test_that_exists() -> None:
    named = re.findall(r"`(test_\w+)`", (ROOT / "docs/mutants.md").read_text(encoding="utf-8"))
    written = "".join(
        [path.read_text(encoding="utf-8") for path in ROOT.glob("tests/**/test_*.py")]
    )
    assert named
    assert [name for name in named if f"def {name}(" not in written] == []
