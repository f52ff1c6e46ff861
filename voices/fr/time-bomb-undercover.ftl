### Time Bomb Undercover. French is the source: heard by the whole table, from one loudspeaker, in the middle of talk.
### The information comes first. Names are written after a colon or after "chez", "devant", "à": never after "de",
### which would have to become "d'" before a vowel.
### $cutters, $seat, $shower, $left, $cutter, $who: a player, said as a name or as "joueur 3".
### A bare 1 is said "un": where the noun is feminine, the text says "une" itself.
### A message may have .brief (shorter) and .full (for a first evening, with what to do).

## Names of things

# The game's title: in the lobby and in the list of games.
game-time-bomb-undercover = Time Bomb Undercover

# The following say what a scanned thing is, when it is looked up and nothing is counted.
# The game box itself.
token-time-bomb-undercover-box = la boîte de Time Bomb Undercover
# A role card of the Organisation (red, heart). Only heard after the end of a game.
token-time-bomb-undercover-role-organisation = Organisation : carte Rôle
# A role card of the Agence (blue, water drop). Only heard after the end of a game.
token-time-bomb-undercover-role-agence = Agence : carte Rôle
# The role card of Shadow (violet, grapes). Only heard after the end of a game.
token-time-bomb-undercover-role-shadow = Shadow : carte Rôle
# A secure cable, while the box is sorted or after the end.
token-time-bomb-undercover-cable-secure = Pastille transparente : câble sécurisé
# A defuse cable, while the box is sorted or after the end.
token-time-bomb-undercover-cable-defuse = Triangle : câble de désamorçage
# The bomb, while the box is sorted or after the end.
token-time-bomb-undercover-cable-bomb = Spirale : la bombe
# Lieu cards ("lieu" is the game's own word for a place). The number is the companion's, not printed on the card.
token-time-bomb-undercover-lieu-1 = Lieu, étiquette 1
# As above.
token-time-bomb-undercover-lieu-2 = Lieu, étiquette 2
# As above.
token-time-bomb-undercover-lieu-3 = Lieu, étiquette 3
# As above.
token-time-bomb-undercover-lieu-4 = Lieu, étiquette 4
# As above.
token-time-bomb-undercover-lieu-5 = Lieu, étiquette 5
# As above.
token-time-bomb-undercover-lieu-6 = Lieu, étiquette 6
# As above.
token-time-bomb-undercover-lieu-7 = Lieu, étiquette 7
# As above.
token-time-bomb-undercover-lieu-8 = Lieu, étiquette 8
# As above.
token-time-bomb-undercover-lieu-9 = Lieu, étiquette 9
# As above.
token-time-bomb-undercover-lieu-10 = Lieu, étiquette 10
# As above.
token-time-bomb-undercover-lieu-11 = Lieu, étiquette 11
# As above.
token-time-bomb-undercover-lieu-12 = Lieu, étiquette 12
# As above.
token-time-bomb-undercover-lieu-13 = Lieu, étiquette 13
# As above.
token-time-bomb-undercover-lieu-14 = Lieu, étiquette 14
# As above.
token-time-bomb-undercover-lieu-15 = Lieu, étiquette 15
# As above.
token-time-bomb-undercover-lieu-16 = Lieu, étiquette 16
# As above.
token-time-bomb-undercover-lieu-17 = Lieu, étiquette 17
# The Fatality token (4 players), blue face.
token-time-bomb-undercover-fatality-blue = Fatalité, face bleue : Shadow doit désamorcer
# The Fatality token, red face.
token-time-bomb-undercover-fatality-red = Fatalité, face rouge : Shadow doit faire exploser la bombe

# What a sticker means in this game, said after its name and colour: "Cœur: rouge. L'Organisation."
legend-time-bomb-undercover-heart = L'Organisation.
    .full = Au centre d'une carte Rôle : l'Organisation. En bas à droite : une couverture rouge.
# As above; the whole line is then "Goutte d'eau: bleu. L'Agence."
legend-time-bomb-undercover-water-drop = L'Agence.
    .full = Au centre d'une carte Rôle : l'Agence. En bas à droite : une couverture bleue.
# As above, for the grapes.
legend-time-bomb-undercover-grapes = Shadow.
    .full = Au centre d'une carte Rôle : Shadow, qui a une couverture dans deux coins opposés.
# As above, for the triangle.
legend-time-bomb-undercover-triangle = Un câble.
# As above, for the spiral.
legend-time-bomb-undercover-spiral = Un câble.
# As above, for the clear dot.
legend-time-bomb-undercover-clear-dot = Un câble.

