### The words of Confrontation, chapter 9.
### Figures are called by their names, without an article: "Clone of Dirz 2".
### The plain lines (`id = words`) are also the vocabulary of ../screen/wording.py.

## Vocabulary

and = and
then = then
up-to = to
the-dice = the dice

stat-MOU = MOU
stat-INI = INI
stat-ATT = ATT
stat-FOR = STR
stat-DEF = DEF
stat-RES = RES
stat-TIR = TIR
stat-COU = COU
stat-DIS = DIS
stat-PA = PA
stat-PEUR = PEUR
stat-POU = POU
stat-FOI = FOI
name-MOU = Movement
name-INI = Initiative
name-ATT = Attack
name-FOR = Strength
name-DEF = Defence
name-RES = Resistance
name-TIR = Aim
name-COU = Courage
name-DIS = Discipline
name-PA = Army points

location-legs = legs
location-arms = arms
location-abdomen = abdomen
location-chest = chest
location-head = head
tag-hero = heroes
tag-beast = beasts
tag-clone = clones
tag-construct = constructs
tag-dwarf = dwarves
tag-giant = giants
tag-goblin = goblins
tag-human = humans
tag-orc = orcs
tag-undead = undead
tag-wolfen = wolfen
tag-fear = fear
tag-doubles = doubles

severity-nothing = no effect
severity-stunned = stunned
severity-light = light wound
severity-serious = serious wound
severity-critical = critical wound
severity-killed = killed outright
outcome-killed = dead
level-light = light wound
level-serious = serious wound
level-critical = critical wound

## Reasons: what a part of a number comes from

reason-die = die
reason-INI = INI on the card
reason-ATT = ATT on the card
reason-FOR = STR on the card
reason-DEF = DEF on the card
reason-RES = RES on the card
reason-TIR = TIR on the card
reason-COU = COU on the card
reason-DIS = DIS on the card
reason-stunned = stunned
reason-light = light wound
reason-serious = serious wound
reason-critical = critical wound
reason-charged = charged
reason-dive = dive
reason-sustained-defence = sustained defence
reason-boost = points put in
reason-leadership = Leadership
reason-strength-in-charge = Strength in charge
reason-extra-limb = swapped
reason-sequence = Sequence
reason-all-attack = all dice in attack
reason-desperate = Desperate
reason-support = friends
reason-resolution = Resolution
reason-toxic = poison
reason-master-strike-att = ATT, Master strike
reason-master-strike = Master strike

## Settings, before the game

setting-edition = Rules
setting-edition-sheet = the French rules sheet
setting-edition-official = the game as published
setting-one-fails = A natural 1 fails
setting-one-fails-no = no
setting-one-fails-yes = yes
setting-quick = Sure hits may skip their die
setting-quick-no = no
setting-quick-yes = yes

## Where we are

section-turn = Turn { $turn }
section-start-of-turn = Points of the turn
section-charges = Charges
section-combat-phase = Combat phase
section-split = Splitting a melee
section-speaking-turns = Order of combats
section-speaking-turn = New combats
section-combat = Combat: { $lone } against { $others }
section-preparation = Skills
section-pass = Pass of arms { $number }
section-attack = Attack: { $attacker } on { $target }
section-test =
    { $why ->
        [attack_test] Attack test
        [defence_test] Defence test
        [initiative_test] Initiative test
        [authority_roll] Authority roll
        [split_test] Discipline test
       *[tactics_roll] Tactics roll
    }
section-wound-roll = Wound roll
section-pursuits = Pursuit
section-over = The fight is over

## What happens

# The dice behind a sum, when the sum does not show them.
dice-thrown =
    { $rolled ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
        [5] { "" }
        [6] { "" }
       *[other] { " " }(dice { $rolled })
    }

fact-turn-begins = Turn { $turn } begins.
fact-tactics = The Tactics roll sets the order: { $order }.
fact-mutation =
    { $rolled ->
        [1] { $side }, mutation die: 1, which gives nothing.
       *[other] { $side }, mutation dice: { $rolled }.
    }
fact-mutates =
    { $who } { $points ->
        [0] gains no point to mutate with.
        [one] gains 1 point to mutate with.
       *[other] gains { $points } points to mutate with.
    }
