### Les mots du jeu d’aventure. Les arguments : voir en.ftl.

## Réglages

setting-valor = Bravoure à atteindre
setting-valor-6 = 6
setting-valor-8 = 8
setting-valor-10 = 10
setting-finish-round = La manche se termine
setting-finish-round-no = non
setting-finish-round-yes = oui
setting-packs = Extensions de personnages : leurs quêtes et marqueurs
setting-packs-none = aucun
setting-packs-all = tous
setting-packs-druid = druidesse
setting-packs-paladin = paladin
setting-packs-rogue = voleuse
setting-packs-shaman = chaman

## Questions

ask-rolled-movement = Que montre le dé de mouvement ?
ask-rolled-red = Que montre un dé rouge ?
ask-rolled-black = Que montre un dé noir ?
ask-rolled-reroll = Que montre le dé relancé ?
ask-rolled-roll-off = Le dé de combat : qui passe en premier ?
ask-drawn-abilities = { $seat } : quelle carte du paquet de capacités ?
ask-drawn-hand = { $seat } : quelle carte de la main, au hasard ?
ask-drawn-elite = Quelle Quête Élite a été piochée ?
ask-drawn-starting = Quelle Quête de Départ a été piochée ?
ask-drawn-gray = Quelle carte Challenge grise a été piochée ?
ask-drawn-green = Quelle carte Challenge verte a été piochée ?
ask-drawn-yellow = Quelle carte Challenge jaune a été piochée ?
ask-drawn-red = Quelle carte Challenge rouge a été piochée ?
ask-drawn-pool = Quel marqueur Découverte a été pioché ?
ask-drawn-trophies = Quel trophée a été pioché ?
ask-pick-character = { $seat } : quel Perso ?
ask-pick-city = { $seat } : dans quelle Cité ?
ask-turn-start = { $seat } : quelque chose avant le jet de mouvement ?
ask-move = { $seat } se déplace
next-move = le déplacement
ask-marker = { $seat } : garder ce marqueur ?
ask-place-marker = { $seat } : où poser le marqueur de découverte ?
next-place-marker = où poser le marqueur
ask-resource = { $seat } : quelle ressource prendre ?
next-resource = quelle ressource prendre
ask-flight = { $seat } : vers quelle Cité ?
ask-give-up = { $seat } : renoncer à quelle quête ?
ask-challenge = { $seat } : quel challenge affronter ?
next-challenge = quel challenge affronter
ask-before-dice = { $seat } : quelque chose avant les dés ?
ask-dice = { $seat } : quelque chose avant le pouvoir de la rencontre ?
ask-powers = { $seat } : jouer un pouvoir spécial ?
next-powers = les pouvoirs spéciaux
ask-toll = { $seat } : payer, ou subir des Dégâts ?
ask-stay-up = { $seat } : rester debout ?
ask-nearest-city = { $seat } : vers quelle Cité ?
ask-loot = { $seat } : quel objet ?
ask-complete = { $seat } : quelle quête d’abord ?
ask-equip = { $seat } : changer d’équipement ?
next-equip = l’équipement
ask-price = { $seat } : payer pour cela ?
ask-choose = { $seat } : que choisir ?
ask-discard = { $seat } : quelle carte défausser ?
ask-discard-item = { $seat } : quel objet défausser ?
ask-leap = { $seat } : vers quelle case ?
ask-look-into = { $seat } : dans quel paquet ?
ask-bury = { $seat } : enfouir { $seen } ?
ask-peek = { $seat } : quel marqueur ?

## Réponses

option-done = Terminé
option-space = { $space }
option-ability = { $ability }
option-item = { $item }
option-choice = { $number }
option-pay = Payer
option-character = { $character }
option-city = { $space }
option-play = Jouer { $ability }
option-use = Utiliser { $item }
option-spend = Dépenser { $marker }
option-power = Utiliser le pouvoir de la carte Perso
option-turn = Retourner la carte Perso
option-walk = Aller à { $space }
option-stop = Ne pas aller plus loin
option-keep = Garder
option-leave = Laisser
option-take = Prendre : { $resource }
option-decline = Ne rien prendre
option-give-up = Renoncer à { $quest }
option-fight = Combattre { $card }
option-fight-printed = Combattre la rencontre de la case
option-attack = Attaquer { $seat }
option-draw = Tirer une carte Challenge
option-complete = Accomplir { $quest }
option-equip = S’équiper de { $item }
option-stow = Ranger { $item } dans le Sac
option-throw-away = Jeter { $item }
option-look-into = Regarder dans le paquet { $colour }
option-bury = Sous le paquet

