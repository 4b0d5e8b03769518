## La partie au terminal

play-welcome =
    { $title }, { $players } personnes. Graine { $seed } : elle redonne les mêmes pioches.
    Cristaux, du plus bas au plus élevé : Y jaune, G vert, B bleu, M magenta.
legend-cards = Cartes : { CARD("+YY") } fait gagner des cristaux, { CARD("^2") } les améliore, { CARD("YYY>GB") } les échange.
legend-world =
    A1.3 est un lieu, P12 une carte Points, T05 une tuile Bonus, X07 une tuile Exploration.
    Posez des marchands sur un lieu ouvert, ou reposez-vous pour les rappeler.
legend-map = Plateau : @12 les wagons des sièges 1 et 2, #12 leurs comptoirs, [G] { CARD("YY>B") } une montagne à l’icône Commerce verte qui échange { CRYSTALS("YY") } contre { CRYSTALS("B") }.
play-ready = Tapez le numéro de ce que vous voulez faire, ou aide.
help-golem-edition =
    Tapez le numéro d’une option, ou l’action elle-même :
      jouer +YY, acquérir YYY>GB, réclamer GGBB, repos, payer y, améliorer g, échanger 2, stop, rendre m (ou les mots de la notation : play, acquire…)
    Si une seule option convient, la carte ou le cristal suffit : yyy>gb, ou y.
help-eastern-mountains =
    Tapez le numéro d’une option, ou l’action elle-même :
      départ yyg, placer c3, aller c4, payer y, stop, ramasser, laisser, construire, échanger 2, réclamer ggbb, miner, passer, bonus caravane, améliorer g, rendre m (ou les mots de la notation : step, mine…)
    Si une seule option convient, la case ou le cristal suffit : c4, ou y.
help-call-for-adventure =
    Tapez le numéro d’une option, ou l’action elle-même :
      jouer +YY, acquérir YYY>GB, repos, payer y, améliorer g, échanger 2, stop, rendre m, départ yyg, placer c3, défausser +YY, aller c4, construire, réclamer ggbb, récompense YYY>GB, bonus caravane, passer (ou les mots de la notation : play, spend…)
    Si une seule option convient, la carte, la case ou le cristal suffit : c4, ou y.
help-endless-world =
    Tapez le numéro d’une option, ou l’action elle-même :
      activer a1.3, repos, améliorer g, échanger 2, stop, réclamer p12, bonus t05, explorer x07, rendre m (ou les mots de la notation : work, claim…)
    Si une seule option convient, son nom ou le cristal suffit : a1.3, p12, ou y.
help-journey-with-route =
    Tapez le numéro d’une option, ou l’action elle-même :
      activer a1.3, route +YY, repos, utiliser, garder, remplacer ^2, intervertir ^2, améliorer g, échanger 2, stop, réclamer p12, bonus t05, explorer x07, rendre m (ou les mots de la notation : work, keep…)
    Si une seule option convient, son nom ou le cristal suffit : a1.3, p12, ou y.
help-journey-with-wagon =
    Tapez le numéro d’une option, ou l’action elle-même :
      activer a2.3, repos, aller c3, payer y, construire, comptoir c3, améliorer g, échanger 2, stop, réclamer p12, bonus t05, explorer x07, rendre m (ou les mots de la notation : work, step…)
    Si une seule option convient, son nom ou le cristal suffit : a2.3, c3, ou y.
play-help =
    Autres choses à taper :
      table           toute la table et vos options
      score           d’où viennent les points de tout le monde
      annuler         retour à la décision précédente
      règles { $clause }    ce que dit une clause ; règles seul les liste toutes
      sauver FICHIER  garde la partie ; play --record FICHIER la continue
      quitter         quitte la partie
play-bye = Au revoir.
play-refused = { $action } est impossible maintenant : { $clause } ne le permet pas.
play-unclear = Je ne comprends pas. Tapez le numéro d’une option, une action comme payer y, ou aide.
no-such-number =
    { $most ->
        [0] Il n’y a plus rien à choisir : la partie est terminée.
       *[other] Tapez un nombre de 1 à { $most }.
    }
no-such-card = Cette carte, cette tuile, cette case ou ce lieu n’existe pas dans ce jeu.
only-option = Il n’y a qu’une option : { $option }.

heading-turn = Ronde { $round } · { $player }
heading-start = Avant la première ronde · { $player }
heading-end = La partie est terminée
end-offer = Tapez sauver pour garder la partie, annuler pour revenir en arrière, ou Entrée pour quitter.

seat-you = Siège { $seat }, vous
seat-person = Siège { $seat }
seat-bot = Siège { $seat }, { $bot }

score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-total = total
score-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
score-you-win = Vous gagnez avec { score-points }.
score-wins = { $player }, gagne avec { score-points }.
score-provisional = Scores provisoires jusqu’à la fin de la partie (C-8).
score-tie = À points égaux, la personne qui joue plus tard dans la ronde est classée devant (C-8).

