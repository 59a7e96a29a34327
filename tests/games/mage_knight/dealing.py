"""Heroes with given cards, mana, units and skills at a moment of which a test says what is of use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from heraut.games.mage_knight.answers.anywhere import DONE
from heraut.games.mage_knight.answers.on_turn import Stop
from heraut.games.mage_knight.game import SECTIONS, MageKnight
from heraut.games.mage_knight.model.heroes import Hero, UnitCard
from heraut.games.mage_knight.model.land import Game, Land
from heraut.games.mage_knight.model.names import UnitId, UnitKind
from heraut.games.mage_knight.printed.content import load
from heraut.games.mage_knight.printed.effects import COLOURS, MANA
from heraut.games.mage_knight.rules.ch1_reminders.moments import Moment, Points
from heraut.kernel import Arrow, Deck, Option, Section
from tests.games import playing

CONTENT = load()
A, B = 0, 1
MOVEMENT = ("move", "heal", "special")
TALK = ("influence", "heal", "special")
RANGED = ("ranged", "siege", "foes", "special", "combat_start")
BLOCK = ("block", "foes", "special")
ATTACK = ("attack", "ranged", "siege", "foes", "special")


@dataclass(slots=True)
class AnyMoment(Moment):
    """A moment at which this is of use, and nothing else may be done."""

    words: tuple[str, ...] = ()
    gathered: tuple[Points, ...] = ()

    def question(self) -> str:
        return "moment"

    def uses(self, t: Game) -> frozenset[str]:
        return frozenset(self.words)

    def own(self, t: Game) -> Sequence[Option]:
        return [DONE, Stop()]  # two, so that the moment is always asked about

    def answered(self, t: Game, choice: Any) -> Arrow:
        return None

    def gather(self, t: Game, points: Points) -> None:
        self.gathered += (points,)


GAME = MageKnight(CONTENT, (*SECTIONS, AnyMoment, playing.Harness))


def counts(names: Sequence[str], given: Iterable[str]) -> Any:
    found = list(given)
    return tuple([found.count(name) for name in names])


def army(*kinds: str) -> tuple[UnitCard, ...]:
    """Units with the ids 1, 2, …; `peasants spent`, `peasants wounded`."""
    found = []
    for number, text in enumerate(kinds, 1):
        kind, *words = text.split()
        found.append(UnitCard(UnitId(number), UnitKind(kind), "spent" in words, words.count("wounded")))
    return tuple(found)


def land(
    hand: Iterable[str] = (),
    *,
    mana: Iterable[str] = (),
    crystals: Iterable[str] = (),
    source: Iterable[str] = (),
    units: Sequence[str] = (),
    skills: Sequence[str] = (),
    deck: Iterable[str] = (),
    night: bool = False,
    players: int = 2,
    **more: Any,
) -> Land:
    """A position by day, seat A at turn with these things; `more`: other fields of the land."""
    state = Land(scenario="first_reconnaissance", players=players, round=2 if night else 1, order=tuple(range(players)))
    state.heroes = [Hero() for _ in range(players)]
    hero = state.heroes[A]
    hero.hand = list(hand)
    hero.deck = Deck(list(deck))
    hero.mana = counts(MANA, mana)
    hero.crystals = counts(COLOURS, crystals)
    hero.units = army(*units)
    hero.skills = tuple(skills)  # type: ignore[assignment]
    state.recruited = len(units)
    state.source = tuple(sorted(source))
    state.decks = {"advanced": Deck(["agility"]), "spells": Deck(["chill"])}
    for name, value in more.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state


class Play(playing.OnPosition):
    """A moment being played, or another section."""

    t: Game

    def __init__(
        self, state: Land, uses: Sequence[str] = (), section: Section | None = None, *results: Any, forced: bool = True
    ) -> None:
        moment = AnyMoment(A, tuple(uses)) if section is None else section
        super().__init__(GAME, state, moment, *results, forced=forced)

    @property
    def hero(self) -> Hero:
        return self.t.state.heroes[A]

    @property
    def gathered(self) -> tuple[Points, ...]:
        return self.t.find(AnyMoment).gathered

    def plays(self) -> list[str]:
        """What may be played at the moment asked about."""
        self.asks(A, "moment")
        return [option for option in self.options if option not in ("done", "stop")]

    def tell(self, *answers: str) -> Play:
        """Seat A answers, one question after the other."""
        for answer in answers:
            self.say(A, answer)
        return self

    def mana(self) -> dict[str, int]:
        return {colour: count for colour, count in zip(MANA, self.hero.mana, strict=True) if count}

    def crystals(self) -> dict[str, int]:
        return {colour: count for colour, count in zip(COLOURS, self.hero.crystals, strict=True) if count}