## Ce qui se passe : préparation, tour, mouvement, fin

fact-rolled-off = Qui sera premier ? { $seat } obtient { $die } au dé.
fact-goes-first = { $seat } commence.
fact-character-taken = { $character } part à l’aventure.
fact-quest-received = { $seat } reçoit une quête : { $quest }.
fact-moves = { $seat } est maintenant à { $space }.
fact-draws = { $seat } pioche une carte Capacité.
fact-drew = Carte piochée : { $ability }.
fact-discarded = { $seat } défausse { $ability }.
fact-hurt = { $seat } subit { $amount } de Dégâts : { $source }.
fact-hurt-by-item = { $seat } subit { $amount } de Dégâts : { $item }.
fact-healed = { $seat } soigne { $amount } de Dégâts.
fact-energy = { $seat } : { $amount } d’Énergie.
fact-card-discarded = Carte défaussée : { $card }.
fact-item-discarded = Objet défaussé : { $item }.
fact-marker-returned = { $marker } retourne dans la réserve.
fact-card-turned = { $seat } retourne sa carte Perso.
fact-round = Manche { $number }.
fact-turn = Tour de { $seat }.
fact-rolled = { $seat } a { $moves } de mouvement et { $energy } d’Énergie.
fact-game-over =
    { $how ->
        [valor] La bravoure suffit
       *[rounds] La dernière manche est finie
    } : victoire de { $winners }.

## Ce qui se passe : exploration, quêtes, niveaux, trophées

fact-marker-revealed = { $seat } retourne un marqueur à { $space } : { $marker }.
fact-marker-kept = { $seat } garde { $marker }.
fact-marker-laid = { $seat } pose un marqueur face cachée à { $space }.
fact-laid = Marqueur posé à { $space } : { $marker }.
fact-resource-taken = { $seat } prend : { $resource }.
fact-quest-given-up = { $seat } renonce à { $quest }.
fact-quest-completed = { $seat } accomplit { $quest } : { $valor } de bravoure.
fact-quest-counts = { $quest } compte un de plus pour { $seat }.
fact-equipped = { $seat } s’équipe de { $item }.
fact-stowed = { $seat } range { $item } dans son Sac.
fact-level-up =
    { $seat } atteint le niveau { $level ->
        [1] vert
        [2] jaune
       *[3] rouge
    }.
fact-trophy = { $seat } gagne un Trophée : { $trophy }, { $valor } de bravoure.

## Ce qui se passe : challenge, combat, défaite

fact-event = Événement : { $event }.
fact-event-over = { $event } prend fin.
fact-combat = { $seat } combat { $source }.
fact-duel = { $seat } attaque { $rival }.
fact-dice = Rouge { $red }, noir { $black }.
fact-attack =
    { $source }, attaque { $attack ->
        [ranged] à distance
       *[melee] de mêlée
    } : { $value } contre { $defence }, { $hit ->
        [yes] touché
       *[no] manqué
    }.
fact-prevented = { $source } évite { $amount } de Dégâts.
fact-wounded = { $source } subit { $amount } de Dégâts.
fact-mended = { $source } soigne { $amount } de Dégâts.
fact-flees = { $seat } prend la fuite.
fact-beaten = { $seat } a battu { $source }.
fact-left =
    { $card } reste invaincue à { $space }{ $red ->
        [yes] , face rouge visible.
       *[no] .
    }
fact-looted = { $seat } prend { $item } à { $rival }.
fact-defeated = { $seat } est vaincu.
fact-stays-up = { $seat } reste debout : { $ability }.

## Ce qui se passe : ce qui se joue

