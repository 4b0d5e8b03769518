## Ce que font les autres, autour d’un écran et ailleurs

callout-until =
    { $turns ->
        [one] puis vous
       *[other] à vous dans { $turns } tours
    }
handover = Passez l’écran
handover-turn = À { $name } de jouer
handover-since = Depuis votre dernier tour
handover-here = Je suis { $name }, montrer la table
handover-together = Ne plus demander

sound-offer = Des sons ?
sound-on = Oui, volontiers
sound-off = Non
sounds = Sons
sounds-off = sans
sounds-on = avec
