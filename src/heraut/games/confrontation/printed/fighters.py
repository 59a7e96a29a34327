"""The skills of Confrontation checked, and the cards of the fighters made ready for the rules."""

from dataclasses import fields

from heraut.games.confrontation.printed.cards import (
    CHARACTERISTICS,
    POWER,
    WOUND_LEVELS,
    Army,
    Fighter,
    Profile,
    Skill,
    State,
)
from heraut.games.confrontation.printed.wound_table import LOCATIONS
from heraut.kernel.content import ContentError

SIX = 6  # CF-T-2: the face that is rolled again and added


# ── skills ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def check_skills(skills: dict[str, Skill], states: dict[str, State]) -> None:
    file = "skills.toml"
    for skill in skills.values():
        for state in skill.immune:
            if state not in states:
                raise ContentError(file, skill.id, "immune", f"unknown state '{state}'")
        for faces in skill.opens.values():
            if not all(1 <= face <= 6 for face in faces):
                raise ContentError(file, skill.id, "opens", "a die has the faces 1 to 6")
        if (skill.parameter == "word") != bool(skill.words):
            raise ContentError(file, skill.id, "words", 'needed with parameter = "word", and only then')
        for line in skill.includes:
            name, parameter = _split(line)
            if name not in skills:
                raise ContentError(file, skill.id, "includes", f"unknown skill '{name}'")
            if skills[name].includes:
                raise ContentError(file, skill.id, "includes", f"'{name}' includes skills itself")
            if skills[name].parameter == "word" or (skills[name].parameter == "none" and parameter):
                raise ContentError(file, skill.id, "includes", f"'{line}' cannot be included")
            _number(file, skill.id, "includes", skills[name], parameter)


def _split(line: str) -> tuple[str, str]:
    """`counter_attack 2` → the skill and its parameter."""
    name, _, parameter = line.strip().partition(" ")
    return name, parameter.strip()


def _number(file: str, entry: str, word: str, skill: Skill, parameter: str) -> int:
    """The number behind a skill; a skill with a default may be written without."""
    if skill.parameter == "none":
        return 0
    if not parameter:
        if skill.default:
            return skill.default
        raise ContentError(file, entry, word, f"'{skill.id}' needs a number ('{skill.id} 2')")
    try:
        return int(parameter)
    except ValueError:
        raise ContentError(file, entry, word, f"'{skill.id}' needs a whole number, got '{parameter}'") from None


# ── fighters ───────────────────────────────────────────────────────────────────────────────────────────────────────


def known_words(
    armies: dict[str, Army], states: dict[str, State], skills: dict[str, Skill], cards: dict[str, Fighter]
) -> dict[str, frozenset[str]]:
    """Every word a skill may name, by the kind of word."""
    return {
        "army": frozenset(armies),
        "tag": frozenset(tag for card in cards.values() for tag in card.tags),
        "fighter": frozenset(cards),
        "location": frozenset(LOCATIONS),
        "state": frozenset(states),
        "skill": frozenset(skills),
        "fear": frozenset(("fear",)),
        "doubles": frozenset(("doubles",)),
    }


def _millimetres(card: Fighter, word: str, centimetres: float) -> int:
    length = round(centimetres * 10)
    if abs(length - centimetres * 10) > 1e-6 or length < 0:
        raise ContentError(
            "fighters.toml", card.id, word, f"expected centimetres down to a millimetre, got {centimetres}"
        )
    return length


def _skills_of(
    card: Fighter, skills: dict[str, Skill], known: dict[str, frozenset[str]]
) -> tuple[dict[str, int | str], dict[str, tuple[str, ...]]]:
    """CF-K-27. The skills of a card with their parameters; what is printed goes before what another skill includes."""
    file = "fighters.toml"
    found: dict[str, int | str] = {}
    words: dict[str, tuple[str, ...]] = {}
    for line in card.skills:
        name, parameter = _split(line)
        if name not in skills:
            raise ContentError(file, card.id, "skills", f"unknown skill '{name}'")
        skill = skills[name]
        if name in found and not skill.lowest:
            raise ContentError(file, card.id, "skills", f"'{name}' is written twice")
        if skill.parameter == "none" and parameter:
            raise ContentError(file, card.id, "skills", f"'{name}' takes no parameter, got '{parameter}'")
        if skill.parameter == "word":
            if not parameter:
                raise ContentError(file, card.id, "skills", f"'{name}' needs a word: {', '.join(skill.words)}")
            words[name] = tuple(parameter.split())
            for word in words[name]:
                if not any(word in known[kind] for kind in skill.words):
                    raise ContentError(file, card.id, "skills", f"'{name}' names the unknown word '{word}'")
            found[name] = parameter
            continue
        number = _number(file, card.id, "skills", skill, parameter)
        before = found.get(name)
        found[name] = min(before, number) if isinstance(before, int) else number
    for name in tuple(found):
        for line in skills[name].includes:
            included, parameter = _split(line)
            if included not in found:
                found[included] = _number(file, card.id, "skills", skills[included], parameter)
    return found, words


