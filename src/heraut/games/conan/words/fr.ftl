### Les mots de Conan.

## Questions

ask-stance = { $seat } : actif ou en récupération ?
ask-act = Les Héros agissent
ask-reroll = { $seat } : relancer un dé ?

## Réponses

option-active = Agir
option-recover = Récupérer
option-finish = { $hero } : terminer le tour
option-go = { $figure } : aller à { $area }
option-reroll = Relancer un dé { $die } qui montre { $face }
option-enough = Garder les dés

## Ce qui arrive

fact-round = Manche { $number }.
fact-paid = { $hero } dépense { $gems } GE.
fact-overlord-paid = L’Overlord dépense { $gems } GE.
fact-recovered = { $hero } { $gems ->
    [0] ne récupère rien
   *[other] récupère { $gems } GE
}.
fact-moved = { $figure } va à { $area }.
fact-rolled = { $figure } lance : { $dice }.
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
reason-precision-strike = Frappe précise
reason-precision-shot = Tir précis
reason-marks = ce qui la garde

## Pourquoi pas

why-not-recovering = { $hero } récupère : seulement défense et relance jusqu’à la fin du tour de l’Overlord.
why-not-finished = { $hero } a terminé son tour.
why-not-too-far = { $area } est trop loin, ou fermée.
why-not-too-few-gems = { $hero } a { $available } GE disponibles ; il en faut { $gems }.
why-not-saturated = au plus { $most } GE par tour, et { $spent } sont dépensées.
why-not-too-heavy = cela pèserait { $weight } ; { $most } peuvent être portés.
why-not-out-of-sight = { $area } n’est pas en vue.
why-not-no-way-out = personne ne quitte le plateau d’ici.

## Attaque et défense

ask-gems = { $seat } : combien de GE ?
ask-defend = { $seat } : se défendre ?
ask-cover = { $seat } : parer pour un ami ?
ask-guard = { $seat } : des GE pour défendre l’unité ?
ask-sacrifice = { $seat } : quelqu’un s’interpose-t-il ?
ask-react = { $seat } : lancer un sortilège de réaction ?
ask-next = { $seat } : sur qui le coup se poursuit-il ?
ask-last-blow = { $seat } : qui le mourant frappe-t-il ?
option-strike = { $figure } : frapper { $target } ({ $weapon })
option-shoot = { $figure } : tirer sur { $target } ({ $weapon })
option-web = { $figure } : projeter une toile sur { $target }
option-gems = { $number } GE
option-endure = Encaisser
option-dodge = Esquiver
option-parry = Parer avec { $item }
option-leave-to = Laisser faire { $figure }
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
why-not-fascinating = { $target } fascine : nul ne l’attaque avant d’en avoir été attaqué.
why-not-unarmed = { $hero } n’a pas d’arme pour cela.
why-not-no-web = { $figure } ne projette pas de toile.

## Chemins, objets, sortilèges, alliés

