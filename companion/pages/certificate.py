"""``--tls``: a certificate of our own, so that browsers give the pages what they give to secure origins alone.

    root (its key is never written) ─ authority (its key stays in the data folder) ─ a leaf for each start ─ SSLContext

A phone installs the root, once. Root and authority have the same critical constraints: private addresses and this
computer's own name. So the key, if it is stolen, can stand for no other place, also where a phone asks nothing of a
root; and the root's own key is forgotten as soon as it has signed. It must never write the root's key, or tell any.
"""

from __future__ import annotations

import ipaddress
import re
import ssl
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import partial
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from companion.files import documents

#: Authority with its key, then the root: one file, so that they always belong together.
FILE = "certificate.pem"
#: No computer that has this program was ever switched on earlier; and so long a root is good.
EARLIEST, LATEST = datetime(2026, 1, 1, tzinfo=UTC), datetime(2046, 1, 1, tzinfo=UTC)
#: How far clocks may be apart, either way. Phones take no leaf that is good for more than 825 days.
APART = timedelta(days=400)
#: Addresses that mean something only nearby: in this computer, at home, in a library, behind a phone.
PRIVATE = tuple(
    map(
        ipaddress.ip_network,
        ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10"),
    )
)


class Lacking(Enum):
    """Why there is no certificate tonight."""

    CLOCK = "clock"  # it is wrong: phones would take none
    KEPT = "kept"  # the file cannot be written or read
    ADDRESS = "address"  # the computer has none of the addresses that it may certify


class NoCertificate(Exception):  # noqa: N818 (what the evening goes on without)
    """There is no certificate tonight, and why."""

    def __init__(self, lacking: Lacking) -> None:
        self.lacking = lacking
        super().__init__(lacking.value)


@dataclass(frozen=True, slots=True)
class Certified:
    """``context`` for the server; ``root`` (DER): what a phone installs. ``new``: none has it yet."""

    context: ssl.SSLContext
    root: bytes
    new: bool


@dataclass(frozen=True, slots=True)
class _Authority:
    key: ec.EllipticCurvePrivateKey
    own: x509.Certificate
    root: x509.Certificate

    @property
    def name(self) -> str:
        """The one name that it may certify, as when it was made."""
        constraints = self.own.extensions.get_extension_for_class(x509.NameConstraints).value
        return next(one.value for one in constraints.permitted_subtrees or () if isinstance(one, x509.DNSName))


def certified(
    folder: Path, host: str, addresses: Callable[[], tuple[str, ...]], now: datetime | None = None
) -> Certified:
    """A certificate for every address that this computer has now, and for those that it gets later in the evening.

    The authority is kept in ``folder``; a file that is damaged is set aside, and phones need the new root.
    ``host``: the computer's name. Raises NoCertificate.
    """
    now = now or datetime.now(UTC)
    if not EARLIEST < now < LATEST:
        raise NoCertificate(Lacking.CLOCK)
    if not _own(addresses()):
        raise NoCertificate(Lacking.ADDRESS)
    try:
        authority, new = _kept(folder / FILE, host, now)
        return Certified(_context(authority, addresses, now), authority.root.public_bytes(_DER), new)
    except OSError:
        raise NoCertificate(Lacking.KEPT) from None


