### The screen's own words. What a game says comes from the server.

## Pages

page-home = Tables
page-setup = Set a table up
page-join = Invitation
page-rules = Rules
page-gallery = Gallery
page-about = About
home-title = Whose turn is it?
home-lead = The herald knows the rules, says who may do what, and tells the tale afterwards.
doors = Begin
door-play = Play in two minutes
door-invite = Invite a friend
door-invite-about = Choose a game, send a link.
door-referee = Referee our table
door-referee-about = Your dice, your figures; the herald keeps the rules.
colon = :
game = Game
your-tables = Your tables
little-duel = A duel that plays itself
duel-stop = Stop the duel
duel-go-on = Let the duel go on
no-tables = No table yet. Choose a game.
all-tables = Show all { $count } tables
keys-not-kept = This browser has no room for your keys: they are lost with this page. Take tables off the list, or allow the site to store data.
no-games = No game is offered here.
new-table = New table
join = Join a table
join-hint = link or invitation
enter = Enter
open-save = Open a saved game
play = Play
set-up = Set up
players = { $least } to { $most } players
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
scenarios = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
}
forget = Take { $name } off the list
finished-tables = { $count ->
    [one] 1 finished table
   *[other] { $count } finished tables
}
against-whom = against { $others }
among-whom = with { $others }
result-won = won
result-lost = lost
result-drawn = nobody won
forgotten = Taken off the list
removed = { $count ->
    [one] { $name } is off the list.
   *[other] { $count } tables are off the list.
}
put-back = Put back
removed-close = Let go of it for good
waiting = waiting
over = over
other-rules = Other rules
other-rules-about = Today’s rules do not allow all that was played: it goes on once everybody agrees.
gone = gone
your-turn = your turn
no-link = This is no link to a table.
too-large = This file is too large: 1 MB at most.
not-a-save = This file is no saved game.
open-so-far = Open it up to there

## Setting a table up

scenario = Scenario
seats = { $count ->
    [one] solitaire
   *[other] { $count } players
}
origin-published = published
origin-house = house
origin-guess = supposed
origin-published-about = As printed by the publisher.
origin-house-about = Made for Héraut.
origin-guess-about = Not found in print: its numbers are supposed.
how-many = Players
who-sits = Who sits where
who-me = me
who-here = somebody here
who-bot = a bot
who-invite = somebody elsewhere
bot = Bot
name = Name
link-later = a link will be given
settings = Settings
variants = { $count ->
    [0] Variants: none
   *[other] Variants: { $count }
}
dice-seeded = thrown here
dice-typed = real dice
dice-seeded-about = The dice are thrown by the herald.
errands = Left to the herald
errand-setup = Laying the table.
errand-setup-about = It chooses for you what must be chosen before the first turn: you begin with your first own act.
errand-guards = Guards and neutral units.
errand-guards-about = It moves them in everybody’s fights, by what all can see. Without it, the other players move them.
rhythm = Rhythm
rhythm-usual = usual
rhythm-steady = steady
rhythm-usual-about = Only whoever can answer is asked; the others see that the table waits.
rhythm-steady-about = Everybody who holds cards is asked every time, so that waiting tells nothing.
table-waits = The table waits…
dice-typed-about = You throw your own dice and type what they show.
begin = Begin
no-person = Somebody must sit here: all seats are given to bots.
no-game = There is no such game.
invite-title = The table is laid
invite-about = { $count ->
    [one] Send this link to one person. It works once.
   *[other] Send each link to one person. It works once.
}
qr = QR code
qr-of = QR code of the invitation for { $side }
link-local = These links only work on this machine. For others, start Héraut with “heraut serve --host 0.0.0.0” and open it by this machine’s address.
share = Share
all-scenarios = Show all { $count } scenarios
more-bots = More bots
copy = Copy
to-table = To the table
join-host = { $name } invites you to play
join-nobody = You are invited to play
your-side = Your side
side-taken = Taken
seat-taken = This seat is taken: the link has served.
join-about = Say who you are; this device will keep the seat.
sit-down = Sit down
watch-instead = Watch instead

