## Inviter à une table

new-lasts = De { $least } à { $most } personnes, environ { $minutes } minutes.
new-lesson = Vous découvrez ce jeu ? Suivez d’abord la leçon.
new-company = Avec qui jouez-vous ?
new-company-note = Choisissez un nom pour l’ajouter ou le retirer.
new-name-example = par exemple Ada
new-seat-name = nom
new-seat-name-of = Nom de la personne sur le siège { $number }

invitation-label = Invitation
invitation-asks = { $name } vous propose de jouer
invitation-players = { $players } personnes
invitation-minutes = environ { $minutes } min
invitation-free = gratuit, sans compte
invitation-open = encore libre
invitation-opened = a ouvert la table
invitation-sits = est là
invitation-new = Vous découvrez ce jeu ?
invitation-lesson = Il y a une leçon, jouée à une vraie table. Le lien vous ramène ici.
invitation-take-lesson = Suivre la leçon
invitation-watch = Regarder seulement

goal-golem-edition = Achetez des marchands, échangez vos cristaux jaunes jusqu’au magenta et éveillez des golems. La partie se termine au cinquième golem, ou au sixième à deux ou trois.
goal-eastern-mountains = Traversez la chaîne avec votre wagon, laissez des comptoirs sur les cols, échangez jusqu’aux cristaux rares et dépensez-les dans quatre villages. La quatrième tuile Victoire met fin à la partie.
goal-call-for-adventure = Défaussez des cartes Marchand pour voyager, échangez en montagne avec celles que vous gardez, et achetez des tuiles Victoire dans quatre villages.
goal-endless-world = Envoyez des marchands dans les lieux d’un petit monde, renvoyez ceux qui s’y tiennent, et éveillez des golems avec ce qu’ils rapportent.
goal-journey-one = Un monde de lieux et une route commerciale à vous : cinq cartes Marchand qui travaillent encore et encore.
goal-journey-two = Un monde de lieux auprès d’une chaîne de montagnes : envoyez des marchands, menez le wagon, bâtissez des comptoirs, éveillez des golems.
goal-journey-three = Tout sur une seule table : lieux et marché, chaîne et wagon, comptoirs et golems.
