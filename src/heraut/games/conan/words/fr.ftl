### Les mots de Conan.

## Questions

ask-stance = { $seat } : actif ou en récupération ?
ask-act = Les Héros agissent
ask-reroll = { $seat } : relancer un dé ?

## Réponses

option-active = Agir
option-recover = Récupérer
option-finish = { $hero } : terminer le tour
option-go = { $figure } : aller à { $area }
option-reroll = Relancer un dé { $die } qui montre { $face }
option-enough = Garder les dés

## Ce qui arrive

fact-round = Manche { $number }.
fact-paid = { $hero } dépense { $gems } GE.
fact-overlord_paid = L’Overlord dépense { $gems } GE.
fact-recovered = { $hero } { $gems ->
    [0] ne récupère rien
   *[other] récupère { $gems } GE
}.
fact-moved = { $figure } va à { $area }.
fact-rolled = { $figure } lance : { $dice }.
fact-wounded = { $figure } subit { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
}.
fact-died = { $figure } est mort.
fact-won = { $side ->
    [0] Les Héros ont gagné.
   *[other] L’Overlord a gagné.
}

## Raisons des nombres

reason-dice = dés
reason-weight = poids
reason-least = au moins 0
reason-horror = Horreur
reason-bare-hands = mains nues
reason-hindering = gêne
reason-untouchable = Intouchable
reason-precision_strike = Frappe précise
reason-precision_shot = Tir précis
reason-marks = ce qui la garde

## Pourquoi pas

why-not-recovering = { $hero } récupère : seulement défense et relance jusqu’à la fin du tour de l’Overlord.
why-not-finished = { $hero } a terminé son tour.
why-not-too-far = { $area } est trop loin, ou fermée.
why-not-too-few-gems = { $hero } a { $available } GE disponibles ; il en faut { $gems }.
why-not-saturated = au plus { $most } GE par tour, et { $spent } sont dépensées.
why-not-too-heavy = cela pèserait { $weight } ; { $most } peuvent être portés.
why-not-out-of-sight = { $area } n’est pas en vue.
why-not-no-way-out = personne ne quitte le plateau d’ici.

## Attaque et défense

ask-gems = { $seat } : combien de GE ?
ask-defend = { $seat } : se défendre ?
ask-cover = { $seat } : parer pour un ami ?
ask-guard = { $seat } : des GE pour défendre l’unité ?
ask-sacrifice = { $seat } : quelqu’un s’interpose-t-il ?
ask-react = { $seat } : lancer un sortilège de réaction ?
ask-next = { $seat } : sur qui le coup se poursuit-il ?
ask-last_blow = { $seat } : qui le mourant frappe-t-il ?
option-strike = { $figure } : frapper { $target } ({ $weapon })
option-shoot = { $figure } : tirer sur { $target } ({ $weapon })
option-web = { $figure } : projeter une toile sur { $target }
option-gems = { $number } GE
option-endure = Encaisser
option-dodge = Esquiver
option-parry = Parer avec { $item }
option-leave_to = Laisser faire { $figure }
option-guard = { $gems ->
    [0] Aucune GE
   *[other] { $gems } GE
}
option-sacrifice = { $figure } s’interpose
option-next = { $target }
option-pass = Non
fact-attacks = { $attacker } attaque { $target }.
fact-struck = { $target } est touché pour { $total }, défense { $defence }.
fact-swept = Le coup de { $attacker } se poursuit sur { $target }.
fact-pulled = { $figure } saisit { $target }.
fact-webbed = { $figure } est englué dans une toile.
fact-sacrificed = { $figure } s’interpose pour { $target }.
why-not-no-enemy = { $target } n’est pas un ennemi.
why-not-not-here = { $target } est dans une autre case.
why-not-protected = { $target } est protégé par un ami à ses côtés.
why-not-fascinating = { $target } fascine : nul ne l’attaque avant d’en avoir été attaqué.
why-not-unarmed = { $hero } n’a pas d’arme pour cela.
why-not-no-web = { $figure } ne projette pas de toile.

## L’Overlord

ask-river = L’Overlord : quelle tuile ?
ask-figure = L’Overlord : quelle figurine agit ?
ask-unit = { $seat } : que fait-elle ?
ask-event = L’Overlord : que se passe-t-il ?
ask-bring = L’Overlord : qui revient ?
option-activate = Activer { $tile }
option-clean = Nettoyer { $tile }
option-end = Finir le tour
option-figure = { $figure }
option-wait = Rien de plus
option-happen = { $event }
option-happen_at = { $event } : { $area }
option-bring = { $group } : une figurine revient en { $area }
fact-activated = { $tile } est activée.
fact-cleaned = { $tile } quitte le jeu pour 2 GE.
fact-happened = Événement : { $event }.
fact-brought = { $group } : une figurine revient en { $area }.
fact-looked = { $found ->
    [0] Rien n’est caché en { $area }.
   *[other] Ce qui était caché est trouvé en { $area }.
}
fact-fled = { $figure } a fui.
fact-flooded = { $area } est sous l’eau.
fact-battered = { $border } : il reste { $left } de vie.
fact-opened = { $border } : ouverte.
fact-mark = { $area } : { $whole ->
    [0] sa marque a disparu
   *[other] sa marque est de nouveau intacte
}.
fact-departed = { $hero } a quitté le plateau.
why-not-too-dear = il faut { $gems } GE ; il y en a { $available }.
why-not-alive = { $tile } n’est pas morte.
why-not-activated-enough = { $most } tuiles ont été activées ce tour-ci.
why-not-leaves-with = seul celui qui porte { $item } quitte le plateau ici.

## Chances

horizon-attack = Quand l’attaque est finie, avant toute riposte
horizon-handle = Quand la manipulation est finie
horizon-fall = Quand la chute est finie
horizon-leap = Quand le saut est fini
headline-dead = tue
headline-unhurt = indemne
headline-done = réussit
outcome-unhurt = aucune blessure
outcome-wounds = { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
}
outcome-wounds-or-more = { $wounds } blessures ou plus
outcome-dead = mort
outcome-done = réussite
outcome-failed = échec
