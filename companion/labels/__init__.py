"""Labels: from a box's codes to a printed page.

    pack, codes ─ plan (which label goes where) ─ pages (a PDF) ; sheets and symbols say how large everything is

It knows what is printed and never what a card means in play. A label must never have a word that gives its card away.
"""
