### What the server says.

## Who plays

bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-greedy = Greedy
bot-random = Random
bot-first = First answer

## Seals

seal-chance = That is sealed: chance has answered since.
seal-somebody = That is sealed: somebody has answered since.
seal-shown = That is sealed: something hidden has been shown since.
seal-end = That is sealed: the game is over. A new table can go on from any of its answers.
seal-seat = That is sealed: { $seat } has answered since.

## Refusals

refusal-no-table = There is no such table.
refusal-no-page = There is nothing at this address.
refusal-wrong-method = This address cannot be used like that.
refusal-unknown-token = This seat is no longer yours, or never was: its key is not known here.
refusal-not-host = Only whoever opened the table may do this.
refusal-not-your-seat = You do not hold that seat.
refusal-not-asked = That seat is not asked anything now.
refusal-overtaken = Somebody was quicker: this can no longer be answered.
refusal-not-a-persons-seat = Nobody can be invited to that seat.
refusal-bad-invite = This invitation is spent, or was never given.
refusal-bad-name = A name has 1 to { $most } characters that can be seen.
refusal-not-over = This is told once the game is over.
refusal-still-played = This is possible once the game is over, or when everybody sits at this device.
refusal-may-not-force = A seal can be broken only when everybody sits at this device, or when the dice are typed.
refusal-key-taken = This key was used for something else.
refusal-bad-frame = This message cannot be understood: { $why }
refusal-bad-body = What was sent cannot be understood: { $why }
refusal-too-large = That is too large: { $most } bytes at most.
refusal-too-fast = That is too fast. Wait a moment.
refusal-too-busy = Too much is thought about here just now. Try again.
refusal-too-many = There are too many lines open from here.
refusal-say-hello = Say hello first: which table?
refusal-other-origin = Another site may not do this.
refusal-other-host = This server does not go by that name.
refusal-too-long = A save with more than { $most } answers is not accepted.
refusal-outdated = Today’s rules allow no more of this table. It goes on once everybody agrees.
refusal-game-gone = The game of this table is not here any more.
refusal-cards-gone = This table was played with other cards than lie here.
refusal-nothing-to-agree = There is nothing here to agree to.
refusal-fault = Something went wrong here. Nothing was changed.
refusal-entry-taken = Somebody else was faster. Look again.
refusal-journal-closed = The server is stopping.
refusal-journal-gap = The journal of this table is damaged.
refusal-journal-altered = The journal of this table is damaged.
refusal-journal-short = The journal of this table is damaged.
refusal-journal-read-only = The server’s journal is damaged: whatever can be read is shown, but nothing new is written. Whoever runs the server can rescue it.
refusal-unfit-length = This cannot be written down: a name has 1 to { $most } characters.
refusal-unfit-space = This cannot be written down: a table’s name has no spaces.
refusal-unfit-number = This cannot be written down: entries are counted from 1.
refusal-unfit-character = This cannot be written down: it holds signs that are no text.

# In place of those that name a file on this machine.
refusal-cannot-write = The server cannot write just now. Nothing was changed; try again.
refusal-cannot-read = The server cannot read just now. Try again.
refusal-journal-damaged = The journal of this table is damaged: it cannot be read.
refusal-journal-gone = The server has lost its journal: the file was deleted, moved or replaced. Nothing was changed.

## At the terminal

serving = Héraut is at { $url } (Ctrl-C stops it).
serving-kept = Tables are kept in { $store }.
no-screen =
    Héraut is running, but its pages are not built.

    In the folder of the project:  make web

    The programming interface is described at /api/docs.
