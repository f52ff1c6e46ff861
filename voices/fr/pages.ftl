# Les pages : ce qu'un navigateur montre sur la page de la table et sur celle d'une place. Nos voix n'en disent rien ; un lecteur d'écran ou une plage braille, si.

## Les deux pages

# Nom d'une partie de la page, pour un lecteur d'écran : la dernière annonce, en très grand.
page-last-line = Dernière annonce
# Nom d'une partie de la page, pour un lecteur d'écran : la question posée et ses réponses.
page-question = Question
# Nom d'une partie de la page, pour un lecteur d'écran : manche, compteurs, à qui de jouer.
page-facts = Où on en est
# Titre d'une partie de la page : la mise en place, étape par étape.
page-steps = Mise en place
# Avant une étape de la mise en place, à l'œil et pour un lecteur d'écran.
page-step-done = Fait :
# De même.
page-step-open = À faire :
# Titre d'une partie de la page, et nom du groupe des seize boutons.
page-keys = Touches
# Case à cocher : le clavier de l'appareil vaut les touches. À décocher quand un lecteur d'écran ou une autre aide en a besoin.
page-typing = Le clavier sert de touches
# Titre d'une partie de la page : toutes les annonces, la plus récente d'abord.
page-log = Ce qui a été dit
# Titre d'une partie de la page : les règles, par chapitres.
page-rules = Règles du jeu
# Bouton : montre les règles, ou les cache.
page-rules-open = Lire les règles
# Devant une liste, avant qu'un jeu soit choisi : de quel jeu lire les règles.
page-rules-game = Quel jeu
# Devant un champ : on y tape des mots, et seuls restent les passages qui les ont.
page-rules-search = Chercher dans les règles
# Ce que la recherche a trouvé, dit par le lecteur d'écran et montré. $count : combien.
page-rules-found = Passages trouvés : { $count }
# De même : aucun passage.
page-rules-none = Rien là-dessus dans ces règles.
# La page n'a pas pu prendre les règles.
page-rules-lost = Les règles ne sont pas arrivées. Refermez-les, puis rouvrez-les.
# À l'œil et dite par un lecteur d'écran, quand la page n'a plus de nouvelles de l'ordinateur de la table. Elle cherche d'elle-même.
page-lost = Plus de liaison avec la table. La page essaie encore.
# Le temps qui court. $time : minutes et secondes, « 1:05 ».
page-clock = Temps : { $time }
# Le temps, arrêté. $time : minutes et secondes.
page-clock-stopped = Temps arrêté : { $time }
# Sous la question, quand toutes les réponses n'ont pas de bouton.
page-answer-free = Tapez le nombre, puis dièse.
# Bouton : répondre dièse à une question que l'on peut passer.
page-answer-skip = Dièse : on passe

## Les touches

# Le nom de la touche étoile, pour un lecteur d'écran.
page-key-star = étoile
# Le nom de la touche dièse, pour un lecteur d'écran.
page-key-hash = dièse
# Ce que fait une touche, écrit petit sous elle et dit après son nom. Très court. Étoile.
page-key-star-does = silence
# De même : dièse.
page-key-hash-does = valider
# De même : 0.
page-key-0-does = redire
# De même : 9.
page-key-9-does = aide
# De même : touche A.
page-key-a-does = compteur, carnet
# De même : touche B.
page-key-b-does = annuler
# De même : touche C.
page-key-c-does = secret
# De même : touche D.
page-key-d-does = état

## La page de la table

# Titre d'une partie de la page : qui est assis où.
page-seats = Les places
# Une place sans téléphone. $name : le nom. $seat : le numéro de la place.
page-seat = { $name }, place { $seat }
# Une place reliée à un téléphone. $name : le nom. $seat : le numéro de la place.
page-seat-with-phone = { $name }, place { $seat } : un téléphone
# Le nom d'une place sans nom. $seat : son numéro.
page-seat-unnamed = Joueur { $seat }
# À l'œil : un téléphone peut demander une place.
page-door-open = Un téléphone peut se joindre à la table.
# De même : un téléphone attend que la table tape son numéro.
page-door-busy = Un téléphone attend à la porte.
# De même : trop d'essais. Seule la table rouvre.
page-door-shut = La porte est fermée aux téléphones. Le menu la rouvre.
# Lien de la page de la table vers celle d'une place.
page-to-seat = Jouer avec cet appareil

## Se joindre

