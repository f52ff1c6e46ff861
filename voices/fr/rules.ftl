### Lire les règles par l'oreille, de tous les jeux : à la table ou dans une oreille, par le menu ou la touche 9 après un refus, et par « companion rules ».

# Entrée du menu : les règles du jeu, à lire par chapitres.
menu-rules = les règles du jeu
# Entrée du menu : reprendre la lecture des règles au passage où un acte de la table l'a interrompue.
menu-rules-on = reprendre les règles
# Dans le menu du hall : de quel jeu lire les règles. $game : son nom.
rules-of-game = { $game }
# À qui lit les règles : les chapitres, ou les jeux. $entries : des « menu-entry ».
rules-page = Règles. { $entries }. Après un refus, touche 9 : pourquoi.
# De même, quand il y en a d'autres.
rules-page-more = Règles. { $entries }. Dièse : la suite.
# À qui lit les règles, ou demande pourquoi un refus : le premier passage entendu d'un chapitre. $title : son titre. $passage : une à trois phrases.
rules-first = { $title }. { $passage } Dièse : la suite.
# De même : un passage suivant.
rules-next = { $passage }
# De même : le dernier du chapitre.
rules-last = { $passage } Fin du chapitre. Dièse : les chapitres.
# De même : le seul qu'on entende, le dernier ou l'unique.
rules-only = { $title }. { $passage } Fin du chapitre. Dièse : les chapitres.
# Au terminal, « companion rules » : le titre d'un chapitre, avant ses lignes.
rules-chapter = Chapitre { $number } : { $title }
# Au terminal : rien dans les règles ne parle de cela. $what : ce qui a été écrit. $chapters : les titres.
rules-no-word = Rien sur { $what } dans ces règles. Chapitres : { $chapters }.
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-minute = En une minute
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-set-up = La mise en place
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-turn = Un tour
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-cards = Les cartes
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-end = La fin
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-mistakes = Les erreurs courantes
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-box = Ce que dit la boîte
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-traps = Les Traquenards
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-investigators = Les enquêteurs
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-objects = Les cartes 3ID
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-limbes = Les cartes Limbes
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-masses = La cloche et les messes
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-rooms = Les salles
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-accusing = Révéler et accuser
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-hypothesis = L'hypothèse
# Titre d'un chapitre des règles, dans le menu et avant le premier passage.
rules-chapter-accusation = L'accusation
# Règles, mise en place : seule la boîte la dit, et personne ne l'a encore racontée.
rules-set-up-untold = La mise en place n'est imprimée que dans la boîte, et personne ne me l'a dite. Pour me l'apprendre : la commande teach.
# Règles, ce que dit la boîte : une carte et le texte que son propriétaire a donné. $card : son nom. $text : ses mots ou sa voix.
rules-told = { $card }. { $text }
# Règles, ce que dit la boîte : une salle et celles qui la touchent. $card : son nom. $text : les mots ou la voix de son propriétaire.
rules-told-ways = { $card }. À côté : { $text }
# Règles, ce que dit la boîte : des noms. $what : de quoi, au pluriel. $names : cinq noms au plus.
rules-told-names = { $what } : { $names }.
# Règles, ce que dit la boîte : une carte, et ce que son propriétaire en a dit. $card : son nom. $facts : une liste de « rules-…-box-… ».
rules-told-facts = { $card }, { $facts }.
# Règles, ce que dit la boîte : il manque des noms, des textes ou des nombres.
rules-untold = Des noms, des textes ou des nombres me manquent encore : ils ne sont imprimés que dans la boîte. Pour me les apprendre : la commande teach.
# Règles d'un jeu sans programme, dites d'après sa déclaration : de combien à combien.
rules-declared-players = { $game } se joue de { $fewest } à { $most }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : une ligne de la mise en place. $table : de quoi, $row : une liste de « tracker-column ».
rules-declared-row = { $table }, à { $players } joueurs. { $row }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : de même, si aucune source ne donne ces nombres.
rules-declared-row-inferred = { $table }, à { $players } joueurs. { $row }. Ces nombres sont déduits : vérifiez dans la boîte.
# Règles d'un jeu sans programme, dites d'après sa déclaration : à qui passe le tour.
rules-declared-order-clockwise = On joue chacun son tour, vers la gauche.
# Règles d'un jeu sans programme, dites d'après sa déclaration : à qui passe le tour.
rules-declared-order-said = Le tour passe à la place que l'on dit avec la carte.
# Règles d'un jeu sans programme, dites d'après sa déclaration : ce qui finit un tour.
rules-declared-passed-key = Dièse finit le tour.
# Règles d'un jeu sans programme, dites d'après sa déclaration : ce qui finit un tour.
rules-declared-passed-scan = Une carte scannée finit le tour.
# Règles d'un jeu sans programme, dites d'après sa déclaration : personne ne se donne le tour.
rules-declared-to-another = Personne ne se donne le tour à soi-même.
# Règles d'un jeu sans programme, dites d'après sa déclaration : combien de manches.
rules-declared-rounds = Nombre de manches : { $rounds }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : combien de manches.
rules-declared-rounds-free = On joue par manches, autant qu'on veut.
# Règles d'un jeu sans programme, dites d'après sa déclaration : la longueur d'une manche.
rules-declared-round-turns = Tours dans une manche : { $turns }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : la longueur d'une manche, si elle dépend du nombre de joueurs.
rules-declared-round-players = Une manche dépend du nombre de joueurs.
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-starts » et « -ends ».
rules-declared-when = Manche { $round }
# Règles d'un jeu sans programme, dites d'après sa déclaration : de même.
rules-declared-when-each = À chaque manche
# Règles d'un jeu sans programme, dites d'après sa déclaration : de même.
rules-declared-when-last = À la dernière manche
# Règles d'un jeu sans programme, dites d'après sa déclaration : ce qui est dit au début d'une manche. $when : laquelle. $text : les mots du jeu.
rules-declared-starts = { $when }, au début : { $text }
# Règles d'un jeu sans programme, dites d'après sa déclaration : ce qui est dit à la fin d'une manche. $when : laquelle. $text : les mots du jeu.
rules-declared-ends = { $when }, à la fin : { $text }
# Règles d'un jeu sans programme, dites d'après sa déclaration : un compteur. $name : son nom.
rules-declared-counter = On compte ceci : { $name }. Au début : { $start }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : un compteur pour chaque place.
rules-declared-counter-seat = On compte ceci pour chaque place : { $name }. Au début : { $start }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : le plus haut d'un compteur.
rules-declared-counter-high = { $name } : pas au-delà de { $high }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : ce qui arrive quand un compteur est là. $text : les mots du jeu.
rules-declared-at = { $name }, à { $value } : { $text }
# Règles d'un jeu sans programme, dites d'après sa déclaration : de même, tout en haut.
rules-declared-at-max = { $name }, au maximum : { $text }
# Règles d'un jeu sans programme, dites d'après sa déclaration : de même, tout en bas.
rules-declared-at-min = { $name }, au minimum : { $text }
# Règles d'un jeu sans programme, dites d'après sa déclaration : le compte à rebours.
rules-declared-countdown = Compte à rebours, en secondes : { $seconds }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : ce qui est dit pendant le compte à rebours.
rules-declared-mark = Secondes restantes, { $left } : { $text }
# Règles d'un jeu sans programme, dites d'après sa déclaration : les dés.
rules-declared-dice = On joue avec des dés : { $count }. Faces de chacun : { $faces }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : les faces des dés.
rules-declared-faces = Les faces : { $names }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : une carte, et combien.
rules-declared-card = { $card }. Dans le jeu : { $count }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : une carte secrète, et combien.
rules-declared-card-private = { $card }. Secrète : chacun écoute la sienne. Dans le jeu : { $count }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : ce que fait une carte. $does : une liste de « rules-effect ».
rules-declared-does = { $card }. Dans le jeu : { $count }. Au scan : { $does }.
# Règles d'un jeu sans programme, dites d'après sa déclaration : ce qui arrive après la dernière manche.
rules-declared-over = Après la dernière manche : { $text }
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-up = { $counter } monte de { $by }
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-down = { $counter } descend de { $by }
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-to = { $counter } passe à { $value }
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-moves = { $counter } change
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-all = { $effect }, pour tout le monde
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-turn = le tour passe
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-round = la manche finit
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-start = le compte à rebours part
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-stop = le compte à rebours s'arrête
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-end = la partie finit
# Règles d'un jeu sans programme, dites d'après sa déclaration : dans « rules-declared-does ».
rules-effect-dice = on lance les dés
