## Des plateaux à soi

map-kind =
    { $kind ->
        [village] village
        [valley] vallée
        [dealt] montagne ou vallée
       *[mountain] montagne
    }
map-count =
    { $kind ->
        [village] Villages
        [valley] Vallées
        [dealt] Montagnes et vallées
       *[mountain] Montagnes
    } : { $found } sur le plateau, { $range ->
        [exact] il en faut { $most }.
       *[range] de { $least } à { $most } permises.
    }
map-apart = À l’écart : toutes les cases doivent se toucher de proche en proche par leurs côtés.
map-loose = Trop isolées : chaque case doit en toucher au moins deux autres.
map-loose-allowed = Ne touchent qu’une autre case : c’est permis, mais c’est une impasse.
map-file = Ce n’est pas un fichier de plateau. Il s’écrit en TOML, avec un dessin ou des listes de cases.
map-both = Un fichier de plateau contient soit un dessin, soit des listes de cases, pas les deux.
map-character = Ligne { $line } du dessin : « { $found } » n’est pas une case. Écrivez V, o, ~ ou une espace.
map-off-grid = Ligne { $line } du dessin : la case au caractère { $column } est hors de la grille. Les colonnes sont espacées de deux caractères et alternent entre lignes paires et impaires.
map-twice = Deux cases se trouvent en [{ $column }, { $row }].
map-far-out = La case [{ $column }, { $row }] est trop éloignée.
map-wide = Les cases sont trop éloignées : un plateau a au plus 28 colonnes, et 28 cases par colonne.
map-long = Le fichier est trop long pour un plateau.

maps = Plateaux montagneux
maps-note = Composez votre propre plateau pour les jeux qui se jouent en montagne. Les tuiles et les tuiles Victoire y sont distribuées au début de la partie.
maps-first = Le plateau de départ
maps-random = Un plateau au hasard
maps-empty = Un plateau vide
maps-saved = Vos plateaux
maps-saved-none = Vous n’avez encore enregistré aucun plateau.
maps-begin = Commencer avec
maps-unfinished = inachevé
maps-edit = Modifier
maps-remove = Supprimer
maps-remove-named = Supprimer { $name }
maps-edit-named = Modifier { $name }
maps-play-named = Jouer sur { $name }

maps-name = Un plateau pour { $game }
maps-tray = Tuiles et outils
maps-tool-move = Déplacer une tuile
maps-tool-take = Enlever une tuile
maps-count =
    { $range ->
        [exact] { $found } sur { $most }
       *[range] { $found }, jusqu’à { $most }
    }
maps-how =
    { $tool ->
        [move] Choisissez une tuile du plateau, puis sa nouvelle place.
        [lifted] Choisissez maintenant une place vide.
        [take] Choisissez la tuile à enlever.
       *[other] Choisissez une place sur le plateau. La même tuile une seconde fois l’enlève.
    }
maps-undo = Le bouton de retour du navigateur annule la dernière modification.
maps-grid = Le plateau
maps-cell = rangée { $row }, case { $cell } : { $what }
maps-nothing = vide
maps-lifted = choisie
maps-flagged =
    { $number ->
        [one] problème { $problems }
       *[other] problèmes { $problems }
    }
maps-at = rangée { $row }, case { $cell }

maps-problems =
    { $number ->
        [0] Aucun problème
        [one] Un problème
       *[other] { $number } problèmes
    }
maps-good = On peut jouer sur ce plateau.
maps-advice = À regarder
maps-clause = règle { $clause }

maps-play = Jouer sur ce plateau
maps-play-not-yet = Jouer : résolvez d’abord les problèmes
maps-keep = Garder et partager
maps-save = Enregistrer
maps-save-name = Nom du plateau
maps-saved-as = Enregistré sous le nom { $name }.
maps-full = Vous gardez déjà { $most } plateaux, le maximum : supprimez-en un d’abord.
maps-name-form = Un nom compte de 1 à 32 caractères.
maps-share = Lien vers ce plateau
maps-download = Télécharger le fichier du plateau
maps-open = Ouvrir un fichier de plateau
maps-open-text = Le texte d’un fichier de plateau
maps-open-file = Ou un fichier
maps-open-go = Ouvrir
maps-open-failed = Le fichier n’a pas été ouvert
maps-open-nothing = Choisissez un fichier, ou collez son texte.
maps-code =
    { $name ->
        [version] Le lien ne contient pas de plateau connu ici : il vient peut-être d’une version plus récente.
       *[damaged] Le lien ne contient pas un plateau entier : recopiez-le en entier.
    }
maps-code-instead = Voici le plateau de départ à la place.

maps-choice = Plateau
maps-choice-make = Composer votre propre plateau
maps-choice-linked = Le plateau du lien
maps-choice-unfit = Le plateau du lien ne convient pas à ce jeu.
maps-used =
    { $which ->
        [first] On joue sur le plateau de départ.
       *[own] On joue sur un plateau personnalisé.
    }
maps-used-look = Voir le plateau
