### The words of Heroes III.
### The plain lines (`id = words`) are also the vocabulary of ../screen/wording.py; an argument is said by its name (../screen/ids.py):
### seat, rival, owner, winner, seats: a player · hero: a hero · card(s), unit(s), ai_card, proclamation, spell: what is printed
### fighter, foe, target, who, fighters: a card on the combat board · field(s): a place of the map · site, building
### resource, tier, form, deck, die, difficulty, faction, morale, group: words of the vocabulary below
### cost, resources (mapping, or pairs): "5 gold and 2 materials" · attack_faces, resource_faces, treasure_faces: dice
### some_dice: how many of which, "2 resource dice"
### space(s): a space of the combat board · parts: a sum with its reasons · lists are "A, B and C", empty ones "none"
### Everything else stays a number, or a word to choose by.

## Vocabulary

and = and
or = or
none = none
the-dice = the dice
the-guards = the guards
the-enemy = the enemy hero
nobody = nobody
a-hidden-card = a card
hidden-tile = unexplored tile
second-hero = the second hero

resource-gold = gold
resource-materials = materials
resource-valuables = valuables
one-gold = gold
one-materials = material
one-valuables = valuable
tier-bronze = bronze
tier-silver = silver
tier-golden = golden
tier-azure = azure
form-few = few
form-pack = pack
form-neutral = neutral
form-tower = tower
deck-abilities = ability deck
deck-artifacts = artifact deck
deck-spells = spell deck
deck-own = hero deck
deck-bronze = bronze neutrals
deck-silver = silver neutrals
deck-golden = golden neutrals
deck-azure = azure neutrals
deck-astrologers = proclamations
deck-ai = AI deck
deck-ai-spells = spells of the AI
deck-guards-ai = AI cards of the guards
deck-tiles-far = Far tiles
deck-tiles-near = Near tiles
deck-tiles-center = Centre tiles
deck-hero = hero deck
die-attack = attack die
die-resource = resource die
die-treasure = treasure die
dice-of-attack = attack dice
dice-of-resource = resource dice
dice-of-treasure = treasure dice
face-experience = 1 experience
face-artifact = Search (2) artifacts
face-4 = 1 resource die
face-5 = 2 resource dice, keep 1
group-starting = starting tile
group-far = Far tile (II–III)
group-near = Near tile (IV–V)
group-center = Centre tile (VI–VII)

game-name = Heroes of Might and Magic III
game-about = Explore, build a town, lead a hero and an army, fight on the combat board.

## Settings, before the game

setting-edition = Rules
setting-edition-sheet = the French rules sheet
setting-edition-official = the game as published
setting-difficulty = Difficulty
setting-difficulty-easy = easy
setting-difficulty-normal = normal
setting-difficulty-hard = hard
setting-difficulty-impossible = impossible

setting-poor-towns = Poor towns: flagged towns bring in nothing, but whoever took them may use their buildings
setting-poor-towns-no = no
setting-poor-towns-yes = yes
setting-no-rerolls = No rerolls: no die is ever rerolled
setting-no-rerolls-no = no
setting-no-rerolls-yes = yes
setting-lean-dice = Lean dice: a treasure or resource die gives at most 1 resource
setting-lean-dice-no = no
setting-lean-dice-yes = yes
setting-no-bonus = No bonus: no starting bonus
setting-no-bonus-no = no
setting-no-bonus-yes = yes
setting-two-heroes = Two heroes: each player starts with a secondary hero
setting-two-heroes-no = no
setting-two-heroes-yes = yes
setting-sure-damage = Sure damage: every attack of a unit deals at least 1 damage
setting-sure-damage-no = no
setting-sure-damage-yes = yes
setting-double-income = Double income: mines and settlements bring in twice as much
setting-double-income-no = no
setting-double-income-yes = yes
setting-free-trade = Free trade: resources are exchanged at any time; the Trading Post becomes visitable and gives 1 artifact
setting-free-trade-no = no
setting-free-trade-yes = yes
setting-free-rounds = Free rounds: prolonging a combat costs no movement
setting-free-rounds-no = no
setting-free-rounds-yes = yes
setting-calm-die = Calm die: the attack die no longer changes damage; it may still trigger effects
setting-calm-die-no = no
setting-calm-die-yes = yes
setting-more-proclamations = More proclamations: a proclamation at each resource round too
setting-more-proclamations-no = no
setting-more-proclamations-yes = yes
setting-no-proclamations = No proclamations: no proclamations
setting-no-proclamations-no = no
setting-no-proclamations-yes = yes
setting-fresh-sites = Fresh sites: black cubes are removed when rounds 4, 8 and 12 start
setting-fresh-sites-no = no
setting-fresh-sites-yes = yes
setting-slow-cards = Slow cards: a card gained goes to its player’s discard pile instead of his hand
setting-slow-cards-no = no
setting-slow-cards-yes = yes

## What a card says (../card_text.py)

says-both = { $one }; { $other }
says-expert = Expert: { $what }
says-or = or: { $what }
says-nothing = no effect
says-experience = +{ $count } experience
says-morale =
    { $kind ->
        [positive] Positive Morale
       *[negative] Negative Morale
    }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
says-movement = { $amount } movement
says-draw =
    draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $keep ->
        [0] { "" }
       *[other] , keep { $keep }
    }
says-search =
    Search ({ $count }) { $deck }{ $times ->
        [one] { "" }
       *[other] { " " }×{ $times }
    }
says-roll =
    roll { $some_dice }{ $keep ->
        [0] { "" }
       *[other] , keep { $keep }
    }
says-pay = pay { $cost }
says-discard =
    discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
says-remove =
    remove { $what ->
        [self] this card
        [artifact] an artifact
        [ability] an ability
       *[any] a card
    } from the game
says-attack = { $amount } attack
says-defense = { $amount } defence
says-power = { $amount } power
says-initiative = { $amount } initiative
says-health = { $amount } health
says-damage = { $count } damage
says-choose = one of: { $what }
says-not-adjacent = if the target is not adjacent
says-on =
    { $whom ->
        [own_unit] for one of your units
        [own_ranged] for your ranged units
        [any_but_ranged] for any unit that does not shoot
       *[any_unit] for any unit
    }
says-doubled = twice that for { $units }
says-heal =
    heal { $count } damage
says-status =
    { $status ->
        [paralysed] the unit is paralysed
        [silenced] the unit’s abilities do not count
        [warded] no spell works on the unit
       *[fire_shield] whoever attacks the unit takes damage
    }
says-returns =
    { $what ->
        [self] this card comes back to hand
        [spell] the spell just cast comes back to hand
       *[spell_and_boosts] the spell just cast and what strengthened it come back to hand
    }
