### The rules of L'heure des 3 ombres, for the ear: one passage at a time, at the table or in one ear, and as lines of “companion rules”. Three sentences at most.
### Numbers: $suspects to clear to win, $last-hour the last hour, $sleep and $bluff the hours at which something opens, $reveals the tiles of a turn, $lieu, $enquete and $enqueteur what the box has of them.

# Rules, “In one minute”, $suspects.
rules-heure-des-3-ombres-minute-goal = A demon hides in one of the suspects. You all play together: find the pairs of suspects, and the one that is left alone is the demon. A pair clears one suspect: with { $suspects } cleared, everybody wins.
# Rules, “In one minute”, $last-hour.
rules-heure-des-3-ombres-minute-clock = The clock runs against you. At { $last-hour } o'clock everybody loses.
# Rules, “In one minute”.
rules-heure-des-3-ombres-minute-memory = It is a memory game: reveal, remember, hide. I never repeat what is under a tile that was turned back.
# Rules, “Setting up”, $lieu.
rules-heure-des-3-ombres-set-up-boards = Lay out the { $lieu } place boards, the clock, and the Agency, where the pairs will go. The suspects' tiles go face down on the places; that is not written, it is how we play. Every suspect comes in two versions, nearly alike: normal and hypnotised.
# Rules, “Setting up”.
rules-heure-des-3-ombres-set-up-demon = One tile stays aside, face down, and nobody looks at it: the Demon tile. It is the double of the suspect you are after. It is revealed in a bluff only.
# Rules, “Setting up”, $enqueteur.
rules-heure-des-3-ombres-set-up-people = Everybody takes an investigator, one role each. The box has { $enqueteur }.
# Rules, “Setting up”.
rules-heure-des-3-ombres-set-up-unknown = How many tiles, traps, clues and Hercules cubes there are at the start, only the box tells. The clock starts at zero and moves an hour at a time; that is not written, it is how we play.
# Rules, “A turn”, $reveals.
rules-heure-des-3-ombres-turn-roll = You begin by rolling the die: it shows one of the places, the magnifier or the clock. It says where to reveal, and { $reveals } tiles at most. After your turn it is the turn of whoever sits on your left.
# Rules, “A turn”.
rules-heure-des-3-ombres-turn-face-lieu = A place, that is Street Lamp, Hat, Pentacle or Cogwheel: one tile there, then one anywhere. If it is empty, just one tile in all, anywhere.
# Rules, “A turn”.
rules-heure-des-3-ombres-turn-face-other = { heure-des-3-ombres-reads-loupe } { heure-des-3-ombres-reads-horloge }
# Rules, “A turn”.
rules-heure-des-3-ombres-turn-pair = Two strictly identical suspects are a pair: it goes to the Agency, face up. Draw a 3ID card, the Agency's equipment: it helps you. Then put a trap, which nobody looks at, face down on an empty space.
# Rules, “A turn”.
rules-heure-des-3-ombres-turn-differ = Two different suspects: turn them face down. You may leave clues on them, the cubes of your colour. Then draw a Limbo card, which does harm.
# Rules, “A turn”.
rules-heure-des-3-ombres-turn-trap = A trap: apply it, then discard it. Revealed first, it stops you: no other tile. Revealed second, first turn the suspect back.
# Rules, “A turn”.
rules-heure-des-3-ombres-turn-open = A Limbo card after a trap, or after a single tile? The rules contradict themselves. Here, only after two different suspects.
# Rules, “A turn”.
rules-heure-des-3-ombres-turn-clues = A clue marks a tile, one for each tile, and only after two different suspects. Revealing the tile brings the clue home; a secret look leaves it there. With none in reserve you may move those that you have laid.
# Rules, “A turn”.
rules-heure-des-3-ombres-turn-cube = A Hercules cube blocks its tile: it is not looked at, revealed or shuffled. Instead of revealing a tile you may take a cube off. The tile stays hidden.
# Rules, “A turn”.
rules-heure-des-3-ombres-turn-looks = Secret looks come before the first tile is revealed, and only from your abilities or objects. Before or after the die, the rules do not say.
# Rules, “The traps”.
rules-heure-des-3-ombres-traps-hercule = Hercules: throw two cubes towards the middle of the places. Each goes on the nearest free hidden tile. With no cube in reserve the clock moves.
# Rules, “The traps”.
rules-heure-des-3-ombres-traps-yeux = Demon's Eyes: give the place of its colour a quarter turn clockwise. Then shut your eyes until your next turn.
# Rules, “The traps”.
rules-heure-des-3-ombres-traps-vortex = Vortex, the trap: give all the places a quarter turn clockwise, as one block. Then shut your eyes until your next turn.
# Rules, “The traps”.
rules-heure-des-3-ombres-traps-horloge = Clock: the hour moves, and that is all.
# Rules, “The traps”.
rules-heure-des-3-ombres-traps-empty = No trap left in the pile? Shuffle the discarded ones. The hour does not move.
# Rules, “The investigators”.
rules-heure-des-3-ombres-investigators-lucile = { heure-des-3-ombres-is-lucile } The second result counts.
# Rules, “The investigators”.
rules-heure-des-3-ombres-investigators-balafre = { heure-des-3-ombres-is-balafre }
# Rules, “The investigators”.
rules-heure-des-3-ombres-investigators-allison = { heure-des-3-ombres-is-allison }
# Rules, “The investigators”.
rules-heure-des-3-ombres-investigators-zacharie = { heure-des-3-ombres-is-zacharie } Even under a cube: that is not written, it is how we play.
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-when = A 3ID card is drawn after a pair. An object is kept, and discarded once used, one each: another is given away or discarded. I say which of them are objects: that is not written, it is how we play.
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-archeoscript = { heure-des-3-ombres-card-archeoscript } Before the die: that is not written, it is how we play.
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-chronogyre = { heure-des-3-ombres-card-chronogyre }
# Rules, “The 3ID cards”, $sleep.
rules-heure-des-3-ombres-objects-debriefing = Debriefing, at once. Before { $sleep } o'clock: a clue in your colour. From then on: reveal every tile with a clue, clear the pairs with no 3ID card and no trap, turn the rest back.
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-calepin = Notebook, at once: one more clue in your colour. If none is left, somebody else takes one of theirs. If there is none at all, nothing happens.
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-invertigo = { heure-des-3-ombres-card-invertigo }
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-loupe = { heure-des-3-ombres-card-loupe-analytique }
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-stylo = { heure-des-3-ombres-card-stylo-traducteur }
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-revelateur = { heure-des-3-ombres-card-revelateur-d-empreinte } On your turn: that is not written, it is how we play.
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-oreillettes = { heure-des-3-ombres-card-oreillettes-a-ultra-son }
# Rules, “The 3ID cards”.
rules-heure-des-3-ombres-objects-empty = The 3ID pile is empty: shuffle the discards. The hour does not move.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-when = A Limbo card is drawn after two different suspects. An ambush acts once, at once. A curse lasts until the end of the next turn of whoever drew it, and several add up.
# Rules, “The Limbo cards”, $sleep.
rules-heure-des-3-ombres-limbes-kinds = I say which is an ambush and which a curse, by what it does: that is not written, it is how we play. A sleeping ambush acts from { $sleep } o'clock on: before that, nothing happens.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-amnesie = { heure-des-3-ombres-limbes-amnesie }
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-temps-accelere = { heure-des-3-ombres-limbes-temps-accelere }
# Rules, “The Limbo cards”, $sleep.
rules-heure-des-3-ombres-limbes-brouillard = { heure-des-3-ombres-limbes-brouillard } It sleeps before { $sleep } o'clock.
# Rules, “The Limbo cards”, $sleep.
rules-heure-des-3-ombres-limbes-fausse-piste = False Trail: a cleared pair comes back. Shuffle it face down with two free tiles, and lay one in each place if you can. It sleeps before { $sleep } o'clock.
# Rules, “The Limbo cards”, $sleep.
rules-heure-des-3-ombres-limbes-illusion = Illusion: roll until a place comes up, and give it a quarter turn clockwise. It sleeps before { $sleep } o'clock.
# Rules, “The Limbo cards”, $sleep.
rules-heure-des-3-ombres-limbes-manipulation = { heure-des-3-ombres-limbes-manipulation } It sleeps before { $sleep } o'clock.
# Rules, “The Limbo cards”, $sleep.
rules-heure-des-3-ombres-limbes-reveil-des-ombres = { heure-des-3-ombres-limbes-reveil-des-ombres } It sleeps before { $sleep } o'clock.
# Rules, “The Limbo cards”, $sleep.
rules-heure-des-3-ombres-limbes-vortex = { heure-des-3-ombres-limbes-vortex } It sleeps before { $sleep } o'clock. Here nobody shuts their eyes.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-brume = { token-heure-des-3-ombres-limbes-brume }: { heure-des-3-ombres-curse-brume }.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-confusion = { token-heure-des-3-ombres-limbes-confusion }: { heure-des-3-ombres-curse-confusion }.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-hallucination = { token-heure-des-3-ombres-limbes-hallucination }: { heure-des-3-ombres-curse-hallucination }.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-paralysie = { token-heure-des-3-ombres-limbes-paralysie }: { heure-des-3-ombres-curse-paralysie }.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-paranoia = { token-heure-des-3-ombres-limbes-paranoia }: { heure-des-3-ombres-curse-paranoia }. You may describe them, and reveal a pair.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-silence = { token-heure-des-3-ombres-limbes-silence }: { heure-des-3-ombres-curse-silence-printed }. At a mixed table a house rule replaces the signs.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-tenebres = { token-heure-des-3-ombres-limbes-tenebres }: { heure-des-3-ombres-curse-tenebres-printed }. At a mixed table a house rule makes it fair for all.
# Rules, “The Limbo cards”.
rules-heure-des-3-ombres-limbes-empty = The Limbo pile is empty: the hour moves, then shuffle the discards.
# Rules, “The end”, $suspects.
rules-heure-des-3-ombres-end-win = Everybody wins with { $suspects } suspects in the Agency, or by a bluff that is right.
# Rules, “The end”, $last-hour.
rules-heure-des-3-ombres-end-lose = Everybody loses when the clock reaches { $last-hour }, or by a bluff that is wrong. Both endings at once: the rules do not say.
# Rules, “The end”, $bluff.
rules-heure-des-3-ombres-end-bluff = A bluff: from { $bluff } o'clock on, on your turn, instead of the die. Reveal one tile, then the Demon tile. Identical, everybody wins; different, everybody loses.
# Rules, “The end”.
rules-heure-des-3-ombres-end-clock = The hour moves for these reasons only: the Clock on the die, the Clock trap, Hercules without a cube, Time Rush, the Limbo pile empty.
# Rules, “What people get wrong”.
rules-heure-des-3-ombres-mistakes-versions = Every suspect comes normal and hypnotised, and the two look nearly alike. A pair is the same suspect in the same version.
# Rules, “What people get wrong”.
rules-heure-des-3-ombres-mistakes-names = Vortex is two things: a trap, which shuts your eyes, and an ambush, which does not. Fog and Mist are two cards as well.
# Rules, “What people get wrong”.
rules-heure-des-3-ombres-mistakes-look = Looking is not revealing. The clue stays, and nothing goes to the Agency.
# Rules, “What people get wrong”.
rules-heure-des-3-ombres-mistakes-reshuffle = Only the Limbo pile moves the hour when it is empty. The other two do not.
