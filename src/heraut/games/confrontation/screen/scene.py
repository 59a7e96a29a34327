"""The table as a screen shows it: boards, figures, dice, where we are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from heraut.games.confrontation.model import Battle, Figure, FigureId
from heraut.games.confrontation.numbers.battlefield import disc, standing
from heraut.games.confrontation.rules.ch02_tests import Test
from heraut.games.confrontation.rules.ch02_wounds import WoundRoll
from heraut.games.confrontation.rules.ch09_combat.attack import Attack
from heraut.games.confrontation.screen.blows import attack_number
from heraut.games.confrontation.screen.saying import characteristic_number
from heraut.games.confrontation.screen.tips import tips
from heraut.games.confrontation.screen.wording import skill_text
from heraut.kernel.chance import Throwing
from heraut.tabletop.scene import (
    Arrow,
    Board,
    Dice,
    Label,
    Number,
    Outcome,
    Piece,
    Player,
    Scene,
    Token,
    named,
)
from heraut.tabletop.vocabulary import hyphens, spaced, typeset

SHOWN = ("INI", "ATT", "FOR", "DEF", "RES")
GUESSED = ("PA", "MOU", *SHOWN, "DIS")  # the numbers of a card that a fight depends on
PRINTED = ("MOU", "DIS", "COU", "PEUR", "TIR", "POU", "FOI", "PA")  # read on the card, not in every fight
MARGIN_MM = 60

# Where we are: what each section is called by; those that are not here are not shown.
PLACES: Mapping[str, tuple[str, ...]] = {
    "StartOfTurn": (),
    "Charges": (),
    "CombatPhase": (),
    "Split": (),
    "SpeakingTurns": (),
    "SpeakingTurn": (),
    "Combat": ("lone", "others"),
    "Preparation": (),
    "Pass": ("number",),
    "Attack": ("attacker", "target"),
    "Opposition": ("why",),
    "Test": ("why",),
    "WoundRoll": (),
    "Pursuits": (),
}
ONLY_LAST = frozenset(("SpeakingTurns", "SpeakingTurn"))  # shown only while nothing more precise is under way


def show(t: Battle, seat: int | None) -> Scene:
    """The table.  Everything lies open, so all seats see the same."""
    view = t.state
    return Scene(
        title=named(typeset(t.content.scenarios[view.scenario].name)),
        path=tuple(_path(t)),
        players=tuple([_player(t, side) for side in range(view.sides)]),
        boards=tuple(_boards(t)),
        pieces=tuple([_piece(t, who, figure) for who, figure in sorted(view.figures.items())]),
        goal=Label("goal", {"turns": t.content.scenarios[view.scenario].turns}),
        caveats=tuple(_caveats(t)),
        dice=tuple(_dice(t)),
        tips=tuple(tips(t, view.pending)),
    )


# ── boards, figures, players ───────────────────────────────────────────────────────────────────────────────────────


def _boards(t: Battle) -> Iterator[Board]:
    """One board a level in use; all of the same size, so that whoever dives stays where it was."""
    figures = t.state.figures
    bases = [disc(t, figure) for figure in figures.values()]
    left = min([base.x - base.diameter // 2 for base in bases]) - MARGIN_MM
    top = min([base.y - base.diameter // 2 for base in bases]) - MARGIN_MM
    right = max([base.x + base.diameter // 2 for base in bases]) + MARGIN_MM
    bottom = max([base.y + base.diameter // 2 for base in bases]) + MARGIN_MM
    for level in sorted({0, *[figures[who].level for who in standing(t)]}):
        yield Board(
            id=f"level-{level}",
            kind="free",
            label=Label("board-level", {"level": level}) if level else Label("board-ground"),
            x=left,
            y=top,
            width=right - left,
            height=bottom - top,
            pieces=tuple([str(who) for who in sorted(standing(t)) if figures[who].level == level]),
            arrows=tuple(_arrows(t, level)),
        )


def _arrows(t: Battle, level: int) -> Iterator[Arrow]:
    """The attack under way on this level."""
    attacks = [section for section in t.state.agenda if isinstance(section, Attack)]
    for attack in attacks[-1:]:
        attacker = t.state.figures[attack.attacker]
        if attacker.level == level:
            label = Label("arrow-attack", {"att": attack_number(t, attack).value})
            yield Arrow(str(attack.attacker), str(attack.target), label, attacker.side)


def _piece(t: Battle, who: FigureId, figure: Figure) -> Piece:
    return Piece(
        id=str(who),
        label=Label("figure", {"who": who}),
        seat=figure.side,
        x=figure.x,
        y=figure.y,
        level=figure.level,
        size=t.content.fighters[figure.fighter].base,
        out=figure.down,
        icon=t.content.fighters[figure.fighter].icon,
        note=_guesses(t, figure.fighter),
        more=tuple(_more(t, figure)),
        traits=tuple(_skills(t, figure)),
        tokens=() if figure.down else tuple(_tokens(t, who, figure)),
        numbers=() if figure.down else tuple([characteristic_number(t, who, stat) for stat in SHOWN]),
    )


def _more(t: Battle, figure: Figure) -> Iterator[Number]:
    """What is printed on its card besides, unless that is nothing."""
    card = t.content.fighters[figure.fighter]
    for stat in PRINTED:
        value = card.mou_mm // 10 if stat == "MOU" else getattr(card, stat)
        if value:
            yield Number(stat, Label(f"stat-{stat}"), value)


def _skills(t: Battle, figure: Figure) -> Iterator[Token]:
    """CF-K-27. Its skills, those that come with another too, each with what it says."""
    for name in t.content.fighters[figure.fighter].skill:
        skill, label = t.content.skills[name], named(skill_text(t.content, figure.fighter, name))
        yield Token(name, label, rules=skill.rules, text=named(spaced(skill.text)))


def _tokens(t: Battle, who: FigureId, figure: Figure) -> Iterator[Token]:
    """The dice on the card, the wound, and the states."""
    states = t.content.states
    placing = bool(figure.unplaced) and not (figure.placed_attack or figure.placed_defence)
    dice = {
        "unplaced": figure.unplaced if placing else 0,
        "held": 0 if placing else figure.unplaced,
        "attack": figure.attack,
        "defence": figure.defence,
        "points": figure.points,
    }
    for name, count in dice.items():
        if count:
            yield Token(f"{who}.{name}", Label(f"token-{name}"), count, icon=DICE.get(name, ""))
    if figure.wound:
        yield _state(t, who, figure.wound, TONES[figure.wound])
    for held in t.state.modifiers.get(who, ()):
        if held.status in states:
            yield _state(t, who, held.status, TONES.get(held.status, "mild"))
        elif held.status in TOKENS:
            label, tone = Label(f"token-{hyphens(held.status)}"), TONES.get(held.status, "mild")
            yield Token(f"{who}.{held.status}", label, held.amount or 1, TOKENS[held.status], tone=tone)


def _state(t: Battle, who: FigureId, name: str, tone: Outcome) -> Token:
    state = t.content.states[name]
    text = named(spaced(state.text))
    return Token(f"{who}.{name}", named(typeset(state.name)), rules=state.rules, tone=tone, text=text)


DICE = {"attack": "crossed-swords", "defence": "shield", "unplaced": "rolling-dices", "held": "rolling-dices"}
# Harm is told from passing to death; what a figure is about, never in the tone of a harm.
TONES: Mapping[str, Outcome] = {
    "stunned": "warn", "light": "hurt", "serious": "bad", "critical": "dead",
    "charged": "calm", "charging": "calm", "dive": "calm",
    "poisoned": "good", "sustained_defence": "good", "relentless": "good", "fury": "dire", "routing": "dire",
}  # fmt: skip


# Marks on a figure that are no states of the content; points put in a characteristic show in its number.
TOKENS: Mapping[str, tuple[str, ...]] = {
    "luck_used": ("CF-K-17",),
    "resolution_used": ("CF-K-18",),
    "assassin_used": ("CF-K-24",),
    "swapped": ("CF-K-35",),
    "sequence": ("CF-K-7",),
}


def _dice(t: Battle) -> Iterator[Dice]:
    """The throw that is being read, one die after the other, and what will be added to it."""
    agenda = t.state.agenda
    if agenda and isinstance(agenda[-1], Throwing):
        throw, section = agenda[-1], agenda[-2]
        faces = tuple([str(face) for face in throw.got])
        roller = None
        if isinstance(section, Test):
            roller = section.who
        elif isinstance(section, WoundRoll):
            roller = section.attacker
        yield Dice(
            id=throw.why,
            label=Label(f"dice-{hyphens(throw.why)}"),
            faces=faces,
            waiting=throw.count - len(faces),
            numbers=(characteristic_number(t, section.who, section.stat),) if isinstance(section, Test) else (),
            seat=None if roller is None else t.state.figures[roller].side,
        )


def _player(t: Battle, side: int) -> Player:
    """What a side still has on the table, of what it came with."""
    mine = [figure for figure in t.state.figures.values() if figure.side == side]
    worth = [(t.content.fighters[figure.fighter].PA, figure.down) for figure in mine]
    return Player(
        seat=side,
        label=Label("side-name", {"side": side}),
        numbers=(
            Number(
                f"side-{side}.PA",
                Label("number-pa"),
                sum([value for value, down in worth if not down]),
                usual=sum([value for value, _ in worth]),
                badge="score",
            ),
            Number(
                f"side-{side}.figures",
                Label("number-figures"),
                len([value for value, down in worth if not down]),
                usual=len(worth),
            ),
        ),
    )


def _caveats(t: Battle) -> Iterator[Label]:
    """What is not read in a published source, said openly."""
    if t.content.wound_table.origin != "published":
        yield Label("note-wound-table")
    cards = sorted({figure.fighter for figure in t.state.figures.values()})
    for origin, message in (("guess", "note-guesses"), ("house", "note-house")):
        some = tuple([card for card in cards if t.content.fighters[card].origin == origin])
        if some:
            yield Label(message, {"cards": some})


def _guesses(t: Battle, name: str) -> Label | None:
    """Which numbers of a card are guesses."""
    card = t.content.fighters[name]
    unproved = tuple([stat for stat in GUESSED if stat not in card.proved])
    return Label("note-guess", {"stats": unproved}) if card.origin == "guess" and unproved else None


def _path(t: Battle) -> Iterator[Label]:
    """Where we are, from the turn down to the smallest thing under way."""
    agenda = t.state.agenda
    if not agenda:
        yield Label("section-over")
        return
    yield Label("section-turn", {"turn": t.state.turn})
    shown = [section for section in agenda if type(section).__name__ in PLACES]
    for number, section in enumerate(shown):
        name = type(section).__name__
        last = number == len(shown) - 1
        if (name in ONLY_LAST and not last) or (name == "Opposition" and not last):
            continue
        message = "test" if name == "Opposition" else _kebab(name)
        yield Label(f"section-{message}", {field: getattr(section, field) for field in PLACES[name]})


def _kebab(name: str) -> str:
    """`CombatPhase` → `combat-phase`."""
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).lstrip("-")
