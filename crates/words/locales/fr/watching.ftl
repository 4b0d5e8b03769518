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
watching = Vous suivez cette partie du point de vue { $of_name }.
lobby-watching-free = Vous regardez. Pour jouer, asseyez-vous où un siège est libre.
lobby-watching-full = Vous regardez : tous les sièges sont pris.
lobby-watchers = Regardent : { $names }
