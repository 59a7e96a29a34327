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
setting-packs = Character packs
setting-packs-none = none
setting-packs-all = all
setting-packs-druid = druid
setting-packs-paladin = paladin
setting-packs-rogue = rogue
setting-packs-shaman = shaman

## Questions

ask-pick-character = { $seat }: which character?
ask-pick-city = { $seat }: in which city?
ask-turn-start = { $seat }: something before the movement roll?
ask-move = { $seat } moves
ask-marker = { $seat }: keep this marker?
ask-place-marker = { $seat }: where does it lie?
ask-resource = { $seat }: which resource?
ask-flight = { $seat }: to which city?
ask-give-up = { $seat }: which quest is given up?
ask-challenge = { $seat }: which challenge?
ask-before-dice = { $seat }: something before the dice?
ask-dice = { $seat }: something before the encounter’s power?
ask-powers = { $seat }: special powers
ask-toll = { $seat }: pay, or be hurt?
ask-stay-up = { $seat }: stay up?
ask-nearest-city = { $seat }: to which city?
ask-loot = { $seat }: which item?
ask-complete = { $seat }: which quest first?
ask-equip = { $seat }: equipment
ask-price = { $seat }: pay for it?
ask-choose = { $seat }: which?
ask-discard = { $seat }: which card is discarded?
ask-discard-item = { $seat }: which item is discarded?
ask-leap = { $seat }: to which space?
ask-look-into = { $seat }: into which deck?
ask-bury = { $seat }: bury the card?
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
option-bury = Bury it

## What happens: set-up, turn, movement, end

fact-rolled-off = { $seat } rolls { $die }.
fact-goes-first = { $seat } goes first.
fact-character-taken = { $seat } is { $character }.
fact-quest-received = { $seat } receives a quest: { $quest }.
fact-moves = { $seat } is now in { $space }.
fact-draws = { $seat } draws an ability card.
fact-drew = You draw { $ability }.
fact-discarded = { $seat } discards { $ability }.
fact-hurt = { $seat } takes { $amount } damage: { $source }.
fact-healed = { $seat } heals { $amount } damage.
fact-energy = { $seat }: { $amount } energy.
fact-card-discarded = { $card } is discarded.
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
why-not-used = it was used this turn already.
why-not-item-above-level = { $item } is above the character’s level.
why-not-wrong-icons = { $item } is not for this character.
why-not-nothing-to-do = there is nothing that it could do now.
