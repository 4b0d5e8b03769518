"""The reference is what the sources say: `UPDATE_FIXTURES=1 pytest tests/test_reference.py` writes it anew.

It is read from the sources and the stub, so it is whole also where Ray or OpenSpiel are not installed.
"""

import ast
import inspect
import os
from pathlib import Path

import carvania

PACKAGE = Path(__file__).parents[1] / "python/carvania"
REFERENCE = Path(__file__).parents[3] / "docs/python-reference.md"
MODULES = ["gymnasium", "pettingzoo", "openspiel", "ray", "onnx", "program", "dataset", "display"]
HEAD = """# Reference of the package for Python

What the package `carvania` has, with its own words. [The guide](python.md) shows how it goes together. `help(carvania)` says the same.

"""


def tree(name):
    return ast.parse((PACKAGE / name).read_text(encoding="utf-8"))


def definitions(module):
    """The public classes, functions and constants of a source by their names; a constant with what stands below it."""
    found = {}
    for node, after in zip(module.body, [*module.body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = node
        target = node.target if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [None])[0]
        is_told = (
            isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str)
        )
        if isinstance(target, ast.Name):
            found[target.id] = inspect.cleandoc(after.value.value) if is_told else ""
    return {name: node for name, node in found.items() if not name.startswith("_") or name == "__version__"}


def signature(node):
    """Its arguments without `self`, and what it returns."""
    arguments = ast.unparse(node.args)
    for own in ("self, ", "self", "cls, ", "cls"):
        if arguments.startswith(own):
            arguments = arguments.removeprefix(own)
            break
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({arguments}){returns}"


def is_property(node):
    return any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list)


def described(name, node):
    """A heading and what there is to say of it."""
    if isinstance(node, str):
        return f"### `{name}`\n\n{node}\n" if node else ""
    text = ast.get_docstring(node) or ""
    if isinstance(node, ast.FunctionDef):
        return f"### `{name}{signature(node)}`\n\n{text}\n"
    methods = {member.name: member for member in node.body if isinstance(member, ast.FunctionDef)}
    begin = methods.pop("__init__", None)
    lines = [f"### `{name}{signature(begin).removesuffix(' -> None') if begin else ''}`\n\n{text}\n"]
    if begin and ast.get_docstring(begin):
        lines.append(f"{ast.get_docstring(begin)}\n")
    members = [
        f"- `{name}`: {told}" if is_property(member) else f"- `{name}{signature(member)}`: {told}"
        for name, member in methods.items()
        if not name.startswith("_") and (told := " ".join((ast.get_docstring(member) or "").split()))
    ]
    return "\n".join([*lines, *members, ""] if members else lines)


def reference():
    engine, init = definitions(tree("_carvania.pyi")), definitions(tree("__init__.py"))
    sources = {**engine}
    for name in ("vector.py", "lab.py", "display.py"):
        sources |= definitions(tree(name))
    sources |= init
    parts = [HEAD, f"## `carvania`\n\n{ast.get_docstring(tree('__init__.py'))}\n"]
    parts += [described(name, sources[name]) for name in carvania.__all__]
    for module in MODULES:
        source = tree(f"{module}.py")
        parts.append(f"## `carvania.{module}`\n\n{ast.get_docstring(source)}\n")
        parts += [
            described(name, node)
            for name, node in definitions(source).items()
            if not (module == "display" and name in carvania.__all__) and name != "main"
        ]
    return "\n".join(part for part in parts if part).rstrip() + "\n"


def test_the_reference_is_what_the_sources_say():
    if os.environ.get("UPDATE_FIXTURES"):
        REFERENCE.write_text(reference(), encoding="utf-8")
    assert reference() == REFERENCE.read_text(encoding="utf-8")


def test_everything_public_has_something_to_say():
    for module in ["vector", "lab", *MODULES]:
        for name, node in definitions(tree(f"{module}.py")).items():
            assert isinstance(node, str) or ast.get_docstring(node), f"{module}.{name}"
            for member in getattr(node, "body", []) if isinstance(node, ast.ClassDef) else []:
                if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
                    assert ast.get_docstring(member), f"{module}.{name}.{member.name}"
