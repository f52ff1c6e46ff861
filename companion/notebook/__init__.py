"""The notebook of one seat: what a game tells it, what its seat has put in, and what it answers.

    Notes (of the game) ─┐
    Book (of the seat)  ─┴ Spread ─ answer ─ Word…

It knows no game, no session and no journal.
"""
