"""How a port is written on the command line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.devices.serial_port import (
    KEYPAD_BAUD,
    BadAddressError,
    PortAddress,
    SeenPort,
)


def test_a_bare_path_is_9600_8n1() -> None:
    assert PortAddress.parse("/dev/ttyACM0") == PortAddress("/dev/ttyACM0", 9600, "N", 8, 1)


def test_a_keypad_is_faster_until_it_is_told_otherwise() -> None:
    assert PortAddress.parse("/dev/ttyUSB0", baud=KEYPAD_BAUD).baud == 115200
    assert PortAddress.parse("/dev/ttyUSB0?baud=9600", baud=KEYPAD_BAUD).baud == 9600


def test_our_settings_are_taken_out_before_pyserial_sees_the_path() -> None:
    written = "/dev/serial/by-id/usb-Honeywell-if00?baud=115200&parity=e&bits=7&stop=2"
    assert PortAddress.parse(written) == PortAddress("/dev/serial/by-id/usb-Honeywell-if00", 115200, "E", 7, 2)


@pytest.mark.parametrize(
    ("written", "url", "baud"),
    [
        ("socket://localhost:7000?logging=debug", "socket://localhost:7000?logging=debug", 9600),
        ("socket://localhost:7000?logging=debug&baud=1200", "socket://localhost:7000?logging=debug", 1200),
        ("hwgrep://0C2E", "hwgrep://0C2E", 9600),
        ("hwgrep://0C2E&skip_busy", "hwgrep://0C2E&skip_busy", 9600),
        ("hwgrep://0C2E&skip_busy?baud=1200", "hwgrep://0C2E&skip_busy", 1200),
        ("hwgrep://0C2E?baud=1200&skip_busy", "hwgrep://0C2E&skip_busy", 1200),
        ("hwgrep://(0C2E)?:0B61", "hwgrep://(0C2E)?:0B61", 9600),
        ("hwgrep://x?&baud=1200", "hwgrep://x?&baud=1200", 9600),
        ("hwgrep://a?b?baud=1200", "hwgrep://a?b", 1200),
        ("loop://?baud=1200", "loop://", 1200),
        ("rfc2217://box:2217?ign_set_control&baud=1200", "rfc2217://box:2217?ign_set_control", 1200),
        ("COM3?baud=1200", "COM3", 1200),
    ],
)
def test_what_is_pyserials_own_is_left_to_it(written: str, url: str, baud: int) -> None:
    address = PortAddress.parse(written)
    assert (address.url, address.baud) == (url, baud)


@pytest.mark.parametrize(
    ("written", "field", "value"),
    [
        ("/dev/ttyACM0?baud=96OO", "baud", "96OO"),
        ("/dev/ttyACM0?baud=11520", "baud", "11520"),
        ("/dev/ttyACM0?baud", "baud", ""),
        ("/dev/ttyACM0?parity=X", "parity", "X"),
        ("/dev/ttyACM0?bits=9", "bits", "9"),
        ("/dev/ttyACM0?stop=0", "stop", "0"),
        ("/dev/ttyACM0?baud=9600&baud=1200", "baud", "9600, 1200"),
    ],
)
def test_a_bad_value_names_its_field_and_the_right_forms(written: str, field: str, value: str) -> None:
    with pytest.raises(BadAddressError) as raised:
        PortAddress.parse(written)
    assert (raised.value.field, raised.value.value) == (field, value)
    assert raised.value.right
    for right in raised.value.right:
        PortAddress.parse(f"/dev/ttyACM0?{field}={right}")


def test_an_unknown_setting_is_told_the_known_ones() -> None:
    with pytest.raises(BadAddressError) as raised:
        PortAddress.parse("/dev/ttyACM0?bauds=9600")
    assert (raised.value.field, raised.value.right) == ("bauds", ("baud", "parity", "bits", "stop"))


@pytest.mark.parametrize("written", ["", "?baud=9600", "hwgrep://([", "nosuch://x", "://x"])
def test_an_address_that_can_never_be_opened_is_refused_at_once(written: str) -> None:
    with pytest.raises(BadAddressError) as raised:
        PortAddress.parse(written)
    assert raised.value.field == "url"


@given(st.text(max_size=40) | st.from_regex(r"[a-z]{0,8}(://)?[a-z(\[?&=]{0,9}\?[a-z=&0-9]{0,30}"))
def test_any_text_is_an_address_or_a_bad_one(written: str) -> None:
    try:
        address = PortAddress.parse(written)
    except BadAddressError:
        return
    assert address.url
    assert written.startswith(address.url[:1])


def test_an_address_knows_which_port_it_means() -> None:
    port = SeenPort("/dev/ttyACM7", "Voyager", 0x0C2E, 0x0B61, hardware="USB VID:PID=0C2E:0B61 SER=1")
    assert PortAddress("/dev/ttyACM7").means(port)
    assert PortAddress("hwgrep://0c2e:0b61&skip_busy").means(port)
    assert PortAddress("hwgrep://voyager").means(port)
    assert not PortAddress("/dev/ttyACM1").means(port)
    assert not PortAddress("hwgrep://05f9").means(port)
    assert not PortAddress("socket://localhost:1").means(port)
