"""Whose call it is: the address that limits are counted by, also when it comes through a proxy."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import Scope

from heraut.kernel import Refusal

NO_ADDRESS = "?"


def customer(host: str) -> str:
    """What one customer's addresses have in common; of IPv6 that is the network."""
    address = _read(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Address(int(address) >> 64 << 64))
    return host if address is None else str(address)


def address_of(scope: Scope) -> str:
    """The caller's address, as limits are counted."""
    return customer((scope.get("client") or (NO_ADDRESS, 0))[0])


class Proxies:
    """The proxies that this server stands behind.  They are believed about who calls; nobody else is."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [_network(name) for name in named]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, host: str) -> bool:
        address = _read(host)
        return address is not None and any(address in network for network in self._networks)

    def caller(self, scope: Scope) -> str | None:
        """Who calls through a proxy: each adds, at the right, whom it heard, so the last that is no proxy counts."""
        if not self._networks or (scope.get("client") or (NO_ADDRESS,))[0] not in self:
            return None
        said = b",".join([value for name, value in scope["headers"] if name == b"x-forwarded-for"])
        hosts = [_without_port(host.strip()) for host in said.decode("latin-1").split(",")]
        return next((host for host in reversed(hosts) if host and host not in self), None)


def _read(host: str) -> IPv4Address | IPv6Address | None:
    """An address; IPv4 in the clothes of IPv6 is IPv4."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError as wrong:
        sentence = "A proxy is named by its address or network, as 10.0.0.1 or 10.0.0.0/8, not '{given}'."
        raise Refusal("bad-proxy", sentence, given=name.strip()) from wrong


def _without_port(host: str) -> str:
    """`[::1]:8000` → `::1`, `10.0.0.1:8000` → `10.0.0.1`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host
