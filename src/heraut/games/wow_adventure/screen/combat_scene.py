"""The combat as a screen shows it: two sides with their dice, their numbers and why, and how it would end now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from heraut.games.wow_adventure.model import BLACK, RED, Fight, Game
from heraut.games.wow_adventure.numbers.fight import (
    MELEE,
    RANGED,
    SIDES,
    STEPS,
    Reckoning,
    health_parts,
    kind_of,
    seat_of,
    special,
)
from heraut.games.wow_adventure.rules.ch3_combat.strikes import name_of, prevention_left
from heraut.games.wow_adventure.screen.card_text import effects_label
from heraut.games.wow_adventure.screen.signs import CHARACTERS, CREATURES, PRINTED
from heraut.kernel.values import ADDED, Part, total
from heraut.kernel.values import PRINTED as PRINTED_NUMBER
from heraut.tabletop.scene import Arrow, Board, Cell, Dice, Label, Number, Piece, Tint, Token

TINTS: dict[int, Tint] = {RED: "gueules", BLACK: "sable"}


def fighter(side: int) -> str:
    return f"f{side}"


def combat_board(t: Game, fight: Fight) -> Board:
    """The active player on the left, whoever he fights on the right; arrows are the attacks that will be made."""
    return Board(
        "combat",
        "square",
        Label("board-combat"),
        width=3,
        height=1,
        cells=tuple([Cell(f"arena-{place}", place, 0) for place in range(3)]),
        pieces=tuple([fighter(side) for side in SIDES]),
        arrows=tuple(_arrows(t, fight)),
    )


def _arrows(t: Game, fight: Fight) -> Iterator[Arrow]:
    values = Reckoning(t, fight)
    for side in SIDES if all(fight.dice) else ():
        seat = seat_of(fight, side)
        for attack in STEPS:
            if values.makes(side, attack):
                label = _outcome(t, values, side, attack)
                yield Arrow(fighter(side), fighter(1 - side), label, seat if seat >= 0 else None)


def combat_pieces(t: Game, fight: Fight) -> Iterator[Piece]:
    values = Reckoning(t, fight)
    for side in SIDES:
        seat = seat_of(fight, side)
        power = special(t, fight) if side == BLACK else ()
        yield Piece(
            fighter(side),
            Label("piece-fighter", {"source": name_of(t, fight, side)}),
            seat if seat >= 0 else None,
            cell=f"arena-{0 if side == RED else 2}",
            icon=_icon(t, fight, side),
            note=effects_label(power) if power else None,
            tokens=tuple(_tokens(t, values, side)),
            numbers=tuple(_numbers(t, values, side)),
        )


def _icon(t: Game, fight: Fight, side: int) -> str:
    seat = seat_of(fight, side)
    if seat >= 0:
        return CHARACTERS[t.state.heroes[seat].character]
    return CREATURES[kind_of(t, fight, side)] if fight.card else PRINTED[t.content.board[fight.printed].kind]


def _numbers(t: Game, values: Reckoning, side: int) -> Iterator[Number]:
    """WW-CMB-3 WW-CMB-4. Attacks without their die, defence, damage, health; each with its reasons."""
    fight, id, seat = values.fight, fighter(side), seat_of(values.fight, side)
    for attack in STEPS:
        parts = values.attack_parts(side, attack)
        if parts:
            yield number(fight, f"{id}.{attack}", f"number-{attack}", parts)
            yield number(fight, f"{id}.{attack}_damage", f"number-{attack}-damage", values.damage_parts(side, attack))
    yield number(fight, f"{id}.defence", "number-defence", values.defence_parts(side))
    printed = [Part(PRINTED_NUMBER, values.stats[side].health, "printed")]
    yield number(fight, f"{id}.health", "number-health", health_parts(t, seat) if seat >= 0 else printed)


def number(fight: Fight, id: str, label: str, parts: Iterable[Part]) -> Number:
    """What the encounter's own special changes is said to be that: its card is also called by its item."""
    told = tuple([part._replace(reason="special") if part.reason == fight.card else part for part in parts])
    return Number(id, Label(label), total(told), told)


def _tokens(t: Game, values: Reckoning, side: int) -> Iterator[Token]:
    """Damage taken, damage that will be spared, and what is true of this side."""
    fight, id, seat = values.fight, fighter(side), seat_of(values.fight, side)
    damage = t.state.heroes[seat].damage if seat >= 0 else fight.wounds
    if damage:
        yield Token(f"{id}.damage", Label("token-damage"), damage, ("WW-CMB-5",), tone="hurt")
    spared = prevention_left(t, fight, side)
    if spared > 0:
        yield Token(f"{id}.prevent", Label("token-prevent"), spared, ("WW-CMB-30",), tone="good")
    for switch in ("strikes_first", "no_melee"):
        if values.is_so(side, switch):
            yield Token(f"{id}.{switch}", Label(f"token-{switch.replace('_', '-')}"), rules=("WW-CMB-31",), tone="warn")


# ── dice, and how they lie ───────────────────────────────────────────────────────────────────────────────────────────


def combat_dice(t: Game, fight: Fight) -> Iterator[Dice]:
    """WW-CMB-10. The red die and the black one, with what changes them."""
    values = Reckoning(t, fight)
    for side, label in ((RED, "dice-red"), (BLACK, "dice-black")):
        seat, fell = seat_of(fight, side), fight.dice[side]
        added = number(fight, f"{label}.added", "number-die", changes(values, side)) if fell else None
        shown = (added,) if added and added.value else ()
        faces = (str(fell),) if fell else ()
        yield Dice(label, Label(label), faces, 0 if fell else 1, shown, seat if seat >= 0 else None, TINTS[side])


def changes(values: Reckoning, side: int) -> Iterator[Part]:
    """WW-DIE-3. What is added to the face that fell, which it takes to 6 at most and to 1 at least."""
    face, *parts = values.die_parts(side)
    for part in parts:
        yield part if part.layer == ADDED else part._replace(amount=part.amount - face.amount)


def outlook(t: Game) -> Iterator[Label]:
    """WW-CMB-3 WW-CMB-4. Each attack as the dice lie: ranged ones first."""
    fight = t.state.fight
    if fight is None or not all(fight.dice):
        return
    values = Reckoning(t, fight)
    for attack in (RANGED, MELEE):
        for side in SIDES:
            if values.makes(side, attack):
                yield _outcome(t, values, side, attack)


def _outcome(t: Game, values: Reckoning, side: int, attack: str) -> Label:
    return Label(
        "note-attack",
        {
            "source": name_of(t, values.fight, side),
            "attack": attack,
            "value": (values.attack(side, attack) or 0) + values.dice[side],
            "defence": values.defence(1 - side),
            "hit": "yes" if values.hits(side, attack) else "no",
            "damage": values.damage(side, attack),
        },
    )
