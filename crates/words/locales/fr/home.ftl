## La première page

# Sur les images des liens.
home-line = Sept jeux de la route des cristaux
home-pitch = Sept jeux d’échange de cristaux : commencez avec trois cristaux jaunes, finissez avec des golems plus hauts que le col.
home-continue = Continuer
home-play = Jouer maintenant
home-friends = Jouer entre amis
home-learn = Apprendre à jouer
home-games = Choisissez un jeu
home-games-note = trois boîtes, et toutes leurs combinaisons
home-minutes = { $minutes } min
home-own = Vos tables
home-own-none = Vous n’êtes encore à aucune table.
home-waiting =
    { $number ->
        [0] {""}
        [one] une table vous attend
       *[other] { $number } tables vous attendent
    }
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs en ce moment.
home-recent = Parties récentes
home-all = Les { $number } tables
home-all-games = Toutes vos parties
home-bots =
    { $number ->
        [one] un robot
       *[other] { $number } robots
    }

state-your-turn = À vous
state-others-turn = On attend les autres
state-gathering = On s’installe
state-turn-of = On attend { $name }
state-over = Terminée

tables-pages = Pages
tables-page = Page { $page } sur { $pages }
tables-before = Page précédente
tables-after = Page suivante

about-golem-edition = Montez un réseau de marchands, éveillez les golems.
about-eastern-mountains = Franchissez la chaîne, bâtissez des comptoirs, échangez en altitude.
about-call-for-adventure = Vos cartes sont vos roues.
about-endless-world = Envoyez vos marchands, renvoyez ceux des autres.
about-journey-one = Tracez votre propre route commerciale.
about-journey-two = Des lieux, des cols, des comptoirs.
about-journey-three = Tout sur une seule table.

problem-home = Retour à l’accueil
rules-note = Chaque règle a un numéro. Quand une action est refusée, ce numéro dit pourquoi.
rules-common = Pour tous les jeux
