### Les mots de Mage Knight. Les arguments : voir en.ftl.

## Vocabulaire

and = et
or = ou
none = aucun
nobody = personne
the-dice = les dés
the-dummy = le joueur virtuel
a-hidden-card = une carte
a-wound = Blessure
off-the-map = le portail
tile = tuile
altar = autel
card-one = carte
card-many = cartes
wound-one = Blessure
wound-many = Blessures
game-name = Mage Knight
game-about = Explorer un royaume tuile par tuile, avec actions, mana et unités ; seul, ensemble ou rivaux.
setting-edition = Règles
setting-edition-sheet = notre fiche : le feu pare le feu, la glace la glace
setting-edition-official = publiées : la glace pare le feu, le feu la glace
setting-fights = Les héros peuvent se combattre
setting-fights-yes = oui, sauf dans Première reconnaissance
setting-fights-agreed = oui, dans Première reconnaissance aussi
setting-fights-no = non
setting-shared-assaults = Des rivaux peuvent donner l’assaut ensemble à une cité
setting-shared-assaults-yes = oui
setting-shared-assaults-no = non

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-white = blanc
colour-gold = or
colour-black = noir
mana-red = mana rouge
mana-blue = mana bleu
mana-green = mana vert
mana-white = mana blanc
mana-gold = mana or
mana-black = mana noir
mana-basic = mana d’une couleur de base
mana-any = mana d’une couleur au choix
mana-noon = mana or le jour, noir la nuit
crystal-red = 1 cristal rouge
crystal-blue = 1 cristal bleu
crystal-green = 1 cristal vert
crystal-white = 1 cristal blanc
crystal-any = 1 cristal au choix
crystal-owned = 1 cristal d’une couleur déjà possédée
crystal-thrown = 1 cristal de la couleur de cette carte
crystal-others = 1 cristal de chaque autre couleur
element-physical = physique
element-fire = feu
element-ice = glace
element-coldfire = feu glacé
reach-ranged = à distance
reach-siege = de siège
use-move = mouvement
use-influence = influence
use-heal = soin
use-attack = attaque
use-block = parade
state-ready = disponible
state-spent = épuisée
state-wounded = blessée
use-turn = Une fois par tour
use-round = Une fois par manche
use-permanent = Toujours
at-night = La nuit
terrain-plains = plaine
terrain-hills = collines
terrain-forest = forêt
terrain-wasteland = terres désolées
terrain-desert = désert
terrain-swamp = marais
terrain-lake = lac
terrain-mountain = montagne
terrain-sea = mer
terrain-city = cité
back-green = un orque maraudeur
back-grey = une garnison de forteresse
back-brown = un monstre de donjon
back-violet = une garnison de tour de mage
back-red = un draconum
back-white = une garnison de cité
pile-advanced = actions avancées
pile-spells = sorts
pile-artifacts = artefacts
pile-regular = unités de base
pile-elite = unités d’élite
pile-tiles-countryside = une tuile Campagne
pile-tiles-core = une tuile Royaume
pile-tiles-city = une tuile de cité
pile-tiles-countryside-must = une tuile Campagne de ce scénario
pile-tiles-core-must = une tuile Royaume de ce scénario
pile-tiles-city-must = une tuile de cité de ce scénario
reward-artifact = un artefact
reward-spell = un sort
reward-advanced = une action avancée
reward-unit = une unité
reward-crystals = un cristal de chaque couleur
reward-random-crystal = des cristaux aléatoires
score-fame = gloire
score-knowledge = savoir
score-leadership = commandement
score-adventure = aventure
score-loot = butin
score-conquest = conquête
score-beating = coups reçus
score-cities = cités
score-mines = mines
score-best-knowledge = plus grand savant
score-best-leadership = plus grand chef
score-best-adventure = plus grand aventurier
score-best-loot = plus grand pilleur
score-best-conquest = plus grand conquérant
score-best-beating = plus malmené
score-best-cities = plus grand conquérant de cités
score-best-mines = plus grand libérateur
score-keeps = forteresses
score-towers = tours
score-all-lead = chacun mène une cité
score-all-cities = toutes les cités
score-rounds-left = manches restantes
score-dummy-cards = cartes du joueur virtuel
score-round-open = manche non terminée

## Ce que font les cartes

says-wound = Ne se joue pas. Un point de soin la remet à sa pile
says-thrown-away = Pour cela elle quitte la partie
says-banner = Sur une unité
says-others = Les autres
says-nothing = rien
says-then = puis
says-move = mouvement
says-influence = influence
says-heal = soin
says-attack = attaque
says-block = parade
says-draw = piocher
says-discard = défausser
says-discard-any = défausser des cartes, autant qu’on veut
says-throw = retirer de la partie une carte d’action de la main
says-take = prendre
says-fame = gloire
says-reputation = réputation
says-if-least-fame = avec le moins de gloire, aussi
says-take-advanced = prendre une action avancée de l’offre
says-take-spell = prendre un sort de l’offre
says-of-thrown = de la même couleur
says-of-paid = de la couleur de ce mana
says-to-hand = en main
says-to-discard = à la défausse
says-ready = rendre disponible une unité de niveau au plus
says-heal-unit = soigner une unité
says-wounds-itself = cette unité est blessée
says-twice-if-swift = le double contre un ennemi rapide
says-stop = n’attaque pas
says-destroy = est détruit
says-strip-fortified = n’est plus fortifié
says-strip-fire = ne résiste plus au feu
says-strip-all = ne résiste plus à rien
says-armour = armure
says-armour-fortified = armure si fortifié
says-armour-resistance = armure par résistance
says-others-armour = tous les autres ennemis, armure
on-one = un ennemi
on-all = tous les ennemis
on-unfortified = un ennemi non fortifié
on-up-to-3 = jusqu’à trois ennemis
per-wound = par Blessure en main
per-foe = par ennemi
per-icon = par symbole de l’ennemi
per-discarded = par carte défaussée
per-ready-unit = par unité disponible
per-crystal-colour = par couleur de cristaux
per-forest = en forêt
at-most = au plus
at-combat-start = au début d’un combat
at-attack = dans une attaque
at-interaction = dans une interaction
at-movement = pendant le déplacement
at-not-combat = hors combat
play-attack-from-below = aller à trois cases au plus, ni sous les marais ni sous les lacs, et y combattre sans fortifications
play-bind-a-unit = deux unités de base s’ajoutent à l’offre ; une unité se recrute pour moins cher et sans jeton Commandement
play-borrow-a-unit = utiliser une capacité d’une unité de l’offre
play-cast-from-the-offer = défausser une carte et lancer un sort de sa couleur depuis l’offre, pour son mana
play-chosen-cards-back = # cartes choisies de la défausse vont sur la pioche ou dessous
play-claim-a-die = prendre un dé d’une couleur de base pour cette manche : trois manas maintenant, ou un à chaque tour suivant
play-claim-and-curse = de même, et les autres qui utilisent un mana de cette couleur prennent une Blessure
play-crystal-of-a-die = un cristal de la couleur d’un dé de la Source, qui est relancé
play-exploit-mana = un mana de toute couleur sauf or ; les autres prennent une Blessure pour un mana d’une autre couleur
play-fly = voler vers une case sûre, un point de mouvement par case, jusqu’à #
play-freeze-the-source = les autres n’utilisent pas leur dé habituel ; puis un cristal d’une couleur de la Source
play-hold-back-many = un ennemi n’attaque pas ; un autre pour 1 point de mouvement, un troisième pour 2, et ainsi de suite
play-invoke = défausser une Blessure pour un mana rouge ou noir, ou une autre carte pour un mana blanc ou vert
play-melt-crystals = chaque autre joueur perd un cristal au hasard, ou prend une Blessure ; gagner un de ces cristaux
play-pass-on-a-wound = une ou deux Blessures quittent la main, l’une va au héros le plus proche
play-power-another-action = l’effet fort d’une autre carte d’action sans son mana, +#
play-pray-for-weather = le terrain coûte deux de moins, les autres paient un de plus jusqu’au prochain tour
play-radiate = chacun prend une Blessure par cristal d’une couleur ; en gagner deux
play-random-cards-back = # cartes au hasard de la défausse vont sur la pioche ou dessous
play-read-and-steal = un cristal ; chaque autre joueur défausse une carte de sa couleur ou montre sa main ; prendre une de ces actions
play-read-minds = un cristal ; chaque autre joueur défausse une carte de sa couleur ou montre sa main
play-ready-by-levels = rendre disponibles des unités pour # niveaux au plus
play-recruit-for-free = une unité de l’offre rejoint l’armée
play-repeat-another-action = l’effet de base d’une autre carte d’action # fois, qui quitte ensuite la partie
play-repeat-another-action-strong = l’effet fort d’une autre carte d’action # fois sans son mana, qui quitte ensuite la partie
play-reroll-the-source = tous les dés de la Source sont relancés
play-risk-a-wound = lancer un dé : rouge ou noir donne une Blessure
play-risk-for-more = jusqu’à # de plus, chacun pour un dé : rouge ou noir donne une Blessure
play-roll-for-crystals = lancer # dés : un cristal de chaque couleur, au choix pour l’or, gloire 1 pour le noir
play-set-a-die = régler un dé de la Source sur toute couleur sauf or : deux manas de cette couleur
play-tire-others = chez chaque autre joueur, une unité de niveau # au plus peut être épuisée
play-tire-others-and-heal = cette unité est soignée ; chez chaque autre joueur, une unité de niveau # au plus peut être épuisée
play-travel-underground = aller vers une case sûre à trois cases au plus, ni sous les marais ni sous les lacs
play-turn-again-with-these-cards = un autre tour suit, avec les autres cartes jouées dans celui-ci
effect-top = sur la pioche
effect-bottom = sous la pioche
effect-now = trois manas maintenant
effect-each-turn = un mana à chaque tour de cette manche
effect-nothing = rien
points = points

