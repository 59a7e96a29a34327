"""Three small games on the kernel, whose trees and values the literature knows: the kernel's oracle.

They show the shortest way to write a game (docs/adding-a-game.md), and are raced against other engines.
"""
