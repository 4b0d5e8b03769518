## Les joueurs de l’ordinateur : la manière de jouer de chacun, en une phrase vraie de son niveau

character-choice = { $name } ({ $level })
character-bot = robot, { $level }
character-pebb = Découvre la route. Réclame ce qu’il peut, et perd des tours en chemin.
character-ruddo = Prend ce que ce tour offre de mieux. Le suivant attendra.
character-karn = La main sûre. Prévoit quelques tours et finit ce qu’il commence.
character-vorrim = Prévoit très loin. Gaspille rarement un cristal.
character-oduna = Prévoit très loin, puis pèse ce que tous les autres peuvent faire.