ask-aim = { $seat } : vers où ?
ask-lands = { $seat } : où retombe-t-il ?
ask-from-wounds = { $seat } : combien de GE des blessures, les autres de la fatigue ?
ask-gift = { $seat } : combien de GE donner ?
ask-mind-control = { $seat } : où l’envoyer ?
ask-telekinesis = { $seat } : quel objet ?
option-cross = { $how ->
    [open] { $figure } : ouvrir la porte vers { $area }
    [wreck] { $figure } : défoncer le passage vers { $area }
    [jump] { $figure } : sauter en bas, à { $area }
   *[other] { $figure } : sauter jusqu’à { $area }
}
option-depart = { $hero } : quitter le plateau
option-break-free = { $figure } : déchirer la toile
option-take = { $hero } : prendre { $item }
option-take-from = { $hero } : prendre { $item } à { $whose }
option-give = { $hero } : donner { $item } à { $to }
option-drop = { $hero } : lâcher { $item }
option-use = { $hero } : utiliser { $item }
option-from-wounds = { $gems } des blessures
option-chest = { $hero } : forcer le coffre
option-unlock = { $hero } : crocheter { $border }
option-handle = { $hero } : { $handle }
option-throw = { $hero } : lancer { $item }
option-aim = Vers { $area }
option-lands = À { $area }
option-cast = { $figure } : lancer { $spell }
option-cast-on = { $figure } : lancer { $spell } sur { $target }
option-cast-at = { $figure } : lancer { $spell } sur { $area }
option-lead = { $hero } : commander { $ally }
fact-broke-free = { $figure } déchire la toile.
fact-fell-short = { $figure } saute trop court et reste sur place.
fact-took = { $hero } prend { $item }.
fact-dropped = { $hero } lâche { $item }.
fact-discarded = { $hero } a utilisé { $item }.
fact-failed = { $hero } atteint { $total } ; il faut { $difficulty }.
fact-chest-opened = { $hero } ouvre le coffre de { $area }.
fact-was-in-it = Dedans : { $item }.
fact-thrown = { $hero } lance { $item }, qui retombe à { $area }.
fact-cast = { $figure } lance { $spell }.
fact-bursts = Tous ceux de { $area } sont touchés.
fact-shifted = { $figure } : { $gems } GE { $into ->
    [available] vers l’énergie disponible
    [fatigue] en fatigue
   *[other] en blessure
}.
fact-gave = { $figure } donne { $gems } GE à { $target }.
fact-enchanted = { $spell } agit sur { $figure }.
fact-led = { $hero } commande { $figure }.
why-not-webbed = { $figure } est pris dans une toile.
why-not-rooted = un sortilège cloue { $figure } sur place.
why-not-blocked = un ennemi bloque { $figure }.
why-not-full = il n’y a plus de place à { $area }.
why-not-too-few-points = il faut { $points } points de mouvement.
why-not-no-crossing = il n’y a pas de tel passage vers { $area } ici.
why-not-not-webbed = aucune toile ne retient { $figure }.
why-not-not-at-hand = { $hero } n’a pas cela à portée de main.
why-not-no-caster = { $figure } ne lance pas ce sortilège.
why-not-too-dear-a-spell = il faut { $gems } GE, et { $available } sont disponibles.
why-not-card-full = au plus { $most } GE par tour sur cette carte.
why-not-spell-too-far = { $most ->
    [0] seulement dans sa propre case.
    [one] au plus à 1 case.
   *[other] au plus à { $most } cases.
}
why-not-cannot-be-moved = { $target } ne peut aller nulle part.
why-not-nothing-to-lift = rien d’assez léger à { $area }.
why-not-too-far-to-teleport = { $area } coûte { $gems } GE.
why-not-water = { $area } est de l’eau.
why-not-no-leader = { $hero } ne commande personne.
why-not-led-already = { $figure } a déjà agi ce tour-ci.

## L’Overlord

ask-river = L’Overlord : quelle tuile ?
ask-figure = L’Overlord : quelle figurine agit ?
ask-unit = { $seat } : que fait-elle ?
ask-event = L’Overlord : que se passe-t-il ?
ask-bring = L’Overlord : qui revient ?
option-activate = Activer { $tile }
option-clean = Nettoyer { $tile }
option-end = Finir le tour
option-figure = { $figure }
option-wait = Rien de plus
option-happen = { $event }
option-happen-at = { $event } : { $area }
option-bring = { $group } : une figurine revient en { $area }
fact-activated = { $tile } est activée.
fact-cleaned = { $tile } quitte le jeu pour 2 GE.
fact-happened = Événement : { $event }.
fact-brought = { $group } : une figurine revient en { $area }.
fact-looked = { $found ->
    [0] Rien n’est caché en { $area }.
   *[other] Ce qui était caché est trouvé en { $area }.
}
fact-fled = { $figure } a fui.
fact-flooded = { $area } est sous l’eau.
fact-battered = { $border } : il reste { $left } de vie.
fact-opened = { $border } : ouverte.
fact-mark = { $area } : { $whole ->
    [0] sa marque a disparu
   *[other] sa marque est de nouveau intacte
}.
fact-departed = { $hero } a quitté le plateau.
why-not-too-dear = il faut { $gems } GE ; il y en a { $available }.
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