# A kind of cable inside another sentence: "Coupe 3: sécurisé chez Léo".
time-bomb-undercover-cable-secure = sécurisé
# As above.
time-bomb-undercover-cable-defuse = désamorçage
# As above.
time-bomb-undercover-cable-bomb = bombe
# Instead of a player's name, when nobody has told who has the cutters: "Pince: on ne sait pas."
time-bomb-undercover-unknown = on ne sait pas

## The set-up, one step after the other; each is said when it is reached, and again by "where are we?"

# The first line of a game, after the roll call. $players: how many play.
time-bomb-undercover-started = On joue à { $players }. Dièse passe à l'étape suivante.
# Which role cards to take out of the box. $total: all of them, Shadow included. $org-red, $org-blue: cards of the
# Organisation with a red, a blue cover; $agence-blue, $agence-red: of the Agence. $inferred: 1 where this row is our
# deduction and has to be checked on a cover card ("cache"), which has it printed.
time-bomb-undercover-step-roles = Préparez { $total } cartes Rôle. Organisation : { $org-red ->
        [0] aucune
        [1] une
       *[other] { $org-red }
    } à couverture rouge{ $org-blue ->
        [0] { "" }
        [1] , une à couverture bleue
       *[other] , { $org-blue } à couverture bleue
    }. Agence : { $agence-blue ->
        [0] aucune
        [1] une
       *[other] { $agence-blue }
    } à couverture bleue, { $agence-red ->
        [0] aucune
        [1] une
       *[other] { $agence-red }
    } à couverture rouge. Et Shadow. Avec les chefs : Mister X et Belleville.{ $inferred ->
        [0] { "" }
       *[other] { " " }À 7, c'est une déduction : vérifiez sur un cache. Pour corriger : menu, changer les rôles.
    }
    .full = Préparez { $total } cartes Rôle. Le sticker du centre donne l'équipe, celui d'en bas à droite la couverture. Organisation, cœur : { $org-red ->
        [0] aucune
        [1] une
       *[other] { $org-red }
    } à couverture rouge{ $org-blue ->
        [0] { "" }
        [1] , une à couverture bleue
       *[other] , { $org-blue } à couverture bleue
    }. Agence, goutte d'eau : { $agence-blue ->
        [0] aucune
        [1] une
       *[other] { $agence-blue }
    } à couverture bleue, { $agence-red ->
        [0] aucune
        [1] une
       *[other] { $agence-red }
    } à couverture rouge. Et Shadow, grappe de raisin. Les chefs Mister X et Belleville doivent en être. Le reste retourne dans la boîte. Dièse quand c'est fait.{ $inferred ->
        [0] { "" }
       *[other] { " " }À 7, cette répartition est une déduction : vérifiez-la sur un cache. Pour la corriger : menu, changer les rôles.
    }
# Roles are dealt and looked at. $aside: 1 where one card is left over and nobody may see it.
time-bomb-undercover-step-roles-dealt = Mélangez ces cartes. Une par personne, face cachée.{ $aside ->
        [0] { "" }
       *[other] { " " }La dernière reste de côté : personne ne la regarde.
    } Découvrez la vôtre en secret.
    .full = Mélangez ces cartes. Une par personne, face cachée.{ $aside ->
        [0] { "" }
       *[other] { " " }La dernière reste de côté : personne ne la regarde.
    } Découvrez la vôtre en secret. Dièse quand tout le monde connaît son rôle.
# Which cables to take out of the box; $secure, $defuse: how many of each. There is one bomb.
time-bomb-undercover-step-cables = Préparez les câbles : { $secure } sécurisés, { $defuse } de désamorçage, et la bombe.
    .full = Préparez les câbles. Pastille transparente : { $secure } sécurisés. Triangle : { $defuse } de désamorçage. Spirale : la bombe. Le reste retourne dans la boîte. Dièse quand c'est fait.
# The first deal of cables; until # nothing that is scanned is read. $each: cables for each player.
time-bomb-undercover-step-deal = Mélangez les câbles : { $each } par personne, face cachée. Découvrez les vôtres en secret, mélangez-les, posez-les face cachée, sans connaître l'ordre. Une fois posés : ni les regarder, ni les tâter. Dièse quand tout est posé.
    .brief = Câbles : { $each } par personne. Découvrez, mélangez, posez face cachée. Dièse quand tout est posé.
