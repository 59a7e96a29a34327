"""A disk whose every write is known, which can fail on demand, and whose power can be cut afterwards.

SQLite reaches the disk through a table of functions (its VFS).  This one stands before the real one, for the very
SQLite that Python uses: writes, truncations and flushes below `folder` pass through here on their way to the file.

Power cut.  What a disk promises is that flushed bytes stay.  Of everything written since a file's last flush, each
512-byte sector by itself may have arrived, or not, or be garbage; a truncation may have happened or not; and until its
folder is flushed too, a file that was made may be absent, and one that was deleted may be back.  `PowerCuts` lays out
such disks, as they may be found after a cut at any moment of the recorded past.  The shared-memory index (-shm) is
lost, as after a real cut.  Not modelled: a disk that lies about flushing.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

SECTOR = 512
SQLITE_OK = 0
FULL = sqlite3.SQLITE_FULL
NO_WRITE = sqlite3.SQLITE_IOERR | (3 << 8)  # SQLITE_IOERR_WRITE
NO_FLUSH = sqlite3.SQLITE_IOERR | (4 << 8)  # SQLITE_IOERR_FSYNC

CREATE, LOG = 0x4, 0x800 | 0x4000 | 0x80000  # SQLITE_OPEN_CREATE; _MAIN_JOURNAL, _SUPER_JOURNAL, _WAL

_void, _int, _long = ctypes.c_void_p, ctypes.c_int, ctypes.c_longlong
OPEN = ctypes.CFUNCTYPE(_int, _void, _void, _void, _int, _void)  # the name as an address: SQLite keeps it
DELETE = ctypes.CFUNCTYPE(_int, _void, ctypes.c_char_p, _int)
WRITE = ctypes.CFUNCTYPE(_int, _void, _void, _int, _long)
TRUNCATE = ctypes.CFUNCTYPE(_int, _void, _long)
SYNC = ctypes.CFUNCTYPE(_int, _void, _int)


class Vfs(ctypes.Structure):
    _fields_ = (
        ("version", _int), ("file_size", _int), ("most_path", _int), ("next", _void), ("name", ctypes.c_char_p),
        ("data", _void), ("open", OPEN), ("delete", DELETE), ("others", _void * 13),
    )  # fmt: skip


class Methods(ctypes.Structure):
    _fields_ = (
        ("version", _int), ("close", _void), ("read", _void), ("write", WRITE), ("truncate", TRUNCATE),
        ("sync", SYNC), ("others", _void * 13),
    )  # fmt: skip


class Event(NamedTuple):
    """What happened: create, write, truncate, flush, delete, folder (was flushed), or a note of the test's own."""

    what: str
    file: str = ""
    at: int = 0
    data: bytes = b""
    note: Any = None


def working(what: str, number: int) -> int:
    return SQLITE_OK


class Disk:
    """What happens in `folder`."""

    def __init__(self, folder: Path, flush: bool = True) -> None:
        self.folder = str(folder.resolve())
        self.flush = flush  # False: flushes are recorded and not done; power cuts are played from the record anyway
        self.events: list[Event] = []
        self.operations: Counter[str] = Counter()  # writes, truncations and flushes so far
        self.failing = working  # the code with which the so-manieth write, truncation or flush fails
        self._files: dict[int, str] = {}
        self._known: set[str] = set()
        self._flushes_folder: set[int] = set()
        self._methods: dict[int, tuple[Methods, Methods]] = {}

    def note(self, note: Any) -> None:
        self.events.append(Event("note", note=note))

    # --- between SQLite and the real disk ---

    @contextmanager
    def mounted(self) -> Iterator[Disk]:
        """From now on Python's SQLite opens files through this disk."""
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
        library.sqlite3_vfs_find.argtypes = [ctypes.c_char_p]
        library.sqlite3_vfs_register.argtypes = [ctypes.POINTER(Vfs), _int]
        real = library.sqlite3_vfs_find(None)
        ours = Vfs()
        ctypes.memmove(ctypes.byref(ours), real, ctypes.sizeof(Vfs))
        ours.name, ours.next = b"faulty disk", None

        def open_file(vfs: int, address: int | None, file: int, flags: int, out: int) -> int:
            code: int = real.contents.open(ctypes.cast(real, _void).value, address, file, flags, out)
            name = ctypes.string_at(address).decode() if address else ""
            if code == SQLITE_OK and name.startswith(self.folder):
                self._opened(file, Path(name).name, flags)
                place = ctypes.cast(file, ctypes.POINTER(_void))
                place[0] = ctypes.addressof(self._watching(place[0]))
            return code

        def delete(vfs: int, name: bytes, sync: int) -> int:
            code: int = real.contents.delete(ctypes.cast(real, _void).value, name, sync)
            if code == SQLITE_OK and name.decode().startswith(self.folder):
                self._known.discard(Path(name.decode()).name)
                self.events.append(Event("delete", Path(name.decode()).name))
                if sync:
                    self.events.append(Event("folder"))
            return code

        ours.open, ours.delete = OPEN(open_file), DELETE(delete)
        assert library.sqlite3_vfs_register(ctypes.byref(ours), 1) == SQLITE_OK
        try:
            yield self
        finally:
            library.sqlite3_vfs_unregister(ctypes.byref(ours))

    def _opened(self, file: int, name: str, flags: int) -> None:
        self._files[file] = name
        if name not in self._known:
            self._known.add(name)
            self.events.append(Event("create", name))
        # A log that may be new: on Unix, SQLite flushes the folder together with the file's first flush.
        self._flushes_folder.discard(file)
        if flags & CREATE and flags & LOG:
            self._flushes_folder.add(file)

    def _watching(self, methods: int) -> Methods:
        """The file's own methods, but for the three that change what is on the disk."""
        if methods in self._methods:
            return self._methods[methods][1]
        real, ours = Methods.from_address(methods), Methods()
        ctypes.memmove(ctypes.byref(ours), methods, ctypes.sizeof(Methods))

        def write(file: int, data: int, size: int, at: int) -> int:
            kept = Event("write", self._files[file], at, ctypes.string_at(data, size))
            return self._do("write", kept, lambda: real.write(file, data, size, at))

        def truncate(file: int, size: int) -> int:
            return self._do("truncate", Event("truncate", self._files[file], size), lambda: real.truncate(file, size))

        def sync(file: int, flags: int) -> int:
            def really() -> int:
                code: int = real.sync(file, flags) if self.flush else SQLITE_OK
                return code

            code = self._do("flush", Event("flush", self._files[file]), really)
            if code == SQLITE_OK and file in self._flushes_folder:
                self._flushes_folder.discard(file)
                self.events.append(Event("folder"))
            return code

        ours.write, ours.truncate, ours.sync = WRITE(write), TRUNCATE(truncate), SYNC(sync)
        self._methods[methods] = (real, ours)
        return ours

    def _do(self, what: str, event: Event, really: Callable[[], int]) -> int:
        self.operations[what] += 1
        code = self.failing(what, self.operations[what]) or really()
        if code == SQLITE_OK:
            self.events.append(event)
        return code