undo-done = Retour à la décision précédente.
undo-done-drawn =
    Retour à la décision précédente. Il y a eu des pioches depuis : elles donneront de nouveau la même chose.
undo-nothing = Il n’y a pas de décision à annuler.

rules-none = La clause { $clause } n’existe pas. Tapez règles pour les voir toutes.

save-done = Partie gardée dans { $file }.
save-exists = { $file } existe déjà. Tapez sauver et un autre nom.
save-failed = { $file } ne peut pas être écrit : { $problem }. Tapez sauver et un autre nom.

## Les noms des commandes ; les noms anglais sont compris aussi

command-undo = annuler
command-save = sauver sauvegarder
command-show = table montrer
command-rules = règles regles règle regle
command-score = score scores
command-help = aide ?
command-quit = quitter

## Les noms des actions ; ceux de la notation sont compris aussi

verb-play = jouer
verb-acquire = acquérir acquerir
verb-rest = repos reposer
verb-claim = réclamer reclamer
verb-pay = payer
verb-upgrade = améliorer ameliorer
verb-stop = stop arrêter arreter
verb-trade = échanger echanger
verb-return = rendre
verb-draw = piocher
verb-start = départ depart
verb-place = placer
verb-step = aller pas
verb-spend = défausser defausser
verb-take = ramasser prendre
verb-leave = laisser
verb-build = construire
verb-bonus = bonus
verb-reward = récompense recompense
verb-mine = miner
verb-pass = passer
verb-work = activer
verb-explore = explorer
verb-use = utiliser
verb-keep = garder
verb-replace = remplacer
verb-swap = intervertir
verb-route = route
verb-outpost = comptoir

## Les noms des tuiles Bonus, tels qu’on les tape

kind-step = pas
kind-upgrade = amélioration amelioration
kind-mine = mine
kind-caravan = caravane
kind-points = points

## Pourquoi une partie ne peut pas commencer

fault-file = { $file } ne peut pas être lu : { $problem }
fault-components = { $file } n’est pas un fichier de composants : { $problem }
fault-box-twice = { $file } décrit aussi la boîte { $box } : nommez un seul fichier de composants par boîte
fault-box-unused = { $file } décrit la boîte { $box }, dont { $title } se passe : enlevez-le, ou changez --game
fault-record = { $file } n’est pas une partie que l’on peut continuer : { $problem }
fault-map = { $file } n’est pas un plateau montagneux pour { $title } : { $problem }
fault-no-map = { $title } ne se joue pas sur un plateau montagneux : enlevez --map
fault-other-map = { $title } ne peut pas se jouer sur ce plateau montagneux
fault-players = { $title } se joue de { $least } à { $most }, pas à { $players } ({ $clause }) : changez --players
fault-point-cards =
    à { $players }, il faut au moins { $needed } cartes Points, mais le fichier de composants en a { $found } ({ $clause })
fault-seats =
    { $seats ->
        [one] --seats nomme une personne
       *[other] --seats nomme { $seats } personnes
    }, mais { $players } jouent : nommez-en une par siège
fault-seat = personne ne s’appelle { $name } : écrivez { $human }, l’un des robots { $bots }, ou le chemin d’un programme tel que ./mybot
fault-bots =
    { $bots ->
        [one] --bots nomme un robot
       *[other] --bots nomme { $bots } robots
    }, mais { $seats ->
        [0] aucun siège n’est libre
        [one] un siège est libre
       *[other] { $seats } sièges sont libres
    } : nommez-en un pour tous ou un pour chacun, et écrivez bot pour ces sièges si vous donnez --seats
fault-program = personne ne peut prendre le siège { $seat } : { $problem }
fault-noted-program =
    le siège { $seat } était pris par le programme { $name } : les programmes que nomme une partie ne sont pas lancés, dites qui joue avec --bots ou --seats

## Les fautes des programmes

program-fault = { $player } : le programme { $fault }. La première de ses options est retenue.
program-not-started = n’a pas pu être lancé : { $problem }
program-ended = s’est terminé ({ $status }){ $said }
program-closed = a fermé son entrée ou sa sortie{ $said }
program-said = {" "}et a dit : { $said }
program-late = n’a pas répondu dans sa limite de { $milliseconds } ms
program-deaf = ne lit pas ses requêtes
program-too-long = a écrit une ligne de plus de { $most } octets
program-no-answer = a répondu { $line }, qui n’est pas un objet JSON
program-wrong-id = a répondu à la requête { $id }, qui ne lui a pas été posée
program-no-id = a répondu sans l’id de sa requête
program-no-action = a répondu sans action
program-illegal = a choisi { $action }, qui n’est pas légale
program-gave-up = a renoncé : { $message }
program-interrupted = a été interrompu
program-out = n’est plus interrogé dans cette partie : il { $fault }
