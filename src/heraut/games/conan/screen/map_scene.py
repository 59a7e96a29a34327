"""The board as a screen shows it: its areas, walls and doors, figures, chests, marks, what lies there."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.model import HEROES, AreaId, FigureId, Game, HeroId, Unit, chart_of, overlord_seat, scenario_of
from heraut.games.conan.numbers.blows import armour_parts, life_left
from heraut.games.conan.numbers.figures import CONSTRICTED, LED, PROVOKED, ROOTED, WEBBED, is_hero, kin, side_of
from heraut.games.conan.numbers.limits import limit_parts
from heraut.games.conan.numbers.ways import is_water
from heraut.games.conan.printed.board import CLOSED, Area, Border
from heraut.games.conan.rules.ch2_sheet.attack import Attack
from heraut.games.conan.rules.ch4_magic.cards import ON_CARD
from heraut.games.conan.rules.ch6_end import count
from heraut.games.conan.screen.signs import CHEST, MARK, OBJECTS, hero_sign, unit_sign
from heraut.games.conan.screen.table_scene import BOXES
from heraut.games.conan.screen.wording import WORDS, area_name
from heraut.kernel.content import Text
from heraut.kernel.values import total
from heraut.tabletop.scene import Arrow, Board, Cell, Label, Link, Number, Piece, Token, named
from heraut.tabletop.vocabulary import NBSP, hyphens, in_both, typeset

GROUNDS = {"water": "water", "pit": "rock", "hut": "sand", "house": "sand"}
WALLS = ("wall", "wood_wall")
STATUS_RULES = {
    CONSTRICTED: "CN-SKL-3", WEBBED: "CN-SKL-14", PROVOKED: "CN-SKL-23", LED: "CN-SKL-19", ROOTED: "CN-SPL-14",
}  # fmt: skip
TOLD = ("flap", "boulders", "slope", "stairs", "cliff", "shore", "leap")  # borders that a line alone does not explain


# ── ids ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def cell_of(area: str) -> str:
    return f"a-{area}"


def figure_piece(figure: int) -> str:
    return f"f{figure}"


def chest_piece(area: str) -> str:
    return f"chest-{area}"


def objects_piece(area: str) -> str:
    return f"objects-{area}"


# ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────────


def map_board(t: Game, pieces: list[Piece]) -> Board:
    chart = chart_of(t)
    return Board(
        "board",
        "areas",
        named(typeset(t.content.boards[scenario_of(t).board].name)),
        pieces=tuple([piece.id for piece in pieces]),
        cells=tuple([_cell(t, AreaId(id), area) for id, area in chart.areas.items()]),
        links=tuple([_link(t, border) for border in chart.between.values()]),
        arrows=tuple(_arrows(t)),
    )


def _cell(t: Game, id: AreaId, area: Area) -> Cell:
    """CN-MOV-6. With how many places, how high, and behind which borders."""
    x, y = area.dot
    return Cell(
        cell_of(id),
        round(x),
        round(y),
        label=named(typeset(area.name)),
        ground="water" if is_water(t, id) else GROUNDS.get(area.kind, area.ground),
        level=f"+{area.level}" if area.level else "",
        outline=tuple([(round(x), round(y)) for x, y in area.outline]),
        note=Label("note-area", {"places": area.places, "level": area.level, "borders": _borders(t, id)}),
    )


def _borders(t: Game, area: AreaId) -> Text:
    """The borders at which one climbs, jumps or swims, each with where it leads; or `none`."""
    chart = chart_of(t)
    told = [one for one in chart.between.values() if area in one.ends and one.kind in TOLD]

    def say(lang: str) -> str:
        ways = [(hyphens(one.kind), area_name(t.content, t.state, one.beyond(area), lang)) for one in told]
        each = [f"{WORDS(f'border-{kind}', lang)}{NBSP}→ {there}" for kind, there in ways]
        return ", ".join(each) or WORDS("no-borders", lang)

    return in_both(say)


def _link(t: Game, border: Border) -> Link:
    """CN-DOR-2 CN-LOS-2. A wall until somebody breaks it, a door that is shut, or a way."""
    one, other = [cell_of(end) for end in border.ends]
    shut = border.kind in ("wall", *CLOSED) and border.name not in t.state.opened
    return Link(one, other, "path" if not shut else "wall" if border.kind in WALLS else "door")


def _arrows(t: Game) -> Iterator[Arrow]:
    """The attack under way."""
    fight = t.nearest(Attack)
    if fight is not None:
        label = Label("arrow-attack", {"throw": fight.dice})
        yield Arrow(figure_piece(fight.attacker), figure_piece(fight.target), label, _seat(t, fight.attacker))


# ── pieces ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def map_pieces(t: Game) -> list[Piece]:
    return [*_heroes(t), *_units(t), *_chests(t), *_objects(t), *_marks(t)]


def _seat(t: Game, figure: FigureId) -> int | None:
    """Whose colour a figure has: units the overlord's, if somebody plays him."""
    if is_hero(figure):
        return figure
    return None if side_of(figure) == HEROES or t.state.automaton else overlord_seat(t)