# --- power cuts -----------------------------------------------------------------------------------------------------


class PowerCuts:
    """The past of a disk, played once from its beginning, and cut wherever one likes on the way."""

    def __init__(self, events: Sequence[Event], random: Random) -> None:
        self.events, self.random = events, random
        self.moment = 0
        self.files: dict[str, bytearray] = {}  # what is on the disk for sure
        self.names: set[str] = set()  # the files that the folder has for sure
        self.pending: dict[str, list[Event]] = {}  # what was done to each file since its last flush
        self.unsure: list[Event] = []  # what was made or deleted since the folder's last flush

    def at(self, moment: int) -> dict[str, bytes]:
        """The files as they may be found when the power is cut after so many events; never earlier than before."""
        for event in self.events[self.moment : moment]:
            self._certain(event)
        self.moment = moment
        names = set(self.names)
        for event in self.unsure:
            if self.random.random() < 0.5:
                (names.add if event.what == "create" else names.discard)(event.file)
        # Of what was not flushed all has arrived, or nothing, or anything between.
        arrives = self.random.choice([0.0, 1.0, *[self.random.random()] * 8])
        return {name: self._torn(name, arrives) for name in names}

    def _certain(self, event: Event) -> None:
        if event.what in ("create", "delete"):
            self.unsure.append(event)
        elif event.what == "folder":
            for done in self.unsure:
                (self.names.add if done.what == "create" else self.names.discard)(done.file)
                if done.what == "delete":
                    self.files.pop(done.file, None)
                    self.pending.pop(done.file, None)
            self.unsure.clear()
        elif event.what == "flush":
            file = self.files.setdefault(event.file, bytearray())
            for done in self.pending.pop(event.file, []):
                _apply(file, done)
        elif event.what in ("write", "truncate"):
            self.pending.setdefault(event.file, []).append(event)

    def _torn(self, name: str, arrives: float) -> bytes:
        file = bytearray(self.files.get(name, b""))
        for event in self.pending.get(name, []):
            if event.what == "write":
                for piece in _sectors(event, self.random, arrives):
                    _apply(file, piece)
            elif self.random.random() < arrives:
                _apply(file, event)
        return bytes(file)


def _apply(file: bytearray, event: Event) -> None:
    if event.what == "truncate":
        del file[event.at :]
        return
    end = event.at + len(event.data)
    file.extend(bytes(max(0, end - len(file))))
    file[event.at : end] = event.data


def _sectors(event: Event, random: Random, arrives: float) -> Iterator[Event]:
    """What became of a write that was not flushed, sector by sector."""
    begin, end = event.at, event.at + len(event.data)
    while begin < end:
        stop = min(end, (begin // SECTOR + 1) * SECTOR)
        fate = random.random()
        if fate < arrives:
            yield event._replace(at=begin, data=event.data[begin - event.at : stop - event.at])
        elif fate > 0.97:
            yield event._replace(at=begin, data=random.randbytes(stop - begin))
        begin = stop
