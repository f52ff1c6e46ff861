"""Labels: from a box's codes to a printed page.

    pack, codes ─ plan (which label lies where) ─ pages (a PDF) ; sheets and symbols say how large everything is

It knows what is printed and never what a card means in play. No word that tells a card may stand on a label.
"""