says-price =
    { $at ->
        [buying_spell] a spell bought costs { $less } gold less
       *[buying_unit] a unit bought costs { $less } gold less
    }
says-overlay = { $unit }: attack { $attack }, defence { $defense }, health { $health }, initiative { $initiative }
says-until =
    { $moment ->
        [combat_round] until the combat round ends
        [next_combat_round] until the next combat round ends
        [combat] until the combat ends
       *[turn] until the turn ends
    }
says-line = Power { $power }: { $what }
says-tiers =
    { $up_to ->
        [bronze] bronze
        [silver] bronze or silver
       *[golden] any tier but azure
    }
says-every-hero = { $amount } movement for every hero
says-hand = { $amount } to the hand limit
says-map-rerolls = reroll { $count } treasure or resource die a turn
says-ai-attack = attack of the AI’s unit
says-ai-defense = defence of the AI’s unit
says-ai-cast = the AI casts a spell
says-ai-skill = the AI uses a skill
when-instant = instant
when-activation = activation
when-map = on the map
when-ongoing = ongoing
lasts-nothing = nothing happens
lasts-at-once = at once
lasts-next-resource-round = next resource round
lasts-until-next = until the next one

## The scene (../scene*.py)

board-map = Map
board-combat = Combat
cell-field =
    { $field }{ $guarded ->
        [no] { "" }
       *[yes] , guarded by { $guards_by_tier }
    }{ $visited ->
        [yes] , visited
       *[no] { "" }
    }
cell-new-tile = A tile may come here
cell-space =
    { $space }{ $standing ->
        [wall] , wall
        [gate] , gate
       *[none] { "" }
    }
cell-beside = beside the board
piece-hero = { $hero }
piece-fighter = { $fighter } ({ $form })
card-unit = { $unit } ({ $form })
zone-hand = Hand
zone-army = Army
zone-town = Town
zone-deck = Deck
zone-discard = Discard
zone-shared = Discard of the { $deck }
zone-looked = Cards looked at
foot-built = built
foot-cost = { $cost }
foot-cost-not = { $cost }, not now
foot-reinforce = pack: { $cost }
building-recruits = recruits { $tier } units
building-reinforces = units may be reinforced
building-walls = walls when besieged
building-sells-spells = sells spells
building-offer =
    { $when ->
        [built] when built
        [resource_round] each resource round
        [turn_start] at the start of your turn
        [own_turn] once a round, in your turn
       *[hero_combat_start] when a combat of heroes begins
    }: { $what }
pool-resource = { $resource } (+{ $income_now })
pool-moves = MP
pool-second-moves = MP (second)
pool-tokens = town tokens
pool-morale = morale
track-round = Round
step = { $number }
number-points = points
number-level = level
number-income = Income
number-resource = { $resource }
number-cards = cards
number-units = units
number-movement = MP
number-left = left
number-attack = ATT
number-defense = DEF
number-health = HP
number-initiative = INI
token-grail = the Grail
token-damage = damage
token-shield = Shield
token-paralysed = paralysed
token-retaliated = has retaliated
token-activated = has acted
token-laid = { $card }
path-over = The game is over
path-setup = Set-up
path-round = Round { $round }
path-turn = { $seat }’s turn
path-combat =
    Combat: { $field }{ $rounds ->
        [0] { "" }
       *[other] , round { $rounds }
    }
note-attack-dice = The dice show { $attack_faces }
note-resource-dice = The dice show { $resource_faces }
note-treasure-dice = The dice show { $treasure_faces }
note-allies = { $seat } and { $rival } are allies
note-proclamation = { $proclamation }: { $what }
dice-thrown = { $die }
option-gain = { $what }
consequence-moves = { $count } MP
consequence-moves-lost = { $count } MP will be lost
consequence-fight = Fight of level { $level }: { $guards_by_tier }
consequence-meets = Attacks { $hero }
consequence-besieges = Besieges { $seat }
consequence-income = Income of { $resource } goes up
consequence-then = Then: { $what }
consequence-there = There: { $what }
consequence-hero =
    { $faction }, { $title } ({ $kind ->
        [might] Might
       *[magic] Magic
    })
consequence-hero-cards = ATT { $attack }, DEF { $defense }, power { $power }, knowledge { $knowledge }; { $card }
says-either = { $one } or { $other }
consequence-cost = Costs { $cost }
consequence-blow = { $least } to { $most } damage before further cards; { $left } would bring it down

## Tips for the first steps (../scene_tips.py)

tip-heroes = Each player has a faction of their own. A Might hero fights with attack and defence cards, a Magic hero with spells. The deck starts with 9 cards.
tip-start = The thick border of a tile cannot be crossed: turn your tile so that its open side faces the map.
tip-choice = You receive one of these gains at once.
tip-hand = A turn begins with the hand: discard what you do not want, then draw up to the limit of your hero’s level (4 at level 1).
tip-goal = Your goal: the most points after the last round. A mine counts 1, a settlement 2, a town 4. Taking the other’s town wins at once.
tip-movement = Your hero has 3 movement points a round. One point moves to a neighbouring field; you may go on after a combat while points are left.
tip-guards = A Roman numeral is the level of the guards. They are drawn when you arrive; level I is one bronze unit at normal difficulty.
tip-town = Three town tokens a round: build one building, recruit and reinforce units, buy spells. They also work in the other’s turn.
tip-cards = A card is played for one of its effects, then discarded. Expert effects need a hero of level 2 or more.
tip-rounds = Odd rounds from 3 on bring your income; in even rounds the astrologers proclaim something for everybody.
tip-window = Town tokens may be used just before a combat, to strengthen the army in time.
tip-search = Search (2): look at two cards, keep one, discard the other. Or take the top card of the discard pile instead.
tip-deploy = Your units start on the two rows on your side; the guards on the other two. A ranged unit is safest behind.
tip-guarding = You place and lead the guards against your opponent. They must attack if they can.
tip-initiative = Units act by initiative, the highest first. A unit moves, then attacks, or takes a Shield token.
tip-attack = Damage is attack + die (−1, 0 or +1) − defence. A pack that loses its health turns to few; few are lost.
tip-retaliation = A unit that survives an attack strikes back once a combat round, if the attacker is adjacent.
tip-boosts = Before the die, both sides may play cards for attack or defence, one after the other, until both pass.
tip-power = More power, a stronger line: play cards with power, or discard another spell for it.
tip-prolong = A combat against guards lasts one round. A movement point buys one more, otherwise your hero goes back.
tip-reroll = A Positive Morale token rerolls one of your dice.

## Odds (../stakes.py)

