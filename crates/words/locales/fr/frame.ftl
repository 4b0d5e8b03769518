## Ce qui est sur chaque page

tools = Réglages
tools-language = Français
tools-theme = Jour ou nuit
tools-me = Vous
foot = Plus
foot-rules = Règles
foot-records = Parties notées
foot-api = Pour les programmes