fact-boost = { $who } puts 1 point in { $stat } until the end of the turn.
fact-swap = { $who } swaps ATT and DEF for this pass of arms.
fact-charge =
    { $who } { $diving ->
        [yes] dives on
       *[no] charges
    } { $touches }.
fact-charged = { $who } reels under the charge of { $by }: INI, ATT and DEF −1 until the end of the phase.
fact-phase-begins =
    The combat phase begins with { $melees ->
        [0] no melee
        [one] one melee
       *[other] { $melees } melees
    }.
fact-phase-ends = The combat phase ends.
fact-wins-split = { $who } wins the Discipline test; { $side } will split the melee.
fact-combat-named = A combat is cut out by { $side }: { $lone } against { $others }.
fact-authority = { $who } wins the Authority roll; the speaking order is { $order }.
fact-combat-begins = Combat begins: { $lone } against { $others }.
fact-combat-ends = The combat of { $lone } against { $others } is over.
fact-placed =
    { $who } places dice: { $attack ->
        [0] none
       *[other] { $attack }
    } in attack, { $defence ->
        [0] none
       *[other] { $defence }
    } in defence{ $held ->
        [0] { "" }
       *[other] , { $held } held back
    }{ $bought ->
        [0] { "" }
       *[other] { " " }(Sequence: { $bought } more)
    }.
fact-initiative = { $who } wins Initiative.
fact-pass-begins = Pass of arms { $number } begins.
fact-fury = { $who } flies into a fury: one combat die more, and all of them in attack until the end of the turn.
fact-commits = { $who } commits the die held back to attack.
fact-attack =
    { $who } { $master ->
        [yes] tries a Master strike on
       *[no] attacks
    } { $target }.
fact-defence =
    { $who } { $sustained ->
        [yes] meets it with a sustained defence.
       *[no] { $dice ->
            [0] takes the blow without a parry.
            [one] stands ready to parry with 1 die{ $counter ->
                [yes] { " " }and to counter-attack
               *[no] { "" }
            }.
           *[other] stands ready to parry with { $dice } dice{ $counter ->
                [yes] { " " }and to counter-attack
               *[no] { "" }
            }.
        }
    }
fact-resolution = { $who } calls on Resolution: +{ $amount } to the coming test.
fact-luck = { $who } trusts to Luck: the throw ({ $rolled }) is made again.
fact-test =
    { $who } { $why ->
        [attack_test] rolls the attack
        [defence_test] rolls the parry
        [initiative_test] rolls Initiative
        [authority_roll] rolls Authority
        [split_test] rolls Discipline for the split
       *[tactics_roll] rolls Tactics
    }: { $parts } = { $result }{ dice-thrown }{ $failed ->
        [yes] , which fails
       *[no] { "" }
    }.
fact-tie = { $fighters } are tied and roll again.
fact-attack-fails = { $who } misses { $target }; no defence die is lost.
fact-parried = { $who } parries { $by }, { $result } against { $difficulty }.
fact-hit = { $who } hits { $target }.
fact-gains-die = { $who } gains an attack die.
fact-feint =
    { $who } feints: { $target } loses { $die ->
        [attack] an attack die
       *[defence] a defence die
    } instead of being wounded.
fact-survival-instinct =
    { $who } { $saved ->
        [yes] slips away by Survival instinct
       *[no] cannot slip away by Survival instinct
    }: { $face }, { $needed } needed.
fact-wound-roll =
    { $who } { $poison ->
        [yes] poisons
       *[no] strikes
    } { $target }, dice { $rolled }: { $location }, { $parts } = { $result }, row { $row }{ $shift ->
        [0] {""}
        [-1] {" "}(one row milder)
        [1] {" "}(one row worse)
       *[other] {" "}(shifted by { $shift })
    }: { $severity }.
fact-immune = { $who } is immune to blows there: nothing happens.
fact-stunned = { $who } is stunned until the end of the turn.
fact-wounded = { $who } now has a { $level }.
fact-relentless = { $who } should be dead, but fights on until the end of the phase.
fact-killed = { $who } falls and leaves the table.
fact-healed =
    { $who } { $level ->
        [none] is healed of all wounds.
       *[other] recovers: only a { $level } is left.
    }
fact-pursuit = { $who } pursues and reaches { $touches }.

