"""An address as it is said to whoever types it into a phone: digit by digit, in four groups and a port.

Pure. It must never hold a word of any language: those are messages.
"""

from __future__ import annotations

from companion.model import Word, word


def spelt(address: str, port: int) -> Word:
    """An IPv4 address and a port, digit by digit."""
    first, second, third, fourth = map(" ".join, address.split("."))
    return word("phones-address", first=first, second=second, third=third, fourth=fourth, port=" ".join(str(port)))