outcome-beaten-whole = enemy beaten
outcome-turned-whole = enemy: few left
outcome-hurt-whole = enemy hurt
outcome-whole-whole = no effect
outcome-beaten-hurt = enemy beaten, own unit hurt
outcome-turned-hurt = enemy: few left, own unit hurt
outcome-hurt-hurt = enemy hurt, own unit hurt
outcome-whole-hurt = own unit hurt
outcome-beaten-turned = enemy beaten, own unit: few left
outcome-turned-turned = enemy: few left, own unit: few left
outcome-hurt-turned = enemy hurt, own unit: few left
outcome-whole-turned = own unit: few left
outcome-beaten-beaten = enemy beaten, own unit lost
outcome-turned-beaten = enemy: few left, own unit lost
outcome-hurt-beaten = enemy hurt, own unit lost
outcome-whole-beaten = own unit lost
outcome-won-whole = won, no losses
outcome-won-turned = won, packs turned to few
outcome-won-losses = won, units lost
outcome-no-combat = no combat
outcome-withdrawn = withdrawn
outcome-lost = lost
headline-foe-loses = enemy loses
headline-own-loses = you lose
headline-won = won
headline-lost = lost
horizon-attack = When the attack and its retaliation are over, if no other card is played
horizon-combat = When the combat is over

## Why not (../screen/whynot)

why-not-stands = it stands already.
why-not-forbidden = this scenario does not allow it.
why-not-needs-building = { $building } must stand first.
why-not-needs-dwelling = no Dwelling for { $tier } units stands.
why-not-in-army = it is in your army already.
why-not-no-few = only few of a unit can become a pack.
why-not-token-spent = the town token for it is used; it comes back next round.
why-not-too-dear = { $cost } are missing.
why-not-not-your-hero = this hero is not yours.
why-not-not-explored = this tile still lies face down.
why-not-blocked = nobody enters a blocked field.
why-not-no-points = no movement points are left.
why-not-no-expert =
    { $most ->
        [0] expert effects need a hero of level 2 or more.
        [one] 1 expert effect was already played this round.
       *[other] { $most } expert effects were already played this round.
    }
why-not-in-another-army = another army has it.
why-not-second-there = your secondary hero is on the map already.
why-not-second-later = a beaten secondary hero comes back from your next turn on.
why-not-no-home = you control no town or settlement.
why-not-home-taken = a hero stands on each of your towns and settlements.
why-not-guild-fresh = the guild was built this round; it sells from the next one on.
why-not-not-built = { $building } does not stand yet.
why-not-used = it was used this round.
why-not-another-moment = its moment is another one.
why-not-friend-there = { $hero } stands there, and two heroes of one side do not stop on one field.
why-not-in-sanctuary = { $hero } is safe in the Sanctuary.
why-not-must-part = two of your heroes stand on one field: one of them goes on first.
why-not-stands-there = the hero stands there already.
why-not-closed-edge = the edge between the two fields is closed.
why-not-no-way = no open way leads there yet: closed edges, blocked fields or face-down tiles lie between.
why-not-stops-before = the way there passes { $field }, where the hero must stop.
why-not-flight-too-far =
    { $count ->
        [one] 1 MP does not carry the hero that far.
       *[other] { $count } MP do not carry the hero that far.
    }
why-not-moves-another = this moves { $hero }.
why-not-not-beside = that field is not beside the hero.
why-not-not-empty = something would happen there: only an empty field will do.
why-not-no-guide = no unit of your army leads the hero on.
why-not-not-your-home = it is no town or settlement of yours.
why-not-hero-there = { $hero } stands there.
why-not-hand-too-big =
    { $most ->
        [one] you hold { $count } cards, and your limit is 1 card.
       *[other] you hold { $count } cards, and your limit is { $most } cards.
    }
