"""Questions as any game puts them: what an answer leads to, what is refused, what stays unsaid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, NewType

import pytest

from heraut.kernel import Arrow, Die, Fact, Option, Reason, Section, State, Table, ask, call, draw, roll
from heraut.kernel.chance import Chance
from heraut.kernel.state import Bag, Deck
from heraut.table.words import Words
from heraut.tabletop.differences import Change, Differences, message_of
from heraut.tabletop.game import ShownGame
from heraut.tabletop.groups import Groups
from heraut.tabletop.ids import Ids, Kind
from heraut.tabletop.questions import Questions
from heraut.tabletop.scene import Board, Choice, Label, Piece, RefusedWish, Scene
from heraut.tabletop.vocabulary import Vocabulary

EN = """
and = and
ask-buy = { $seat }: what do you buy?
ask-part = { $seat }: part with the { $card }?
option-buy = Buy { $sword }
option-gamble = Gamble
option-dig = Dig
option-give = Give
option-ask = Ask
why-not-too-dear = { $others } cost too much.
change-purse-coins = Coins { $before } → { $after }
change-purse-swords = Gets { $come }
change-purse-hand = Hand { $before } → { $after }
"""
D6 = Die("d6", [(1, face) for face in range(1, 7)])
PRICES = {"dagger": 1, "sabre": 3, "axe": 5, "spear": 6}


class Buy(NamedTuple):
    """XX-BUY-1 XX-BUY-2. A weapon for its price."""

    sword: str
    word: str = "buy"


class Gamble(NamedTuple):
    word: str = "gamble"


class Dig(NamedTuple):
    word: str = "dig"


class Give(NamedTuple):
    word: str = "give"


class Ask(NamedTuple):
    word: str = "ask"


@dataclass(slots=True)
class Purse:
    coins: int = 4
    swords: list[str] = field(default_factory=list)
    hand: Bag = field(default_factory=list)
    secret: int = 0


@dataclass(slots=True)
class Market(State):
    purses: list[Purse] = field(default_factory=lambda: [Purse(), Purse()])
    graves: Deck = field(default_factory=lambda: Deck(["bone"]))

    def deck(self, name: str) -> Deck:
        return self.graves


@dataclass(slots=True)
class Shop(Section):
    seat: int = 0

    def start(self, t: Any) -> Arrow:
        return ask(self.seat, "buy", self.offers, self.hear)

    def offers(self, t: Any) -> list[Option]:
        """XX-SHOP-1. What can be paid, and what is free."""
        affordable = [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]
        return [*affordable, Gamble(), Dig(), Give(), Ask()]

    def wishes(self, t: Any) -> Sequence[Option]:
        return [Buy(sword) for sword in PRICES]

    def forbids(self, t: Any, wish: Option) -> Reason | None:
        if isinstance(wish, Buy) and PRICES[wish.sword] > t.state.purses[self.seat].coins:
            return Reason("too-dear", ("XX-BUY-2",), others=(wish.sword,), count=1)
        return None

    def hear(self, t: Any, option: Option) -> Arrow:
        purse = t.state.purses[self.seat]
        if isinstance(option, Buy):
            purse.coins -= PRICES[option.sword]
            purse.swords.append(option.sword)
            purse.secret += 1
            return self.start
        if isinstance(option, Gamble):
            purse.coins -= 1
            return roll(D6, "luck", self.lucky)
        if isinstance(option, Dig):
            return draw("graves", self.found)
        other = t.state.purses[1]
        if isinstance(option, Ask):
            return call(Parting(other.hand[0]))
        other.coins += 2 if "key" in other.hand else 1
        other.hand.append("gift")
        self.seat = 1
        return self.start

    def lucky(self, t: Any, faces: tuple[int, ...]) -> Arrow:
        return None

    def found(self, t: Any, cards: tuple[str, ...]) -> Arrow:
        return None


@dataclass(slots=True)
class Parting(Section):
    card: str

    def start(self, t: Any) -> Arrow:
        return ask(1, "part", self.offers, self.hear)

    def offers(self, t: Any) -> list[Option]:
        """XX-ASK-1. Yes or no."""
        return [Give(), Gamble()]

    def hear(self, t: Any, option: Option) -> Arrow:
        return None


class Bazaar(ShownGame[Market, None]):
    """Two purses; what the other holds is hidden: a key, or a stone."""

    def __init__(self, folder: Path) -> None:
        super().__init__("bazaar", None, "1", Market, (Shop, Parting), (Buy, Gamble, Dig, Give, Ask), (D6,))
        words = Vocabulary(folder)
        kinds = {
            "sword": Kind(elements=lambda t, seat, sword: [sword], exists=lambda t, sword: sword in PRICES),
            "seat": Kind(lambda content, state, seat, lang: f"P{seat}"),
        }
        names = {"sword": "sword", "swords": "sword", "others": "sword", "seat": "seat"}
        self.questions = Questions(
            words,
            Ids(kinds, names, words.listed),
            Differences({Market: "modifiers graves", Purse: "secret"}, {"purses": "seat"}),
        )

    def show(self, t: Table[Market, None], seat: int | None) -> Scene:
        weapons = tuple([Piece(sword, Label("", {}), None, cell="c") for sword in PRICES])
        return Scene(Label("a"), (), (), (Board("b", "areas", Label("b")),), weapons)

    def determinise(self, view: Market, seat: int | None, chance: Chance) -> Market:
        view.purses[1].hand = [chance.pick(["key", "stone"], "hands")]
        return view


@pytest.fixture
def bazaar(tmp_path: Path) -> Bazaar:
    for lang in ("en", "fr"):
        (tmp_path / f"{lang}.ftl").write_text(EN, encoding="utf-8")
    game = Bazaar(tmp_path)
    game.words = Words("en", [tmp_path])  # type: ignore[attr-defined]
    return game


def opened(game: Bazaar) -> Market:
    table: Table[Market, None] = Table(game, Market())
    table.begin(Shop())
    return table.state


def said(game: Bazaar, labels: Sequence[Label]) -> list[str]:
    words: Words = game.words  # type: ignore[attr-defined]
    return [words.label(label) for label in labels]


def choice(game: Bazaar, answer: str, seat: int = 0) -> Choice:
    question = game.scene(opened(game), seat).question
    assert question is not None
    return next(one for one in question.choices if one.answer == answer)


def why_not(game: Bazaar, text: str) -> RefusedWish | None:
    return game.why_not(opened(game), 0, text)


def test_an_answer_tells_what_it_changes_losses_first(bazaar: Bazaar) -> None:
    assert said(bazaar, choice(bazaar, "buy sabre").consequences) == ["Coins 4 → 1", "Gets sabre"]


def test_what_needs_no_thought_stands_first_and_what_ends_it_last(bazaar: Bazaar) -> None:
    bazaar.questions.proposes, bazaar.questions.groups = lambda t, decision: Dig(), Groups({}, (Buy,))
    question = bazaar.scene(opened(bazaar), 0).question
    assert question is not None
    assert [one.answer for one in question.choices] == ["dig", "gamble", "give", "ask", "buy dagger", "buy sabre"]


def test_answers_stand_under_their_headings(bazaar: Bazaar) -> None:
    """In the order of the headings; what has none after them, what lets the question go last of all."""
    bazaar.questions.groups = Groups({"trade": (Buy, Gamble), "earth": (Dig,)}, ())
    bazaar.declining = (Give(),)
    question = bazaar.scene(opened(bazaar), 0).question
    assert question is not None
    stands = [(one.answer, one.group.id if one.group else "", one.ends) for one in question.choices]
    assert stands == [
        ("buy dagger", "group-trade", False),
        ("buy sabre", "group-trade", False),
        ("gamble", "group-trade", False),
        ("dig", "group-earth", False),
        ("ask", "", False),
        ("give", "", True),
    ]


def test_whoever_adds_to_the_answers_keeps_everything_else(bazaar: Bazaar) -> None:
    bazaar.questions.proposes, bazaar.questions.groups = lambda t, decision: Dig(), Groups({}, (Buy,))
    bazaar.questions = bazaar.questions.adding(lambda t, seat, option: (Label("option-ask"),))
    question = bazaar.scene(opened(bazaar), 0).question
    assert question is not None
    assert question.proposed == "dig"
    assert said(bazaar, question.choices[-1].consequences) == ["Ask", "Coins 4 → 1", "Gets sabre"]


def test_dice_and_cards_stop_it_and_are_named(bazaar: Bazaar) -> None:
    assert said(bazaar, choice(bazaar, "gamble").consequences) == ["Coins 4 → 3", "Then a die"]
    assert said(bazaar, choice(bazaar, "dig").consequences) == ["Then a card is drawn"]


def test_where_chance_is_quiet_it_is_named_only_where_nothing_else_is(bazaar: Bazaar) -> None:
    bazaar.questions.quiet = True
    assert said(bazaar, choice(bazaar, "gamble").consequences) == ["Coins 4 → 3"]
    assert said(bazaar, choice(bazaar, "dig").consequences) == ["Then a card is drawn"]


def test_what_hangs_on_a_hidden_card_is_not_told(bazaar: Bazaar) -> None:
    """The other gets a gift for certain; how many coins, only their hand knows."""
    told = said(bazaar, choice(bazaar, "give").consequences)
    assert told == ["P1: Hand 1 → 2", "Then: P1: what do you buy?"]


def test_a_question_that_names_a_hidden_card_is_not_told(bazaar: Bazaar) -> None:
    """Whatever the other holds, they will be asked for it; what it is, nobody imagines."""
    assert said(bazaar, choice(bazaar, "ask").consequences) == ["Then others may have a say"]


def test_only_whoever_is_asked_is_told(bazaar: Bazaar) -> None:
    assert choice(bazaar, "buy sabre", seat=1).consequences == ()
    question = bazaar.scene(opened(bazaar), 1).question
    assert question is not None
    assert question.refused == ()


def test_rules_come_from_the_answer_or_else_from_the_question(bazaar: Bazaar) -> None:
    assert choice(bazaar, "buy sabre").rules == ("XX-BUY-1", "XX-BUY-2")
    assert choice(bazaar, "gamble").rules == ("XX-SHOP-1",)


def test_what_is_refused_for_one_reason_is_told_once(bazaar: Bazaar) -> None:
    question = bazaar.scene(opened(bazaar), 0).question
    assert question is not None
    (wish,) = question.refused
    assert said(bazaar, [wish.why]) == ["axe and spear cost too much."]
    assert (wish.answer, wish.touches, wish.rules) == ("buy axe", ("axe", "spear"), ("XX-BUY-2",))


def test_whatever_is_typed_has_its_reason_if_it_means_anything(bazaar: Bazaar) -> None:
    wish = why_not(bazaar, "BUY  spear")
    assert wish is not None
    assert said(bazaar, [wish.why]) == ["spear cost too much."]
    for nonsense in ("buy sabre", "buy elephant", "dance", "", "buy"):
        assert why_not(bazaar, nonsense) is None, nonsense


def test_what_is_no_answer_here_names_its_own_rules(bazaar: Bazaar) -> None:
    table: Table[Market, None] = Table(bazaar, opened(bazaar))
    assert table.decision is not None
    table.decision.options = [Gamble(), Dig()]
    table.state.purses[0].coins = 9
    wish = bazaar.why_not(table.state, 0, "buy sabre")
    assert wish is not None
    assert wish.why.id == "why-not-another-time"
    assert wish.rules == ("XX-BUY-1", "XX-BUY-2")


def test_an_answer_and_a_fact_touch_what_they_name(bazaar: Bazaar) -> None:
    assert choice(bazaar, "buy sabre").touches == ("sabre",)
    assert bazaar.touches(opened(bazaar), Fact("sold", {"seat": 0, "sword": "axe"})) == ("axe",)


def test_differences_find_what_is_gone_and_what_is_new() -> None:
    told = Differences({Purse: "secret"}, {"purses": "seat"})
    before, after = Market(), Market()
    before.purses[1].swords, after.purses[1].swords = ["axe", "sabre", "axe"], ["axe", "spear"]
    after.purses[0].secret = 7
    assert list(told.between(before, after)) == [
        Change(Purse, ("seat", 1), "swords", 3, 2, gone=("axe", "sabre"), come=("spear",))
    ]
    assert message_of("HeroOnMap", "came_from") == "change-hero-on-map-came-from"


Weapon = NewType("Weapon", str)


class Forge(NamedTuple):
    who: Weapon
    many: tuple[Weapon, ...] = ()
    word: str = "forge"


def test_what_a_field_holds_its_annotation_tells_before_its_name() -> None:
    weapon, seat = Kind(lambda content, state, value, lang: "a weapon"), Kind()
    ids = Ids({Weapon: weapon, "seat": seat}, {"who": "seat"}, lambda names, lang: ", ".join(names))
    assert ids.kind("who") is seat
    assert ids.kind("who", Forge) is ids.kind("many", Forge) is weapon
    assert ids.kind("word", Forge) is None
    assert ids.say(weapon, None, None, ("axe", "sabre"), "en") == "a weapon, a weapon"
    assert ids.wording(None, None, "result", -3, "fr") == "−3"
