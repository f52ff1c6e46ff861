# Le carnet privé d'une place : ce qu'elle demande, ce qu'il répond. Rien de ceci n'est dit à la table, sauf ce que disent les carnets.

# À la table, quand une partie commence, au menu et en touche D deux fois : ce que disent les carnets privés.
notebook-level-sheet = Carnets : seulement ce que chacun y met.
# De même.
notebook-level-log = Carnets : ce que chacun y met, et ce que la table a entendu.
# De même.
notebook-level-deductions = Carnets : ce que chacun y met, ce que la table a entendu, et ce qui s'en déduit.
# Bouton d'une page : la troisième.
notebook-only-deductions = aussi ce qui s'en déduit
# À la table, refus : il lui manque ce qu'il faut.
notebook-cannot-deduce = Cet ordinateur ne sait pas déduire.
# À cette seule oreille, quand le carnet s'ouvre : personne n'a dit combien il y a de cartes, ou les mains corrigées ne font pas le compte.
notebook-no-deductions = Le nombre de cartes n'est pas sûr, rien ne se déduit.
# De même.
notebook-question-telling = ce qui en dirait le plus
# À cette seule oreille : ce qui en dirait le plus.
notebook-telling = À nommer : { $things }.
# Après le nom d'une carte : qui l'a, on le déduit.
notebook-certain = forcément { $people }
# De même : eux seuls peuvent l'avoir.
notebook-only = seulement { $people }
# De même : ce qui le prouve.
notebook-because = Preuve : { $why }
# De même : combien d'autres.
notebook-reasons-more = et encore { $more } { $more ->
        [one] raison
       *[other] raisons
    }
