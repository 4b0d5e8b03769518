## Conseils à une table

hints-never = Jamais
hints-against-bots = Contre les robots
hints-always = Toujours
hints-agreed = { $hints ->
    [never] Aucun conseil n'est donné ici.
    [always] Tout le monde peut demander conseil ; à plusieurs, chacun en est averti.
   *[other] Qui joue seul contre des robots peut demander conseil.
}
