## Ce qu’on demande

ask-drop = { with-caravan }Posez-vous un cristal sur { $cell } pour un pas de plus ?
ask-take = Il y a { $heap } sur { $cell }. Prenez-vous le tout ?

## Ce qu’on peut choisir

option-drop = Poser un cristal { $crystal } pour un pas de plus
option-take = Ramasser { $heap }
option-leave = Laisser { $heap }
option-mine = Miner
    .detail = gagner { $mined }

## Ce que quelqu’un a fait, après son nom

told-drop = { VERB($by, "posez", "pose") } { $crystals } sur { $cell }
told-take = { VERB($by, "ramassez", "ramasse") } { $heap }
told-leave = { VERB($by, "laissez", "laisse") } { $heap }
told-mine = { VERB($by, "minez", "mine") } { $mined }