## Top and menu

where-we-are = Where we are
undo = Undo
undo-steps = { $steps ->
    [0] Undo: sealed
    [one] Undo 1 answer
   *[other] Undo, { $steps } answers back to the last seal
}
redo = Play again
sealed = sealed
sealed-title = Sealed
sealed-why = Going further back would use what has been learnt since.
break-seal = Break the seal
rules = Rules
other-language = Français
day = Day
night = Night
menu = Menu
pref-confirm = Confirm each answer
pref-odds = Show chances
pref-keys = Keyboard shortcuts
pref-handover = Hide hands when the screen changes hands
pref-pace = What happens is played
pace-calm = calmly
pace-quick = quickly
pace-none = not at all
pref-bases = Square bases
pref-lessons = Lessons for whoever learns the game
pref-sound = Sounds: dice, cards, blows, a horn for your turn
pref-touch = Tremble lightly at dice, cards and seals
sound-offer = Do you want to hear the table?
sound-yes = With sound
sound-no = In silence
pref-notify = A browser notice when it is your turn
notify-denied = This browser does not allow notices here.
turn-notice = It is your turn
copy-invite = Copy the invitation for { $seat }
copy-watch = Copy the link to watch
copied = Copied.
copy-short = Copy link
copy-link = Copy link
copy-moment = Copy the link to answer { $n }
spectators = For whoever wishes to watch
reset = New link
reset-sure = Yes, a new link
reset-seat = A new invitation for { $seat }
reset-about = { $who } will lose the seat: its old key stops working.
save = Save the game to a file
saved = Saved.
to-home = To all tables
dice-sealed = Dice sealed by { $seal }…
dice-sealed-about = The dice of this table were sealed before it began. Save it at the end: “heraut verify” proves that nobody chose them.

## Places

place-who = Who
place-where = The table
place-with = What you have
boards = Boards
enlarge = enlarge
no-board = Nothing lies on the table.
no-hand = No cards in hand.
nothing-here = Nothing to show here.
supplies = Supplies
tip = Lesson
understood = Understood
no-more-lessons = No more lessons
belongings = What lies open before this player
hand = Hand
cards-tab = Profiles
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cells = { $count } cells
face-down = Face-down card
zoom-in = Closer
zoom-out = Further
zoom-fit = See everything
minimap = The whole table
scale = Scale: { $cm } cm
link-path = path
link-sight = line of sight
link-door = door
link-wall = wall

## Banners

you = you
you-named = { $name }, you
somebody = somebody
seat-open = free seat
bot-named = { $name ->
    [random] bot, at random
    [first] bot, first choice
    [easy] bot, easy
    [normal] bot, normal
    [hard] bot, hard
   *[other] bot { $name }
}
must-answer = must answer
thinking = thinks
comes-back = coming back…
attacks = attacks
defends = defends

## Elements, as they are spoken

tincture-azur = azure
tincture-gueules = gules
tincture-sinople = vert
tincture-or = or
tincture-pourpre = purpure
tincture-tenne = tenné
tincture-sable = sable
tincture-argent = argent
choice-number = choice { $n }
out = out of play
cell = cell { $x }, { $y }
level = level { $level }
hidden = unknown
blocked = blocked
no-dice = no dice
kind-skill = Skill
kind-spell = Spell
kind-action = Action
kind-advanced = Advanced action
kind-tactic = Tactic
kind-artifact = Artifact
kind-unit = Unit
kind-wound = Wound
kind-item = Item
kind-event = Event
kind-ability = Ability
kind-capacity = Ability
kind-statistic = Statistic
kind-specialty = Specialty
kind-building = Building
kind-sheet = Sheet
kind-tile = Tile
kind-character = Character
kind-encounter = Encounter
kind-quest = Quest
kind-marker = Marker
kind-trophy = Trophy
lay-otherwise = Play by the other edition
on-offer = On offer

