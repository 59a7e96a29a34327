"""What the cards must agree on: the words of an effect, the numbers of the box, the heroes and their decks."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args

from heraut.games.heroes3.printed.cards import (
    STATISTICS,
    AiCard,
    Artifact,
    Hero,
    Neutral,
    Proclamation,
    Specialty,
    Spell,
    Stats,
    Trait,
    TwoLevels,
    Unit,
)
from heraut.games.heroes3.printed.effects import Effect, Gain, Level, Line
from heraut.kernel.content import ContentError

STARTING_DECK = 9
ON_A_UNIT = {"initiative", "health", "heal"}
ABILITY_WORDS = ("amount", "attack", "faces", "gold", "valuables", "versus")
BONUSES = ("attack", "defense", "power", "initiative", "health", "heal")


# ── gains and effects ──────────────────────────────────────────────────────────────────────────────────────────────


def gains_in(entry: Any, word: str = "") -> Iterator[tuple[str, Gain]]:
    """Every gain and effect written anywhere in an entry, with the words that lead to it."""
    if isinstance(entry, Gain):
        yield word, entry
    elif isinstance(entry, tuple):
        for number, item in enumerate(entry, start=1):
            yield from gains_in(item, f"{word} {number}")
    elif is_dataclass(entry):
        for part in fields(entry):
            yield from gains_in(getattr(entry, part.name), f"{word} {part.name}" if word else part.name)


def check_gains(file: str, entries: dict[str, Any], sections: Collection[str], units: Collection[str]) -> None:
    """Every gain of every entry of a file says something, and in words that fit together."""
    for name, entry in entries.items():
        for word, gain in gains_in(entry):
            for problem in _wrong_gain(gain, sections):
                raise ContentError(file, name, word, problem)
            if isinstance(gain, Effect):
                for problem in _wrong_effect(gain, units):
                    raise ContentError(file, name, word, problem)


def _wrong_gain(gain: Gain, sections: Collection[str]) -> Iterator[str]:
    if gain.play and gain.play not in sections:
        yield f"play: there is no section '{gain.play}' (content.py lists them)"
    if bool(gain.play) != (gain.text is not None):
        yield "text: needed with play, and only then"
    if gain.amount and not gain.play:
        yield "amount: no play counts with it"
    if gain.keep and not (gain.roll or gain.draw):
        yield "keep: nothing is rolled or drawn to be kept"
    if gain.times != 1 and not gain.search:
        yield "times: only a search is done several times"
    if min(gain.discard, gain.draw, gain.movement, gain.experience, gain.keep, *gain.pay.values(), 0) < 0:
        yield "a price or a gift cannot be negative"
    if says_nothing(gain):
        yield "this does nothing"


def says_nothing(gain: Gain) -> bool:
    """Only a moment or a target is written, and no price, gift, number or section."""
    silent = {"when", "at", "until", "on", "choose", "doubled_for", "times"}
    spoken = [part for part in fields(gain) if part.name not in silent]
    return not any(getattr(gain, part.name) for part in spoken)


def _wrong_effect(effect: Effect, units: Collection[str]) -> Iterator[str]:
    if (effect.when == "ongoing") != bool(effect.until):
        yield 'until: needed with when = "ongoing", and only then'
    numbers = {word for word in BONUSES if getattr(effect, word)} | {
        word for line in effect.lines for word in _words(line)
    }
    if not effect.on and (effect.status or numbers & ON_A_UNIT):
        yield "on: whose numbers change?"
    if effect.choose and len(numbers) < 2:
        yield "choose: there are not two numbers to choose from"
    for unit in effect.doubled_for:
        if unit not in units:
            yield f"doubled_for: unknown unit '{unit}'"
    if effect.overlay and effect.overlay.unit not in units:
        yield f"overlay unit: unknown unit '{effect.overlay.unit}'"
    yield from _wrong_lines(effect.lines)


def _words(line: Line) -> tuple[str, ...]:
    return tuple(part.name for part in fields(line) if part.name != "power" and getattr(line, part.name) is not None)


def _wrong_lines(lines: tuple[Line, ...]) -> Iterator[str]:
    for number, line in enumerate(lines, start=1):
        if not _words(line):
            yield f"lines {number}: this line does nothing"
        if _words(line) != _words(lines[0]):
            yield f"lines {number}: the lines of one card must speak of the same words"
        if line.power < 0 or (number > 1 and line.power <= lines[number - 2].power):
            yield f"lines {number} power: must rise from line to line, from 0"


# ── units ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_units(units: dict[str, Unit], neutrals: dict[str, Neutral], traits: dict[str, Trait]) -> None:
    """H3-UNI-37. Seven units a faction, ranked 1 to 7; each ability is a known trait with the words it takes."""
    ranks: dict[tuple[str, int], str] = {}
    for unit in units.values():
        tier = "bronze" if unit.rank <= 3 else "silver" if unit.rank <= 5 else "golden"
        if not 1 <= unit.rank <= 7 or unit.tier != tier:
            raise ContentError("units.toml", unit.id, "rank", "ranks are 1-3 bronze, 4-5 silver, 6-7 golden")
        if (unit.faction, unit.rank) in ranks:
            taken = ranks[unit.faction, unit.rank]
            raise ContentError("units.toml", unit.id, "rank", f"'{taken}' has this rank already")
        ranks[unit.faction, unit.rank] = unit.id
        for side, stats in (("few", unit.few), ("pack", unit.pack)):
            _check_stats("units.toml", unit.id, side, stats, traits)
    for neutral in neutrals.values():
        _check_stats("neutrals.toml", neutral.id, "stats", neutral.stats, traits)
        same = units.get(neutral.unit)
        if same and (same.tier, same.type) != (neutral.tier, neutral.type):
            raise ContentError(
                "neutrals.toml", neutral.id, "tier", f"'{same.id}' of the factions is {same.tier} {same.type}"
            )


def _check_stats(file: str, entry: str, side: str, stats: Stats, traits: dict[str, Trait]) -> None:
    if min(stats.attack, stats.defense, stats.initiative) < 0 or stats.health < 1:
        raise ContentError(file, entry, side, "no number is below 0, and health is at least 1")
    for number, ability in enumerate(stats.abilities, start=1):
        place = f"{side} abilities {number}"
        if ability.trait not in traits:
            raise ContentError(file, entry, f"{place} trait", f"there is no trait '{ability.trait}' in traits.toml")
        given = {word for word in ABILITY_WORDS if getattr(ability, word) is not None}
        wanted = set(traits[ability.trait].takes)
        if ability.trait == "income":  # of either kind
            wanted = {word for word in ("gold", "valuables") if word in given} or {"gold"}
        if given != wanted:
            words = ", ".join(sorted(wanted)) or "no number"
            raise ContentError(
                file, entry, place, f"'{ability.trait}' takes {words}, got {', '.join(sorted(given)) or 'none'}"
            )


# ── the box ────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_count(file: str, what: str, found: int, expected: int) -> None:
    """H3-COM-2 H3-COM-3 H3-COM-4 H3-COM-5 H3-COM-6. As many as there are in the box, copies counted."""
    if found != expected:
        raise ContentError(file, "", what, f"the box holds {expected}, the file has {found}")


def copies(entries: Iterable[Any]) -> int:
    return sum(entry.copies for entry in entries)


def check_box(
    abilities: dict[str, TwoLevels],
    statistics: dict[str, TwoLevels],
    artifacts: dict[str, Artifact],
    spells: dict[str, Spell],
    neutrals: dict[str, Neutral],
    ai_cards: dict[str, AiCard],
) -> None:
    """H3-COM-3 H3-COM-5 H3-COM-6. The cards whose copies are written one by one."""
    check_count("abilities.toml", "copies", copies(abilities.values()), 30)
    check_count("statistics.toml", "copies", copies(statistics.values()), 24)
    check_count("artifacts.toml", "copies", copies(artifacts.values()), 32)
    check_count("spells.toml", "copies", copies(spells.values()), 46)
    check_count("ai_cards.toml", "copies", copies(ai_cards.values()), 20)
    for tier, expected in (("bronze", 14), ("silver", 11), ("golden", 12), ("azure", 4)):
        found = copies(one for one in neutrals.values() if one.tier == tier)
        check_count("neutrals.toml", f"copies ({tier})", found, expected)
    for artifact in artifacts.values():
        if len(artifact.either) != 2:
            raise ContentError("artifacts.toml", artifact.id, "either", "an artifact shows two effects")
    for card in ai_cards.values():
        if set(card.by_level) != set(get_args(Level)):
            raise ContentError("ai_cards.toml", card.id, "by_level", f"needs {', '.join(get_args(Level))}")
        if (card.kind == "might") != bool(card.goes_to):
            raise ContentError("ai_cards.toml", card.id, "goes_to", "needed by might cards, and only by them")


def check_heroes(
    heroes: dict[str, Hero],
    specialties: dict[str, Specialty],
    abilities: dict[str, TwoLevels],
    statistics: dict[str, TwoLevels],
) -> None:
    """H3-SET-21 H3-HER-13. Decks of nine cards, which the box holds for any three heroes."""
    file = "heroes.toml"
    check_count(file, "heroes", len(heroes), 6)
    for hero in heroes.values():
        if hero.ability not in abilities:
            raise ContentError(file, hero.id, "ability", f"unknown ability '{hero.ability}'")
        deck = hero.attack + hero.defense + hero.power + hero.knowledge + hero.magic_arrows + 2
        if deck != STARTING_DECK:
            raise ContentError(file, hero.id, "", f"the starting deck has {STARTING_DECK} cards, here {deck}")
        if hero.magic_arrows != (1 if hero.kind == "might" else 2):
            raise ContentError(file, hero.id, "magic_arrows", "a might hero has 1, a magic hero 2")
        levels = sorted(card.level for card in specialties.values() if card.hero == hero.id)
        if levels != [1, 4, 6]:
            raise ContentError(file, hero.id, "", f"needs specialty cards of levels 1, 4 and 6, has {levels}")
    for card in specialties.values():
        if card.hero not in heroes:
            raise ContentError("specialties.toml", card.id, "hero", f"unknown hero '{card.hero}'")
    for word in STATISTICS:
        if word not in statistics:
            raise ContentError("statistics.toml", "", word, "this statistic has no card")
        most: Counter[str] = Counter()
        for hero in heroes.values():
            most[hero.faction] = max(most[hero.faction], getattr(hero, word))
        if most.total() > statistics[word].copies:
            needed = f"three heroes may need {most.total()} of it, there are {statistics[word].copies}"
            raise ContentError("statistics.toml", word, "copies", needed)


def check_proclamations(proclamations: dict[str, Proclamation]) -> None:
    """H3-COM-3. Nineteen proclamations, of which only those that last for nothing do nothing."""
    check_count("astrologers.toml", "copies", copies(proclamations.values()), 19)
    for one in proclamations.values():
        if (one.lasts == "nothing") == bool(one.gain or one.every_hero or one.hand or one.rerolls):
            problem = f"'{one.lasts}', but it {'does nothing' if one.lasts != 'nothing' else 'does something'}"
            raise ContentError("astrologers.toml", one.id, "lasts", problem)


def check_unsure(file: str, entries: dict[str, Any]) -> None:
    """What an entry is not sure of is one of its own words."""
    for name, entry in entries.items():
        known = {part.name for part in fields(entry)}
        for word in entry.unsure:
            if word.replace(" ", ".").split(".")[0] not in known:
                raise ContentError(file, name, "unsure", f"'{word}' is no word of this entry")