tactic-early-bird = Pas d’autre effet que de jouer tôt
tactic-rethink = Défausser maintenant jusqu’à 3 cartes, en piocher autant, puis mélanger la défausse à la pioche
tactic-mana-steal = Prendre maintenant un dé de couleur de base de la Source : utilisable un tour de ce jour
tactic-planning = Avec au moins 2 cartes en main en fin de tour, limite de main +1
tactic-great-start = Piocher 2 cartes maintenant
tactic-the-right-moment = Une fois, un autre tour suit aussitôt
tactic-from-the-dusk = Pas d’autre effet que de jouer tôt
tactic-long-night = Une fois, pioche vide, 3 cartes au hasard de la défausse redeviennent la pioche
tactic-mana-search = Une fois par tour, relancer jusqu’à 2 dés de la Source
tactic-midnight-meditation = Une fois avant un tour, jusqu’à 5 cartes se mêlent à la pioche et on en pioche autant
tactic-preparation = Prendre maintenant en main une carte de sa pioche
tactic-sparing-power = Avant chaque tour, une carte de la pioche va sous celle-ci, ou on les prend toutes

## Pourquoi les nombres sont ce qu’ils sont

reason-level = niveau
reason-least = au moins 1
reason-softened = affaibli
reason-swift = rapide
reason-brutal = brutal
reason-inefficient = réduit de moitié
reason-white-city = cité blanche
reason-blue-city = cité bleue
reason-red-city = cité rouge
reason-resists = résiste
reason-retreat = retraite
reason-reputation = réputation
reason-shields = boucliers
reason-plunder = pillage
reason-burning = monastère brûlé
reason-assault = assaut
reason-tile = tuile révélée
reason-duel = combat entre héros
reason-black-die = dé noir
reason-withdrawal = repli
reason-knocked-out = assommé
reason-paralysed = paralysé
reason-spell = sort
reason-tribute = tribut
reason-plains = plaine
reason-hills = collines
reason-forest = forêt
reason-wasteland = terres désolées
reason-desert = désert
reason-swamp = marais
reason-lake = lac
reason-mountain = montagne
reason-sea = mer
reason-city = cité

## La scène

board-map = Le royaume
board-combat =
    Combat : { $phase ->
        [1] attaques à distance
        [2] parades
        [3] dégâts
       *[other] attaques
    }
cell-note =
    { $site ->
        [yes] { $terrain }, { "" }
       *[other] { "" }
    }{ $cost ->
        [none] infranchissable
       *[other] mouvement { $cost }
    }{ $colour ->
        [none] { "" }
       *[other] , { $colour }
    }{ $ruin ->
        [none] { "" }
       *[other] { " " }; { $ruin }
    }{ $held ->
        [yes] { " " }; boucliers : { $seats }
       *[other] { "" }
    }{ $does ->
        [none] { "" }
       *[other] . { $does }
    }
cell-unknown = Inexploré
# À quoi sert un lieu, en une ligne.
site-does-village = L’influence y achète des unités, et 1 soin pour 3. Pillé entre deux tours : 2 cartes, réputation −1
site-does-monastery = L’influence y achète des unités, 1 soin pour 2, une action avancée pour 6. Brûlé : un combat contre une garnison de tour de mage, puis un artefact, réputation −3
site-does-keep = L’assaut coûte 1 réputation, contre une garnison fortifiée. Son propriétaire y recrute
site-does-mage-tower = L’assaut coûte 1 réputation, contre une garnison fortifiée. Conquise : un sort ; puis on y vend unités et sorts
site-does-city = L’assaut coûte 1 réputation, contre une garnison fortifiée
site-does-dungeon = Un monstre de donjon, combattu sans unités, comme de nuit. Récompense : un sort ou un artefact
site-does-tomb = Un draconum, combattu sans unités, comme de nuit. Récompense : un sort et un artefact
site-does-monster-den = Un monstre de donjon. Récompense : 2 cristaux au hasard
site-does-spawning-grounds = Deux monstres de donjon. Récompense : un artefact et 3 cristaux au hasard
site-does-ruins = Le jeton dit ce qui attend ici et ce que cela rapporte
site-does-mine = Qui y finit son tour gagne un cristal de sa couleur
site-does-magical-glade = Un tour commencé ici donne du mana or le jour, noir la nuit ; fini ici, il retire une Blessure
site-does-portal = C’est par là que les héros entrent dans le pays
site-does-rampaging-orc = Passer d’une case voisine à une autre les provoque. Vaincus : réputation +1
site-does-rampaging-draconum = Passer d’une case voisine à une autre le provoque. Vaincu : réputation +2

