### The words that all games share.

## Small words

yes = yes
no = no
none = none
chance = chance
die = die
dice = dice
card = card
deck = deck
seat = seat
undo = Undo
redo = Redo
save = Save
quit = Quit
rules = Rules
game-over = The game is over.
seat-number = seat { $seat }
dice-seeded = The computer throws the dice.
dice-typed = You throw the dice and type what falls.

player-human = a person
player-random = a player who answers at random
player-first = a player who always takes the first answer

option-pass = Pass

ask-chance = What has fallen, or been drawn?

## What everybody should know about an evening

mark-crossed =
    { $lost ->
        [one] One answer was taken back
       *[other] { $lost } answers were taken back
    } beyond a seal: play went on again after answer { $at }.
mark-forked =
    { $lost ->
        [0] This evening goes on from another one, after its answer { $at }.
        [one] This evening goes on from another one, after its answer { $at }; one later answer was left behind.
       *[other] This evening goes on from another one, after its answer { $at }; { $lost } later answers were left behind.
    }
mark-replayed =
    { $at ->
        [1] The first answer was played again with other content than it was given with.
       *[other] The first { $at } answers were played again with other content than they were given with.
    }

## Refusals: answers

refusal-nothing-asked = Nothing is asked: the game is over.
refusal-wrong-seat =
    { $asked ->
        [-1] Seat { $given } cannot answer: chance is asked.
       *[other] Seat { $given } cannot answer: seat { $asked } is asked.
    }
refusal-illegal-option = “{ $given }” is not possible now.
refusal-illegal-answer = “{ $given }” is not possible now. You may answer, for example: { $near }.
refusal-no-player = Nobody plays for seat { $seat }: there is no player “{ $name }” at this table.

## Refusals: before the game

refusal-unknown-scenario = There is no scenario “{ $given }” in { $game }. There are: { $known }.
refusal-unknown-setting = There is no setting “{ $given }” in { $game }. There are: { $known }.
refusal-unknown-value = The setting “{ $name }” cannot be “{ $given }”. It may be: { $known }.
refusal-wrong-seats =
    { $wanted ->
        [one] { $game } has one seat here ({ $names }), not { $given }.
       *[other] { $game } has { $wanted } seats here ({ $names }), not { $given }.
    }
refusal-unknown-dice = There are no dice “{ $given }”. There are: typed, seeded, seeded:<number>.
refusal-unknown-language = There are no words in the language “{ $given }”. There are: { $known }.

## Refusals: scripted dice

refusal-out-of-dice = The script has no result left for “{ $why }”.
refusal-impossible-result = The script says { $given } for “{ $why }”, which cannot come up.
refusal-dice-left = The script has results left over: { $left }.

## Refusals: undo, redo, fork

refusal-nothing-to-undo = There is nothing to undo.
refusal-nothing-to-redo = There is nothing to redo.
refusal-sealed =
    { $by ->
        [chance] That is sealed: chance has answered “{ $given }” since. It can be undone all the same, but the evening will keep a mark of it.
       *[seat] That is sealed: { $seat } has answered “{ $given }” since. It can be undone all the same, but the evening will keep a mark of it.
    }
refusal-no-such-answer =
    { $count ->
        [one] There is no answer { $at } to go on from: one has been given.
       *[other] There is no answer { $at } to go on from: { $count } have been given.
    }
refusal-impossible-answer = Answer { $number }, “{ $given }”, is not possible here.

## Refusals: saves

refusal-cannot-write = { $path } cannot be written: { $why }.
refusal-cannot-read = { $path } cannot be read: { $why }.
refusal-not-a-save = { $path } is not a save of Héraut.
refusal-not-json = { $path } is not JSON: line { $line }, column { $column }.
refusal-truncated = { $path } is not whole: the file breaks off at line { $line }.
refusal-unknown-format = { $path } is a save in format { $given }; this Héraut reads format { $known }.
refusal-bad-field = { $path }: the field “{ $field }” is missing, or is not what a save holds.
refusal-unknown-game = { $path } is a save of the game “{ $given }”, which is not here. There are: { $known }.
refusal-other-content = { $path } was saved with content { $saved } of { $game }; here it is { $present }. With --replay the same answers are tried with today’s content.
refusal-lost-answer = { $path }: answer { $number }, “{ $given }”, is not possible with today’s content.
refusal-changed-answer = { $path }: answer { $number }, “{ $given }”, is not possible here: the file was changed.
refusal-other-digest = { $path }: its answers do not lead where the file says: it was changed, or saved by other rules.
refusal-changed-state = { $path }: the state in the file is not the one its answers lead to: the file was changed.
