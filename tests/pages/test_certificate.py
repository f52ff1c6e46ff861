"""A certificate of our own: trusted where its root is installed, good for this computer alone, its key kept for us."""

from __future__ import annotations

import datetime
import ipaddress
import ssl
from collections.abc import Callable
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from companion.pages import certificate
from companion.pages.certificate import Certified, Lacking, NoCertificate

NOW = datetime.datetime.now(datetime.UTC)
HOME = ("192.168.1.7", "10.42.0.1")


def certified(
    folder: Path,
    addresses: Callable[[], tuple[str, ...]] = lambda: HOME,
    now: datetime.datetime = NOW,
    host: str = "atlas",
) -> Certified:
    return certificate.certified(folder, host, addresses, now)


def shaken(server: ssl.SSLContext, root: bytes, name: str) -> ssl.SSLObject:
    """A client that trusts this root alone shakes hands with the server, under this name. Raises ssl.SSLError."""
    client = ssl.create_default_context(cadata=root)
    up, down = ssl.MemoryBIO(), ssl.MemoryBIO()
    asking = client.wrap_bio(down, up, server_hostname=name)
    answering = server.wrap_bio(up, down, server_side=True)
    for _ in range(10):
        done = 0
        for side in (asking, answering):
            try:
                side.do_handshake()
                done += 1
            except ssl.SSLWantReadError:
                pass
        if done == 2:
            return asking
    raise AssertionError("no end")


def forged(folder: Path, stands_for: x509.GeneralName) -> ssl.SSLContext:
    """What somebody serves with who has stolen the key in this folder and would be somebody else."""
    kept = (folder / certificate.FILE).read_bytes()
    key = serialization.load_pem_private_key(kept, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    own = x509.load_pem_x509_certificates(kept)[0]
    forged_key = ec.generate_private_key(ec.SECP256R1())
    forged = (
        x509.CertificateBuilder(
            own.subject, x509.Name([]), forged_key.public_key(), 7, NOW - certificate.APART, NOW + certificate.APART
        )
        .add_extension(x509.SubjectAlternativeName([stands_for]), True)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key()), False)
        .sign(key, hashes.SHA256())
    )
    chain = folder / "forged.pem"
    pem = serialization.Encoding.PEM
    chain.write_bytes(
        forged_key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        + forged.public_bytes(pem)
        + own.public_bytes(pem)
    )
    forging = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    forging.load_cert_chain(chain)
    return forging


@pytest.mark.parametrize("name", [*HOME, "atlas.local"])
def test_whoever_trusts_the_root_trusts_every_address_of_this_computer(tmp_path: Path, name: str) -> None:
    made = certified(tmp_path)
    assert shaken(made.context, made.root, name).version() in ("TLSv1.2", "TLSv1.3")


@pytest.mark.parametrize("name", ["192.168.1.8", "companion.example", "other.local"])
def test_no_other_name_is_taken(tmp_path: Path, name: str) -> None:
    made = certified(tmp_path)
    with pytest.raises(ssl.SSLCertVerificationError):
        shaken(made.context, made.root, name)


def test_a_public_address_is_left_out_and_the_others_stay(tmp_path: Path) -> None:
    made = certified(tmp_path, lambda: ("203.0.113.9", "192.168.1.7"))
    shaken(made.context, made.root, "192.168.1.7")
    with pytest.raises(ssl.SSLCertVerificationError):
        shaken(made.context, made.root, "203.0.113.9")


@pytest.mark.parametrize(
    "stands_for", [x509.DNSName("bank.example"), x509.IPAddress(ipaddress.ip_address("203.0.113.9"))]
)
def test_whoever_steals_the_key_can_stand_for_nobody_else(tmp_path: Path, stands_for: x509.GeneralName) -> None:
    made = certified(tmp_path)
    shaken(forged(tmp_path, x509.DNSName("atlas.local")), made.root, "atlas.local")  # for this computer it can
    forging = forged(tmp_path, stands_for)
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        shaken(forging, made.root, str(stands_for.value))


def test_the_constraints_are_critical_in_the_root_and_in_what_it_has_signed(tmp_path: Path) -> None:
    made = certified(tmp_path)
    signed = x509.load_pem_x509_certificates((tmp_path / certificate.FILE).read_bytes())[0]
    for one in (x509.load_der_x509_certificate(made.root), signed):
        found = one.extensions.get_extension_for_class(x509.NameConstraints)
        assert found.critical
        permitted = found.value.permitted_subtrees or []
        assert x509.DNSName("atlas.local") in permitted
        assert x509.IPAddress(ipaddress.ip_network("192.168.0.0/16")) in permitted


