"""The demo's devices: a port reads what they send, and cannot tell them from real ones."""

from __future__ import annotations

from companion.devices.heard import Heard, PortOpened
from companion.devices.serial_port import PortAddress, SerialPort
from companion.devices.virtual import VirtualDevice
from companion.inputs.keys import ASK, KeypadReader
from tests.devices.inbox import Inbox, Lines
from tests.pace import quick


def test_what_it_sends_is_heard_and_a_frame_without_end_ends_in_silence() -> None:
    scanner, inbox = VirtualDevice(), Inbox()
    port = SerialPort("scanner", PortAddress("virtual"), Lines(), inbox.post, connect=scanner.connect)
    port.start()
    inbox.next(PortOpened)
    scanner.send(b"BCDFGHJK\n")
    assert inbox.next(Heard).item == "BCDFGHJK"
    scanner.send(b"BCDFGHJL")
    assert inbox.next(Heard).item == "BCDFGHJL"
    port.stop()


def test_it_is_greeted_like_any_keypad_and_lets_go_at_once() -> None:
    keypad, inbox = VirtualDevice(), Inbox()
    port = SerialPort(
        "keypad", PortAddress("virtual"), KeypadReader(), inbox.post, greeting=ASK, connect=keypad.connect
    )
    port.start()
    inbox.next(PortOpened)
    keypad.send(b"K 5\nU 5\n")
    assert inbox.next(Heard).item == "5"
    inbox.settle(0.2)  # past every silence that a reader waits for: the port reads for ever
    with quick(0.5):
        port.stop()
