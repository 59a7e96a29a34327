"""What bots think with: how a seat stands, what comes to mind first, and the best play of a combat."""
