## La fin d’une partie

end-about =
    { $title }, { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    }
end-winner =
    { $whose ->
        [you] Vous gagnez
       *[other] { $name } gagne
    }
end-ahead =
    { score-points }, { $ahead ->
        [0] à égalité avec
        [one] un de plus que
       *[other] { $ahead } de plus que
    } { $whose ->
        [you] vous
       *[other] { $name }
    }
end-behind =
    { $place ->
        [2] Deuxième place
        [3] Troisième place
        [4] Quatrième place
       *[other] Cinquième place
    }, { $behind ->
        [0] à égalité de points
        [one] à un point
       *[other] à { $behind } points
    }
end-woke =
    { $whose ->
        [you] votre
       *[other] pour { $name },
    } { $number ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] dernier
    } golem, { score-points }
end-golems = Les golems de la caravane gagnante, le dernier d’abord
end-scores = D’où viennent les points
end-points = Points
end-look = Voir la table

end-rating = Votre cote, { $title }

end-moment = Le moment décisif
end-moment-before =
    { $whose ->
        [you] Vous avez
       *[other] { $name } a
    } réclamé { $golem } ; un tour plus tard, { $rivals ->
        [you] vous pouviez
       *[other] { $rival } pouvait
    } le payer.
end-moment-copper =
    { $whose ->
        [you] Vous avez
       *[other] { $name } a
    } réclamé { $golem } et pris le dernier jeton de cuivre.
end-moment-claim =
    { $whose ->
        [you] Vous avez
       *[other] { $name } a
    } réclamé { $golem }.
end-moment-led =
    { $whose ->
        [you] Vous avez mené
       *[other] { $name } a mené
    } à partir de la ronde { $round }, sans plus jamais céder la tête.
end-moment-close = La partie est restée serrée jusqu’au bout.
end-moment-pending = Un robot fort analyse la partie…
end-chance =
    { $whose ->
        [you] Vos chances de gagner
       *[other] Chances de gagner ({ $name })
    } : de { $before } à { $after }
end-chance-of =
    { $whose ->
        [you] Vos chances de gagner
       *[other] Chances de gagner ({ $name })
    }
end-doubt = à ± { $doubt } près