piece-hero = { $seat }
piece-face-down = Jeton face cachée : { $back }
piece-foe = { $foe }
note-foe = Attaque : { $element } ; gloire { $fame }
ability-fortified = Fortifié
ability-swift = Rapide : demande une parade double
ability-brutal = Brutal : dégâts doublés
ability-poison = Poison : Blessures doublées
ability-paralyses = Paralysie : l’unité blessée est perdue, le héros blessé perd sa main
ability-summons = Invocation : un monstre attaque à sa place
token-resists = Résistance ({ $element })
token-summoned = Invoqué : { $foe }
token-stopped = N’attaque plus
token-dealt = A infligé ses dégâts
number-armour = Armure
number-attack = Attaque
number-block = Parade
number-block-needed = Parade requise
number-damage = Dégâts
number-move = Mouvement
number-influence = Influence
number-level = Niveau
number-fame = Gloire
number-reputation = Réputation
number-hand-limit = Limite de main
number-cards = Cartes en main
number-order = Rang dans l’ordre
number-points = Points
zone-hand = Main
zone-played = Cartes jouées
zone-army = Unités
zone-skills = Compétences
zone-tactic = Tactique
zone-deck = Pioche
zone-discard = Défausse
zone-aside = Mises de côté
zone-units = Offre d’unités
zone-advanced = Offre d’actions avancées
zone-spells = Offre de sorts
zone-monastery = Actions avancées des monastères
zone-common = Compétences communes
zone-tactics = Offre de tactiques
zone-looked = À choisir
card-unit = { $unit } ({ $state })
foot-colour = { $colour }
foot-unit =
    Résiste : { $resists }{ $wounds ->
        [0] { "" }
       *[other] { " " }; Blessures : { $wounds }
    }{ $banner ->
        [yes] { " " }; { $card }
       *[other] { "" }
    }
foot-sites = { $sites }
group-source = Source
group-crystal = Cristaux
group-mana = Mana
pool-source = Source : { $colour }
pool-crystal = Cristaux : { $colour }
pool-mana = Mana : { $colour }
pool-move = Points de mouvement
pool-influence = Points d’influence
pool-heal = Points de soin
pool-command = Jetons Commandement
track-round = Manches
track-fame = Gloire
track-reputation = Réputation
step-day = Jour { $number }
step-night = Nuit { $number }
step-level = Niveau { $level } ({ $fame } de gloire)
step-level-next = Niveau { $level }, suivant à { $fame }
step = { $number }
dice-thrown = Dés de mana
path-over = La partie est finie
path-setup = Mise en place
path-round =
    { $day ->
        [yes] Jour
       *[other] Nuit
    }, manche { $number } sur { $count }
path-turn = Tour : { $seat }
path-combat =
    Combat : { $phase ->
        [1] attaques à distance et de siège
        [2] parades
        [3] dégâts
       *[other] attaques
    }
path-duel = { $seat } contre { $other }
note-attack = Attaque sur { $foes } : { $total } sur { $need }
note-block = Parade contre { $foe } : { $total } sur { $need }
note-damage = { $foe } : { $amount } de dégâts encore à subir
note-deal = { $seat } a encore { $amount } de dégâts à infliger
note-duel-attack = { $seat } attaque : { $amount }
note-duel-block = { $seat } pare une attaque de { $amount } : { $damage } passeraient
note-lasting = { $seat } : { $what }
note-round-end = { $seat } a annoncé la fin de la manche
note-game-end = Derniers tours à venir : { $seats }
consequence-hero = Carte propre : { $card }
consequence-provokes = Provoque un ennemi : { $hex }
consequence-assault = Un assaut : réputation −1
consequence-foe = Y attend : { $foe }
consequence-unknown = Y attend, face cachée : { $back }
consequence-participate =
    { $how ->
        [full] Comme un tour à soi, sans déplacement ni interaction
       *[other] Sans dé de la Source
    }
consequence-crystals =
    { $more ->
        [yes] Cristal gagné : { $colour }
       *[other] Cristal dépensé : { $colour }
    }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }
consequence-mana =
    { $more ->
        [yes] Mana gagné : { $colour }
       *[other] Mana dépensé : { $colour }
    }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }

## Ce qui change

change-land-round = La manche suivante commence
change-land-source =
    Source{ $gone ->
        [none] { "" }
       *[other] , en moins : { $gone }
    }{ $come ->
        [none] { "" }
       *[other] , en plus : { $come }
    }
change-land-shields =
    Bouclier : { $come ->
        [none] { $gone }
       *[other] { $come }
    }
change-hero-fame = Gloire { $before } → { $after }
change-hero-reputation = Réputation { $before } → { $after }
change-hero-level = Niveau { $after }
change-hero-hex = Va vers { $after }
change-hero-hand =
    Main{ $gone ->
        [none] { "" }
       *[other] , en moins : { $gone }
    }{ $come ->
        [none] { "" }
       *[other] , en plus : { $come }
    }
change-hero-thrown = Quitte la partie : { $come }
change-hero-units =
    { $come ->
        [none] Unité perdue : { $gone }
       *[other] { $gone ->
                [none] Nouvelle unité : { $come }
               *[other] { $come }
            }
    }
then-dummy = Ensuite : le tour du joueur virtuel
then-source = Ensuite les dés de la Source sont relancés
consequence-plunder = 2 cartes piochées maintenant
note-goods = À acheter ici : { $goods }
note-no-goods = Rien à acheter ici
sold-healing = un point de soin
sold-artifact = un artefact
sold-top-card = la première action avancée du paquet
sold-elite = une unité d’élite de plus dans l’offre
change-hero-skills =
    { $come ->
        [none] Compétence perdue : { $gone }
       *[other] Compétence : { $come }
    }
change-hero-tactic = Tactique : { $after }
change-hero-move = Mouvement { $before } → { $after }
change-hero-influence = Influence { $before } → { $after }
change-hero-heal = Soin { $before } → { $after }

## Conseils

