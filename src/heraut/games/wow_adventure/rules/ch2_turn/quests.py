"""2.4 Quests: completed, counted, received."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.wow_adventure.answers import Complete
from heraut.games.wow_adventure.model import OPEN_QUESTS, Fight, Game, Quest, QuestId
from heraut.games.wow_adventure.numbers import events, goals
from heraut.games.wow_adventure.rules import ch5_end, gains
from heraut.kernel import Arrow, Section, ask, call, draw


@dataclass(slots=True)
class CompleteQuests(Section):
    """Goals met here?  One is completed → its valor → DRAW A QUEST ⟲.  None: over."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-MAI-1 WW-QST-2 WW-QST-3."""
        return ask(self.seat, "complete", self.met, self.complete, self.over)

    def met(self, t: Game) -> Sequence[Complete]:
        """WW-MAI-1 WW-QST-2 WW-QST-3 WW-QST-5. Those whose goal is met where the character stands."""
        hero = t.state.heroes[self.seat]
        return [Complete(quest.kind) for quest in hero.quests if goals.is_met(t, self.seat, quest, hero.space)]

    def complete(self, t: Game, choice: Complete) -> Arrow:
        """WW-MAI-6 WW-QST-4 WW-END-1. Under the quest log; its valor may win the game."""
        hero = t.state.heroes[self.seat]
        hero.quests = tuple([quest for quest in hero.quests if quest.kind != choice.quest])
        hero.log += (choice.quest,)
        tell_completed(t, self.seat, choice.quest)
        return ch5_end.go_on(t, self.celebrate)

    def celebrate(self, t: Game) -> Arrow:
        """WW-CHA-8. Call to Arms: ability cards for whoever completes a quest."""
        event = events.touching(t, "quest_completer")
        if event is None:
            return self.another
        return call(gains.DrawAbilities(self.seat, sum([clause.draw for clause in event.effect])), self.another)

    def another(self, t: Game) -> Arrow:
        """WW-MAI-7."""
        return call(DrawQuest(self.seat), self.start)

    def over(self, t: Game) -> Arrow:
        """WW-MAI-1. No goal is met."""
        return None


@dataclass(slots=True)
class DrawQuest(Section):
    """An elite quest for who has fewer than two open; none from an empty deck."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-MAI-7 WW-QST-1 WW-QST-7."""
        full = len(t.state.heroes[self.seat].quests) >= OPEN_QUESTS
        return None if full or t.state.decks["elite"].is_empty() else draw("elite", self.hear)

    def hear(self, t: Game, quests: tuple[str, ...]) -> Arrow:
        """WW-MAI-7."""
        receive(t, self.seat, QuestId(quests[0]))
        return None


def receive(t: Game, seat: int, quest: QuestId) -> None:
    """WW-SET-4 WW-QST-6 WW-QST-8. An open quest; it has counted nothing yet."""
    t.state.heroes[seat].quests += (Quest(quest),)
    t.tell("quest_received", seat=seat, quest=quest)


def note_visit(t: Game, seat: int) -> None:
    """WW-QST-6. A turn has ended here: quests that ask for this space remember it."""
    hero = t.state.heroes[seat]
    hero.quests = tuple(
        [
            quest._replace(visited=(*quest.visited, hero.space)) if is_new_to(t, quest, hero.space) else quest
            for quest in hero.quests
        ]
    )


def is_new_to(t: Game, quest: Quest, space: str) -> bool:
    """WW-QST-6. Does the quest ask for this space, and has it not been seen?"""
    goal = t.content.quests[quest.kind].goal
    return goal.type == "visit" and space in goal.spaces and space not in quest.visited


def note_beaten(t: Game, seat: int, fight: Fight) -> None:
    """WW-QST-6 WW-QST-9. The other side of this combat was beaten: quests that count such count one."""
    hero = t.state.heroes[seat]
    counting = [quest.kind for quest in hero.quests if goals.is_counted(t, quest, fight, seat)]
    hero.quests = tuple(
        [quest._replace(beaten=quest.beaten + 1) if quest.kind in counting else quest for quest in hero.quests]
    )
    for quest in counting:
        tell_counted(t, seat, quest)


def tell_completed(t: Game, seat: int, quest: QuestId) -> None:
    """WW-MAI-1 WW-MAI-6 WW-QST-4."""
    t.tell("quest_completed", seat=seat, quest=quest, valor=t.content.quests[quest].valor)


def tell_counted(t: Game, seat: int, quest: QuestId) -> None:
    """WW-QST-6."""
    t.tell("quest_counts", seat=seat, quest=quest)


SECTIONS: tuple[type[Section], ...] = (CompleteQuests, DrawQuest)