fact-played = { $seat } joue { $ability }.
fact-item-used = { $seat } utilise { $item }.
fact-marker-spent = { $seat } dépense { $marker }.
fact-power-used = { $seat } utilise le pouvoir de sa carte Perso.
fact-looks-into = { $seat } regarde dans le paquet { $colour }.
fact-sees-card = La prochaine carte est { $card }.
fact-buried = { $seat } enfouit une carte du paquet { $colour }.
fact-peeks = { $seat } regarde un marqueur à { $space }.
fact-peeked = Marqueur à { $space } : { $marker }.
fact-rerolled = { $seat } relance son dé : { $die }.

## Pourquoi pas : mouvement

why-not-held = un marqueur rouge retient la figurine à { $space }.
why-not-above-level = { $space } dépasse le niveau du Perso.
why-not-too-far = aucun chemin ne mène à { $space } avec { $moves } de mouvement.
why-not-step-by-step = quitter une case peut coûter quelque chose : de case en case.

## Pourquoi pas : exploration, maintenance

why-not-markers-here = des marqueurs ont été retournés ici : aucune ressource ce tour-ci.
why-not-no-quest = il ne reste aucune Quête Élite.
why-not-never-worn = { $item } s’utilise depuis le Sac et ne s’équipe jamais.
why-not-moved = { $item } a déjà été équipé ou rangé dans cette phase.
why-not-would-fall = sans { $item }, les Dégâts atteindraient la santé du Perso.

## Pourquoi pas : challenge

why-not-red-first = { $card } est ici, face rouge visible, et doit être combattue d’abord.
why-not-encounter-here = il y a déjà une rencontre à { $space } : on ne tire pas de carte.
why-not-no-encounter-left = ni le paquet { $colour } ni sa défausse ne contiennent de rencontre.
why-not-elsewhere = { $rival } est ailleurs.
why-not-truce = aucun Perso n’en attaque un autre : { $event }.

## Pourquoi pas : ce qui se joue

why-not-not-your-turn = ce n’est pas votre tour.
why-not-not-now =
    { $moment ->
        [turn_start] cela sert au début du tour, avant le jet de mouvement.
        [movement] cela sert au mouvement.
        [explore] cela sert à l’exploration.
        [before_dice] cela sert au combat, avant les dés.
        [dice] cela sert au combat, juste après les dés.
        [powers] cela sert aux Pouvoirs spéciaux d’un combat.
       *[own_turn] cela sert à son propre tour, hors combat.
    }
why-not-too-dear = cela coûte { $energy } d’Énergie, et il y en a { $has }.
why-not-too-hurt = avec ces Dégâts, le Perso serait vaincu sur l’autre face de la carte.
why-not-used = cela a déjà servi ce tour-ci.
why-not-not-worn = { $item } ne sert que si on le porte.
why-not-item-above-level = { $item } dépasse le niveau du Perso.
why-not-wrong-icons = { $item } n’est pas pour ce Perso.
why-not-nothing-to-do = cela n’aurait aucun effet maintenant.

## L’étagère

game-name = World of Warcraft, le jeu d’aventure
game-about = Parcourir le monde, suivre des quêtes, vaincre rencontres et rivaux : à qui la bravoure ?

## Petits mots

title =
    { $players ->
        [2] Aventure à deux
        [3] Aventure à trois
       *[4] Aventure à quatre
    }
and = et
or = ou
or-higher = ou plus
none = rien
nobody = personne
the-dice = les dés
energy = énergie
a-hidden-card = une carte
colour-gray = gris
colour-green = vert
colour-yellow = jaune
colour-red = rouge
creature-beast = bête
creature-humanoid = humanoïde
creature-undead = mort-vivant
creature-demon = démon
creature-spirit = esprit
creature-overlord = seigneur
slot-weapon = arme
slot-armour = armure
slot-bag = depuis le sac
resource-heal1 = 1 guérison
resource-heal2 = 2 guérisons
resource-heal-all = guérison complète
resource-ability1 = 1 carte de capacité
resource-ability2 = 2 cartes de capacité
resource-quest = une quête
resource-flight = un vol
resource-discovery = un marqueur de découverte
reason-printed = imprimé
reason-die = dé
reason-at-least-none = au moins 0
reason-at-least-one = au moins 1
reason-special = pouvoir spécial de la rencontre
reason-ambush = embuscade

