## Composants et jeux de composants

components = Composants
components-note = Toutes les cartes, tuiles et plateaux des sept jeux, et l’origine de leurs chiffres.
components-boxes = Trois boîtes
components-combined = Jeux combinés
components-filter = Sorte
components-all = tout
components-printed = Composants d’origine.
components-of-pack = Du lot « { $name } » :

kind-merchants = Cartes Marchand
kind-golems = Golems
kind-tokens = Jetons
kind-mountains = Montagnes
kind-victory = Tuiles Victoire
kind-bonus = Tuiles Bonus
kind-start = Cristaux de départ
kind-outposts = Comptoirs
kind-locations = Lieux
kind-exploration = Tuiles Exploration

merchant-starting = carte de départ de tout le monde
token-copper =
    cuivre, { score-points } ; { $number ->
        [one] un par personne
       *[other] { $number } par personne
    }
token-silver =
    argent, { score-points } ; { $number ->
        [one] un par personne
       *[other] { $number } par personne
    }
bonus-number =
    { $number ->
        [1] { $bonus }
       *[other] { $bonus }, { $number } tuiles
    }
outpost-column = colonne { $number } : { score-points }

provenance-verified = vérifié
provenance-published = publié
provenance-derived = déduit
provenance-ours = notre création
provenance-reconstructed = reconstitué
provenance-unsaid = source non précisée
provenance-more = D’où viennent les chiffres

packs = Lots de composants
packs-note = Un lot a d’autres cartes ou tuiles que celles d’origine. Vous pouvez en choisir un en ouvrant une table, et la table indique son nom.
packs-none = Ce serveur n’a pas encore de lot.
packs-add = Ajouter un lot
packs-add-note = Un fichier de composants pour une boîte, comme l’écrit « carvania components show --toml ». Il est vérifié d’abord : tous les problèmes sont montrés d’un coup, et rien ne change tant que tout n’est pas en ordre.
packs-full = Ce serveur n’accepte plus de lots.
packs-more = Un lot pour plusieurs boîtes
packs-name = Nom
packs-text = Fichier de composants
packs-file = Depuis un fichier
packs-check = Vérifier seulement
packs-do = Vérifier et ajouter
packs-empty = C’est vide : collez un fichier de composants, ou choisissez-en un.
packs-same-box = Deux de ces fichiers sont pour la même boîte : un lot en a un pour chacune.
packs-as-printed = Ce sont les composants d’origine : changez d’abord quelque chose.
packs-fit = Aucun problème : on peut jouer avec.
packs-added = Le lot « { $name } » a été ajouté : choisissez-le sous « Plus d’options » en ouvrant une table.
packs-problems =
    { $number ->
        [one] Inutilisable : il y a un problème.
       *[other] Inutilisable : il y a { $number } problèmes.
    }
table-pack = Lot : { $name }
