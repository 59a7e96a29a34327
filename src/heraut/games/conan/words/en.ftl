### The words of Conan.

## Questions

ask-stance = { $seat }: active or recovering?
ask-act = The heroes act
ask-rolled = One { $die } die: what does it show?
ask-drawn-assets = Which item is in the chest?
ask-drawn-lots = Which tile does the automaton draw?
ask-drawn-secret = What is here?
ask-reroll = { $seat }: reroll a die?

## Answers

option-active = Act
option-recover = Recover
option-finish = { $hero }: finish the turn
option-go = { $figure }: go to { $area }
option-reroll = Reroll a die: { $die } { $face }
option-enough = Keep the dice

## What happens

fact-round = Round { $number }.
fact-paid = { $hero } pays { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}.
fact-overlord-paid = The overlord pays { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}.
fact-recovered = { $hero } recovers { $gems ->
    [0] nothing
    [one] 1 gem
   *[other] { $gems } gems
}.
fact-moved = { $figure } goes to { $area }.
fact-rolled = { $figure } rolls: { $dice }.
fact-wounded = { $figure } suffers { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
fact-died = { $figure } is dead.
fact-won = { $how ->
    [alone] No hero is left on the board:{ " " }
    [time] The last round is over:{ " " }
   *[other] { "" }
}{ $side ->
    [0] the heroes have won.
   *[other] the overlord has won.
}

## Reasons of numbers

reason-dice = dice
reason-weight = weight
reason-least = at least 0
reason-horror = Horror
reason-bare-hands = bare hands
reason-hindering = hindering
reason-untouchable = Untouchable
reason-precision-strike = Precision strike
reason-precision-shot = Precision shot
reason-marks = what guards it

## Why not

why-not-recovering = { $hero } is recovering: only defence and rerolls until the overlord’s turn is over.
why-not-finished = { $hero } has finished this turn.
why-not-too-far = { $area } is too far, or closed.
why-not-too-few-gems = { $hero } has { $available } available gems; this takes { $gems }.
why-not-saturated = at most { $most } gems a turn, and { $spent } are spent.
why-not-too-heavy = that would weigh { $weight }; { $most } can be carried.
why-not-out-of-sight = { $area } is out of sight.
why-not-no-way-out = nobody leaves the board from here.

## Attack and defence

ask-gems = { $seat }: how many gems?
ask-defend = { $seat }: defend yourself?
ask-cover = { $seat }: parry for a friend?
ask-guard = { $seat }: gems to guard { $target }?
ask-sacrifice = { $seat }: does somebody step in?
ask-react = { $seat }: cast a spell of reaction?
ask-next = { $seat }: on whom does the blow go on?
ask-last-blow = { $seat }: whom does the dying strike?
option-strike = { $weapon ->
    [bare] { $figure }: strike { $target }
   *[other] { $other ->
        [bare] { $figure }: strike { $target } ({ $weapon })
       *[other] { $figure }: strike { $target } ({ $weapon } and { $other })
    }
}
option-shoot = { $weapon ->
    [bare] { $figure }: shoot at { $target }
   *[other] { $figure }: shoot at { $target } ({ $weapon })
}
option-web = { $figure }: spin a web over { $target }
option-gems = { $number ->
    [one] 1 gem
   *[other] { $number } gems
}
option-endure = Take the blow
option-dodge = Dodge
option-parry = Parry with { $item }
option-leave-to = Leave it to { $figure }
option-guard = { $gems ->
    [0] No gem
    [one] 1 gem
   *[other] { $gems } gems
}
option-sacrifice = { $figure } steps in
option-next = { $target }
option-pass = No
option-no-more-figures = Nobody else
fact-attacks = { $attacker } attacks { $target }.
fact-struck = { $target } is hit for { $total }, defence { $defence }.
fact-swept = The blow of { $attacker } goes on to { $target }.
fact-pulled = { $figure } seizes { $target }.
fact-webbed = { $figure } is stuck in a web.
fact-sacrificed = { $figure } steps in for { $target }.
why-not-no-enemy = { $target } is no enemy.
why-not-not-here = { $target } is in another area.
why-not-protected = { $target } is protected by a friend beside.
why-not-fascinating = { $target } fascinates: nobody attacks before being attacked.
why-not-unarmed = { $hero } has no such weapon for this.
why-not-no-web = { $figure } spins no webs.

## Ways, objects, spells, allies

ask-aim = { $seat }: where to throw { $item }?
next-aim = where to throw { $item }
ask-lands = { $seat }: where does { $item } land?
ask-from-wounds = { $seat }: how many gems from the wounds, the others from fatigue?
ask-gift = { $seat }: how many gems to give?
ask-mind-control = { $seat }: where is it made to go?
ask-telekinesis = { $seat }: which object?
option-cross = { $how ->
    [open] { $figure }: open the door to { $area }
    [wreck] { $figure }: break through to { $area }
    [jump] { $figure }: jump down to { $area }
   *[other] { $figure }: leap over to { $area }
}
option-depart = { $hero }: leave the board
option-break-free = { $figure }: tear the web
option-take = { $hero }: take { $item }
option-take-from = { $hero }: take { $item } from { $whose }
option-give = { $hero }: give { $item } to { $to }
option-drop = { $hero }: drop { $item }
option-use = { $hero }: use { $item }
option-from-wounds = { $gems } from the wounds
option-chest = { $hero }: force the chest
option-unlock = { $hero }: pick the lock of { $border }
option-handle = { $hero }: { $handle }
option-throw = { $hero }: throw { $item }
option-aim = To { $area }
option-lands = In { $area }
option-cast = { $figure }: cast { $spell }
option-cast-on = { $figure }: cast { $spell } on { $target }
option-cast-at = { $figure }: cast { $spell } on { $area }
option-lead = { $hero }: lead { $ally }
fact-broke-free = { $figure } tears the web.
fact-fell-short = { $figure } leaps too short and stays.
fact-took = { $hero } takes { $item }.
fact-dropped = { $hero } drops { $item }.
fact-discarded = { $hero } uses { $item } up.
fact-failed = { $hero } reaches { $total }; { $difficulty } is needed.
fact-chest-opened = { $hero } opens the chest of { $area }.
fact-was-in-it = In it: { $item }.
fact-thrown = { $hero } throws { $item }: it lands in { $area }.
fact-cast = { $figure } casts { $spell }.
fact-bursts = Everybody in { $area } is hit.
fact-shifted = { $figure }: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} { $into ->
    [available] back to available
    [fatigue] to fatigue
   *[other] to the wounds
}.
fact-gave = { $figure } gives { $target } { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}.
fact-enchanted = { $spell } lies on { $figure }.
fact-led = { $hero } leads { $figure }.
why-not-webbed = { $figure } is stuck in a web.
why-not-rooted = a spell holds { $figure } where it is.
why-not-blocked = an enemy blocks { $figure }.
why-not-full = there is no room in { $area }.
why-not-too-few-points = that takes { $points } movement points.
why-not-no-crossing = there is no such way to { $area } here.
why-not-not-webbed = no web holds { $figure }.
why-not-not-at-hand = that is not at { $hero }’s hand.
why-not-no-caster = { $figure } does not cast this spell.
why-not-too-dear-a-spell = it takes { $gems } gems, and { $available } are available.
why-not-lasts-still = it lasts still, and is not cast twice.
why-not-card-full = at most { $most } gems a turn lie on this card.
why-not-spell-too-far = it reaches { $most ->
    [0] one’s own area only.
    [one] 1 area far.
   *[other] { $most } areas far.
}
why-not-spell-too-near = it reaches the areas next to one’s own, not one’s own.
why-not-cannot-be-moved = { $target } has nowhere to go.
why-not-nothing-to-lift = there is nothing light enough in { $area }.
why-not-too-far-to-teleport = { $area } takes { $gems } gems.
why-not-water = { $area } is water.
why-not-no-leader = { $hero } leads nobody.
why-not-led-already = { $figure } has acted this turn.

