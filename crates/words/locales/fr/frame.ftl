## Ce qui est sur chaque page

tools = Réglages
tools-language = Français
tools-theme = Jour ou nuit
tools-me = Vous
foot = Plus
foot-rules = Règles
foot-records = Parties notées
foot-api = Pour les programmes

## An address that can be copied
copy = Copier
copy-done = Copié
copy-failed = Copie impossible. Le lien est sélectionné : copiez-le avec Ctrl+C ou par un appui long.
