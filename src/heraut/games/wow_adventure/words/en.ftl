### The words of the adventure game.
### An argument is said by its name: seat, rival, winners: a player · space: a place of the board · ability, item, card, marker, quest,
### trophy, event, character, source: what is printed · resource, colour: words of the vocabulary. Everything else stays a number, or a
### word to choose by.

## Settings

setting-valor = Valor to be reached
setting-valor-6 = 6
setting-valor-8 = 8
setting-valor-10 = 10
setting-finish-round = The round is finished
setting-finish-round-no = no
setting-finish-round-yes = yes
setting-packs = Character packs: their quests and markers
setting-packs-none = none
setting-packs-all = all
setting-packs-druid = druid
setting-packs-paladin = paladin
setting-packs-rogue = rogue
setting-packs-shaman = shaman

## Questions

ask-rolled-movement = What does the movement die show?
ask-rolled-red = What does a red die show?
ask-rolled-black = What does a black die show?
ask-rolled-reroll = What does the die show that was rolled again?
ask-rolled-roll-off = The combat die: who is first?
ask-drawn-abilities = { $seat }: which card from the ability deck?
ask-drawn-hand = { $seat }: which card of the hand, at random?
ask-drawn-elite = Which elite quest was drawn?
ask-drawn-starting = Which starting quest was drawn?
ask-drawn-gray = Which grey challenge was drawn?
ask-drawn-green = Which green challenge was drawn?
ask-drawn-yellow = Which yellow challenge was drawn?
ask-drawn-red = Which red challenge was drawn?
ask-drawn-pool = Which discovery marker was drawn?
ask-drawn-trophies = Which trophy was drawn?
ask-pick-character = { $seat }: which character?
ask-pick-city = { $seat }: in which city?
ask-turn-start = { $seat }: something before the movement roll?
ask-move = { $seat } moves
next-move = the move
ask-marker = { $seat }: keep this marker?
ask-place-marker = { $seat }: where to put the marker?
next-place-marker = where to put the marker
ask-resource = { $seat }: which resource to take?
next-resource = which resource to take
ask-flight = { $seat }: to which city?
ask-give-up = { $seat }: which quest is given up?
ask-challenge = { $seat }: which challenge to face?
next-challenge = which challenge to face
ask-before-dice = { $seat }: something before the dice?
ask-dice = { $seat }: something before the encounter’s power?
ask-powers = { $seat }: play a special power?
next-powers = the special powers
ask-toll = { $seat }: pay, or be hurt?
ask-stay-up = { $seat }: stay up?
ask-nearest-city = { $seat }: to which city?
ask-loot = { $seat }: which item?
ask-complete = { $seat }: which quest first?
ask-equip = { $seat }: change equipment?
next-equip = equipment
ask-price = { $seat }: pay for it?
ask-choose = { $seat }: which?
ask-discard = { $seat }: which card is discarded?
ask-discard-item = { $seat }: which item is discarded?
ask-leap = { $seat }: to which space?
ask-look-into = { $seat }: into which deck?
ask-bury = { $seat }: bury { $seen }?
ask-peek = { $seat }: which marker?

## Answers

option-done = Done
option-space = { $space }
option-ability = { $ability }
option-item = { $item }
option-choice = { $number }
option-pay = Pay
option-character = { $character }
option-city = { $space }
option-play = Play { $ability }
option-use = Use { $item }
option-spend = Spend { $marker }
option-power = Use the power of the character card
option-turn = Turn the character card over
option-walk = Walk to { $space }
option-stop = Go no farther
option-keep = Keep it
option-leave = Leave it
option-take = Take { $resource }
option-decline = Take nothing
option-give-up = Give up { $quest }
option-fight = Fight { $card }
option-fight-printed = Fight the encounter of this space
option-attack = Attack { $seat }
option-draw = Draw a challenge card
option-complete = Complete { $quest }
option-equip = Wear { $item }
option-stow = Put { $item } into the bag
option-throw-away = Throw { $item } away
option-look-into = Look into the { $colour } deck
option-bury = To the bottom of the deck

## What happens: set-up, turn, movement, end

