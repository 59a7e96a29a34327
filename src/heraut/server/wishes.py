"""What a seat wishes: whether it may, and what the rules answer, in memory.  Making it durable is for the tables."""

from __future__ import annotations

from heraut.kernel import CHANCE, Refusal
from heraut.server.entries import REDO, SAY, UNDO, Record, RedoBody, SayBody, UndoBody
from heraut.server.journal import Entry
from heraut.server.seats import Holder
from heraut.server.wire import RedoWish, Say, UndoWish, Wish
from heraut.table.past import Answer
from heraut.table.session import SOMEBODY


class Stale(Exception):
    """What was answered is no longer asked."""


def done_before(record: Record, who: Holder, wish: Wish) -> Entry | None:
    entry = record.keys.get(key_of(wish))
    if entry is None:
        return None
    kind = {Say: SAY, UndoWish: UNDO, RedoWish: REDO}[type(wish)]
    if entry.kind != kind or not may_speak(record, who, wish.seat):
        raise Refusal("key-taken", "This key was used for something else.")
    return entry


def do(record: Record, who: Holder, wish: Wish) -> tuple[str, SayBody | UndoBody | RedoBody]:
    """Let the rules answer, in memory.  A refusal leaves the evening as it was."""
    evening = record.evening
    if not may_speak(record, who, wish.seat):
        raise Refusal("not-your-seat", "You do not hold that seat.")
    if isinstance(wish, Say):
        if evening.decision is None:
            raise Refusal("nothing-asked", "Nothing is asked: the game is over.")
        if evening.decision.seat != wish.seat:
            raise Refusal("not-asked", "That seat is not asked anything now.")
        evening.say(wish.seat, wish.text)
        return SAY, SayBody([(seat, text) for seat, text in evening.just_said])
    mine = speakers(record, who)
    if isinstance(wish, UndoWish):
        return UNDO, _undo(record, who, mine, wish.force)
    if evening.decision is not None and evening.decision.seat not in mine:
        raise Refusal("not-your-seat", "You do not hold that seat.")
    evening.redo()
    return REDO, RedoBody(wish.seat)


def _undo(record: Record, who: Holder, mine: frozenset[int], force: bool) -> UndoBody:
    evening = record.evening
    seat = evening.target(mine)
    if seat is None:
        raise Refusal("nothing-to-undo", "There is nothing to undo.")
    steps, seal = evening.free_steps(mine)
    if steps == 0 and seal is not None:
        if not force:
            raise sealed(record, seal)
        if not may_force(record, who):
            sentence = "A seal can be broken only when everybody sits at this device, or when the dice are typed."
            raise Refusal("may-not-force", sentence)
    crossing = steps == 0 and seal is not None
    evening.undo(seat, crossing)
    return UndoBody(seat, crossing)


def key_of(wish: Wish) -> str:
    """A client's key; ours have a space in them."""
    return f"key:{wish.key}"


# --- who may do what ------------------------------------------------------------------------------------------------


def speakers(record: Record, who: Holder) -> frozenset[int]:
    """The seats that this holder answers for; typed dice are the host's to type."""
    chance = [CHANCE] if record.evening.typed and who.host else []
    return frozenset([*who.seats, *chance])


def may_speak(record: Record, who: Holder, seat: int) -> bool:
    return seat in speakers(record, who)


def may_force(record: Record, who: Holder) -> bool:
    """Everybody sits at this device, or the table only referees a real one."""
    return who.host and (record.evening.typed or record.everybody_here())


def may_take_away(record: Record, who: Holder) -> bool:
    """Save and fork show everything: only when there is nothing left to hide from anybody."""
    return record.evening.over or (who.host and record.everybody_here())


def sealed(record: Record, seal: Answer) -> Refusal:
    """Says who has answered since, never what."""
    if seal.seat == CHANCE:
        return Refusal("sealed", "That is sealed: chance has answered since.", seat=CHANCE)
    if seal.seat == SOMEBODY:
        return Refusal("sealed", "That is sealed: somebody has answered since.", seat=SOMEBODY)
    return Refusal("sealed", "That is sealed: seat {seat} has answered since.", seat=seal.seat)