tip-heroes = Tous les héros ont les mêmes 16 cartes sauf une, et leurs propres compétences. Pour une première partie, prenez celui qui vous plaît
tip-tactics = Une tactique pour cette manche : plus son numéro est petit, plus vous jouez tôt ; les plus grands donnent davantage
tip-night = La nuit, le mana or ne sert pas et le noir sert ; les forêts coûtent plus, les déserts moins ; et les garnisons restent face cachée jusqu’à l’assaut
tip-goal = Votre but : explorer le royaume, tuile par tuile, jusqu’à révéler celle de la cité. Il reste alors un dernier tour. Ce que vous accomplissez en chemin fait votre gloire
tip-cards = Un tour, c’est se déplacer, puis agir. Touchez une carte de votre main pour voir ce qu’elle permet. Son premier effet est gratuit
tip-strong = Le second effet d’une carte est plus fort et coûte un mana de sa couleur : souvent un dé de la Source
tip-sideways = Une carte qui ne sert pas maintenant peut se jouer inclinée : 1 point de mouvement, d’influence, d’attaque ou de parade. Pas les Blessures
tip-movement = Vous avez des points de mouvement : touchez une case éclairée pour y aller, proche ou lointaine. Chaque terrain a son coût : pointez une case pour le lire
tip-exploring = Vous êtes au bord de la carte : 2 points de mouvement révèlent une nouvelle tuile, pour 1 de gloire. Cela ne s’annule pas
tip-provoking = Attention : un pas d’une case voisine d’un ennemi errant à une autre case voisine du même le provoque, et il faut combattre
tip-resting = Une Blessure encombre la main. Au lieu de jouer, on peut se reposer : défausser une carte, et avec elle toutes les Blessures de la main
tip-mana = Un dé de la Source par tour ; les jetons de mana se perdent en fin de tour, les cristaux se gardent. Le paiement habituel est déjà choisi : confirmez
tip-action = Après le déplacement, une action : traiter avec des gens, combattre, ou rien
tip-people = Des gens vivent ici : l’influence achète des unités, des cartes et des soins
tip-enemies = Un ennemi est à portée. Combattre donne de la gloire. Regardez d’abord son attaque et son armure, puis vos cartes
tip-influence = Réunissez de l’influence avec vos cartes, puis achetez. Votre réputation y ajoute ou en retire
tip-phases = Un combat a quatre phases : attaques à distance et de siège, vos parades, les dégâts que vous subissez, puis toutes les attaques
tip-attack = Désignez les ennemis que vous attaquez, puis réunissez une attaque qui atteigne leurs armures ensemble. Sans attaque à distance, passez à la phase suivante
tip-gathering = Jouez des cartes jusqu’à ce que l’attaque suffise, puis frappez. Un ennemi qui résiste à un élément n’en subit que la moitié
tip-block = Un ennemi qui n’est pas paré vous blesse. Chacun se pare seul, entièrement ou pas du tout
tip-edition = Selon la feuille de règles, le feu pare le feu et la glace la glace ; dans le jeu publié c’est l’inverse. Les autres parades comptent pour moitié
tip-damage = Les dégâts vont aux unités ou au héros. Chaque Blessure que prend le héros en absorbe autant que son armure, jusqu’à ce qu’il n’en reste rien
tip-draw = Le tour finit : on peut défausser ce qui ne servira pas, puis la main se complète jusqu’à sa limite
tip-dummy = Le joueur virtuel est l’horloge : il retourne trois cartes par tour, et quand sa pioche est vide la manche finit
tip-skills = Un niveau sur deux apporte une compétence et une action avancée. Une compétence sert encore et encore
tip-rewards = Les récompenses de ce tour, une à une, dans l’ordre voulu
tip-round-end = Votre pioche est vide : vous pouvez annoncer la fin de la manche, au lieu de jouer. Les autres ont encore un tour
outcome-won =
    { $wounds ->
        [0] gagné, sans Blessure
        [1] gagné, 1 Blessure
        [3] gagné, 3 Blessures ou plus
       *[other] gagné, { $wounds } Blessures
    }
outcome-part =
    { $wounds ->
        [0] gagné en partie, sans Blessure
        [1] gagné en partie, 1 Blessure
        [3] gagné en partie, 3 Blessures ou plus
       *[other] gagné en partie, { $wounds } Blessures
    }
outcome-lost =
    { $wounds ->
        [0] personne de vaincu, sans Blessure
        [1] personne de vaincu, 1 Blessure
        [3] personne de vaincu, 3 Blessures ou plus
       *[other] personne de vaincu, { $wounds } Blessures
    }
outcome-no-combat = pas de combat
outcome-knocked-out = assommé
outcome-fame-none = aucune gloire
outcome-fame-little = gloire 1 ou 2
outcome-fame-some = gloire 3 à 5
outcome-fame-much = gloire 6 ou plus
headline-won = tous vaincus
headline-unhurt = sans Blessure
horizon-combat = À la fin du combat
horizon-turn = À la fin du tour

## Questions