## The overlord

ask-river = The overlord: which tile to activate?
next-river = which tile to activate
ask-figure = The overlord: which figure acts?
next-figure = which figure acts
next-unit = what it does
next-event = what happens
ask-unit = { $seat }: what does { $figure } do?
ask-event = The overlord: what happens?
ask-bring = The overlord: who comes back?
option-activate = Activate { $tile }
option-clean = Clean { $tile } away
option-end = End the turn
option-figure = { $figure }
option-wait = Nothing more
option-happen = { $event }
option-happen-at = { $event }: { $area }
option-bring = { $group }: one comes back in { $area }
fact-activated = { $tile } is activated.
fact-cleaned = { $tile } leaves the game for 2 gems.
fact-happened = Event: { $event }.
fact-brought = { $group }: one comes back in { $area }.
fact-looked = { $found ->
    [0] Nothing is hidden in { $area }.
   *[other] What was hidden is found in { $area }.
}
fact-fled = { $figure } has fled.
fact-flooded = { $area } is under water.
fact-battered = Battered: { $border }, { $left } life left.
fact-opened = Opened: { $border }.
fact-mark = { $area }: { $whole ->
    [0] its mark is gone
   *[other] its mark is whole again
}.
fact-departed = { $hero } has left the board.
why-not-too-dear = this takes { $gems } gems; there are { $available }.
why-not-alive = { $tile } is not dead.
why-not-activated-enough = { $most } tiles have been activated in this turn.
why-not-leaves-with = only who carries this leaves the board here: { $item }.

