"""Tutorials: small made-up evenings in which each key is learned by pressing it.

    plans/<game>.yaml ─ plans.read ─ lessons.Tutorial
    Input ─ course.Tutoring (session.turn on the game itself, and the lessons) ─ Announcement…

``lessons`` is pure: what is said at each step, and what the player does there. ``course`` is the core, ``practice`` its
loop. One of them, the treasure hunt, teaches the keys on a small game of its own.
"""
