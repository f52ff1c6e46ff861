"""``companion setup``: sets up the devices of a table by ear, part by part.

    keys, frames, time ─ rules.turn(state, input) ─ announcements, and wishes to the edge
                                                        └ workbench: ports, outputs, files

``state``, ``exchange``, ``rules`` and ``words`` are pure, like the session's; ``trial`` knows at which speeds to try a
port. ``workbench`` is the edge, and ``install`` writes what starts the table when the machine starts.
"""
