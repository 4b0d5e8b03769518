## Les leçons : leur liste, et le panneau à la table

learn-title = Apprendre
learn-note = Chaque leçon est une vraie partie. Vous jouez les coups, la leçon les explique, et rien ne peut mal tourner.
learn-minutes = environ { $minutes } min
learn-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
learn-begin = Commencer
learn-again = La refaire
learn-done = Faite
learn-builds-on = De préférence après :
learn-golem-edition = Jouer des cartes, améliorer et échanger des cristaux, acquérir de nouvelles cartes, réclamer des golems.
learn-eastern-mountains = Conduire son wagon, construire des comptoirs, échanger en montagne, réclamer des tuiles Victoire.
learn-endless-world = Envoyer ses marchands sur les lieux, renvoyer ceux des autres, réclamer des golems qui vous aident.
learn-call-for-adventure = Ce qui change quand les cartes tirent le wagon : payer ses pas en cartes, gagner des récompenses par colonne.
learn-journey-one = Ce qui change avec les marchés : utiliser une carte aussitôt, ou tracer sa propre route commerciale.
learn-journey-two = Ce qui change avec les wagons : des lieux qui les déplacent, des comptoirs sans villages.
learn-journey-three = Tout ensemble : marchés, wagons, et une tuile toutes les quatre cartes.

lesson-tab = Leçon : { $title }
lesson-rival = Rival
lesson-step = Étape { $step } sur { $steps }
lesson-back = Étape précédente
lesson-next = Suivant
lesson-show = Montrez-moi
lesson-other = C’est possible aussi. Pour l’instant, faites ce que demande la leçon : c’est ce qui brille.
lesson-as-good = Tout aussi bien ! Pour que l’histoire tienne, la leçon continue avec son propre choix.
lesson-play = Jouer une vraie partie
lesson-rules = Les règles complètes
lesson-next-one = Leçon suivante : { $title }
lesson-all = Toutes les leçons