def _suffers_as(spares: set[str], shift: int) -> dict[str, str]:
    """Wound level held → level whose penalty is suffered, once shifted and spared."""
    held: dict[str, str] = {}
    for rank, level in enumerate(WOUND_LEVELS):
        felt = min(rank + shift, len(WOUND_LEVELS) - 1)
        held[level] = "" if felt < 0 or WOUND_LEVELS[felt] in spares else WOUND_LEVELS[felt]
    return held


def profile_of(
    card: Fighter, armies: dict[str, Army], skills: dict[str, Skill], known: dict[str, frozenset[str]]
) -> Profile:
    """CF-C3-7 CF-K-13 CF-K-14 CF-K-15 CF-K-16 CF-K-39 CF-K-46 CF-K-47 CF-K-48. A card with its skills added together.

    Of several all-out attack bonuses the best counts.  The Cursed roll nothing again, not even a 6.
    """
    file = "fighters.toml"
    if card.army not in armies:
        raise ContentError(file, card.id, "army", f"unknown army '{card.army}'")
    if card.base <= 0:
        raise ContentError(file, card.id, "base", "a base has a diameter")
    if card.PA <= 0:
        raise ContentError(file, card.id, "PA", "a fighter is worth something: expected 1 or more")
    printed = {name.name: getattr(card, name.name) for name in fields(Fighter)}
    for number in card.proved:
        if number not in printed:
            raise ContentError(file, card.id, "proved", f"unknown number '{number}'")
    skill, words = _skills_of(card, skills, known)
    owned = [skills[name] for name in skill]
    opens: dict[str, tuple[int, ...]] = dict.fromkeys(CHARACTERISTICS, (SIX,))
    all_attack: dict[str, int] = {}
    rows_against: dict[str, int] = {}
    for one in owned:
        for test, faces in one.opens.items():
            opens[test] = tuple(sorted({*opens[test], *faces}))
        for roll, bonus in one.all_attack.items():
            all_attack[roll] = max(all_attack.get(roll, 0), bonus)
        for mark in words.get(one.id, ()):
            if one.rows_caused:
                rows_against[mark] = rows_against.get(mark, 0) + one.rows_caused
    leaves = {kind for one in owned for kind in one.leaves_first_group}
    power = POWER[card.size]
    return Profile(
        **printed,
        mou_mm=_millimetres(card, "MOU", card.MOU),
        flight_mm=_millimetres(card, "flight", card.flight),
        power=power,
        power_charging=power + sum(one.power_charging for one in owned),
        power_charged=power + sum(one.power_charged for one in owned),
        places_first=card.kind != "warrior" and card.kind not in leaves,
        has_a_say="luck" in skill or "resolution" in skill,
        has_a_bonus="desperate" in skill or bool(all_attack),
        skill=skill,
        words=words,
        marks=frozenset((*card.tags, card.army, card.id)),
        opens=dict.fromkeys(CHARACTERISTICS, ()) if any(one.cursed for one in owned) else opens,
        steady=frozenset(test for one in owned for test in one.steady),
        cursed=any(one.cursed for one in owned),
        all_attack=all_attack,
        combat_dice=sum(one.combat_dice for one in owned),
        immune=frozenset((*words.get("immunity", ()), *(state for one in owned for state in one.immune))),
        rows_caused=sum(one.rows_caused for one in owned if one.parameter != "word"),
        rows_against=rows_against,
        rows_suffered=sum(one.rows_suffered for one in owned),
        levels_suffered=sum(one.levels_suffered for one in owned),
        suffers_as=_suffers_as(
            {level for one in owned for level in one.spares}, sum(one.penalty_shift for one in owned)
        ),
    )
