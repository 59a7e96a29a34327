### The words of Mage Knight.
### The plain lines (`id = words`) are also the vocabulary of ../screen/wording.py; an argument is said by its name (../screen/ids.py):
### seat, other, leader, seats, winners: a player · card(s), hero, skill(s), tactic(s): what is printed · unit(s), foe(s), summoned
### hex: a place of the land · colour, dice, die: mana · source, why: what something comes of · status, effect: what it does
### price: mana to be paid · token: a ruin · element, use, terrain, back, pile, reward: words of the vocabulary below
### Everything else stays a number, or a word to choose by.

## Vocabulary

and = and
or = or
none = none
nobody = nobody
the-dice = the dice
the-dummy = the dummy player
a-hidden-card = a card
a-wound = Wound
off-the-map = the portal
tile = tile
altar = altar
card-one = card
card-many = cards
wound-one = Wound
wound-many = Wounds
game-name = Mage Knight
game-about = Explore a land tile by tile with a deck of deeds, mana and units; alone, together or as rivals.
setting-edition = Rules
setting-edition-sheet = the French rules sheet: fire blocks fire, ice blocks ice
setting-edition-official = the game as published: ice blocks fire, fire blocks ice
setting-fights = Heroes may fight each other
setting-fights-yes = yes, but not on the First Reconnaissance
setting-fights-agreed = yes, on the First Reconnaissance too
setting-fights-no = no
setting-shared-assaults = Rivals may assault a city together
setting-shared-assaults-yes = yes
setting-shared-assaults-no = no

colour-red = red
colour-blue = blue
colour-green = green
colour-white = white
colour-gold = gold
colour-black = black
mana-red = red mana
mana-blue = blue mana
mana-green = green mana
mana-white = white mana
mana-gold = gold mana
mana-black = black mana
mana-basic = mana of a basic colour
mana-any = mana of any colour
mana-noon = gold mana by day, black mana by night
crystal-red = 1 red crystal
crystal-blue = 1 blue crystal
crystal-green = 1 green crystal
crystal-white = 1 white crystal
crystal-any = 1 crystal of any colour
crystal-owned = 1 crystal of a colour already held
crystal-thrown = 1 crystal of the colour of that card
crystal-others = 1 crystal of each other colour
element-physical = physical
element-fire = fire
element-ice = ice
element-coldfire = cold fire
reach-ranged = ranged
reach-siege = siege
use-move = move
use-influence = influence
use-heal = healing
use-attack = attack
use-block = block
state-ready = ready
state-spent = spent
state-wounded = wounded
use-turn = Once a turn
use-round = Once a round
use-permanent = Always
at-night = By night
terrain-plains = plains
terrain-hills = hills
terrain-forest = forest
terrain-wasteland = wasteland
terrain-desert = desert
terrain-swamp = swamp
terrain-lake = lake
terrain-mountain = mountain
terrain-sea = sea
terrain-city = city
back-green = a marauding orc
back-grey = a keep garrison
back-brown = a dungeon monster
back-violet = a mage tower garrison
back-red = a draconum
back-white = a city garrison
pile-advanced = advanced actions
pile-spells = spells
pile-artifacts = artifacts
pile-regular = regular units
pile-elite = elite units
pile-tiles-countryside = a countryside tile
pile-tiles-core = a core tile
pile-tiles-city = a city tile
pile-tiles-countryside-must = a countryside tile of this scenario
pile-tiles-core-must = a core tile of this scenario
pile-tiles-city-must = a city tile of this scenario
reward-artifact = an artifact
reward-spell = a spell
reward-advanced = an advanced action
reward-unit = a unit
reward-crystals = a crystal of each colour
reward-random-crystal = random crystals
score-fame = fame
score-knowledge = knowledge
score-leadership = leadership
score-adventure = adventure
score-loot = loot
score-conquest = conquest
score-beating = beating
score-cities = cities
score-mines = mines
score-best-knowledge = greatest sage
score-best-leadership = greatest leader
score-best-adventure = greatest adventurer
score-best-loot = greatest looter
score-best-conquest = greatest conqueror
score-best-beating = worst beaten
score-best-cities = greatest city conqueror
score-best-mines = greatest liberator
score-keeps = keeps
score-towers = towers
score-all-lead = everybody leads a city
score-all-cities = all cities
score-rounds-left = rounds left
score-dummy-cards = cards of the dummy player
score-round-open = round not ended

## What cards do

