### Les mots de Conan.

## Questions

ask-stance = { $seat } : actif ou en récupération ?
ask-act = Les Héros agissent
ask-rolled = Que montre un dé { $die } ?
ask-drawn-assets = Quel objet dans le coffre ?
ask-drawn-lots = Quelle tuile l’automate tire-t-il ?
ask-drawn-secret = Qu’y a-t-il ici ?
ask-reroll = { $seat } : relancer un dé ?

## Réponses

option-active = Agir
option-recover = Récupérer
option-finish = { $hero } : terminer le tour
option-go = { $figure } : aller à { $area }
option-reroll = Relancer un dé : { $die } { $face }
option-enough = Garder les dés

## Ce qui arrive

fact-round = Manche { $number }.
fact-paid = { $hero } dépense { $gems ->
    [one] 1 gemme
   *[other] { $gems } gemmes
}.
fact-overlord-paid = L’Overlord dépense { $gems ->
    [one] 1 gemme
   *[other] { $gems } gemmes
}.
fact-recovered = { $hero } { $gems ->
    [0] ne récupère rien
    [one] récupère 1 gemme
   *[other] récupère { $gems } gemmes
}.
fact-moved = { $figure } va à { $area }.
fact-rolled = { $figure } lance : { $dice }.
fact-wounded = { $figure } subit { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
}.
fact-died = { $figure } est mort.
fact-won = { $how ->
    [alone] Plus aucun Héros sur le plateau :{ " " }
    [time] La dernière manche est finie :{ " " }
   *[other] { "" }
}{ $side ->
    [0] les Héros ont gagné.
   *[other] l’Overlord a gagné.
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
why-not-too-few-gems = { $hero } a { $available } gemmes disponibles ; il en faut { $gems }.
why-not-saturated = au plus { $most } gemmes par tour, et { $spent } sont dépensées.
why-not-too-heavy = cela pèserait { $weight } ; { $most } peuvent être portés.
why-not-out-of-sight = { $area } n’est pas en vue.
why-not-no-way-out = personne ne quitte le plateau d’ici.

## Attaque et défense

ask-gems = { $seat } : combien de gemmes ?
ask-defend = { $seat } : se défendre ?
ask-cover = { $seat } : parer pour un ami ?
ask-guard = { $seat } : des gemmes pour défendre { $target } ?
ask-sacrifice = { $seat } : quelqu’un s’interpose-t-il ?
ask-react = { $seat } : lancer un sortilège de réaction ?
ask-next = { $seat } : sur qui le coup se poursuit-il ?
ask-last-blow = { $seat } : qui le mourant frappe-t-il ?
option-strike = { $weapon ->
    [bare] { $figure } : frapper { $target }
   *[other] { $other ->
        [bare] { $figure } : frapper { $target } ({ $weapon })
       *[other] { $figure } : frapper { $target } ({ $weapon } et { $other })
    }
}
option-shoot = { $weapon ->
    [bare] { $figure } : tirer sur { $target }
   *[other] { $figure } : tirer sur { $target } ({ $weapon })
}
option-web = { $figure } : projeter une toile sur { $target }
option-gems = { $number ->
    [one] 1 gemme
   *[other] { $number } gemmes
}
option-endure = Encaisser
option-dodge = Esquiver
option-parry = Parer avec { $item }
option-leave-to = Laisser faire { $figure }
option-guard = { $gems ->
    [0] Aucune gemme
    [one] 1 gemme
   *[other] { $gems } gemmes
}
option-sacrifice = { $figure } s’interpose
option-next = { $target }
option-pass = Non
option-no-more-figures = Personne d’autre
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

ask-aim = { $seat } : vers où lancer { $item } ?
next-aim = vers où lancer { $item }
ask-lands = { $seat } : où retombe { $item } ?
ask-from-wounds = { $seat } : combien de gemmes des blessures, les autres de la fatigue ?
ask-gift = { $seat } : combien de gemmes donner ?
ask-mind-control = { $seat } : où l’envoyer ?
ask-telekinesis = { $seat } : quel objet ?
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
fact-failed = { $hero } atteint { $total } ; il faut { $difficulty }.
fact-chest-opened = { $hero } ouvre le coffre de { $area }.
fact-was-in-it = Dedans : { $item }.
fact-thrown = { $hero } lance { $item }, qui retombe à { $area }.
fact-cast = { $figure } lance { $spell }.
fact-bursts = Tous ceux de { $area } sont touchés.
fact-shifted = { $figure } : { $gems ->
    [one] 1 gemme
   *[other] { $gems } gemmes
} { $into ->
    [available] vers l’énergie disponible
    [fatigue] en fatigue
   *[other] en blessure
}.
fact-gave = { $figure } donne { $gems ->
    [one] 1 gemme
   *[other] { $gems } gemmes
} à { $target }.
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
why-not-too-dear-a-spell = il faut { $gems ->
    [one] 1 gemme
   *[other] { $gems } gemmes
}, et { $available } sont disponibles.
why-not-lasts-still = il dure encore, et ne se lance pas deux fois.
why-not-card-full = au plus { $most } gemmes par tour sur cette carte.
why-not-spell-too-far = { $most ->
    [0] seulement dans sa propre case.
    [one] au plus à 1 case.
   *[other] au plus à { $most } cases.
}
why-not-spell-too-near = seulement dans une case voisine, pas dans la sienne.
why-not-cannot-be-moved = { $target } ne peut aller nulle part.
why-not-nothing-to-lift = rien d’assez léger à { $area }.
why-not-too-far-to-teleport = { $area } coûte { $gems ->
    [one] 1 gemme
   *[other] { $gems } gemmes
}.
why-not-water = { $area } est de l’eau.
why-not-no-leader = { $hero } ne commande personne.
why-not-led-already = { $figure } a déjà agi ce tour-ci.

## L’Overlord

ask-river = L’Overlord : quelle tuile activer ?
next-river = quelle tuile activer
ask-figure = L’Overlord : quelle figurine agit ?
next-figure = quelle figurine agit
next-unit = ce qu’elle fait
next-event = ce qui se passe
ask-unit = { $seat } : que fait { $figure } ?
ask-event = L’Overlord : que se passe-t-il ?
ask-bring = L’Overlord : qui revient ?
option-activate = Activer { $tile }
option-clean = Nettoyer { $tile }
option-end = Finir le tour
option-figure = { $figure }
option-wait = Rien de plus
option-happen = { $event }
option-happen-at = { $event } : { $area }
option-bring = { $group } : une figurine revient en { $area }
fact-activated = { $tile } est activée.
fact-cleaned = { $tile } quitte le jeu pour 2 gemmes.
fact-happened = Événement : { $event }.
fact-brought = { $group } : une figurine revient en { $area }.
fact-looked = { $found ->
    [0] Rien n’est caché en { $area }.
   *[other] Ce qui était caché est trouvé en { $area }.
}
fact-fled = { $figure } a fui.
fact-flooded = { $area } est sous l’eau.
fact-battered = Coups portés : { $border }, il reste { $left } de vie.
fact-opened = Ouverture : { $border }.
fact-mark = { $area } : { $whole ->
    [0] sa marque a disparu
   *[other] sa marque est de nouveau intacte
}.
fact-departed = { $hero } a quitté le plateau.
why-not-too-dear = il faut { $gems ->
    [one] 1 gemme
   *[other] { $gems } gemmes
} ; il y en a { $available }.
why-not-alive = { $tile } n’est pas morte.
why-not-activated-enough = { $most } tuiles ont été activées ce tour-ci.
why-not-leaves-with = on ne quitte le plateau ici qu’en portant ceci : { $item }.

## Chances

horizon-attack = Quand l’attaque est finie, avant toute riposte
horizon-handle = Quand la manipulation est finie
horizon-fall = Quand la chute est finie
horizon-leap = Quand le saut est fini
headline-dead = tue
headline-hurt = blesse
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

## L’étagère

game-name = Conan
game-about = Les Héros dépensent leurs gemmes contre l’Overlord et sa rivière de tuiles, ou contre un automate.
counted = Héros
how = Overlord
how-overlord = quelqu’un le joue
how-automaton = un automate
setting-rest-walk = Un Héros en récupération garde son mouvement gratuit
setting-rest-walk-no = non
setting-rest-walk-yes = oui

## Petits mots

and = et
none = aucun
nobody = personne
the-dice = Les dés
the-overlord = L’Overlord
a-unit = une unité
gem = gemme
gems = gemmes
tile-event = l’événement
no-dice = aucun dé
no-borders = rien d’autre
colour-blue = bleu
colour-green = vert
colour-orange = orange
colour-purple = violet
colour-red = rouge
base-blue = Socle bleu
base-green = Socle vert
base-orange = Socle orange
base-purple = Socle violet
base-red = Socle rouge
die-y = jaune
die-o = orange
die-r = rouge
die-y-marked = jaune marqué
die-o-marked = orange marqué
die-r-marked = rouge marqué
drawn-found = C’est ici
drawn-empty = Il n’y a rien ici
border-door = la porte
border-locked = la porte verrouillée
border-gate = le portail
border-portcullis = la herse
border-wood-wall = la paroi de bois
border-flap = la tenture
border-boulders = rochers
border-slope = pente
border-stairs = escalier
border-cliff = falaise
border-shore = rive
border-leap = saut
status-cast = a lancé
status-lost = n’a plus :
status-armour = armure renforcée
status-dizzy = pris de vertige : les sortilèges coûtent plus
status-webbed = pris dans une toile
status-rooted = cloué sur place
status-led = a agi ce tour-ci
status-constricted = étreint
status-provoked = provoqué

## Ce que disent les cartes

says-melee = Corps à corps : { $throw }
says-ranged = Distance : { $throw }
says-guard = Parade : { $throw }
says-armour = Armure : { $throw }
says-throwable = Se lance
says-used = Utilisé : { $what }
says-thrown = Sur tous ceux de la case où cela retombe : { $what }
says-spell = Sur { $whom } : { $what }
says-reaction = Aussi en réaction : avant les dés d’une attaque contre le lanceur, ou quand un ennemi finit son déplacement dans sa case
says-skills = Compétences : { $what }
says-caster = le lanceur
box-melee = Corps à corps : { $die } par gemme, au plus { $limit }
box-ranged = Distance : { $die } par gemme, au plus { $limit }
box-move = Mouvement : { $free } gratuits, puis au plus { $limit } gemmes
box-manipulation = Manipulation : { $die } par gemme, au plus { $limit }
box-guard = Défense : { $die } par gemme
target-self = soi-même
target-one = une figurine
target-hero = un Héros
target-caster = un lanceur de sortilèges
target-enemy = un ennemi
target-area = tous ceux d’une case
target-place = une case où il y a de la place
target-own-area = tous ceux de sa propre case
target-object = un objet
target-here = dans la même case
target-next-door = dans une case voisine de la sienne
target-sight = en vue
target-others = pas soi-même
target-within = à # cases au plus
target-within-one = à une case au plus
effect-from-available = de l’énergie disponible
effect-from-fatigue = de la fatigue
effect-from-wounds = des blessures
effect-split = des blessures ou de la fatigue
effect-into-available = redeviennent disponibles
effect-into-available-one = redevient disponible
effect-into-fatigue = passent en fatigue
effect-into-fatigue-one = passe en fatigue
effect-into-wounds = passent en blessures
effect-into-wounds-one = passe en blessure
effect-heal = autant de blessures redeviennent disponibles que montrent ces dés :
effect-give = jusqu’à # gemmes de sa réserve sont données
effect-attack = une attaque :
effect-bare = sans aucune défense
effect-spares-undead = sauf les morts-vivants
effect-suffer = qui l’utilise subit # blessure
effect-gain = reçoit
effect-lose = perd
effect-armour = armure
effect-tax = # gemme de plus par sortilège
effect-until-turn = jusqu’à la fin du tour
effect-until-side = jusqu’à la fin du tour de ce camp
effect-until-next = jusqu’au prochain tour ou à la prochaine activation
effect-until-stance = jusqu’à ce qu’il soit de nouveau actif après une récupération, ou de nouveau activé
play-kiss-of-death = 3 dés rouges marqués sur tous les autres de la case ; le lanceur meurt
play-mind-control = il est déplacé de 2 points, un de plus par gemme de plus
play-sets-possession = elle ne bloque plus, jusqu’à son prochain tour ou sa prochaine activation ; si elle ne bloque pas, elle ne bouge pas jusqu’à la fin de ce tour ou de cette activation
play-telekinesis = s’il pèse 3 au plus, il vient dans la main du lanceur
play-teleportation = le lanceur s’y trouve ; une gemme par case

## Ce que le scénario dit de plus

mission-heroes = Ce que peuvent les Héros
mission-dangers = Ce qui menace
mission-overlord = Ce qu’a l’Overlord
clause-counted-dead = { $number ->
    [one] Dès le début, 1 Héros mort compte pour la récupération.
   *[other] Dès le début, { $number } Héros morts comptent pour la récupération.
}
clause-gear = Les objets des Héros se trouvent ici : { $area }.
clause-secret = Caché dans l’une de ces cases : { $item } ; qui y entre ou en crochète la serrure regarde : { $areas }.
clause-drops = { $group } laisse ceci derrière soi : { $item }.
clause-allies = Alliés, que Commandement fait agir : { $groups }.
clause-way-out = Pour 1 point de mouvement et la gêne, un Héros quitte le plateau ici : { $areas }.
clause-way-out-with = Pour 1 point de mouvement et la gêne, qui porte ceci : { $items }, quitte le plateau ici : { $areas }.
clause-structure = À 0 de vie, ouvert pour de bon : { $border }.
clause-crowded-out = Une marque se perd au début du tour de l’Overlord, et ne compte pas à la fin, là où se tiennent au moins autant d’ennemis que de Héros, et au moins un : { $areas }.
clause-marks-guard = Chaque marque intacte donne { $number } d’armure de plus à { $group } : { $areas }.
clause-flood = À la fin de la manche { $number }, l’eau couvre : { $areas }.
clause-drown = Qui se trouve dans l’eau qui monte sans savoir nager subit { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
} sans défense.
clause-flight = Dès la manche { $number }, à la fin du tour de l’Overlord, fuient, s’ils sont sur cette case sans qu’aucun Héros y soit ({ $area }) : { $groups }.
clause-hunger = { $group } : 1 vie de moins à chaque tour de l’Overlord sans blesser de Héros.
clause-entries = Renforts, { $number ->
    [one] 1 point
   *[other] { $number } points
}, dans : { $areas }.
clause-order-go = L’automate, dès la manche { $number }, envoie d’abord à { $area } : { $groups }.
clause-order-stay = L’automate retient, tant que c’est fermé : { $groups } ; { $border }.
clause-order-mark = L’automate envoie d’abord à la marque la plus proche : { $groups }.

## La table

path-over = La partie est finie
path-round = Manche { $number } sur { $rounds }
path-heroes = Tour des Héros
path-overlord = Tour de l’Overlord
piece-figure = { $figure }
piece-chest = Coffre
piece-objects = Objets : { $items }
piece-mark = Marque
token-wounds = Blessures
token-resting = En récupération
token-life = Vie
token-status = { $status }
note-area = Places : { $places } ; hauteur : { $level } ; { $borders }
note-attack = { $attacker } attaque { $target } : { $throw }
note-rolled = { $attacker } attaque { $target } : { $dice }
note-blow = { $attacker } frappe { $target } pour { $total } ; défense { $defence }
arrow-attack = { $throw }
card-event = Événement
card-tile = { $tile }
number-life = Vie
number-structure = Vie : { $border }
number-armour = Armure
number-weight = Poids
number-cost = Coût
number-limit = Au plus par tour
number-lying = Gemmes posées
number-price = Prix
number-figures = Figurines
number-move = Mouvement
number-reinforce = Renfort
number-recovery = Récupération
number-free = Mouvement gratuit
number-total = Total
number-gems = Gemmes
number-points = Points de mouvement
number-difficulty = Difficulté
spent-melee = Dépensées au corps à corps
spent-ranged = Dépensées à distance
spent-move = Dépensées en mouvement
spent-manipulation = Dépensées en manipulation
most-melee = Corps à corps, au plus
most-ranged = Distance, au plus
most-move = Mouvement, au plus
most-manipulation = Manipulation, au plus
foot-dead = Tuile morte
foot-minion = Sbires
foot-leader = Chef
foot-monster = Monstre
foot-ground = { $area }
zone-river = Rivière
zone-scenario = Scénario
zone-sheet = Fiche
zone-items = Objets
zone-spells = Sortilèges
zone-ground = À terre
pool-available = Disponibles
pool-boxes = Dépensées
pool-fatigue = Fatigue
pool-wounds = Blessures
place-melee = Corps à corps
place-ranged = Distance
place-move = Mouvement
place-manipulation = Manipulation
track-rounds = Manches
step = { $number }
dice = { $die }

## Ce qu’entraîne une réponse

consequence-enemies = Ennemis sur place : { $figures }
consequence-throws = Dés : { $throw }
consequence-die = Un dé par gemme : { $die }
consequence-die-and = Un dé par gemme : { $die } ; en plus : { $throw }
consequence-bare-hands = Mains nues : { $less } de moins
consequence-left = Points gratuits restants : { $points }
consequence-figures = Figurines qui agissent : { $count }
change-overlord = Gemmes de l’Overlord { $before } → { $after }
change-unit-gone = { $figure } quitte le plateau
change-unit-area = { $figure } va à { $area }
change-unit-life = { $figure } : vie { $before } → { $after }
change-world-opened =
    { $come ->
        [none] Fermée : { $gone }
       *[other] Ouverte : { $come }
    }
change-world-water = Sous l’eau : { $come }
change-hero-area = Va à { $after }
change-hero-available = Gemmes disponibles { $before } → { $after }
change-hero-fatigue = Fatigue { $before } → { $after }
change-hero-wounds = Blessures { $before } → { $after }
change-hero-resting = Ne fait que se défendre jusqu’à la fin du tour de l’Overlord
consequence-finished = Le tour est fini
change-hero-away = Quitte le plateau
change-hero-items =
    { $come ->
        [none] N’a plus : { $gone }
       *[other] Reçoit : { $come }
    }

## Pour qui apprend le jeu

tip-goal = Votre but, Héros : trouver la pilote dans une des trois cages et la porter à la chaloupe avant la fin de la dernière manche. L’Overlord gagne si elle est encore là, ou si tous les Héros meurent
tip-gems = Les gemmes sont la force et la vie : dépensées elles fatiguent, les blessures les prennent, et qui n’a plus que des blessures est mort
tip-stance = Qui agit récupère 2 gemmes ; qui récupère en reprend 5 et ne fait que se défendre
tip-together = Les Héros agissent dans l’ordre qu’ils veulent, une action à la fois, tant qu’ils ont des gemmes
tip-move = Le premier déplacement du tour donne des points gratuits ; chaque point de plus coûte une gemme
tip-doors = Une porte fermée coûte un point de plus et reste ouverte ; une porte verrouillée se crochète d’abord, aux dés, contre sa difficulté
tip-strike = Chaque gemme mise au corps à corps est un dé de plus, l’arme ajoute les siens ; à mains nues on perd 2
tip-shoot = On tire aussi loin qu’on voit ; des ennemis à côté du tireur affaiblissent le tir
tip-hindering = Des ennemis dans la case rendent la sortie plus chère, les tirs et les sortilèges plus faibles
tip-chest = Un coffre se force avec des gemmes de manipulation : un dé chacune, et leur somme doit atteindre sa difficulté
tip-objects = Ramasser un objet coûte une gemme ; ce qu’on porte ralentit et fait perdre des compétences
tip-spells = Un sortilège prend les gemmes imprimées sur sa carte ; elle n’en reçoit que tant par tour
tip-saturation = Chaque case ne reçoit que tant de gemmes par tour
tip-reroll = Une gemme relance un dé ; un dé marqué se relance une fois gratuitement
tip-defence = On se défend une fois l’attaque connue : parer ou esquiver avec autant de gemmes qu’on veut
tip-guard = L’Overlord peut payer des dés orange de défense, une fois qu’il sait combien fait le coup
tip-river = Deux tuiles au plus sont activées par tour ; chacune coûte son rang et va au bout
tip-dead = Une tuile sans figurines reste dans la rivière tant qu’on n’y sacrifie pas 2 gemmes
tip-unit = Une unité use ses points de base avant son attaque ; tout point de plus coûte une gemme

## Ce qui s’imprime sur la table quand cela arrive (../screen/beats.py)

stamp-struck = { $total } contre { $defence }
stamp-failed = { $total } sur { $difficulty }
stamp-fell-short = Trop court
stamp-broke-free = Toile déchirée
stamp-bursts = Tous sont touchés
stamp-enchanted = { $spell }
stamp-mark = Marque
stamp-won = Victoire
stamp-wounded = −{ $wounds }
stamp-webbed = Dans la toile
stamp-pulled = Pris
stamp-battered = Reste { $left }
stamp-flooded = Sous l’eau
stamp-died = Mort

## Groupes de réponses

group-fight = Attaquer
group-move = Se déplacer
group-objects = Objets
group-spells = Sorts et alliés
group-tiles = Tuiles
group-units = Unités
