"""A 4x4 matrix keypad that speaks Companion's line protocol, for boards with CircuitPython (a Raspberry Pi Pico).

    H keypad/1 4x4   when it starts, and in answer to "?"
    K 5   U 5        key 5 has come down, has come up
    L 5              it has been down for long
    P                every ten seconds: the pad is alive

Copy this file to the board's drive CIRCUITPY. Which pin goes where is in README.md. It is no part of the program:
it runs on the board alone.
"""

import time

import board
import digitalio
import usb_cdc

ROW_PINS = (board.GP9, board.GP8, board.GP7, board.GP6)
COLUMN_PINS = (board.GP5, board.GP4, board.GP3, board.GP2)
KEYS = ("123A", "456B", "789C", "*0#D")

DEBOUNCE_MS = 20  # a change counts when it has stood for so long
LONG_MS = 800
ALIVE_MS = 10000

# The second port, where boot.py has made one; else the console, whose own words are no keys.
port = usb_cdc.data or usb_cdc.console


def milliseconds():
    return time.monotonic_ns() // 1000000


def tell(line):
    port.write((line + "\n").encode())


def hello():
    tell("H keypad/1 4x4")


class Key:
    def __init__(self, name):
        self.name = name
        self.seen = self.down = self.told_long = False
        self.changed = self.pressed = 0

    def look(self, is_down, now):
        if is_down != self.seen:
            self.seen, self.changed = is_down, now
        if is_down != self.down and now - self.changed >= DEBOUNCE_MS:
            self.down, self.told_long, self.pressed = is_down, False, now
            tell(("K " if is_down else "U ") + self.name)
        if self.down and not self.told_long and now - self.pressed >= LONG_MS:
            self.told_long = True
            tell("L " + self.name)


def pin(at):
    made = digitalio.DigitalInOut(at)
    made.switch_to_input(pull=digitalio.Pull.UP)
    return made


rows = [pin(at) for at in ROW_PINS]
columns = [pin(at) for at in COLUMN_PINS]
keys = [[Key(name) for name in row] for row in KEYS]

hello()
alive = milliseconds()
while True:
    now = milliseconds()
    while port.in_waiting:
        if port.read(1) == b"?":
            hello()
    for row, row_pin in enumerate(rows):
        row_pin.switch_to_output(value=False)
        for column, column_pin in enumerate(columns):
            keys[row][column].look(not column_pin.value, now)
        row_pin.switch_to_input(pull=digitalio.Pull.UP)  # two keys held at once must not join two outputs
    if now - alive >= ALIVE_MS:
        alive = now
        tell("P")
    time.sleep(0.002)