why-not-change-one = the token is spent: change one card at least.
why-not-faction-taken = another player has this faction.
why-not-enemy-faction = the enemy has this faction.
why-not-another-troop = the scenario gives another unit.
why-not-no-pack = only a pack turns to few.
why-not-no-cube = no black cube lies there.
why-not-comes-along = statistics come along anyway, specialties are gained anew.
why-not-kept-already = you have no other such card.
why-not-tile-shown = this tile lies face up already.
why-not-tile-far = this tile is not beside the hero.
why-not-no-supply = your supply of tiles is empty.
why-not-no-room = no tile fits beside the hero: it must touch two others.
why-not-not-revisitable = this field gives nothing a second time.
why-not-not-in-hand = this card is not in your hand.
why-not-foreign-card = only its own faction may play it; it can pay for other effects.
why-not-combat-only = it is for combats.
why-not-map-only = it is for the map, not for combats.
why-not-own-turn-only = that is for your own turn.
why-not-no-effect = it would come to nothing now.
why-not-no-main-hero = your main hero does not fight here, and nobody else uses your cards.
why-not-spell-limit = a spell was cast this combat round already.
why-not-dice-lie = from the attack roll until the damage no such card is played.
why-not-no-target = there is no unit that it could work on.
why-not-no-power = it needs power { $wanted }, and your hand gives { $have }.
why-not-no-morale = you have no Positive Morale token.
why-not-no-cards = there are no cards for it.
why-not-at-activation = it is played while a unit of yours is activated, before its attack.
why-not-at-before-roll = it is played in an attack, before the die.
why-not-at-attack-rolled = it is played after an attack roll.
why-not-at-buying-spell = it is played when you buy a spell.
why-not-at-buying-unit = it is played when you buy a unit.
why-not-at-combat-start = it is played when a combat begins.
why-not-at-combat-won = it is played when a combat is won.
why-not-at-enemy-spell-cast = it is played when the enemy casts a spell.
why-not-at-lethal-attack = it is played when an attack would bring down a unit of yours.
why-not-at-neutral-combat = it is played before a combat with guards as strong as your level.
why-not-at-own-spell-cast = it is played when you have cast a spell.
why-not-at-turn-end = it is played when your turn ends.
why-not-own-unit = it fights on your side.
why-not-tower-aside = the tower stands beside the board; only those who shoot reach it.
why-not-has-moved = the unit has moved already in this activation.
why-not-not-adjacent = that space is not next to the target.
why-not-moved-cannot-shoot = a ranged unit that has moved does not shoot.
why-not-shoots-adjacent = with an enemy next to it, a ranged unit strikes that one.
why-not-shoots-from-place = a ranged unit shoots from where it stands.
why-not-unit-stands-there = the unit stands there already.
why-not-space-taken = something stands on that space.
why-not-guard-must-attack = a guard attacks if it can, else it comes closer.
why-not-no-way-there = no way leads there: units and walls bar it.
why-not-shield-again = a unit that began with a Shield token does not defend again.
why-not-no-surrender-to-guards = one surrenders to a player only; from guards one retreats when the round is over.
why-not-retreat-after-round = from guards one retreats when the round is over.
why-not-no-retreat = from players, their armies and azure guards nobody retreats.
why-not-no-such-exchange = the table has no such exchange.
why-not-only-reveals = here a tile is revealed, none is added.
why-not-turn-shuts-off = turned so, the tile would shut a part of the map off.
why-not-tile-not-there = a new tile lies beside the hero, touches two others, and a way leads to it.
why-not-no-escape = a card of the enemy lets nobody escape.
why-not-surrender-first = one surrenders before the unit moves or attacks.
why-not-defends-town = who defends a town or settlement does not surrender.
why-not-nowhere-to-go = you have no town or settlement to go to.
why-not-own-rows = units start on the two rows of their own side.
why-not-another-unit-first = another unit is placed first.
why-not-was-activated = it was activated this combat round already.
why-not-too-slow = faster units come first: it has initiative { $initiative }, and those now have { $first }.
why-not-other-side-first = on equal initiative the two sides take turns: now it is the other one’s.
why-not-tower-stays = the tower stands beside the board and goes nowhere.
why-not-no-wall-there = no wall or gate stands there.
why-not-shoots-no-wall = those who shoot break no wall.
why-not-no-hero-to-surrender = no hero fights here: nobody can surrender.
why-not-no-rerolls = a variant of this game forbids rerolls.
why-not-not-your-die = only whoever rolled a die rerolls it.
why-not-no-reroll-left = nothing that you have rerolls this die now.
why-not-saves-nobody = it has no ability that saves this unit.
why-not-has-saved = its ability was used in this combat already.
why-not-no-second-target = the ability of the attacker does not reach it.
why-not-somebody-fights = at least one unit must fight.
why-not-shooters-behind = ranged guards start on their back row as long as there is room.
why-not-corners-first = the scenario has the guards start in the corners.
why-not-by-rule = the rules lead it: you choose only between what serves it equally well.
why-not-fought-over = this very place is fought over.
why-not-goes-back = without a town or settlement the hero goes back to where it came from, or aside.
why-not-not-at-start = the scenario does not begin with it.
why-not-question-first = answer the question that is put first.
why-not-no-gifts = resources are given away in cooperative games only.
why-not-no-ally = this player is not your ally.
why-not-not-swapped = only artifacts and spells are swapped.
why-not-other-faction = it is a unit of another faction.
why-not-other-tier = no { $tier } units are reinforced here.
why-not-hero-or-units = one use of the token buys units or hires the hero, not both.
why-not-not-shown = it is not among the cards shown.
why-not-poor-town = a captured town brings in no resources in this variant.
why-not-no-use = it would come to nothing now.
why-not-must-take = what a Resource round brings is taken.
why-not-no-specialty = it is no specialty card.
why-not-not-discarded = this card is not in your discard pile.
why-not-lies-deeper = it lies deeper in the discard pile than the cards looked at.
why-not-turn-no-way = turned so, no way leads onto the tile.
why-not-itself = not the unit itself: another one.
why-not-enemy-unit = it fights on the other side.
why-not-unhurt = it is not hurt.
why-not-pushed-one-space = the unit is pushed by one space.
why-not-pushed-away = there the unit would still be next to its attacker.
why-not-no-such-effect = the card has no such effect.
why-not-not-a-spell = it is no spell.
why-not-answers-no-spell = now only a card is played that answers the spell just cast.
why-not-not-your-unit = it does not fight on your side.
why-not-not-on-board = it does not stand on the combat board.
why-not-not-in-attack = the unit has no part in this attack.
why-not-tier-too-high = so much power does not reach units of this tier.
why-not-untouched-by-magic = magic has no hold on this unit.
why-not-unchanged = it would change nothing for this unit.
why-not-same-unit = it is the unit that was chosen already.
why-not-struck-already = it was struck already.
why-not-closer-first = another unit is closer to the first one.
why-not-nobody-there = nobody stands there.
why-not-empty-alike = it is empty as well; one empty space is as good as another.
why-not-line-not-reached = it needs power { $wanted }, and has { $have } so far.
why-not-gives-no-power = it gives no power.
why-not-power-enough = more power would do nothing more.
why-not-power-short = the next line needs power { $wanted }; with this card the hand gives { $have } at most.
why-not-not-hurt = the unit is not hurt.
why-not-not-paralysed = the unit is not paralysed.
why-not-not-laid-there = this card does not lie on the unit.
why-not-discard-one = at least one card is discarded.
why-not-not-drawn = it was not among the cards just drawn.
why-not-never-removed = the starting ability, specialties, statistics and Magic Arrow are never removed so.
why-not-other-kind = another kind of card is wanted.
why-not-one-is-taken = one of them is taken.
why-not-gives-nothing = it would come to nothing now.
why-not-none-to-remove = your hand has no card that it takes.
why-not-costs-cards =
    { $count ->
        [one] it costs 1 card of your hand.
       *[other] it costs { $count } cards of your hand.
    }
why-not-deck-empty = the deck is empty.
why-not-not-on-top = only the top card of the discard pile is taken.
why-not-not-found = it is not among the cards looked at.
why-not-not-foreign = only an ability of another faction is replaced.
why-not-not-in-discard = this card is not in your discard pile.
why-not-die-not-there = no die shows this.
why-not-no-reroll = nothing that you have rerolls it so.
why-not-rerolled-once = Luck rerolls each die once, and has rerolled this one.
why-not-needs-cards =
    { $count ->
        [one] it costs 1 other card of your hand.
       *[other] it costs { $count } other cards of your hand.
    }
why-not-unit-too-far =
    { $most ->
        [0] the unit has moved already in this activation.
        [one] that is beyond its reach: it moves 1 space at most.
       *[other] that is beyond its reach: it moves { $most } spaces at most.
    }
why-not-too-far =
    { $count ->
        [one] it is { $far } fields away, and the hero has 1 MP.
       *[other] it is { $far } fields away, and the hero has { $count } MP.
    }

## Any chapter

option-card = { $card }
option-unit = { $unit }
option-field = { $field }
option-target = { $fighter }
option-done = Enough
option-pass = Let it go


## ch03: set-up, rounds, turns; ch12: the end