# Titre de la page d'une place, avant de se joindre.
page-join = Se joindre à la table
# Titre d'un groupe de boutons : la place que l'on demande.
page-join-seat = Votre place
# Bouton : une place libre. $name : le nom. $seat : le numéro de la place.
page-join-as = { $name }, place { $seat }
# Bouton : une place qui a déjà un téléphone ; se joindre le remplace. $name : le nom. $seat : le numéro de la place.
page-join-as-anew = { $name }, place { $seat } : remplacer son téléphone
# À la place des boutons, quand la table n'a pas encore compté ses joueurs.
page-join-no-seat = Pas encore de places. La table dit d'abord qui joue.
# Titre d'un groupe de choix : comment cette personne lit.
page-reads = Comment lisez-vous ?
# Choix.
page-reads-reader = Avec un lecteur d'écran
# Choix : une ligne à la fois, qui reste.
page-reads-braille = En braille, ligne par ligne
# Choix.
page-reads-large = En grands caractères
# Choix : la voix du programme, sur ce téléphone.
page-reads-speak = Avec la voix du jeu
# Dit par un lecteur d'écran et montré, dès qu'une place est demandée.
page-join-asking = On demande la place.
# Dit par un lecteur d'écran, après le numéro du téléphone, et montré dessous : quatre chiffres en très grand.
page-join-digits = Tapez ces quatre chiffres à la table.
# De même, là où seule la page de l'ordinateur de la table a des touches.
page-join-page = Tapez ces quatre chiffres à l'ordinateur de la table, sur sa page.
# De même, sans numéro, là où un simple dièse laisse entrer.
page-join-press = Faites taper dièse à la table.
# De même, là où personne n'a de touches : il n'y a rien à faire.
page-join-unasked = La table n'a pas de touches : rien à taper.
# Dessous : ce que la personne attend.
page-join-wait = Vous y êtes quand la table le dit. Si elle dit un autre nom, ce n'était pas vous.
# Bouton, tant que la table n'a pas répondu : on ne demande plus.
page-join-cancel = Annuler la demande
# La table n'a pas tapé le bon numéro, a dit non, ou n'a rien fait pendant une minute.
page-join-refused = La table n'a pas dit oui.
# De même, sur la page qui attendait : la personne ne demande plus.
page-join-given-up = Demande annulée.
# Un autre téléphone attend.
page-join-busy = Un autre téléphone attend. Essayez un peu plus tard.
# Trop d'essais : la porte est fermée.
page-join-shut = La porte est fermée. La table la rouvre dans le menu.
# L'ordinateur de la table ne répond pas.
page-join-no-answer = La table ne répond pas. Même Wi-Fi ?
# Ce qui est arrivé ne vient pas de la table seule : quelqu'un a changé les messages. La page s'arrête.
page-join-impostor = Danger : quelqu'un s'est mis entre ce téléphone et la table. Rien n'est relié. Prévenez la table.
# Bouton.
page-join-again = Se joindre de nouveau

## La place

# Titre de la page d'une place. $name : le nom. Surtout pas « À vous » : la table le dit de qui doit jouer.
page-mine = Votre place, { $name }
# Dit par un lecteur d'écran et montré, une fois reliée. L'écran ne peut pas rester allumé de lui-même.
page-autolock = Pour que l'écran reste allumé : réglages du téléphone, verrouillage automatique, jamais.
# Bouton à bascule : le texte est là, mais les yeux ne le voient pas.
page-curtain = Cacher le texte
# En grands caractères, quand le texte s'est caché de lui-même.
page-touch = Touchez pour lire
# Bouton, tant que le navigateur attend un geste avant de faire du bruit.
page-sound = Toucher pour entendre
# Dit par un lecteur d'écran, et aussitôt après un bouton : « parlez-moi » est muet tant que personne n'a touché la page.
page-sound-waits = Le navigateur attend un geste avant de parler.
# Bouton de la ligne braille quand tout est lu.
page-braille-nothing = Rien de nouveau
# En tête de la ligne braille : une alerte attend. $count : combien d'annonces attendent.
page-braille-alert = Alerte { $count } :
# En tête de la ligne braille : d'autres annonces attendent. $count : combien.
page-braille-more = +{ $count }
# Aide de la ligne braille, dite par un lecteur d'écran.
page-braille-how = Appuyer : la suite
# Titre des réglages de cette place.
page-settings = Réglages
# Réglage.
page-set-language = Langue
# Réglage.
page-set-verbosity = Annonces
# Choix : longueur des annonces.
page-verbosity-brief = courtes
# Choix, de même.
page-verbosity-normal = normales
# Choix, de même.
page-verbosity-full = complètes
# Choix, de même.
page-verbosity-habit = de plus en plus courtes
# Réglage : combien de temps cette personne a pour répondre et pour écouter.
page-set-patience = Temps laissé
# Choix.
page-patience-1 = ordinaire
# Choix.
page-patience-2 = double
# Choix.
page-patience-4 = quadruple
# Choix.
page-patience-off = sans limite
# Bouton : la place n'a plus de téléphone.
page-leave = Quitter la place
# Montré et dit quand cette page n'a plus la place : quelqu'un d'autre s'est joint, ou un autre onglet.
page-gone-replaced = Cette place est ouverte ailleurs.
# De même : la personne a quitté.
page-gone-left = Vous avez quitté la place.
# De même : la soirée est finie.
page-gone-closed = La table a fini.
# De même : l'ordinateur de la table ne connaît plus ce téléphone : il a redémarré, ou un autre téléphone a pris la place.
page-gone-restarted = Ce téléphone n'est plus relié à la table.

