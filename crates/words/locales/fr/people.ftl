## Les joueurs : parties, résultats, classements

people = Joueurs
people-note = Qui a terminé une partie qui compte, les plus forts d'abord. Les invités qui n'ont pas choisi de nom n'y figurent pas.
people-none = Personne n'a encore terminé de partie qui compte.
people-which = Quel jeu
people-all = tous les jeux
people-about = Parties, résultats et classements de { $name }.
people-own = Vos parties et classements

people-standings = Résultats et classements
people-standings-none = Aucune partie qui compte pour l'instant.
people-two = À deux
people-more = À trois et plus
people-with-people = Avec des gens
people-with-bots = Avec des robots
people-tally =
    { $won ->
        [one] { $won } victoire sur { $played }
       *[other] { $won } victoires sur { $played }
    }
rating-provisional = provisoire
rating-words =
    sans doute entre { $least } et { $most }, après { $games ->
        [one] une partie
       *[other] { $games } parties
    }

people-games = Parties
people-games-note = Les parties des tables hors de la liste publique ne sont montrées qu'à ceux qui y ont joué.
people-games-none = Aucune partie à montrer.
people-games-older = Parties plus anciennes
people-rank =
    { $rank ->
        [1] gagnée
        [2] 2e sur { $players }
        [3] 3e sur { $players }
       *[other] { $rank }e sur { $players }
    }
people-uncounted =
    { $why ->
        [bots] Ne compte pas : des robots ont joué entre eux.
        [hot_seat] Ne compte pas : une personne a joué plusieurs places.
        [left] Ne compte pas : quelqu'un est parti avant la fin.
        [stand_in] Ne compte pas : un robot a décidé pour un joueur.
        [taken_back] Ne compte pas : un joueur est revenu sur ce qui avait été tiré ou joué.
        [hint] Ne compte pas : un conseil a été donné.
       *[branch] Ne compte pas : elle reprend une autre partie.
    }

people-lost-by-leaving = Compte comme perdue : quittée avant la fin.

people-counting = Ce qui compte, et comment lire un classement
people-counting-scale = Chacun commence avec 1500 points. Qui en a 400 de plus gagne environ dix parties pour une que gagne l'autre. Le nombre après ± dit de combien la vraie force peut s'écarter de part et d'autre, avec une certitude de 95 % ; au-delà de 200 points, le classement est provisoire.
people-counting-methods = Les parties à deux sont classées par Glicko-2 ; celles à trois et plus par la méthode de Weng et Lin, d'après l'ordre de tous les joueurs. Tous les robots d'un niveau sont un seul joueur qui a son propre classement : les parties avec eux comptent comme celles avec des gens.
people-counting-leaving = Qui quitte une partie à plusieurs et ne revient pas à temps (d'ordinaire cinq minutes), ou avant la fin, l'a perdue, derrière tous ceux qui sont restés ; pour ceux-ci, c'est leur ordre entre eux qui compte. Contre des robots, qui est absent à la fin ou abandonne après la troisième ronde a perdu. Un robot qui décide pour quelqu'un, parce qu'il est parti ou que son temps est écoulé, ne lui gagne rien : contre des gens, seul compte ce qu'il perd ; seul contre des robots, la partie ne compte pas.
people-counting-not = Ne comptent pas : les parties où un conseil a été donné, celles qui reprennent une autre partie, celles d'une seule personne à plusieurs places, et, pour qui le fait, celles où l'on revient sur un tirage ou sur une décision d'un autre joueur.