## The question

you-answer = { $name }: you answer
you-answered = { $name }: your answer
they-answer = { $name }: their answer
dice-yours = Your dice decide
table-yours = Your table decides
dice-fall = The dice fall
preparing = The herald lays the table
choose-first = Choose an answer
hint = Hint
hint-thinking = The coach thinks…
hint-likelier = better odds of “{ $what }”, { $mine } instead of { $theirs }.
hint-safer = less risk of “{ $what }”, { $mine } instead of { $theirs }.
hint-does = it brings this: { $what }.
hint-alike = or just as well “{ $other }”, it hardly matters.
hint-little = to a strong player a little better than “{ $other }”.
hint-only = by far the best that a strong player finds here.
herald-answers = The herald plays for { $name }
herald-decline = Do not ask again this turn
herald-ask-again = Ask me again
herald-weigh = Settle the fight?
herald-weighs = The herald weighs the fight…
herald-sure = Won { $won }:
herald-unsure = Not sure enough to settle: won { $won }.
herald-settle = Settle the fight
herald-same = Do not ask what makes no difference
any-of = any of { $count }
enter-key = Enter
waiting-for = Waiting for { $name }.
watching = You are watching.
why = Why?
why-not = Why not:
turns = Who acts next
gesture = Answers laid together
gesture-laid = { $answer }
gesture-back = Take back: { $answer }
gesture-empty = Not answered yet: { $name }
gesture-give = { $count ->
    [one] Give this answer
   *[other] Give these { $count } answers
}
gesture-more = { $count ->
    [one] One answer more
   *[other] { $count } answers more
}
pool-after = then { $count }
pool-spent = { $count } of { $of } used
track-events = Where a step is underlined in gold, something happens.
racks = Lay them by hand
lay-over = One from { $from } to { $to }
goal = The goal
caveats = What is guessed here
ends = To end
otherwise = Otherwise
picked = Only with { $name }
all-answers = All { $count } answers
why-not-list = Why not… ({ $count })
this = this
asked-now = The question is:
touched-by-none = None of its answers concerns { $name }.
chosen-by = { $count ->
    [one] This answer chooses it:
   *[other] These answers choose it:
}
is-acting = The question is about this piece:
not-your-answer = It is not for you to answer now.
instead-of = instead of { $usual }
as-printed = As printed: nothing changes it now.
as-counted = As it stands on the table now.
layer-at-least = at least
layer-at-most = at most
raise = Show the answers
lower = See the board
close = Close
to-know = What to know of this table

## Dice

dice = Dice
real-dice = Real dice
against = against
face = die
at-stake = What is at stake
no-dice-now = No dice are falling now.
last-dice = Last dice
type-name = Type what came up, or press it below.
type-faces = { $count ->
    [one] Throw the die and type its face.
   *[other] Throw { $count } dice and type their faces.
}
die-of = Die { $n } of { $count }
faces = Faces
no-such-face = “{ $given }” cannot have fallen. It may be: { $faces }.

## Chronicle and thread

chronicle = Chronicle
since-you = since your answer
undone = taken back:
seal-broken = Seal broken.
newest = To the newest
by-hand = die typed by hand
nothing-yet = Nothing has happened yet.
undoable = { $steps ->
    [one] 1 answer can be undone
   *[other] { $steps } answers can be undone
}
thread = Thread
thread-of = The thread of the game
now = now
back = Look back
forward = Look forward
looking-at = { $n ->
    [0] Before the first answer
   *[other] After answer { $n } of { $of }
}
given = answered
thereupon = What came of it
to-present = Back to the present
eyes = Seen by
eyes-public = what everybody sees
chronicle-deeds = only what was done
chronicle-all = everything
replay = Play it again
replay-stop = Stop
story = What happened
skip = Skip
fork = Fork from here

## Handing the screen over

