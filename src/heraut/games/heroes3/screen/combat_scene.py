"""The combat board as a screen shows it: spaces, walls, units with their numbers, and what a blow would do."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.heroes3.model import BESIDE, COLUMNS, MIDDLE, ROWS, Battle, Fighter, FighterId, Game, Laid, SpaceId
from heraut.games.heroes3.numbers import combat_values
from heraut.games.heroes3.numbers.combat_board import SPACES
from heraut.games.heroes3.rules import ch09_units
from heraut.games.heroes3.rules.ch10_combat.combat_round import still_to_act
from heraut.games.heroes3.screen.card_text import abilities_text, sentence
from heraut.games.heroes3.screen.map_scene import space_cell
from heraut.games.heroes3.screen.signs import SIGNS, sign_of
from heraut.kernel.values import Part, total
from heraut.tabletop.scene import Badge, Board, Cell, Label, Number, Piece, Token

COMBAT = "combat"
LOWEST, HIGHEST = -1, 1  # faces of the attack die


def combat_board(t: Game, battle: Battle, seat: int | None) -> Board:
    """Whoever looks has its own side below; a tower stands beside the board, before the last row."""
    upside_down = seat is not None and battle.commands[1] == seat != battle.commands[0]
    cells = [_space(t, battle, space, upside_down) for space in SPACES]
    beside = [who for who, one in battle.fighters.items() if one.space == BESIDE]
    cells += [Cell(_beside(who), COLUMNS, place, Label("cell-beside")) for place, who in enumerate(beside)]
    return Board(
        COMBAT,
        "square",
        Label("board-combat", {"round": battle.round}),
        width=COLUMNS,
        height=ROWS,
        cells=tuple(cells),
        pieces=tuple([f"f{who}" for who in battle.fighters]),
        order=tuple([f"f{who}" for who in still_to_act(t, battle)]),
    )


def _space(t: Game, battle: Battle, space: SpaceId, upside_down: bool) -> Cell:
    row, column = divmod(space, COLUMNS)
    standing = battle.walls[column] if row == MIDDLE else ""
    side = 0 if row < MIDDLE else 1 if row > MIDDLE else None
    owner = battle.owners[side] if side is not None else None
    return Cell(
        space_cell(space),
        column if not upside_down else COLUMNS - 1 - column,
        ROWS - 1 - row if not upside_down else row,
        Label("cell-space", {"space": space, "standing": standing or "none"}),
        ground="enemy" if owner is not None and owner < 0 else "",
        icon=SIGNS.get(standing, ""),
        seat=owner if owner is not None and owner >= 0 else None,
        blocked=standing == "wall",
    )


def _beside(who: FighterId) -> str:
    return f"beside-{who}"


def fighter_pieces(t: Game, battle: Battle) -> Iterator[Piece]:
    for who, fighter in sorted(battle.fighters.items()):
        owner = battle.owners[fighter.side]
        yield Piece(
            f"f{who}",
            Label("piece-fighter", {"fighter": who, "form": fighter.form}),
            owner if owner >= 0 else None,
            cell=_beside(who) if fighter.space == BESIDE else space_cell(fighter.space),
            icon=sign_of(t.content, fighter.card),
            note=_abilities(t, fighter),
            numbers=tuple(_numbers(t, who, fighter)),
            tokens=tuple(_tokens(t, who, fighter)),
        )


def _abilities(t: Game, fighter: Fighter) -> Label | None:
    """What it can do, unless a card laid over it has silenced it."""
    if fighter.overlay:
        return None
    said = abilities_text(t.content, combat_values.printed(t, fighter))
    return sentence(said) if said else None


def _numbers(t: Game, who: FighterId, fighter: Fighter) -> Iterator[Number]:
    """What is left of its health first, then what a blow depends on: these are drawn on the piece."""
    printed = combat_values.printed(t, fighter)
    health = tuple(combat_values.number_parts(t, who, "health"))
    left = total(health) - fighter.damage
    yield Number(f"f{who}.left", Label("number-left"), left, usual=printed.health, badge="health")
    shown: tuple[tuple[str, Iterator[Part], int, Badge], ...] = (
        ("attack", combat_values.attack_parts(t, who), printed.attack, "attack"),
        ("defense", combat_values.defense_parts(t, who, shielded=fighter.shield), printed.defense, "defence"),
        ("health", iter(health), printed.health, ""),
        ("initiative", combat_values.number_parts(t, who, "initiative"), printed.initiative, "initiative"),
    )
    for name, parts, usual, badge in shown:
        yield _number(f"f{who}.{name}", name, tuple(parts), usual, badge)


def _number(id: str, name: str, parts: tuple[Part, ...], usual: int | None = None, badge: Badge = "") -> Number:
    return Number(id, Label(f"number-{name}"), total(parts), parts, usual, badge)


def _tokens(t: Game, who: FighterId, fighter: Fighter) -> Iterator[Token]:
    if fighter.damage:
        yield Token(f"f{who}.damage", Label("token-damage"), fighter.damage, ("H3-UNI-5",), tone="bad")
    if fighter.shield:
        yield Token(f"f{who}.shield", Label("token-shield"), rules=("H3-ORD-11",), tone="good")
    if fighter.paralysed:
        yield Token(f"f{who}.paralysed", Label("token-paralysed"), rules=("H3-CMB-15",), tone="dire")
    if fighter.retaliated:
        yield Token(f"f{who}.retaliated", Label("token-retaliated"), rules=("H3-CMB-34",))
    if fighter.activated:
        yield Token(f"f{who}.activated", Label("token-activated"), rules=("H3-ORD-7",), tone="calm")
    for laid in fighter.laid:
        yield Token(f"f{who}.{laid.card}", Label("token-laid", {"card": laid.card}), rules=("H3-CRD-7",))


# ── what a blow would do ───────────────────────────────────────────────────────────────────────────────────────────


def blow_numbers(t: Game, who: FighterId, foe: FighterId, laid: tuple[Laid, ...] = ()) -> tuple[Number, Number]:
    """The attack of one unit and the defense of the other, with their reasons."""
    battle = combat_values.battle_of(t)
    attack = tuple(combat_values.attack_parts(t, who, foe, laid))
    defense = tuple(combat_values.defense_parts(t, foe, who, laid, shielded=battle.fighters[foe].shield))
    return _number("attack", "attack", attack), _number("defense", "defense", defense)


def blow_label(t: Game, who: FighterId, foe: FighterId, laid: tuple[Laid, ...] = ()) -> Label:
    """`1 to 3 damage, 2 are left to it`: by the lowest and the highest die."""
    attack, defense = blow_numbers(t, who, foe, laid)
    least, most = (max(0, attack.value + die - defense.value) for die in (LOWEST, HIGHEST))
    return Label("consequence-blow", {"least": least, "most": most, "left": ch09_units.endurance(t, foe)})
