"""What nobody hears of games without code, and why not: for the test kit."""

UNHEARD = {"refuse-window": "the session opens a window for private cards alone"}
