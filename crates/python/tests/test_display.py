"""Games to look at."""

from xml.etree import ElementTree

import carvania
from conftest import dealt, play


def test_every_game_is_drawn_as_xml(title):
    game = play(dealt(title, 3), 1, 80)
    for language in ("en", "fr"):
        root = ElementTree.fromstring(carvania.picture(game, language, ["Ada", "Ben & Co", "<Cleo>"]).svg)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        text = "".join(root.itertext())
        assert "Ben & Co" in text and "<Cleo>" in text
        spaces = {element.tag.split("}")[0] for element in root.iter()}
        assert spaces == {"{http://www.w3.org/2000/svg", "{http://www.w3.org/1999/xhtml"}
        # Whatever is drawn once and used often is there.
        ids = {element.get("id") for element in root.iter()}
        uses = {element.get("href") for element in root.iter("{http://www.w3.org/2000/svg}use")}
        assert uses and all(use[1:] in ids for use in uses)


def test_a_notebook_shows_a_game():
    game = dealt("GE")
    assert game._repr_svg_().startswith("<svg") and carvania.picture(game)._repr_svg_().startswith("<svg")
    assert repr(game).startswith("<carvania.Game GE for 2, round 1, seat 0 decides")


def test_a_picture_is_written(tmp_path):
    carvania.picture(dealt("EM")).save(tmp_path / "table.svg")
    ElementTree.parse(tmp_path / "table.svg")


def test_a_game_is_stepped_through():
    game = play(dealt("GE"), 1, 10)
    steps = list(carvania.steps(game))
    assert [action for action, _ in steps][1:] == game.history()
    assert steps[-1][1] == game and steps[0][1].history() == []
