### The words that all games share.

## Small words

none = none
chance = chance
game-over = The game is over.
seat-number = seat { $seat }

player-human = a person
player-easy = a player who thinks a little
player-normal = a player who thinks ahead
player-hard = a player who thinks as far as a second allows
player-greedy = a player who looks one step ahead
player-random = a player who answers at random
player-first = a player who always takes the first answer

option-pass = Pass

ask-chance = What has fallen, or been drawn?
ask-rolled = What has fallen?
ask-drawn = What has been drawn?

option-chance = { $chance }

## What an answer leads to

change-of = { $whose }: { $what }
then-asked = Then: { $what }
then-dice =
    { $count ->
        [one] Then a die
       *[other] Then { $count } dice
    }
then-cards =
    { $count ->
        [one] Then a card is drawn
       *[other] Then { $count } cards are drawn
    }
then-again = You may choose once more
then-theirs = Then the same question is put to { $seat }
walk-steps = In { $count } steps, one after the other
walk-cost = Cost
then-unsure = Then others may have a say
then-over = Then the game is over
why-not-another-time = this is no answer to the question now put.

## What everybody should know about an evening

herald-answered = The herald answers for { $seat }: { $answer }
mark-freed = The host has freed the seat of { $name }.
mark-taken = { $name } sits down there now and sees what it holds.
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
    { $lost ->
        [0] The first { $at } answers were played again with today’s rules.
        [one] Today’s rules allow the first { $at } answers; the one after them was left out.
       *[other] Today’s rules allow the first { $at } answers; the { $lost } after them were left out.
    }