roll-off = for the choice
ask-drawn-abilities = Which ability was drawn?
ask-drawn-artifacts = Which artifact was drawn?
ask-drawn-spells = Which spell was drawn?
ask-drawn-astrologers = Which proclamation of the astrologers?
ask-drawn-bronze = Which bronze neutral unit was drawn?
ask-drawn-silver = Which silver neutral unit was drawn?
ask-drawn-golden = Which golden neutral unit was drawn?
ask-drawn-azure = Which azure neutral unit was drawn?
ask-drawn-hero = { $seat }: which card from the hero’s deck?
ask-drawn-hand = { $seat }: which card of the hand, at random?
ask-drawn-tiles = Which tile was drawn?
ask-roll-off = The attack die: who comes first?
ask-choose-hero = { $seat }: which hero do you lead?
ask-turn-tile = { $seat }: how is your starting tile turned?
ask-choose-troop = { $seat }: which bronze unit starts in your army?
ask-start-hand = { $seat }: discard cards before you draw?
ask-turn = { $seat }: your turn. What do you do?
ask-turn-end = { $seat }: the turn ends. Anything else?
ask-keep-cards = { $seat }: which cards come along into the next mission?
option-hero = { $hero }
option-turn =
    { $turn ->
        [0] Not turned
        [one] Turned by a sixth
       *[other] Turned by { $turn } sixths
    }
option-end = End the turn
fact-rolled-off = Who is first? { $seat } rolls { $die }.
fact-first-player = { $seat } plays first.
fact-hero-chosen = Hero chosen: { $hero } ({ $faction }).
fact-round-begins = Round { $round } of { $rounds } begins.
fact-income = Income of { $seat }: { $gained }.
fact-turn-begins = It is { $seat }’s turn.
fact-hand-dropped = Bad morale: { $seat } discards the whole hand ({ $cards }).
fact-eliminated = { $seat } is out of the game.
fact-game-over = { $how ->
    [draw] The last round is over, and nobody is ahead.
    [limit] The last round is over.
    [eliminated] Nobody is left.
    [defeat] The hero is beaten, and the mission lost.
    [last] Only one is left.
   *[other] The goal is reached.
} Won by: { $winners }.
fact-mission-begins = The next mission begins: { $scenario }.

## ch04_heroes, ch06_resources, ch07_town, proclamations, scenarios

reason-start-income = start of the game
reason-ore-pit = ore pit
reason-gold-mine = gold mine
reason-alchemist-lab = alchemist’s lab
reason-gem-pond = gem pond
reason-crystal-cavern = crystal cavern
reason-end-of-track = end of the track
reason-level = level
reason-recruit = recruiting
reason-reinforce = reinforcing
reason-half-price = half price
reason-for-free = for free
reason-discount = card played
reason-never-below = never below
ask-place-second-hero = { $seat }: where does your secondary hero appear?
ask-trade = { $seat }: exchange resources?
ask-swap-for = { $seat }: which card do you give in exchange?
ask-town-action = { $seat }: a town action now?
ask-pay-spell = { $seat }: pay for the spell, or play a card first?
ask-building-offer = { $seat }: what does your building give?
ask-expand = { $seat }: what else do you recruit or reinforce?
ask-pay-unit = { $seat }: pay for the unit, or play a card first?
ask-reinforce-one = { $seat }: which unit do you reinforce?
ask-hire-neutral = { $seat }: recruit one of these neutral units?
ask-summon-tier = { $seat }: of which Dwelling is the neutral unit summoned?
ask-change-cards = { $seat }: discard up to 2 cards to draw as many
ask-specialty-back = { $seat }: which specialty comes back to hand?
ask-site-again = { $seat }: which visited field gives you its gift again?
ask-plague = { $seat }: the plague! Which pack turns to few?
option-build = Build: { $building }
option-recruit = Recruit { $unit }
option-reinforce = Reinforce { $unit }
option-second-hero = Recruit the secondary hero (10 gold)
option-spell = Buy a spell at the Mage Guild
option-use = { $building }: { $offer ->
    [0] its first offer
   *[other] its second offer
}
option-pay = Pay
option-tier = { $tier }
option-exchange = { $give ->
    [gold] { $take ->
        [materials] Give 2 gold for 1 material
       *[valuables] Give 6 gold for 1 valuable
    }
    [materials] { $take ->
        [gold] Give 1 material for 1 gold
       *[valuables] Give 3 materials for 1 valuable
    }
   *[valuables] { $take ->
        [gold] Give 1 valuable for 3 gold
       *[materials] Give 1 valuable for 2 materials
    }
}
option-gift = Give { $resource } (1) to { $seat }
option-swap = Offer { $card } to { $seat } for another card
option-lend = Give { $unit } to { $seat }
fact-experience = { $seat } gains 1 experience (level { $level }{ $half ->
    [1] { " " }and a half
   *[other] { "" }
}).
fact-level = { $seat } is level { $level }.
fact-level-again = { $seat } goes back to level { $level }.
fact-specialty = { $seat } gains the specialty { $card }.
fact-second-hero = { $seat }’s secondary hero appears: { $field }.
fact-second-hero-lost = { $seat }’s secondary hero is off the map.
fact-cube-won = { $seat } gains a faction cube of { $rival }.
fact-paid = { $seat } pays { $cost }.
fact-gained = { $seat } gains { $gained }.
fact-lost = { $seat } loses { $paid }.
fact-exchanged = { $seat } gives { $paid } for { $gained }.
fact-gift = { $seat } gives { $paid } to { $rival }.
fact-swap-offered = { $seat } offers { $card } to { $rival }.
fact-swap-refused = { $seat } declines.
fact-swapped = { $seat } and { $rival } swap { $card } and { $artifact }.
fact-unit-lent = { $seat } gives { $unit } to { $rival }.
fact-artifact-drawn = { $seat } draws { $card }.
fact-built = { $seat } builds: { $building }.
fact-building-used = { $seat } uses: { $building }.
fact-reinforced = { $seat } reinforces { $unit }: now a pack.
fact-recruited = { $unit } join the army of { $seat }.
fact-neutrals-shown = For hire by { $seat }: { $units }.
fact-looked-for = { $seat } looks for { $card }: { $found_it ->
    [1] found.
   *[other] there is none left.
}
fact-taken-back = { $seat } takes { $card } back to hand.
fact-artifact-found = { $seat } finds { $card }.
fact-event = Event of round { $round }: { $event }
fact-movement-given = { $seat } gains { $amount } MP.
fact-enemy-grows = The enemy grows: { $unit } ({ $form }).
fact-enemy-at-utopia = The enemy reaches the Dragon Utopia: { $unit } join him.
fact-proclaimed = The astrologers proclaim: { $proclamation }.
fact-hand-reshuffled = { $seat } shuffles { $amount } { $amount ->
    [one] card
   *[other] cards
} of the hand into the deck.
fact-plague = The plague: { $unit } of { $seat } turn to few.

## ch11: units that nobody commands, the AI’s cards, its hero on the map