fact-rolled-off = Who is first? { $seat } rolls { $die }.
fact-goes-first = { $seat } goes first.
fact-character-taken = { $character } joins the adventure.
fact-quest-received = { $seat } receives a quest: { $quest }.
fact-moves = { $seat } is now in { $space }.
fact-draws = { $seat } draws an ability card.
fact-drew = You draw { $ability }.
fact-discarded = { $seat } discards { $ability }.
fact-hurt = { $seat } takes { $amount } damage: { $source }.
fact-hurt-by-item = { $seat } takes { $amount } damage: { $item }.
fact-healed = { $seat } heals { $amount } damage.
fact-energy = { $seat }: { $amount } energy.
fact-card-discarded = { $card } is discarded.
fact-item-discarded = { $item } is discarded.
fact-marker-returned = { $marker } goes back to the pool.
fact-card-turned = { $seat } turns the character card over.
fact-round = Round { $number }.
fact-turn = { $seat }’s turn.
fact-rolled = { $seat } has { $moves } movement and { $energy } energy.
fact-game-over =
    { $how ->
        [valor] There is valor enough
       *[rounds] The last round is over
    }: the game is won by { $winners }.

## What happens: exploration, quests, levels, trophies

fact-marker-revealed = { $seat } turns up a marker in { $space }: { $marker }.
fact-marker-kept = { $seat } keeps { $marker }.
fact-marker-laid = { $seat } lays a marker face down in { $space }.
fact-laid = You lay { $marker } in { $space }.
fact-resource-taken = { $seat } takes { $resource }.
fact-quest-given-up = { $seat } gives up { $quest }.
fact-quest-completed = { $seat } completes { $quest }: { $valor } valor.
fact-quest-counts = { $quest } counts one more for { $seat }.
fact-equipped = { $seat } wears { $item }.
fact-stowed = { $seat } puts { $item } into the bag.
fact-level-up =
    { $seat } reaches { $level ->
        [1] the green level
        [2] the yellow level
       *[3] the red level
    }.
fact-trophy = { $seat } wins a trophy: { $trophy }, { $valor } valor.

## What happens: challenge, combat, defeat

fact-event = Event: { $event }.
fact-event-over = { $event } is over.
fact-combat = { $seat } fights { $source }.
fact-duel = { $seat } attacks { $rival }.
fact-dice = Red { $red }, black { $black }.
fact-attack =
    { $source }, { $attack ->
        [ranged] ranged attack
       *[melee] melee attack
    }: { $value } against { $defence }, { $hit ->
        [yes] a hit
       *[no] a miss
    }.
fact-prevented = { $source } is spared { $amount } damage.
fact-wounded = { $source } takes { $amount } damage.
fact-mended = { $source } heals { $amount } damage.
fact-flees = { $seat } flees.
fact-beaten = { $seat } has beaten { $source }.
fact-left =
    { $card } stays unbeaten in { $space }{ $red ->
        [yes] , red side up.
       *[no] .
    }
fact-looted = { $seat } takes { $item } from { $rival }.
fact-defeated = { $seat } is defeated.
fact-stays-up = { $seat } stays up: { $ability }.

## What happens: plays

fact-played = { $seat } plays { $ability }.
fact-item-used = { $seat } uses { $item }.
fact-marker-spent = { $seat } spends { $marker }.
fact-power-used = { $seat } uses the power of the character card.
fact-looks-into = { $seat } looks into the { $colour } deck.
fact-sees-card = The next card is { $card }.
fact-buried = { $seat } buries a card of the { $colour } deck.
fact-peeks = { $seat } looks at a marker in { $space }.
fact-peeked = In { $space } lies { $marker }.
fact-rerolled = { $seat } rolls again: { $die }.

## Why not: movement

why-not-held = a red marker holds the figure in { $space }.
why-not-above-level = { $space } is above the character’s level.
why-not-too-far = there is no way to { $space } with { $moves } movement.
why-not-step-by-step = leaving a space may cost something: from space to space.

## Why not: exploration, maintenance

why-not-markers-here = markers were turned up here: no resource is taken this turn.
why-not-no-quest = there is no elite quest left.
why-not-never-worn = { $item } is used from the bag and never worn.
why-not-moved = { $item } was worn or put away in this phase already.
why-not-would-fall = without { $item } the damage would reach the character’s health.

## Why not: challenge

