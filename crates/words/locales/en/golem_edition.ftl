## What a player did, after the name

told-draw-point = { $card } is drawn

## The table

row-point-cards = Point cards
pile-copper = { $tokens } copper
pile-silver = { $tokens } silver