ai-cards = for the AI deck
ask-ai-cards = Which AI card goes into the deck?
ask-place-ruled = { $seat }: which of these units is placed first?
ask-ruled-target = { $seat }: whom does the enemy unit attack? They are alike to it.
ask-ruled-space = { $seat }: where does the enemy unit stand?
ask-ruled-wall = { $seat }: which piece of the wall does the enemy unit attack?
ask-ai-defense = { $seat }: which enemy unit takes the defence card?
ask-ai-spell-target = { $seat }: whom does the enemy’s spell hit? They are alike to it.
ask-ai = The next card of the AI deck
ask-ai-spells = The next spell of the AI
ask-guards-ai = The next AI card of the guards
ask-enemy-step = { $seat }: which way does the enemy hero take?
fact-skill-taken = { $card } is taken from the deck of { $seat } for the enemy.
fact-ai-card = { $fighter }: the AI draws { $card } ({ $amount }).
fact-ai-casts = The enemy: { $card } on { $defender }.
fact-ai-cannot-cast = { $card } would find nobody: the spell is shuffled back.
fact-ai-waits = { $card } waits for the next combat round.
fact-covered = { $card } is laid over { $fighter }.
fact-enemy-moves = The enemy hero moves: { $field }.

## movement, flights, sieges, ch08_map: the map

ask-turn-new-tile = { $seat }: how is the new tile turned?
ask-place-tile = { $seat }: where does the tile go?
ask-discover-tile = { $seat }: which tile do you discover?
ask-settlement-income = { $seat }: what does the settlement bring in?
ask-take-ability = { $seat }: take this ability, or discard it?
ask-dip-in-discard = { $seat }: which card of your discard pile comes to your hand?
ask-put-on-top = { $seat }: which of the two others lies on top?
ask-stand-or-leave = { $seat }: does your second hero fight, or leave the map?
ask-send-army = { $seat }: { $field } is besieged. Does your army defend it, for 8 gold?
ask-free-step = { $seat }: which hero steps where?
ask-fly = { $seat }: where does your hero fly?
ask-which-hero = { $seat }: which hero is { $card } for?
ask-town-portal = { $seat }: to which town or settlement?
option-move = { $hero } to { $field }
option-for = { $hero }
option-revisit = { $hero } visits the place again
option-reveal = { $hero } turns up face-down tile { $number }
option-add = { $hero } adds a tile
option-centre = Around ({ $q }, { $r })
option-step = { $hero } steps to { $field }
option-income = { $resource }
option-defend-place = Send the army (8 gold)
option-stand = Fight
option-give-way = Leave the map
fact-moves =
    { $hero } goes to { $field }{ $points ->
        [0] .
        [one] { " " }(1 point).
       *[other] { " " }({ $points } points).
    }
fact-steps-back = { $hero } falls back to { $field }.
fact-movement-gained =
    { $hero } gains { $amount ->
        [one] 1 movement point.
       *[other] { $amount } movement points.
    }
fact-tile-shown =
    { $why ->
        [added] { $seat } adds tile { $tile }.
       *[other] { $seat } turns up tile { $tile }.
    }
fact-tile-taken = { $seat } takes tile { $tile } from the supply.
fact-visits = { $hero } visits { $field }.
fact-flag-lost = { $seat } loses { $field }.
fact-flagged = { $seat } flags { $field }.
fact-settled = { $field } now brings in { $resource } for { $seat }.
fact-clue = { $seat } reads a clue: { $count } of { $wanted }.
fact-ally-joins = { $units } join { $seat }.
fact-top-ability = On top of the abilities: { $card }.
fact-ability-taken = { $seat } takes the top ability.
fact-ability-left = { $seat } discards the top ability: { $card }.
fact-dipped = { $seat } takes { $card } back from the discard pile.
fact-grail = { $seat } finds the Grail.
fact-cubes-cleared = All black cubes leave the map.
fact-meets = { $hero } meets { $rival } at { $field }.
fact-besieged = { $hero } besieges { $field }, held by { $owner }.
fact-captured = { $seat } captures { $field }.


## ch09, ch10: combat

reason-attack = on the card
reason-defense = on the card
reason-initiative = on the card
reason-health = on the card
reason-die = die
reason-shield = Shield
reason-wall = over the wall
reason-ignores-defense = defence ignored
reason-attack-against = hereditary enemy
reason-attack-on-die = ability, by the die
reason-defense-on-die = ability, by the die
reason-defense-when-retaliated = against a retaliation
reason-heals-or-strikes = nobody to heal
ask-deploy = { $seat }: where does this unit fight?
ask-place-guard = { $seat }: you play the guards. Where does this one stand?
ask-redraw-guard = { $seat }: is one of the guards replaced by another of its tier?
ask-talk = { $seat }: do you talk the guards away, or fight?
ask-combat-start = { $seat }: the combat begins. A card first?
ask-place-gate = { $seat }: in which column does the gate stand?
ask-activate = { $seat }: which of these units acts first?
ask-activation = { $seat }: { $fighter }, what to do?
ask-step-after = { $seat }: { $fighter } may move 1 space after the shot.
ask-before-roll = { $seat }: { $fighter } against { $target }. A card before the dice?
ask-after-roll = { $seat }: { $fighter } against { $target }, the dice are down. Anything?
ask-lethal-attack = { $seat }: { $target } would fall to { $fighter }. Save the unit?
ask-second-target = { $seat }: whom does { $fighter } strike as well?
ask-tend-friend = { $seat }: whom does { $fighter } heal?
ask-pushed = { $seat }: { $target } is driven back. Where to?
ask-come-back = { $seat }: does { $fighter } go back where the move began?
ask-prolong = { $seat }: the combat round is over. Fight on, or retreat?
ask-go-home = { $seat }: to which place does your hero go?
ask-combat-won = { $seat }: the combat is won. A card now?
ask-attack-roll = The attack die of { $fighter } against { $target }
ask-shield-roll = The die of the Shield of { $target }
ask-paralysis-roll = The die for the paralysis of { $target }
ask-push-roll = The die that may drive { $target } back
attack-roll = attack
shield-roll = Shield
paralysis-roll = paralysis
push-roll = driven back
option-place = { $unit } at { $space }
option-leave-out = { $unit } stays out
option-gate =
    Gate in column { $column ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }
option-go = Move to { $space }
option-strike = Attack { $fighter } from { $space }
option-break =
    Break the wall of column { $column ->
        [0] A
        [1] B
        [2] C
       *[3] D
    } from { $space }