why-not-red-first = { $card } lies here red side up and must be fought first.
why-not-encounter-here = there is an encounter in { $space } already: no card is drawn.
why-not-no-encounter-left = neither the { $colour } deck nor its discards hold an encounter.
why-not-elsewhere = { $rival } stands somewhere else.
why-not-truce = no character attacks another: { $event }.

## Why not: plays

why-not-not-your-turn = it is not your turn.
why-not-not-now =
    { $moment ->
        [turn_start] it is for the start of the turn, before the movement roll.
        [movement] it is for the movement.
        [explore] it is for the exploration.
        [before_dice] it is for a combat, before the dice.
        [dice] it is for a combat, just after the dice.
        [powers] it is for the special powers of a combat.
       *[own_turn] it is for one’s own turn, outside a combat.
    }
why-not-too-dear = it costs { $energy } energy, and there is { $has }.
why-not-too-hurt = with this damage the character would fall on the other side of the card.
why-not-used = it was used this turn already.
why-not-not-worn = { $item } works only where it is worn.
why-not-item-above-level = { $item } is above the character’s level.
why-not-wrong-icons = { $item } is not for this character.
why-not-nothing-to-do = there is nothing that it could do now.

## The shelf

game-name = World of Warcraft, the adventure game
game-about = Walk the world, take quests, beat encounters and rivals: who gathers valor first?

## Small words

title =
    { $players ->
        [2] Adventure for two
        [3] Adventure for three
       *[4] Adventure for four
    }
and = and
or = or
or-higher = or higher
none = none
nobody = nobody
the-dice = the dice
energy = energy
a-hidden-card = a card
colour-gray = gray
colour-green = green
colour-yellow = yellow
colour-red = red
creature-beast = beast
creature-humanoid = humanoid
creature-undead = undead
creature-demon = demon
creature-spirit = spirit
creature-overlord = overlord
slot-weapon = weapon
slot-armour = armour
slot-bag = from the bag
resource-heal1 = 1 healing
resource-heal2 = 2 healing
resource-heal-all = full healing
resource-ability1 = 1 ability card
resource-ability2 = 2 ability cards
resource-quest = a quest
resource-flight = a flight
resource-discovery = a discovery marker
reason-printed = printed
reason-die = die
reason-at-least-none = at least 0
reason-at-least-one = at least 1
reason-special = special power of the encounter
reason-ambush = ambush

## What cards say