## What is asked

ask-name-for-tactics = Who makes the Tactics roll for { $seat }?
ask-share-mutation = Who gets the best of the mutation dice left ({ $dice })?
ask-charge = { $seat }: who charges whom?
ask-name-for-split = { $group } are in one melee. Who makes the Discipline test for { $seat }?
ask-split-melee = { $left } are still to be split. Which combat is cut out?
ask-name-for-authority = Who makes the Authority roll for { $seat }?
ask-designate-combat = { $seat } to speak: which combat is resolved?
ask-designate-new-combat = { $seat } to speak: which of the new combats is resolved?
ask-place-dice = { $lone } against { $others }: attack or defence, where do the dice go?
ask-prepare-initiative = Initiative is about to be rolled: any skill to use?
ask-name-for-initiative = { $lone } against { $others }: who rolls Initiative for { $seat }?
ask-prepare-pass = A pass of arms is about to begin: any skill to use?
ask-choose-attack = Who attacks whom?
ask-commit-last = No attack die is left in this combat: is the die held back committed?
ask-announce-defence = { $attacker } attacks { $target }: how is the attack met?
ask-throw-or-skip = { $attacker } cannot miss { $target }: is the die thrown all the same?
ask-use-resolution =
    { $who } is about to roll { $why ->
        [attack_test] an attack
        [defence_test] a parry
        [initiative_test] Initiative
       *[other] a test
    }: Resolution?
ask-use-luck =
    { $who } has thrown { $rolled } for { $why ->
        [attack_test] an attack
        [defence_test] a parry
        [initiative_test] Initiative
        [authority_roll] Authority
        [split_test] Discipline
       *[tactics_roll] Tactics
    }: Luck?
ask-trade-die = { $attacker } has missed: does { $target } keep the defence die or trade it?
ask-wound-or-feint = { $attacker } has hit { $target }: wound or Feint?
ask-keep-wound-dice = { $attacker } has three dice against { $target }: which two are kept?
ask-pursue = { $winners } may pursue: who goes where?

# Asked of whoever throws real dice.
dice-so-far =
    { $got ->
        [none] { "" }
       *[other] { " " }(already read: { $got })
    }
dice-again =
    { $chains ->
        [none] die
       *[other] die rolled again, on top of { $chains }
    }
ask-tactics-roll = { $who }, Tactics roll (DIS): what does the { dice-again } show?{ dice-so-far }
ask-split-test = { $who }, Discipline test for the split: what does the { dice-again } show?{ dice-so-far }
ask-authority-roll = { $who }, Authority roll (DIS): what does the { dice-again } show?{ dice-so-far }
ask-initiative-test = { $who }, Initiative test: what does the { dice-again } show?{ dice-so-far }
ask-attack-test = { $who }, attack test: what does the { dice-again } show?{ dice-so-far }
ask-defence-test = { $who }, defence test: what does the { dice-again } show?{ dice-so-far }
ask-survival-instinct = { $target }, Survival instinct: what does the die show?
ask-wound-roll = { $attacker } wounds { $target }: what does one of the { $count } dice show?{ dice-so-far }
ask-mutation =
    { $side }, mutation: what does { $count ->
        [one] the die
       *[other] one of the { $count } dice
    } show?{ dice-so-far }

## What may be answered

option-name = { $fighter }
option-combat = { $lone } against { $others }
option-resolve = { $lone } against { $others }
option-place =
    { $fighter }: { $attack } in attack, { $defence } in defence{ $held ->
        [0] { "" }
       *[other] , { $held } held back
    }{ $bought ->
        [0] { "" }
       *[other] { " " }(Sequence: { $bought } more)
    }
option-rage = { $fighter }: Battle fury
option-attack = { $attacker } attacks { $target }
option-master = { $attacker } tries a Master strike on { $target }
option-commit = { $fighter } commits the die held back
option-endure = No parry
option-parry =
    { $dice ->
        [one] Parry with 1 die
       *[other] Parry with { $dice } dice
    }{ $held ->
        [0] { "" }
       *[other] , the one held back included
    }
option-counter =
    { $dice ->
        [one] Parry with 1 die
       *[other] Parry with { $dice } dice
    }{ $held ->
        [0] { "" }
       *[other] , the one held back included
    }, and counter-attack
