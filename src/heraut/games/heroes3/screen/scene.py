"""The table as a screen shows it: the map, the combat, what lies before the players, the question and its answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any

from heraut.games.heroes3.model import Game, Realm, mission, side_of
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.screen import choices
from heraut.games.heroes3.screen.card_text import card_text
from heraut.games.heroes3.screen.combat_scene import combat_board, fighter_pieces
from heraut.games.heroes3.screen.map_scene import cell_of, hero_pieces, map_board
from heraut.games.heroes3.screen.tips import tips
from heraut.games.heroes3.screen.town_scene import looked_at, players, pools, shared_zone, tracks, zones
from heraut.games.heroes3.screen.whynot import refusals
from heraut.games.heroes3.screen.whynot import why_not as reason_against
from heraut.games.heroes3.screen.wording import FIGHTER, hyphens, said, typeset, variables, wording
from heraut.kernel import CHANCE, Decision, Fact, Option, Section, Table, write
from heraut.kernel import Game as AnyGame
from heraut.kernel.chance import Throwing
from heraut.kernel.citations import leading_ids
from heraut.kernel.content import Text
from heraut.tabletop.scene import Choice, Dice, Label, Question, RefusedWish, Scene, Zone, named, worded

MOST_RULES = 4


def scene(game: AnyGame[Realm, Content], view: Realm, seat: int | None) -> Scene:
    """The table as this seat sees it."""
    t: Game = Table(game, view)
    battle = view.battle
    boards, pieces = [map_board(t)], list(hero_pieces(t))
    if battle is not None:
        boards.append(combat_board(t, battle, seat))
        pieces += fighter_pieces(t, battle)
    seen = Scene(
        title=named(typeset(t.content.scenarios[view.scenario].name)),
        path=tuple(_path(t)),
        players=tuple(players(t)),
        boards=tuple(boards),
        pieces=tuple(pieces),
        notes=tuple(_notes(t)),
        zones=(*zones(t, seat), *_zones_asked(t, seat)),
        tracks=tuple(tracks(t)),
        pools=tuple(pools(t)),
        dice=tuple(_dice(t)),
        tips=tuple(tips(t, view.pending)),
    )
    if view.pending is not None:
        seen = _with_question(t, seen, view.pending, seat)
    return worded(seen, lambda name, value: _said(t, name, value))


def asks(game: AnyGame[Realm, Content], view: Realm) -> Label | None:
    """What is asked, in the scene's own words."""
    t: Game = Table(game, view)
    return None if view.pending is None else worded(_asked(t, view.pending), lambda name, value: _said(t, name, value))


def why_not(game: AnyGame[Realm, Content], view: Realm, text: str) -> RefusedWish | None:
    """Why this is no answer to the question put; None when it is one, or nothing that is known of it."""
    t: Game = Table(game, view)
    wish = reason_against(t, text)
    return None if wish is None else worded(wish, lambda name, value: _said(t, name, value))