# Dans une preuve : ce qui s'est passé, une phrase.
notebook-reason = { $said }
# De même, avec qui l'a fait.
notebook-reason-of = { $who } : { $said }
# Dans une preuve ou après un « annulé » : une marque.
notebook-of-card = { $card } : { $what }
# Entrée du menu, à la table, dans les jeux avec carnets.
menu-notebook = l'aide des carnets
# À la table, après cette entrée du menu.
which-notebook-level = Carnets ? 1 : ce que chacun y met. 2 : aussi ce que la table a entendu. 3 : aussi ce qui s'en déduit.
# Bouton d'une page : la première de ces réponses.
notebook-only-sheet = seulement ce que chacun y met
# Bouton d'une page : la seconde.
notebook-only-log = aussi ce que la table a entendu
# À la table, refus : rien ne change.
notebook-same = Les carnets disent déjà cela.
# Dans « annulé » : ce choix.
recall-notebook-level = ce que disent les carnets
# À cette seule oreille, touche A : le carnet est ouvert.
notebook-opened = Carnet. Quelle question ?
# À cette seule oreille.
notebook-closed = Carnet fermé.
# À qui a appuyé, refus : cette oreillette n'est pas prête, ou passe de main en main.
notebook-window-first = Le carnet s'ouvre dans une écoute : touche C d'abord.
# À cette seule oreille, après une coupure, sur une oreillette partagée.
notebook-sealed = Scannez d'abord toute votre main : le reste du carnet revient.
# Une question du carnet : en aide, en touche D, et bouton d'une page.
notebook-question-possible = ce qui reste possible
# De même.
notebook-question-known = ce que je sais d'une carte
# De même.
notebook-question-left = à qui une carte peut être
# De même, dans un jeu de traits.
notebook-question-left-trait = ce qui reste d'un trait
# De même.
notebook-question-mine = vu, donné, reçu
# De même.
notebook-question-answered = les réponses d'une personne
# De même.
notebook-question-mark = marquer une carte
# De même.
notebook-question-note = mes notes
# À cette seule oreille : une note de cette place.
notebook-note = Note { $number } : { $text }.
# De même : il n'y en a pas encore.
notebook-no-note = Pas de note. Pour en prendre une : 7.
# De même : comment noter, ou laquelle réécouter. $choices : des « name-entry ».
notebook-which-way = Note ? { $choices }.
# Une façon de noter, bouton d'une page.
notebook-way-write = écrire
# De même, au micro.
notebook-way-record = parler
# De même : réentendre une note ancienne.
notebook-way-again = réentendre un numéro
# À cette seule oreille : le numéro d'une note. $count : combien il y en a.
notebook-which-note = Quelle note, de 1 à { $count } ?
# Bouton d'une page : une note.
notebook-note-number = note { $number }
# À cette seule oreille, avant que le micro s'ouvre : ce qu'on y dit, chacun l'entend.
notebook-record = Toute la table vous entendra. Étoile : non.
# À cette seule oreille, le micro écoute. Le signal « prêt » est avant.
notebook-speak = Parlez. Dièse : fini.
# De même, touche dièse trop tôt.
notebook-record-waits = Un instant.
# De même, refus : une autre touche, rien n'est gardé.
notebook-not-recorded = Rien n'est enregistré.
# De même, refus : il n'y a pas de micro.
notebook-no-microphone = Pas de micro : écrivez, ou branchez-en un.
# De même, refus : il a été débranché.
notebook-microphone-gone = Le micro n'est plus là. Rien n'est enregistré.
# De même, refus : le disque n'a plus de place.
notebook-note-not-written = Le disque refuse : rien n'est enregistré.
# De même, après la note : elle était trop longue.
notebook-note-cut = C'était trop long : la fin manque.
# De même, refus d'un scan pendant une note.
notebook-note-first = La note n'est pas finie. Dièse : fini.
# De même : une note commence.
notebook-write = Écrivez, touches 2 à 9, comme au téléphone. Dièse : fini.
# De même : elle est gardée.
notebook-note-kept = C'est noté : { $text }.
# De même, refus sur un pavé que d'autres voient.
notebook-own-only = Ici, d'autres verraient les lettres : seulement sur un appareil à vous.
# Au lieu du nom : une carte que la table a sortie du jeu depuis qu'elle a été marquée.
notebook-card-out = une carte hors du jeu
# À cette seule oreille : quelle marque.
notebook-which-mark = Marque ? 1 : barrer. 2 : en doute. 3 : effacer. 4 : une de celles-ci.
# Une marque, bouton d'une page et touche D.
notebook-mark-crossed = barrer
# De même.
notebook-mark-doubted = mettre en doute
# De même.
notebook-mark-cleared = effacer
# De même.
notebook-mark-one-of = une de celles-ci
# Sur la page d'une place : au-dessus des boutons des questions.
notebook-which = Quelle question ?
# De même : au-dessus des boutons des personnes.
notebook-which-person = Qui ?
# De même : au-dessus des sortes de cartes.
notebook-which-group = Laquelle ?
# À cette seule oreille. $choices : des « name-entry ».
notebook-which-person-of = Qui ? { $choices }.
# À cette seule oreille : de quelle sorte est la carte. $choices : des « name-entry ».
notebook-which-group-of = Laquelle ? { $choices }. Ou scannez.
# À cette seule oreille : le numéro d'une carte.
notebook-which-card = Quel numéro ? Ou scannez.
# De même, où ses traits la disent aussi : par leurs numéros.
notebook-which-card-or-traits = Quel numéro, ou quels traits ? Ou scannez.
# De même. $traits : ceux qui sont dits. $count : combien de cartes les ont.
notebook-narrowed = { $traits } : { $count }. Et encore ?
# De même, refus : aucune carte n'a tous ces traits.
notebook-nobody = Personne n'a ces traits ensemble.
# À cette seule oreille.
notebook-which-trait = Quel trait ? Scannez, ou tapez son numéro.
# À cette seule oreille, sur un pavé que d'autres voient.
notebook-scan-card = Scannez la carte, ou sa fiche. Dièse : parcourir.
# De même.
notebook-scan-trait = Scannez le trait. Dièse : parcourir.
# De même.
notebook-step-person = Qui ? Dièse : parcourir.
# De même, en parcourant. $thing : une carte, un trait, une personne. Dièse va au suivant.
notebook-step = { $thing } ? 1 : oui.
# De même, refus d'un autre chiffre.
notebook-step-keys = Ce chiffre ne dit rien ici. 1 : oui. Dièse : suivant.
# De même, refus d'un chiffre, que d'autres verraient.
notebook-scan-it = Ici, pas de numéro : scannez, ou dièse pour parcourir.
# À cette seule oreille : une carte de « une de celles-ci » est notée.
notebook-one-of-next = { $card }. Une autre ? Touche A : c'est tout.
# À cette seule oreille. $what : ce que le carnet en sait.
notebook-card = { $card } : { $what }.
# De même, la suite.
notebook-also = Aussi : { $what }.
# De même : une marque sur plusieurs cartes.
notebook-noted = { $what }.
# À cette seule oreille, une réponse. $said : une phrase ; $more : combien suivent, à la touche dièse.
notebook-more = { $said } Encore { $more }.
# À cette seule oreille : rien ne suit.
notebook-no-more = C'est tout.
# À cette seule oreille : le carnet n'en sait rien.
notebook-nothing = Rien encore.
# À cette seule oreille. $groups : combien de chaque sorte.
notebook-possible = Possibles : { $groups }.
# De même, quand personne ne sait combien il y en a.
notebook-ruled-out = Exclus : { $groups }.
# De même. $total : combien en tout.
notebook-possible-of = { $total } : { $groups }.
# De même, leurs noms.
notebook-names = { $group } : { $names }.
# De même, les suivants.
notebook-names-on = { $names }.
# De même, les noms de ce qui est exclu.
notebook-names-out = { $group }, exclus : { $names }.
# De même, ce que cette place a mis en doute.
notebook-doubted = En doute : { $names }.
# De même : ce qui contredit la marque qui vient d'être dite.
notebook-yet = Pourtant : { $but }
# Après le nom d'une carte.
notebook-in-hand = dans votre main
# De même.
notebook-not-in-hand = pas dans votre main
# De même.
notebook-unknown = rien de connu
# À cette seule oreille. $group : un trait ; $count : combien sont possibles.
notebook-left = { $group } : { $count } { $count ->
        [one] possible
       *[other] possibles
    } sur { $of }.