## Odds

horizon-attack = When the attack is over, before anybody strikes back
horizon-handle = When the manipulation is over
horizon-fall = When the fall is over
horizon-leap = When the leap is over
headline-dead = kills
headline-hurt = wounds
headline-unhurt = unhurt
headline-done = succeeds
outcome-unhurt = no wound
outcome-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
outcome-wounds-or-more = { $wounds } wounds or more
outcome-dead = dead
outcome-done = success
outcome-failed = failure

## The shelf

game-name = Conan
game-about = Heroes spend gems to strike, run, parry and cast against an overlord and his river of tiles, or an automaton.
counted = Heroes
how = Overlord
how-overlord = somebody plays him
how-automaton = an automaton
setting-rest-walk = A recovering hero keeps his free move
setting-rest-walk-no = no
setting-rest-walk-yes = yes

## Small words

and = and
none = none
nobody = nobody
the-dice = The dice
the-overlord = The overlord
a-unit = a unit
gem = gem
gems = gems
tile-event = the event
no-dice = no dice
no-borders = nothing else
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
colour-red = red
base-blue = Blue base
base-green = Green base
base-orange = Orange base
base-purple = Purple base
base-red = Red base
die-y = yellow
die-o = orange
die-r = red
die-y-marked = marked yellow
die-o-marked = marked orange
die-r-marked = marked red
drawn-found = It is here
drawn-empty = Nothing is here
border-door = the door
border-locked = the locked door
border-gate = the gate
border-portcullis = the portcullis
border-wood-wall = the wooden wall
border-flap = the flap
border-boulders = boulders
border-slope = slope
border-stairs = stairs
border-cliff = cliff
border-shore = shore
border-leap = leap
status-cast = has cast
status-lost = no longer:
status-armour = more armour
status-dizzy = dizzy: spells cost more
status-webbed = stuck in a web
status-rooted = cannot move
status-led = has acted this turn
status-constricted = held
status-provoked = provoked

## What cards say

says-melee = Melee: { $throw }
says-ranged = Ranged: { $throw }
says-guard = Parry: { $throw }
says-armour = Armour: { $throw }
says-throwable = It can be thrown
says-used = Used: { $what }
says-thrown = On everybody in the area where it lands: { $what }
says-spell = On { $whom }: { $what }
says-reaction = Also as a reaction: before the dice of an attack on the caster, or when an enemy ends its movement in the caster’s area
says-skills = Skills: { $what }
says-caster = the caster
box-melee = Melee: { $die } a gem, at most { $limit }
box-ranged = Ranged: { $die } a gem, at most { $limit }
box-move = Movement: { $free } free, then at most { $limit } gems
box-manipulation = Manipulation: { $die } a gem, at most { $limit }
box-guard = Defence: { $die } a gem
target-self = oneself
target-one = a figure
target-hero = a hero
target-caster = a spell caster
target-enemy = an enemy
target-area = everybody in an area
target-place = an area with room
target-own-area = everybody in one’s own area
target-object = an object
target-here = in the same area
target-next-door = in an area next to one’s own
target-sight = in sight
target-others = not oneself
target-within = # areas far at most
target-within-one = 1 area far at most
effect-from-available = of the available ones
effect-from-fatigue = of the fatigue
effect-from-wounds = of the wounds
effect-split = of wounds or fatigue
effect-into-available = become available
effect-into-available-one = becomes available
effect-into-fatigue = become fatigue
effect-into-fatigue-one = becomes fatigue
effect-into-wounds = become wounds
effect-into-wounds-one = becomes a wound
effect-heal = as many wounds become available as these dice show:
effect-give = up to # gems of one’s own are given
effect-attack = an attack:
effect-bare = without any defence
effect-spares-undead = not the undead
effect-suffer = whoever uses it suffers # wound
effect-gain = gains
effect-lose = loses
effect-armour = armour
effect-tax = # gem more for each spell
effect-until-turn = until the end of the turn
effect-until-side = until the end of this side’s turn
effect-until-next = until the next turn or activation
effect-until-stance = until he is active again after recovering, or is next activated
play-kiss-of-death = 3 marked red dice on everybody else of the area; the caster dies
play-mind-control = it is moved 2 points, one more for each gem more
play-sets-possession = it blocks no longer, until its next turn or activation; if it does not block, it does not move until the end of that turn or activation
play-telekinesis = if it weighs 3 at most, it comes to the caster’s hand
play-teleportation = the caster stands there; a gem for each area

