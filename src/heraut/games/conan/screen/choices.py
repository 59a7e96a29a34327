"""What an answer costs and what it is good for, where the table before and after it do not say so."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.answers.acting import (
    BreakFree,
    Cast,
    CastAt,
    CastOn,
    Cross,
    Depart,
    DropItem,
    Finish,
    GiveItem,
    Go,
    Lead,
    Manipulate,
    OpenChest,
    TakeFrom,
    TakeItem,
    ThrowItem,
    Unlock,
    UseItem,
)
from heraut.games.conan.answers.fighting import Dodge, Enough, Gems, Guard, Parry, Shoot, Strike, Web
from heraut.games.conan.answers.ruling import Activate, Bring, Clean, Happen, HappenAt
from heraut.games.conan.model import BARE_HANDS, EVENT_TILE, FigureId, Game, GroupId, HeroId, chart_of, scenario_of
from heraut.games.conan.numbers.blows import (
    BARE_HANDS_LOSE,
    GUARD_DIE,
    MELEE_BLOW,
    armour_dice,
    guard_dice,
    shot_dice,
    strike_dice,
    tile_dice,
)
from heraut.games.conan.numbers.borders import way_out
from heraut.games.conan.numbers.efforts import effort_dice
from heraut.games.conan.numbers.figures import enemies, is_hero, kin, of_group, sheet_of, tile_of
from heraut.games.conan.numbers.ways import points_left
from heraut.games.conan.printed.missions import group_on
from heraut.games.conan.printed.pieces import UnitTile
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch2_sheet import movement
from heraut.games.conan.rules.ch2_sheet.after_attack import WEB
from heraut.games.conan.rules.ch2_sheet.attack import Declare
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from heraut.games.conan.rules.ch2_sheet.manipulation import ComplexManipulation, handle_of
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.games.conan.rules.ch3_overlord.river import CLEANING, slot_of
from heraut.games.conan.rules.ch4_magic.cards import price
from heraut.games.conan.rules.ch6_end import count
from heraut.games.conan.screen.card_text import item_text, spell_text, tile_text
from heraut.games.conan.screen.fight_scene import dice_total
from heraut.games.conan.screen.map_scene import figure_numbers
from heraut.games.conan.screen.mission_scene import printed
from heraut.kernel import Option, Pass
from heraut.tabletop.questions import Extra
from heraut.tabletop.scene import Label, Laid, Number


def _laid(available: int, spent: int) -> tuple[Laid, ...]:
    """CN-ZON-1. Gems go from those that are available to where they are spent."""
    return Laid(Label("pool-available"), available - spent, tint="azur"), Laid(Label("pool-boxes"), spent, tint="azur")


def extra(t: Game, seat: int, option: Option) -> Extra:
    """What it does, what it costs, against which numbers."""
    content = t.content
    match option:
        case Go() | Cross():
            return Extra((*_there(t, option), *_left(t, option)), tuple(_points(t, option)), ("area",))
        case BreakFree() | Depart():
            return Extra(tuple(_left(t, option)), tuple(_points(t, option)))
        case Strike() | Shoot() | Web():
            return Extra(tuple(_thrown(t, option)), figure_numbers(t, option.target))
        case Finish():
            return Extra((Label("consequence-finished"),))
        case Enough():
            return Extra(numbers=dice_total(t))
        case Gems():
            paid = _laid(t.state.heroes[seat].available, option.number)
            return Extra(tuple(_paid(t, option.number)), (_number("gems", option.number),), laid=paid)
        case Guard():
            paid = _laid(t.state.overlord.available, option.gems)
            return Extra((_throws((GUARD_DIE,) * option.gems),), (_number("gems", option.gems),), laid=paid)
        case Dodge():
            return Extra((Label("consequence-die", {"die": sheet_of(t, HeroId(FigureId(seat))).guard}),))
        case Parry():
            about = {"die": sheet_of(t, HeroId(FigureId(seat))).guard, "throw": content.items[option.item].guard}
            return Extra((Label("consequence-die-and", about),))
        case Cast() | CastOn() | CastAt():
            cost = price(t, option.figure, option.spell)
            return Extra(spell_text(content, content.spells[option.spell]), (_number("gems", cost),))
        case TakeItem() | TakeFrom() | GiveItem() | DropItem() | UseItem() | ThrowItem():
            item = content.items[option.item]
            return Extra(item_text(content, item), (_number("weight", item.weight),))
        case OpenChest() | Unlock() | Manipulate():
            return _effort(t, option)
        case Lead():
            return Extra(_tile(t, tile_of(t, option.ally)))
        case Activate():
            return Extra(tuple(_activated(t, option)), (_cost(slot_of(t, option.tile)),))
        case Clean():
            return Extra(numbers=(_cost(CLEANING),))
        case Happen() | HappenAt():
            return Extra(tuple([printed(one) for one in scenario_of(t).event if one.id == option.event]))
        case Bring():
            return Extra(numbers=(_number("reinforce", kin(t)[option.group].tile.reinforce),))
    return Extra()


def _number(word: str, value: int) -> Number:
    return Number(word, Label(f"number-{word}"), value)


def _cost(gems: int) -> Number:
    """What is said in words, and drawn on the board."""
    return Number("cost", Label("number-gems"), gems)


def _throws(dice: tuple[str, ...]) -> Label:
    return Label("consequence-throws", {"throw": dice})


def _tile(t: Game, tile: UnitTile) -> tuple[Label, ...]:
    return tile_text(t.content, tile, tile.skills)


def _points(t: Game, deed: Option) -> Iterator[Number]:
    """CN-MOV-1 CN-MOV-2. The points that it takes."""
    points, _ = _price(t, deed)
    if points:
        yield Number("cost", Label("number-points"), points)


def _left(t: Game, deed: Option) -> Iterator[Label]:
    """CN-MOV-1 CN-OVL-13. Of the free points, if they suffice; of gems paid beyond them what is left is told anyway."""
    points, free = _price(t, deed)
    if points <= free:
        yield Label("consequence-left", {"points": free - points})


def _price(t: Game, deed: Option) -> tuple[int, int]:
    """CN-MOV-1 CN-OVL-5. What it takes, and the free points there are."""
    section = t.state.agenda[-1]
    if isinstance(section, HeroesPhase):
        hero = HeroId(deed[0])
        return way_out(t, hero) if isinstance(deed, Depart) else movement.price(t, hero, deed), points_left(t, hero)
    if isinstance(section, UnitActs):
        return section.moves(t)[deed], max(0, section.base(t) - section.spent)
    return 0, -1


def _there(t: Game, deed: Go | Cross) -> Iterator[Label]:
    """CN-HIN-1 CN-MAN-2 CN-CHE-1. Who waits there, and for a hero what lies there."""
    foes = enemies(t, deed.figure, deed.area)
    if foes:
        yield Label("consequence-enemies", {"figures": tuple(foes)})
    if is_hero(deed.figure) and t.state.objects.get(deed.area):
        yield Label("piece-objects", {"items": t.state.objects[deed.area]})
    if is_hero(deed.figure) and deed.area in t.state.chests:
        yield Label("piece-chest")


def _thrown(t: Game, deed: Strike | Shoot | Web) -> Iterator[Label]:
    """CN-ATT-1 CN-ATT-4 CN-OVL-29. A base die a gem and the bonus; of a unit, what its tile prints."""
    figure, target = deed.figure, deed.target
    if isinstance(deed, Web):
        yield _throws(WEB)
    elif not is_hero(figure):
        yield _throws(tile_dice(t, figure, target, MELEE_BLOW if isinstance(deed, Strike) else "ranged"))
    elif isinstance(deed, Strike):
        dice = strike_dice(t, HeroId(figure), 0, deed.weapon, deed.other)
        yield Label("consequence-die-and", {"die": sheet_of(t, HeroId(figure)).melee.die, "throw": dice})
        if deed.weapon == BARE_HANDS:
            yield Label("consequence-bare-hands", {"less": BARE_HANDS_LOSE})
    else:
        dice = shot_dice(t, HeroId(figure), target, 0, deed.weapon)
        yield Label("consequence-die-and", {"die": sheet_of(t, HeroId(figure)).ranged.die, "throw": dice})


def _paid(t: Game, gems: int) -> Iterator[Label]:
    """The dice that so many gems throw."""
    section = t.state.agenda[-1]
    if isinstance(section, Declare):
        if section.way == MELEE_BLOW:
            yield _throws(strike_dice(t, section.hero, gems, section.weapon, section.other))
        else:
            yield _throws(shot_dice(t, section.hero, section.target, gems, section.weapon))
    elif isinstance(section, Defence):
        armour = armour_dice(t, section.target) if section.by == section.target else ()
        yield _throws((*guard_dice(t, section.by, gems, section.item), *armour))
    elif isinstance(section, ComplexManipulation):
        yield _throws(effort_dice(t, section.hero, gems, section.lock, section.help))


def _effort(t: Game, deed: OpenChest | Unlock | Manipulate) -> Extra:
    """CN-MAN-12 CN-DOR-2 CN-CHE-1. What must be reached, with which die a gem; or what it costs without dice."""
    die = Label("consequence-die", {"die": sheet_of(t, deed.hero).manipulation.die})
    if isinstance(deed, OpenChest):
        return Extra((die,), (_number("difficulty", scenario_of(t).chest_difficulty),))
    if isinstance(deed, Unlock):
        return Extra((die,), (_number("difficulty", chart_of(t).named[deed.border].difficulty),))
    handle = handle_of(t, deed.handle)
    text = printed(handle)
    if handle.price:
        return Extra((text,), (_number("gems", handle.price),))
    if handle.batters:
        return Extra((text, die), (_number("life", count(t, f"life:{handle.batters}")),))
    return Extra((text, die), (_number("difficulty", handle.difficulty),) if handle.difficulty else ())


def _activated(t: Game, option: Activate) -> Iterator[Label]:
    """CN-OVL-4 CN-OVL-11. Who acts then, and with what."""
    if option.tile == EVENT_TILE:
        yield from [printed(option) for option in scenario_of(t).event]
        return
    group = GroupId(group_on(option.tile))
    yield Label("consequence-figures", {"count": len(of_group(t, group))})
    yield from tile_text(t.content, kin(t)[group].tile, kin(t)[group].skills)


def label(t: Game, option: Option) -> Label | None:
    """CN-OVL-20. Who leaves the other figures of a tile where they are says so."""
    if isinstance(option, Pass) and t.decision is not None and t.decision.kind == "figure":
        return Label("option-no-more-figures")
    return None


def reads(t: Game, twin: Game) -> Iterator[Label]:
    """What units and the overlord's gems have become: their records are replaced as a whole.

    Where a unit goes that is asked for its deed, its answer says.
    """
    acts = t.state.agenda[-1] if t.state.agenda else None
    going = acts.figure if isinstance(acts, UnitActs) else None
    before, after = t.state.overlord, twin.state.overlord
    if before.available != after.available:
        yield Label("change-overlord", {"before": before.available, "after": after.available})
    for figure, unit in t.state.units.items():
        now = twin.state.units.get(figure)
        if now is None:
            yield Label("change-unit-gone", {"figure": figure})
        elif now.area != unit.area and figure != going:
            yield Label("change-unit-area", {"figure": figure, "area": now.area})
        elif now.life != unit.life:
            yield Label("change-unit-life", {"figure": figure, "before": unit.life, "after": now.life})
