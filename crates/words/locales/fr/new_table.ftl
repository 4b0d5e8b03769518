## Le formulaire d’une nouvelle table

new-program = programme : { $name }
new-order-note = Commencer aide un peu dans certains jeux et gêne un peu dans d’autres ; le tirage au sort est équitable.
new-visibility-note = Tout le monde peut trouver une table publique, la regarder, et prendre un siège libre.
new-pace-note = Si votre temps est écoulé, un robot joue pour vous jusqu’à votre retour.
pace-own = une cadence personnalisée
pace-own-is = Cadence personnalisée
pace-minutes = minutes pour la partie
pace-seconds = secondes par tour
new-hints-note = On peut demander à un robot fort ce qu’il ferait. Une partie avec conseil ne compte pas pour la cote.
new-components = Cartes et tuiles
new-components-note = Ce serveur propose d’autres cartes et tuiles.
pack-printed = d’origine

# Pourquoi une table ne peut être ouverte ainsi.
unfit =
    { $field ->
        [name] Un nom compte au plus 32 caractères.
        [seats] Ce jeu se joue de { $least } à { $most } : choisissez qui joue.
        [program] Ce serveur n’a pas de programme de ce nom.
        [pace] Une cadence compte de 1 minute à 24 heures, et jusqu’à une heure de plus par tour.
        [components] Ce serveur n’a pas ces composants : choisissez-en d’autres.
       *[map] On ne peut jouer sur ce plateau.
    }
unfit-because = { unfit } { $detail }