when-turn-start = start of the turn
when-movement = movement
when-explore = exploration
when-before-dice = combat, before the dice
when-dice = combat, after the dice
when-powers = combat, special powers
when-own-turn = one’s own turn
when-attach = attached
from-die = die # or more
says-against = against
says-may = if one chooses to
says-enemy = the enemy
says-until = to the end of the next turn
says-fades = discarded once it has worked
says-once = Until it has worked, or the next event
says-lasting = Until the next event
after-hit-ranged = after a ranged hit
after-hurts = after damage in the ranged step
after-missed = if no own attack hits
after-enemy-missed = if no attack of the enemy hits
after-enemy-missed-melee = if the enemy’s melee attack misses
after-enemy-hit-melee = if the enemy’s melee attack hits
after-enemy-stands = if the enemy still stands
value-melee = melee
value-ranged = ranged
value-attack = attacks
value-defence = defence
value-damage = damage
value-melee-damage = melee damage
value-ranged-damage = ranged damage
value-health = health
value-die = die
value-move = movement
value-energy = energy
says-grants-melee = a melee attack of the ranged value
says-grants-ranged = a ranged attack of the melee value
says-strikes-first = the melee attack is made in the ranged step
says-no-melee = no melee attack
says-ignore-special = the enemy’s special power does nothing
says-ignore-aggro = red markers neither hold nor stop
says-lose-energy = all energy is lost
says-no-duels = no character attacks another
says-heal-all = heal all damage
says-prevent = prevent # damage
says-prevent-one = prevent 1 damage
says-prevent-ranged = prevent # damage of the ranged step
says-prevent-ranged-one = prevent 1 damage of the ranged step
says-deal = deal # damage
says-deal-one = deal 1 damage
says-take = take # damage
says-take-one = take 1 damage
says-heal = heal # damage
says-heal-one = heal 1 damage
says-draw = draw # ability cards
says-draw-one = draw an ability card
says-discard = discard # cards at random
says-discard-one = discard a card at random
says-discard-chosen = discard # cards
says-discard-chosen-one = discard a card
says-discard-bag = discard # items
says-discard-bag-one = discard an item
says-pay-energy = pay # energy
says-find = draw # markers and keep the green ones
says-find-one = draw a marker and keep it if it is green
play-bury = look at the next card of a challenge deck; it may be buried
play-leap = go to a space up to # away
play-leap-any = go to any space
play-ambush = an encounter is fought now, its attacks +#
play-ambush-one = an encounter is fought now, its attacks +1
play-lay = lay # markers face down
play-lay-one = lay a marker face down
play-lay-on = lay # markers face down, each on a space where none lies
play-peek = look at # markers of the board
play-peek-one = look at a marker of the board
play-flee = flee from the combat
play-reroll = roll one’s own die again
play-turn-card = turn the character card over
play-stay-up = instead of a defeat, stay up with # health left
play-stay-up-one = instead of a defeat, stay up with 1 health left
who-active = the active player
who-all = everybody
who-all-in-city = everybody in a city
who-all-on = everybody on these spaces
who-everyone = characters and encounters
who-encounters = encounters
who-attacker = whoever attacks a character
who-valor-6 = whoever has 6 valor or more
who-exploring-city = whoever takes ability cards in a city, besides
who-on-space = everybody on the space
who-leaving-green = whoever leaves a green space
who-quest-completer = whoever completes a quest
who-next-victor = whoever next beats an encounter
goal-visit = end turns in
goal-beat = encounters to beat
goal-beat-hero = beat another character
goal-beat-printed = beat the encounter of
goal-beat-left = beat an encounter that one left unbeaten
goal-level = reach the level
goal-markers = own green markers
goal-hand = cards in hand
goal-bag = items in the bag
goal-slots = wear
goal-worn = items worn
goal-no-damage = no damage
goal-at-city = in a city
goal-told-in-city = to be completed in a city
goal-at-red = on a red space

## The table

board-world = The world
board-combat = Combat
path-over = The game is over
path-setup = Set-up
path-round = Round { $number }
path-turn = Turn: { $seat }
path-combat = Combat
piece-hero = { $seat }
piece-fighter = { $source }
piece-marker = Marker face down
token-damage = Damage
token-aggro = Aggro: holds and stops whoever comes
token-prevent = Damage that will be prevented
token-strikes-first = Melee attack in the ranged step
token-no-melee = No melee attack
note-level-up = Beaten, it raises the level
note-port = Beaten, it earns a trophy
note-overlord = An overlord: beaten, it earns a trophy
note-attack =
    { $source }, { $attack ->
        [ranged] ranged
       *[melee] melee
    } { $value } against { $defence }: { $hit ->
        [yes] a hit, { $damage } damage
       *[no] a miss
    }
note-lasting = { $seat }: { $reason } lasts
note-event = { $event }: { $what }
goal = { $valor } valor wins
number-melee = Melee
number-ranged = Ranged
number-defence = Defence
number-damage = Damage
number-melee-damage = Melee damage
number-ranged-damage = Ranged damage
number-health = Health
number-damage-taken = Damage taken
number-energy = Energy
number-valor = Valor
number-level = Level: { $level }
number-cards = Cards in hand
number-move = Movement
number-die = Die
zone-hand = Hand
zone-character = Character
zone-characters = Characters to choose from
zone-worn = Worn
zone-bag = Bag
zone-quests = Quests
zone-attached = In play
zone-kept = Markers kept
zone-won = Quests and trophies
zone-deck = Ability deck
zone-discard = Discards
zone-event = Event
zone-drawn = Challenge drawn
zone-turned-up = Marker turned up
zone-unbeaten = Unbeaten encounters
zone-challenges = Challenge deck: { $colour }
zone-looked = Looked at
card-character = { $who }: { $side }
foot-item = { $slot }, { $colour }
foot-encounter =
    { $creature }{ $aggro ->
        [yes] , aggro
       *[no] { "" }
    }