ask-rolled = Que montre un dé de mana ?
ask-rolled-source = Que montre un dé de la Source ?
ask-drawn-heroes = Quel héros pour le joueur virtuel ?
ask-drawn-dummy = Quelle carte de la pioche du joueur virtuel ?
ask-drawn-skills = { $seat } : quelle compétence a été piochée ?
ask-drawn-skills-dummy = Quelle compétence du joueur virtuel ?
ask-drawn-tactics = Quelle tactique pour le joueur virtuel ?
ask-drawn-deeds = { $seat } : quelle carte de la pioche ?
ask-drawn-discard = { $seat } : quelle carte est tirée de la défausse ?
ask-drawn-spared = { $seat } : quelle carte parmi celles épargnées ?
ask-drawn-crystals = { $seat } : quel cristal, au hasard ?
ask-drawn-regular = Quelle unité de base a été piochée ?
ask-drawn-elite = Quelle unité d’élite a été piochée ?
ask-drawn-advanced = Quelle action avancée a été piochée ?
ask-drawn-spells = Quel sort a été pioché ?
ask-drawn-artifacts = Quel artefact a été pioché ?
ask-drawn-shared = Quel ennemi, au hasard ?
ask-drawn-ruins = Quel jeton Ruines a été pioché ?
ask-drawn-reserved = Quel jeton ennemi, parmi ceux mis de côté ?
ask-drawn-green = Quel jeton d’orque maraudeur a été pioché ?
ask-drawn-grey = Quel jeton de forteresse a été pioché ?
ask-drawn-brown = Quel jeton de monstre de donjon a été pioché ?
ask-drawn-violet = Quel jeton de tour de mage a été pioché ?
ask-drawn-red = Quel jeton de draconum a été pioché ?
ask-drawn-white = Quel jeton de cité a été pioché ?
ask-drawn-tiles = Quelle tuile a été piochée ?
ask-drawn-stack = De quelle sorte est la tuile suivante ?
ask-pick-hero = { $seat } : quel héros ?
ask-pick-tactic = { $seat } : quelle tactique ?
ask-remove-tactic = { $seat } : quelle tactique quitte la partie ?
ask-rethink = { $seat } : défausser une carte pour en piocher une autre ?
ask-steal-mana = { $seat } : quel dé placer sur Vol de mana ?
ask-prepare = { $seat } : quelle carte de la pioche vient en main ?
ask-meditate-now = { $seat } : méditer avant ce tour ?
ask-meditate = { $seat } : quelle carte retourne dans la pioche ?
ask-sparing-power = { $seat } : épargner une carte, ou prendre celles épargnées ?
ask-search-mana = { $seat } : quel dé relancer ?
ask-long-night = { $seat } : utiliser Longue nuit maintenant ?
ask-take-banners-off = { $seat } : reprendre une bannière ?
ask-announce = { $seat } : annoncer la fin de la manche, ou jouer ?
ask-interfere = { $seat } : faire quelque chose avant le tour d’un autre ?
ask-move = { $seat } se déplace : vers où, avec quoi ?
ask-action = { $seat } : quelle action ?
ask-after-action = { $seat } : autre chose avant la fin du tour ?
ask-add-foes = { $seat } : combattre d’autres ennemis aussi ?
ask-shared-assault = { $seat } : se joindre à l’assaut ?
ask-interact = { $seat } traite : qu’acheter, avec quelle influence ?
ask-rest = { $seat } se repose : quelle carte défausser ?
ask-only-wounds = { $seat } n’a que des Blessures en main : autre chose avant le repos ?
ask-rest-wounds = { $seat } se repose : défausser aussi une Blessure ?
ask-recover = { $seat } se repose : autre chose ?
ask-glade = { $seat } : quelle Blessure la clairière retire-t-elle ?
ask-must-discard = { $seat } n’a rien joué ce tour : quelle carte défausser ?
ask-discard = { $seat } : défausser une carte avant de piocher ?
ask-reward = { $seat } : quelle récompense maintenant ?
ask-keep-artifact = { $seat } : quel artefact garder ?
ask-gain-card = { $seat } : quelle carte gagner ?
ask-unit-reward = { $seat } : quelle unité rejoint ?
ask-choose-crystal = { $seat } : un cristal de quelle couleur ?
ask-learn-skill = { $seat } : quelle compétence ?
ask-sideways = { $seat } : combien de points pour cette carte ?
ask-effect = { $seat } : { $source }, quel effet ?
ask-then = { $seat } : et ensuite ?
ask-discard-for = { $seat } : défausser une carte pour { $source }
ask-throw-for = { $seat } : quelle carte quitte la partie pour { $source } ?
ask-aim = { $seat } : quel ennemi ?
ask-pay = { $seat } : à payer, { $price }. Avec quoi ?
ask-mana-colour = { $seat } : un mana de quelle couleur ?
ask-crystal-colour = { $seat } : un cristal de quelle couleur ?
ask-take-card = { $seat } : quelle carte de l’offre ?
ask-unit-to-heal = { $seat } : quelle unité soigner ?
ask-unit-to-ready = { $seat } : quelle unité rendre disponible ?
ask-end-of-deck = { $seat } : sur la pioche, ou dessous ?
ask-card-back = { $seat } : quelle carte de la défausse ?
ask-card-to-power = { $seat } : quelle carte d’action renforcer ?
ask-card-to-repeat = { $seat } : quelle carte d’action consumer ?
ask-discard-to-cast = { $seat } : quelle carte défausser pour lancer un sort ?
ask-spell-to-cast = { $seat } : quel sort de l’offre ?
ask-wounds-to-pass = { $seat } : combien de Blessures ?
ask-wound-to-whom = { $seat } : à qui va une Blessure ?
ask-die-to-set = { $seat } : quel dé de la Source ?
ask-set-die-to = { $seat } : sur quelle couleur le régler ?
ask-crystal-of-source = { $seat } : un cristal de la couleur de quel dé ?
ask-risk = { $seat } : combien de points de plus ?
ask-invoke-with = { $seat } : quelle carte défausser pour du mana ?
ask-radiate = { $seat } : quelle couleur ?
ask-die-to-claim = { $seat } : quel dé réclamer ?
ask-claimed-mana = { $seat } : le mana maintenant, ou à chaque tour ?
ask-give-up-card = { $seat } : quelle carte céder ?
ask-card-to-steal = { $seat } : quelle carte prendre ?
ask-crystal-lost = { $seat } : lequel des cristaux perdus gagner ?
ask-borrow = { $seat } : quelle capacité d’une unité de l’offre ?
ask-recruit-free = { $seat } : quelle unité rejoint gratuitement ?
ask-unit-to-tire = { $seat } : quelle unité épuiser ?
ask-hold-back = { $seat } : quel ennemi n’attaque pas ?
ask-fly-to = { $seat } : vers où ?
ask-lasting = { $seat } : utiliser ce qui attendait cela ?
ask-disband = { $seat } : quelle unité s’en va ?
ask-name-targets = { $seat } : quels ennemis attaquer ?
ask-gather-attack = { $seat } réunit une attaque
ask-name-attacker = { $seat } : quel ennemi parer ?
ask-gather-block = { $seat } réunit une parade
ask-whose-damage = { $seat } : les dégâts de qui d’abord ?
ask-assign-damage = { $seat } : qui subit les dégâts ?
ask-participation = { $seat } : combattre pleinement, ou se retenir ?
ask-duel-attack = { $seat } attaque l’autre héros
ask-duel-block = { $seat } pare l’autre héros
ask-blocked-unit = { $seat } : quelle unité a été parée ?
ask-deal-damage = { $seat } : que font les dégâts ?
next-move = le déplacement continue
next-action = l’action
next-after-action = la fin du tour
next-pay = le paiement de { $price }
next-effect = quel effet
next-name-targets = quels ennemis attaquer
next-gather-attack = l’attaque se réunit
next-name-attacker = quel ennemi parer
next-gather-block = la parade se réunit
next-whose-damage = les dégâts
next-assign-damage = qui subit les dégâts
next-discard = défausser, puis piocher
next-interact = ce qu’il achète
next-rest = quelle carte défausser
next-recover = autre chose en se reposant
next-pick-hero = quel héros
next-pick-tactic = quelle tactique
next-remove-tactic = quelle tactique quitte la partie
next-rethink = défausser une carte pour en piocher une autre, ou non
next-steal-mana = quel dé placer sur Vol de mana
next-prepare = quelle carte de la pioche vient en main
next-meditate-now = méditer avant ce tour ou non
next-meditate = quelle carte retourne dans la pioche
next-sparing-power = épargner une carte, ou prendre celles épargnées
next-search-mana = quel dé relancer
next-long-night = utiliser Longue nuit ou non
next-take-banners-off = reprendre une bannière ou non
next-announce = la fin de la manche, ou un tour
next-interfere = agir ou non avant le tour d’un autre
next-add-foes = combattre d’autres ennemis aussi ou non
next-shared-assault = se joindre à l’assaut ou non
next-only-wounds = autre chose avant le repos
next-rest-wounds = défausser aussi une Blessure ou non
next-glade = quelle Blessure la clairière retire
next-must-discard = quelle carte défausser
next-reward = quelle récompense maintenant
next-keep-artifact = quel artefact garder
next-gain-card = quelle carte gagner
next-unit-reward = quelle unité rejoint
next-choose-crystal = un cristal de quelle couleur
next-learn-skill = quelle compétence
next-sideways = combien de points pour cette carte
next-then = ce qu’il en advient
next-discard-for = quelle carte défausser pour { $source }
next-throw-for = quelle carte quitte la partie pour { $source }
next-aim = quel ennemi
next-mana-colour = un mana de quelle couleur
next-crystal-colour = un cristal de quelle couleur
next-take-card = quelle carte de l’offre
next-unit-to-heal = quelle unité soigner
next-unit-to-ready = quelle unité rendre disponible
next-end-of-deck = sur la pioche, ou dessous
next-card-back = quelle carte de la défausse
next-card-to-power = quelle carte d’action renforcer
next-card-to-repeat = quelle carte d’action consumer
next-discard-to-cast = quelle carte défausser pour lancer un sort
next-spell-to-cast = quel sort de l’offre
next-wounds-to-pass = combien de Blessures
next-wound-to-whom = à qui va une Blessure
next-die-to-set = quel dé de la Source
next-set-die-to = sur quelle couleur le régler
next-crystal-of-source = un cristal de la couleur de quel dé
next-risk = combien de points de plus
next-invoke-with = quelle carte défausser pour du mana
next-radiate = quelle couleur
next-die-to-claim = quel dé réclamer
next-claimed-mana = le mana maintenant, ou à chaque tour
next-give-up-card = quelle carte céder
next-card-to-steal = quelle carte prendre
next-crystal-lost = lequel des cristaux perdus gagner
next-borrow = quelle capacité d’une unité de l’offre
next-recruit-free = quelle unité rejoint gratuitement
next-unit-to-tire = quelle unité épuiser
next-hold-back = quel ennemi n’attaque pas
next-fly-to = vers où
next-lasting = utiliser ce qui attendait cela ou non
next-disband = quelle unité s’en va
next-participation = combattre pleinement, ou se retenir
next-duel-attack = l’attaque contre l’autre héros
next-duel-block = la parade contre l’autre héros
next-blocked-unit = quelle unité a été parée
next-deal-damage = que font les dégâts
next-mark-glade = marquer cette clairière ou non
next-secret-site = sur quelle case est le site secret
option-pass = Rien

## Réponses