def test_the_key_is_its_owners_alone_and_the_root_has_none(tmp_path: Path) -> None:
    made = certified(tmp_path)
    file = tmp_path / certificate.FILE
    assert file.stat().st_mode & 0o777 == 0o600
    key = serialization.load_pem_private_key(file.read_bytes(), None)
    assert file.read_bytes().count(b"PRIVATE KEY") == 2, "one key: it begins and it ends"
    assert key.public_key() != x509.load_der_x509_certificate(made.root).public_key()
    file.chmod(0o644)  # a copy of the folder has opened it
    certified(tmp_path)
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_phone_installs_it_once_whatever_the_computer_is_called_later(tmp_path: Path) -> None:
    first = certified(tmp_path)
    assert first.new
    again = certified(tmp_path, host="renamed", now=NOW + datetime.timedelta(days=300))
    assert not again.new
    assert again.root == first.root
    shaken(again.context, first.root, "atlas.local")


def test_an_address_that_comes_later_is_certified_too(tmp_path: Path) -> None:
    """The laptop joins a phone's own hotspot in the middle of an evening."""
    there = ["192.168.1.7"]
    made = certified(tmp_path, lambda: tuple(there))
    there.append("172.20.10.3")
    shaken(made.context, made.root, "172.20.10.3")


def test_a_leaf_is_good_for_no_longer_than_phones_take_and_for_clocks_that_are_a_year_apart(tmp_path: Path) -> None:
    made = certified(tmp_path)
    told = shaken(made.context, made.root, "atlas.local").getpeercert(binary_form=True)
    assert told is not None
    leaf = x509.load_der_x509_certificate(told)
    assert leaf.not_valid_after_utc - leaf.not_valid_before_utc <= datetime.timedelta(days=825)
    assert leaf.not_valid_before_utc <= max(NOW - datetime.timedelta(days=365), certificate.EARLIEST)
    assert leaf.not_valid_after_utc >= NOW + datetime.timedelta(days=365)


@pytest.mark.parametrize("year", [1970, 2024, 2071])
def test_a_wrong_clock_is_found(tmp_path: Path, year: int) -> None:
    with pytest.raises(NoCertificate) as refused:
        certified(tmp_path, now=datetime.datetime(year, 1, 1, tzinfo=datetime.UTC))
    assert refused.value.lacking is Lacking.CLOCK
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "damage", [lambda kept: b"", lambda kept: kept[:300], lambda kept: kept.replace(b"M", b"N", 9)]
)
def test_a_damaged_file_is_set_aside_and_a_new_one_made(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    first = certified(tmp_path)
    file = tmp_path / certificate.FILE
    file.write_bytes(damage(file.read_bytes()))
    again = certified(tmp_path)
    assert again.new
    assert again.root != first.root
    shaken(again.context, again.root, "atlas.local")
    assert len(list(tmp_path.iterdir())) == 2


def test_whichever_letter_of_the_file_is_damaged_there_are_pages(tmp_path: Path) -> None:
    """Also one in a signature, or in the name of a curve: it stays as it is only where nothing has become another."""
    first = certified(tmp_path)
    file = tmp_path / certificate.FILE
    kept = file.read_bytes()
    for place in range(0, len(kept), 17):
        letter = b"B" if kept[place : place + 1] == b"A" else b"A"
        file.write_bytes(kept[:place] + letter + kept[place + 1 :])
        again = certified(tmp_path)
        assert again.new or again.root == first.root, place


def test_a_network_of_public_addresses_alone_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoCertificate) as refused:
        certified(tmp_path, lambda: ("203.0.113.9",))
    assert refused.value.lacking is Lacking.ADDRESS


def test_where_nothing_can_be_kept_there_is_no_certificate(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, and no folder")
    with pytest.raises(NoCertificate) as refused:
        certified(tmp_path / "data")
    assert refused.value.lacking is Lacking.KEPT


@pytest.mark.parametrize(
    ("host", "name"), [("Atlas.home.example", "atlas"), ("Inès' Mac", "insmac"), ("", "companion")]
)
def test_the_computers_name_becomes_one_that_a_network_knows(tmp_path: Path, host: str, name: str) -> None:
    made = certified(tmp_path, host=host)
    shaken(made.context, made.root, f"{name}.local")