says-wound = Cannot be played. A healing point returns it to its pile
says-thrown-away = For this it leaves the game
says-banner = On a unit
says-others = The others
says-nothing = nothing
says-then = then
says-move = move
says-influence = influence
says-heal = healing
says-attack = attack
says-block = block
says-draw = draw
says-discard = discard
says-discard-any = discard any number of cards
says-throw = remove an action card in hand from the game
says-take = take
says-fame = fame
says-reputation = reputation
says-if-least-fame = with the least fame, also
says-take-advanced = take an advanced action of the offer
says-take-spell = take a spell of the offer
says-of-thrown = of the same colour
says-of-paid = of the colour of that mana
says-to-hand = to hand
says-to-discard = to the discard pile
says-ready = ready a unit of at most level
says-heal-unit = heal a unit
says-wounds-itself = this unit is wounded
says-twice-if-swift = twice as much against a swift enemy
says-stop = does not attack
says-destroy = is destroyed
says-strip-fortified = is not fortified
says-strip-fire = does not resist fire
says-strip-all = resists nothing
says-armour = armour
says-armour-fortified = armour if fortified
says-armour-resistance = armour for each resistance
says-others-armour = all other enemies, armour
on-one = an enemy
on-all = all enemies
on-unfortified = an enemy that is not fortified
on-up-to-3 = up to three enemies
per-wound = for each Wound in hand
per-foe = for each enemy
per-icon = for each icon of the enemy
per-discarded = for each card discarded
per-ready-unit = for each ready unit
per-crystal-colour = for each colour of crystals
per-forest = in a forest
at-most = at most
at-combat-start = at the start of a combat
at-attack = in an attack
at-interaction = in an interaction
at-movement = while moving
at-not-combat = outside combat
play-attack-from-below = go up to three hexes away, under neither swamps nor lakes, and fight there without walls
play-bind-a-unit = two regular units are added to the offer; one unit is recruited for less and needs no command token
play-borrow-a-unit = use an ability of a unit of the offer
play-cast-from-the-offer = discard a card and cast a spell of its colour from the offer for its mana
play-chosen-cards-back = # chosen cards of the discard pile go on top of the deck or under it
play-claim-a-die = take a die of a basic colour for this round: three mana of it now, or one each later turn
play-claim-and-curse = the same, and others who use mana of that colour take a Wound
play-crystal-of-a-die = a crystal of the colour of a die of the Source, which is rolled again
play-exploit-mana = a mana of any colour but gold; others take a Wound for mana of another colour
play-fly = fly to a safe hex, 1 move a hex, up to #
play-freeze-the-source = others may not use their usual die; then a crystal of a colour of the Source
play-hold-back-many = an enemy does not attack; another one for 1 point of move, a third for 2, and so on
play-invoke = discard a Wound for red or black mana, or another card for white or green mana
play-melt-crystals = each other player loses a random crystal, or takes a Wound; gain one of these crystals
play-pass-on-a-wound = one or two Wounds leave the hand, one of them goes to the nearest hero
play-power-another-action = the strong effect of another action card without its mana, +#
play-pray-for-weather = terrain costs two less, others pay one more until the next turn
play-radiate = everybody takes a Wound for each crystal of a colour; gain two of it
play-random-cards-back = # random cards of the discard pile go on top of the deck or under it
play-read-and-steal = a crystal; each other player gives up a card of its colour or shows the hand; take one of the actions
play-read-minds = a crystal; each other player gives up a card of its colour or shows the hand
play-ready-by-levels = ready units of up to # levels together
play-recruit-for-free = a unit of the offer joins the army
play-repeat-another-action = the basic effect of another action card # times, which then leaves the game
play-repeat-another-action-strong = the strong effect of another action card # times without its mana, which then leaves the game
play-reroll-the-source = all dice of the Source are rolled again
play-risk-a-wound = roll a die: red or black is a Wound
play-risk-for-more = up to # more, each for a die: red or black is a Wound
play-roll-for-crystals = roll # dice: a crystal of each colour, any for gold, fame 1 for black
play-set-a-die = set a die of the Source to any colour but gold: two mana of it
play-tire-others = of each other player a unit of at most level # may be spent
play-tire-others-and-heal = that unit is healed; of each other player a unit of at most level # may be spent
play-travel-underground = go to a safe hex up to three away, under neither swamps nor lakes
play-turn-again-with-these-cards = another turn follows with the other cards played in this one
effect-top = on top of the deck
effect-bottom = under the deck
effect-now = three mana now
effect-each-turn = one mana each turn of this round
effect-nothing = nothing
points = points

tactic-early-bird = No other effect than to play early
tactic-rethink = Discard up to 3 cards now, draw as many, then the discard pile is mixed into the deck
tactic-mana-steal = Take a die of a basic colour of the Source now: for use on one turn of this day
tactic-planning = With 2 or more cards in hand at the end of the turn, the hand limit is 1 higher
tactic-great-start = Draw 2 cards now
tactic-the-right-moment = Once, another turn follows at once
tactic-from-the-dusk = No other effect than to play early
tactic-long-night = Once, with an empty deck, 3 random cards of the discard pile become the deck
tactic-mana-search = Once a turn, roll up to 2 dice of the Source again
tactic-midnight-meditation = Once before a turn, up to 5 cards are mixed into the deck and as many drawn
tactic-preparation = Take a card of the deck to hand now
tactic-sparing-power = Before each turn, a card of the deck goes under this one, or all of them are taken

## Why numbers are what they are

reason-level = level
reason-least = at least 1
reason-softened = weakened
reason-swift = swift
reason-brutal = brutal
reason-inefficient = halved
reason-white-city = white city
reason-blue-city = blue city
reason-red-city = red city
reason-resists = resists
reason-retreat = retreat
reason-reputation = reputation
reason-shields = shields
reason-plunder = plunder
reason-burning = burnt monastery
reason-assault = assault
reason-tile = tile revealed
reason-duel = fight between heroes
reason-black-die = black die
reason-withdrawal = withdrawal
reason-knocked-out = knocked out
reason-paralysed = paralysed
reason-spell = spell
reason-tribute = tribute
reason-plains = plains
reason-hills = hills
reason-forest = forest
reason-wasteland = wasteland
reason-desert = desert
reason-swamp = swamp
reason-lake = lake
reason-mountain = mountain
reason-sea = sea
reason-city = city

## The scene

board-map = The land
board-combat =
    Combat: { $phase ->
        [1] ranged attacks
        [2] blocks
        [3] damage
       *[other] attacks
    }
cell-note =
    { $site ->
        [yes] { $terrain }, { "" }
       *[other] { "" }
    }{ $cost ->
        [none] impassable
       *[other] move { $cost }
    }{ $colour ->
        [none] { "" }
       *[other] , { $colour }
    }{ $ruin ->
        [none] { "" }
       *[other] ; { $ruin }
    }{ $held ->
        [yes] ; shields: { $seats }
       *[other] { "" }
    }{ $does ->
        [none] { "" }
       *[other] . { $does }
    }
cell-unknown = Unexplored
# What a place is good for, in one line.
site-does-village = Influence buys units, and 1 healing for 3. Plundered between two turns: 2 cards, reputation −1
site-does-monastery = Influence buys units, 1 healing for 2, an advanced action for 6. Burnt: a fight with a mage tower garrison, then an artifact, reputation −3
site-does-keep = An assault costs 1 reputation and meets a fortified garrison. Its owner recruits here
site-does-mage-tower = An assault costs 1 reputation and meets a fortified garrison. Conquered: a spell; then units and spells are sold here
site-does-city = An assault costs 1 reputation and meets a fortified garrison
site-does-dungeon = A dungeon monster, fought without units, as at night. Reward: a spell or an artifact
site-does-tomb = A draconum, fought without units, as at night. Reward: a spell and an artifact
site-does-monster-den = A dungeon monster. Reward: 2 random crystals
site-does-spawning-grounds = Two dungeon monsters. Reward: an artifact and 3 random crystals
site-does-ruins = The token says what waits here and what it gives
site-does-mine = Who ends a turn here gains a crystal of its colour
site-does-magical-glade = A turn begun here gives gold mana by day, black by night; one ended here throws a Wound away
site-does-portal = Here the heroes enter the land
site-does-rampaging-orc = A step from one hex beside them to another provokes them. Beaten: reputation +1
site-does-rampaging-draconum = A step from one hex beside it to another provokes it. Beaten: reputation +2