# Après le nom d'une carte : qui peut l'avoir.
notebook-may-have = possible pour { $people }
# De même : qui ne l'a pas.
notebook-cannot-have = impossible pour { $people }
# Après le nom d'une carte : une marque de cette place.
notebook-is-crossed = exclu par vous
# De même.
notebook-is-doubted = en doute
# De même.
notebook-is-cleared = marque effacée
# De même. $cards : les cartes de la marque.
notebook-is-one-of = pour vous, une parmi { $cards }
# De même. $who : qui l'aurait.
notebook-is-one-of-whose = pour vous, { $who } a une carte parmi { $cards }
# À cette seule oreille, touche B. $mark : une phrase, la marque annulée.
notebook-undone = C'est annulé. { $mark }
# À cette seule oreille, refus.
notebook-nothing-to-undo = Rien à annuler dans le carnet.
# À cette seule oreille, touche D : de quoi il s'agit. $question : une question du carnet.
notebook-about = { $question } : { $thing }.
# De même, tant que rien n'est choisi.
notebook-asks = { $question }.
# À cette seule oreille, refus.
notebook-already = Déjà dans cette marque.
# De même.
notebook-no-such-number = Pas de ce numéro.
# De même : ce qui est scanné n'est pas une carte du carnet.
notebook-not-in-it = Rien du carnet.
# À cette seule oreille, touche 9 : les questions. $choices : des « name-entry ».
notebook-can-ask = { $choices }.
# À cette seule oreille, touche 9 pendant une écoute ou sur un appareil à soi : on peut ouvrir son carnet.
notebook-can-open = Touche A : votre carnet.
# À cette seule oreille, touche 9 sur un appareil à soi, où la touche A ouvre le carnet : le compteur du jeu est à avancer.
notebook-can-count = Sur votre appareil : dièse au lieu de la touche A.
# De même, quand le carnet s'ouvre à ce moment.
notebook-counter = Pour le compteur du jeu : étoile, puis dièse.
# À cette seule oreille, touche 9, sur un appareil à soi.
notebook-can-number = Tapez un numéro, ou scannez.
# De même, sur un pavé que d'autres voient.
notebook-can-step = Scannez, ou dièse pour parcourir.
# De même, toujours.
notebook-can-keys = Dièse : la suite. Étoile : retour. Touche B : annuler. Touche C : fermer.
# De même, quand la fiche des suspects n'est pas complète.
notebook-left-known = { $group }, connus : { $of }. Possibles : { $count }.
