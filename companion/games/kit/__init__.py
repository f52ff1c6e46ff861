"""The parts that all games with code share, so that a game's own folder holds only its rules and its words.

``events``  an event, declared once            ``changes``  what each event does to the state
``seating`` who sits where                     ``settings`` the rules that the sources leave open
``lines``   message ids of a game              ``phases``   one row a phase: what it asks, and what answers it
``menu``    one row an entry of the menu        ``glance``  what D says: whose turn, what is due, what a game adds
``joining`` a folder's modules as one ``Game``

It must never know a game.
"""