option-done = Terminer
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
        [strong] , effet fort
       *[other] { "" }
    }
option-sideways = { $card } inclinée : { $use }
option-pay =
    { $how ->
        [die] Dé de la Source : { $colour }
        [stolen] Dé volé : { $colour }
        [token] Jeton : { $colour }
        [crystal] Cristal : { $colour }
        [endless] Mana sans fin : { $colour }
       *[other] Mana opposé : { $colour }
    }
option-activate =
    { $unit }{ $ability ->
        [0] { " " }: la bannière
       *[other] , capacité { $ability }
    }
option-ability = { $unit } : { $what }
option-skill = { $skill }
option-attach = { $card } sur { $unit }
option-heal = Soigner une Blessure de la main
option-heal-unit = Soigner { $unit }
option-learn = Apprendre { $card }
option-use = { $status }
option-borrow = { $unit }, capacité { $ability }
option-hero = { $hero }
option-tactic = { $tactic }
option-use-tactic = Utiliser la tactique
option-spare = Glisser la première carte de la pioche sous la tactique
option-take-spared = Prendre les cartes sous la tactique
option-announce = Annoncer la fin de la manche
option-take-turn = Jouer ce tour
option-plunder = Piller le village
option-step = Aller vers { $hex }
option-explore = Explorer
option-stop = S’arrêter ici
option-rest = Se reposer
option-end = Finir le tour
option-interact = Traiter avec les gens du lieu
option-challenge-foe = Combattre { $foe } ({ $spot })
option-challenge = Combattre l’ennemi voisin : { $hex }
option-enter = Explorer ce lieu
option-burn = Brûler le monastère
option-recruit = Recruter { $unit }
option-bind = Recruter { $unit } par loyauté
option-buy-healing = Acheter un soin
option-buy = Acheter { $card }
option-buy-artifact = Acheter un artefact
option-buy-top = Acheter la première action avancée de la pile
option-add-elite = Ajouter une unité d’élite à l’offre
option-propose = Proposer un assaut commun sur { $hex } : { $shares }
option-accept = Accepter
option-refuse = Refuser
option-throw-wound =
    Une Blessure { $of ->
        [hand] de la main
       *[other] de la défausse
    }
option-reward = { $reward }
option-take-skill = { $skill }
option-target = Attaquer { $foe }
option-attack = Réunir l’attaque
option-strike = Frapper
option-block = Parer { $foe }
option-parry = Parer ainsi
option-next-phase = Phase suivante
option-suffer = Dégâts : { $foe }
option-to-unit = { $unit } les subit
option-to-hero = Le héros les subit
option-participate =
    { $how ->
        [full] Combattre pleinement
       *[other] Se retenir
    }
option-steal = Voler { $card }
option-repel = Repousser vers { $hex }

## Ce qui se passe

fact-unleashed =
    { $seat } : attaque { $amount } ({ $element ->
       *[other] { $element }
    })
fact-plays-card =
    { $seat } joue { $card }{ $mode ->
        [strong] , effet fort
       *[other] { "" }
    }.
fact-plays-sideways = { $seat } joue { $card } inclinée : { $use } { $amount }.
fact-readied = { $unit } ({ $seat }) : de nouveau disponible.
fact-unit-healed = { $unit } ({ $seat }) : soin.
fact-unit-wounded = { $unit } ({ $seat }) : blessée.
fact-paid =
    { $seat } paie : { $how ->
        [die] un dé de la Source
        [stolen] le dé volé
        [token] un jeton
        [crystal] un cristal
        [endless] mana sans fin
       *[other] mana opposé
    }, { $colour }.
fact-time-bends = { $seat } courbe le temps : un autre tour suit.
fact-card-back = { $card } ({ $seat }) revient.
fact-end-of-deck =
    { $seat } : { $count ->
        [one] une carte va
       *[other] { $count } cartes vont
    } { $place ->
        [top] sur
       *[other] sous
    } la pioche.
fact-worn-out = { $card } ({ $seat }) quitte la partie.
fact-casts-from-offer =
    { $seat } lance { $card } depuis l’offre{ $mode ->
        [strong] , effet fort
       *[other] { "" }
    }.
fact-rerolled = Dés de la Source : { $dice }.
fact-die-set = { $seat } règle un dé ({ $die }) sur { $colour }.
fact-gems = { $seat } lance pour des cristaux : { $dice }.
fact-horn = { $seat } lance : { $dice }.
fact-die-claimed = { $seat } réclame un dé : { $colour }.
fact-cursed = { $seat } maudit le mana { $colour }.
fact-hand-shown = { $seat } montre sa main : { $cards }.
fact-crystal-melts = { $seat } perd un cristal : { $colour }.
fact-card-stolen = { $seat } prend { $card } à { $other }.
fact-borrows = { $seat } emprunte { $unit }.
fact-units-added = L’offre reçoit { $units }.
fact-unit-tired = { $unit } ({ $seat }) : épuisée.
fact-lasts = { $seat } : { $status }.
fact-points = { $seat } : { $use } { $amount } ({ $source }).
fact-into-centre = { $seat } place { $skill } au centre.
fact-uses-skill = { $seat } utilise { $skill }.
fact-taken-back = { $seat } reprend { $skill }.
fact-cards-back =
    { $seat } remet { $place ->
        [top] sur la pioche
        [bottom] sous la pioche
       *[other] en main
    } : { $cards }.
fact-wounds-leave =
    { $seat } se défait { $count ->
        [one] d’une Blessure
       *[other] de { $count } Blessures
    }.
fact-activates = { $seat } active { $unit }.
fact-unit-gained = { $seat } gagne l’unité { $unit }.
fact-attached = { $seat } donne { $card } à { $unit }.
fact-hero-taken = { $hero } entre en jeu.
fact-dummy-taken = Le joueur virtuel est { $hero }.
fact-round-end-announced = { $seat } annonce la fin de la manche.
fact-game-end-announced = Le but est atteint : derniers tours.
fact-source = La Source : { $dice }.
fact-units-offered = Unités proposées : { $units }.
fact-monasteries-offer = Les monastères proposent { $cards }.
fact-offer-filled = Nouveau dans l’offre, { $pile } : { $cards }.
fact-round =
    Manche { $number } : { $day ->
        [yes] jour
       *[other] nuit
    }.
fact-ruins-shown = { $hex } : { $token }.
fact-banner-off = { $seat } reprend { $card } à { $unit }.
fact-tactic-used = { $seat } utilise { $tactic }.
fact-took-spared = Épargnées et prises : { $cards }.
fact-mana-searched = { $seat } relance des dés : { $before } → { $after }.
fact-spared = { $seat } épargne une carte.
fact-tactic-taken = { $seat } prend { $tactic }.
fact-dummy-tactic = Le joueur virtuel a { $tactic }.
fact-order = Ordre de la manche : { $seats }.
fact-tactics-removed = Hors de la partie : { $tactics }.
fact-rethought =
    { $seat } a défaussé { $count ->
        [one] une carte et en pioche une autre
       *[other] { $count } cartes et en pioche autant
    }.
