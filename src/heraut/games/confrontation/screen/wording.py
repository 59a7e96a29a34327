"""How figures, sides and sums are said: names come from the cards, words from words/<lang>.ftl."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from heraut.games.confrontation.model import Field, FigureId
from heraut.games.confrontation.printed.content import Content
from heraut.kernel.content import Text, folder_of
from heraut.kernel.values import ADDED, REPLACED, Part, total
from heraut.tabletop.vocabulary import MINUS, NBSP, Vocabulary, hyphens, said, typeset

WORDS = Vocabulary(folder_of(__file__).parent / "words")
NOBODY = "none"


def figure_name(content: Content, state: Field, who: FigureId, lang: str) -> str:
    """Its card's name, numbered when its side has several, with its side when another side has some too."""
    figures = state.figures
    if who not in figures:
        return NOBODY
    figure = figures[who]
    alike = [other for other in sorted(figures) if figures[other].fighter == figure.fighter]
    ours = [other for other in alike if figures[other].side == figure.side]
    name = said(content.fighters[figure.fighter].name, lang)
    if len(ours) > 1:
        name += f"\N{NO-BREAK SPACE}{ours.index(who) + 1}"
    return name if len(ours) == len(alike) else f"{name} ({side_name(content, state, figure.side, lang)})"


def side_name(content: Content, state: Field, side: int, lang: str) -> str:
    if side < 0:
        return WORDS("the-dice", lang)
    return said(content.scenarios[state.scenario].sides[side].name, lang)


def skill_text(content: Content, card: str, skill: str) -> Text:
    """`Counter-attack 2`, `Bane: undead`: a skill as this card has it."""
    name, profile = typeset(content.skills[skill].name), content.fighters[card]
    if skill in profile.words:
        words = {lang: ", ".join([_word(content, one, lang) for one in profile.words[skill]]) for lang in ("fr", "en")}
        return Text(fr=f"{name.fr}{NBSP}: {words['fr']}", en=f"{name.en}: {words['en']}")
    if content.skills[skill].parameter == "none":
        return name
    return Text(fr=f"{name.fr}{NBSP}{profile.skill[skill]}", en=f"{name.en}{NBSP}{profile.skill[skill]}")


def _word(content: Content, word: str, lang: str) -> str:
    """Whom or what a skill names: an army, a fighter, a state, a skill; else a word of its own."""
    kinds: tuple[Mapping[str, Any], ...] = (content.armies, content.fighters, content.states, content.skills)
    for names in kinds:
        if word in names:
            return said(names[word].name, lang)
    return WORDS.get(f"location-{word}", lang) or WORDS.get(f"tag-{hyphens(word)}", lang) or word


def sum_of(parts: Iterable[Part], lang: str) -> str:
    """`1 + 5 − 1 (stunned)`: the die, the characteristic, and a reason for everything else."""
    terms: list[tuple[int, str]] = []  # amount, reason; of the characteristic from `base` on
    base = 0
    for layer, amount, reason, _ in parts:
        if layer == ADDED:
            if terms and terms[-1][1] == reason:
                amount += terms.pop()[0]
            terms.append((amount, reason))
        elif layer <= REPLACED:
            if terms and layer == REPLACED:
                terms.pop()
            base = len(terms)
            terms.append((amount, reason))
        else:  # bounded or multiplied: what the characteristic comes to, in one
            before = sum([term[0] for term in terms[base:]])
            after = total((Part(ADDED, before, ""), Part(layer, amount, "")))
            if after != before:
                terms[base:] = [(after, reason)]
    shown = [term for index, term in enumerate(terms) if term[0] or index <= base or term[1].isupper()]
    text = ""
    for amount, reason in shown:
        sign = (f" {MINUS} " if amount < 0 else " + ") if text else (MINUS if amount < 0 else "")
        text += f"{sign}{abs(amount)}"
        if reason != "die" and not reason.isupper():
            text += f" ({WORDS(f'reason-{hyphens(reason)}', lang)})"
    return text
