## The first page, for whoever is new and for whoever has many tables

home-first-lesson = Start the first lesson
home-first = First steps
home-first-label = First, about 8 minutes
home-first-name = Learn Golem Edition by playing
home-first-note = A real table, one idea at a time. You trade crystals, you wake a golem.
home-second-label = Then
home-second-name = Meet { $name }
home-second-note = Your first opponent. Hints are on.
home-third-label = And then
home-third-name = Bring a friend
home-third-note = Send a link. No account, no download.
home-points = your points, and the most that any rival has
home-close = Close this game
home-close-which = Close this game of { $title }
home-left =
    { $unit ->
        [days] { $number } days left
        [hours] { $number } h left
       *[minutes] { $number } min left
    }