fact-mana-stolen = { $seat } prend un dé de la Source : { $colour }.
fact-prepared = Prise dans la pioche : { $card }.
fact-token-turned = { $seat } : jeton d’ordre de nouveau visible.
fact-passes = { $seat } passe.
fact-turn = Au tour : { $seat }.
fact-plunders = { $seat } pille un village.
fact-burns = { $seat } brûle { $hex }.
fact-proposal = { $seat } propose un assaut commun sur { $hex } : { $shares }.
fact-proposal-refused = { $seat } : proposition refusée.
fact-shared-assault = { $seat } mène un assaut commun sur { $hex }.
fact-share-dealt = { $seat } affronte { $foes }.
fact-tile = Une tuile est révélée : { $tile }.
fact-monastery-offers = Un monastère propose { $cards }.
fact-ruins =
    { $hex } : { $token ->
        [none] ruines, face cachée
       *[other] { $token }
    }.
fact-elite-added = Ajouté à l’offre : { $units }.
fact-interacts = { $seat } interagit ({ $hex }) avec influence { $influence }.
fact-moves = { $seat } va vers { $hex }.
fact-rests =
    { $seat } se repose{ $slow ->
        [yes] { " " }: une récupération lente
       *[other] { "" }
    }.
fact-wound-cleared = { $seat } se défait d’une Blessure.
fact-dice-back = De retour à la Source : { $dice }.
fact-withdraws = { $seat } se replie vers { $hex }.
fact-level = { $seat } atteint le niveau { $level }.
fact-skills-drawn = { $seat } tire { $skills }.
fact-learns = { $seat } apprend { $skill }.
fact-dummy-skill = Compétence commune : { $skills }.
fact-dungeon-treasure = { $seat } lance pour le trésor : { $dice }.
fact-draws-artifacts =
    { $seat } pioche { $count ->
        [one] un artefact
       *[other] { $count } artefacts
    }.
fact-artifacts-drawn = Artefacts piochés : { $cards }.
fact-keeps-artifact = Artefact gardé : { $card }.
fact-crystal-dice = { $seat } lance pour des cristaux : { $dice }.
fact-attacked =
    { $seat } attaque { $foes } : { $total } sur { $need }{ $enough ->
        [yes] , assez
       *[other] , pas assez
    }.
fact-blocked =
    { $seat } pare { $foe } : { $total } sur { $need }{ $enough ->
        [yes] , assez
       *[other] , pas assez
    }.
fact-summoned = { $foe } invoque { $summoned }.
fact-damage = { $foe } inflige { $amount } de dégâts à { $seat }.
fact-unit-unhurt = { $unit } ({ $seat }) : indemne.
fact-combat = { $seat } combat { $foes }.
fact-duel = { $seat } attaque { $other }.
fact-participates =
    { $seat } { $how ->
        [full] combat pleinement
       *[other] se retient
    }.
fact-exchange = { $seat } fait passer { $damage } de dégâts contre { $other }.
fact-steps-back = { $seat } recule vers { $hex }.
fact-passes-attack = { $seat } n’attaque pas.
fact-stolen = { $seat } vole { $card } à { $other }.
fact-repelled = { $seat } est repoussé vers { $hex }.
fact-foe-defeated = { $seat } vainc { $foe }.
fact-city-shield = { $seat } place un bouclier sur { $hex }.
fact-foe-stripped =
    { $foe } { $what ->
        [fortified] n’est plus fortifié
        [fire] ne résiste plus au feu
       *[other] ne résiste plus à rien
    }.
fact-summoned-gone = { $foe } disparaît.
fact-foe-softened = { $foe } : armure réduite de { $amount }.
fact-foe-stopped = { $foe } n’attaque pas.
fact-hand-lost = { $seat } perd sa main : { $why }.
fact-unit-stripped =
    { $unit } ({ $seat }) { $what ->
        [fire] ne résiste plus au feu
       *[other] ne résiste plus à rien
    }.
fact-unit-stopped = { $unit } ({ $seat }) n’attaque pas.
fact-unit-struck = { $unit } ({ $seat }) : touchée.
fact-unit-softened = { $unit } ({ $seat }) : armure réduite de { $amount }.
fact-city-taken = { $hex } est conquise ; à sa tête : { $leader }.
fact-assault = { $seat } donne l’assaut à { $hex }.
fact-shield = { $seat } place un bouclier sur { $hex }.
fact-thrown-back = { $seat } est rejeté vers { $hex }.
fact-dummy-turned = Le joueur virtuel retourne { $cards }.
fact-dummy-learns = Le joueur virtuel prend { $card }.
fact-dummy-crystal = Le joueur virtuel reçoit un cristal : { $colour }.
fact-score =
    { $seat } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $parts ->
        [none] { "" }
       *[other] { " " }({ $parts })
    }.
fact-game-over =
    La partie est finie{ $how ->
        [city_found] { " " }: une cité est trouvée
        [cities] { " " }: les cités sont conquises
        [mines] { " " }: les mines sont libres
        [dungeons] { " " }: les donjons sont explorés
        [incantations] { " " }: les incantations sont faites
       *[other] { "" }
    }. { $winners ->
        [personne] Personne ne gagne
       *[other] Victoire : { $winners }
    }.
fact-fame = { $seat } : gloire { $amount } ({ $why }).
fact-reputation = { $seat } : réputation { $amount } ({ $why }).
fact-mana = { $seat } gagne du mana : { $amount } { $colour }.
fact-crystal = { $seat } gagne un cristal : { $colour }.
fact-wounds =
    { $seat } prend { $count ->
        [one] une Blessure
       *[other] { $count } Blessures
    }{ $to_hand ->
        [yes] { "" }
       *[other] { " " }à la défausse
    } ({ $why }).
fact-discarded = { $seat } défausse { $card }.
fact-thrown = { $card } ({ $seat }) quitte la partie.
fact-healed = { $seat } soigne une Blessure.
fact-gained-card =
    { $seat } gagne { $card } { $place ->
        [hand] en main
        [discard] à la défausse
       *[other] sur la pioche
    }.
