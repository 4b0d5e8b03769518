## Le formulaire d'une nouvelle table

new-program = programme : { $name }
new-order-note = Commencer aide ou gêne un peu : le sort est équitable.
new-visibility-note = Qui trouve une table publique peut la regarder, et s'asseoir tant qu'un siège est libre.
new-pace-note = Qui n'a plus de temps est remplacé par un robot jusqu'à son retour.
pace-own = une horloge à nous
pace-own-is = Notre horloge
pace-minutes = minutes pour la partie
pace-seconds = secondes par tour
new-hints-note = On peut demander à un robot fort ce qu'il ferait. Une partie avec conseil ne compte pas pour les classements.
new-components = Cartes et tuiles
new-components-note = Ce serveur propose d'autres cartes et tuiles.
pack-printed = comme imprimées

# Pourquoi une table ne peut être ouverte ainsi.
unfit =
    { $field ->
        [name] Un nom a de 1 à 32 lettres.
        [seats] Ce jeu se joue de { $least } à { $most } : choisissez qui joue.
        [program] Ce serveur n'a pas de programme de ce nom.
        [pace] Une horloge compte de 1 minute à 24 heures, et jusqu'à une heure de plus par tour.
        [components] Ce serveur n'a pas ces composants : choisissez-en d'autres.
       *[map] On ne peut jouer sur ce plateau.
    }
unfit-because = { unfit } { $detail }