# The deal of the next round, right after "Fin de la manche 2." $each: cables for each player.
time-bomb-undercover-step-deal-again = Rassemblez les câbles sans les regarder : { $each } par personne. Découvrez, mélangez, posez. Dièse quand tout est posé.
    .brief = Rassemblez : { $each } par personne. Dièse quand tout est posé.
    .full = Rassemblez les câbles non coupés, sans les regarder. Mélangez-les, distribuez-en { $each } par personne, face cachée. Découvrez les vôtres en secret, mélangez-les, posez-les face cachée, sans connaître l'ordre. Une fois posés : ni les regarder, ni les tâter. Dièse quand tout est posé.
# The same when a printed card has changed a round, so that the cables do not come out even. $over: how many are left
# when everybody has $each; they are dealt one by one, clockwise, from the player who has the cutters.
time-bomb-undercover-step-deal-uneven = Rassemblez les câbles non coupés, sans les regarder. Mélangez : { $each } par personne. { $over ->
        [1] Celui qui reste, pour
       *[other] Les { $over } qui restent, un par un, en commençant par
    } : { $cutters }. Découvrez, mélangez, posez face cachée. Dièse quand tout est posé.
    .brief = Rassemblez, mélangez, distribuez : { $each } par personne. { $over ->
            [1] Le dernier, pour
           *[other] Les { $over } derniers, un par un, en commençant par
        } : { $cutters }. Puis dièse.
# The piles of Lieu cards, and the first Lieu.
time-bomb-undercover-step-lieu-first = Les Lieux : quatre piles au centre, de 1 à 4, face cachée. Mélangez chaque pile. Retournez la première carte de la pile 1 : scannez-la, ou lisez-la, puis dièse.
# The Lieu of a later round. $round: the round, which is also the pile's number.
time-bomb-undercover-step-lieu = Nouveau Lieu, pile { $round } : scannez-le, ou lisez-le, puis dièse.
    .brief = Pile { $round } : le nouveau Lieu. Scan ou dièse.
    .full = L'ancien Lieu ne compte plus. Retournez la première carte de la pile { $round } : scannez-la, ou lisez-la, puis dièse.
# Covers are shown to the left, one pair after the other; this is the first pair. $shower shows, $left sees.
time-bomb-undercover-step-covers-first = Les couvertures. Sous le cache, tout le monde tourne sa carte Rôle plusieurs fois, en silence. Puis on montre sa couverture à gauche, à une seule personne, et rien d'autre. Shadow n'en montre qu'une. { $shower } montre à { $left }. Ensuite, dièse.
    .brief = Tournez vos cartes, en silence. { $shower } montre sa couverture à { $left }. Dièse.
# Après une annulation : la couverture montrée a été vue.
time-bomb-undercover-lasting-cover = Mais cette couverture a été vue.
# The next pair. $shower shows the cover, $left sees it.
time-bomb-undercover-step-covers = { $shower } montre à { $left }.
    .full = { $shower } montre sa couverture à { $left }, et rien d'autre. Ensuite, dièse.
# 4 players: a number is asked, 1 or 2.
time-bomb-undercover-ask-fatality = À 4, on ne montre pas de couverture. Lancez le jeton Fatalité et annoncez sa face. Bleue : 1. Rouge : 2. Sans le dire : dièse.
# 4 players, the game is over and its winner depends on the token, whose face had not been told.
time-bomb-undercover-ask-fatality-ending = Qui gagne ? Quelle face montre le jeton Fatalité ? Bleue : 1. Rouge : 2. Si personne ne sait : dièse.
# The face was told, or is asked for by "where are we?": what Shadow has to do to win.
time-bomb-undercover-fatality-blue = Fatalité bleue : Shadow doit désamorcer.
# As above.
time-bomb-undercover-fatality-red = Fatalité rouge : Shadow doit faire exploser la bombe.
# The face was passed over in the set-up.
time-bomb-undercover-fatality-unknown = Fatalité inconnue. Je la demanderai à la fin, au besoin.
# Who takes the cutters first; a seat is asked. $players: the highest seat.
time-bomb-undercover-ask-starter = Qui commence ? La dernière personne à être allée dans ce lieu, ou à avoir menti. Sa place, de 1 à { $players }. Sans le dire : dièse.
    .brief = Qui commence ? Sa place. Sans le dire : dièse.

## Lieu cards: their names and texts are the box owner's own words

# A Lieu is revealed or read again. $name, $text: the owner's words, with their own punctuation.
time-bomb-undercover-lieu-name-text = Lieu : { $name }. { $text }
# The same, with a text and no name.
time-bomb-undercover-lieu-text = Lieu : { $text }
# The same, with a name and no text.
time-bomb-undercover-lieu-name = Lieu : { $name }. Son texte n'est pas encore enregistré.
# The same, with nothing filled in: $card is the number that the companion has given it.
time-bomb-undercover-lieu-empty = { $card } : pas encore enregistré.
# Right after one of the two lines above, when play cannot go on by itself.
time-bomb-undercover-lieu-unread = Quelqu'un peut la lire à voix haute ? Ensuite, dièse. Sinon, retournez et scannez la suivante.