fact-unit-lost = { $seat } perd { $unit }.
fact-drew =
    { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
fact-drew-cards = Pioché : { $cards }.
fact-offered = Nouveau dans l’offre : { $cards }.
fact-secret-site = { $hex } : { $site }.
fact-incanted = { $seat } fait une incantation.
fact-portal-closed = Le portail se ferme ; partis : { $seats }.
fact-turned-up = { $hex } : { $foe }, révélé.

## Pourquoi pas

why-not-of-no-use = cela ne sert à rien maintenant.
why-not-cannot-pay = le mana manque : { $price }.
why-not-not-now =
    seulement { $at ->
        [turn] pendant son propre tour
        [combat_start] au début d’un combat
        [attack] dans une attaque
        [block] dans une parade
        [interaction] dans une interaction
        [movement] pendant le déplacement
       *[other] hors combat
    }.
why-not-nothing-to-heal = il n’y a rien à soigner.
why-not-nothing-to-discard = il y a trop peu de cartes à défausser.
why-not-no-wound-to-discard = il n’y a pas de Blessure à défausser.
why-not-nothing-to-throw = il n’y a pas de carte d’action à retirer.
why-not-none-on-offer = l’offre n’en a pas de cette couleur : { $colour }.
why-not-no-crystal = il n’y a pas de cristal pour cela.
why-not-no-target = il n’y a personne à viser.
why-not-cannot-be-played = ce qu’elle fait n’est pas possible maintenant.
why-not-no-healing-now = on ne soigne pas en combat.
why-not-no-wound-in-hand = il n’y a pas de Blessure en main.
why-not-too-little-healing = il faut { $need } de soin, il y en a { $have }.
why-not-unit-not-wounded = { $unit } : pas blessée.
why-not-cannot-pay-with = cela ne le paie pas.
why-not-no-such-unit = l’armée n’a pas cette unité.
why-not-wound-is-not-played = les Blessures ne se jouent pas.
why-not-not-in-hand = { $card } n’est pas en main.
why-not-no-such-ability = { $unit } n’a pas cette capacité.
why-not-no-such-effect = { $card } n’a pas cet effet.
why-not-no-such-skill = { $skill } : pas à soi.
why-not-not-in-anothers-turn = { $skill } : pendant son propre tour seulement.
why-not-skill-used-this-turn = { $skill } : déjà utilisée ce tour.
why-not-skill-used-this-round = { $skill } : déjà utilisée cette manche.
why-not-motivated-already = une autre Motivation a servi depuis le dernier tour.
why-not-unit-spent = { $unit } : épuisée.
why-not-unit-wounded = { $unit } : blessée.
why-not-no-units-here = les unités ne combattent pas ici.
why-not-banner-furled = { $card } : déjà utilisée cette manche.
why-not-unit-ready = { $unit } : disponible.
why-not-no-banner = { $card } n’est pas une bannière.
why-not-tactic-not-now = { $tactic } ne s’utilise pas maintenant.
why-not-tactic-used = { $tactic } a déjà servi.
why-not-deck-not-empty = la pioche n’est pas vide.
why-not-no-discards = la défausse est vide.
why-not-searched-already = elle a déjà servi ce tour.
why-not-source-empty = il n’y a pas de dé dans la Source.
why-not-too-late-to-search = un dé de la Source a déjà servi ce tour.
why-not-nothing-to-burn = il n’y a pas de monastère à brûler ici.
why-not-no-tokens-left = il ne reste pas d’ennemis dans la boîte.
why-not-no-enemy-beside = aucun maraudeur n’y est voisin du héros.
why-not-no-adventure-here = il n’y a rien à explorer ici.
why-not-already-conquered = c’est déjà conquis.
why-not-no-mana = il faut { $amount } de mana : { $colour }.
why-not-too-late-to-share = il est trop tard pour un assaut commun.
why-not-not-alone = un autre héros se tient sur la même case.
why-not-proposed-before = cela a été refusé ce tour.
why-not-no-such-share = les parts ne vont pas avec la garnison.
why-not-not-at-the-edge = le héros n’en est pas voisin.
why-not-no-tiles-left = il ne reste pas de tuiles.
why-not-off-the-map = la carte de ce scénario ne va pas jusque-là.
why-not-core-on-the-coast = les tuiles Royaume ne se posent pas sur la côte.
why-not-hangs-loose = une tuile y toucherait trop peu d’autres.
why-not-nobody-to-deal-with = personne n’y traite avec le héros.
why-not-hated = avec cette réputation personne ne traite avec le héros.
why-not-not-sold-here = cela ne s’obtient pas ici.
why-not-too-dear = cela coûte { $price }, il y a { $points }.
why-not-only-healing = qui se repose n’achète que des soins.
why-not-provokes-beside-a-hero = ce seraient deux combats à la fois.
why-not-cannot-go-on = on ne peut ni y rester ni continuer.
why-not-been-there = un pas gratuit ne ramène pas en arrière.
why-not-not-next-to-it = le héros n’en est pas voisin.
why-not-no-way-there = on n’y va pas : { $hex }.
why-not-enemy-there = un ennemi s’y trouve.
why-not-city-closed = cette cité est fermée.
why-not-immune-hero = un héros qu’on ne peut combattre s’y trouve.
why-not-no-card-to-rest = se reposer demande une carte qui n’est pas une Blessure.
why-not-already-moving = qui a commencé à se déplacer ne se repose pas.
why-not-resting = le héros se repose.
why-not-no-healer = personne ne soigne ici.
why-not-talked-already = le héros a déjà traité avec eux ce tour.
why-not-doubly-fortified = { $foe } : doublement fortifié, pas encore une cible.
why-not-targets-in-order = les cibles se nomment dans l’ordre, une fois chacune.
why-not-nothing-to-attack-with = rien ne permet d’attaquer { $foe }.
why-not-nothing-to-block-with = rien ne permet de parer { $foe }.
why-not-does-not-attack = { $foe } n’attaque pas.
why-not-units-spared = les dégâts ne vont pas aux unités maintenant.
why-not-unit-hit-before = { $unit } a déjà subi des dégâts ce tour.
why-not-only-wounds = une main de Blessures seules ne combat pas.
why-not-too-little-damage = cela coûte { $price }, il y a { $damage }.

# ── druides et donjons ──
ask-mark-glade = { $seat } : marquer cette clairière d’un bouclier ?
ask-secret-site = { $seat } : sur quelle case est le site secret ?
option-mark = Marquer la clairière
option-incant = Invoquer les ennemis des clairières marquées
option-travel = Sous terre vers { $hex }
fact-glade-marked = { $seat } marque la clairière { $hex }.
why-not-no-passage = aucun passage n’y mène sous terre.
why-not-no-incantation = une fois par nuit, avec une clairière marquée.
why-not-inhabited = des gens y vivent.

## odds
horizon-token = Quand le jeton sera retourné
horizon-draw = Quand les cartes seront piochées
horizon-dice = Quand les dés seront tombés
outcome-token = { $foe }
outcome-draw = { $cards ->
    [0] aucune carte pour se battre
    [one] { $cards } carte pour se battre
   *[other] { $cards } cartes pour se battre
}
outcome-dice = { $crystals ->
    [0] aucun cristal
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}
outcome-hurt = { $wounds ->
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
}
consequence-outlook = Avec cette main : { $victory } % de chances de vaincre, { $wounds ->
    [0] presque sans Blessure
    [one] environ { $wounds } Blessure
   *[other] environ { $wounds } Blessures
}

## Ce qui s’imprime sur la table quand cela arrive (../screen/beats.py)

stamp-attacked = { $total } sur { $need }
stamp-blocked = { $total } sur { $need }
stamp-foe-stopped = N’attaque pas
stamp-foe-softened = Armure −{ $amount }
stamp-foe-stripped = Sans résistance
stamp-summoned-gone = Disparaît
stamp-unit-unhurt = Indemne
stamp-unit-healed = Soignée
stamp-readied = Prête
stamp-healed = Soin
stamp-level = Niveau { $level }
stamp-shield = Bouclier
stamp-city-shield = Bouclier
stamp-city-taken = Conquise
stamp-reputation = Réputation { $amount }
stamp-exchange = Dégâts { $damage }
stamp-passes-attack = Pas d’attaque
stamp-time-bends = Encore un tour
stamp-glade-marked = Marquée
stamp-incanted = Incantation
stamp-damage = −{ $amount }
stamp-wounds = +{ $count } Blessure
stamp-unit-wounded = Blessée
stamp-unit-tired = Épuisée
stamp-hand-lost = Main perdue
stamp-cursed = Malédiction
stamp-unit-stripped = Sans résistance
stamp-unit-stopped = N’attaque pas
stamp-unit-struck = Touchée
stamp-unit-softened = Armure −{ $amount }
stamp-foe-defeated = Vaincu
stamp-unit-lost = Perdue

## Groupes de réponses

group-fight = Combattre
group-move = Se déplacer
group-site = Ce lieu
group-trade = Recruter et acheter
group-cards = Cartes
group-sideways = Cartes inclinées
group-powers = Unités et compétences
group-healing = Soigner
