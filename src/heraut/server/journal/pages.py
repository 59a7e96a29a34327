"""What lies in the pages of a journal's file, read without SQLite: whole pages tell what they hold, whatever happened
to the others.

Nothing here is trusted.  An entry found in a page counts only if its hash follows from the entry before it.

    header page, page, page … │ log beside it (-wal): header, frame, frame …     a frame is a page as it became
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

MAGIC = b"SQLite format 3\0"
USUAL_PAGE = 4096
TABLE_LEAF, INDEX_LEAF, INDEX_INNER = 13, 10, 2
LOG_HEADER, FRAME_HEADER = 32, 24
BIG_ENDIAN = 0x377F0683  # how a log begins whose checksums read numbers from the big end
MOST_RESERVED = 32  # bytes at the end of a page that some builds of SQLite keep for themselves
MOST_RECORD = 1 << 26  # bytes; no entry comes near
INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}  # the kind of a value → its bytes

Value = int | float | str | bytes | None
Record = tuple[Value, ...]


class Frame(NamedTuple):
    """A page as a transaction left it.  `follows`: its checksum is right, counted on from the frame before it."""

    page: int
    commits: bool
    follows: bool
    data: bytes


# --- the log --------------------------------------------------------------------------------------------------------


class Log:
    """The write-ahead log: what was committed and may not have reached the file yet."""

    def __init__(self, path: Path) -> None:
        data = b""
        with suppress(FileNotFoundError):  # whoever closes the file last deletes its log
            data = path.read_bytes()
        self.has_header = _has_header(data)
        self.frames = list(_frames(data)) if len(data) > LOG_HEADER else []
        commits = [place for place, frame in enumerate(self.frames) if frame.commits and frame.follows]
        bad = next((place for place, frame in enumerate(self.frames) if not frame.follows), len(self.frames))
        later = next((place for place in commits if place >= bad), len(self.frames))
        # A transaction begins when the one before it is on the disk.  So a frame that is not what was written is what
        # a power cut left of the last transaction, which nobody was told of; unless another one came after it.
        self.is_torn = any(frame.follows for frame in self.frames[later + 1 :])
        ends = commits if self.is_torn else [place for place in commits if place < bad]
        self.pages = {frame.page: frame.data for frame in self.frames[: max(ends, default=-1) + 1] if frame.follows}

    def is_lost(self, path: Path) -> bool:
        """Would SQLite leave out what was committed?  It reads up to the first frame that is damaged, in silence.

        A log without a header is left out as a whole.  That is well if all of it has reached the file before: the
        header is written anew, and flushed, when the log begins again.
        """
        if self.has_header:
            return self.is_torn
        with closing(Pages(path, {})) as pages:
            return any(pages.page(number) != data for number, data in self.pages.items())


def _has_header(data: bytes) -> bool:
    if len(data) < LOG_HEADER:
        return False
    order = ">" if data.startswith(BIG_ENDIAN.to_bytes(4, "big")) else "<"
    return _checksum(data[:24], order, (0, 0)) == struct.unpack(">2I", data[24:LOG_HEADER])


def _frames(data: bytes) -> Iterator[Frame]:
    """The frames as they lie there.  Those of an older log, which this one writes over, follow nothing."""
    magic, _, size, _, salt, *sums = struct.unpack(">4I8s2I", data[:LOG_HEADER])
    order = ">" if magic == BIG_ENDIAN else "<"
    if not _has_header(data):
        size, salt = USUAL_PAGE, data[LOG_HEADER + 8 : LOG_HEADER + 16]
    before = (sums[0], sums[1])
    for at in range(LOG_HEADER, len(data) - FRAME_HEADER - size + 1, FRAME_HEADER + size):
        head, page = data[at : at + FRAME_HEADER], data[at + FRAME_HEADER : at + FRAME_HEADER + size]
        number, pages_then, its_salt, *sums = struct.unpack(">2I8s2I", head)
        follows = its_salt == salt and _checksum(page, order, _checksum(head[:8], order, before)) == tuple(sums)
        before = (sums[0], sums[1])
        yield Frame(number, pages_then != 0, follows, page)


def _checksum(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    first, second = sums
    for one, other in struct.iter_unpack(f"{order}2I", data):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second


# --- the pages ------------------------------------------------------------------------------------------------------


class Pages:
    """The pages of a file, each as the log last left it, and the records in them."""

    def __init__(self, path: Path, log: Mapping[int, bytes]) -> None:
        self._file = open(path if path.exists() else os.devnull, "rb")  # noqa: SIM115
        self._log = log
        header = self._file.read(100).ljust(100, b"\0")
        if not header.startswith(MAGIC):
            header = log.get(1, header)
        size = int.from_bytes(header[16:18], "big")
        known = header.startswith(MAGIC) and size in (1, *(512 << power for power in range(7)))
        self.size = (65536 if size == 1 else size) if known else USUAL_PAGE
        self._usable = self.size - (header[20] if known and header[20] <= MOST_RESERVED else 0)
        self._last = max(-(-self._file.seek(0, os.SEEK_END) // self.size), *log, 1)

    def close(self) -> None:
        self._file.close()

    def records(self) -> Iterator[Record]:
        """Every record of a table or an index; the first page has none of ours, but for how the tables are made."""
        for number in range(2, self._last + 1):
            yield from self._records(self.page(number))

    def page(self, number: int) -> bytes:
        if number in self._log:
            return self._log[number]
        self._file.seek((number - 1) * self.size)
        return self._file.read(self.size).ljust(self.size, b"\0")

    def _records(self, page: bytes) -> Iterator[Record]:
        kind = page[0]
        if kind not in (TABLE_LEAF, INDEX_LEAF, INDEX_INNER):
            return
        begin = 12 if kind == INDEX_INNER else 8
        count = min(int.from_bytes(page[3:5], "big"), (self.size - begin) // 2)
        for (at,) in struct.iter_unpack(">H", page[begin : begin + 2 * count]):
            try:
                yield _record(self._payload(page, kind, at))
            except (ValueError, IndexError, struct.error):
                continue  # no record, or not one any more

    def _payload(self, page: bytes, kind: int, at: int) -> bytes:
        """The bytes of a record: in the page, and the rest in a chain of others if there are many."""
        size, at = _varint(page, at + 4 if kind == INDEX_INNER else at)
        if kind == TABLE_LEAF:
            _, at = _varint(page, at)
        if size > MOST_RECORD:
            raise ValueError(size)
        most = self._usable - 35 if kind == TABLE_LEAF else (self._usable - 12) * 64 // 255 - 23
        if size <= most:
            return page[at : at + size]
        least = (self._usable - 12) * 32 // 255 - 23
        here = least + (size - least) % (self._usable - 4)
        here = here if here <= most else least
        found, at = [page[at : at + here]], at + here
        following = int.from_bytes(page[at : at + 4], "big")
        missing = size - here
        while missing > 0:
            if not 2 <= following <= self._last:
                raise ValueError(following)
            page = self.page(following)
            following = int.from_bytes(page[:4], "big")
            found.append(page[4 : min(self._usable, missing + 4)])
            missing -= len(found[-1])
        return b"".join(found)


def _record(data: bytes) -> Record:
    end, at = _varint(data, 0)
    values: list[Value] = []
    value_at = end
    while at < end:
        kind, at = _varint(data, at)
        value, value_at = _value(data, value_at, kind)
        values.append(value)
    return tuple(values)


def _value(data: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind in (0, 8, 9):
        return None if kind == 0 else kind - 8, at
    size = 8 if kind == 7 else INTEGERS[kind] if kind in INTEGERS else (kind - 12) // 2
    part = data[at : at + size]
    if size < 0 or len(part) != size:
        raise ValueError(kind)
    if kind == 7:
        return float(struct.unpack(">d", part)[0]), at + size
    if kind in INTEGERS:
        return int.from_bytes(part, "big", signed=True), at + size
    return part.decode() if kind % 2 else part, at + size


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number in 1 to 9 bytes, and where what follows it begins."""
    number = 0
    for byte in data[at : at + 8]:
        at += 1
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            return number, at
    return number << 8 | data[at], at + 1