piece-hero = { $seat }
piece-face-down = Face-down token: { $back }
piece-foe = { $foe }
note-foe = Attack: { $element }; fame { $fame }
ability-fortified = Fortified
ability-swift = Swift: takes twice the block
ability-brutal = Brutal: twice the damage
ability-poison = Poison: Wounds count twice
ability-paralyses = Paralyses: a wounded unit is lost, a wounded hero loses the hand
ability-summons = Summons: a monster attacks in its place
token-resists = Resistance ({ $element })
token-summoned = Summoned: { $foe }
token-stopped = Does not attack any more
token-dealt = Has dealt its damage
number-armour = Armour
number-attack = Attack
number-block = Block
number-block-needed = Block needed
number-damage = Damage
number-move = Move
number-influence = Influence
number-level = Level
number-fame = Fame
number-reputation = Reputation
number-hand-limit = Hand limit
number-cards = Cards in hand
number-order = Place in the order
number-points = Points
zone-hand = Hand
zone-played = Played
zone-army = Units
zone-skills = Skills
zone-tactic = Tactic
zone-deck = Deed deck
zone-discard = Discard pile
zone-aside = Laid aside
zone-units = Units on offer
zone-advanced = Advanced actions on offer
zone-spells = Spells on offer
zone-monastery = Advanced actions of the monasteries
zone-common = Common skills
zone-tactics = Tactics on offer
zone-looked = To choose from
card-unit = { $unit } ({ $state })
foot-colour = { $colour }
foot-unit =
    Resists: { $resists }{ $wounds ->
        [0] { "" }
       *[other] ; Wounds: { $wounds }
    }{ $banner ->
        [yes] ; { $card }
       *[other] { "" }
    }
foot-sites = { $sites }
group-source = Source
group-crystal = Crystals
group-mana = Mana
pool-source = Source: { $colour }
pool-crystal = Crystals: { $colour }
pool-mana = Mana: { $colour }
pool-move = Move points
pool-influence = Influence points
pool-heal = Healing points
pool-command = Command tokens
track-round = Rounds
track-fame = Fame
track-reputation = Reputation
step-day = Day { $number }
step-night = Night { $number }
step-level = Level { $level } (fame { $fame })
step-level-next = Level { $level }, next at { $fame }
step = { $number }
dice-thrown = Mana dice
path-over = The game is over
path-setup = Set-up
path-round =
    { $day ->
        [yes] Day
       *[other] Night
    }, round { $number } of { $count }
path-turn = Turn: { $seat }
path-combat =
    Combat: { $phase ->
        [1] ranged and siege attacks
        [2] blocks
        [3] damage
       *[other] attacks
    }
path-duel = { $seat } against { $other }
note-attack = Attack on { $foes }: { $total } of { $need }
note-block = Block of { $foe }: { $total } of { $need }
note-damage = { $foe }: { $amount } damage still to be taken
note-deal = { $seat } has { $amount } damage left to deal
note-duel-attack = Attack of { $seat }: { $amount }
note-duel-block = { $seat } blocks an attack of { $amount }: { $damage } would get through
note-lasting = { $seat }: { $what }
note-round-end = { $seat } has announced the end of the round
note-game-end = Last turns still to come: { $seats }
consequence-hero = Own card: { $card }
consequence-provokes = Provokes the enemy at { $hex }
consequence-assault = An assault: reputation −1
consequence-foe = Waiting there: { $foe }
consequence-unknown = Waiting there, face down: { $back }
consequence-participate =
    { $how ->
        [full] As a turn of your own, without movement or interaction
       *[other] Without a die of the Source
    }
consequence-crystals =
    { $more ->
        [yes] Crystal gained: { $colour }
       *[other] Crystal spent: { $colour }
    }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
consequence-mana =
    { $more ->
        [yes] Mana gained: { $colour }
       *[other] Mana spent: { $colour }
    }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }

## What changes

change-land-round = The next round begins
change-land-source =
    Source{ $gone ->
        [none] { "" }
       *[other] , less: { $gone }
    }{ $come ->
        [none] { "" }
       *[other] , more: { $come }
    }
change-land-shields =
    Shield: { $come ->
        [none] { $gone }
       *[other] { $come }
    }
change-hero-fame = Fame { $before } → { $after }
change-hero-reputation = Reputation { $before } → { $after }
change-hero-level = Level { $after }
change-hero-hex = Goes to { $after }
change-hero-hand =
    Hand{ $gone ->
        [none] { "" }
       *[other] , less: { $gone }
    }{ $come ->
        [none] { "" }
       *[other] , more: { $come }
    }
change-hero-thrown = Leaves the game: { $come }
change-hero-units =
    { $come ->
        [none] Unit lost: { $gone }
       *[other] { $gone ->
                [none] New unit: { $come }
               *[other] { $come }
            }
    }
then-dummy = Then: the turn of the dummy player
then-source = Then dice of the Source are rerolled
consequence-plunder = 2 cards drawn now
note-goods = For sale here: { $goods }
note-no-goods = Nothing is for sale here
sold-healing = a point of healing
sold-artifact = an artifact
sold-top-card = the first advanced action of the deck
sold-elite = one more elite unit in the offer
change-hero-skills =
    { $come ->
        [none] Skill lost: { $gone }
       *[other] Skill: { $come }
    }
change-hero-tactic = Tactic: { $after }
change-hero-move = Move { $before } → { $after }
change-hero-influence = Influence { $before } → { $after }
change-hero-heal = Healing { $before } → { $after }

## Tips