## Rounds and cuts

# A round begins. $round: 1 to 3.
time-bomb-undercover-round = Manche { $round }. Pince : { $cutters }.
    .full = Manche { $round }. Pince : { $cutters }. Choisissez un câble chez une autre personne, et retournez-le.
# The same, when nobody has told who begins.
time-bomb-undercover-round-unknown = Manche { $round }. Prenez la pince.
# The last round begins. $round: 4.
time-bomb-undercover-round-last = Manche { $round }, la dernière. Pince : { $cutters }.
    .full = Manche { $round }, la dernière : sinon, l'Organisation gagne. Pince : { $cutters }.
# The same, when nobody has told who begins.
time-bomb-undercover-round-last-unknown = Manche { $round }, la dernière. Prenez la pince. Si rien n'arrive, l'Organisation gagne.
# While cables are cut: D, and what is due after a refusal. $cutters has the cutters. $scanner: 1 at a table with scanner.
time-bomb-undercover-step-cut = Pince : { $cutters }.
    .full = Pince : { $cutters }. { $scanner ->
        [0] Choisissez une personne : sa place, puis 1 pour sécurisé, 2 pour désamorçage, 3 pour bombe.
       *[other] Choisissez une personne : sa place, puis scannez le câble coupé.
    }
# The same, when nobody has told who has the cutters.
time-bomb-undercover-step-cut-unknown = Prenez la pince, et coupez.
    .full = Prenez la pince, puis coupez : une place, puis un câble.
# After every cut, many times an evening: kind, cut $number of $cuts in this round, who has the cutters now.
time-bomb-undercover-cut-secure = Sécurisé. Coupe { $number } sur { $cuts }. Pince : { $cutters }.
    .brief = Sécurisé. Coupe { $number }. { $cutters }.
    .full = Sécurisé : rien ne se passe. Coupe { $number } sur { $cuts }. La pince passe à : { $cutters }.
# A defuse cable was cut: the count that matters is $found of $total. Cuts and defuse cables both run to the number of
# players, so each number has its noun. $number of $cuts: which cut of the round it is.
time-bomb-undercover-cut-defuse = Fil désamorcé, { $found } sur { $total }. Pince : { $cutters }.
    .brief = Fil désamorcé, { $found } sur { $total }. { $cutters }.
    .full = Fil désamorcé, { $found } sur { $total } : mettez-le à part. Coupe { $number } sur { $cuts }. La pince passe à : { $cutters }.
# A cut beyond the usual number, which a printed card has granted.
time-bomb-undercover-cut-extra-secure = Sécurisé, coupe hors compte. Pince : { $cutters }.
# As above.
time-bomb-undercover-cut-extra-defuse = Fil désamorcé, { $found } sur { $total }, coupe hors compte. Pince : { $cutters }.
# The bomb was cut. It interrupts everything.
time-bomb-undercover-cut-bomb = Bombe ! Elle explose.
# The last defuse cable was cut. It interrupts everything. $total: how many there were.
time-bomb-undercover-cut-last-defuse = Dernier fil désamorcé ! La bombe est désamorcée.
    .full = Dernier fil désamorcé, { $total } sur { $total } ! La bombe est désamorcée.
# After a defuse cable, when one more would end the game.
time-bomb-undercover-one-defuse-left = Un seul fil reste à désamorcer.
# Before the last cut of a round.
time-bomb-undercover-last-cut = Encore une coupe.
    .full = Encore une coupe dans la manche.
# A round is over; what to gather and deal follows at once.
time-bomb-undercover-round-ended = Fin de la manche { $round }.

## Corrections, from the menu

# Answer to "who has the cutters".
time-bomb-undercover-cutters = Pince : { $cutters }.
# A wrong cut was put right. $number: which cut of the round; $cable: its kind.
time-bomb-undercover-cut-corrected = Correction : coupe { $number }, { $cable }, chez : { $seat }. Pince : { $cutters }.
# A cut was taken away because it had never happened. $made: how many are left of $cuts in this round.
time-bomb-undercover-cut-removed = La coupe { $number } ne compte pas. Coupes : { $made } sur { $cuts }. Pince : { $cutters }.
# What had looked like the end of the round or of the game was none. "Manche 2. Pince: Léo." follows.
time-bomb-undercover-reopened = La partie continue.
# The row of roles for 7 players was changed; the step is said anew.
time-bomb-undercover-roles-changed = Rôles changés.
# Answer to "table with or without scanner".
time-bomb-undercover-scanner-on = Table avec lecteur. Pour couper : une place, puis un scan.
# The same: from now on a cut is typed.
time-bomb-undercover-scanner-off = Table sans lecteur. Pour couper : une place, puis 1 pour sécurisé, 2 pour désamorçage, 3 pour bombe.

