### Mystery of the Abbey is learned by playing: a small made-up game of three, with Lia and Max.
### All is said to the table, one step after the other, behind what the real game has just said.
### $cards: 1 where there is something to scan, else 0. $ear: 1 if place 1 has an earphone.

# The very beginning. The question about cards follows.
tutorial-mystere-de-l-abbaye-begins = Mystery of the Abbey, four minutes to learn it. You sit at place 1: player 1. To your left: Lia and Max.
# Hash, after a step of the set-up that has just been said.
tutorial-mystere-de-l-abbaye-set-up = A monk lies under the board: he is the culprit, and that's the mystery. The others are dealt, and five wait in the parlour. Here, it is done. Hash: the next step.
# The hand. At the table the card isn't read, in the earphone two are; without cards key C is refused.
tutorial-mystere-de-l-abbaye-hand = The monks in your hand are innocent, and secret. { $ear ->
        [0] { $cards ->
            [0] An earphone tells them in secret: key C. Try it: if there is no earphone, I say so.
           *[other] Scan one of your cards here, at the table: I won't read it.
        }
       *[other] Listen to them: key C, then 1{ $cards ->
            [0] { "" }
           *[other] {", then two scans"}
        }. Key C again: done.
    }
# A number: who starts.
tutorial-mystere-de-l-abbaye-starter = { $ear ->
        [0] { $cards ->
            [0] { "" }
           *[other] That is right. To hear it in secret you need an earphone: key C, then your seat.{" "}
        }
       *[other] { "" }
    }Who starts? A die decides, and the answer is a seat. It's you: key 1.
# Key 9. The help follows.
tutorial-mystere-de-l-abbaye-help = It's for you to play. What can be done? At any moment, key 9 says it. Try.
# Key A: the bell.
tutorial-mystere-de-l-abbaye-bell = The bell counts the rounds. Whoever started moves it one space on each of their turns, before touching their figure. After four spaces it rings for mass, and cards are passed on. Onto space 1, then key A.
# The first room.
tutorial-mystere-de-l-abbaye-room = You move one or two spaces. Your figure enters the parlour, where you take a card for yourself alone: one more innocent monk. { $cards ->
        [0] It's room 16: key 1, then 6.
       *[other] Scan the room, on the code sheet.
    }
# Somebody answers: the question has just been asked.
tutorial-mystere-de-l-abbaye-answer = Lia comes to your room, and asks you a question aloud. Her question may name suspects; the answer never has to. You answer truly, or take a vow of silence. You keep silent: key 2.
# Key D.
tutorial-mystere-de-l-abbaye-where = Max has played, and you have moved the bell on. Whose turn is it? Key D.
# The chapter hall.
tutorial-mystere-de-l-abbaye-chapter = To score points, go and tell what you know, in the chapter hall. { $cards ->
        [0] Room 18: key 1, then 8.
       *[other] Scan it.
    }
# The revelation.
tutorial-mystere-de-l-abbaye-reveal = In the chapter hall you may reveal one trait of the culprit: two points if it's right. You say Franciscan. { $cards ->
        [0] That's 32: key 3, then 2, then hash.
       *[other] Scan it.
    }
# Key B, twice.
tutorial-mystere-de-l-abbaye-undo = A slip of the tongue. In a game, key B twice undoes it: do that.
# The accusation.
tutorial-mystere-de-l-abbaye-accuse = You reveal Templar instead. Two rounds go by: the parlour is empty, and you are back in the chapter hall. Now you may accuse. { $cards ->
        [0] Monk 5: key 0, then 5.
       *[other] Scan a monk of the code sheet.
    }
# Hash confirms the accusation.
tutorial-mystere-de-l-abbaye-sure = Is it monk 5? A mistake costs two points and a penance: a turn spent in the church, without playing or talking. You confirm: hash.
# Nobody has his card.
tutorial-mystere-de-l-abbaye-clear = Everybody looks for that monk's card, and whoever has it shows it. Nobody has it: hash.
# The card under the board.
tutorial-mystere-de-l-abbaye-culprit = { $cards ->
        [0] You turn over the card under the board, and it is him: hash.
       *[other] Turn over the card under the board, and scan it.
    }
# A number: the culprit's order.
tutorial-mystere-de-l-abbaye-verdict = What is his order? It's to count the revelations. Templar: key 1.
# The end.
tutorial-mystere-de-l-abbaye-won = You can play now. Listen to the questions of the others, and to what they keep silent: it tells a lot.
