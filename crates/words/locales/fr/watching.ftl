## Celles et ceux qui regardent

watchers =
    { $number ->
        [one] une personne regarde
       *[other] { $number } personnes regardent
    }
watchers-others =
    { $number ->
        [one] une personne sans nom
       *[other] { $number } personnes sans nom
    }
watching = Vous regardez cette partie, du côté suivant : { $name }.
lobby-watching-free = Vous regardez. Pour jouer, asseyez-vous où un siège est libre.
lobby-watching-full = Vous regardez : tous les sièges sont pris.
lobby-watchers = Regardent : { $names }
