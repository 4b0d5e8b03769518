## La page d’une table

skip-ahead = Passer au présent
skip = Aller à la décision
order = Ordre du tour et scores
tab-over = Scores finaux · { $title }
tab-lobby = On s’installe · { $title }
tab-new = Nouvelle table · { $title }
tab-your-turn = À vous · { $title }

table-you = Vous
table-open = siège libre
table-erased = quelqu’un
table-bot =
    { $level ->
        [beginner] Débutant
        [learner] Apprenti
        [casual] Amateur
        [skilled] Habile
        [seasoned] Aguerri
        [expert] Expert
        [veteran] Vétéran
        [master] Maître
       *[grandmaster] Grand maître
    }
role-bot = robot
role-stand-in = absence, { $name } joue
role-first = commence
role-person = en jeu

bar-your-turn = À vous de jouer
bar-choose-one =
    { $number ->
        [one] Un seul coup est possible
       *[other] Choisissez parmi { $number } coups
    }
bar-go-on = Continuez
bar-pay = Payez
bar-upgrade = Améliorez
bar-return = Rendez
bar-trade = Échangez
bar-start = Commencez
bar-place = Placez votre wagon
bar-move = Déplacez votre wagon
bar-found = Des cristaux ici
bar-build = Construisez
bar-act = Agissez ici
bar-bonus = Prenez une tuile Bonus
bar-reward = Récompense
bar-claim = Réclamez
bar-explore = Explorez
bar-market = Marché
bar-replace = Remplacez
bar-swap = Changez l’ordre
bar-outpost = Échange au comptoir
bar-their-turn = Début du tour
bar-their-step = Tour en cours
bar-not-that = Choisir autre chose
bar-others-turn = { $name } choisit
bar-drawing = On pioche
bar-over = La partie est terminée
bar-undo = Annuler le dernier choix
bar-ask-undo = Demander à annuler
bar-undo-uncounts = La partie ne comptera plus pour vous.
bar-do-it = Valider

way-play = Jouer
way-acquire = Acquérir
way-claim = Réclamer
way-step = Se déplacer
way-outpost = Comptoirs
way-work = Activer
way-explore = Explorer
way-bonus = Tuile Bonus
way-route = Route commerciale
way-then = puis
way-number = { $number } choix

answer-forbidden = n’est pas possible maintenant :
answer-refused =
    { $name ->
        [stale] La partie a avancé entre-temps. Regardez, puis choisissez.
        [out_of_turn] Ce n’est pas votre tour.
        [not_yours] Ce siège n’est pas le vôtre.
        [malformed] Ce n’est pas une action de ce jeu.
        [illegal] Les règles ne le permettent pas maintenant.
        [draw_between] Quelque chose est pioché entre-temps. Choisissez pas à pas.
        [begun] La partie a déjà commencé.
        [not_playing] Aucune partie n’est en cours ici.
        [not_free] Cette place est prise.
        [full] Il n’y a plus de place libre.
        [not_owner] Seule la personne qui a ouvert la table peut le faire.
        [not_seated] Vous n’êtes pas à cette table.
        [nothing_to_undo] Il n’y a rien à annuler.
        [not_asked] Personne ne demande à annuler.
        [message] Un message compte au plus 500 caractères.
        [talkative] La discussion de cette table garde 400 messages par personne, 2 000 en tout : il n’y a plus de place pour le vôtre.
        [others_play] D’autres personnes jouent ici.
        [may_return] Quelqu’un vient de partir et peut encore revenir. Attendez quelques minutes.
        [absent] Quelqu’un est parti. Rien de ce qui précède son départ ne peut être annulé avant son retour.
        [other_rules] Cette partie a commencé sous une version plus ancienne des règles.
        [no_hints] Aucun conseil n’est donné à cette table.
       *[other] Ce n’était pas possible.
    }

rail = Joueurs, journal, discussion
players = Joueurs
score-how =
    { $points ->
        [one] point, voir le détail
       *[other] points, voir le détail
    }
connection-lost = Connexion perdue. Nouvelle tentative…
connection-kept = Pas de connexion. Votre coup est gardé et sera envoyé dès qu’elle revient.

log = Ce qui s’est passé
log-round = Ronde { $round }
chat = Discussion
chat-field = Dites quelque chose
chat-send = Envoyer

ending-scores = Scores finaux
ending-winner =
    { $whose ->
        [you] Vous gagnez avec { score-points }.
       *[other] { $name } gagne avec { score-points }.
    }
ending-exception =
    { $why ->
        [left] { $name } a quitté la partie : elle compte comme perdue.
        [taken_back] { $name } a repris une pioche ou le coup d’une autre personne : la partie ne compte pas pour { $name }.
       *[stand_in] Un robot a décidé pour { $name }, à qui cette partie ne rapporte rien.
    }
ending-next = Partie suivante
ending-rematch = Rejouer
ending-record = Partie enregistrée
ending-home = Accueil

undo-asked =
    { $whose ->
        [you] Vous avez demandé à annuler un coup.
       *[other] { $name } demande à annuler un coup.
    }
undo-asked-uncounts =
    { $whose ->
        [you] La partie ne comptera alors plus pour vous.
       *[other] La partie ne comptera alors plus pour { $name }.
    }
undo-agree = D’accord
undo-refuse = Non
undo-withdraw = Annuler la demande

leave = Quitter la partie
leave-note = Un robot joue pour vous jusqu’à votre retour.
leave-cost =
    Sans retour de votre part dans { $minutes ->
        [one] la minute
       *[other] les { $minutes } minutes
    }, ou avant la fin, vous perdez. Dès que le robot a décidé pour vous, cette partie ne peut plus rien vous rapporter.
leave-cost-alone = Sans retour de votre part avant la fin, vous perdez. Dès que le robot a décidé pour vous, la partie ne compte plus autrement.
leave-back-by =
    { $minutes ->
        [0] Votre absence a trop duré : cette partie compte comme perdue pour vous. Vous pouvez encore la jouer.
        [one] Revenez d’ici une minute, sinon la partie compte comme perdue pour vous.
       *[other] Revenez d’ici { $minutes } minutes, sinon la partie compte comme perdue pour vous.
    }
leave-level = Niveau du robot
leave-go = Quitter
leave-return = Reprendre mon siège

fair-proven =
    { $draws ->
        [one] La donne était équitable : l’unique pioche découle de la graine.
       *[other] La donne était équitable : les { $draws } pioches découlent de la graine.
    }
fair-sealed = La graine n’est pas publiée : les pioches ne peuvent pas être vérifiées.
fair-broken = Les pioches ne découlent pas de la graine promise.
fair-note = L’engagement, le SHA-256 de la graine, a été publié avant la première pioche. Téléchargez la partie enregistrée et vérifiez-la vous-même avec carvania record verify.
fair-commitment = Engagement
fair-seed = Graine

## Les touches

keys = Touches
keys-help = montrer les touches
keys-tab = vers la partie suivante de la page
keys-arrows = d’un objet à l’autre dans une partie
keys-numbers = du premier au neuvième choix de la barre
keys-undo = annuler le dernier choix
keys-hint = demander conseil
keys-escape = fermer, renoncer ou annuler le dernier choix ; passer au présent pendant le tour des autres, comme la barre d’espace
keys-lesson-back = étape précédente
keys-actions = action précédente et suivante
keys-turns = tour précédent et suivant
keys-ends = première décision et fin
keys-film = lecture ou pause
keys-off = Les touches simples se désactivent dans vos réglages.
keys-are-off = Les touches simples sont désactivées dans vos réglages.
row-choices = Choix
bar-look-again = Actualiser