tip-heroes = All heroes start with the same 16 cards but for one, and have skills of their own. For a first game, take the one you like
tip-tactics = A tactic for this round: the lower its number, the earlier you play; the higher ones give more
tip-night = At night gold mana is of no use, black mana is; forests cost more, deserts less; and garrisons stay face down until you attack them
tip-goal = Your goal: explore the land, tile by tile, until the tile of the city is revealed. Then one last turn remains. What you gain on the way is your fame
tip-cards = A turn is: move, then act. Press a card of your hand to see what it can do. Its first effect is free
tip-strong = The second effect of a card is stronger and costs one mana of its colour: often a die of the Source
tip-sideways = A card that is of no use now can be played sideways: 1 point of movement, influence, attack or block. Wounds cannot
tip-movement = You have movement points: press a lit hex to go there, near or far. Each terrain has its cost: point at a hex to read it
tip-exploring = You stand at the edge of the map: 2 movement points reveal a new tile, for 1 fame. That cannot be taken back
tip-provoking = Careful: a step from one hex beside a roaming enemy to another beside the same one provokes it, and you must fight
tip-resting = A Wound clogs your hand. Instead of a turn you may rest: discard one card, and all Wounds of the hand with it
tip-mana = One die of the Source a turn; mana tokens are lost at the end of the turn, crystals are kept. The usual way to pay is chosen already: confirm it
tip-action = After moving, one action: deal with people, fight, or nothing
tip-people = People live here: influence buys units, cards and healing
tip-enemies = An enemy is within reach. Fighting gives fame. Look at its attack and armour first, then at your cards
tip-influence = Gather influence with your cards, then buy. Your reputation adds to it or takes from it
tip-phases = A combat has four phases: ranged and siege attacks, your blocks, the damage you take, then all attacks
tip-attack = Name the enemies you attack, then gather attack until it reaches their armours together. Without a ranged attack, go on to the next phase
tip-gathering = Play cards until the attack suffices, then strike. An enemy that resists an element takes half of it
tip-block = An enemy that is not blocked hurts you. Each is blocked alone, in full or not at all
tip-edition = By the rules sheet, fire blocks fire and ice blocks ice; in the published game it is the other way round. Other blocks count half
tip-damage = Damage goes to units or to the hero. Each Wound the hero takes absorbs as much as his armour, until nothing is left
tip-draw = The turn ends: cards that will not help may be discarded, then the hand is filled up to its limit
tip-dummy = The dummy player is the clock: it turns over three cards each turn, and when its deck is empty the round ends
tip-skills = Every second level brings a skill and an advanced action. Skills are used again and again
tip-rewards = The rewards of this turn, one at a time, in the order you like
tip-round-end = Your deck is empty: you may announce the end of the round, instead of a turn. The others have one turn more
outcome-won =
    { $wounds ->
        [0] won, no Wound
        [1] won, 1 Wound
        [3] won, 3 Wounds or more
       *[other] won, { $wounds } Wounds
    }
outcome-part =
    { $wounds ->
        [0] partly won, no Wound
        [1] partly won, 1 Wound
        [3] partly won, 3 Wounds or more
       *[other] partly won, { $wounds } Wounds
    }
outcome-lost =
    { $wounds ->
        [0] nobody beaten, no Wound
        [1] nobody beaten, 1 Wound
        [3] nobody beaten, 3 Wounds or more
       *[other] nobody beaten, { $wounds } Wounds
    }
outcome-no-combat = no combat
outcome-knocked-out = knocked out
outcome-fame-none = no fame
outcome-fame-little = fame 1 or 2
outcome-fame-some = fame 3 to 5
outcome-fame-much = fame 6 or more
headline-won = all beaten
headline-unhurt = no Wound
horizon-combat = At the end of the combat
horizon-turn = At the end of the turn

## Questions

