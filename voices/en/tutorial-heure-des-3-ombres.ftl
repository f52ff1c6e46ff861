### The Hour of the 3 Shadows is learned by playing: a small made-up game of two, with Lia.
### All is said to the table, one step after the other, behind what the real game has just said.
### $cards: 1 where there is something to scan, else 0. $ear: 1 if place 1 has an earphone.

# The very beginning. The question about cards follows.
tutorial-heure-des-3-ombres-begins = The Hour of the 3 Shadows, four minutes to learn it. You sit at place 1: player 1. Lia plays with you.
# A number: who plays whom.
tutorial-heure-des-3-ombres-investigator = A demon hides in a suspect. We investigate together: 13 suspects to clear, two by two, before 12 o'clock. Who are you? For Lucile: key 1.
# Key 9. The help follows.
tutorial-heure-des-3-ombres-help = First of all: what can be done? At any moment, key 9 says it.
# Key A.
tutorial-heure-des-3-ombres-clock = The clock moves by the die, by cards, or by you: key A. Try.
# Key B, twice.
tutorial-heure-des-3-ombres-undo = One hour too many! Key B, twice: we undo it.
# The dice, which the companion rolls.
tutorial-heure-des-3-ombres-roll = You type the number of your die. Or I roll it: try key 7.
# Two tiles. The die has just said where.
tutorial-heure-des-3-ombres-tiles = { $cards ->
        [0] Two tiles are revealed, and each is scanned. No card, hash: I do it.
       *[other] Reveal two tiles one after the other, and scan each.
    }
# Different or the same? The question has just been asked.
tutorial-heure-des-3-ombres-differ = These two differ: key 2.
# The tiles are turned back.
tutorial-heure-des-3-ombres-back = It's a game of memory. Once they are hidden, I never tell them again. Turn them over, then hash.
# The Limbo card.
tutorial-heure-des-3-ombres-limbes = No pair, so you draw a Limbo card, and it makes things worse. { $cards ->
        [0] No card: hash.
       *[other] Scan it.
    }
# The pair. It is player 1's turn again.
tutorial-heure-des-3-ombres-pair = Lia has played meanwhile, and this die is yours. You remember a pair. { $cards ->
        [0] Hash.
       *[other] Scan its two tiles.
    }
# A number: yes.
tutorial-heure-des-3-ombres-found = The same, this time. Key 1.
# The 3ID card.
tutorial-heure-des-3-ombres-card = A 3ID card helps. { $cards ->
        [0] No card: hash.
       *[other] Scan it.
    }
# The trap that is laid.
tutorial-heure-des-3-ombres-trap = A trap is one more danger among the tiles. Is it laid? Hash.
# Key D.
tutorial-heure-des-3-ombres-where = Hash ends a turn. Some time has passed: what time is it, whose turn? Key D.
# The bluff.
tutorial-heure-des-3-ombres-bluff = From 6 o'clock on you may bluff instead of rolling: key 8.
# The suspect, then the Demon tile.
tutorial-heure-des-3-ombres-demon = You think you know who hides the demon. { $cards ->
        [0] That tile is revealed, then the Demon tile. Hash.
       *[other] Scan that tile, then another one as the Demon.
    }
# A number: yes.
tutorial-heure-des-3-ombres-same = If they differ, everybody loses. They are the same: key 1.
# The end.
tutorial-heure-des-3-ombres-won = You can play now. Remember your tiles, and watch the clock: at 12 it is lost.
