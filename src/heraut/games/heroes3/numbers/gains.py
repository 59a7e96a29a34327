"""What a component gives: where a path leads, what a card says, what a card laid on something adds.

A path names a `Gain`: "site/<site>/<number>", "building/<faction>/<building>/<number>", "die/<die>/<face>",
"bonus/<difficulty>/<number>", "proclamation/<id>", "obelisk/<number>", "utopia/<number>", "card/<card>/<mode>"; behind
a card may stand the line of power it reached: "card/town_portal/effect/1".
A mode names one of the effects of a card: "basic", "expert", "effect", or the place in `either`.  What its player chose
is written behind it: "effect:attack" (one of the numbers), "effect:back" (the card comes back to hand when it is over).
"""

from __future__ import annotations

from heraut.games.heroes3.model import Game, Laid, mission
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.printed.effects import Effect, Gain, Line

BASIC, EXPERT, EFFECT = "basic", "expert", "effect"
SPELL = "spell"  # the mode of a spell that is discarded for its power
OF_SCENARIO = ("obelisk", "utopia")  # paths that lead elsewhere in another scenario
BACK = ":back"  # behind a mode: the card comes back to hand when its effect is over


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def kind_of(content: Content, card: str) -> str:
    """ability, statistic, artifact, spell or specialty."""
    if card in content.spells:
        return "spell"
    if card in content.artifacts:
        return "artifact"
    if card in content.abilities:
        return "ability"
    return "statistic" if card in content.statistics else "specialty"


def modes_of(content: Content, card: str) -> tuple[str, ...]:
    """H3-CRD-10 H3-CRD-17. The effects of a card, one of which is played."""
    if card in content.artifacts:
        return tuple([str(number) for number in range(len(content.artifacts[card].either))])
    if card in content.spells or card in content.specialties:
        return (EFFECT,)
    return (BASIC, EXPERT)


def effect_of(content: Content, card: str, mode: str) -> Effect:
    """What the card does in this mode."""
    mode = mode.partition(":")[0]
    if card in content.spells:
        return content.spells[card].effect
    if card in content.artifacts:
        return content.artifacts[card].either[int(mode)]
    if card in content.specialties:
        return content.specialties[card].effect
    two = content.statistics[card] if card in content.statistics else content.abilities[card]
    return two.expert if mode == EXPERT else two.basic


def foreign(content: Content, card: str, faction: str) -> bool:
    """H3-CRD-11. Only its own faction may play a faction card."""
    return card in content.abilities and content.abilities[card].faction not in ("", faction)


# ── cards laid ───────────────────────────────────────────────────────────────────────────────────────────────────────


def adds(content: Content, laid: Laid, number: str, unit: str) -> int:
    """What a card laid adds to the `attack`, `defense`, `initiative`, `health`, `damage` … of that unit."""
    effect = effect_of(content, laid.card, laid.mode)
    if effect.choose and number not in laid.mode.split(":"):
        return 0
    amount: int = getattr(effect, number, 0)
    if effect.lines:
        amount = getattr(effect.lines[laid.line], number, None) or 0
    elif laid.line >= 0:
        return amount * laid.line
    return 2 * amount if unit in effect.doubled_for else amount


def line_of(t: Game, card: str, line: int) -> Line:
    """One of the lines of power of a card."""
    return effect_of(t.content, card, EFFECT).lines[line]


# ── paths ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def gain_of(t: Game, source: str) -> Gain:
    """What lies at the end of a path.  Asked at every step of a gain, so what is printed is looked up once."""
    known = t.content.gains.get(source)
    if known is None:
        known = _follow(t, source)
        if not source.startswith(OF_SCENARIO):
            t.content.gains[source] = known
    return known


def _follow(t: Game, source: str) -> Gain:
    kind, *rest = source.split("/")
    content = t.content
    if kind == "card":
        return effect_of(content, rest[0], rest[1])
    if kind == "site":
        return content.sites[rest[0]].either[int(rest[1])]
    if kind == "building":
        buildings = content.towns[rest[0]].buildings
        return next(one for one in buildings if one.id == rest[1]).offers[int(rest[2])]
    if kind == "die":
        return content.dice[rest[0]].faces[int(rest[1])]
    if kind == "bonus":
        return content.difficulties[rest[0]].bonus[int(rest[1])]
    if kind == "proclamation":
        return content.proclamations[rest[0]].gain or Gain()
    if kind == "obelisk":
        return mission(t).obelisk[int(rest[0])]
    if kind == "utopia":
        return mission(t).utopia[int(rest[0])]
    raise ValueError(f"no such source: {source}")
