"""What a game exports: what the kernel, players, the herald, screens and odds ask of it, joined into one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from heraut.kernel.attended import Attended
from heraut.kernel.chance import Chance
from heraut.kernel.facts import Listener
from heraut.kernel.options import Grammar
from heraut.kernel.reckonable import Reckonable
from heraut.kernel.records import Records
from heraut.kernel.refusals import Refusal
from heraut.kernel.sections import Die, Section
from heraut.kernel.showable import Showable
from heraut.kernel.table import C, S, Table
from heraut.kernel.thinkable import Thinkable


class Game(Thinkable[S, C], Attended[S, C], Reckonable[S, C], Showable[S]):
    """A rulebook, ready to be played.  A game derives from this and fills in what the five trades ask of it."""

    name: str
    content: C
    version: str
    state_type: type[S]
    dice: Mapping[str, Die]

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

    def choose_settings(self, scenario: str, chosen: Mapping[str, str]) -> dict[str, str]:
        """The settings in force, the usual ones where nothing was chosen; refuse what does not exist."""
        if scenario not in self.scenarios():
            sentence, known = "{game} has no scenario '{given}'. There are: {known}.", ", ".join(self.scenarios())
            raise Refusal("unknown-scenario", sentence, game=self.name, given=scenario, known=known)
        settings = {setting.name: setting for setting in self.settings()}
        for name, value in chosen.items():
            if name not in settings:
                sentence, known = "{game} has no setting '{given}'. There are: {known}.", ", ".join(settings) or "none"
                raise Refusal("unknown-setting", sentence, game=self.name, given=name, known=known)
            if value not in settings[name].values:
                sentence = "'{given}' is not a value of the setting '{name}'. It may be: {known}."
                known = ", ".join(settings[name].values)
                raise Refusal("unknown-value", sentence, given=value, name=name, known=known)
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
