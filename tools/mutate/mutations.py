"""Which small mistakes could be made in a module: each is one change of its text."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

BOUNDARY = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
NEGATED = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
EXCHANGED = {"min": "max", "max": "min", "sorted": "list", "reversed": "list"}
LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break)
SEQUENCES = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)
DEFAULTS = {"bool": ("True", "False"), "int": ("0",), "str": ('""',)}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Mutation(NamedTuple):
    """Text to put in place of some bytes of a module, which begin in a line."""

    line: int
    begin: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        """Return the module with this mistake."""
        return source[: self.begin] + self.text.encode() + source[self.end :]


def mutations(source: bytes) -> list[Mutation]:
    """List all mistakes that this module could have, in the order of its text."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: set[Mutation] = set()
    for old, new in _changes(ast.parse(source), ""):
        assert old.end_lineno is not None
        assert old.end_col_offset is not None
        begin = starts[old.lineno - 1] + old.col_offset
        end = starts[old.end_lineno - 1] + old.end_col_offset
        text = ast.unparse(new)
        if isinstance(new, ast.expr) and not isinstance(new, ast.Constant | ast.Call):
            text = f"({text})"
        if text != ast.unparse(old):
            found.add(Mutation(old.lineno, begin, end, text))
    return sorted(found)


Change = tuple[ast.expr | ast.stmt, ast.AST]


def _changes(node: ast.AST, returns: str) -> Iterator[Change]:
    """Walk through what is carried out; `returns` is what the function around says it returns."""
    if isinstance(node, FUNCTIONS):
        returns = "" if node.returns is None else ast.unparse(node.returns)
    elif isinstance(node, ast.expr):
        for expression in _other_expressions(node):
            yield node, expression
    elif isinstance(node, ast.stmt):
        yield from _other_statements(node, returns)
    for child in _carried_out(node):
        yield from _changes(child, returns)


def _carried_out(node: ast.AST) -> list[ast.AST]:
    """Leave out types, assertions, what is logged, and the pieces of a sentence."""
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=rest):
            return list(rest)
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            defaults = [default for default in node.args.kw_defaults if default is not None]
            return [*node.args.defaults, *defaults, *node.body]
        case ast.ClassDef(body=body):
            return list(body)
        case ast.AnnAssign(value=ast.expr() as value):
            return [value]
    return [] if _is_left_out(node) else list(ast.iter_child_nodes(node))


def _is_left_out(node: ast.AST) -> bool:
    match node:
        case ast.Assign(targets=[ast.Name(id="__slots__")]):
            return True
        case ast.Expr():
            return _is_logging(node)
    return isinstance(node, ast.Assert | ast.JoinedStr | ast.AnnAssign)


def _is_logging(node: ast.Expr) -> bool:
    return isinstance(node.value, ast.Call) and ast.unparse(node.value.func).startswith("LOG.")


def _other_expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Constant():
            yield from _other_constants(node)
        case ast.Compare():
            yield from _other_comparisons(node)
        case ast.BoolOp():
            yield from _other_conditions(node)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.BinOp(left, ast.Add() | ast.Sub() as op, right) if _is_sum(left, right):
            yield ast.BinOp(left, _opposite(op), right)
        case ast.Call(ast.Name(id=name), [*arguments]) if name in EXCHANGED:
            keywords = [] if EXCHANGED[name] == "list" else node.keywords
            yield ast.Call(ast.Name(EXCHANGED[name]), arguments, keywords)


def _other_constants(node: ast.Constant) -> Iterator[ast.expr]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)


def _other_comparisons(node: ast.Compare) -> Iterator[ast.expr]:
    for place, op in enumerate(node.ops):
        for table in (BOUNDARY, NEGATED):
            if type(op) in table:
                others = [*node.ops[:place], table[type(op)](), *node.ops[place + 1 :]]
                yield ast.Compare(node.left, others, node.comparators)


def _other_conditions(node: ast.BoolOp) -> Iterator[ast.expr]:
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for place in range(len(node.values)):
        rest = [*node.values[:place], *node.values[place + 1 :]]
        yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _other_statements(node: ast.stmt, returns: str) -> Iterator[Change]:
    match node:
        case ast.Expr(ast.Call() | ast.Await()) if not _is_logging(node):
            yield node, ast.Pass()
        case ast.AugAssign(target, ast.Add() | ast.Sub() as op, value) if _is_sum(value):
            yield node, ast.AugAssign(target, _opposite(op), value)
        case ast.If(test, [*_, last], []) if isinstance(last, LEAVES):
            yield test, ast.Constant(value=False)
        case ast.Return(ast.expr() as value):
            for default in _defaults(returns):
                yield value, ast.parse(default, mode="eval").body


def _defaults(returns: str) -> tuple[str, ...]:
    """Return what a function of this type would return if nobody had thought about it."""
    if returns.endswith("| None"):
        return ("None",)
    if returns.startswith("list["):
        return ("[]",)
    return DEFAULTS.get(returns, ())


def _is_sum(*parts: ast.expr) -> bool:
    """Tell whether these may be numbers: a text or a list can be added, but not taken away."""
    return not any(
        isinstance(part, SEQUENCES) or isinstance(getattr(part, "value", None), str)
        for part in parts
    )


def _opposite(op: ast.operator) -> ast.operator:
    return ast.Sub() if isinstance(op, ast.Add) else ast.Add()