option-sustain = Sustained defence
option-keep = Keep the defence die
option-trade = Trade it for an attack die
option-throw = Throw the die
option-skip = Skip the die
option-wound = Wound roll
option-feint =
    { $die ->
        [attack] Feint: strike off an attack die
       *[defence] Feint: strike off a defence die
    }
option-choose = Keep { $low } and { $high }
option-luck = Luck: throw again
option-resolution = Resolution
option-boost = { $fighter }: 1 point in { $stat }
option-swap = { $fighter }: swap ATT and DEF
option-mutate = { $fighter }
option-stay = Stay
option-pursue = { $fighter } pursues { $touches }
option-charge = { $fighter } charges { $touches }
option-dive = { $fighter } dives on { $touches }

## Why not: wishes that are no answers

why-not-another-time =
    { $word ->
        [name] a fighter is named just before a roll in which sides are opposed.
        [combat] melees are split when the combat phase begins, and after pursuits.
        [resolve] combats are designated one by one, in a speaking turn.
        [place] dice are placed when a combat begins.
        [rage] Battle fury is announced when dice are placed, or just before Initiative.
        [attack] blows are struck in a pass of arms, when the turn of the camp comes.
        [master] blows are struck in a pass of arms, when the turn of the camp comes.
        [commit] a die held back is committed when its camp strikes.
        [endure] a defence is announced when an attack comes.
        [parry] a defence is announced when an attack comes.
        [counter] a defence is announced when an attack comes.
        [sustain] a defence is announced when an attack comes.
        [keep] Ambidextrous fighters trade a die when an attack on them has failed by itself.
        [trade] Ambidextrous fighters trade a die when an attack on them has failed by itself.
        [throw] this is asked only of an attack that cannot fail, if the table plays so.
        [skip] this is asked only of an attack that cannot fail, if the table plays so.
        [wound] this is asked of a fighter with Feint, after a hit.
        [feint] this is asked of a fighter with Feint, after a hit.
        [choose] only an Assassin chooses among wound dice, on the first wound roll after a charge.
        [luck] Luck is offered right after a test of its owner, once a turn.
        [resolution] Resolution is offered right before a test of its owner, once a turn.
        [boost] points go to INI before Initiative, to MOU before a move, elsewhere when a pass of arms begins.
        [swap] ATT and DEF are swapped when a pass of arms begins.
        [mutate] mutation dice are shared out at the start of the turn.
        [stay] this is an answer to charges and pursuits.
        [pursue] pursuits follow a combat, for those who won it.
        [charge] charges come before the combat phase.
        [dive] charges come before the combat phase.
       *[pass] this question wants another answer.
    }
why-not-down = { $who } has fallen.
why-not-not-yours =
    { $count ->
        [one] { $others } belongs to another side.
       *[other] { $others } belong to another side.
    }
why-not-no-skill =
    { $count ->
        [one] { $others } does not have the skill { $skill }.
       *[other] { $others } do not have the skill { $skill }.
    }
why-not-not-in-combat =
    { $count ->
        [one] { $others } is not in this combat.
       *[other] { $others } are not in this combat.
    }
why-not-not-in-melee =
    { $count ->
        [one] { $others } is not in this melee.
       *[other] { $others } are not in this melee.
    }
why-not-not-engaged =
    { $count ->
        [one] { $others } is in no combat that is still to be resolved.
       *[other] { $others } are in no combat that is still to be resolved.
    }
why-not-other-camp =
    { $count ->
        [one] { $others } fights in the other camp of this combat.
       *[other] { $others } fight in the other camp of this combat.
    }
why-not-has-die = { $who } has a mutation die already.
why-not-has-charged =
    { $count ->
        [one] { $others } has charged already this turn.
       *[other] { $others } have charged already this turn.
    }
why-not-routing-moves = { $who } is routing.
why-not-in-contact = { $who } is in contact with { $foes }.
why-not-on-the-ground = { $who } is on the ground: only a flyer dives.
why-not-not-winner =
    { $count ->
        [one] { $others } is not among the winners of this combat.
       *[other] { $others } are not among the winners of this combat.
    }
why-not-has-pursued =
    { $most ->
        [one] { $who } has pursued already in this phase.
       *[other] { $who } has pursued { $most } times already in this phase.
    }