## La caméra

# Titre d'une partie de la page : la caméra comme scanner, ou une photo.
page-camera = Caméra
# Bouton : la caméra se met à lire les étiquettes.
page-camera-start = Scanner avec la caméra
# Le même bouton, tant qu'elle lit.
page-camera-stop = Arrêter la caméra
# Bouton, où il y a plusieurs caméras : passer à la suivante.
page-camera-other = Autre caméra
# Bouton à bascule, où la caméra a une lampe.
page-camera-lamp = Lampe
# Bouton, où le navigateur n'ouvre pas la caméra : prendre une photo de l'étiquette, lue sur l'appareil même.
page-camera-photo = Scanner par une photo
# Lien, où la caméra n'est permise qu'en https : le certificat de la table, à installer une seule fois sur le téléphone.
page-camera-certificate = Une fois : installer le certificat de la table
# Lien, juste après : la même page en https, où la caméra lit en continu. Il faut s'y joindre de nouveau.
page-camera-secure = Puis : passer à la page avec caméra en continu
# À l'œil seul, un instant, avec un bip : une étiquette est lue. Ce qu'elle vaut, la table le dit.
page-camera-read = Lu
# Dit par un lecteur d'écran et montré, comme tout ce qui suit : la caméra s'ouvre, et le navigateur peut demander s'il le permet.
page-camera-starting = La caméra s'ouvre. Si le navigateur demande, autorisez.
# La caméra est ouverte et cherche une étiquette.
page-camera-looking = La caméra regarde. Une étiquette à la fois, à 20 centimètres.
# Une seule fois, si rien n'a été lu dans les vingt premières secondes.
page-camera-nothing = Rien de lu jusqu'ici. Éloignez ou approchez l'étiquette, et cherchez la lumière.
# Plusieurs étiquettes sont vues ensemble : aucune ne compte.
page-camera-several = Plusieurs codes à la fois. N'en montrez qu'un.
# La caméra est ouverte et ne voit que du noir.
page-camera-dark = Image noire. Ouvrez le cache de la caméra, ou allumez.
# Cet appareil n'a pas de caméra, ou pas une qui convienne.
page-camera-none = Pas de caméra sur cet appareil. Branchez-en une, ou prenez un téléphone.
# Le navigateur, ou la personne, a refusé la caméra à cette page.
page-camera-refused = Caméra refusée. Autorisez-la pour cette page dans le navigateur, puis recommencez.
# La caméra est là, mais ne s'ouvre pas : souvent une autre application s'en sert.
page-camera-busy = La caméra ne s'ouvre pas. Fermez l'application qui s'en sert, puis recommencez.
# La caméra s'est arrêtée d'elle-même : débranchée, ou prise par une autre application.
page-camera-lost = La caméra s'est coupée. Rebranchez-la, puis recommencez.
# Le programme qui lit les codes n'est pas arrivé de l'ordinateur de la table.
page-camera-no-reader = Le lecteur de codes ne se charge pas. Vérifiez le Wi-Fi, puis recommencez.
# Une étiquette est lue, par la caméra ou par un scanner qui tape, mais la table ne l'a pas reçue : elle ne compte pas.
page-scan-not-sent = Lu, mais pas transmis. Scannez de nouveau.
# De même : aucune étiquette n'a un code aussi long, ni sur plusieurs lignes ; c'est celui de tout autre chose.
page-scan-foreign = Ce code n'est pas une étiquette du jeu.
# La caméra s'arrête parce qu'on l'a voulu.
page-camera-stopped = Caméra arrêtée.
# Une photo est prise, et l'appareil y cherche un code.
page-camera-developing = Lecture de la photo.
# Il n'y a pas de code lisible sur la photo.
page-camera-photo-nothing = Rien de lisible sur la photo. L'étiquette au milieu, à 20 centimètres, sans bouger.