## Ce que disent les cartes

when-turn-start = début du tour
when-movement = mouvement
when-explore = exploration
when-before-dice = combat, avant les dés
when-dice = combat, après les dés
when-powers = combat, pouvoirs spéciaux
when-own-turn = à son tour
when-attach = attachée
from-die = dé # ou plus
says-against = contre
says-may = si l’on choisit de
says-enemy = l’adversaire
says-until = jusqu’à la fin du prochain tour
says-fades = défaussée une fois qu’elle a servi
says-once = Jusqu’à ce qu’il ait servi, ou jusqu’à l’événement suivant
says-lasting = Jusqu’à l’événement suivant
after-hit-ranged = après une touche à distance
after-hurts = après des Dégâts à l’étape à distance
after-missed = si aucune de ses attaques ne touche
after-enemy-missed = si aucune attaque adverse ne touche
after-enemy-missed-melee = si l’attaque de mêlée adverse échoue
after-enemy-hit-melee = si l’attaque de mêlée adverse touche
after-enemy-stands = si l’adversaire tient encore debout
value-melee = mêlée
value-ranged = distance
value-attack = attaques
value-defence = défense
value-damage = Dégâts
value-melee-damage = Dégâts de mêlée
value-ranged-damage = Dégâts à distance
value-health = santé
value-die = dé
value-move = mouvement
value-energy = énergie
says-grants-melee = une attaque de mêlée de la valeur à distance
says-grants-ranged = une attaque à distance de la valeur de mêlée
says-strikes-first = l’attaque de mêlée se fait à l’étape à distance
says-no-melee = aucune attaque de mêlée
says-ignore-special = le pouvoir spécial adverse est sans effet
says-ignore-aggro = les marqueurs rouges ne retiennent ni n’arrêtent
says-lose-energy = toute l’énergie est perdue
says-no-duels = aucun Perso n’en attaque un autre
says-heal-all = guérir tous les Dégâts
says-prevent = # Dégâts évités
says-prevent-one = 1 Dégât évité
says-prevent-ranged = # Dégâts évités à l’étape à distance
says-prevent-ranged-one = 1 Dégât évité à l’étape à distance
says-deal = infliger # Dégâts
says-deal-one = infliger 1 Dégât
says-take = subir # Dégâts
says-take-one = subir 1 Dégât
says-heal = guérir # Dégâts
says-heal-one = guérir 1 Dégât
says-draw = piocher # cartes de capacité
says-draw-one = piocher une carte de capacité
says-discard = défausser # cartes au hasard
says-discard-one = défausser une carte au hasard
says-discard-chosen = défausser # cartes
says-discard-chosen-one = défausser une carte
says-discard-bag = défausser # objets
says-discard-bag-one = défausser un objet
says-pay-energy = payer # énergie
says-find = piocher # marqueurs et garder les verts
says-find-one = piocher un marqueur et le garder s’il est vert
play-bury = regarder la prochaine carte d’un paquet de challenges, qu’on peut enfouir
play-leap = aller sur une case à # cases au plus
play-leap-any = aller sur n’importe quelle case
play-ambush = une rencontre se combat tout de suite, ses attaques à +#
play-ambush-one = une rencontre se combat tout de suite, ses attaques à +1
play-lay = poser # marqueurs face cachée
play-lay-one = poser un marqueur face cachée
play-lay-on = poser # marqueurs face cachée, chacun sur une case où il n’y en a pas
play-peek = regarder # marqueurs du plateau
play-peek-one = regarder un marqueur du plateau
play-flee = fuir le combat
play-reroll = relancer son propre dé
play-turn-card = retourner la carte de Perso
play-stay-up = au lieu d’une défaite, rester debout avec # de santé
play-stay-up-one = au lieu d’une défaite, rester debout avec 1 de santé
who-active = le joueur actif
who-all = tous
who-all-in-city = tous ceux qui sont dans une Cité
who-all-on = tous ceux qui sont sur ces cases
who-everyone = Persos et rencontres
who-encounters = rencontres
who-attacker = qui attaque un Perso
who-valor-6 = qui a 6 de bravoure ou plus
who-exploring-city = qui prend des cartes de capacité dans une Cité, en plus
who-on-space = tous ceux de la case
who-leaving-green = qui quitte une case verte
who-quest-completer = qui accomplit une quête
who-next-victor = le prochain vainqueur d’une rencontre
goal-visit = finir un tour à
goal-beat = rencontres à vaincre
goal-beat-hero = vaincre un autre Perso
goal-beat-printed = vaincre la rencontre de
goal-beat-left = vaincre une rencontre qu’on avait laissée invaincue
goal-level = atteindre le niveau
goal-markers = posséder des marqueurs verts
goal-hand = cartes en main
goal-bag = objets dans le sac
goal-slots = porter
goal-worn = objets portés
goal-no-damage = aucun Dégât
goal-at-city = dans une Cité
goal-told-in-city = à accomplir dans une Cité
goal-at-red = sur une case rouge