mark-differs =
    { $at ->
        [0] Today’s rules begin differently from those it was played by.
       *[other] From answer { $at } on, today’s rules lead somewhere else than those it was played by.
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
choice-of = { $who }: { $what }
refused-wish = Not “{ $wish }”: { $why }
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

refusal-no-such-order = The herald cannot do that for this seat now.
refusal-nothing-to-undo = There is nothing to undo.
refusal-nothing-to-redo = There is nothing to redo.
refusal-sealed =
    { $by ->
        [chance] That is sealed: chance has answered since. It can be undone all the same, but the evening will keep a mark of it.
        [somebody] That is sealed: somebody has answered since. It can be undone all the same, but the evening will keep a mark of it.
        [shown] That is sealed: something hidden has been shown since. It can be undone all the same, but the evening will keep a mark of it.
        [end] That is sealed: the game is over. A fork goes on from any of its answers.
       *[seat] That is sealed: { $seat } has answered since. It can be undone all the same, but the evening will keep a mark of it.
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
refusal-other-content = { $path } was played with other cards ({ $given }) than lie here ({ $here }). Name their folder (--content { $game }=FOLDER), or play its answers with these cards (--replay).
refusal-changed-file = { $path } was changed since it was saved.
refusal-outdated-save = { $path }: answer { $number }, “{ $given }”, is not possible with today’s rules (unless the file was changed). With --replay it is opened up to there.
refusal-false-dice = { $path }: answer { $number } says “{ $given }”, but the dice gave “{ $fell }”: the file was changed.
refusal-false-seal = The key of the dice does not fit their seal { $seal }: the file was changed.
refusal-changed-state = { $path }: the state in the file is not the one its answers lead to: the file was changed.

## Refusals: the journal of a server

refusal-unknown-journal = “{ $url }” is no journal: give a path, sqlite:///path or postgresql://host/database.
refusal-no-such-journal = There is no journal at { $path }.
refusal-not-a-journal = { $path } is a database, but no journal of Héraut.
refusal-newer-journal = { $path } was written by a newer Héraut (format { $given }; this one reads up to { $known }).
refusal-cannot-open = { $path } cannot be opened: { $why }.
refusal-journal-emptied = { $path } is missing or empty, but its log { $log } is there. “heraut journal rescue { $path }” reads it; to begin anew, move the log away.
refusal-journal-unreadable = { $path } is no journal, or one whose beginning is damaged ({ $why }). If it is one, “heraut journal rescue { $path }” saves what can be read.
refusal-journal-damaged = { $path } is damaged: { $why }. What can be read of it is shown, and nothing is written to it. “heraut journal check { $path }” tells more, “heraut journal rescue { $path }” saves what is whole in a new file.
refusal-no-wal = { $path } is on a disk that cannot hold a write-ahead log.
refusal-sqlite-too-old = The journal needs SQLite 3.35 or newer; this Python has { $version }.
refusal-no-fsync = This PostgreSQL server runs with fsync=off: a power cut would take acknowledged moves with it.
refusal-not-unicode = The journal needs a PostgreSQL database in UTF-8; this one is in another encoding.
refusal-rescue-files = Only a journal in a file can be rescued; PostgreSQL has its own backups.
refusal-rescue-exists = { $path } exists. --to names another file.
refusal-nothing-to-rescue = There is no entry in { $path } that can be read.

## ── The terminal ──────────────────────────────────────────────────────────────────────────────────────────────────

## At the table

cli-zone = { $zone }:
cli-each = whichever → { $what }
cli-asks = { $who }: { $question }
cli-prompt = 1–{ $count }, or help:
cli-prompt-end = save, tale, quit:
cli-die = { $what } [die { $number } of { $count }]
cli-earlier =
    { $count ->
        [one] … one earlier line: tale
       *[other] … { $count } earlier lines: tale
    }
cli-notes =
    { $count ->
        [one] One note on what is printed here: notes
       *[other] { $count } notes on what is printed here: notes
    }
cli-force = “undo force” does it.
cli-undone = Taken back.
cli-redone = Played again.
cli-saved = Saved. To go on: heraut play --load { $path }
cli-save-first = Save the game before leaving? [Y/n]
cli-overwrite = { $path } exists. Write over it? [y/N]
cli-bye = Goodbye.
cli-won = { $who } won.
cli-drawn = Nobody won: a draw.
cli-lost = Nobody won: all is lost.
cli-scores = Scores: { $scores }.
cli-end-hint = “save” keeps the game (heraut replay FILE tells it again, heraut verify FILE proves its dice), “tale” tells it now, “quit” leaves.
cli-stands = The game is not over.
cli-help =
    An answer: its number (2), or its written form as saves have it (parry 1).
    why          the rules of this question       why 3         of option 3
    why ATT 2    a number of figure 2             why A1        everything about figure A1
    why not      what is refused here             why not attack 1 2   that very wish
    rule ID      a rule of the book               tale          all that has happened
    undo  redo   take back, play again            undo force    even what chance or others have sealed
    save [FILE]  keep the game                    field         draw the table again
    notes        what is guessed in the content   lang fr|en    the other language
    odds         what each answer leads to        hint          what a strong player would answer
    quit         leave
cli-faces = What came up may be: { $known }. Its name will do.
cli-hint = What the coach thinks (from −1, all is lost, to +1, all is won), the best first:
cli-hint-worth =
    { $value }, { $visits ->
        [one] tried once
       *[other] tried { $visits } times
    }
cli-nothing-refused = Nothing that one would wish for is refused here.
cli-no-rules = No rule is named here.
cli-gap = the text is silent; added to play

cli-part-printed = { $amount } (printed)
cli-part-replaced = replaced by { $amount } ({ $why })
cli-part-added = { $amount } ({ $why })
cli-part-multiplied = × { $amount } ({ $why })
cli-part-at-least = at least { $amount } ({ $why })
cli-part-at-most = at most { $amount } ({ $why })

## Commands

cli-game = { $name } (content { $version }; * the usual value of a setting)
cli-seats =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
cli-which-scenario = Which scenario? 1–{ $count } [1]:
cli-good-content =
    { $scenarios ->
        [one] OK: { $game }, content { $version }, one scenario.
       *[other] OK: { $game }, content { $version }, { $scenarios } scenarios.
    }
cli-bad-content = The content cannot be used: { $why }
cli-journal-holds =
    { $tables ->
        [one] { $store }: one table
       *[other] { $store }: { $tables } tables
    }, { $entries ->
        [one] one whole entry.
       *[other] { $entries } whole entries.
    }
cli-journal-wrong = Damaged: { $what }.
cli-journal-broken =
    Table { $table }…: { $whole ->
        [0] nothing holds
        [one] the first entry holds
       *[other] the first { $whole } entries hold
    }, { $lost ->
        [one] one later entry is lost.
       *[other] { $lost } later ones are lost.
    }
cli-journal-more =
    { $count ->
        [one] … and one more table.
       *[other] … and { $count } more tables.
    }
cli-journal-unread = Table { $table }…: entry { $n } holds, but means nothing to this Héraut.
cli-journal-whole = The journal is whole.
cli-journal-damaged = The journal is damaged. With the server stopped, “heraut journal rescue { $store }” saves what holds in a new file.
cli-journal-rescued =
    Saved in { $path }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entries ->
        [one] one entry.
       *[other] { $entries } entries.
    } To go on with it: heraut serve --store { $path }
cli-sim-scenario =
    { $games ->
        [0] { $scenario }: no game
        [one] { $scenario }: one game
       *[other] { $scenario }: { $games } games
    }
cli-sim-seat = { $seat } { $name } ({ $bot }): won { $wins } ({ $share } %), mean score { $score }
cli-sim-lost = lost by all: { $lost }
cli-sim-rest = drawn { $draws }, mean decisions { $decisions }, { $speed } games/s
cli-sim-interrupted = Interrupted: { $done } games of { $wanted } were played.
cli-sim-go-on = --resume continues it.
cli-sim-kept = Kept in { $path }. To look at one game: heraut replay { $path } --game { $id }
cli-arena-balance = The scenarios, { $judge } in all seats: the share of each seat (95 %)
cli-arena-lopsided = lopsided
cli-arena-even = even
cli-arena-unsure = unsure (too few games)
cli-arena-pairs = The pairs, each seed from every seat: the share of the first (95 %)
cli-arena-pair = pair
cli-arena-scenario = scenario
cli-arena-games = games
cli-arena-wdl = won–drawn–lost
cli-arena-share = share
cli-arena-all = all
cli-arena-elo = Elo, { $anchor } being 0 (95 %), and seconds per answer
cli-arena-bot = bot
cli-arena-rating = Elo
cli-arena-p50 = median
cli-arena-most = longest
cli-arena-none-even = Every scenario is lopsided: nobody met. --scenario names one all the same.
cli-plot-drawn =
    { $games ->
        [one] { $path }: one game drawn.
       *[other] { $path }: { $games } games drawn.
    }
cli-replay-saved = Saved in { $path }. To look at it: heraut replay { $path } --browser

## Pictures

plot-wins = Who wins
plot-lengths = How long games are
plot-scores = How they stand at the end
plot-elo = How strong the bots are
plot-note =
    { $games ->
        [one] one game · { $names } · { $sure }
       *[other] { $games } games · { $names } · { $sure }
    }
plot-sure-wins = 95 % intervals (Wilson)
plot-sure-lengths = the line is the median
plot-sure-scores = the dotted line is the mean
plot-sure-elo = 95 % intervals (Bradley–Terry)
plot-all = all together
plot-share = share of { $name }
plot-median = median { $value }
plot-decisions = answers given by the bots
plot-score = score
plot-anchor = Elo, { $name } being 0

## Refusals: serving

refusal-cannot-listen = The server cannot listen at { $where }: { $why }.
refusal-bad-proxy = A proxy is named by its address or network, as 10.0.0.1 or 10.0.0.0/8, not “{ $given }”.

## Refusals: studies

refusal-no-extra = This needs { $module }, which is not installed: pip install "heraut[{ $extra }]"
refusal-no-engine = There is no engine “{ $given }”. There are: { $known }.
refusal-other-worker = A worker has content { $there } of { $game }; here it is { $here }. Install the same there.
refusal-resume-what = --resume continues a file of results: name it with --out.
refusal-results-exist = { $path } exists. --resume continues it; another name begins anew.
refusal-not-in-plan = { $path } holds the game { $which }, which is not in this plan. Ask for the same games or more, or name another file.
refusal-other-plan =
    { $what ->
        [game] { $path } was begun with the game { $held }, and here it is { $wanted }. Name another file.
        [content] { $path } was begun with content { $held }, and here it is { $wanted }. Name another file.
       *[settings] { $path } was begun with the settings { $held }, and here they are { $wanted }. Name another file.
    }
refusal-not-results = { $path } is not a file of results.
refusal-no-such-format = { $path }: results are kept in files that end in { $known }.
refusal-no-such-game = There is no game “{ $given }” in { $path }. There are { $count }, such as { $known }.
refusal-played-otherwise = { $which } leads elsewhere today: the rules are not those it was played by, or the file was changed.
refusal-too-few-bots = An arena needs two different bots or more.
refusal-no-such-picture = { $path }: pictures are kept in files that end in { $known }.
refusal-no-such-kind = There is no picture “{ $given }”. There are: { $known }.
refusal-nothing-to-draw = There are no games here for the picture “{ $kind }”.

## Wrong use

cli-no-such-option = There is no option { $option } here. --help lists them.
cli-missing = Something is missing: { $name }. --help says more.
cli-bad-value = { $name } cannot be that: { $why }.
cli-wrong-use = This cannot be understood: { $why }. --help says more.
refusal-no-command = There is no command “{ $given }”. There are: { $known }.
refusal-no-game = There is no game “{ $given }”. There are: { $known }.
refusal-broken-game = The game “{ $given }”, which another package brings, cannot be loaded: { $why }.
refusal-no-folder = There is no folder { $path }.
refusal-bad-setting = “{ $given }” is not a setting: write name=value.
refusal-bad-content = “{ $given }” does not say which game is played with which folder: write wow_adventure=FOLDER, for example.
refusal-bad-seat = “{ $given }” does not say who sits where: write 1=human, for example.
refusal-no-seat = There is no seat “{ $given }”. There are: { $known }.
refusal-unknown-bot = There is no player “{ $given }”. There are: { $known }.
refusal-wrong-bots = The scenario “{ $scenario }” has { $wanted } seats ({ $names }), but { $given } bots were named.
refusal-not-with-load = { $option } cannot go with --load: the save already says it.
refusal-other-game = { $path } is a save of { $game }, not of { $given }.
refusal-no-such-option = There is no choice { $given }: they go from 1 to { $count }.
refusal-not-a-face = “{ $given }” cannot have fallen. It may be: { $known }.
refusal-too-many-dice =
    { $count ->
        [one] Too many dice: { $given } were typed, one is expected.
       *[other] Too many dice: { $given } were typed, { $count } are expected.
    }
refusal-not-understood = “{ $given }” is neither an answer nor a command. “help” lists the commands.
refusal-cannot-explain = Héraut cannot explain “{ $given }”. Try: why, why 1, why A1, or why with a number’s name and a figure.
refusal-no-such-number = There is no number “{ $given }” on { $piece }. There are: { $known }.
refusal-no-rule = There is no rule “{ $given }”. Near it: { $near }.

# Bots.

bot-random = Random
bot-first = The first option

# Odds.

outcome-wins = { $seat } wins
outcome-drawn = a draw
outcome-undecided = undecided
outcome-all-lose = all lose
outcome-win-together = seats { $seats } win together
horizon-question = At the next question
horizon-game = At the end of the game
policy-best = everybody playing for the best
policy-greedy = everybody taking what looks best at once
policy-random = everybody answering at random
policy-first = everybody taking the first option
policy-likely = everybody playing as one usually does
odds-exact = { $horizon }: exact, { $policy }.
odds-nearly = { $horizon }: exact to within { $error } %, { $policy }.
odds-sampled = { $horizon }: about, ± { $error } % from { $samples } trials, { $policy }.
refusal-no-hint = There is nothing to decide here.
refusal-no-odds = There are no odds to tell here.
refusal-no-stakes = There are no odds to tell of “{ $question }”.
refusal-no-choice = Nobody has anything to choose now: there are no odds to compare.
refusal-no-duels = { $game } knows no duel of two fighters.
refusal-no-fighter = There is no fighter “{ $given }”. Near it: { $near }.
refusal-no-fight = These two do not come to blows in “{ $scenario }”.
cli-luck =
    { $who }: { $dice ->
        [one] one die shows
       *[other] { $dice } dice show
    } { $total }, { $expected } expected ({ $more }); of 100 such throws { $lower } show less.
cli-luck-nobody = Nobody’s dice
cli-luck-none = No dice were thrown.

cli-verify-typed = People threw and typed the dice: there is nothing to check.
cli-verify-none = Nothing was left to chance.
cli-verify-sealed =
    { $count ->
        [one] One result under the seal { $seal }.
       *[other] { $count } results under the seal { $seal }.
    }
cli-verify-seeded =
    { $count ->
        [one] One result of the chosen { $seal }: whoever knew it could foresee it.
       *[other] { $count } results of the chosen { $seal }: whoever knew it could foresee them.
    }
cli-verify-unproved =
    { $count ->
        [one] One result that nothing proves.
       *[other] { $count } results that nothing proves.
    }
cli-verified = All { $results } results of this game are those of its dice ({ $thrown } were thrown, those taken back included).
refusal-other-seal = { $path }: its dice were not sealed by { $seal }.
