## The table

row-point-cards = Point cards
pile-copper = { $tokens } copper
pile-silver = { $tokens } silver