option-defend = Defend
option-surrender = Surrender (10 gold)
option-prolong = Fight another round
option-retreat = Retreat
option-come-back = Go back
option-ignore-die = Discard { $card }: the die does not count
option-rescue = { $fighter }: cancel the attack
fact-combat-announced = { $hero } against { $rival }: combat at { $field }.
fact-quick-combat = The guards of { $field } flee before { $hero }.
fact-talked = { $hero } talks the guards of { $field } away.
fact-guard-drawn = A guard: { $card }.
fact-deployed = { $fighter }: at { $space }.
fact-walls =
    Walls rise; the gate is in column { $column ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }.
fact-combat-round = Combat round { $round }.
fact-activated = { $fighter }: activation.
fact-shakes-off = { $fighter }: no activation, the paralysis is over.
fact-goes = { $fighter }: move to { $space }.
fact-defends = { $fighter }: in defence, with a Shield token.
fact-attacks =
    { $attacker }: { $blow ->
        [retaliation] retaliation
        [again] another blow
       *[attack] attack
    } against { $defender }.
fact-attack-rolled = { $fighter }: the dice show { $attack_faces }.
fact-rerolls-attack =
    { $fighter }: the die is rolled again{ $by ->
        [morale] , by morale
        [unit] , by its ability
       *[other] , by luck
    }.
fact-die-ignored = { $fighter }: the die does not count.
fact-shield-rolled = { $fighter }: the die of the Shield shows { $attack_faces }.
fact-blow = { $attacker } against { $defender }: attack { $attack_parts }, defence { $defense_parts }. Damage: { $damage }.
fact-rescued = { $fighter }: the attack on { $defender } is cancelled.
fact-hurt = { $fighter }: { $amount } damage, { $damage } in all.
fact-healed = { $fighter }: { $amount } damage healed.
fact-paralysed = { $fighter }: paralysed.
fact-uncovered = { $fighter }: { $card } is spent.
fact-turned-to-few = { $fighter }: only few are left.
fact-fallen = { $fighter }: beaten, off the board.
fact-disheartened = { $fighter }: { $seat } loses the Positive Morale.
fact-pile-rebuilt = New pile: { $deck }.
fact-wall-falls =
    { $fighter }: { $card } of column { $column ->
        [0] A
        [1] B
        [2] C
       *[3] D
    } destroyed.
fact-prolonged = { $hero } fights on.
fact-undecided = After { $rounds } combat rounds nothing is decided: the attacker gives it up.
fact-retreats = { $hero } retreats.
fact-combat-over =
    { $given_up ->
        [yes] { $loser } surrenders to { $winner }.
       *[no] Combat won by { $winner }, lost by { $loser }.
    }
fact-goes-home = { $hero } goes to { $field }.
fact-musters = { $seat } starts again with a new army.
ask-put-back = { $seat }: { $seen }. Back on top, or to the bottom?
option-spy = Look at the top of: { $deck }
option-put-back =
    { $where ->
        [top] On top
       *[bottom] At the bottom
    }
fact-spies = { $seat } looks at the top card: { $deck }.
fact-spied = You see: { $card }.

## ch05_cards, morale: cards, spells, dice, morale

resource-die = resource die
treasure-die = treasure die
morale-roll = morale
ask-resource-die = The resource die: what does it show?
ask-treasure-die = The treasure die: what does it show?
ask-morale-roll = The attack die, for morale
ask-spend-before-gain = { $seat }: a second Positive Morale comes. Spend the first one before?
ask-change-hand = { $seat }: which cards do you discard to draw as many?
ask-discard-some = { $seat }: which card do you discard ({ $count } to go)?
ask-discard-drawn = { $seat }: which of the cards drawn do you discard?
ask-discard-for-each = { $seat }: discard cards, each one counts ({ $count } so far).
ask-remove-card = { $seat }: which card leaves the game?
ask-search-abilities = { $seat }: look at { $count } abilities, or take the one on the discard pile?
ask-search-artifacts = { $seat }: look at { $count } artifacts, or take the one on the discard pile?
ask-search-spells = { $seat }: look at { $count } spells, or take the one on the discard pile?
ask-keep-one = { $seat }: which card do you keep?
ask-take-one = { $seat }: which of these do you take?
ask-keep-resource-die = { $seat }: which resource die do you keep?
ask-keep-treasure-die = { $seat }: which treasure die do you keep?
ask-reroll = { $seat }: reroll a die?
ask-power = { $seat }: { $card }, power { $power }. More power?
ask-spell-target = { $seat }: on whom do you cast { $card }?
ask-card-target = { $seat }: on which unit do you play { $card }?
ask-fireball = { $seat }: which two adjacent spaces burn?
ask-teleport-to = { $seat }: to which space?
ask-line = { $seat }: { $card }, with the effect of which power?
ask-ai-spell = { $seat }: the enemy casts { $card }, power { $power }. Cancel it?
ask-enemy-spell = { $seat }: the enemy casts { $card }, power { $power }. Cancel it?
ask-own-spell = { $seat }: take { $card } back to hand?
ask-spell-for-power = { $seat }: which spell is the power for?
ask-cast-first = { $seat }: which spell do you cast before all activations?
ask-chain-lightning = { $seat }: which of the closest units is struck next?
ask-heal-or-lift = { $seat }: heal, or take the paralysis off?
ask-lift-effect = { $seat }: what is taken off the unit?
ask-swap-first = { $seat }: which unit changes places …
ask-swap-second = { $seat }: … with which other one?
ask-spell-from-discard = { $seat }: which spell do you take back from your discard pile?
option-take = Number { $which }
option-play = Play { $card }{ $mode ->
    [expert] , expert
    [0] , first effect
    [1] , second effect
   *[other] { "" }
}
option-boost = { $mode ->
    [spell] Discard { $card } for power
    [expert] Power from { $card }, expert
    [0] Power from { $card }, first effect
    [1] Power from { $card }, second effect
   *[other] Power from { $card }
}
option-cast = Cast it now
option-line = Power { $power }
option-number = { $number ->
    [heal] Heal
    [paralysed] The paralysis
   *[other] { $number }
}
option-look = Look at the deck
option-discarded = { $card }, from the discard pile
option-replace = Show { $card }, discard it and draw another
option-reroll = Reroll { $face } ({ $by ->
    [morale] morale
    [proclaimed] proclamation
    [unit] ability of the unit
   *[other] Luck
})
option-face = { $face }
option-morale = Positive Morale: { $what ->
    [draw] draw a card
   *[change] change cards
}
option-space = { $space }
fact-discarded = { $seat } discards { $card }.
fact-removed = { $seat } removes { $card } from the game.
fact-drawn = { $seat } draws { $count } { $count ->
    [one] card
   *[other] cards
}.
fact-drawn-cards = You draw { $cards }.
fact-reshuffled = { $seat } shuffles the discard pile into the deck.
fact-rebuilt = The discard pile becomes the { $deck } again.
fact-turned-up = New on the discard pile ({ $deck }): { $cards }.
fact-took-discarded = { $seat } takes { $card } from the discard pile ({ $deck }).
fact-looks-at = You look at { $cards }.
fact-replaced = { $seat } shows { $card } of another faction and draws another card.
fact-searched = { $seat } searches the { $deck }, keeps 1 card and discards: { $discarded }.
fact-kept = You keep { $card }.
fact-morale = { $seat }: { $token ->
    [positive] Positive Morale.
    [negative] Negative Morale.
   *[none] no morale token.
}{ $drops ->
    [yes] { " " }The whole hand goes when the turn ends.
   *[no] { "" }
}
fact-morale-spent = { $seat } spends the Positive Morale: { $what ->
    [draw] a card.
    [change] new cards.
   *[reroll] a reroll.
}
fact-played = { $seat } plays { $card }{ $mode ->
    [expert] { " " }(expert)
    [spell] { " " }for its power
   *[other] { "" }
}.
fact-came-back = { $card } comes back to the hand of { $seat }.
fact-dice = { $seat } rolls: { $which ->
    [attack] { $attack_faces }
    [resource] { $resource_faces }
   *[treasure] { $treasure_faces }
}.
fact-rerolls = { $seat } rerolls one { $die }{ $by ->
    [morale] , by morale
    [proclaimed] , by the proclamation
   *[other] , by Luck
}.
fact-cast = { $seat } casts { $card } with power { $power }.
fact-cancelled = { $card } of { $seat } has no effect.
fact-laid-on = { $card } lies on { $fighter }.
fact-effect-lifted = { $card } is taken off { $fighter }.
fact-paralysis-lifted = { $fighter }: the paralysis is lifted.
fact-from-discard = { $seat } takes { $card } back from the discard pile.
fact-units-swapped = Places swapped: { $fighters }.
fact-no-escape = The enemy of { $seat } can neither retreat nor surrender.
fact-retaliates-again = { $fighter }: may retaliate once more.
fact-teleported = { $fighter }: teleported to { $space }.