## La table

board-world = Le monde
board-combat = Combat
path-over = La partie est terminée
path-setup = Mise en place
path-round = Manche { $number }
path-turn = Tour : { $seat }
path-combat = Combat
piece-hero = { $seat }
piece-fighter = { $source }
piece-marker = Marqueur face cachée
token-damage = Dégâts
token-aggro = Aggro : retient et arrête qui vient
token-prevent = Dégâts qui seront évités
token-strikes-first = Attaque de mêlée à l’étape à distance
token-no-melee = Aucune attaque de mêlée
note-level-up = Vaincue, elle élève le niveau
note-port = Vaincue, elle vaut un trophée
note-overlord = Un seigneur : vaincu, il vaut un trophée
note-attack =
    { $source }, { $attack ->
        [ranged] à distance
       *[melee] en mêlée
    } { $value } contre { $defence } : { $hit ->
        [yes] touché, { $damage } Dégâts
       *[no] manqué
    }
note-lasting = { $seat } : { $reason } dure
note-event = { $event } : { $what }
goal = { $valor } de bravoure font gagner
number-melee = Mêlée
number-ranged = Distance
number-defence = Défense
number-damage = Dégâts
number-melee-damage = Dégâts de mêlée
number-ranged-damage = Dégâts à distance
number-health = Santé
number-damage-taken = Dégâts subis
number-energy = Énergie
number-valor = Bravoure
number-level = Niveau : { $level }
number-cards = Cartes en main
number-move = Mouvement
number-die = Dé
zone-hand = Main
zone-character = Perso
zone-characters = Persos au choix
zone-worn = Équipement
zone-bag = Sac
zone-quests = Quêtes
zone-attached = En jeu
zone-kept = Marqueurs gardés
zone-won = Quêtes et trophées
zone-deck = Paquet de capacités
zone-discard = Défausse
zone-event = Événement
zone-drawn = Challenge pioché
zone-turned-up = Marqueur retourné
zone-unbeaten = Rencontres invaincues
zone-challenges = Paquet de challenges : { $colour }
zone-looked = Regardées
card-character = { $who } : { $side }
foot-item = { $slot }, { $colour }
foot-encounter =
    { $creature }{ $aggro ->
        [yes] , aggro
       *[no] { "" }
    }
foot-character = { $race }, { $craft }
pool-health = Santé restante
pool-energy = Énergie
pool-moves = Mouvement
track-valor = Bravoure
track-unbeaten = Rencontres invaincues
step = { $number }
mark-valor = { $seat }
mark-left = { $unbeaten }
dice-red = Dé rouge
dice-black = Dé noir
dice-movement = Dé de mouvement

## Ce à quoi mène une réponse

consequence-resources = Sur place : { $resource }
consequence-left =
    { $card } s’y trouve{ $red ->
        [yes] , côté rouge visible
       *[no] { "" }
    }
consequence-printed = La rencontre du lieu : { $source }
consequence-markers = Des marqueurs y sont posés face cachée
consequence-no-reward = Vaincue, elle ne rapporte rien à ce Perso
consequence-deck =
    { $count ->
        [one] Il reste une carte dans le paquet { $colour }
       *[other] Il reste { $count } cartes dans le paquet { $colour }
    }
