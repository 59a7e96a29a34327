"""A PostgreSQL server of the tests' own: made, started, crashed and removed by them, reached by a socket file."""

from __future__ import annotations

import ctypes
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.parse import quote

import psycopg
import pytest

from tests.server.client import WITHIN

LIBC = ctypes.CDLL(None)


def _end_with_parent() -> None:
    """A test run that is killed takes its server with it (Linux; elsewhere it must be ended by hand)."""
    if sys.platform == "linux":
        LIBC.prctl(1, int(signal.SIGQUIT))  # PR_SET_PDEATHSIG


class Server:
    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="heraut-pg-", dir=roomy_memory()))
        self.data = self.folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self.owner = self._owner()
        if self.owner is not None:
            os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        subprocess.run(
            [programs / "initdb", "-D", self.data, "-U", "heraut", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"],
            check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self._as_owner(),
        )  # fmt: skip
        self.start()

    @staticmethod
    def _owner() -> pwd.struct_passwd | None:
        """The server refuses to run as root: somebody else must."""
        if os.getuid() != 0:
            return None
        for name in ("postgres", "nobody"):
            try:
                return pwd.getpwnam(name)
            except KeyError:
                continue
        raise RuntimeError("No user to run PostgreSQL as")

    def _as_owner(self) -> dict[str, Any]:
        owner = self.owner
        return {} if owner is None else {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}

    def start(self) -> None:
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, "-k", self.folder, "-c", "listen_addresses=",
                 "-c", "shared_buffers=32MB", "-c", "max_wal_size=128MB"],
                stdout=log, stderr=log, cwd=self.folder, preexec_fn=_end_with_parent, **self._as_owner(),
            )  # fmt: skip
        deadline = monotonic() + 120
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                if monotonic() > deadline or self.process.poll() is not None:
                    raise
                sleep(0.05)

    def url(self, schema: str = "public") -> str:
        options = quote(f"-csearch_path={schema}")
        return f"postgresql:///postgres?host={quote(str(self.folder), safe='')}&user=heraut&options={options}"

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def cut(self) -> None:
        """Every connection breaks, in the middle of whatever it was doing."""
        self.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'heraut'")

    def crash(self) -> None:
        """At once, without writing anything more: the next start recovers from the log."""
        self._end(signal.SIGQUIT)

    def remove(self) -> None:
        self._end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(WITHIN)
            self.process = None


def roomy_memory() -> str | None:
    """A disk in memory: these tests kill processes and servers, and what the system was given it keeps."""
    memory = "/dev/shm"
    return memory if os.path.isdir(memory) and shutil.disk_usage(memory).free > 1 << 30 else None


def found_programs() -> Path | None:
    """Where initdb is: on the path, or where Debian, Homebrew and others put it."""
    on_path = shutil.which("initdb")
    places = [Path(on_path).resolve().parent] if on_path else []
    for pattern in (
        "usr/lib/postgresql/*/bin",
        "usr/pgsql-*/bin",
        "opt/homebrew/opt/postgresql*/bin",
        "usr/local/pgsql/bin",
    ):
        places += sorted(Path("/").glob(pattern), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def programs() -> Path:
    """PostgreSQL's programs; on a machine of our own that lacks them they are installed first."""
    place = found_programs()
    if place is None and os.getuid() == 0 and shutil.which("apt-get"):
        with open(Path(tempfile.gettempdir()) / "heraut-apt.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # the other test processes wait
            if found_programs() is None:
                _install()
        place = found_programs()
    if place is None:
        why = "PostgreSQL's server programs (initdb, postgres) are not installed"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return place


def _install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]
    for command in (["apt-get", "update"], install):
        subprocess.run(
            command, check=False, env=environment, timeout=300, capture_output=True, stdin=subprocess.DEVNULL
        )