ask-rolled = What does a mana die show?
ask-rolled-source = What does a die of the Source show?
ask-drawn-heroes = Which hero for the dummy player?
ask-drawn-dummy = Which card from the dummy player’s deck?
ask-drawn-skills = { $seat }: which skill was drawn?
ask-drawn-skills-dummy = Which skill of the dummy player?
ask-drawn-tactics = Which tactic for the dummy player?
ask-drawn-deeds = { $seat }: which card from the deck?
ask-drawn-discard = { $seat }: which card was drawn from the discard?
ask-drawn-spared = { $seat }: which of the spared cards?
ask-drawn-crystals = { $seat }: which crystal, at random?
ask-drawn-regular = Which regular unit was drawn?
ask-drawn-elite = Which elite unit was drawn?
ask-drawn-advanced = Which advanced action was drawn?
ask-drawn-spells = Which spell was drawn?
ask-drawn-artifacts = Which artifact was drawn?
ask-drawn-shared = Which enemy, at random?
ask-drawn-ruins = Which ruins token was drawn?
ask-drawn-reserved = Which enemy token, among those set aside?
ask-drawn-green = Which marauding orc token was drawn?
ask-drawn-grey = Which keep token was drawn?
ask-drawn-brown = Which dungeon monster token was drawn?
ask-drawn-violet = Which mage tower token was drawn?
ask-drawn-red = Which draconum token was drawn?
ask-drawn-white = Which city token was drawn?
ask-drawn-tiles = Which tile was drawn?
ask-drawn-stack = Of which kind is the next tile?
ask-pick-hero = { $seat }: which hero?
ask-pick-tactic = { $seat }: which tactic?
ask-remove-tactic = { $seat }: which tactic leaves the game?
ask-rethink = { $seat }: discard a card to draw another?
ask-steal-mana = { $seat }: which die goes onto Mana Steal?
ask-prepare = { $seat }: which card of the deck comes to hand?
ask-meditate-now = { $seat }: meditate before this turn?
ask-meditate = { $seat }: which card goes back into the deck?
ask-sparing-power = { $seat }: spare a card, or take those spared?
ask-search-mana = { $seat }: which die is rolled again?
ask-long-night = { $seat }: use Long Night now?
ask-take-banners-off = { $seat }: take a banner back?
ask-announce = { $seat }: announce the end of the round, or play?
ask-interfere = { $seat }: do something before another’s turn?
ask-move = { $seat } moves: where, with what?
ask-action = { $seat }: which action?
ask-after-action = { $seat }: anything more before the turn ends?
ask-add-foes = { $seat }: fight others too?
ask-shared-assault = { $seat }: join the assault?
ask-interact = { $seat } deals: what to buy, with what influence?
ask-rest = { $seat } rests: which card is discarded?
ask-only-wounds = { $seat } holds nothing but Wounds: anything before the rest?
ask-rest-wounds = { $seat } rests: discard a Wound too?
ask-recover = { $seat } rests: anything else?
ask-glade = { $seat }: which Wound does the glade take?
ask-must-discard = { $seat } has played nothing this turn: which card to discard?
ask-discard = { $seat }: discard a card before drawing?
ask-reward = { $seat }: which reward now?
ask-keep-artifact = { $seat }: which artifact is kept?
ask-gain-card = { $seat }: which card is gained?
ask-unit-reward = { $seat }: which unit joins?
ask-choose-crystal = { $seat }: a crystal of which colour?
ask-learn-skill = { $seat }: which skill?
ask-sideways = { $seat }: how many points for this card?
ask-effect = { $seat }: which effect of { $source }?
ask-then = { $seat }: and then?
ask-discard-for = { $seat }: discard a card for { $source }
ask-throw-for = { $seat }: which card leaves the game for { $source }?
ask-aim = { $seat }: which enemy?
ask-pay = { $seat } pays { $price }: with what?
ask-mana-colour = { $seat }: mana of which colour?
ask-crystal-colour = { $seat }: a crystal of which colour?
ask-take-card = { $seat }: which card of the offer?
ask-unit-to-heal = { $seat }: which unit is healed?
ask-unit-to-ready = { $seat }: which unit is ready again?
ask-end-of-deck = { $seat }: on top of the deck, or under it?
ask-card-back = { $seat }: which card of the discard pile?
ask-card-to-power = { $seat }: which action card is powered?
ask-card-to-repeat = { $seat }: which action card is used up?
ask-discard-to-cast = { $seat }: which card is discarded to cast a spell?
ask-spell-to-cast = { $seat }: which spell of the offer?
ask-wounds-to-pass = { $seat }: how many Wounds?
ask-wound-to-whom = { $seat }: whose hand gets a Wound?
ask-die-to-set = { $seat }: which die of the Source?
ask-set-die-to = { $seat }: set it to which colour?
ask-crystal-of-source = { $seat }: a crystal of the colour of which die?
ask-risk = { $seat }: how many points more?
ask-invoke-with = { $seat }: which card is discarded for mana?
ask-radiate = { $seat }: which colour?
ask-die-to-claim = { $seat }: which die is claimed?
ask-claimed-mana = { $seat }: mana now, or each turn?
ask-give-up-card = { $seat }: which card is given up?
ask-card-to-steal = { $seat }: which card is taken?
ask-crystal-lost = { $seat }: which of the lost crystals is gained?
ask-borrow = { $seat }: which ability of a unit on offer?
ask-recruit-free = { $seat }: which unit joins for nothing?
ask-unit-to-tire = { $seat }: which unit is spent?
ask-hold-back = { $seat }: which enemy does not attack?
ask-fly-to = { $seat }: where to?
ask-lasting = { $seat }: use what waited for this?
ask-disband = { $seat }: which unit leaves?
ask-name-targets = { $seat }: which enemies are attacked?
ask-gather-attack = { $seat } gathers an attack
ask-name-attacker = { $seat }: which enemy is blocked?
ask-gather-block = { $seat } gathers a block
ask-whose-damage = { $seat }: whose damage first?
ask-assign-damage = { $seat }: who takes the damage?
ask-participation = { $seat }: fight with everything, or hold back?
ask-duel-attack = { $seat } attacks the other hero
ask-duel-block = { $seat } blocks the other hero
ask-blocked-unit = { $seat }: which unit was blocked?
ask-deal-damage = { $seat }: what does the damage do?
next-move = the movement goes on
next-action = the action
next-after-action = the end of the turn
next-pay = paying { $price }
next-effect = which effect
next-name-targets = which enemies to attack
next-gather-attack = the attack is gathered
next-name-attacker = which enemy to block
next-gather-block = the block is gathered
next-whose-damage = the damage
next-assign-damage = who takes the damage
next-discard = discarding, then drawing
next-interact = what to buy
next-rest = which card to discard
next-recover = anything else while resting
next-pick-hero = which hero
next-pick-tactic = which tactic
next-remove-tactic = which tactic leaves the game
next-rethink = whether to discard a card and draw another
next-steal-mana = which die goes onto Mana Steal
next-prepare = which card of the deck comes to hand
next-meditate-now = whether to meditate before this turn
next-meditate = which card goes back into the deck
next-sparing-power = to spare a card, or take those spared
next-search-mana = which die is rolled again
next-long-night = whether to use Long Night
next-take-banners-off = whether to take a banner back
next-announce = the end of the round, or a turn
next-interfere = whether to act before another’s turn
next-add-foes = whether to fight others too
next-shared-assault = whether to join the assault
next-only-wounds = anything before the rest
next-rest-wounds = whether to discard a Wound too
next-glade = which Wound the glade takes
next-must-discard = which card must be discarded
next-reward = which reward now
next-keep-artifact = which artifact is kept
next-gain-card = which card is gained
next-unit-reward = which unit joins
next-choose-crystal = a crystal of which colour
next-learn-skill = which skill
next-sideways = how many points for this card
next-then = what comes of it
next-discard-for = which card to discard for { $source }
next-throw-for = which card leaves the game for { $source }
next-aim = which enemy
next-mana-colour = mana of which colour
next-crystal-colour = a crystal of which colour
next-take-card = which card of the offer
next-unit-to-heal = which unit is healed
next-unit-to-ready = which unit is ready again
next-end-of-deck = on top of the deck, or under it
next-card-back = which card of the discard pile
next-card-to-power = which action card is powered
next-card-to-repeat = which action card is used up
next-discard-to-cast = which card is discarded to cast a spell
next-spell-to-cast = which spell of the offer
next-wounds-to-pass = how many Wounds
next-wound-to-whom = whose hand gets a Wound
next-die-to-set = which die of the Source
next-set-die-to = set it to which colour
next-crystal-of-source = a crystal of the colour of which die
next-risk = how many points more
next-invoke-with = which card is discarded for mana
next-radiate = which colour
next-die-to-claim = which die is claimed
next-claimed-mana = mana now, or each turn
next-give-up-card = which card is given up
next-card-to-steal = which card is taken
next-crystal-lost = which of the lost crystals is gained
next-borrow = which ability of a unit on offer
next-recruit-free = which unit joins for nothing
next-unit-to-tire = which unit is spent
next-hold-back = which enemy does not attack
next-fly-to = where to
next-lasting = whether to use what waited for this
next-disband = which unit leaves
next-participation = with everything, or holding back
next-duel-attack = the attack on the other hero
next-duel-block = the block of the other hero
next-blocked-unit = which unit was blocked
next-deal-damage = what the damage does
next-mark-glade = whether to mark this glade
next-secret-site = on which hex the secret site is
option-pass = Nothing

## Answers

option-done = Done
option-card = { $card }
option-unit = { $unit }
option-foe = { $foe }
option-hex = { $hex }
option-colour = { $colour }
option-player = { $seat }
option-effect = { $effect }
option-number = { $number }
option-play =
    { $card }{ $mode ->
        [strong] , strong effect
       *[other] { "" }
    }
option-sideways = { $card } sideways: { $use }
option-pay =
    { $how ->
        [die] Die of the Source: { $colour }
        [stolen] Stolen die: { $colour }
        [token] Token: { $colour }
        [crystal] Crystal: { $colour }
        [endless] Endless mana: { $colour }
       *[other] Opposite mana: { $colour }
    }
option-activate =
    { $unit }{ $ability ->
        [0] : the banner
       *[other] , ability { $ability }
    }
