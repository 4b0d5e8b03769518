## La première page, pour qui découvre et pour qui a beaucoup de tables

home-first-lesson = Commencer la première leçon
home-first = Premiers pas
home-first-label = D’abord, environ 8 minutes
home-first-name = Apprendre l’Édition Golem en jouant
home-first-note = Une vraie table, une idée à la fois. Vous échangez des cristaux, vous éveillez un golem.
home-second-label = Ensuite
home-second-name = Rencontrer { $name }
home-second-note = Votre premier adversaire. Les conseils sont permis.
home-third-label = Et puis
home-third-name = Inviter quelqu’un
home-third-note = Envoyez un lien. Ni compte, ni téléchargement.
home-points = vos points, et le meilleur total des autres
home-close = Fermer cette partie
home-close-which = Fermer cette partie : { $title }
home-left =
    { $unit ->
        [days] encore { $number } jours
        [hours] encore { $number } h
       *[minutes] encore { $number } min
    }
