## Conseils à une table

hints-never = Jamais
hints-against-bots = Contre les robots
hints-always = Toujours
hints-agreed = { $hints ->
    [never] Les conseils sont désactivés.
    [always] Tout le monde peut demander conseil ; à plusieurs, les autres le voient.
   *[other] Les conseils ne sont disponibles que contre des robots.
}

hint-ask = Conseil
hint-thinking = Un robot fort réfléchit…
hint-title = Conseil
hint-only = Un seul coup est possible.
hint-expected = ({ $wins } de chances de gagner, { $points } points à la fin)
hint-about = C’est ce qu’attend un robot fort ; il peut se tromper. Cette partie ne compte plus pour la cote.
hint-said = (a demandé un conseil)
