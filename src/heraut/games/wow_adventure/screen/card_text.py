"""What a card, marker, character or quest says, in sentences made of the words of `printed/effects.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from heraut.games.wow_adventure.model import Quest
from heraut.games.wow_adventure.numbers.goals import IN_CITIES
from heraut.games.wow_adventure.printed.cards import Ability, Encounter, Event, Goal, Item, Marker, Power
from heraut.games.wow_adventure.printed.content import Content
from heraut.games.wow_adventure.printed.effects import GRANTS, SWITCHES, Effect
from heraut.games.wow_adventure.screen.wording import WORDS, name_text, words_of
from heraut.kernel.content import Text
from heraut.tabletop.scene import Label, named
from heraut.tabletop.vocabulary import NBSP, capital, colon, hyphens, in_both, plus, said, semicolon

NUMBERS = ("melee", "ranged", "attack", "defence", "damage", "melee_damage", "ranged_damage", "health", "die")
FLAGS = (*SWITCHES, "ignore_aggro", "lose_energy", "no_duels", "heal_all")
DEEDS = (
    "prevent", "prevent_ranged", "deal", "take", "heal", "draw", "discard", "discard_chosen", "discard_bag",
    "pay_energy", "find",
)  # fmt: skip
CHANGES = ("move", "energy")


# ── whole cards ──────────────────────────────────────────────────────────────────────────────────────────────────────


def ability_text(ability: Ability) -> tuple[Label, ...]:
    """When it is played and what it does; its energy is a number of the card."""
    return _sentence((ability.when,), ability.effect, "says-fades" if ability.fades else "")


def item_lines(item: Item) -> tuple[Label, ...]:
    """What it does from the bag or worn, and what its owner may do with it."""
    always = _sentence(item.when, item.effect) if item.effect else ()
    return (*always, *power_text(item.use)) if item.use is not None else always


def power_text(power: Power) -> tuple[Label, ...]:
    """`Special powers, 1 energy: melee +1`."""
    return (labelled(lambda lang: _told((power.when,), power.energy, power.effect, "", lang)),)


def marker_text(marker: Marker) -> tuple[Label, ...]:
    """When it is spent, or whom else than its finder it touches; what it does."""
    whom = f"who-{hyphens(marker.who)}" if marker.who != "active" else ""
    return (labelled(lambda lang: _told(marker.when, 0, marker.effect, "", lang, whom)),)


def encounter_text(encounter: Encounter) -> tuple[Label, ...]:
    """Its special power."""
    return _sentence((), encounter.special) if encounter.special else ()


def event_text(event: Event) -> tuple[Label, ...]:
    """Whom it touches, what it does, how long."""
    lasts = "says-once" if event.once else "says-lasting" if event.lasting else ""
    return (labelled(lambda lang: _event(event, lang)), *([Label(lasts)] if lasts else []))


def _event(event: Event, lang: str) -> str:
    whom = WORDS(f"who-{hyphens(event.who)}", lang)
    if event.kinds:
        whom += f" ({words_of('creature', event.kinds, lang)})"
    if event.colours:
        whom += f" ({words_of('colour', event.colours, lang)})"
    return capital(f"{whom}{colon(lang)}{effects_text(event.effect, lang)}")


def goal_label(content: Content, quest: Quest) -> Label:
    """What a quest asks for, and how far it has come."""
    goal = content.quests[quest.kind].goal
    return labelled(lambda lang: capital(_goal(content, goal, quest, lang)))


def _goal(content: Content, goal: Goal, quest: Quest, lang: str) -> str:
    spaces = WORDS.listed([said(name_text(content, space), lang) for space in goal.spaces], lang)
    text = WORDS(f"goal-{hyphens(goal.own or goal.type)}", lang)
    details = [word for word in (
        spaces if goal.spaces else "",
        words_of("creature", (goal.kind,), lang) if goal.kind else "",
        words_of("colour", (goal.level,), lang) if goal.level else "",
        f"{words_of('colour', (goal.level_min,), lang)} {WORDS('or-higher', lang)}" if goal.level_min else "",
        words_of("slot", goal.slots, lang) if goal.slots else "",
        WORDS(f"goal-at-{goal.at}", lang) if goal.at else "",
    ) if word]  # fmt: skip
    told = f"{text}{colon(lang)}{', '.join(details)}" if details else text
    if goal.type in IN_CITIES:
        return f"{told} ({quest.beaten}/{goal.number}){semicolon(lang)}{WORDS('goal-told-in-city', lang)}"
    if goal.type.startswith("beat"):
        return f"{told} ({quest.beaten}/{goal.number})"
    if goal.type == "visit":
        return f"{told} ({len(quest.visited)}/{len(goal.spaces)})"
    return f"{told} ({goal.number})" if goal.number > 1 else told


# ── effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _sentence(when: tuple[str, ...], effect: tuple[Effect, ...], after: str = "") -> tuple[Label, ...]:
    return (labelled(lambda lang: _told(when, 0, effect, after, lang)),)


def _told(when: tuple[str, ...], energy: int, effect: tuple[Effect, ...], after: str, lang: str, whom: str = "") -> str:
    """Its moment, whom it touches, its price, what it does."""
    head = [WORDS(f"when-{hyphens(moment)}", lang) for moment in when]
    head += [WORDS(whom, lang)] if whom else []
    head += [f"{energy}{NBSP}{WORDS('energy', lang)}"] if energy else []
    text = effects_text(effect, lang) + (f"; {WORDS(after, lang)}" if after else "").replace("; ", semicolon(lang))
    return capital(f"{', '.join(head)}{colon(lang)}{text}" if head else text)


def effects_text(effects: Iterable[Effect], lang: str) -> str:
    """All of them, one after the other."""
    return semicolon(lang).join([clause_text(one, lang) for one in effects])


def clause_text(clause: Effect, lang: str) -> str:
    """When it counts, its price, whose numbers it changes, what it does."""
    head: list[str] = []
    if clause.from_die:
        head.append(WORDS("from-die", lang).replace("#", str(clause.from_die)))
    if clause.against:
        head.append(f"{WORDS('says-against', lang)} {words_of('creature', clause.against, lang)}")
    if clause.after:
        head.append(WORDS(f"after-{hyphens(clause.after)}", lang))
    if clause.may is not None:
        head.append(f"{WORDS('says-may', lang)} {clause_text(clause.may, lang)}")
    if clause.to == "enemy":
        head.append(WORDS("says-enemy", lang))
    text = ", ".join(_done(clause, lang))
    if clause.one_of:
        text = f" {WORDS('or', lang)} ".join([clause_text(one, lang) for one in clause.one_of])
    if clause.until:
        text += f" ({WORDS('says-until', lang)})"
    return colon(lang).join([*head, text])


def _done(clause: Effect, lang: str) -> Iterator[str]:
    """Numbers, switches, deeds, and what has words of its own."""
    for word in NUMBERS + CHANGES:
        amount: int = getattr(clause, word)
        if amount:
            yield f"{WORDS(f'value-{hyphens(word)}', lang)}{NBSP}{plus(amount)}"
    for word in GRANTS:
        granted: int | None = getattr(clause, word)
        if granted is not None:
            yield WORDS(f"says-{hyphens(word)}", lang) + (f"{NBSP}{plus(granted)}" if granted else "")
    for word in FLAGS:
        if getattr(clause, word):
            yield WORDS(f"says-{hyphens(word)}", lang)
    for word in DEEDS:
        if getattr(clause, word):
            yield counted(f"says-{hyphens(word)}", getattr(clause, word), lang)
    if clause.play:
        at = "-on" if clause.play == "lay" and clause.colours else ""
        text = counted(f"play-{hyphens(clause.play)}{at}", clause.amount, lang)
        yield f"{text} ({words_of('colour', clause.colours, lang)})" if clause.colours else text


def counted(id: str, count: int, lang: str) -> str:
    """`draw 2 cards`; where there are words for one, or for as many as one likes, those."""
    words = WORDS.get(f"{id}-{'one' if count else 'any'}", lang) if count < 2 else None
    return words or WORDS(id, lang).replace("#", str(count))


# ── in both languages ────────────────────────────────────────────────────────────────────────────────────────────────


def labelled(say: Callable[[str], str]) -> Label:
    return named(in_both(say))


def clause_label(clause: Effect) -> Label:
    return labelled(lambda lang: capital(clause_text(clause, lang)))


def effects_label(effects: tuple[Effect, ...]) -> Label:
    return labelled(lambda lang: capital(effects_text(effects, lang)))


def listed(family: str, values: tuple[str, ...]) -> Text:
    return in_both(lambda lang: words_of(family, values, lang))
