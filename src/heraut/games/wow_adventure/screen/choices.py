"""What an answer costs and what it is good for, where the table before and after it do not say so."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.wow_adventure.answers import (
    AbilityOf,
    Attack,
    ChoiceOf,
    Complete,
    DrawChallenge,
    Equip,
    FightMarker,
    FightPrinted,
    ItemOf,
    Keep,
    Pay,
    PickCharacter,
    PickCity,
    Play,
    SpaceOf,
    Spend,
    Stow,
    ThrowAway,
    TurnOver,
    Use,
    UsePower,
    Walk,
)
from heraut.games.wow_adventure.model import Game, SpaceId, side_of, stats_of
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.rules.ch3_combat.aftermath import is_rewarded
from heraut.games.wow_adventure.rules.ch4_abilities.effects import Resolve
from heraut.games.wow_adventure.rules.ch4_abilities.playable import TURNING
from heraut.games.wow_adventure.screen.card_text import (
    ability_text,
    clause_label,
    encounter_text,
    item_lines,
    listed,
    marker_text,
    power_text,
)
from heraut.games.wow_adventure.screen.map_scene import stats_numbers
from heraut.kernel import Option
from heraut.tabletop.questions import Extra
from heraut.tabletop.scene import Label, Number


def extra(t: Game, seat: int, option: Option) -> Extra:
    """What it does, what it costs, what waits there."""
    content = t.content
    match option:
        case Play():
            ability = content.abilities[option.ability]
            return Extra(ability_text(ability), _energy(ability.energy), ("hand",))
        case AbilityOf():
            return Extra(ability_text(content.abilities[option.ability]))
        case Use():
            item = content.items[option.item]
            return Extra(item_lines(item), _energy(item.use.energy if item.use is not None else 0))
        case ItemOf() | Equip() | Stow() | ThrowAway():
            return Extra(item_lines(content.items[option.item]))
        case Spend():
            return Extra(marker_text(content.markers[option.marker]))
        case Keep() if t.state.turned_up in content.markers:
            return Extra(marker_text(content.markers[t.state.turned_up]))
        case UsePower():
            power = side_of(t, seat).power
            return Extra(power_text(power), _energy(power.energy))
        case TurnOver():
            return Extra(tuple(_turned(t, seat)), _energy(TURNING), ("turned",))
        case PickCharacter():
            start = content.characters[option.character].start
            return Extra(power_text(start.power), stats_numbers("pick", start.levels[0]))
        case PickCity() | SpaceOf():
            return Extra(tuple(_waiting(t, seat, option.space)), fields=("space",))
        case Walk():
            far = Number("cost", Label("number-move"), routes.reach(t, seat).get(option.space, 0))
            return Extra(tuple(_waiting(t, seat, option.space)), (far,), ("space",))
        case Complete():
            return Extra(numbers=(Number("valor", Label("number-valor"), content.quests[option.quest].valor),))
        case FightMarker() | FightPrinted() | Attack() | DrawChallenge():
            return _foe(t, seat, option)
    return Extra()


def _energy(cost: int) -> tuple[Number, ...]:
    return (Number("cost", Label("number-energy"), cost),) if cost else ()


def _turned(t: Game, seat: int) -> Iterator[Label]:
    hero = t.state.heroes[seat]
    both = t.content.characters[hero.character]
    yield from power_text((both.start if hero.turned else both.other).power)


def _waiting(t: Game, seat: int, space: SpaceId) -> Iterator[Label]:
    """What may be taken there, and whom one meets."""
    printed = t.content.board[space]
    if printed.resources:
        yield Label("consequence-resources", {"resource": listed("resource", printed.resources)})
    for left in t.state.track:
        if left.space == space:
            yield Label("consequence-left", {"card": left.card, "red": left.red})
    if printed.encounter is not None:
        yield Label("consequence-printed", {"source": space})
    if any(found.space == space for found in t.state.found):
        yield Label("consequence-markers")


def _foe(t: Game, seat: int, option: FightMarker | FightPrinted | Attack | DrawChallenge) -> Extra:
    """Against which numbers one fights; of a card not yet drawn only how many there are."""
    here = t.content.board[t.state.heroes[seat].space]
    if isinstance(option, FightMarker):
        encounter = t.content.encounters[option.card]
        return Extra(encounter_text(encounter), stats_numbers("foe", encounter))
    if isinstance(option, FightPrinted) and here.encounter is not None:
        rewarded = is_rewarded(t, seat, SpaceId(here.id))
        note = Label(f"note-{here.kind.replace('_', '-')}" if rewarded else "consequence-no-reward")
        return Extra((Label("consequence-printed", {"source": here.id}), note), stats_numbers("foe", here.encounter))
    if isinstance(option, Attack):
        return Extra(numbers=stats_numbers("foe", stats_of(t, option.seat)))
    cards = Label("consequence-deck", {"colour": here.level, "count": t.state.decks[here.level].size()})
    return Extra((cards,))


def label(t: Game, option: Option) -> Label | None:
    """A choice is called by what it does, a price by what it takes."""
    section = t.state.agenda[-1] if t.state.agenda else None
    if not isinstance(section, Resolve) or not isinstance(option, (ChoiceOf, Pay)):
        return None
    clause = section.clause(t)
    if isinstance(option, Pay):
        return clause_label(clause.may) if clause.may is not None else None
    return clause_label(clause.one_of[option.number - 1]) if 0 < option.number <= len(clause.one_of) else None
