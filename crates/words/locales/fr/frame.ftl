## Ce qui est sur chaque page

skip-page = Aller au contenu
tools = Réglages
tools-language = Français
tools-theme = Jour ou nuit : { $now }
tools-me = Vous
foot = Plus
foot-rules = Règles
foot-records = Parties enregistrées
foot-api = Pour les programmes

## Une adresse à copier
copy = Copier
copy-done = Copié
copy-failed = Copie impossible. Le lien est sélectionné : copiez-le avec Ctrl+C ou par un appui long.
