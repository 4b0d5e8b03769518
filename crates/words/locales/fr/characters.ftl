## Les joueurs de l’ordinateur : la manière de jouer de chacun, en une phrase vraie de son niveau

character-choice = { $name } ({ $level })
character-bot = robot, { $level }, { $rating }
character-name =
    { $key ->
        [pebb] Pebb
        [mossle] Mossle
        [ruddo] Ruddo
        [karn] Karn
        [saltha] Saltha
        [vorrim] Vorrim
        [iskel] Iskel
        [oduna] Oduna
       *[old-pass] Le Vieux Col
    }
character-plays =
    { $key ->
        [pebb] Découvre la route. Ramasse tout ce qui brille.
        [mossle] Jamais pressé. Se repose ou mine un tour de trop.
        [ruddo] Prend ce que ce tour offre de mieux. Le suivant attendra.
        [karn] La main sûre. Prévoit un tour d’avance, sans regarder les autres.
        [saltha] Veut ses points tout de suite, garde peu pour plus tard.
        [vorrim] Prévoit très loin, un œil sur ce que vous allez prendre.
        [iskel] Froid et patient. Prend le golem que vous vouliez.
        [oduna] Prévoit très loin, puis pèse ce que tous les autres peuvent faire.
       *[old-pass] A vu toutes les routes. Personne ne l’a vu se presser.
    }