## What the scenario says besides

mission-heroes = What heroes may do
mission-dangers = What threatens
mission-overlord = What the overlord has
clause-counted-dead = { $number ->
    [one] 1 dead hero counts for recovery from the start.
   *[other] { $number } dead heroes count for recovery from the start.
}
clause-gear = The heroes’ objects lie in { $area }.
clause-secret = Hidden in one of these areas: { $item }; who comes in or picks the lock looks: { $areas }.
clause-drops = { $group } leaves { $item } behind.
clause-allies = Allies, whom Leadership makes act: { $groups }.
clause-way-out = For 1 movement point and hindering a hero leaves the board here: { $areas }.
clause-way-out-with = For 1 movement point and hindering, who carries this: { $items }, leaves the board here: { $areas }.
clause-structure = At 0 life it is open for good: { $border }.
clause-crowded-out = A mark is lost at the start of the overlord’s turn, and not counted at the end, where at least as many enemies as heroes stand, and one at least: { $areas }.
clause-marks-guard = Each whole mark gives { $group } { $number } armour more: { $areas }.
clause-flood = When round { $number } ends, water covers { $areas }.
clause-drown = Who is caught by the water and cannot swim suffers { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} without defence.
clause-flight = From round { $number } on, when the overlord’s turn ends, these flee if they stand in { $area } and no hero does: { $groups }.
clause-hunger = { $group } loses 1 life in each turn of the overlord in which it wounds no hero.
clause-entries = Reinforcement, { $number ->
    [one] 1 point
   *[other] { $number } points
}, comes to { $areas }.
clause-order-go = The automaton, from round { $number } on: these go to { $area } first: { $groups }.
clause-order-stay = The automaton: these stay until it is open: { $groups }; { $border }.
clause-order-mark = The automaton: these go to the nearest mark first: { $groups }.

## The table

path-over = The game is over
path-round = Round { $number } of { $rounds }
path-heroes = The heroes’ turn
path-overlord = The overlord’s turn
piece-figure = { $figure }
piece-chest = Chest
piece-objects = Objects: { $items }
piece-mark = Mark
token-wounds = Wounds
token-resting = Recovering
token-life = Life
token-status = { $status }
note-area = Places: { $places }; height: { $level }; { $borders }
note-attack = { $attacker } attacks { $target }: { $throw }
note-rolled = { $attacker } attacks { $target }: { $dice }
note-blow = { $attacker } strikes { $target } for { $total }; defence { $defence }
arrow-attack = { $throw }
card-event = Event
card-tile = { $tile }
number-life = Life
number-structure = Life of { $border }
number-armour = Armour
number-weight = Weight
number-cost = Cost
number-limit = At most a turn
number-lying = Gems on it
number-price = Price
number-figures = Figures
number-move = Movement
number-reinforce = Reinforcement
number-recovery = Recovery
number-free = Free movement
number-total = Total
number-gems = Gems
number-points = Movement points
number-difficulty = Difficulty
spent-melee = Spent on melee
spent-ranged = Spent on ranged
spent-move = Spent on movement
spent-manipulation = Spent on manipulation
most-melee = Melee, at most
most-ranged = Ranged, at most
most-move = Movement, at most
most-manipulation = Manipulation, at most
foot-dead = Dead tile
foot-minion = Minions
foot-leader = Leader
foot-monster = Monster
foot-ground = { $area }
zone-river = River
zone-scenario = Scenario
zone-sheet = Sheet
zone-items = Objects
zone-spells = Spells
zone-ground = On the ground
pool-available = Available
pool-boxes = Spent
pool-fatigue = Fatigue
pool-wounds = Wounds
place-melee = Melee
place-ranged = Ranged
place-move = Movement
place-manipulation = Manipulation
track-rounds = Rounds
step = { $number }
dice = { $die }