why-not-slain-already = { $who } stands only by being Relentless, and does not pursue.
why-not-friend =
    { $count ->
        [one] { $others } fights on the same side.
       *[other] { $others } fight on the same side.
    }
why-not-other-level =
    { $target } is { $height ->
        [0] on the ground
       *[other] at altitude level { $height }
    }, and this move of { $who } ends { $reached ->
        [0] on the ground
       *[other] at level { $reached }
    }.
why-not-not-alone = whoever reaches { $others } here also touches { $foes }.
why-not-not-together = no straight move of { $who } ends in contact with all of them.
why-not-too-far = { $target } is { $far } cm away, and { $who } moves { $most } cm at most.
why-not-barred = { $by } stands in the straight way of { $who } to { $target }.
why-not-no-room = there is no free place beside { $target } on a straight way of { $who }.
why-not-no-points-ever =
    { $count ->
        [one] { $others } has neither Concentration nor Mutagenic.
       *[other] { $others } have neither Concentration nor Mutagenic.
    }
why-not-no-points = { $who } has no point left this turn.
why-not-not-this-number = { $who } may put points in { $stats } only.
why-not-another-moment =
    points go to { $stat } { $kind ->
        [INI] just before Initiative.
        [MOU] just before a charge or a pursuit.
       *[other] only when a pass of arms begins.
    }
why-not-most-points = { $who } has { $most } points in { $stat } already, as many as may be.
why-not-cut-already =
    { $count ->
        [one] { $others } is already in a combat of this split.
       *[other] { $others } are already in combats of this split.
    }
why-not-friends =
    { $count ->
        [one] { $others } is on the side of { $by }.
       *[other] { $others } are on the side of { $by }.
    }
why-not-no-contact =
    { $count ->
        [one] { $others } is not in contact with { $by }.
       *[other] { $others } are not in contact with { $by }.
    }
why-not-one-by-one = combats are named one by one, and the next is that of { $by }.
why-not-leaves-alone = it would leave nobody to fight for { $others }.
why-not-authority-first = the first speaker must designate the combat of { $authority }, who won the Authority roll.
why-not-waits = this combat waits for a speaking turn of its own; those born of pursuits come first.
why-not-no-such-combat = the melee was split otherwise.
why-not-places-later =
    { $count ->
        [one] { $others } announces its dice later: the lower PA first, at equal PA whoever lost the Tactics roll.
       *[other] { $others } announce their dice later: the lower PA first, at equal PA whoever lost the Tactics roll.
    }
why-not-places-after-initiative = { $who } places its dice after the Initiative test.
why-not-placed-already =
    { $count ->
        [one] { $others } has placed its dice.
       *[other] { $others } have placed their dice.
    }
why-not-routing = { $who } is routing: all its dice go to defence.
why-not-fury = { $who } is in a fury: all its dice go to attack until the end of the turn.
why-not-most-bought =
    { $most ->
        [one] Sequence gives { $who } 1 die more, and no second one.
       *[other] Sequence gives { $who } { $most } dice more at most.
    }
why-not-one-held = only one die is ever held back.
why-not-too-many-dice =
    { $dice ->
        [one] { $who } has 1 combat die.
       *[other] { $who } has { $dice } combat dice.
    }
why-not-every-die =
    { $dice ->
        [one] { $who } must place its die.
       *[other] { $who } must place every one of its { $dice } dice.
    }
why-not-after-initiative = a fury is announced before the Initiative test.
why-not-swap-later = { $who } may swap them when a pass of arms begins.
why-not-swapped = { $who } has swapped them already in this pass of arms.
why-not-struck-already = { $who } has struck already in this pass of arms.
why-not-no-attack-die = { $who } has no attack die left.
why-not-same-camp = { $target } is in the same camp: here everybody fights { $by } alone.
why-not-attacked-already = { $target } has been attacked already in this pass of arms.
why-not-few-master-dice =
    { $dice ->
        [one] a Master strike takes two attack dice, and { $who } has 1 left.
       *[other] a Master strike takes two attack dice, and { $who } has { $dice } left.
    }
