### Time Bomb Undercover is learned by playing: a small made-up game of five, with Lia, Max, Sam and Nora.
### All is said to the table, one step after the other, behind what the real game has just said.
### $cards: 1 where there is something to scan, else 0. $ear: 1 if place 1 has an earphone.

# The very beginning. The question about cards follows.
tutorial-time-bomb-undercover-begins = Time Bomb Undercover, four minutes to learn it. You sit at place 1: player 1. To your left: Lia, Max, Sam and Nora.
# The role. At the table the scanned card isn't read, in the earphone it is; without cards key C is refused.
tutorial-time-bomb-undercover-role = The Agency wants to defuse the bomb, the Organisation to blow it up. Who is who? Every role is secret. { $ear ->
        [0] { $cards ->
            [0] An earphone tells you yours in secret: key C. Try it: if there is no earphone, I say so.
           *[other] Your role card lies in front of you: scan it. At the table, I won't read it.
        }
       *[other] Listen to yours: key C, then 1{ $cards ->
            [0] { "" }
           *[other] {", then scan your card"}
        }. Key C again: done.
    }
# Hash, after a step of the set-up that has just been said.
tutorial-time-bomb-undercover-set-up = { $ear ->
        [0] { $cards ->
            [0] { "" }
           *[other] That is right. To hear it in secret you need an earphone: key C, then your seat.{" "}
        }
       *[other] { "" }
    }I read out the set-up, one step after the other: the roles, then the wires. Here, all is ready. Hash: the next step.
# A number: who starts.
tutorial-time-bomb-undercover-starter = The wires lie there, face down. Who starts? The answer is a seat. You do: key 1.
# The first cut.
tutorial-time-bomb-undercover-cut = You have the cutters. Cut at Max's place: key 3, then { $cards ->
        [0] 1 for safe.
       *[other] turn over one of the wires there, and scan it.
    }
# A cut that is not allowed. Max has cut at Sam's place, and Sam at yours.
tutorial-time-bomb-undercover-own = Max cut at Sam's place, then Sam at yours: you have the cutters again. May you cut your own? Try: key 1, then { $cards ->
        [0] 1 again.
       *[other] a wire.
    }
# The second cut: the wire first, then the seat.
tutorial-time-bomb-undercover-defuse = Not allowed, and nothing counted. So cut at Lia's place. { $cards ->
        [0] Key 2, then 2 again: defusing.
       *[other] The wire first works too: scan it, then key 2.
    }
# Key B, twice.
tutorial-time-bomb-undercover-undo = Defusing is the triangle. It takes 5. But that was Sam's wire, not Lia's! In a game, key B twice undoes it: do that.
# The same act once more, the right one.
tutorial-time-bomb-undercover-again = Do it again at Sam's: key 4, then { $cards ->
        [0] 2.
       *[other] the wire.
    }
# Key D.
tutorial-time-bomb-undercover-where = Who has the cutters, how do we stand? Key D.
# Key 9. The help follows.
tutorial-time-bomb-undercover-help = And what can be done? Key 9.
# The round is over, and the new deal has just been said. Hash.
tutorial-time-bomb-undercover-round = After 5 cuts the wires that are left are shuffled and dealt again: one less each. You look at yours, shuffle them, lay them down. After four rounds, the Organisation wins. All down? Hash.
# The last cut. Meanwhile, two more defusing wires.
tutorial-time-bomb-undercover-last = Let's skip a few cuts. Round two: the others have defused two more wires, that makes 4, and the cutters are yours. At Sam's, quick: key 4, then { $cards ->
        [0] 2.
       *[other] a wire.
    }
# The question of the end, which has just been asked.
tutorial-time-bomb-undercover-shadow = You made the last cut. Are you Shadow, who plays alone and wins that way? Yes: key 1. Here, no: key 2.
# The end.
tutorial-time-bomb-undercover-won = You can play now. And beware of the spiral: it's the bomb. Talk, lie, and listen.
