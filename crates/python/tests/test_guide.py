"""The guide says what is true: its code runs, and its tables are those of the package."""

import os
import re
from pathlib import Path

import pytest

import carvania

pytest.importorskip("pandas", reason="SKIPPED: pandas is not installed")
pytest.importorskip("polars", reason="SKIPPED: polars is not installed")
pytest.importorskip("pettingzoo", reason="SKIPPED: pettingzoo is not installed")

GUIDE = Path(__file__).parents[3] / "docs/python.md"


def test_its_code_runs_from_the_first_piece_to_the_last(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pieces = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(pieces) >= 10
    names = {"__name__": "guide"}
    for number, piece in enumerate(pieces, 1):
        exec(compile(piece, f"{GUIDE.name}, piece {number}", "exec"), names)


def sizes():
    for title in carvania.titles():
        game = carvania.Game(title, 2, seed=1)
        yield f"| {title} | {len(game.observation(0))} | {len(game.tensor(0))} | {game.num_actions} |"


def blocks():
    for title in carvania.titles():
        yield f"| {title} | {', '.join(f'{kind} {first}+{size}' for kind, first, size in carvania.action_blocks(title))} |"


@pytest.mark.parametrize("name, rows", [("sizes", sizes), ("blocks", blocks)])
def test_its_tables_are_those_of_the_package(name, rows):
    text = GUIDE.read_text(encoding="utf-8")
    mark = f"<!-- {name} -->"
    table = re.compile(rf"(?:^\|[^\n]*\n)*{mark}\n", re.MULTILINE)
    head = re.search(rf"(?:^\|[^\n]*\n)(?:^\|---[^\n]*\n)(?P<rows>(?:^\|[^\n]*\n)*){mark}\n", text, re.MULTILINE)
    assert head and table.search(text)
    wanted = "".join(f"{row}\n" for row in rows())
    if os.environ.get("UPDATE_FIXTURES"):
        start, end = head.span("rows")
        GUIDE.write_text(text[:start] + wanted + text[end:], encoding="utf-8")
    else:
        assert head["rows"] == wanted


def test_everything_public_is_documented():
    for name in carvania.__all__:
        thing = getattr(carvania, name)
        if callable(thing):
            assert thing.__doc__, name
            for member, value in vars(thing).items() if isinstance(thing, type) else ():
                if not member.startswith("_") and callable(value):
                    assert value.__doc__, f"{name}.{member}"


def test_the_types_name_what_is_there():
    import ast

    stub = Path(carvania.__file__).with_name("_carvania.pyi").read_text(encoding="utf-8")
    for node in ast.parse(stub).body:
        if isinstance(node, ast.FunctionDef):
            assert hasattr(carvania._carvania, node.name), node.name
        if isinstance(node, ast.ClassDef):
            of = getattr(carvania._carvania, node.name)
            told = {member.name for member in node.body if isinstance(member, ast.FunctionDef)}
            assert all(hasattr(of, member) for member in told), (node.name, told)
            public = {member for member in vars(of) if not member.startswith("_")}
            assert node.name == "IllegalAction" or public <= told, (node.name, public - told)
    for name in dir(carvania._carvania):
        assert name.startswith("_") or name in stub, name