change-realm-event = Événement : { $after }
change-realm-track =
    { $come ->
        [none] Quitte la piste : { $gone }
       *[other] Reste invaincu : { $come }
    }
change-hero-level = Le niveau monte
change-hero-turned = La carte de Perso est retournée
change-hero-space = Va à { $after }
change-hero-damage = Dégâts { $before } → { $after }
change-hero-energy = Énergie { $before } → { $after }
change-hero-moves = Mouvement { $before } → { $after }
change-hero-hand =
    { $come ->
        [none] Quitte la main : { $gone }
       *[other] Vient en main : { $come }
    }
change-hero-attached =
    { $come ->
        [none] N’est plus attachée : { $gone }
       *[other] Attachée : { $come }
    }
change-hero-weapon = Arme : { $after }
change-hero-armour = Armure : { $after }
change-hero-bag =
    { $come ->
        [none] Quitte le sac : { $gone }
       *[other] Entre dans le sac : { $come }
    }
change-hero-kept =
    { $come ->
        [none] Marqueur dépensé : { $gone }
       *[other] Marqueur gardé : { $come }
    }
change-hero-quests =
    { $come ->
        [none] Quête close : { $gone }
       *[other] Quête ouverte : { $come }
    }
change-hero-log = Quête accomplie : { $come }
change-hero-trophies = Trophée : { $come }

## Pour qui apprend le jeu

tip-goal = Votre but : la bravoure. Les quêtes accomplies et les trophées en donnent, et qui en a assez le premier gagne
tip-character = Chaque Perso a un paquet de capacités, et une carte à deux faces avec un pouvoir sur chacune
tip-movement = Le dé de mouvement donne des cases à parcourir et l’énergie de ce tour
tip-colours = Nul n’entre sur une case au-dessus de son niveau ; vaincre la rencontre imprimée d’une case de son niveau l’élève
tip-aggro = Un marqueur rouge retient qui s’y trouve et arrête qui vient
tip-resource = On prend une ressource de la case, ou aucune
tip-marker = Les marqueurs verts se gardent et se dépensent à leur moment, les rouges agissent aussitôt
tip-challenge = Où n’est aucune rencontre on pioche une carte : une rencontre se combat, un événement arrive
tip-combat = Attaque et dé ensemble doivent atteindre la défense adverse ; les attaques à distance viennent d’abord
tip-energy = Les capacités coûtent de l’énergie ; ce qui reste est perdu à la fin du tour
tip-equip = On porte une arme et une armure de son niveau et à son icône ; le reste est dans le sac

## Chances

horizon-combat = À la fin du combat
horizon-roll = Quand le dé de mouvement est tombé
outcome-beaten =
    { $damage ->
        [0] victoire, sans dégât
        [1] victoire, 1 dégât
       *[other] victoire, { $damage } dégâts ou plus
    }
outcome-left =
    { $damage ->
        [0] personne ne tombe, sans dégât
        [1] personne ne tombe, 1 dégât
       *[other] personne ne tombe, { $damage } dégâts ou plus
    }
outcome-both = les deux tombent
outcome-felled = défaite
outcome-fled = pas de combat
outcome-event = d’abord un événement
outcome-roll = mouvement { $moves }, énergie { $energy }
headline-beaten = victoire
headline-felled = défaite
## Ce qui s’imprime sur la table quand cela arrive (../screen/beats.py)

stamp-attack = { $value } contre { $defence }
stamp-prevented = Évite { $amount }
stamp-mended = +{ $amount }
stamp-healed = +{ $amount }
stamp-quest-completed = Quête accomplie
stamp-quest-counts = Un de plus
stamp-level-up = Nouveau niveau
stamp-beaten = Vaincu
stamp-stays-up = Reste debout
stamp-hurt = −{ $amount }
stamp-hurt-by-item = −{ $amount }
stamp-wounded = −{ $amount }
stamp-defeated = Défaite

## Groupes de réponses

group-challenge = Défis
group-move = Se déplacer
group-space = Cette case
group-quests = Quêtes
group-plays = Capacités et objets
group-items = Équipement
