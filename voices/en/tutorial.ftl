### The treasure hunt: the small game of two minutes that teaches the keys, one step after the other.
### All is said to the table. Each line begins with what the key before has just done in the story.

# In the lobby, in help (key 9).
can-learn = To learn by playing: menu, hash, then 6.
# The very beginning.
tutorial-begins = The treasure hunt: two minutes to learn the keys. Hash: skip a step. Star, twice: stop.
# Key 0. It says this line again, and so the password.
tutorial-again = The password is: pumpkin. Missed it? Key 0.
# The key hash.
tutorial-hash = Pumpkin! The cave opens. Hash: we go in.
# A scan. Any code is a gold coin; hash gives it without a scan.
tutorial-scan = Gold! Scan any card: it's worth one gold coin. No card? Hash.
# Key D: it answers how much gold.
tutorial-where = How much gold do you have? Key D.
# Key A: one more torch.
tutorial-counter = It's dark. To light a torch: key A.
# Key B, twice. Right before, the table hears that the gold fell down a well.
tutorial-undo = Oh no! To undo that: key B, twice.
# Key 9. The game's help follows, then the parrot.
tutorial-help = Lost in the cave? Key 9: what you can do. Too long? Hash.
# Star cuts this line. It is long on purpose.
tutorial-silence = A parrot! To hush it: star. Polly wants a cake! A chocolate cake, with cream, and nuts, and a cherry, and one more cherry, and a cake! Polly wants a cake!
# Key C. $ear: 1 where seat 1 has an earphone; then it scans a card there, and closes with key C.
tutorial-private = { $ear ->
        [0] Silence. Key C: secret listening, in an earphone. Try it.
       *[other] Silence. A secret, just for you: key C, then 1. Scan a card. Key C again: done.
    }
# The end. Then comes the lobby.
tutorial-won = The chest is under the statue, full of gold. You win! Now you know the keys.
# At the table: star in silence, during the hunt. The second ends it.
tutorial-star-again = Star again: stop.
# Star has stopped the game before its end.
tutorial-left = We'll stop here. To play it again: key 9 twice, then hash, then 6.

## What the games that teach a game say too

# Behind the very beginning of a game that teaches a game: how to move about in it.
tutorial-how = Key 0: I say it again. Hash: I do it for you. Key B twice: the step before. Star twice: we stop.
# Before the first step: is there anything to scan? Any card will do.
tutorial-cards = If you have cards with labels, or the code sheet, scan any code. If not: hash.
# A card was scanned at that question.
tutorial-card-read = Card read. Here, any card will do.
# A key or a scan that would count, but not now. $what: what it would be, "cut 3: secure, at Leo's".
tutorial-would = That would be: { $what }. Not now.
# The same, where it has no name.
tutorial-not-now = Not now.
# What was asked is done in another way that is allowed: the digit instead of the card, the die rolled by hand.
tutorial-also = That works too.
# Nobody has done anything for a long time: it stops, and says so.
tutorial-nobody = Nobody there? We stop here.
# Key B once, during a step.
tutorial-back-again = Key B again: we go back to the step before.
# Key B at the first step.
tutorial-first = This is the first step.
# Star has stopped the game that teaches a game.
tutorial-left-game = We stop here.
# On the command line: this game has no tutorial. $game: its name. $games: those that have one.
tutorial-none = { $game } has no tutorial yet. There is one for: { $games }.
