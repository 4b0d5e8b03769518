## La table

row-point-cards = Cartes Points
pile-copper = { $tokens } cuivre
pile-silver = { $tokens } argent