foot-character = { $race }, { $craft }
pool-health = Health left
pool-energy = Energy
pool-moves = Movement
track-valor = Valor
track-unbeaten = Unbeaten encounters
step = { $number }
mark-valor = { $seat }
mark-left = { $unbeaten }
dice-red = Red die
dice-black = Black die
dice-movement = Movement die

## What an answer leads to

consequence-resources = There: { $resource }
consequence-left =
    { $card } lies there{ $red ->
        [yes] , red side up
       *[no] { "" }
    }
consequence-printed = The encounter there: { $source }
consequence-markers = Markers lie there face down
consequence-no-reward = Beaten, it earns this character nothing
consequence-deck =
    { $count ->
        [one] One card is left in the { $colour } deck
       *[other] { $count } cards are left in the { $colour } deck
    }
change-realm-event = Event: { $after }
change-realm-track =
    { $come ->
        [none] Leaves the track: { $gone }
       *[other] Stays unbeaten: { $come }
    }
change-hero-level = The level rises
change-hero-turned = The character card is turned over
change-hero-space = Goes to { $after }
change-hero-damage = Damage { $before } → { $after }
change-hero-energy = Energy { $before } → { $after }
change-hero-moves = Movement { $before } → { $after }
change-hero-hand =
    { $come ->
        [none] Leaves the hand: { $gone }
       *[other] Comes into the hand: { $come }
    }
change-hero-attached =
    { $come ->
        [none] No longer attached: { $gone }
       *[other] Attached: { $come }
    }
change-hero-weapon = Weapon: { $after }
change-hero-armour = Armour: { $after }
change-hero-bag =
    { $come ->
        [none] Leaves the bag: { $gone }
       *[other] Comes into the bag: { $come }
    }
change-hero-kept =
    { $come ->
        [none] Marker spent: { $gone }
       *[other] Marker kept: { $come }
    }
change-hero-quests =
    { $come ->
        [none] Quest gone: { $gone }
       *[other] Open quest: { $come }
    }
change-hero-log = Quest completed: { $come }
change-hero-trophies = Trophy: { $come }

## For whoever learns the game

tip-goal = Your goal: valor. Completed quests and trophies bring it, and whoever has enough of it first wins
tip-character = Each character has a deck of abilities, and a card with two sides and a power on each
tip-movement = The movement die gives spaces to walk and energy for this turn
tip-colours = Nobody enters a space above his level; beating the encounter printed on a space of one’s level raises it
tip-aggro = A red marker holds whoever stands there and stops whoever comes
tip-resource = One resource of the space is taken, or none
tip-marker = Green markers are kept and spent at their moment, red ones work at once
tip-challenge = Where no encounter lies a card is drawn: an encounter is fought, an event happens
tip-combat = Attack and die together must reach the enemy’s defence; ranged attacks come first
tip-energy = Abilities cost energy; what is left is lost at the end of the turn
tip-equip = A weapon and an armour of one’s level and with one’s icon are worn; the rest lies in the bag

## Odds

horizon-combat = At the end of the combat
horizon-roll = When the movement die has fallen
outcome-beaten =
    { $damage ->
        [0] victory, no damage
        [1] victory, 1 damage
       *[other] victory, { $damage } damage or more
    }
outcome-left =
    { $damage ->
        [0] nobody falls, no damage
        [1] nobody falls, 1 damage
       *[other] nobody falls, { $damage } damage or more
    }
outcome-both = both fall
outcome-felled = defeated
outcome-fled = no combat
outcome-event = an event first
outcome-roll = movement { $moves }, energy { $energy }
headline-beaten = victory
headline-felled = defeated
## What is stamped on the table when it happens (../screen/beats.py)

stamp-attack = { $value } against { $defence }
stamp-prevented = Spared { $amount }
stamp-mended = +{ $amount }
stamp-healed = +{ $amount }
stamp-quest-completed = Quest done
stamp-quest-counts = One more
stamp-level-up = New level
stamp-beaten = Beaten
stamp-stays-up = Stays up
stamp-hurt = −{ $amount }
stamp-hurt-by-item = −{ $amount }
stamp-wounded = −{ $amount }
stamp-defeated = Defeated

## Groups of answers

group-challenge = Challenges
group-move = Move
group-space = This space
group-quests = Quests
group-plays = Abilities and items
group-items = Equipment