## The end

# A question, answered 1 or 2 or by the role card. Neutral: the player may be of any gender. $cutter: who cut.
time-bomb-undercover-ask-shadow = { $cutter } a coupé. Est-ce Shadow ? Oui : 1. Non : 2. Ou scannez sa carte Rôle. Dièse : laisser ouvert.
    .brief = { $cutter } est Shadow ? Oui : 1. Non : 2. Ou dièse.
# The same, when nobody has told who cut.
time-bomb-undercover-ask-shadow-unknown = La personne qui a coupé, est-ce Shadow ? Oui : 1. Non : 2. Ou scannez sa carte Rôle. Dièse : laisser ouvert.
# Who won and how: the end of a game. Roles may be shown and scanned from here on.
time-bomb-undercover-won-agence-defused = L'Agence gagne : la bombe est désamorcée. Révélez tous les rôles.
# As above.
time-bomb-undercover-won-organisation-exploded = L'Organisation gagne : la bombe a explosé. Révélez tous les rôles.
# As above, after four rounds.
time-bomb-undercover-won-organisation-rounds-over = L'Organisation gagne : les quatre manches sont finies. Révélez tous les rôles.
# As above: Shadow made the last cut.
time-bomb-undercover-won-shadow-defused = Shadow gagne, en solitaire : la bombe est désamorcée. Révélez tous les rôles.
# As above.
time-bomb-undercover-won-shadow-exploded = Shadow gagne, en solitaire : la bombe a explosé. Révélez tous les rôles.
# As above, when the question about Shadow was left open.
time-bomb-undercover-won-open-defused = L'Agence gagne, sauf si Shadow a coupé. Révélez tous les rôles.
# As above.
time-bomb-undercover-won-open-exploded = L'Organisation gagne, sauf si Shadow a coupé. Révélez tous les rôles.
# As above, 4 players, when nobody knows the face of the Fatality token.
time-bomb-undercover-won-open-fatality-defused = L'Agence gagne, sauf si Shadow a coupé et que la Fatalité était bleue. Révélez tous les rôles.
# As above.
time-bomb-undercover-won-open-fatality-exploded = L'Organisation gagne, sauf si Shadow a coupé et que la Fatalité était rouge. Révélez tous les rôles.

## Where are we

# D, after who has the cutters, while cables are cut. $made: cuts made of the $cuts of this round.
time-bomb-undercover-status-cuts = Manche { $round }. Coupes : { $made } sur { $cuts }.
# D twice, in the set-up. $people: all names, clockwise.
time-bomb-undercover-status-seats = Autour de la table, vers la gauche : { $people }.
# D, right after that; D twice, when no cable is being cut. $found of $total defuse cables were cut.
time-bomb-undercover-status-found = Fils désamorcés : { $found } sur { $total }.
# D twice, between two rounds. $cutters has had the cutters last, and begins.
time-bomb-undercover-status-cutters = Pince : { $cutters }, qui commence la prochaine manche.
# D twice, after a cut that ended the game. $cutters has the cutters.
time-bomb-undercover-status-cutters-ending = Pince : { $cutters }.
# The same, when nobody has told who has the cutters.
time-bomb-undercover-status-cutters-unknown = Pince : on ne sait pas chez qui.
# D twice. $secure: secure cables not cut yet.
time-bomb-undercover-status-secure = { $secure ->
        [0] Plus aucun câble sécurisé.
        [one] Encore { $secure } câble sécurisé.
       *[other] Encore { $secure } câbles sécurisés.
    }
# D twice, when the same number of cables lies before everybody.
time-bomb-undercover-status-hands-equal = Face cachée : { $each ->
        [0] plus aucun câble.
        [one] { $each } câble par personne.
       *[other] { $each } câbles par personne.
    }
# D twice. $hands: a list of the next message.
time-bomb-undercover-status-hands = Câbles face cachée. { $hands }.
# One item of that list. $cables: how many lie there; it may be 0.
time-bomb-undercover-hand = { $cables } devant { $who }

## Reminders: once, after a minute in which nothing came

