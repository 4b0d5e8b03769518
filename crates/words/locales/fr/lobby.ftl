## Ouvrir une table, et attendre les autres

new-game = Jeu
new-with = Avec qui
new-with-bots = Contre des robots
new-with-friends = Entre amis
new-seats = Qui joue
new-seat = Siège { $number }
new-nobody = personne
new-me = moi
new-friend = quelqu’un d’autre
new-seats-note = Choisissez « moi » pour plusieurs sièges afin de jouer autour d’un seul écran.
new-more = Plus d’options
new-order = Qui commence
order-random = tiré au sort
order-fixed = le siège 1
new-pace = Temps
pace-free = sans limite
pace-quick = 10 minutes, et 15 secondes par tour
pace-calm = 30 minutes, et 30 secondes par tour
pace-day = un jour par tour
pace-days = trois jours par tour
new-visibility = Qui peut trouver la table
visibility-invited = les personnes qui ont le lien
visibility-listed = tout le monde
new-hints = Conseils
new-open = Ouvrir la table
new-start = Commencer la partie

lobby-waits =
    { $free ->
        [0] { $unready ->
                [0] La partie commence.
                [one] On attend encore une personne.
               *[other] On attend encore { $unready } personnes.
            }
        [one] Un siège est libre.
       *[other] { $free } sièges sont libres.
    }
lobby-ready = c’est bon
lobby-sit = S’asseoir ici
lobby-place = Qui s’assoit ici
lobby-free = Libérer ce siège
lobby-put = Placer
lobby-i-am-ready = C’est bon pour moi
lobby-unready = Finalement, pas encore
lobby-rise = Se lever
lobby-abandon = Fermer la table
lobby-note = Ajoutez votre propre texte au mélange (facultatif)
lobby-note-example = n’importe quoi
lobby-invite = Inviter d’autres personnes
lobby-invite-note = Toute personne qui a ce lien peut s’asseoir ici.
lobby-invite-full = Tous les sièges sont pris. Le lien resservira quand un siège se libérera.
lobby-invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter des personnes de votre réseau, lancez le serveur avec --listen 0.0.0.0:8650.
lobby-invite-anew = Créer un nouveau lien
lobby-invite-anew-note = L’ancien lien ne marchera plus.
lobby-invite-make = Créer un lien d’invitation
lobby-invite-make-note = Il remplace celui créé à l’ouverture de la table.
lobby-link = Lien
lobby-qr = Le lien en image pour les téléphones
lobby-fair = Comment la donne reste équitable
lobby-fair-note = Toutes les pioches viennent d’un secret fixé avant que quiconque s’assoie. Voici son empreinte ; le secret lui-même est montré à la fin, et chacun peut vérifier chaque pioche.

invitation = { $name } vous invite à une partie.
invitation-join = S’asseoir

me-name = Votre nom
me-save = Enregistrer
me-likes = Vos préférences
me-confirms = Demander confirmation avant un coup irréversible
me-sound = Jouer des sons aux tables
me-keys = Touches simples à une table (U, H, chiffres)
me-language = Langue
me-theme = Couleurs
theme-system = comme l’appareil
theme-day = jour
theme-night = nuit
me-pace = Tours des autres
pace-skip = montrés d’un coup
pace-quick-show = montrés vite
pace-calm-show = montrés calmement
me-device = Sur un autre appareil
me-device-note = Un lien qui sert une seule fois, pendant un quart d’heure. Quiconque l’ouvre se connecte à votre place.
me-device-make = Créer un lien
devices = Vos appareils
devices-this = Cet appareil
devices-created = En service depuis le { $at }.
devices-used = Dernier usage : { $at }.
devices-sign-out = Déconnecter
devices-others = Déconnecter tous les autres
moment =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year } à { $time } UTC
devices-note = Un appareil déconnecté ne peut plus jouer à votre place. Déconnecter tous les autres révoque aussi les liens inutilisés.
devices-sure = Oui, déconnecter cet appareil
devices-sure-only = Oui, déconnecter cet appareil. Je sais que c’est le seul : sans un lien créé avant, je ne pourrai plus revenir sous mon nom
devices-here = Déconnecter cet appareil
devices-links =
    { $number ->
        [one] Un lien a été créé et n’a pas encore servi.
       *[other] { $number } liens ont été créés et n’ont pas encore servi.
    }
devices-links-revoke = Révoquer les liens inutilisés
me-data = Vos données
me-data-note = Tout ce qui est gardé de vous : votre nom, vos plateaux, vos tables, vos jetons d’accès, vos messages. Un seul fichier en JSON.
me-data-get = Télécharger vos données
me-erase = Supprimer mes données
me-erase-note = Supprime votre nom, vos liens, vos plateaux et vos messages. Les parties jouées avec d’autres restent, sans votre nom.
me-erase-sure = Oui, supprimer mes données

moving = Se connecter sur cet appareil ?
moving-note = Vous retrouverez ici votre nom, vos tables et vos sièges. Le lien ne sert qu’une fois.
moving-here = Se connecter ici

guest-name = Voyageur
lobby-note-form = Utilisez au plus 64 lettres sans accent, chiffres et signes de ponctuation.

problem-title =
    { $name ->
        [not_found] Il n’y a rien ici
        [too_many] Un peu moins vite, s’il vous plaît
        [closing] De retour dans un instant
        [store] De retour dans un instant
        [many_tables] Assez de tables pour l’instant
        [many_packs] Assez de lots pour l’instant
        [full] Plus de place pour l’instant
       *[other] Cela n’a pas marché
    }
problem-message =
    { $name ->
        [not_found] Cette adresse ne mène nulle part : la table a peut-être été fermée, ou le lien est incomplet.
        [no_identity] Asseyez-vous d’abord à une table : nous saurons alors qui vous êtes.
        [unknown_identity] Nous ne vous reconnaissons plus. Recommencez depuis la page d’accueil.
        [not_invited] On vient à cette table sur invitation : ouvrez le lien que son hôte vous a envoyé.
        [origin] La demande venait d’un autre site. Recommencez depuis la page d’accueil.
        [too_many] Trop de demandes à la fois. Attendez quelques secondes et réessayez.
        [too_large] C’était trop de texte.
        [name] Un nom compte de 1 à 32 caractères.
        [options] La table ne peut pas s’ouvrir ainsi : vérifiez qui joue, et le temps.
        [many_tables] Vous avez déjà le nombre maximal de tables ouvertes. Terminez ou fermez-en une : elles sont sur la page d’accueil.
        [many_packs] Vous avez déjà ajouté le nombre maximal de lots. Demandez à qui gère ce serveur d’en retirer un.
        [pack] Ce lot ne peut pas être ajouté : vérifiez-le sur la page des composants.
        [full] Le serveur est plein. Réessayez plus tard.
        [closing] Le serveur redémarre. Rien n’est perdu : réessayez dans un instant.
        [store] Le serveur n’atteint pas son stockage. Réessayez dans un instant.
        [internal] Quelque chose n’a pas marché dans le serveur. Ce n’est pas votre faute.
       *[other] { answer-refused }
    }
