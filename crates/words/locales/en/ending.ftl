## The end of a game

end-about =
    { $title }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
end-winner =
    { $whose ->
        [you] You win
       *[other] { $name } wins
    }
end-ahead =
    { score-points }, { $ahead ->
        [0] level with
        [one] one ahead of
       *[other] { $ahead } ahead of
    } { $whose ->
        [you] you
       *[other] { $name }
    }
end-behind =
    { $place ->
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }, { $behind ->
        [0] level on points
        [one] one point behind
       *[other] { $behind } points behind
    }
end-woke =
    { $whose ->
        [you] your
       *[other] { $name }’s
    } { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] last
    } golem, { score-points }
end-golems = The winner’s golems, the last one first
end-scores = Where the points came from
end-points = Points
end-look = Look at the table

end-rating = Your rating, { $title }

end-moment = The decisive moment
end-moment-before =
    { $whose ->
        [you] You
       *[other] { $name }
    } claimed { $golem } one turn before { $rivals ->
        [you] you
       *[other] { $rival }
    } could pay for it.
end-moment-copper =
    { $whose ->
        [you] You
       *[other] { $name }
    } claimed { $golem } and took the last copper token.
end-moment-claim =
    { $whose ->
        [you] You
       *[other] { $name }
    } claimed { $golem }.
end-moment-led =
    { $whose ->
        [you] You led from round { $round } and were
       *[other] { $name } led from round { $round } and was
    } never caught.
end-moment-close = It was close all the way.
end-moment-pending = A strong bot is analysing the game…
end-chance =
    { $whose ->
        [you] Your chance of winning
       *[other] { $name }’s chance of winning
    }: { $before } to { $after }
end-chance-of =
    { $whose ->
        [you] Your chance of winning
       *[other] { $name }’s chance of winning
    }
end-doubt = accurate to ± { $doubt }
