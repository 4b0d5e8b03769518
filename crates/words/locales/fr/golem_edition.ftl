## Ce que quelqu’un a fait, après son nom

told-draw-point = { $card } est piochée

## La table

row-point-cards = Cartes Points
pile-copper = { $tokens } cuivre
pile-silver = { $tokens } argent