option-ability = { $unit }: { $what }
option-skill = { $skill }
option-attach = { $card } onto { $unit }
option-heal = Heal a Wound of the hand
option-heal-unit = Heal { $unit }
option-learn = Learn { $card }
option-use = { $status }
option-borrow = { $unit }, ability { $ability }
option-hero = { $hero }
option-tactic = { $tactic }
option-use-tactic = Use the tactic
option-spare = Put the top card of the deck under the tactic
option-take-spared = Take the cards under the tactic
option-announce = Announce the end of the round
option-take-turn = Play this turn
option-plunder = Plunder the village
option-step = Go to { $hex }
option-explore = Explore
option-stop = Stop here
option-rest = Rest
option-end = End the turn
option-interact = Deal with the people here
option-challenge-foe = Fight { $foe } ({ $spot })
option-challenge = Fight the enemy at { $hex }
option-enter = Explore this site
option-burn = Burn the monastery
option-recruit = Recruit { $unit }
option-bind = Recruit { $unit } by loyalty
option-buy-healing = Buy healing
option-buy = Buy { $card }
option-buy-artifact = Buy an artifact
option-buy-top = Buy the top advanced action of the deck
option-add-elite = Add an elite unit to the offer
option-propose = Propose a shared assault on { $hex }: { $shares }
option-accept = Accept
option-refuse = Refuse
option-throw-wound =
    A Wound of the { $of ->
        [hand] hand
       *[other] discard pile
    }
option-reward = { $reward }
option-take-skill = { $skill }
option-target = Attack { $foe }
option-attack = Gather the attack
option-strike = Strike
option-block = Block { $foe }
option-parry = Block with this
option-next-phase = Next phase
option-suffer = Damage of { $foe }
option-to-unit = { $unit } takes it
option-to-hero = The hero takes it
option-participate =
    { $how ->
        [full] Fight with everything
       *[other] Hold back
    }
option-steal = Steal { $card }
option-repel = Drive back to { $hex }

## What happens

fact-unleashed =
    { $seat }: attack { $amount } ({ $element ->
       *[other] { $element }
    })
fact-plays-card =
    { $seat } plays { $card }{ $mode ->
        [strong] , strong effect
       *[other] { "" }
    }.
fact-plays-sideways = { $seat } plays { $card } sideways: { $use } { $amount }.
fact-readied = { $unit } of { $seat } is ready again.
fact-unit-healed = { $unit } of { $seat } is healed.
fact-unit-wounded = { $unit } of { $seat } is wounded.
fact-paid =
    { $seat } pays: { $how ->
        [die] a die of the Source
        [stolen] the stolen die
        [token] a token
        [crystal] a crystal
        [endless] endless mana
       *[other] opposite mana
    }, { $colour }.
fact-time-bends = { $seat } bends time: another turn follows.
fact-card-back = { $card } of { $seat } comes back.
fact-end-of-deck =
    { $seat }: { $count ->
        [one] a card goes
       *[other] { $count } cards go
    } { $place ->
        [top] on top of
       *[other] under
    } the deck.
fact-worn-out = { $card } of { $seat } leaves the game.
fact-casts-from-offer =
    { $seat } casts { $card } from the offer{ $mode ->
        [strong] , strong effect
       *[other] { "" }
    }.
fact-rerolled = Dice of the Source: { $dice }.
fact-die-set = { $seat } sets a { $die } die to { $colour }.
fact-gems = { $seat } rolls for crystals: { $dice }.
fact-horn = { $seat } rolls: { $dice }.
fact-die-claimed = { $seat } claims a die: { $colour }.
fact-cursed = { $seat } curses { $colour } mana.
fact-hand-shown = { $seat } shows the hand: { $cards }.
fact-crystal-melts = { $seat } loses a crystal: { $colour }.
fact-card-stolen = { $seat } takes { $card } from { $other }.
fact-borrows = { $seat } borrows { $unit }.
fact-units-added = The offer gets { $units }.
fact-unit-tired = { $unit } of { $seat } is spent.
fact-lasts = { $seat }: { $status }.
fact-points = { $seat }: { $use } { $amount } ({ $source }).
fact-into-centre = { $seat } puts { $skill } into the centre.
fact-uses-skill = { $seat } uses { $skill }.
fact-taken-back = { $seat } takes { $skill } back.
fact-cards-back =
    { $seat } puts { $place ->
        [top] on top of the deck
        [bottom] under the deck
       *[other] back to hand
    }: { $cards }.
fact-wounds-leave =
    { $seat } gets rid of { $count ->
        [one] a Wound
       *[other] { $count } Wounds
    }.
fact-activates = { $seat } activates { $unit }.
fact-unit-gained = { $unit } joins { $seat }.
fact-attached = { $seat } gives { $card } to { $unit }.
fact-hero-taken = { $hero } enters play.
fact-dummy-taken = The dummy player is { $hero }.
fact-round-end-announced = { $seat } announces the end of the round.
fact-game-end-announced = The goal is reached: last turns.
fact-source = The Source: { $dice }.
fact-units-offered = Units on offer: { $units }.
fact-monasteries-offer = The monasteries offer { $cards }.
fact-offer-filled = New on offer, { $pile }: { $cards }.
fact-round =
    Round { $number }: { $day ->
        [yes] day
       *[other] night
    }.
fact-ruins-shown = { $hex }: { $token }.
fact-banner-off = { $seat } takes { $card } back from { $unit }.
fact-tactic-used = { $seat } uses { $tactic }.
fact-took-spared = Spared and taken: { $cards }.
fact-mana-searched = { $seat } rolls dice again: { $before } → { $after }.
fact-spared = { $seat } spares a card.
fact-tactic-taken = { $seat } takes { $tactic }.
fact-dummy-tactic = The dummy player has { $tactic }.
fact-order = Order of the round: { $seats }.
fact-tactics-removed = Out of the game: { $tactics }.
fact-rethought =
    { $seat } has discarded { $count ->
        [one] a card and draws another
       *[other] { $count } cards and draws as many
    }.
fact-mana-stolen = { $seat } takes a die of the Source: { $colour }.
fact-prepared = Taken from the deck: { $card }.
fact-token-turned = The order token of { $seat } lies face up again.
fact-passes = { $seat } passes.
fact-turn = { $seat }’s turn.
fact-plunders = { $seat } plunders a village.
fact-burns = { $seat } burns { $hex }.
fact-proposal = { $seat } proposes a shared assault on { $hex }: { $shares }.
fact-proposal-refused = The proposal of { $seat } is refused.
fact-shared-assault = { $seat } leads a shared assault on { $hex }.
fact-share-dealt = { $seat } faces { $foes }.
fact-tile = A tile is revealed: { $tile }.
fact-monastery-offers = A monastery offers { $cards }.
fact-ruins =
    { $hex }: { $token ->
        [none] ruins, face down
       *[other] { $token }
    }.