# Role cards are being sorted out.
time-bomb-undercover-remind-roles = Les cartes Rôle sont prêtes ? Dièse.
# Roles are being looked at.
time-bomb-undercover-remind-roles-dealt = Tout le monde a son rôle ? Dièse.
# Cables are being sorted out.
time-bomb-undercover-remind-cables = Les câbles sont prêts ? Dièse.
# Cables are being looked at.
time-bomb-undercover-remind-looking = Tous les câbles sont posés ? Dièse.
# A Lieu is to be revealed. $round: the pile.
time-bomb-undercover-remind-lieu = On attend le Lieu de la pile { $round } : un scan, ou dièse.
# A cover is to be shown by $shower to $left.
time-bomb-undercover-remind-covers = { $shower } montre à { $left }, puis dièse.
# The face of the Fatality token is asked.
time-bomb-undercover-remind-fatality = Jeton Fatalité. Bleue : 1. Rouge : 2. Sans le dire : dièse.
# Who begins is asked.
time-bomb-undercover-remind-starter = Qui commence ? Une place, ou dièse.
# The last question of a game.
time-bomb-undercover-remind-shadow = Est-ce Shadow qui a coupé ? Oui : 1. Non : 2. Sinon, dièse.

## What can be done now: one line each, in help; each begins with its purpose

# While cables are cut.
time-bomb-undercover-can-cut = Pour couper : une place, puis un scan.
# The same, at a table without scanner.
time-bomb-undercover-can-cut-by-keys = Pour couper : une place, puis 1 pour sécurisé, 2 pour désamorçage, 3 pour bombe.
# Where the menu can mend something.
time-bomb-undercover-can-menu = Pour corriger : menu, 3.
# In the set-up.
time-bomb-undercover-can-pass = Pour continuer : dièse.
# While cables are looked at.
time-bomb-undercover-can-laid = Dièse quand tous les câbles sont posés.
# While a Lieu is to be revealed.
time-bomb-undercover-can-scan-lieu = Pour entendre le Lieu : un scan.
# After the end.
time-bomb-undercover-can-read-cards = Pour entendre une carte : un scan.

## Menu entries and the questions they ask

# An entry: say who holds the cutters.
time-bomb-undercover-menu-cutters = changer la pince de mains
# An entry: a printed card ends the round now.
time-bomb-undercover-menu-end-round = finir la manche tout de suite
# An entry, after an ending: a printed card says that the game is not over.
time-bomb-undercover-menu-go-on = la partie continue
# An entry: hear the Lieu again.
time-bomb-undercover-menu-lieu = réécouter le Lieu
# An entry, 7 players: change how many roles of each sort there are.
time-bomb-undercover-menu-roles-7 = changer les rôles
# $made: how many cuts this round has so far. 0 enters one that was missed.
time-bomb-undercover-ask-which-cut = { $made ->
        [0] Aucune coupe dans cette manche. Dièse : ajouter une coupe oubliée.
        [one] Quelle coupe ? 1, ou 0 pour une coupe oubliée. Dièse : la dernière.
       *[other] Quelle coupe, de 1 à { $made } ? Ou 0 pour une coupe oubliée. Dièse : la dernière.
    }
# Whose cable it was.
time-bomb-undercover-ask-correct-seat = Cette coupe, chez qui ? Sa place. Dièse : rien ne change.
# What the cable was. 0 takes the cut away.
time-bomb-undercover-ask-correct-kind = 1 pour sécurisé, 2 pour désamorçage, 3 pour bombe. 0 : elle n'a pas eu lieu. Dièse : rien ne change.
# Answer 0 to the question above, where its answers are named one by one: the cut did not happen.
time-bomb-undercover-no-cut = pas eu lieu
# The last question of a correction.
time-bomb-undercover-ask-correct-cutters = Qui a la pince ? Sa place. Dièse : comme d'habitude.
# The only question of the entry "changer la pince de mains".
time-bomb-undercover-ask-cutters = Qui a la pince ? Sa place.
# Without scanner: the first half of a cut.
time-bomb-undercover-ask-seat = Chez qui ? Sa place.
# Without scanner: the second half of a cut.
time-bomb-undercover-ask-kind = 1 pour sécurisé, 2 pour désamorçage, 3 pour bombe.
# Changing the roles for 7: how many cards of this sort.
time-bomb-undercover-ask-org-red = Organisation à couverture rouge : combien ?
# As above.
time-bomb-undercover-ask-org-blue = Organisation à couverture bleue : combien ?
# As above.
time-bomb-undercover-ask-agence-blue = Agence à couverture bleue : combien ?
# As above.
time-bomb-undercover-ask-agence-red = Agence à couverture rouge : combien ?

