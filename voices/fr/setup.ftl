# La mise en place du matériel, à l'oreille : « companion setup ». Personne ne regarde d'écran. Écrire pour l'oreille.

## Les touches d'abord

# À la table, tout au début, dans chaque langue : le premier signe de vie du pavé.
setup-hello = Mise en place. Appuyez sur n'importe quelle touche du pavé.
# À la table, au tout premier démarrage, dans chaque langue : sa touche. $number : cette touche.
setup-welcome = Bienvenue. En français : touche { $number }.
# À la table : la mise en place du premier démarrage s'était arrêtée en chemin.
setup-go-on = La mise en place n'est pas finie. Dièse : la suite. Étoile : l'accueil.
# À la table, au premier démarrage : personne n'appuie. L'accueil suit.
setup-nobody = Personne ne répond. Voici l'accueil. La première touche reprend la mise en place.
# À la table : le pavé de touches a répondu.
setup-keypad-found = Pavé trouvé.
# À la table : la touche venait du clavier de l'ordinateur.
setup-keyboard-found = C'est le clavier de l'ordinateur. Il sert de pavé.
# À la table : rien ne vient du pavé.
setup-nothing-keypad = Je n'entends aucune touche. Le câble du pavé est-il bien enfoncé ?
# À la table : le pavé envoie des signes illisibles. $speed : la vitesse essayée ensuite (« setup-speed »).
setup-keypad-garbled = Le pavé parle à une autre vitesse. J'essaie { $speed }. Appuyez encore.
# À la table, touche 9 pendant la mise en place. La question est redite après.
setup-help = 0 : redire. Dièse : passer cette question. Touche B deux fois : revenir. Étoile : arrêter, ce qui est réglé est gardé.
# À la table : la touche B, une première fois.
setup-back-asked = Revenir à la question d'avant ? Encore la touche B.
# À la table : la touche B à la première question.
setup-no-back = Il n'y a rien avant.
# À la table : la recherche des appareils commence, elle dure quelques secondes.
setup-looking = Je cherche les appareils.

## Son

# Dans la seule sortie essayée. $number, $count : son rang. $name : son nom.
setup-loudspeaker = Sortie { $number } sur { $count }, { $name }. Si vous m'entendez dans le bon haut-parleur, tapez 1. Sinon, 2.
# À la table : la sortie essayée ne s'ouvre pas.
setup-output-dead = Cette sortie ne répond pas.
# À la table : le haut-parleur est choisi. $name : son nom.
setup-loudspeaker-is = La table écoute ici : { $name }.
# À la table : aucune sortie n'a été choisie.
setup-no-loudspeaker = Aucune sortie choisie. La sortie habituelle reste.
# À la table : régler la voix. $entries : des « menu-entry ».
setup-manner = La voix. { $entries }. Dièse : c'est bien ainsi.
# Détail de « no-sound » : le son est coupé par l'option --mute.
setup-mute = le son est coupé à la demande
# À la table et au terminal, après « no-sound » : la bibliothèque de son manque.
setup-sound-library = Il manque miniaudio : installez companion de nouveau.
# À la table : l'essai commence. Après un long silence un mot sera dit. Des sorties HDMI ou Bluetooth s'endorment et avalent le premier mot.
setup-waking = Essai du premier mot. Une demi-minute de silence, puis je dis : soleil. Dièse : passer cet essai.
# À la table : la même chose pour l'oreillette qui vient d'être réglée. Le mot s'entendra là.
setup-waking-ear = Gardez l'oreillette. Une demi-minute de silence, puis vous y entendrez : soleil. Dièse : passer cet essai.
# Dans la sortie essayée, après le long silence : un seul mot.
setup-waking-word = Soleil.
# À la table, juste après ce mot.
setup-waking-heard = J'ai dit : soleil. Entendu en entier ? 1 : oui. 2 : non.
# À la table : le mot n'a pas été entendu en entier. L'essai est refait ensuite.
setup-lead-in = Cette sortie s'endort. Je la réveille avant de parler.
# À la table : le mot n'a toujours pas été entendu. L'essai est refait ensuite.
setup-awake = Cela ne suffit pas. Je ne la laisse plus dormir.
# À la table : même éveillée, la sortie perd le mot.
setup-swallows = Elle avale toujours le début. Prenez une autre sortie, si vous pouvez.
# À la table : le mot a été entendu en entier ; ce qu'il faut à cette sortie est gardé.
setup-waking-kept = C'est réglé.

