## Les joueurs : parties, résultats, cotes

people = Joueurs
people-note = Toutes les personnes qui ont terminé une partie qui compte, par force décroissante. Les invités qui n’ont pas choisi de nom n’y figurent pas.
people-none = Personne n’a encore terminé de partie qui compte.
people-which = Quel jeu
people-all = tous les jeux
people-about = Parties, résultats et cotes { $of_name }.
people-own = Vos parties et vos cotes

people-standings = Résultats et cotes
people-standings-none = Aucune partie qui compte pour l’instant.
people-two = À deux
people-more = À trois et plus
people-with-people = Avec d’autres personnes
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
people-games-note = Les parties des tables hors de la liste publique ne sont montrées qu’aux personnes qui y ont joué.
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
        [left] Ne compte pas : quelqu’un est parti avant la fin.
        [stand_in] Ne compte pas : un robot a décidé pour quelqu’un.
        [taken_back] Ne compte pas : quelqu’un a repris une pioche ou le coup d’une autre personne.
        [hint] Ne compte pas : un conseil a été donné.
       *[branch] Ne compte pas : elle reprend une autre partie.
    }

people-lost-by-leaving = Compte comme perdue : quittée avant la fin.

people-counting = Ce qui compte, et comment lire une cote
people-counting-scale = Chacun commence avec une cote de 1500 points. Une personne cotée 400 points de plus qu’une autre gagne environ dix parties pour une perdue. Le nombre après ± est la marge d’erreur, à 95 % de confiance ; tant qu’elle dépasse 200 points, la cote est provisoire.
people-counting-methods = À deux, la cote suit Glicko-2 ; à trois et plus, la méthode de Weng et Lin, d’après l’ordre d’arrivée. Tous les robots d’un même niveau forment un seul joueur, qui a sa propre cote : les parties contre eux comptent comme les autres.
people-counting-leaving = Quitter une partie à plusieurs sans revenir à temps (d’ordinaire cinq minutes), ou avant la fin, c’est la perdre, derrière les personnes restées ; pour elles, c’est leur ordre entre elles qui compte. Contre des robots, une personne absente à la fin, ou qui abandonne après la troisième ronde, a perdu. Quand un robot décide pour une personne partie ou à court de temps, celle-ci ne peut rien gagner : contre d’autres personnes, seule une défaite compte ; contre des robots seuls, la partie ne compte pas.
people-counting-not = Ne comptent pas : les parties où un conseil a été donné, celles qui en reprennent une autre, celles où une même personne tient plusieurs sièges, et, pour la personne concernée, celles où elle annule une pioche ou la décision d’une autre.
