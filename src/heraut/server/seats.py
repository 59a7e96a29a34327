"""Who may sit where: tokens, invitations, and the people at a table.

A token or an invitation is told once and kept only as its SHA-256.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from hashlib import sha256
from hmac import compare_digest
from typing import Literal, NamedTuple

from msgspec import Struct

from heraut.kernel import Refusal
from heraut.players.registry import BOTS, USUAL_BOT
from heraut.server.journal import HOST, Seat
from heraut.server.rest import MOST_NAME, OpenedSeat, SeatWish

TABLE_BYTES, TOKEN_BYTES = 16, 32
TABLE_LENGTH = 22  # characters of 16 bytes in base 64


class Place(Struct):
    """A seat as everybody may know it.  `here`: at the host's device; `away`: by invitation."""

    who: Literal["here", "away", "bot"]
    player: str = ""
    claimed: bool = True


class Holder(NamedTuple):
    """Who asks: the seats of the tokens given, and whether they are the host's."""

    seats: tuple[int, ...] = ()
    host: bool = False  # the host's own token, or that of a seat at the host's device
    owner: bool = False  # the host's own token


NOBODY = Holder()


class Keys(NamedTuple):
    """What whoever opens a table is told, once, and what is kept of it."""

    host: str
    told: list[OpenedSeat]
    kept: list[Seat]


def new_table() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def is_table(text: str) -> bool:
    return len(text) == TABLE_LENGTH and text.isascii() and text.replace("-", "a").replace("_", "a").isalnum()


def new_secret() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def cut_keys(table: str, places: Sequence[Place]) -> Keys:
    """Tokens for the seats at this device, invitations for the others, none for bots."""
    host = new_secret()
    told, kept = [], [Seat(table, HOST, hash_of(host))]
    for seat, place in enumerate(places):
        secret = new_secret()
        if place.who == "here":
            told.append(OpenedSeat(seat, token=secret))
            kept.append(Seat(table, seat, token_hash=hash_of(secret)))
        elif place.who == "away":
            told.append(OpenedSeat(seat, invite=secret))
            kept.append(Seat(table, seat, invite_hash=hash_of(secret)))
        else:
            told.append(OpenedSeat(seat))
    return Keys(host, told, kept)


def holder(tokens: Iterable[str], seats: Sequence[Seat], places: Sequence[Place]) -> tuple[Holder, bool]:
    """What these tokens open, and whether all of them open something.  Every hash is compared, whatever is found."""
    held: set[int] = set()
    all_known = True
    for token in tokens:
        given, found = hash_of(token), False
        for seat in seats:
            if seat.token_hash is not None and compare_digest(seat.token_hash, given):
                held.add(seat.seat)
                found = True
        all_known = all_known and found
    owner = HOST in held
    held.discard(HOST)
    host = owner or any(places[seat].who == "here" for seat in held)
    return Holder(tuple(sorted(held)), host, owner), all_known


def invited(invite: str, seats: Sequence[Seat]) -> int | None:
    """The seat that this invitation opens."""
    given, found = hash_of(invite), None
    for seat in seats:
        if seat.invite_hash is not None and compare_digest(seat.invite_hash, given):
            found = seat.seat
    return found


def place(wish: SeatWish) -> Place:
    """Who is wished for at a seat."""
    if wish.who == "bot":
        name = wish.bot or USUAL_BOT
        if name not in BOTS:
            sentence = "There is no player '{given}'. There are: {known}."
            raise Refusal("unknown-bot", sentence, given=name, known=", ".join(BOTS))
        return Place("bot", name)
    player = clean_name(wish.name) if wish.name else ""
    return Place("away", player, claimed=False) if wish.who == "invite" else Place("here", player)


def clean_name(name: str) -> str:
    """A name as it is shown: one line, nothing that turns the text around it.  Screens never take it for HTML."""
    if len(name) <= 10 * MOST_NAME:
        shown = "".join([sign if _is_shown(sign) else " " for sign in unicodedata.normalize("NFC", name)])
        shown = " ".join(shown.split())
        if 0 < len(shown) <= MOST_NAME:
            return shown
    raise Refusal("bad-name", "A name has 1 to {most} characters that can be seen.", most=MOST_NAME)


def _is_shown(sign: str) -> bool:
    """No control, direction, private or unassigned signs, and no halves of them."""
    return unicodedata.category(sign)[0] != "C"
