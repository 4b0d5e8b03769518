## Conseils à une table

hints-never = Jamais
hints-against-bots = Contre les robots
hints-always = Toujours
hints-agreed = { $hints ->
    [never] Aucun conseil n'est donné ici.
    [always] Tout le monde peut demander conseil ; à plusieurs, chacun en est averti.
   *[other] Un conseil se demande seulement quand on joue seul contre des robots.
}

hint-ask = Conseil
hint-thinking = Un robot fort réfléchit…
hint-title = Conseil
hint-only = Une seule chose est possible.
hint-expected = ({ $wins } de chances de gagner, { $points } points à la fin)
hint-about = C'est ce qu'attend un robot fort ; il peut se tromper. Cette partie ne compte plus pour les classements.
hint-said = (a demandé un conseil)
