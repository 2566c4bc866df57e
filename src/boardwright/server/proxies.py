"""Who sends a request, as far as it is limited: a proxy speaks for others, and is believed if the host says so."""

import ipaddress
from collections.abc import Sequence
from typing import Final

from starlette.requests import HTTPConnection

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

ALL: Final = "*"
# A proxy sets at least one of these.
MARKS: Final = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded", "via", "x-real-ip")
HOUSEHOLD: Final = 64  # bits of an IPv6 address, by which providers tell households apart


class Proxies:
    """The proxies that are believed about who asks (`X-Forwarded-For`) and how (`X-Forwarded-Proto`)."""

    def __init__(self, trusted: str) -> None:
        """`trusted`: addresses and networks with commas between them, or `*`: whoever connects is a proxy."""
        self._all = trusted.strip() == ALL
        written = [] if self._all else [each.strip() for each in trusted.split(",")]
        self._networks = [ipaddress.ip_network(each, strict=False) for each in written if each]

    def address_of(self, connection: HTTPConnection) -> str:
        """Where a request comes from, as it is limited; '' for a person at the server's own machine, without a proxy.
        Each proxy adds the address that it sees on the right: so the last one that is none of ours is believed."""
        peer = connection.client.host if connection.client else ""
        if not any(mark in connection.headers for mark in MARKS):
            address = _address(peer)
            return "" if address is not None and address.is_loopback else _bucket(peer)
        if not (self._all or self._trusts(peer)):
            return _bucket(peer)
        hops = [hop.strip() for each in connection.headers.getlist("x-forwarded-for") for hop in each.split(",")]
        return _bucket(self._last_of_others([hop for hop in hops if hop], peer))

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether the browser speaks https, with us or with a proxy."""
        peer = connection.client.host if connection.client else ""
        if self._all or self._trusts(peer):
            how = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
            if how:
                return how in ("https", "wss")
        return connection.scope["scheme"] in ("https", "wss")

    def _trusts(self, host: str) -> bool:
        address = _address(host)
        return address is not None and any(address in network for network in self._networks)

    def _last_of_others(self, hops: Sequence[str], peer: str) -> str:
        for hop in reversed(hops):
            if not self._trusts(hop):
                return hop
        return hops[0] if hops else peer


def _address(host: str) -> Address | None:
    """An address as somebody writes it, perhaps with a port; one of IPv4 that comes over IPv6 is one of IPv4."""
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _bucket(host: str) -> str:
    """What shares one limit: an address, of IPv6 a household."""
    address = _address(host)
    if address is None:
        return host[:64] or "unknown"
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((int(address), HOUSEHOLD), strict=False))