## Pavé

# À la table : comment les chiffres sont disposés.
setup-layout = Appuyez sur le chiffre du coin, en haut à gauche.
# À la table : la disposition trouvée. $layout : « setup-telephone » ou « setup-computer ».
setup-turn = { $layout } 1 : garder. 2 : échanger le haut et le bas.
# Disposition des chiffres, une phrase.
setup-telephone = Le 1 est en haut, comme sur un téléphone.
# Disposition des chiffres, une phrase.
setup-computer = Le 7 est en haut, comme sur un ordinateur.
# À la table : les rangées sont échangées. $layout : la nouvelle disposition.
setup-turned = C'est échangé. { $layout }
# À la table : la touche du coin n'est ni 1 ni 7. $digit : ce qu'elle envoie.
setup-odd-layout = Cette touche envoie { $digit }. Au coin il faut un 1 ou un 7 : le réglage pad-keys peut changer chaque touche.
# À la table : chaque touche se nomme, sans rien faire.
setup-finder = Trouver les touches : chacune se nomme. Dièse deux fois : la suite. Étoile deux fois : arrêter.
# À la table, pendant qu'on cherche les touches.
setup-five = 5. Au milieu : il porte le repère.

## Lecteur

# À la table : un lecteur, n'importe lequel, est attendu.
setup-scan = Scannez n'importe quoi, de préférence une carte d'un jeu. 1 : chercher encore les appareils. Dièse : sans lecteur.
# À la table : un lecteur est noté, un autre peut suivre.
setup-scan-another = Un autre lecteur ? Scannez avec. Dièse : non.
# À la table : un lecteur a été trouvé. $speed : sa vitesse (« setup-speed »), ou « setup-typing ».
setup-scanner-found = Lecteur trouvé, { $speed }.
# Vitesse d'un port. $baud : un nombre. $parity : un mot sur la parité.
setup-speed = { $baud } bauds, { $parity }
# Parité d'un port.
setup-parity-n = sans parité
# Parité d'un port.
setup-parity-e = parité paire
# Parité d'un port.
setup-parity-o = parité impaire
# Parité d'un port.
setup-parity-m = parité marque
# Parité d'un port.
setup-parity-s = parité espace
# Au lieu d'une vitesse : ce lecteur tape comme un clavier.
setup-typing = il tape comme un clavier
# À la table : pour qui est ce lecteur.
setup-whose = Pour toute la table : dièse. Pour une seule place : son numéro.
# À la table : le lecteur est noté.
setup-scanner-kept = C'est noté, pour toute la table.
# À la table : le lecteur est à une place. $seat : son numéro.
setup-scanner-seat = C'est noté, pour la place { $seat }.
# À la table : ce lecteur a déjà été noté.
setup-known-scanner = Ce lecteur est déjà noté.
# À la table : ce qui vient n'est pas un code. $speed : la vitesse essayée ensuite.
setup-scanner-garbled = Illisible. J'essaie { $speed }. Scannez encore.
# À la table : toutes les vitesses ont été essayées. $device : le port.
setup-no-speed = Aucune vitesse ne va pour { $device }. Le livret du lecteur montre un code qui remet les réglages d'usine. Scannez-le, puis nous recommençons.
# À la table : un code lisible, mais inconnu ; une seconde lecture l'assure.
setup-scan-the-same = Lu une fois. Scannez encore la même chose.
# À la table : la lecture n'a pas réussi, la vitesse n'y est peut-être pour rien.
setup-scan-again = Mal lu. Scannez encore.
# À la table : un scan qui n'est pas demandé maintenant.
setup-not-now = Le lecteur marche. Ce n'est pas encore son tour.
# À la table : rien ne vient du lecteur.
setup-nothing-scanner = Je n'entends rien du lecteur. Est-il branché ? S'allume-t-il ?
# À la table, la deuxième fois que rien ne vient.
setup-nothing-mode = S'il lit et que rien ne vient, il est peut-être réglé pour autre chose. Le livret montre un code pour le port série, et un autre pour le clavier.
# À la table : un lecteur qui tape comme un clavier, lu par le terminal.
setup-typing-scanner = Ce lecteur tape comme un clavier. Dans ce terminal, rien n'est à régler.
# À la table : un lecteur qui tape lentement, lu par le terminal ; sa lenteur est retenue.
setup-typing-slow = Ce lecteur tape comme un clavier, et lentement. C'est retenu.
# À la table : ce qui manque pour lire un lecteur-clavier sans écran.
setup-no-evdev = Sans terminal, il faut en plus l'option evdev : installez companion avec elle.
# À la table : le port est pris par ModemManager. $device : le port.
setup-modem-manager = ModemManager a pris { $device } pour un modem. « companion setup install » écrit la règle qui l'en empêche.
# À la table : le port est pris. $device : le port. $programs : les noms des programmes qui l'ont.
setup-taken = { $device } est pris par { $programs }. Fermez ce programme.