def _said(t: Game, name: str, value: object) -> object:
    """A value as it is said in both languages, so that no screen needs to know the game."""
    if isinstance(value, Label):
        return worded(value, lambda name, value: _said(t, name, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Text):
        return value
    fr, en = wording(t.content, t.state, name, value, "fr"), wording(t.content, t.state, name, value, "en")
    return en if fr == en else Text(fr=str(fr), en=str(en))


# ── where we are ───────────────────────────────────────────────────────────────────────────────────────────────────


def _path(t: Game) -> Iterator[Label]:
    """The round, whose turn, the combat and its round, the attack: as far as there is one."""
    state = t.state
    if not state.agenda:
        yield Label("path-over")
        return
    if not state.round:
        yield Label("path-setup")
        return
    yield Label("path-round", {"round": state.round})
    yield Label("path-turn", {"seat": state.active})
    battle = state.battle
    if battle is not None:
        yield Label("path-combat", {"field": battle.field, "rounds": battle.round})


def _notes(t: Game) -> Iterator[Label]:
    """Who are allies, what is proclaimed, and what the scenario is about."""
    state = t.state
    if mission(t).mode == "alliance":
        seat, ally = next(side for side in [side_of(t, 0), side_of(t, 1)] if len(side) > 1)
        yield Label("note-allies", {"seat": seat, "rival": ally})
    if state.proclamation:
        what = sentence_of(card_text(t.content, state.proclamation))
        yield Label("note-proclamation", {"proclamation": state.proclamation, "what": what})
    about = mission(t).about
    yield named(Text(fr=said(about, "fr").rstrip("."), en=said(about, "en").rstrip(".")))


def sentence_of(labels: tuple[Label, ...]) -> Label:
    return labels[0] if labels else Label("says-nothing")


def _dice(t: Game) -> Iterator[Dice]:
    """The dice that lie on the table or are still to fall."""
    for section in reversed(t.state.agenda):
        die: str = getattr(section, "die", "")
        if isinstance(section, Throwing):
            faces = _faces(t, die, section.got)
            yield Dice("dice", Label("dice-thrown", {"die": die}), faces, section.count - len(section.got))
            return
        lying = getattr(section, "faces", ())
        if die and lying:
            yield Dice("dice", Label("dice-thrown", {"die": die}), _faces(t, die, lying))
            return


def _dice_shown(t: Game) -> Iterator[Label]:
    """What the dice show that the question is about."""
    section = t.state.agenda[-1]
    die: str = getattr(section, "die", "attack")
    faces = getattr(section, "faces", ()) or getattr(section, "dice", ())
    if faces and die in t.content.dice and not isinstance(section, Throwing):
        yield Label(f"note-{die}-dice", {f"{die}_faces": faces})


def _faces(t: Game, die: str, faces: tuple[Any, ...]) -> tuple[str, ...]:
    if die == "attack":
        return tuple([f"{face:+d}".replace("-", "−").replace("+0", "0") for face in faces])
    return tuple([str(face + 1) for face in faces])


def _zones_asked(t: Game, seat: int | None) -> Iterator[Zone]:
    """Cards shown for the question now put: those looked at, and the discard of the deck being searched."""
    asked, section = t.state.pending, t.state.agenda[-1] if t.state.agenda else None
    if asked is None or asked.seat == CHANCE:
        return
    cards = choices.looked(t)
    if cards:
        yield looked_at(t, asked.seat, cards)
    deck: str = getattr(section, "deck", "")
    if asked.kind.startswith("search_") and deck in t.state.discards:
        yield shared_zone(t, deck)


# ── the question ───────────────────────────────────────────────────────────────────────────────────────────────────


def _with_question(t: Game, seen: Scene, decision: Decision, seat: int | None) -> Scene:
    """The scene with its question; answers name only what is shown."""
    shown = {piece.id for piece in seen.pieces}
    shown |= {cell.id for board in seen.boards for cell in board.cells}
    shown |= {card.id for zone in seen.zones for card in zone.cards} | {zone.id for zone in seen.zones}
    rules = question_rules(t.state.agenda[-1], decision.kind)
    question = Question(
        seat=decision.seat,
        kind=decision.kind,
        label=_asked(t, decision),
        choices=tuple([_choice(t, decision, option, shown) for option in decision.options]),
        touches=tuple([id for id in _about(t, decision.seat) if id in shown]),
        rules=rules,
        notes=tuple(_dice_shown(t)),
        refused=tuple(refusals(t, decision)) if decision.seat == seat else (),
    )
    return Scene(**{one.name: getattr(seen, one.name) for one in fields(seen)} | {"question": question})


def _asked(t: Game, decision: Decision) -> Label:
    """What is asked, and about whom."""
    id = f"ask-{hyphens(decision.kind)}"
    if decision.seat == CHANCE and not variables(id):
        id = "ask-chance"
    about = _under_way(t, decision)
    return Label(id, {name: about[name] for name in variables(id) if name in about})


def _choice(t: Game, decision: Decision, option: Option, shown: set[str]) -> Choice:
    if decision.seat == CHANCE:
        return Choice(write(option), Label("option-chance", {"chance": option}))
    touched = dict.fromkeys([id for id in choices.touches(t, decision.seat, option) if id in shown])
    return Choice(
        answer=write(option),
        label=choices.label(t, option),
        consequences=tuple(choices.consequences(t, decision.seat, option)),
        numbers=choices.numbers(t, decision.seat, option),
        touches=tuple(touched),
        rules=choices.OPTION_RULES.get(option.word, ()),
    )


def _about(t: Game, seat: int) -> Iterator[str]:
    """The piece that a question is about: the unit now fighting, or the hero of whoever is asked."""
    for section in reversed(t.state.agenda):
        if hasattr(section, "fighter"):
            yield f"f{section.fighter}"
            return
    if seat >= 0:
        yield f"h{2 * seat}"


def _under_way(t: Game, decision: Decision) -> dict[str, Any]:
    """The fields of the sections under way; the innermost is heard."""
    found: dict[str, Any] = {}
    for section in t.state.agenda:
        found |= {one.name: getattr(section, one.name) for one in fields(section)}
    return found | {"seat": decision.seat}


def question_rules(section: Section, kind: str) -> tuple[str, ...]:
    """The rules at the head of the step that puts this question; else those of the whole section."""
    asking: Any = type(section)
    return _rules(asking, kind)


@cache
def _rules(section: type, kind: str) -> tuple[str, ...]:
    found: dict[str, None] = dict.fromkeys(leading_ids(section.__doc__))
    for step in vars(section).values():
        ids = leading_ids(getattr(step, "__doc__", None)) if callable(step) else ()
        if ids and kind in getattr(getattr(step, "__code__", None), "co_consts", ()):
            return ids[:MOST_RULES]
        found |= dict.fromkeys(ids)
    return tuple(found)[:MOST_RULES]


def touched(view: Realm, fact: Fact) -> tuple[str, ...]:
    """The heroes, units and fields that a fact speaks of, as the scene calls them."""
    found: list[str] = []
    for name, value in fact.about.items():
        if name == "hero" and isinstance(value, int):
            found.append(f"h{value}")
        elif name in FIGHTER and isinstance(value, int) and view.battle is not None and value in view.battle.fighters:
            found.append(f"f{value}")
        elif name == "field" and isinstance(value, str):
            found.append(cell_of(value))
        elif name == "seat" and isinstance(value, int) and 2 * value in view.heroes:
            found.append(f"h{2 * value}")
    return tuple(dict.fromkeys(found))
