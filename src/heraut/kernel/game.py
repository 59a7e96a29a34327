"""What a game exports: the few functions between a rulebook and the world."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from heraut.kernel.chance import Chance, Taking
from heraut.kernel.facts import Fact, Listener
from heraut.kernel.options import Grammar
from heraut.kernel.records import Records
from heraut.kernel.refusals import Refusal
from heraut.kernel.sections import CHANCE, Decision, Die, Option, Section
from heraut.kernel.stakes import Stakes, usual_stakes
from heraut.kernel.table import C, S, Table


class Setting(NamedTuple):
    """One thing that may be chosen before a game: its name, the values it may take, the usual one."""

    name: str
    values: tuple[str, ...]
    usual: str


class Arms(NamedTuple):
    """What a game is known by at a glance: a tincture (azur, gueules, sinople …) and an icon; a screen fills in."""

    tincture: str = ""
    icon: str = ""


class Game(Generic[S, C]):
    """A rulebook, ready to be played.  A game derives from this and fills it in."""

    name: str
    content: C
    version: str
    state_type: type[S]
    dice: Mapping[str, Die]
    arms: Arms = Arms()
    hides: bool = True  # may a seat know what another does not?  If not, all are told and shown the same.

    def __init__(
        self,
        name: str,
        content: C,
        version: str,
        state_type: type[S],
        sections: Sequence[type[Section]],
        options: Sequence[type[Any]],
        dice: Sequence[Die],
    ) -> None:
        self.name = name
        self.content = content
        self.version = version
        self.state_type = state_type
        self.dice = {die.name: die for die in dice}
        self.grammar = Grammar(options)
        self.records: Records[S] = Records(state_type, sections, self.grammar)
        self.openings: dict[tuple[Any, ...], S] = {}

    # What a game fills in.

    def scenarios(self) -> Sequence[str]:
        """The names of the scenarios, the one to begin with first."""
        raise NotImplementedError

    def settings(self) -> Sequence[Setting]:
        """What may be chosen besides the scenario."""
        return ()

    def seats(self, scenario: str) -> tuple[str, ...]:
        """The names of the seats of a scenario."""
        raise NotImplementedError

    def printed(self, scenario: str) -> Any:
        """What the content prints of a scenario: `name`, `about`, `origin`; None if nothing."""
        return getattr(self.content, "scenarios", {}).get(scenario)

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[S, Section]:
        """The table as it is laid, and the section that the game is."""
        raise NotImplementedError

    def scores(self, t: Table[S, C]) -> tuple[float, ...]:
        """How each seat stands, higher is better."""
        raise NotImplementedError

    def view(self, t: Table[S, C], seat: int | None) -> S:
        """What a seat may know (None: a spectator), and nothing else: a state with the rest left out."""
        raise NotImplementedError

    def knows(self, t: Table[S, C], looker: int | None, option: Option) -> bool:
        """May this looker know that this is answered to the question now put?  Dice are open, cards drawn are not."""
        decision = t.state.pending
        assert decision is not None
        if not self.hides or decision.owner(option) == looker:
            return True
        if decision.seat == CHANCE:
            return not isinstance(t.state.agenda[-1], Taking)
        seen = None if decision.secret else self.view(t, looker).pending
        return seen is not None and option in seen.options

    def determinise(self, view: S, seat: int | None, chance: Chance) -> S:
        """A whole state that this view could come from; chance picks what the seat cannot see."""
        raise NotImplementedError

    def pieces(self, state: S) -> Mapping[str, int]:
        """How many of each piece there are, wherever they lie: nothing appears or vanishes."""
        raise NotImplementedError

    def wording(self, state: S, name: str, value: Any, lang: str) -> Any:
        """How this value is said in a sentence: ids of figures become their names, ids of words become words.

        `name` is the argument of the message that the value fills: a field of a fact, of an option or of a section
        under way, `seat`, or `chance` for a bare face or card.  Numbers that a message counts with stay numbers.
        """
        return value

    def evaluate(self, t: Table[S, C]) -> tuple[float, ...]:
        """What each seat may expect of the game from here: -1 all is lost, 1 all is won.  Bots think with this.

        A game with an evaluation of its own is thought through only so far; without one, to its end.
        """
        return self.scores(t)

    def likely(self, t: Table[S, C], decision: Decision, random: Callable[[], float]) -> Option:
        """What a player would answer without thinking long; `random` gives numbers from 0 up to 1."""
        options = decision.options
        return options[int(random() * len(options))]

    def sensible(self, t: Table[S, C], decision: Decision) -> Sequence[Option]:
        """The answers that bots think about at all: never none of them."""
        return decision.options

    def horizon(self, t: Table[S, C]) -> Callable[[Table[S, C]], bool] | None:
        """How far bots look: asked at each later question, is what the question now put is about over by then?

        If it is over at once, looking ahead tells nothing, and they give a `likely` answer.  Without a horizon they
        look so many answers ahead.
        """
        return None

    def touches(self, view: S, fact: Fact) -> tuple[str, ...]:
        """The elements of the scene that a fact speaks of, by their ids, the one that acts first."""
        return ()

    def stakes(self, t: Table[S, C], horizon: str = "") -> Stakes | None:
        """What is at stake in the question now put, up to a horizon; None where odds have nothing to say.

        Every game has the horizons `question` (the next one put to somebody) and `game`; it may name its own.
        """
        try:
            seats = len(self.scores(t))
        except NotImplementedError:
            return None
        return usual_stakes(horizon, seats, CHANCE if t.decision is None else t.decision.seat, self.scores)

    def roller(self, t: Table[S, C]) -> int | None:
        """Whose dice chance is asked for now; None where they are nobody's."""
        return None

    def scene(self, view: S, seat: int | None) -> Any:
        """A view as a screen shows it: a `heraut.tabletop.scene.Scene`."""
        raise NotImplementedError

    def asks(self, view: S, seat: int | None) -> Any:
        """What is asked, in words: the label of the scene's question, for lists that show nothing else; None if none.

        A game that can say so without the whole scene does.
        """
        question = self.scene(view, seat).question
        return None if question is None else question.label

    def why_not(self, view: S, seat: int | None, text: str) -> Any:
        """Why this is no answer to the question put: a `heraut.tabletop.scene.RefusedWish`, or None if nobody knows."""
        return None

    # What every game can do.

    def choose_settings(self, scenario: str, chosen: Mapping[str, str]) -> dict[str, str]:
        """The settings in force, the usual ones where nothing was chosen; refuse what does not exist."""
        if scenario not in self.scenarios():
            raise Refusal(
                "unknown-scenario",
                "{game} has no scenario '{given}'. There are: {known}.",
                game=self.name,
                given=scenario,
                known=", ".join(self.scenarios()),
            )
        if not chosen:
            return {setting.name: setting.usual for setting in self.settings()}
        settings = {setting.name: setting for setting in self.settings()}
        for name, value in chosen.items():
            if name not in settings:
                raise Refusal(
                    "unknown-setting",
                    "{game} has no setting '{given}'. There are: {known}.",
                    game=self.name,
                    given=name,
                    known=", ".join(settings) or "none",
                )
            if value not in settings[name].values:
                raise Refusal(
                    "unknown-value",
                    "'{given}' is not a value of the setting '{name}'. It may be: {known}.",
                    given=value,
                    name=name,
                    known=", ".join(settings[name].values),
                )
        return {name: chosen.get(name, setting.usual) for name, setting in settings.items()}

    def table(
        self,
        scenario: str,
        chance: Chance | None = None,
        settings: Mapping[str, str] | None = None,
        listener: Listener | None = None,
        forced: bool = True,
        steady: bool = False,
    ) -> Table[S, C]:
        """A table laid for this scenario, played on to its first question.

        An opening that is told to nobody is worked out once, then copied: as it is laid, or as it stands at the first
        question if nothing is left to chance until then.
        """
        if listener is not None:
            state = self.lay(scenario, settings or {})
        else:
            opening = (scenario, forced, steady, chance is None, *(settings or {}).items())
            if opening not in self.openings:
                self.openings[opening] = self.lay(scenario, settings or {})
            state = self.records.clone(self.openings[opening])
        table: Table[S, C] = Table(self, state, chance, listener, forced, steady)
        if state.pending is None:
            table.run()
            if listener is None and not table.revealed:
                self.openings[opening] = self.records.clone(state)
        return table

    def lay(self, scenario: str, settings: Mapping[str, str]) -> S:
        """The table before anything happens, the section that the game is on its agenda."""
        state, root = self.setup(scenario, self.choose_settings(scenario, settings))
        state.agenda.append(root)
        return state