fact-elite-added = Added to the offer: { $units }.
fact-interacts = { $seat } interacts at { $hex } with influence { $influence }.
fact-moves = { $seat } goes to { $hex }.
fact-rests =
    { $seat } rests{ $slow ->
        [yes] : a slow recovery
       *[other] { "" }
    }.
fact-wound-cleared = { $seat } gets rid of a Wound.
fact-dice-back = Back to the Source: { $dice }.
fact-withdraws = { $seat } withdraws to { $hex }.
fact-level = { $seat } reaches level { $level }.
fact-skills-drawn = { $seat } draws { $skills }.
fact-learns = { $seat } learns { $skill }.
fact-dummy-skill = Common skill: { $skills }.
fact-dungeon-treasure = { $seat } rolls for the treasure: { $dice }.
fact-draws-artifacts =
    { $seat } draws { $count ->
        [one] an artifact
       *[other] { $count } artifacts
    }.
fact-artifacts-drawn = Artifacts drawn: { $cards }.
fact-keeps-artifact = Artifact kept: { $card }.
fact-crystal-dice = { $seat } rolls for crystals: { $dice }.
fact-attacked =
    { $seat } attacks { $foes }: { $total } of { $need }{ $enough ->
        [yes] , enough
       *[other] , not enough
    }.
fact-blocked =
    { $seat } blocks { $foe }: { $total } of { $need }{ $enough ->
        [yes] , enough
       *[other] , not enough
    }.
fact-summoned = { $foe } summons { $summoned }.
fact-damage = { $foe } deals { $amount } damage to { $seat }.
fact-unit-unhurt = { $unit } of { $seat } is not hurt.
fact-combat = { $seat } fights { $foes }.
fact-duel = { $seat } attacks { $other }.
fact-participates =
    { $seat } { $how ->
        [full] fights with everything
       *[other] holds back
    }.
fact-exchange = { $seat } gets { $damage } damage through against { $other }.
fact-steps-back = { $seat } steps back to { $hex }.
fact-passes-attack = { $seat } does not attack.
fact-stolen = { $seat } steals { $card } from { $other }.
fact-repelled = { $seat } is driven back to { $hex }.
fact-foe-defeated = { $seat } defeats { $foe }.
fact-city-shield = { $seat } puts a shield on { $hex }.
fact-foe-stripped =
    { $foe } { $what ->
        [fortified] is not fortified any more
        [fire] does not resist fire any more
       *[other] resists nothing any more
    }.
fact-summoned-gone = { $foe } is gone.
fact-foe-softened = The armour of { $foe } is { $amount } lower.
fact-foe-stopped = { $foe } does not attack.
fact-hand-lost = { $seat } loses the hand: { $why }.
fact-unit-stripped =
    { $unit } of { $seat } { $what ->
        [fire] does not resist fire any more
       *[other] resists nothing any more
    }.
fact-unit-stopped = { $unit } of { $seat } does not attack.
fact-unit-struck = { $unit } of { $seat } is struck.
fact-unit-softened = The armour of { $unit } of { $seat } is { $amount } lower.
fact-city-taken = { $hex } is conquered; its leader is { $leader }.
fact-assault = { $seat } assaults { $hex }.
fact-shield = { $seat } puts a shield on { $hex }.
fact-thrown-back = { $seat } is thrown back to { $hex }.
fact-dummy-turned = The dummy player turns over { $cards }.
fact-dummy-learns = The dummy player takes { $card }.
fact-dummy-crystal = The dummy player gets a crystal: { $colour }.
fact-score =
    { $seat }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $parts ->
        [none] { "" }
       *[other] { " " }({ $parts })
    }.
fact-game-over =
    The game is over{ $how ->
        [city_found] : a city is found
        [cities] : the cities are conquered
        [mines] : the mines are free
        [dungeons] : the dungeons are explored
        [incantations] : the incantations are made
       *[other] { "" }
    }. { $winners ->
        [nobody] Nobody has won
       *[other] Won: { $winners }
    }.
fact-fame = { $seat }: fame { $amount } ({ $why }).
fact-reputation = { $seat }: reputation { $amount } ({ $why }).
fact-mana = { $seat } gains mana: { $amount } { $colour }.
fact-crystal = { $seat } gains a crystal: { $colour }.
fact-wounds =
    { $seat } takes { $count ->
        [one] a Wound
       *[other] { $count } Wounds
    }{ $to_hand ->
        [yes] { "" }
       *[other] { " " }to the discard pile
    } ({ $why }).
fact-discarded = { $seat } discards { $card }.
fact-thrown = { $card } of { $seat } leaves the game.
fact-healed = { $seat } heals a Wound.
fact-gained-card =
    { $seat } gains { $card } { $place ->
        [hand] to hand
        [discard] to the discard pile
       *[other] on top of the deck
    }.
fact-unit-lost = { $seat } loses { $unit }.
fact-drew =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
fact-drew-cards = Drawn: { $cards }.
fact-offered = New on offer: { $cards }.
fact-secret-site = { $hex } is a { $site }.
fact-incanted = { $seat } makes an incantation.
fact-portal-closed = The portal closes; gone: { $seats }.
fact-turned-up = { $hex }: { $foe } is revealed.

## Why not

why-not-of-no-use = it is of no use now.
why-not-cannot-pay = there is not enough mana: { $price }.
why-not-not-now =
    only { $at ->
        [turn] in your own turn
        [combat_start] at the start of a combat
        [attack] in an attack
        [block] in a block
        [interaction] in an interaction
        [movement] while moving
       *[other] outside combat
    }.
