### The words of Conan.

## Questions

ask-stance = { $seat }: active or recovering?
ask-act = The heroes act
ask-reroll = { $seat }: reroll a die?

## Answers

option-active = Act
option-recover = Recover
option-finish = { $hero }: finish the turn
option-go = { $figure }: go to { $area }
option-reroll = Reroll a { $die } that shows { $face }
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
fact-won = { $side ->
    [0] The heroes have won.
   *[other] The overlord has won.
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
ask-guard = { $seat }: gems to guard the unit?
ask-sacrifice = { $seat }: does somebody step in?
ask-react = { $seat }: cast a spell of reaction?
ask-next = { $seat }: on whom does the blow go on?
ask-last-blow = { $seat }: whom does the dying strike?
option-strike = { $figure }: strike { $target } ({ $weapon })
option-shoot = { $figure }: shoot at { $target } ({ $weapon })
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

ask-aim = { $seat }: where to?
ask-lands = { $seat }: where does it land?
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
why-not-card-full = at most { $most } gems a turn lie on this card.
why-not-spell-too-far = it reaches { $most ->
    [0] one’s own area only.
    [one] 1 area far.
   *[other] { $most } areas far.
}
why-not-cannot-be-moved = { $target } has nowhere to go.
why-not-nothing-to-lift = there is nothing light enough in { $area }.
why-not-too-far-to-teleport = { $area } takes { $gems } gems.
why-not-water = { $area } is water.
why-not-no-leader = { $hero } leads nobody.
why-not-led-already = { $figure } has acted this turn.

## The overlord

ask-river = The overlord: which tile?
ask-figure = The overlord: which figure acts?
ask-unit = { $seat }: what does it do?
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
fact-battered = { $border } has { $left } life left.
fact-opened = { $border } is open.
fact-mark = { $area }: { $whole ->
    [0] its mark is gone
   *[other] its mark is whole again
}.
fact-departed = { $hero } has left the board.
why-not-too-dear = this takes { $gems } gems; there are { $available }.
why-not-alive = { $tile } is not dead.
why-not-activated-enough = { $most } tiles have been activated in this turn.
why-not-leaves-with = only who carries { $item } leaves the board here.

## Odds

horizon-attack = When the attack is over, before anybody strikes back
horizon-handle = When the manipulation is over
horizon-fall = When the fall is over
horizon-leap = When the leap is over
headline-dead = kills
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
