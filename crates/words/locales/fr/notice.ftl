## Ce que dit du projet chaque page qui sort du programme

notice = Fait avec Carvania, projet non officiel de personnes qui aiment ces jeux. Il n’est ni affilié à leurs auteurs ou éditeurs, ni approuvé par eux ; tous les noms appartiennent à leurs propriétaires.