## What an answer changes: `change-<record>-<field>`

change-realm-round = Round { $after } begins
change-realm-tiles = A tile comes to the map
change-realm-sites =
    { $more ->
        [one] One new field
       *[other] { $more } new fields
    }
change-realm-heroes =
    { $come ->
        [none] Leaves the map: { $gone }
       *[other] Comes to the map: { $come }
    }
change-realm-grail = The Grail: { $after }
change-realm-battle =
    { $after ->
        [yes] A combat begins
       *[no] The combat ends
    }
change-realm-enemy-army =
    { $come ->
        [none] The enemy loses { $gone }
       *[other] The enemy gets { $come }
    }
change-realm-winners = { $come } wins
change-player-level = Level { $before } → { $after }
change-player-experience = Experience { $before } → { $after }
change-player-gold = Gold { $before } → { $after }
change-player-materials = Materials { $before } → { $after }
change-player-valuables = Valuables { $before } → { $after }
change-player-buildings = { $come } stands
change-player-spent =
    { $less ->
        [0] A town token is used
       *[other] Town tokens come back
    }
change-player-morale = Morale { $before } → { $after }
change-player-drops-hand =
    { $after ->
        [yes] The whole hand goes when the turn ends
       *[no] The hand may be kept
    }
change-player-hand =
    { $come ->
        [none] Leaves the hand: { $gone }
       *[other] To hand: { $come }
    }
change-player-removed = Leaves the game: { $come }
change-player-laid =
    { $come ->
        [none] No longer in force: { $gone }
       *[other] In force: { $come }
    }
change-player-army =
    { $come ->
        [none] Leaves the army: { $gone }
       *[other] { $more ->
            [0] Turned over: { $come }
           *[other] Joins the army: { $come }
        }
    }
change-player-hired =
    { $come ->
        [none] Leaves the army: { $gone }
       *[other] Joins the army: { $come }
    }
change-player-cubes = A faction cube is won
change-player-supply = Tiles to add { $before } → { $after }
change-player-out = Out of the game
change-hero-on-map-field = Goes to { $after }
change-hero-on-map-movement = MP { $before } → { $after }
change-hero-on-map-extra = More MP { $before } → { $after }
change-site-flags =
    { $come ->
        [none] no longer of { $gone }
       *[other] flag of { $come }
    }
change-site-cube =
    { $after ->
        [yes] visited
       *[no] may be visited again
    }
change-laid-tile-shown = A tile is turned up
change-battle-round = Combat round { $after }
change-battle-walls = The walls change
change-battle-fighters =
    { $come ->
        [none] Leaves the board: { $gone }
       *[other] On the board: { $come }
    }
change-fighter-form = now { $after }
change-fighter-space = at { $after }
change-fighter-damage = damage { $before } → { $after }
change-fighter-shield =
    { $after ->
        [yes] takes a Shield
       *[no] loses its Shield
    }
change-fighter-paralysed =
    { $after ->
        [yes] paralysed
       *[no] no longer paralysed
    }
change-fighter-overlay = covered by { $after }
change-fighter-laid =
    { $come ->
        [none] no longer { $gone }
       *[other] { $come }
    }
then-asked = Then { $what }
then-dice = Then { $some_dice }
next-turn = the turn of { $seat }
next-activation = { $seat }: { $fighter } acts

## What is stamped on the table when it happens (../screen/beats.py)

stamp-blow = Damage { $damage }
stamp-defends = Shield
stamp-rescued = Cancelled
stamp-shakes-off = Awake
stamp-die-ignored = No die
stamp-paralysis-lifted = Freed
stamp-healed = +{ $amount }
stamp-quick-combat = They flee
stamp-combat-over = Combat over
stamp-undecided = Undecided
stamp-retreats = Retreat
stamp-retaliates-again = Retaliates again
stamp-captured = Captured
stamp-flagged = Flagged
stamp-level = Level { $level }
stamp-experience = +1 experience
stamp-built = { $building }
stamp-reinforced = Pack
stamp-morale = Morale
stamp-grail = The Grail
stamp-hurt = −{ $amount }
stamp-paralysed = Paralysed
stamp-turned-to-few = Only few left
stamp-disheartened = Disheartened
stamp-plague = Plague
stamp-hand-dropped = Hand lost
stamp-flag-lost = Flag lost
stamp-level-again = Level { $level }
stamp-cancelled = No effect
stamp-fallen = Beaten
stamp-eliminated = Out
stamp-second-hero-lost = Hero lost
stamp-wall-falls = Destroyed

## Groups of answers

group-attack = Attack
group-move = Move
group-town = Town
group-cards = Cards