## Refusals: they interrupt, say why, and nothing has changed

# $players wanted to play; the game is for $fewest to $most.
time-bomb-undercover-refuse-players = Ce jeu se joue de { $fewest } à { $most }. Vous êtes { $players }.
# A setting that this game does not have, at the start.
time-bomb-undercover-refuse-setting = Réglage inconnu : { $setting }.
# The setting "scanner" was $value. "yes" and "no" are typed as they stand.
time-bomb-undercover-refuse-scanner-setting = Réglage scanner : yes ou no, et pas { $value }.
# The setting "roles-7" was $value.
time-bomb-undercover-refuse-roles-setting = Réglage roles-7 : quatre nombres séparés par des virgules, six cartes de la boîte en tout, comme 1,1,3,1. Pas { $value }.
# A row of roles for 7 players has the wrong sum. $total: its cards, Shadow included.
time-bomb-undercover-refuse-roles-sum = Avec Shadow, cela fait { $total } cartes Rôle. Il en faut 7.
# A row of roles asks for more cards of a sort than the box holds.
time-bomb-undercover-refuse-roles-box = La boîte n'a pas autant de ces cartes.
# The counter's key.
time-bomb-undercover-refuse-counter = Pas de compteur dans ce jeu : chaque coupe est comptée.
# # after the end.
time-bomb-undercover-refuse-over-confirm = La partie est finie : il n'y a rien à valider.
# A role card was scanned before the end.
time-bomb-undercover-refuse-role-secret = Carte non lue : un rôle reste secret jusqu'à la fin.
# A cable was scanned while everybody looks at theirs.
time-bomb-undercover-refuse-looking = Carte non lue : les câbles sont encore en main.
# A cable was scanned while roles are dealt.
time-bomb-undercover-refuse-not-dealt = Carte non lue : les câbles ne sont pas encore distribués.
# A cable was scanned between the deal and the first round.
time-bomb-undercover-refuse-laid = Carte non lue : un câble posé reste caché, et la manche n'a pas commencé.
# A cut before the Lieu of this round.
time-bomb-undercover-refuse-before-lieu = Pas encore : d'abord le Lieu de la manche { $round }.
# A cut after the end.
time-bomb-undercover-refuse-over = La partie est finie : cette coupe ne compte pas.
# This very card was cut before. $cable: what it is.
time-bomb-undercover-refuse-same-cable = Déjà coupé, ce câble : { $cable }. Il ne compte pas deux fois.
# $cutters, who has the cutters (or had them, in a correction), would cut at home.
time-bomb-undercover-refuse-own-cable = { $cutters } ne peut pas couper ses propres câbles.
# No cable is left there.
time-bomb-undercover-refuse-none-left = Plus aucun câble devant { $seat }.
# More than the table holds: probably a typing error. $total: how many there are.
time-bomb-undercover-refuse-too-many-secure = Impossible : les { $total } sécurisés sont déjà coupés. Une erreur avant ? Menu, 3.
# As above.
time-bomb-undercover-refuse-too-many-defuse = Impossible : les { $total } désamorçages sont déjà coupés. Une erreur avant ? Menu, 3.
# As above. $total is 1.
time-bomb-undercover-refuse-too-many-bomb = Impossible : la bombe est déjà coupée.
# A Lieu card was scanned before it is time.
time-bomb-undercover-refuse-lieu-early = Carte non lue : ce n'est pas encore le moment du Lieu.
# A Lieu of round $lieu was scanned in round $round.
time-bomb-undercover-refuse-lieu-round = Ce Lieu est de la pile { $lieu }. Il faut la pile { $round }.
# A second Lieu in the same round.
time-bomb-undercover-refuse-one-lieu = Cette manche a déjà son Lieu.
# A form was left with a hole.
time-bomb-undercover-refuse-incomplete = Il manque une réponse. Rien n'est changé.
# A menu entry that makes no sense in this phase.
time-bomb-undercover-refuse-not-now = Cette étape ne le permet pas : rien n'est changé.
# $made: the cuts of this round.
time-bomb-undercover-refuse-no-such-cut = { $made ->
        [0] Aucune coupe dans cette manche.
        [one] Une seule coupe dans cette manche.
       *[other] Seulement { $made } coupes dans cette manche.
    }
# A correction that changes nothing.
time-bomb-undercover-refuse-no-change = Rien à corriger : c'était déjà noté ainsi.

## Short names of what happened: "Annulé: coupe 3: sécurisé chez Léo", "Dernier fait: …"