nothing-shown = Nothing is shown before you agree
turn-of = { $name } to play
give-screen = Give the screen to
give-screen-to = Give the screen to { $name }
i-am = I am { $name }
not-me = It is not me: back to the tables

## The line

lost = Connection lost.
lost-safe = Everything you answered is kept.
lost-unsaid = Your last answer will be sent again, once.
retry-in = { $seconds ->
    [0] Trying again…
    [one] Next try in 1 second.
   *[other] Next try in { $seconds } seconds.
}
retry-now = Try now
stale = The table has changed. Here is the question now.
nothing-lost = Nothing is lost.
rules-stop = Today’s rules stop here
outdated = { $lost ->
    [one] They do not allow the answer that followed. All before it can be looked at.
   *[other] They do not allow the first of the { $lost } answers that followed. All before it can be looked at.
}
still-to-agree = The game goes on from here once everybody agrees. Still to agree: { $names }.
cannot-go-on = Today’s rules cannot lay this table again, so it cannot go on.
agree = I agree: go on from here

## The end

end-victory = Victory
end-defeat = Defeat
end-draw = Nobody won
end-all-lost = All is lost
rematch = Rematch
other-side = The other side
next-scenario = Next: { $name }
moments = Moments to see again
course = Chances to win on the way, as the bots judge them.
turning-point = It turned here: from { $from } to { $to }
won = Victory: { $name }
winner = winner
score = score { $score }
left-of = { $value } of { $usual }
dice-proved = The dice were sealed by { $seal }… before the game began. Save it, and “heraut verify” proves them.
luck-nobody = Nobody’s dice
luck-rolled = { $dice ->
    [one] One die shows { $total }, { $expected } expected.
   *[other] { $dice } dice show { $total } in all, { $expected } expected.
}
luck-great = Rare luck: { $of } of 100 such throws show less.
luck-good = Lucky: { $of } of 100 such throws show less.
luck-usual = As dice fall: { $of } of 100 such throws show less.
luck-poor = Unlucky: { $of } of 100 such throws show more.
luck-awful = Rare bad luck: { $of } of 100 such throws show more.
copy-end = Copy the link to this game
see-again = See it again
play-again = Play again

## Rules

find-rule = Find a rule, a word, a number
back-to-table = Back to the table
sections = Sections
show = Show
show-all = all
show-official = differing
show-gap = house
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
in-force = In force at your table now
flow = The way through
again = and again, while there is more
page = p. { $page }
no-rule = No rule says that.
published = As published:
tag-gap = house
tag-official = differs
tag-gap-about = The text leaves this open: we chose.
tag-official-about = The published rule differs; it is quoted below.

## Gallery

gallery-tinctures = Tinctures
gallery-piles = Piles
gallery-tracks = Tracks
gallery-profiles = Profiles

## About

about-what = Héraut is a table for fantasy board games: it knows the rules, says who may do what and why, and tells the tale. Rules are told in our own words; the names of the games belong to their publishers, who have no part in this.
about-icons = Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.
about-faces = Type: Grenze and Grenze Gotisch by Omnibus-Type, Alegreya Sans by Huerta Tipográfica, SIL Open Font License 1.1.
about-marks = Hatchings after Silvester Petra Sancta, 1638: every colour can be read without colour.
about-made = Made with Svelte, Vite and Fluent.
keys-title = Keys
key-1-9 = 1 to 9
key-1-9-does = choose an option
key-enter = Enter
key-enter-does = confirm
key-escape = Escape
key-escape-does = close, let go, skip
key-z = Z, Shift Z
key-z-does = undo, play again
key-why = ?
key-why-does = why, or why not
key-r = R
key-r-does = rules
key-l = L
key-l-does = chronicle
key-thread = ← →
key-thread-does = look back along the thread (Shift: past the dice; Home, End)
key-board = F, + −
key-board-does = see the whole board, closer, further
key-f6 = F6
key-f6-does = from place to place
