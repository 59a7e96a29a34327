"""What a seat wishes: whether it may, and what the rules answer, in memory.  Making it durable is for the tables."""

from __future__ import annotations

from contextlib import suppress

from heraut.kernel import CHANCE, Refusal
from heraut.server.entries import (
    AGREE,
    ORDER,
    REDO,
    SAY,
    UNDO,
    AgreeBody,
    OrderBody,
    Record,
    RedoBody,
    SayBody,
    UndoBody,
    said,
)
from heraut.server.journal import Entry
from heraut.server.seats import Holder
from heraut.server.wire import Agree, OrderWish, RedoWish, Say, UndoWish, Wish
from heraut.table.seals import Seal


class Stale(Exception):
    """What was answered is no longer asked."""


def done_before(record: Record, who: Holder, wish: Wish) -> Entry | None:
    entry = record.keys.get(key_of(wish))
    if entry is None:
        return None
    kind = {Say: SAY, UndoWish: UNDO, RedoWish: REDO, OrderWish: ORDER, Agree: AGREE}[type(wish)]
    if entry.kind != kind or not may_speak(record, who, wish.seat):
        raise Refusal("key-taken", "This key was used for something else.")
    return entry


def do(record: Record, who: Holder, wish: Wish) -> tuple[str, SayBody | UndoBody | RedoBody | OrderBody | AgreeBody]:
    """Let the rules answer, in memory.  A refusal leaves the evening as it was.  Raises Stale."""
    evening = record.evening
    if not may_speak(record, who, wish.seat):
        raise Refusal("not-your-seat", "You do not hold that seat.")
    _check_that_it_is_asked(record, wish)
    if isinstance(wish, Agree):
        return AGREE, _agree(record, who)
    if record.outdated is not None:
        raise Refusal("outdated", "Today's rules stop here. It goes on once everybody agrees.")
    if isinstance(wish, Say):
        if evening.decision is None:
            raise Refusal("nothing-asked", "Nothing is asked: the game is over.")
        if wish.seat not in evening.decision.seats:
            raise Refusal("not-asked", "That seat is not asked anything now.")
        evening.say(wish.seat, wish.text)
        return SAY, said(evening)
    if isinstance(wish, OrderWish):
        evening.order(wish.seat, wish.what, wish.kind, wish.on)
        return ORDER, OrderBody(wish.seat, wish.what, wish.kind, wish.on)
    mine = speakers(record, who)
    if isinstance(wish, UndoWish):
        return UNDO, _undo(record, who, mine, wish.force)
    if evening.undone is not None and evening.undone.seat not in mine:
        raise Refusal("not-your-seat", "You do not hold that seat.")
    evening.redo()
    return REDO, RedoBody(wish.seat)


def _check_that_it_is_asked(record: Record, wish: Wish) -> None:
    """Who answers a question put to several may have been overtaken: what is still an answer holds, else it is refused.

    Whatever else was wished before the table moved on is stale.
    """
    if record.moved <= wish.rev <= record.rev:
        return
    if not isinstance(wish, Say) or wish.rev > record.rev:
        raise Stale
    seen, asked = record.overtaken(wish.seat, wish.rev), record.evening.decision
    if not seen:
        raise Stale
    if asked is not None and asked.kind == seen:
        with suppress(Refusal):
            record.evening.table.read(wish.seat, wish.text)
            return
    raise Refusal("overtaken", "Somebody was quicker: this can no longer be answered.")


def _agree(record: Record, who: Holder) -> AgreeBody:
    """Whoever sits here agrees to go on with today's rules, if there is anything to go on with."""
    outdated = record.outdated
    if outdated is None or not record.evening.can_go_on:
        raise Refusal("nothing-to-agree", "There is nothing here to agree to.")
    agreed = {*outdated.agreed, *who.seats}
    body = AgreeBody(sorted(agreed), outdated.after, agreed >= record.people())
    record.agree(body)
    return body


def _undo(record: Record, who: Holder, mine: frozenset[int], force: bool) -> UndoBody:
    evening = record.evening
    seat = evening.target(mine)
    if seat is None:
        raise Refusal("nothing-to-undo", "There is nothing to undo.")
    steps, seal = evening.free_steps(mine)
    if steps == 0 and seal is not None:
        if not force:
            raise sealed(seal)
        if not may_force(record, who):
            sentence = "A seal can be broken only when everybody sits at this device, or when the dice are typed."
            raise Refusal("may-not-force", sentence)
        if seal.by == "end":
            raise sealed(seal)
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
    over = record.evening.over or (record.outdated is not None and record.outdated.over)
    return over or (who.host and record.everybody_here())


def sealed(seal: Seal) -> Refusal:
    """Says who has answered since, never what."""
    sentence = {
        "chance": "That is sealed: chance has answered since.",
        "seat": "That is sealed: seat {seat} has answered since.",
        "somebody": "That is sealed: somebody has answered since.",
        "shown": "That is sealed: something hidden has been shown since.",
        "end": "That is sealed: the game is over. A new table can go on from any of its answers.",
    }[seal.by]
    return Refusal("sealed", sentence, by=seal.by, seat=seal.answer.seat if seal.answer else CHANCE)
