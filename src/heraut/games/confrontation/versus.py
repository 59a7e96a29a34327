"""Two fighters face to face: the table at which they fight it out."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches

from heraut.games.confrontation.game import Confrontation
from heraut.games.confrontation.model import Battle, Figure
from heraut.games.confrontation.rules.ch07_contact import suffer_charge
from heraut.kernel import Refusal, Table
from heraut.kernel.chance import Chance

ATTACKER, DEFENDER = 1, 2
MIDDLE = 300


def find_fighter(game: Confrontation, name: str) -> str:
    """A fighter by its id or by its name in either language; accents, capitals and hyphens do not matter."""
    known: dict[str, str] = {}
    for id, card in game.content.fighters.items():
        known.update({_plain(text): id for text in (id, card.name.fr, card.name.en)})
    wanted = _plain(name)
    if wanted in known:
        return known[wanted]
    begun = {known[text] for text in known if text.startswith(wanted)} if wanted else set()
    if len(begun) == 1:
        return begun.pop()
    near = sorted(begun) or list(dict.fromkeys(known[text] for text in get_close_matches(wanted, known, 5, 0.5)))
    sentence = "There is no fighter '{given}'. Near it: {near}."
    raise Refusal("no-fighter", sentence, given=name, near=", ".join(near or game.content.fighters))


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.lower())
    return " ".join("".join([sign if sign.isalnum() else " " for sign in letters if not _accent(sign)]).split())


def _accent(sign: str) -> bool:
    return unicodedata.combining(sign) != 0


def versus(
    game: Confrontation, attacker: str, defender: str, scenario: str, chance: Chance, charging: bool = False
) -> Battle:
    """These two in contact, and nobody else, by the rules of the scenario; played on to the first choice of a combat.

    Whatever is rolled before it (Tactics, Authority) is the chance's.
    """
    state, root = game.setup(scenario, game.choose_settings(scenario, {}))
    cards = game.content.fighters
    apart = (cards[attacker].base + cards[defender].base) // 2
    state.sides = 2
    state.tactics = (0, 1)
    state.modifiers.clear()
    state.figures = {
        ATTACKER: Figure(attacker, 0, MIDDLE, MIDDLE),
        DEFENDER: Figure(defender, 1, MIDDLE + apart, MIDDLE),
    }
    table: Battle = Table(game, state, chance)
    if charging:
        state.gain(ATTACKER, "charging", "turn")
        suffer_charge(table, DEFENDER, ATTACKER)
    table.begin(root)
    while table.decision is not None and table.decision.kind != "place_dice":
        table.answer(table.decision.options[0])
    return table.clone()
