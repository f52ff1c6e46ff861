"""At which addresses other devices reach this machine.

The system's own list is read, and nothing is sent: no address is asked of the network, and none of a name server. It
must never name an address that only this machine can reach (its own, a container's, a tunnel's).
"""

from __future__ import annotations

import ipaddress
import re
import socket
from contextlib import suppress

import ifaddr

#: Adapters behind which there is no phone: containers, virtual machines, tunnels. By their names or descriptions.
_ELSEWHERE = re.compile(
    r"^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|tun|tap|utun|wg|zt|tailscale|nebula|ppp)"
    r"|virtual|hyper-v|vmware|vpn|wireguard|tunnel|loopback",
    re.IGNORECASE,
)
#: What a router at home, in a library or in a phone hands out.
_PRIVATE = tuple(map(ipaddress.IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
#: Where nobody is (RFC 5737): only the way there is asked for, and of this system.
_NOWHERE = ("192.0.2.1", 9)


def found() -> tuple[str, ...]:
    """The IPv4 addresses of this machine, the likeliest for a phone first; (): it is in no network.

    Private ones come first, and among them the one that the way out begins at. Takes a millisecond.
    """
    seen: dict[str, ipaddress.IPv4Address] = {}
    with suppress(OSError):
        for adapter in ifaddr.get_adapters():
            if _ELSEWHERE.search(adapter.name) or _ELSEWHERE.search(adapter.nice_name):
                continue
            for one in adapter.ips:
                if isinstance(one.ip, str):
                    seen[one.ip] = ipaddress.IPv4Address(one.ip)
    first = _on_the_way_out()
    there = [(written, one) for written, one in seen.items() if not (one.is_loopback or one.is_link_local)]
    there.sort(key=lambda pair: (not any(pair[1] in network for network in _PRIVATE), pair[0] != first))
    return tuple(written for written, _ in there)


def _on_the_way_out() -> str | None:
    """The address from which this machine would send; None: there is no way out. A datagram socket that is connected
    sends nothing."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(_NOWHERE)
        return str(asked.getsockname()[0])
    return None
