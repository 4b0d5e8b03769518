## Revenir sur une partie : la revoir, l’analyser, ouvrir une partie enregistrée

ending-review = Bilan
fair-unpromised = Cette partie n’a pas d’engagement : ses pioches ne peuvent pas être vérifiées.

replay = Revoir la partie
replay-tab = { $title } : revoir
replay-begin = Avant la première pioche
replay-set-up = La mise en place
replay-steps = Étapes
replay-first = À la première décision
replay-turn-back = Tour précédent
replay-back = Action précédente
replay-on = Action suivante
replay-turn-on = Tour suivant
replay-last = À la fin
replay-film = Lecture automatique
replay-slider = Action
replay-show = Montrer
replay-place = { $at } sur { $all }
replay-review = Bilan
replay-share = Partager
replay-link = Lien vers ce moment
replay-record = Télécharger la partie enregistrée
replay-branch = Jouer à partir d’ici
replay-branch-seat = À la place de
replay-branch-bots = Contre
replay-branch-go = Jouer

review-title = { $title } : bilan
review-replay = Revoir la partie
review-table = À la table
review-table-over = À la table, pour une revanche
review-scores = Les points, tour par tour
review-scores-story = Une ligne par personne. À la fin : { $points }.
review-numbers = En chiffres
review-turn = Après le tour
review-analysis = L’avis d’un robot fort
review-early = Quand la partie sera terminée, un robot fort pourra examiner chaque décision.
review-offer = Un robot fort examine chaque décision : les chances de gagner de chacun, ce qui aurait été mieux, et la part du hasard. Cela prend une minute ou deux, et le résultat est ici pour tout le monde.
review-analyse = Analyser cette partie
review-open = { $percent } % des { $all } décisions examinées.
review-open-note = Le résultat s’affichera sur cette page. Les parties en cours passent d’abord.
review-slips =
    { $number ->
        [0] Aucune décision n’a coûté 5 % ou plus
        [one] La seule décision qui a coûté 5 % ou plus
       *[other] Les { $number } décisions qui ont coûté 5 % ou plus
    }

records = Ouvrir une partie enregistrée
records-note = Toute partie enregistrée de l’un des sept jeux s’ouvre ici, en texte ou en JSON Lines : pour la revoir, la partager ou la faire analyser.
records-file = Depuis un fichier
records-text = Ou collez-la
records-open = Ouvrir
records-kept = Quiconque a l’adresse peut la voir. Seules les dernières parties ouvertes ici sont conservées.
records-empty = C’est vide : choisissez un fichier ou collez une partie enregistrée.
records-binary = Ce n’est pas du texte : choisissez le fichier d’une partie enregistrée.
records-long = C’est trop long : une partie enregistrée a au plus { $most } Kio.
records-actions = Cette partie est trop longue pour être montrée : une partie enregistrée a au plus { $most } actions.
records-live = Cette partie est encore en cours ici : elle pourra être analysée quand elle sera terminée.
records-line = Ligne { $line } :

review-long = Cette partie a trop de décisions pour être analysée.
review-busy = Beaucoup de parties sont en cours d’analyse. Réessayez dans quelques minutes.
review-own = D’autres parties que vous avez demandées sont encore en cours d’analyse. Réessayez dès que l’une d’elles est prête.