# The game's first event.
time-bomb-undercover-recall-started = le début de la partie
# A step was passed.
time-bomb-undercover-recall-roles = les cartes Rôle préparées
# As above.
time-bomb-undercover-recall-roles-dealt = les rôles distribués
# As above.
time-bomb-undercover-recall-cables = les câbles préparés
# As above. $round: the round they were laid for.
time-bomb-undercover-recall-laid = les câbles posés, manche { $round }
# A Lieu was revealed, or passed over.
time-bomb-undercover-recall-lieu = le Lieu
# As above.
time-bomb-undercover-recall-cover = la couverture : { $shower }
# As above.
time-bomb-undercover-recall-fatality = le jeton Fatalité
# Who began.
time-bomb-undercover-recall-starter = la première pince : { $cutters }
# A cut. $number: which of its round.
time-bomb-undercover-recall-cut = coupe { $number } : { $cable }, chez : { $seat }
# A correction of cut $number.
time-bomb-undercover-recall-corrected = la correction, coupe { $number }
# The cutters were given to somebody from the menu.
time-bomb-undercover-recall-cutters = la pince : { $cutters }
# A round's end.
time-bomb-undercover-recall-round-ended = la fin de la manche { $round }
# It is known who won.
time-bomb-undercover-recall-won = la victoire
# Play went on after an end.
time-bomb-undercover-recall-reopened = la reprise de la partie
# The row of roles was changed.
time-bomb-undercover-recall-roles-changed = les rôles changés
# The table went over to a scanner.
time-bomb-undercover-recall-scanner-on = table avec lecteur
# The table went over to keys alone.
time-bomb-undercover-recall-scanner-off = table sans lecteur

## À l'oreille seule, dans la fenêtre d'une place

# À la seule oreille de cette personne, quand sa fenêtre s'ouvre après la distribution des rôles.
time-bomb-undercover-window-role = Scannez votre rôle, en haut à droite de la carte.
# De même, avec les couvertures : à partir de cinq. Shadow en a deux, la fenêtre reste donc ouverte.
time-bomb-undercover-window-role-cover = Scannez votre rôle, en haut à droite de la carte, puis sa couverture, en bas à droite. Puis dièse.
# À cette seule oreille, après la distribution des câbles. $dealt : combien elle en a.
time-bomb-undercover-window-cables = Scannez vos { $dealt } câbles.
# À cette seule oreille, quand on lui montre une couverture. $shower : qui la montre.
time-bomb-undercover-window-cover = { $shower } : scannez seulement le coin de sa carte, sa couverture.
# À cette seule oreille, un câble de plus. $count sur $dealt.
time-bomb-undercover-cable-looked = { $count }.
    .full = { $count } sur { $dealt }.
# À cette seule oreille : son rôle.
time-bomb-undercover-role-organisation = L'Organisation.
# À cette seule oreille : son rôle.
time-bomb-undercover-role-agence = L'Agence.
# À cette seule oreille : son rôle.
time-bomb-undercover-role-shadow = Shadow.
# À cette seule oreille : une couverture, et rien d'autre.
time-bomb-undercover-cover-red = Rouge.
# À cette seule oreille : une couverture, et rien d'autre.
time-bomb-undercover-cover-blue = Bleu.
# À cette seule oreille : sa main, jamais l'ordre. $defuse, $secure, $bomb : combien. $missing : câbles non scannés.
time-bomb-undercover-own-hand = { $defuse ->
        [0] Pas de désamorçage
        [1] Un désamorçage
       *[other] { $defuse } désamorçages
    }, { $secure ->
        [0] pas de sécurisé
        [1] un sécurisé
       *[other] { $secure } sécurisés
    }, { $bomb ->
        [0] pas de bombe
       *[other] la bombe
    }.{ $missing ->
        [0] { "" }
        [1] { " " }Un câble n'a pas été scanné.
       *[other] { " " }{ $missing } câbles n'ont pas été scannés.
    }
# À cette seule oreille : cette carte n'a rien à faire dans cette fenêtre. Ne dit pas ce qu'elle est.
time-bomb-undercover-refuse-window = Étiquette refusée : elle n'est pas pour cette écoute.
# Nom court, pour annuler : ce que cette personne a écouté. Ne dit pas quoi. $who : la personne.
time-bomb-undercover-recall-hand = l'écoute, { $who }
# Une étiquette de couverture, entendue seulement après la fin de la partie.
token-time-bomb-undercover-cover-red = Couverture rouge
# De même.
token-time-bomb-undercover-cover-blue = Couverture bleue