def _own(addresses: tuple[str, ...]) -> list[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    """Those of them that may be certified."""
    return [one for one in map(ipaddress.ip_address, addresses) if any(one in network for network in PRIVATE)]


_PEM, _DER = serialization.Encoding.PEM, serialization.Encoding.DER


def _kept(path: Path, host: str, now: datetime) -> tuple[_Authority, bool]:
    """The authority in this file, and whether it is new. Raises OSError."""
    with suppress(FileNotFoundError):
        written = path.read_bytes()
        with suppress(OSError):
            path.chmod(0o600)  # a copy of the folder may have opened it
        with suppress(Exception):  # the library has a dozen of its own for a file that is none of ours any more
            key = serialization.load_pem_private_key(written, None)
            own, root = x509.load_pem_x509_certificates(written)
            own.verify_directly_issued_by(root)
            root.verify_directly_issued_by(root)
            authority = _Authority(key, own, root) if isinstance(key, ec.EllipticCurvePrivateKey) else None
            if authority is not None and authority.name and key.public_key() == own.public_key():
                return authority, False
        if not documents.set_aside(path):
            raise PermissionError(path)
    authority = _founded(re.sub(r"[^a-z0-9-]", "", host.partition(".")[0].lower()).strip("-") or "companion")
    lines = _pem(authority.key) + authority.own.public_bytes(_PEM) + authority.root.public_bytes(_PEM)
    documents.put(path, lines)
    return authority, True


def _pem(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(_PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())


def _founded(host: str) -> _Authority:
    """A new root, and the authority that it has signed. The root's key goes with the end of this function."""
    root_key, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    permitted = [x509.DNSName(f"{host}.local"), *map(x509.IPAddress, PRIVATE)]
    constraints = x509.NameConstraints(permitted, excluded_subtrees=None)
    root_name, name = _named(f"Companion {host}"), _named(f"Companion {host} 2")
    signed = partial(_signed, issuer=root_name, issuer_key=root_key, good=(EARLIEST, LATEST))
    root = signed(root_name, root_key.public_key(), [(x509.BasicConstraints(True, 1), True), (constraints, True)])
    own = signed(name, key.public_key(), [(x509.BasicConstraints(True, 0), True), (constraints, True)])
    return _Authority(key, own, root)


def _leaf(authority: _Authority, addresses: tuple[str, ...], now: datetime) -> bytes:
    """A leaf for these addresses with its key and what leads to the root, as PEM."""
    key = ec.generate_private_key(ec.SECP256R1())
    names = x509.SubjectAlternativeName([x509.DNSName(authority.name), *map(x509.IPAddress, _own(addresses))])
    leaf = _signed(
        _named(authority.name),
        key.public_key(),
        [
            (x509.BasicConstraints(False, None), True),
            (x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), False),
            (names, False),
        ],
        issuer=authority.own.subject,
        issuer_key=authority.key,
        good=(max(EARLIEST, now - APART), min(LATEST, now + APART)),
    )
    return _pem(key) + leaf.public_bytes(_PEM) + authority.own.public_bytes(_PEM)


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _signed(
    subject: x509.Name,
    public: ec.EllipticCurvePublicKey,
    extensions: list[tuple[x509.ExtensionType, bool]],
    *,
    issuer: x509.Name,
    issuer_key: ec.EllipticCurvePrivateKey,
    good: tuple[datetime, datetime],
) -> x509.Certificate:
    """A certificate; ``extensions``: each with whether it is critical. ``good``: from when until when."""
    signs = any(isinstance(one, x509.BasicConstraints) and one.ca for one, _ in extensions)
    usage = dict.fromkeys(("content_commitment", "key_encipherment", "data_encipherment", "key_agreement"), False)
    usage |= {"digital_signature": not signs, "key_cert_sign": signs, "crl_sign": signs}
    made = x509.CertificateBuilder(issuer, subject, public, x509.random_serial_number(), *good)
    for extension, critical in (
        *extensions,
        (x509.KeyUsage(**usage, encipher_only=False, decipher_only=False), True),
        (x509.SubjectKeyIdentifier.from_public_key(public), False),
        (x509.AuthorityKeyIdentifier.from_issuer_public_key(issuer_key.public_key()), False),
    ):
        made = made.add_extension(extension, critical)
    return made.sign(issuer_key, hashes.SHA256())


def _context(authority: _Authority, addresses: Callable[[], tuple[str, ...]], now: datetime) -> ssl.SSLContext:
    """What the server encrypts with. Each connection gets a leaf for the addresses that there are then. Raises
    OSError."""
    made: dict[tuple[str, ...], ssl.SSLContext] = {}

    def fitting() -> ssl.SSLContext:
        there = addresses()
        if there not in made:
            made[there] = context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.minimum_version = ssl.TLSVersion.TLSv1_2
            with tempfile.TemporaryDirectory() as folder:  # the library reads files only
                path = Path(folder) / "leaf.pem"
                path.write_bytes(_leaf(authority, there, now))
                context.load_cert_chain(path)
        return made[there]

    def connected(connection: ssl.SSLObject, _name: str | None, _context: ssl.SSLContext) -> None:
        with suppress(OSError):  # with the last one, then
            connection.context = fitting()

    first = fitting()
    first.sni_callback = connected
    return first
