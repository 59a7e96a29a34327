"""Real dice, typed by face or by name."""

from __future__ import annotations

import pytest

from heraut.cli.faces import listed, plain, read_faces
from heraut.games.heroes3.game import load
from heraut.games.heroes3.model import RESOURCE_DIE, TREASURE_DIE
from heraut.kernel import Die, Refusal
from heraut.kernel.chance import Throwing
from tests.cli.test_play import answers, run

RESOURCE = {"0": "3\u00a0gold", "1": "6\u00a0gold", "2": "2\u00a0materials", "3": "4\u00a0materials"}
ATTACK = {"-1": "−1", "0": "0", "1": "+1"}


@pytest.mark.parametrize(
    ("line", "faces"),
    [
        ("3", ["3"]),
        ("3 gold", ["0"]),
        ("6 Gold", ["1"]),
        ("3 gold 3", ["0", "3"]),
        ("2 materials, 6 gold, 0", ["2", "1", "0"]),
    ],
)
def test_a_face_is_typed_as_it_is_written_or_by_its_name(line: str, faces: list[str]) -> None:
    assert read_faces(line, RESOURCE) == faces


def test_signs_are_heard() -> None:
    assert read_faces("−1 +1 0 -1", ATTACK) == ["-1", "1", "0", "-1"]


def test_what_cannot_have_fallen_is_refused_with_all_that_may() -> None:
    with pytest.raises(Refusal) as refusal:
        read_faces("6 gold 5 gold", RESOURCE)
    assert refusal.value.details["given"] == "5 gold"
    assert refusal.value.details["known"] == listed(RESOURCE)
    assert listed(RESOURCE).startswith("0 (3\u00a0gold), 1 (6\u00a0gold)")
    assert listed(ATTACK) == "-1, 0, 1"


@pytest.mark.parametrize("die", [RESOURCE_DIE, TREASURE_DIE])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_faces_of_heroes_are_told_apart_by_their_names(die: Die, lang: str) -> None:
    game = load()
    state, _ = game.setup("house_first_steps", {one.name: one.usual for one in game.settings()})
    state.agenda = [Throwing(die.name, 1, "site")]
    names = {str(face): str(game.wording(state, "chance", face, lang)) for face in die.values}
    for face, name in names.items():
        assert plain(name) != face
        assert read_faces(name, names) == [face]


def test_a_name_typed_is_kept_as_its_face_and_help_lists_them() -> None:
    typed = ("play", "heroes3", "--scenario", "house_first_steps", "--dice", "typed")
    told = run(*typed, lines=["help", "+1", "−1", "save dice.json"]).stdout
    assert "may be: -1, 0, 1" in told
    assert answers("dice.json") == [[-1, "1", "manual"], [-1, "-1", "manual"]]