## What an answer leads to

consequence-enemies = Enemies there: { $figures }
consequence-throws = Dice: { $throw }
consequence-die = A die a gem: { $die }
consequence-die-and = A die a gem: { $die }; besides: { $throw }
consequence-bare-hands = Bare hands: { $less } less
consequence-left = Free points left: { $points }
consequence-figures = Figures that act: { $count }
change-overlord = Gems of the overlord { $before } → { $after }
change-unit-gone = { $figure } leaves the board
change-unit-area = { $figure } goes to { $area }
change-unit-life = { $figure }: life { $before } → { $after }
change-world-opened =
    { $come ->
        [none] Shut: { $gone }
       *[other] Open: { $come }
    }
change-world-water = Under water: { $come }
change-hero-area = Goes to { $after }
change-hero-available = Available gems { $before } → { $after }
change-hero-fatigue = Fatigue { $before } → { $after }
change-hero-wounds = Wounds { $before } → { $after }
change-hero-resting = Only defends himself until the overlord’s turn is over
consequence-finished = The turn is over
change-hero-away = Leaves the board
change-hero-items =
    { $come ->
        [none] Gives away: { $gone }
       *[other] Receives: { $come }
    }

## For whoever learns the game

tip-goal = Your goal as heroes: find the pilot in one of the three cages and carry her to the boat before the last round ends. The overlord wins if she is still here then, or if all heroes die
tip-gems = Gems are strength and life: spent ones tire, wounds take them, and who has none but wounds is dead
tip-stance = Who acts recovers 2 gems; who recovers gets 5 and only defends himself
tip-together = The heroes act in any order, one action at a time, as long as their gems last
tip-move = The first move of a turn gives free points; every point beyond costs a gem
tip-doors = A closed door costs a point more and stays open; a locked one is picked first, with dice against its difficulty
tip-strike = Each gem put on melee is one die more, the weapon adds its own; with bare hands 2 are lost
tip-shoot = Shots go as far as one sees; enemies beside the shooter make them weaker
tip-hindering = Enemies in one’s area make it dearer to leave, and shots and spells weaker
tip-chest = A chest is forced with gems on manipulation: a die each, and their sum must reach its difficulty
tip-objects = An object costs a gem to pick up; what is carried slows its bearer and takes skills away
tip-spells = A spell takes the gems printed on its card; so many at most lie there in a turn
tip-saturation = Each box takes only so many gems a turn
tip-reroll = A gem rerolls a die; a marked die is rerolled once for nothing
tip-defence = One defends once the attack is known: parry or dodge with as many gems as one likes
tip-guard = The overlord may pay for orange dice of defence, once he knows how hard the blow is
tip-river = Two tiles at most are activated in a turn; each costs its place and goes to the end
tip-dead = A tile without figures stays in the river until 2 gems are given up for it
tip-unit = A unit moves its base points before its attack; more points cost a gem each

## What is stamped on the table when it happens (../screen/beats.py)

stamp-struck = { $total } against { $defence }
stamp-failed = { $total } of { $difficulty }
stamp-fell-short = Too short
stamp-broke-free = Free
stamp-bursts = All are hit
stamp-enchanted = { $spell }
stamp-mark = Mark
stamp-won = Victory
stamp-wounded = −{ $wounds }
stamp-webbed = Webbed
stamp-pulled = Seized
stamp-battered = { $left } left
stamp-flooded = Flooded
stamp-died = Dead

## Groups of answers

group-fight = Attack
group-move = Move
group-objects = Objects
group-spells = Spells and allies
group-tiles = Tiles
group-units = Units