why-not-nothing-held = { $who } holds no die back.
why-not-waits-held = it was said that the die waits, for this pass of arms.
why-not-no-use-held = { $who } already has a die for everybody it can still attack in this pass of arms.
why-not-held-in-turn = { $by } answers for its own die first.
why-not-must-strike = a die put in attack must strike as long as there is somebody to strike.
why-not-bound = { $who } is in sustained defence, and must meet every attack of this combat with it.
why-not-few-defence-dice =
    { $dice ->
        [0] { $who } has no defence die left.
        [one] { $who } has 1 die left to parry with.
       *[other] { $who } has { $dice } dice left to parry with.
    }
why-not-sustain-held = { $who } still holds a die back.
why-not-sustain-last-die = it is for the last defence die, and { $who } has { $dice } left.
why-not-sustain-placed = { $who } placed fewer dice in defence than in attack.
why-not-no-die-to-lose =
    { $die ->
        [attack] { $who } has no attack die to lose.
       *[defence] { $who } has no defence die to lose.
    }
why-not-not-fallen = the dice did not fall so.

## What an answer leads to

consequence-test = One die + { $stat } { $value }
consequence-worst = A Pariah rolls two dice and keeps the worse
consequence-wins-tactics = The winner charges and speaks first; at equal PA the loser is the first to place dice
consequence-wins-split = The winner cuts the melee into combats
consequence-wins-authority = The winner speaks first, and its own combat is the first to be resolved
consequence-wins-initiative = The winning side strikes first in every pass of arms
consequence-fighter =
    { $dice ->
        [one] { $who }: 1 die, INI { $value }
       *[other] { $who }: { $dice } dice, INI { $value }
    }
consequence-rest =
    { $rest ->
        [none] The whole melee is split then
       *[other] { $rest } are still to be split
    }
consequence-place =
    { $attack ->
        [0] No attack
        [one] 1 attack
       *[other] { $attack } attacks
    }, { $defence ->
        [0] no parry
        [one] 1 parry
       *[other] { $defence } parries
    }
consequence-bestial = One of the attacks comes from Bestial charge
consequence-held = The die held back may attack or parry in any pass of arms
consequence-sequence =
    { $bought ->
        [one] 1 die more, at the price of ATT { $att } and DEF { $def } for this combat
       *[other] { $bought } dice more, at the price of ATT { $att } and DEF { $def } for this combat
    }
consequence-may-sustain = Sustained defence possible with the last die
consequence-no-sustain = Sustained defence not possible: fewer dice in defence than in attack
consequence-all-attack = All dice in attack: +{ $amount } to attack tests
consequence-all-attack-wound = All dice in attack: +{ $amount } to wound rolls
consequence-rage = 1 die more, and all dice in attack in every combat until the end of the turn
consequence-attack =
    One die + ATT { $att }, against { $dice ->
        [0] no defence die
        [one] DEF { $def } with 1 defence die
       *[other] DEF { $def } with { $dice } defence dice
    }
consequence-attack-sustained = One die + ATT { $att }, against a sustained defence of DEF { $def }
consequence-master = Two attack dice are spent for this one attack
consequence-wound = If it hits: higher wound die + strength { $strength } − RES { $resistance }
consequence-odds = Of the 36 throws of the wound dice: { $odds }
consequence-three-dice = Assassin: three wound dice, any two of them are kept
consequence-instinct = Survival instinct: on { $needed } or more the wound roll is called off
consequence-toxic = A wound is followed by a poison roll: higher die + { $amount }
consequence-attack-fails =
    { $sure ->
        [yes] The attack cannot fail by itself
       *[no] The attack may still fail by itself
    }
consequence-endure =
    { $sure ->
        [yes] No parry: the attack hits
       *[no] No parry: the attack hits unless it fails by itself
    }
consequence-parry =
    { $dice ->
        [one] One die + DEF { $def } against one die + ATT { $att }; equal is enough
       *[other] The best of { $dice } dice + DEF { $def } against one die + ATT { $att }; equal is enough
    }
consequence-parry-lower = A die up to { $margin } lower than the attack die parries
consequence-parry-equal = A die at least as high as the attack die parries
consequence-parry-higher = Only a die { $margin } or more above the attack die parries
consequence-defence-left =
    { $dice ->
        [0] No defence die is left afterwards
        [one] 1 defence die is left afterwards
       *[other] { $dice } defence dice are left afterwards
    }
