"""The combat as a screen shows it: its enemies with their numbers now, and what was gathered against them."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.model.fights import Battle
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import NO_FOE, FoeId
from heraut.games.mage_knight.numbers import duels, foe_numbers
from heraut.games.mage_knight.numbers.limits import armour
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.rules.ch5_combat.attacking import Attack
from heraut.games.mage_knight.rules.ch5_combat.blocking import Blocks
from heraut.games.mage_knight.rules.ch5_combat.duel import Exchange
from heraut.games.mage_knight.rules.ch5_combat.duel_damage import Deal
from heraut.games.mage_knight.rules.ch5_combat.suffering import Damage
from heraut.games.mage_knight.screen.map_scene import ABILITY_RULES, ELEMENT_TONES
from heraut.games.mage_knight.screen.signs import KINDS, sign_of
from heraut.kernel.values import Part, total
from heraut.tabletop.scene import Board, Cell, Label, Number, Piece, Token

COMBAT, ARENA = "combat", "arena"


def hero_piece(seat: int) -> str:
    """Whoever fights, in the combat."""
    return f"fighter{seat}"


def foe_piece(foe: int) -> str:
    """An enemy of the combat."""
    return f"f{foe}"


def combat_board(t: Game, battle: Battle) -> Board:
    """The hero and a row of enemies, those that were beaten gone from it."""
    standing = [place for place, foe in enumerate(battle.foes) if not foe.beaten]
    cells = [Cell(ARENA), *[Cell(f"{ARENA}-{place}", place + 1) for place in range(len(battle.foes))]]
    return Board(
        COMBAT,
        "square",
        Label("board-combat", {"phase": battle.phase}),
        width=len(cells),
        height=1,
        cells=tuple(cells),
        pieces=(hero_piece(battle.seat), *[foe_piece(place) for place in standing]),
    )


def combat_pieces(t: Game, battle: Battle) -> Iterator[Piece]:
    """The hero with his armour, the enemies with their numbers now."""
    yield Piece(
        hero_piece(battle.seat),
        Label("piece-hero", {"seat": battle.seat}),
        battle.seat,
        cell=ARENA,
        icon=KINDS["hero"],
        numbers=(_number(f"{hero_piece(battle.seat)}.armour", "number-armour", tuple(armour(t, battle.seat))),),
        note=next(gathered(t), None),
    )
    for place, opponent in enumerate(battle.foes):
        foe = FoeId(place)
        id = foe_piece(place)
        yield Piece(
            id,
            Label("piece-foe", {"foe": place}),
            None,
            cell=f"{ARENA}-{place}",
            out=opponent.beaten,
            icon=sign_of(t.content, opponent.kind),
            note=Label(
                "note-foe", {"element": foe_numbers.attacker(t, foe).element, "fame": foe_numbers.fame_of(t, foe)}
            ),
            numbers=(
                _number(f"{id}.armour", "number-armour", tuple(foe_numbers.armour_of(t, foe))),
                _number(f"{id}.attack", "number-attack", tuple(foe_numbers.attack_of(t, foe))),
                _number(f"{id}.block", "number-block-needed", tuple(foe_numbers.need_of(t, foe))),
                _number(f"{id}.damage", "number-damage", tuple(foe_numbers.damage_of(t, foe))),
            ),
            tokens=tuple(_tokens(t, foe)),
        )


def _number(id: str, label: str, parts: tuple[Part, ...]) -> Number:
    return Number(id, Label(label), total(parts), parts)


def _tokens(t: Game, foe: FoeId) -> Iterator[Token]:
    """What it can do, what it resists now, what was done to it."""
    id, here, attacker = foe_piece(foe), foe_numbers.opponent(t, foe), foe_numbers.attacker(t, foe)
    walls = total(foe_numbers.fortified(t, foe))
    if walls:
        yield Token(f"{id}.fortified", Label("ability-fortified"), walls, ("MK-CMB-31",), tone="warn")
    for ability in attacker.abilities:
        if ability != "fortified":
            yield Token(f"{id}.{ability}", Label(f"ability-{ability}"), rules=(ABILITY_RULES[ability],), tone="warn")
    for element in sorted(foe_numbers.resists(t, foe)):
        label = Label("token-resists", {"element": element})
        yield Token(f"{id}.resists.{element}", label, rules=("MK-CMB-2",), tone=ELEMENT_TONES[element])
    if here.summoned:
        label = Label("token-summoned", {"foe": here.summoned})
        yield Token(f"{id}.summoned", label, rules=("MK-CMB-10",), icon=sign_of(t.content, here.summoned))
    if here.stopped:
        yield Token(f"{id}.stopped", Label("token-stopped"), rules=("MK-CMB-9",), tone="good")
    if here.dealt:
        yield Token(f"{id}.dealt", Label("token-dealt"), rules=("MK-CMB-45",), tone="hurt")


# ── what was gathered ────────────────────────────────────────────────────────────────────────────────────────────────


def points_of(t: Game) -> list[tuple[Points, ...]]:
    """What was gathered so far, whatever it counts for."""
    return [section.points for section in t.state.agenda if isinstance(section, Attack | Blocks)]


def gathered(t: Game) -> Iterator[Label]:
    """`Attack: 5 of 8`, while it is gathered; what is left of damage being dealt."""
    for section in reversed(t.state.agenda):
        if isinstance(section, Attack) and section.targets:
            reached = total(foe_numbers.strength(t, section.targets, section.points))
            need = total(foe_numbers.armours(t, section.targets))
            yield Label("note-attack", {"foes": section.targets, "total": reached, "need": need})
        elif isinstance(section, Blocks) and section.gathering and foe_numbers.battle(t).against != NO_FOE:
            foe = foe_numbers.battle(t).against
            reached, need = total(foe_numbers.guard(t, foe, section.points)), total(foe_numbers.need_of(t, foe))
            yield Label("note-block", {"foe": foe, "total": reached, "need": need})
        elif isinstance(section, Damage) and section.foe != NO_FOE:
            yield Label("note-damage", {"foe": section.foe, "amount": section.rest})
        elif isinstance(section, Exchange):
            yield from _exchange(t, section)
        elif isinstance(section, Deal):
            yield Label("note-deal", {"seat": section.seat, "amount": section.damage})


def _exchange(t: Game, section: Exchange) -> Iterator[Label]:
    if not section.blocking:
        rival = duels.rival_of(t, section.seat)
        yield Label("note-duel-attack", {"seat": section.seat, "amount": duels.strength(t, rival, section.attack)})
        return
    through = duels.through(t, section.seat, section.attack, section.block)
    attack = duels.strength(t, section.seat, section.attack)
    yield Label("note-duel-block", {"seat": section.seat, "amount": attack, "damage": through})


def numbers_of(t: Game) -> tuple[Number, ...]:
    """The attack or block being gathered, with its reasons."""
    for section in reversed(t.state.agenda):
        if isinstance(section, Attack) and section.gathering and section.targets:
            return (
                _number("gathered", "number-attack", tuple(foe_numbers.strength(t, section.targets, section.points))),
            )
        if isinstance(section, Blocks) and section.gathering and foe_numbers.battle(t).against != NO_FOE:
            parts = tuple(foe_numbers.guard(t, foe_numbers.battle(t).against, section.points))
            return (_number("gathered", "number-block", parts),)
    return ()