## Oreillettes

# À la table : les oreillettes, une à une.
setup-ears = Oreillettes. Mettez celle que vous voulez régler.
# À la table, pour chaque autre sortie ; le chiffre s'entend dans l'oreillette seule. $number, $count : son rang. $name : son nom.
setup-ear = Sortie { $number } sur { $count }, { $name }. Si vous y entendez un chiffre, tapez-le. Dièse : la suivante.
# À la table : aucune autre sortie que celle de la table.
setup-no-ear = Pas d'autre sortie de son, donc pas d'oreillette. Branchez un adaptateur USB, puis recommencez cette partie.
# À la table : le bon chiffre a été tapé.
setup-ear-heard = Entendu.
# À la table : à quelles places sert cette oreillette.
setup-ear-seats = Pour quelles places ? Tapez leurs numéros, puis dièse.
# À la table : les places choisies. $seats : des « setup-seat ».
setup-seats = Pour : { $seats }.
# Une place de la liste. $seat : son numéro.
setup-seat = place { $seat }
# À la table : aucune place pour cette oreillette.
setup-no-seats = Aucune place.

## Téléphones

# À la table, dans la mise en place entière : y a-t-il des téléphones ?
setup-with-phones = Des téléphones à la table ? 1 : en essayer un. Dièse : non.
# À la fin d'un refus : ce que demande cette étape.
setup-due-with-phones = Un téléphone ? 1 : l'essayer. Dièse : non.
# À la fin d'un refus : ce que demande cette étape, quel que soit le point où en est le téléphone.
setup-due-phones = Le téléphone. 0 : redire. Dièse : c'est fini.
# À la table : l'adresse à ouvrir, dite chiffre par chiffre. $address : cette adresse.
setup-phones = Sur le téléphone, dans le même Wi-Fi, ouvrez le navigateur à cette adresse : { $address }. 0 : redire. Dièse : sans téléphone.
# À la table : un téléphone vient de demander une page.
setup-phones-came = Un téléphone est arrivé.
# À la table : ce que fait maintenant qui tient le téléphone. $link : le lien de la page, tel qu'il y est écrit.
setup-phones-join = Sur le téléphone, touchez : { $link }. Puis une place. Il dit quatre chiffres.
# À la table : le téléphone est entré.
setup-phones-press = Appuyez sur les touches du téléphone : chacune se nomme ici. Dièse sur le pavé : c'est fini.
# À la table : cet ordinateur n'est dans aucun réseau. Dès qu'il l'est, l'adresse est dite. $own : 1 s'il peut ouvrir son propre Wi-Fi, sinon 0.
setup-phones-no-network = Pas de réseau. Reliez cet ordinateur à un Wi-Fi, ou au partage de connexion d'un téléphone. { $own ->
    [1] 1 : le Wi-Fi de cet ordinateur.
   *[other] {""}
}
# À la table, après « phones-nobody » : ce qu'il y a d'autre. $own : « none », « shut » (il peut ouvrir son Wi-Fi) ou « open » (il est ouvert). $used : 1 s'il quitte alors le Wi-Fi où il est.
setup-phones-apart = Ce Wi-Fi tient peut-être les appareils à l'écart. Alors, le partage de connexion d'un téléphone : cet ordinateur le rejoint. { $own ->
    [shut] { $used ->
        [1] 1 : le Wi-Fi de cet ordinateur, qui quitte alors le sien.
       *[other] 1 : le Wi-Fi de cet ordinateur.
    }
    [open] 1 : fermer le Wi-Fi de cet ordinateur.
   *[other] {""}
}
# À la table : cela dure quelques secondes.
setup-phones-wifi-opening = J'ouvre le Wi-Fi de cet ordinateur.
# À la table : cela dure quelques secondes.
setup-phones-wifi-closing = Je ferme le Wi-Fi de cet ordinateur.
# À la table : le Wi-Fi de cet ordinateur est ouvert. $name : son nom. $password : ses douze chiffres, trois par trois. Sans Internet, bien des téléphones quittent un Wi-Fi.
setup-phones-wifi = Dans le téléphone, le Wi-Fi { $name }. Mot de passe : { $password }. Il dit qu'Internet manque : gardez ce Wi-Fi, données mobiles coupées.
# À la table : le Wi-Fi de cet ordinateur est fermé.
setup-phones-wifi-shut = Le Wi-Fi de cet ordinateur est fermé.
# À la table : le système ne le fait pas.
setup-phones-wifi-refused = L'ordinateur ne me le permet pas. Ses propres réglages le peuvent : point d'accès.
# À la table, à la fin : le Wi-Fi de cet ordinateur sert pour la soirée. $name : son nom.
setup-phones-wifi-stays = Le Wi-Fi { $name } reste ouvert. Pour le fermer : « companion setup phones », touche 1.
# À la table : trop de mauvais numéros ont fermé la porte ; elle est déjà rouverte.
setup-phones-fell = Trop de mauvais numéros. On recommence.