consequence-counter = A parry { $margin } above the attack, or more, earns an attack die
consequence-ambidextrous = A parry earns an attack die
consequence-riposte = A parry { $margin } above the attack, or more, strikes back at once
consequence-sustain = DEF { $amount } until the end of the combat; the die is kept, parried or not
consequence-sustain-binds = Every later attack of this combat must be met the same way: no other defence
consequence-sustain-on = The sustained defence goes on; the die is kept, parried or not
consequence-throw = The die is thrown, should a skill care what it shows
consequence-skip = The attack hits without a throw
consequence-choose = { $location }, { $parts } = { $result }, row { $row }: { $severity }
consequence-luck = The whole test is thrown again and its second result stands; once a turn
consequence-result =
    The result is { $parts } = { $result }{ $failed ->
        [yes] , a failure
       *[no] { "" }
    }
consequence-result-parries = { $parts } = { $result } against { $difficulty }: parried
consequence-result-misses = { $parts } = { $result } against { $difficulty }: not parried
consequence-resolution = +{ $amount } to the result of this test; once a turn
consequence-boost = { $stat } becomes { $value } until the end of the turn
consequence-boost-move = MOU becomes { $far } cm until the end of the turn
consequence-swap = ATT { $att } and DEF { $def } for this pass of arms
consequence-move = Moves { $far } cm, of { $most } cm at most
consequence-charged = { $charged }: INI, ATT and DEF −1 until the end of the phase
consequence-spared = { $spared }: no new charge penalty
consequence-dive = INI, ATT and STR +{ $amount } in its first combat
consequence-engages = This is an engagement: no charge penalty
consequence-loses-dive = The dive bonus is lost
consequence-stay-charge = { $seat }: no more charges this turn
consequence-stay-pursue = { $seat }: no more pursuits after this combat
consequence-opens = This face is rolled again and added
consequence-pass-choose-attack = The die held back waits
consequence-pass-commit-last = The die held back is lost
consequence-pass-use-luck = Luck is kept for another test of this turn
consequence-pass-use-resolution = Resolution is kept for another test of this turn

## On the table

figure = { $who }
side-name = { $side }
board-ground = Ground
board-level = Altitude level { $level }
arrow-attack = Attack: one die + { $att }
number-pa = Points standing
number-figures = Figures standing
number-wound = STR − RES
token-unplaced = Combat dice to place
token-held = Die held back
token-attack = Attack dice
token-defence = Defence dice
token-to-buy = Sequence
token-points = Points to spend
token-luck-used = Luck used this turn
token-resolution-used = Resolution used this turn
token-assassin-used = Assassin’s three dice used this turn
token-swapped = ATT and DEF swapped
token-sequence = Dice bought by Sequence
note-wound-table = The wound table is a reconstruction
note-guesses = Cards with guessed numbers: { $cards }
note-house = Cards of our own: { $cards }
note-guess = guessed: { $stats }

# The game itself.

game-name = Confrontation
game-about = The combat phase of a skirmish: dice put in attack or defence, passes of arms, wounds, pursuit.

# The dice tray.

dice-tactics-roll = Tactics
dice-split-test = Discipline
dice-authority-roll = Authority
dice-initiative-test = Initiative
dice-attack-test = Attack
dice-defence-test = Parry
dice-wound-roll = Wound
dice-survival-instinct = Survival instinct
dice-mutation = Mutation

# Odds.

outcome-missed = missed
outcome-parried = parried
outcome-feint = feint
outcome-nothing = no effect
outcome-stunned = stunned
outcome-light = light
outcome-serious = serious
outcome-critical = critical
outcome-won = won
outcome-lost = lost
outcome-idle = decides nothing
outcome-foes-fall = the enemy falls
outcome-ahead = ahead
outcome-even = even
outcome-behind = behind
outcome-both-fall = all fall
outcome-falls = yours falls
headline-unhurt = unwounded
headline-wounds = wounds
headline-won = won
headline-foes-fall = the enemy falls
headline-falls = yours falls
horizon-attack = When the attack is over
horizon-test = When the test is over
horizon-combat = When the combat is over
horizon-fight = When the fight is over
fate-unhurt = unhurt
fate-light = light
fate-serious = serious
fate-critical = critical
fate-killed = killed

