"""The edge where things are plugged in: serial ports, the terminal's keyboard, what is found on the machine.

Each device has one thread, which turns bytes into values of ``heard`` and hands them to ``post``. It must never judge
what a device says.
"""
