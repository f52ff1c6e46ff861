"""The tutorial: a game of two minutes in which each key is learned by pressing it.

    Input ─ course.TreasureHunt (session.turn on the small game, and the lessons) ─ Announcement…

``lessons`` is pure: what is said at each step, and which act is meant. ``course`` is the core, ``hunt`` its loop.
"""