## Cabine

# À la table : la cabine, première page.
setup-booth-1 = La cabine : un lecteur qui regarde vers le haut, sous un capot. Une carte s'y glisse face en bas : personne ne voit ni la carte, ni combien sont lues, et la main n'a pas à viser. Dièse : la suite.
# À la table : quel lecteur.
setup-booth-2 = Prenez un imageur, pas un laser : des gens qui voient peu se penchent tout près. Dièse : la suite.
# À la table : comment le poser.
setup-booth-3 = Posez-le, la fenêtre vers le haut, et couvrez-le tout autour : la carte n'entre que par un côté. Dièse : la suite.
# À la table : le mode du lecteur.
setup-booth-4 = Mettez le lecteur en mode présentation : il lit alors seul. Le livret du lecteur montre le code à scanner. Dièse : la suite.
# À la table : le bip du lecteur.
setup-booth-5 = Coupez son bip, avec le code du livret : le bip compterait les cartes à voix haute. Dièse : la suite.
# À la table : essayer.
setup-booth-6 = Essayez : glissez une carte. Dièse : c'est fini.
# À la table : une carte a été lue dans la cabine.
setup-booth-read = Lu.

## Démarrer avec la machine

# À la table : une question avant d'écrire. $where : le fichier.
setup-do-unit = Companion peut démarrer tout seul, sans écran. J'écris { $where } ? 1 : oui. 2 : non.
# À la table : une question. $where : le nom de la personne sur cet ordinateur.
setup-do-linger = Démarrer dès que l'ordinateur est allumé, sans ouvrir de session ? Nom : { $where }. 1 : oui. 2 : non.
# À la table : une question avant d'écrire. $where : le fichier.
setup-do-rules = Une règle empêche ModemManager de toucher aux lecteurs. J'écris { $where } ? 1 : oui. 2 : non.
# À la table : une question avant d'enlever. $where : le fichier.
setup-undo-unit = Companion démarre tout seul. J'enlève { $where } ? 1 : oui. 2 : non.
# À la table : une question. $where : le nom de la personne sur cet ordinateur.
setup-undo-linger = Ne plus rien démarrer pour { $where } avant l'ouverture de session ? Cela vaut pour tous ses services. 1 : oui. 2 : non.
# À la table : une question avant d'enlever. $where : le fichier.
setup-undo-rules = J'enlève { $where } ? 1 : oui. 2 : non.
# À la table : le fichier n'est pas de nous. $where : le fichier.
setup-foreign = Attention : { $where } existe et n'est pas de Companion. S'il est remplacé, il reste à côté, avec .before à la fin.
# À la table : rien à faire. $where : le fichier.
setup-is-unit = Companion démarre déjà tout seul : { $where }.
# À la table : rien à faire. $where : le nom de la personne sur cet ordinateur.
setup-is-linger = Il démarre déjà dès l'allumage, pour { $where }.
# À la table : rien à faire. $where : le fichier.
setup-is-rules = La règle est déjà là : { $where }.
# À la table : c'est écrit. $where : le fichier.
setup-done-unit = Écrit : { $where }. Companion démarrera avec votre session.
# À la table : c'est fait. $where : le nom de la personne sur cet ordinateur.
setup-done-linger = C'est fait. Companion démarrera dès l'allumage, pour { $where }.
# À la table : c'est écrit. $where : le fichier.
setup-done-rules = Écrit : { $where }. Débranchez le lecteur, puis rebranchez-le.
# À la table : c'est enlevé. $where : le fichier.
setup-undone-unit = C'est enlevé : { $where }. Companion ne démarre plus tout seul.
# À la table : c'est fait. $where : le nom de la personne sur cet ordinateur.
setup-undone-linger = C'est fait, pour { $where }.
# À la table : c'est enlevé. $where : le fichier.
setup-undone-rules = C'est enlevé : { $where }.
# À la table : rien à enlever. $where : le fichier ou le nom.
setup-nothing-there = Rien à enlever : { $where }.
# À la table : un fichier d'un autre n'est pas enlevé. $where : le fichier.
setup-left-foreign = { $where } n'est pas de Companion : il reste.
# À la table : cet ordinateur ne démarre pas avec systemd.
setup-no-systemd = Cet ordinateur n'a pas systemd : Companion ne peut pas y démarrer tout seul. Lancez-le avec « companion ».
# À la table et au terminal : il faut une commande d'administration. $why : pourquoi, une phrase. $command : la commande, exacte.
setup-run = { $why } Lancez cette commande : { $command }
# À la table et au terminal : l'écriture a échoué. $why : pourquoi, une phrase. $where : le fichier.
setup-not-written = { $why } { $where } n'a pas changé.
# Pourquoi : le système ne le permet pas.
setup-why-forbidden = L'ordinateur ne me le permet pas.
# Pourquoi : le système n'y est pas arrivé.
setup-why-failed = L'ordinateur n'y est pas arrivé.

## Fin

# À la table : tout est réglé.
setup-end = Mise en place finie. « companion » ouvre la table. « companion setup » la règle de nouveau, en entier ou une seule partie.
# À la table : la mise en place est quittée.
setup-left = C'est arrêté. Ce qui est réglé est gardé.

## Ce qui est attendu, en court

# À la fin d'un refus : ce que demande cette étape, la langue. La touche 0 redit la question.
setup-due-language = Quelle langue ? 0 : la liste.
# À la fin d'un refus : ce que demande cette étape, le haut-parleur.
setup-due-loudspeaker = M'entendez-vous au bon endroit ? 1 : oui. 2 : non.
# À la fin d'un refus : ce que demande cette étape, la voix.
setup-due-manner = La voix : de 1 à 4, ou dièse.
# À la fin d'un refus : ce que demande cette étape, le lecteur.
setup-due-scanner = Scannez n'importe quoi. Dièse : sans lecteur.
# À la fin d'un refus : ce que demande cette étape, une oreillette.
setup-due-ear = Tapez le chiffre entendu. Dièse : la sortie suivante.
# À la fin d'un refus : ce que demande cette étape, la cabine.
setup-due-booth = 0 : redire. Dièse : la suite.