def _heroes(t: Game) -> Iterator[Piece]:
    for seat, hero in enumerate(t.state.heroes):
        if hero.on_board:
            figure = HeroId(FigureId(seat))
            yield Piece(
                figure_piece(seat),
                Label("piece-figure", {"figure": figure}),
                seat,
                cell=cell_of(hero.area),
                icon=hero_sign(hero.sheet),
                tokens=(*_wounds(t, figure), *_statuses(t, figure)),
                numbers=(*figure_numbers(t, figure), *_boxes(t, figure)),
            )


def _boxes(t: Game, hero: HeroId) -> Iterator[Number]:
    """CN-SAT-1. The index of each box of his sheet, with its reasons."""
    for box, name in BOXES.items():
        most = tuple(limit_parts(t, hero, box, t.state.heroes[hero].area))
        yield Number(f"{figure_piece(hero)}.{name}", Label(f"most-{name}"), total(most), most)


def _wounds(t: Game, hero: HeroId) -> Iterator[Token]:
    """CN-ZON-3. His wounds, and whether he recovers."""
    held, id = t.state.heroes[hero], figure_piece(hero)
    if held.wounds:
        yield Token(f"{id}.wounds", Label("token-wounds"), held.wounds, ("CN-ZON-3",), tone="hurt")
    if held.resting:
        yield Token(f"{id}.resting", Label("token-resting"), rules=("CN-STA-4",), tone="calm")


def _units(t: Game) -> Iterator[Piece]:
    for figure, unit in t.state.units.items():
        yield Piece(
            figure_piece(figure),
            Label("piece-figure", {"figure": figure}),
            _seat(t, figure),
            cell=cell_of(unit.area),
            icon=unit_sign(kin(t)[unit.group].tile),
            tokens=(*_colour(figure, unit), *_life(t, figure, unit), *_statuses(t, figure)),
            numbers=figure_numbers(t, figure),
        )


def _colour(figure: FigureId, unit: Unit) -> Iterator[Token]:
    """The colour of its base tells its group from others."""
    colour = unit.group.partition(":")[2]
    if colour:
        yield Token(f"{figure_piece(figure)}.colour", Label(f"base-{colour}"), rules=("CN-OVL-4",), tone="mild")


def _life(t: Game, figure: FigureId, unit: Unit) -> Iterator[Token]:
    """CN-OVL-25. Of leaders and monsters."""
    if kin(t)[unit.group].tile.role != "minion":
        yield Token(f"{figure_piece(figure)}.life", Label("token-life"), unit.life, ("CN-OVL-25",), tone="good")


def _statuses(t: Game, figure: FigureId) -> Iterator[Token]:
    for status in dict.fromkeys([held.status for held in t.state.modifiers.get(figure, ())]):
        label = Label("token-status", {"status": status})
        rule = "CN-SPL-6" if status.startswith(ON_CARD) else STATUS_RULES.get(status, "CN-SPL-13")
        yield Token(f"{figure_piece(figure)}.{status}", label, rules=(rule,), tone="warn")


def figure_numbers(t: Game, figure: FigureId) -> tuple[Number, ...]:
    """CN-OVL-25 CN-DEF-10. How many wounds kill it, what always stands against them."""
    id, armour = figure_piece(figure), tuple(armour_parts(t, figure))
    life = Number(f"{id}.life", Label("number-life"), life_left(t, figure), badge="health")
    if not total(armour):
        return (life,)
    return life, Number(f"{id}.armour", Label("number-armour"), total(armour), armour, badge="defence")


def _chests(t: Game) -> Iterator[Piece]:
    for area in t.state.chests:
        yield Piece(chest_piece(area), Label("piece-chest"), None, cell=cell_of(area), icon=CHEST)


def _objects(t: Game) -> Iterator[Piece]:
    for area, items in t.state.objects.items():
        if items:
            label = Label("piece-objects", {"items": items})
            yield Piece(objects_piece(area), label, None, cell=cell_of(area), icon=OBJECTS)


def _marks(t: Game) -> Iterator[Piece]:
    """CN-END-2. What the scenario counts, while it is whole."""
    marks = scenario_of(t).marks
    for area in () if marks is None else marks.areas:
        if count(t, f"mark:{area}"):
            yield Piece(f"mark-{area}", Label("piece-mark"), None, cell=cell_of(area), icon=MARK)
