### The Hour of the 3 Shadows is learned by playing: a small made-up game of two, with Lia.
### All is said to the table, one step after the other, behind what the real game has just said.
### $cards: 1 where there is something to scan, else 0. $ear: 1 if place 1 has an earphone.

# The very beginning. The question about cards follows.
tutorial-heure-des-3-ombres-begins = The Hour of the 3 Shadows, four minutes to learn it. You sit at place 1: player 1. Lia plays with you.
# A number: who plays whom.
tutorial-heure-des-3-ombres-investigator = A demon hides in a suspect. We investigate together: 13 suspects to clear, a pair of tiles for each, before 12 o'clock. Who are you? For Lucile: key 1.
# Key 9. The help follows.
tutorial-heure-des-3-ombres-help = First of all: what can be done? At any moment, key 9 says it.
# Key A.
tutorial-heure-des-3-ombres-clock = The clock moves by the die, by cards, or by you: key A. Try.
# Key B, twice.
tutorial-heure-des-3-ombres-undo = One hour too many! In a game, key B twice undoes it: do that.
# The dice, which the companion rolls.
tutorial-heure-des-3-ombres-roll = The die says where to look: in one of the four places, or anywhere. You type its number, or I roll it: try key 7.
# Two tiles. The die has just said where.
tutorial-heure-des-3-ombres-tiles = { $cards ->
        [0] Two tiles are revealed, and each is scanned. No card, hash: I do it.
       *[other] Reveal two tiles one after the other, and scan each.
    }
# Different or the same? The question has just been asked.
tutorial-heure-des-3-ombres-differ = A strictly identical pair? No, these two suspects differ: key 2.
# The tiles are turned back.
tutorial-heure-des-3-ombres-back = It's a game of memory. Once they are hidden, I never tell them again. Turn them face down, then hash.
# The Limbo card.
tutorial-heure-des-3-ombres-limbes = With no pair you may leave a clue on each tile: a cube of your colour, to remember it. Then you draw a Limbo card, and it makes things worse. { $cards ->
        [0] No card: hash.
       *[other] Scan it.
    }
# The pair. It is player 1's turn again.
tutorial-heure-des-3-ombres-pair = Lia has played meanwhile, and this die is yours. You remember a pair. { $cards ->
        [0] Hash.
       *[other] Scan its two tiles.
    }
# A number: yes.
tutorial-heure-des-3-ombres-found = A pair? Yes, the same this time: key 1.
# The 3ID card.
tutorial-heure-des-3-ombres-card = The pair goes onto the Agency board. Then you draw a 3ID card, which helps. { $cards ->
        [0] No card: hash.
       *[other] Scan it.
    }
# The trap that is laid.
tutorial-heure-des-3-ombres-trap = Then you lay a trap without looking, face down: one more danger among the tiles. Is it laid? Hash.
# The trap that is revealed. It is player 1's turn again, in the middle of the game.
tutorial-heure-des-3-ombres-danger = Some time has passed, and it is your turn. But the tile that you reveal is a trap. { $cards ->
        [0] Hash.
       *[other] Scan it.
    }
# The eyes are closed: what the trap does has just been said. Hash ends the turn.
tutorial-heure-des-3-ombres-eyes = The turn stops there. You close your eyes until your next one. Hash ends a turn.
# Key D.
tutorial-heure-des-3-ombres-where = Lia has played, and you open your eyes again. What time is it, whose turn? Key D.
# The bluff.
tutorial-heure-des-3-ombres-bluff = From 6 o'clock on you may bluff instead of rolling: key 8.
# The suspect, then the Demon tile.
tutorial-heure-des-3-ombres-demon = You think you know who hides the demon. { $cards ->
        [0] That tile is revealed, then the Demon tile, which was set apart. Hash.
       *[other] Scan that tile, then the Demon tile, which was set apart.
    }
# A number: yes.
tutorial-heure-des-3-ombres-same = Strictly identical? If they differ, everybody loses. They are the same: key 1.
# The end.
tutorial-heure-des-3-ombres-won = You can play now. Remember your tiles, and watch the clock: at 12 it is lost.