why-not-nothing-to-heal = there is nothing to heal.
why-not-nothing-to-discard = there are too few cards to discard.
why-not-no-wound-to-discard = there is no Wound to discard.
why-not-nothing-to-throw = there is no action card to give up.
why-not-none-on-offer = the offer has none of this colour: { $colour }.
why-not-no-crystal = there is no crystal for it.
why-not-no-target = there is nobody to aim at.
why-not-cannot-be-played = what it does is not possible now.
why-not-no-healing-now = nobody is healed in combat.
why-not-no-wound-in-hand = there is no Wound in hand.
why-not-too-little-healing = it takes { $need } healing, there is { $have }.
why-not-unit-not-wounded = { $unit } is not wounded.
why-not-cannot-pay-with = this does not pay for it.
why-not-no-such-unit = there is no such unit in the army.
why-not-wound-is-not-played = Wounds are not played.
why-not-not-in-hand = { $card } is not in hand.
why-not-no-such-ability = { $unit } has no such ability.
why-not-no-such-effect = { $card } has no such effect.
why-not-no-such-skill = { $skill } is not yours.
why-not-not-in-anothers-turn = { $skill } is for your own turn.
why-not-skill-used-this-turn = { $skill } has been used this turn.
why-not-skill-used-this-round = { $skill } has been used this round.
why-not-motivated-already = another Motivation was used since the last turn.
why-not-unit-spent = { $unit } is spent.
why-not-unit-wounded = { $unit } is wounded.
why-not-no-units-here = units do not fight here.
why-not-banner-furled = { $card } has been used this round.
why-not-unit-ready = { $unit } is ready.
why-not-no-banner = { $card } is no banner.
why-not-tactic-not-now = { $tactic } is not used now.
why-not-tactic-used = { $tactic } has been used.
why-not-deck-not-empty = the deck is not empty.
why-not-no-discards = the discard pile is empty.
why-not-searched-already = it has been used this turn.
why-not-source-empty = no die lies in the Source.
why-not-too-late-to-search = a die of the Source has been used this turn.
why-not-nothing-to-burn = there is no monastery to burn here.
why-not-no-tokens-left = there are no enemies left in the box.
why-not-no-enemy-beside = no marauder is next to the hero there.
why-not-no-adventure-here = there is nothing to explore here.
why-not-already-conquered = it is conquered already.
why-not-no-mana = it takes { $amount } mana: { $colour }.
why-not-too-late-to-share = it is too late to share an assault.
why-not-not-alone = another hero stands on the same hex.
why-not-proposed-before = this has been refused this turn already.
why-not-no-such-share = the shares do not fit the garrison.
why-not-not-at-the-edge = the hero is not next to it.
why-not-no-tiles-left = there are no tiles left.
why-not-off-the-map = the map of this scenario does not reach so far.
why-not-core-on-the-coast = core tiles do not lie on the coast.
why-not-hangs-loose = a tile there would touch too few others.
why-not-nobody-to-deal-with = nobody there deals with the hero.
why-not-hated = with this reputation nobody deals with the hero.
why-not-not-sold-here = it is not to be had here.
why-not-too-dear = it costs { $price }, there is { $points }.
why-not-only-healing = a hero who rests buys nothing but healing.
why-not-provokes-beside-a-hero = this would be two fights at once.
why-not-cannot-go-on = the hero may not stay there, and could not go on.
why-not-been-there = a free step may not lead back.
why-not-not-next-to-it = the hero is not next to it.
why-not-no-way-there = nobody can go there: { $hex }.
why-not-enemy-there = an enemy is there.
why-not-city-closed = this city is closed.
why-not-immune-hero = a hero who cannot be fought stands there.
why-not-no-card-to-rest = a rest takes a card that is no Wound.
why-not-already-moving = a hero who has begun to move does not rest.
why-not-resting = the hero rests.
why-not-no-healer = nobody heals here.
why-not-talked-already = the hero has dealt with them this turn.
why-not-doubly-fortified = { $foe } is fortified twice: no target yet.
why-not-targets-in-order = targets are named in order, each once.
why-not-nothing-to-attack-with = there is nothing to attack { $foe } with.
why-not-nothing-to-block-with = there is nothing to block { $foe } with.
why-not-does-not-attack = { $foe } does not attack.
why-not-units-spared = no damage goes to units now.
why-not-unit-hit-before = { $unit } has taken damage this turn.
why-not-only-wounds = a hand of Wounds alone does not fight.
why-not-too-little-damage = it costs { $price }, there is { $damage }.

# ── druids and dungeons ──
ask-mark-glade = { $seat }: mark this glade with a shield?
ask-secret-site = { $seat }: on which hex is the secret site?
option-mark = Mark the glade
option-incant = Call up the enemies of the marked glades
option-travel = Under the ground to { $hex }
fact-glade-marked = { $seat } marks the glade { $hex }.
why-not-no-passage = no way leads there under the ground.
why-not-no-incantation = once each night, with a glade marked.
why-not-inhabited = people live there.

## odds
horizon-token = When the token is turned up
horizon-draw = When the cards are drawn
horizon-dice = When the dice have fallen
outcome-token = { $foe }
outcome-draw = { $cards ->
    [0] no card to fight with
    [one] { $cards } card to fight with
   *[other] { $cards } cards to fight with
}
outcome-dice = { $crystals ->
    [0] no crystal
    [one] { $crystals } crystal
   *[other] { $crystals } crystals
}
outcome-hurt = { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
consequence-outlook = With this hand: { $victory }% to win, { $wounds ->
    [0] hardly a Wound
    [one] about { $wounds } Wound
   *[other] about { $wounds } Wounds
}

## What is stamped on the table when it happens (../screen/beats.py)

stamp-attacked = { $total } of { $need }
stamp-blocked = { $total } of { $need }
stamp-foe-stopped = Stopped
stamp-foe-softened = Armour −{ $amount }
stamp-foe-stripped = Stripped
stamp-summoned-gone = Gone
stamp-unit-unhurt = Unhurt
stamp-unit-healed = Healed
stamp-readied = Ready
stamp-healed = Healed
stamp-level = Level { $level }
stamp-shield = Shield
stamp-city-shield = Shield
stamp-city-taken = Conquered
stamp-reputation = Reputation { $amount }
stamp-exchange = { $damage } damage
stamp-passes-attack = No attack
stamp-time-bends = Another turn
stamp-glade-marked = Marked
stamp-incanted = Incantation
stamp-damage = −{ $amount }
stamp-wounds = +{ $count } Wound
stamp-unit-wounded = Wounded
stamp-unit-tired = Spent
stamp-hand-lost = Hand lost
stamp-cursed = Cursed
stamp-unit-stripped = Stripped
stamp-unit-stopped = Stopped
stamp-unit-struck = Struck
stamp-unit-softened = Armour −{ $amount }
stamp-foe-defeated = Defeated
stamp-unit-lost = Lost

## Groups of answers

group-fight = Fight
group-move = Move
group-site = This place
group-trade = Recruit and buy
group-cards = Cards
group-sideways = Cards sideways
group-powers = Units and skills
group-healing = Heal
