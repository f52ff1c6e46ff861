### Cluedo One Piece is learned by playing: a small made-up game of three, with Lia and Max.
### All is said to the table, one step after the other, behind what the real game has just said.
### $cards: 1 where there is something to scan, else 0. $ear: 1 if place 1 has an earphone.

# The very beginning. The question about cards follows.
tutorial-cluedo-one-piece-begins = Cluedo One Piece, four minutes to learn it. You sit at place 1: player 1. To your left: Lia and Max.
# A number: which character.
tutorial-cluedo-one-piece-character = Who found which treasure, on which island? That is the riddle. First, your character. { $cards ->
        [0] A number: key 1.
       *[other] Scan it, on the code sheet.
    }
# Hash, after the next step.
tutorial-cluedo-one-piece-deal = The sleeve hides the answer already: a crew member, a treasure, an island. All the other cards are dealt. Here, it is done. Hash: the next step.
# The hand. At the table the card isn't read, in the earphone two are; without cards key C is refused.
tutorial-cluedo-one-piece-hand = Your cards are secret. { $ear ->
        [0] { $cards ->
            [0] An earphone tells them in secret: key C. Try it: if there is no earphone, I say so.
           *[other] Scan one here, at the table: I won't read it.
        }
       *[other] Listen to them: key C, then 1{ $cards ->
            [0] { "" }
           *[other] {", then two scans"}
        }. Key C again: done.
    }
# A number: who starts.
tutorial-cluedo-one-piece-starter = { $ear ->
        [0] { $cards ->
            [0] { "" }
           *[other] That is right. To hear it in secret you need an earphone: key C, then your seat.{" "}
        }
       *[other] { "" }
    }Who starts? The highest die, and the answer is a seat. It's you: key 1.
# The dice, which the companion rolls.
tutorial-cluedo-one-piece-roll = It's your turn: the dice say how far you go, but not diagonally, and not through a pawn. You roll them by hand, or I do it. Try: key 7.
# The island.
tutorial-cluedo-one-piece-island = You sail to island 2. { $cards ->
        [0] Key 1, then 0 and 2.
       *[other] Scan it, on the code sheet.
    }
# The hypothesis. The crew member has just been asked for.
tutorial-cluedo-one-piece-guess = Your hypothesis, here: a crew member, then a treasure. { $cards ->
        [0] Key 4, then 0 and 3.
       *[other] Scan one, then the other, on the code sheet.
    }
# Key 9. The help follows.
tutorial-cluedo-one-piece-help = Lia has none of these, so Max must answer. What can be done? At any moment, key 9 says it.
# Somebody answers: the question has just been asked.
tutorial-cluedo-one-piece-answer = Max shows you a card in secret, just one: the island. It is done: hash.
# Key D.
tutorial-cluedo-one-piece-where = The turn goes to the left, to Lia. Lost? Key D: how we stand.
# A villain, during Lia's turn.
tutorial-cluedo-one-piece-villain = Lia draws a villain. At the eighth, everybody loses. { $cards ->
        [0] Key 3, then hash.
       *[other] Scan it.
    }
# Key B, twice.
tutorial-cluedo-one-piece-undo = Sorry, it was an ally, to be kept secret. In a game, key B twice undoes it: do that.
# Lia has made a hypothesis, and player 1 has to answer.
tutorial-cluedo-one-piece-show = Lia makes a hypothesis, and you answer. Suppose you have none of the three: key 1.
# In the centre, on the next turn.
tutorial-cluedo-one-piece-centre = Nobody has any! These may be the three. On your next turn, quick, to the centre. { $cards ->
        [0] Key 4.
       *[other] Scan the centre, on the code sheet.
    }
# The accusation.
tutorial-cluedo-one-piece-accuse = In the centre you may accuse. One mistake, and you are out. You dare: key 1.
# The three things of the accusation.
tutorial-cluedo-one-piece-three = Your accusation: the crew member, the treasure, the island. { $cards ->
        [0] Key 4, then 0 and 3, then 0 and 1.
       *[other] Three scans of the code sheet.
    }
# The sleeve. The number, then hash.
tutorial-cluedo-one-piece-check = You look into the sleeve, and nobody else. Suppose it's right: key 1, then hash to confirm.
# The end.
tutorial-cluedo-one-piece-won = You can play now. Note who shows and who has none: it is all there.
