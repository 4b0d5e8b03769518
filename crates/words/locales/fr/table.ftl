## La page d'une table

skip = Aller à la décision
order = Ordre du tour et scores
tab-your-turn = À vous · { $title }

table-you = Vous
table-open = siège libre
table-erased = quelqu'un
table-bot =
    { $level ->
        [beginner] Débutant
        [casual] Amateur
        [skilled] Habile
        [expert] Expert
       *[master] Maître
    }
role-bot = robot
role-first = commence
role-person = en jeu

bar-your-turn = À vous de jouer
bar-go-on = Continuez
bar-others-turn = { $name } choisit
bar-drawing = On pioche
bar-over = La partie est terminée
bar-undo = Annuler le dernier pas
bar-ask-undo = Demander à revenir en arrière
bar-do-it = Valider

way-play = Jouer
way-acquire = Acquérir
way-claim = Réclamer
way-step = Se déplacer
way-work = Activer
way-bonus = Tuile Bonus
way-route = Route commerciale
way-number = { $number } choix

answer-forbidden = n'est pas possible maintenant. Voici pourquoi :
answer-refused =
    { $name ->
        [stale] La partie a continué entre-temps. Regardez, puis choisissez.
        [out_of_turn] Ce n'est pas votre tour.
        [not_yours] Ce siège n'est pas le vôtre.
        [malformed] Ce n'est pas une action de ce jeu.
        [illegal] Les règles ne le permettent pas maintenant.
        [begun] La partie a déjà commencé.
        [not_playing] Aucune partie n'est en cours ici.
        [not_free] Cette place est prise.
        [full] Il n'y a plus de place libre.
        [not_owner] Seule la personne qui a ouvert la table peut le faire.
        [not_seated] Vous n'êtes pas à cette table.
        [nothing_to_undo] Il n'y a rien à annuler.
        [not_asked] Personne ne demande à revenir en arrière.
        [message] Un message compte de 1 à 500 signes.
        [talkative] On ne peut plus rien dire à cette table.
        [others_play] D'autres personnes jouent ici.
        [other_rules] Cette partie a commencé sous d'autres règles que celles de ce programme.
       *[other] Ce n'était pas possible.
    }

log = Ce qui s'est passé
log-round = Ronde { $round }
chat = Discussion
chat-field = Dites quelque chose
chat-send = Envoyer

ending-scores = Scores finaux
ending-player = Joueur
ending-next = Vers la partie suivante
ending-rematch = Rejouer
ending-record = Partie notée
ending-home = Accueil