## A duel, told before it is fought (heraut odds)

duel-title = { $attacker } against { $defender }
duel-charge = { $attacker } charges { $defender }
duel-order = { $who } places dice first.
duel-matrix = One combat. Dice placed in attack/defence (then held back/bought); in each cell, of 100 combats, how often { $defender } falls / { $attacker } falls.
duel-marks = ▲ the attacker’s best against this column, ▼ the defender’s best against this row, ★ what both place when each plays for the best.
duel-best = Best: { $attacker } places { $mine }, { $defender } { $theirs }.
duel-fight = The whole fight, to the last turn:
duel-worth = Worth to { $attacker }
duel-fates = What becomes of both

## What an answer changes: `change-<record>-<field>`

change-field-turn = Turn { $after } begins
change-figure-level = altitude level { $before } → { $after }
change-figure-wound =
    { $after ->
        [none] no wound left
       *[other] { $after }
    }
change-figure-down = falls
change-figure-unplaced = dice to place { $before } → { $after }
change-figure-attack = attack dice { $before } → { $after }
change-figure-defence = defence dice { $before } → { $after }
change-figure-points = points to spend { $before } → { $after }
then-dice =
    { $why ->
        [tactics_roll] Then the Tactics roll
        [split_test] Then the Discipline test
        [authority_roll] Then the Authority roll
        [initiative_test] Then the Initiative test
        [attack_test] Then the attack test
        [defence_test] Then the defence test
        [survival_instinct] Then Survival instinct
        [mutation] Then the mutation dice
       *[wound_roll] Then the wound roll
    }
next-name-for-tactics = { $seat } names who makes the Tactics roll
next-charge = { $seat } may charge
next-name-for-split = { $seat } names who makes the Discipline test
next-split-melee = the melee is split on
next-name-for-authority = { $seat } names who makes the Authority roll
next-designate-combat = { $seat } designates a combat
next-designate-new-combat = { $seat } designates a new combat
next-place-dice = { $seat } places dice
next-prepare-initiative = skills before Initiative
next-name-for-initiative = { $seat } names who rolls Initiative
next-prepare-pass = skills before the pass of arms
next-choose-attack = { $seat } may strike
next-announce-defence = { $target } may parry
next-pursue = { $seat } may pursue

## What is stamped on the table when it happens (../screen/beats.py)

stamp-parried = Parried
stamp-hit = Hit
stamp-attack-fails = Missed
stamp-initiative = Initiative
stamp-authority = Authority
stamp-wins-split = Discipline
stamp-tie = Tie
stamp-immune = No effect
stamp-relentless = Fights on
stamp-gains-die = +1 die
stamp-healed = Healed
stamp-wounded = { $level }
stamp-stunned = Stunned
stamp-charged = Charged
stamp-wound-roll = { $severity }
stamp-killed = Slain

## Groups of answers

group-charge = Charge
group-attack = Attack
group-defence = Defend

## Lessons of the first two duels (../screen/tips.py)

goal = { $turns ->
    [1] One turn: whoever has more points left in the end wins
   *[other] Bring the enemy down; after { $turns } turns whoever has more points left wins
 }
tip-goal = Your goal: bring this fighter down before they bring you down. Whoever is left standing wins; after six turns, whoever is less hurt
tip-dice = Your combat dice. A die in attack is one blow; a die in defence is one parry. Share them out as you like
tip-initiative = Then both sides roll for initiative: one die plus INI. The higher one strikes first, and blows follow in turn
tip-sequence = Sequence is a skill: more dice now, each at the price of 1 ATT and 1 DEF for this combat
tip-wound = Your fighter is wounded: a light wound takes 1 from INI, ATT, STR and DEF, a worse one more, and one too many kills
tip-parry = A parry spends a defence die: roll it and add DEF. If that is at least as much as the attack, nothing happens
tip-hit = A blow that is not parried hits. Two dice, the strength of who strikes and the resistance of who is struck decide on the wound
tip-sustained = Sustained defence: your last defence die then serves against every attack of this combat, but with 2 less in DEF
tip-counter = Counter-attack is a skill: parry well enough and you win a die to attack with
tip-master = Master strike is a skill: two attack dice for one blow, which wounds far worse if it hits
