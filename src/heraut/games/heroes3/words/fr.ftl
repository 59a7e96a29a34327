### Les mots de Heroes III.
### Les lignes simples (`id = mots`) sont aussi le vocabulaire de ../screen/wording.py ; un argument est dit d’après son nom (../screen/ids.py) : voir en.ftl.

## Vocabulaire

and = et
or = ou
none = rien
the-dice = les dés
the-guards = les gardiens
the-enemy = le héros ennemi
nobody = personne
a-hidden-card = une carte
hidden-tile = tuile inexplorée
second-hero = le héros secondaire

resource-gold = or
resource-materials = matériaux
resource-valuables = richesses
one-gold = or
one-materials = matériau
one-valuables = richesse
tier-bronze = bronze
tier-silver = argent
tier-golden = or
tier-azure = azur
form-few = quelques
form-pack = groupe
form-neutral = neutre
form-tower = tour
deck-abilities = pioche de compétences
deck-artifacts = pioche d’artefacts
deck-spells = pioche de sorts
deck-own = deck de Héros
deck-bronze = neutres de bronze
deck-silver = neutres d’argent
deck-golden = neutres d’or
deck-azure = neutres d’azur
deck-astrologers = proclamations
deck-ai = deck I.A.
deck-ai-spells = sorts de l’IA
deck-guards-ai = cartes d’IA des gardiens
deck-tiles-far = tuiles lointaines
deck-tiles-near = tuiles proches
deck-tiles-center = tuiles centrales
deck-hero = deck de Héros
die-attack = dé d’attaque
die-resource = dé de ressources
die-treasure = dé de trésor
dice-of-attack = dés d’attaque
dice-of-resource = dés de ressources
dice-of-treasure = dés de trésor
face-experience = 1 expérience
face-artifact = Recherche (2) d’artefacts
face-4 = 1 dé de ressources
face-5 = 2 dés de ressources, en garder 1
group-starting = tuile de départ
group-far = tuile lointaine (II–III)
group-near = tuile proche (IV–V)
group-center = tuile centrale (VI–VII)

game-name = Heroes of Might and Magic III
game-about = Explorer, bâtir une ville, mener un héros et une armée, combattre sur le plateau.

## Réglages, avant la partie

setting-edition = Règles
setting-edition-sheet = la feuille de règles française
setting-edition-official = le jeu tel que publié
setting-difficulty = Difficulté
setting-difficulty-easy = facile
setting-difficulty-normal = normale
setting-difficulty-hard = difficile
setting-difficulty-impossible = impossible

setting-poor-towns = Villes sans revenus : les villes revendiquées ne produisent rien, mais leurs bâtiments servent à qui les a prises
setting-poor-towns-no = non
setting-poor-towns-yes = oui
setting-no-rerolls = Sans relance : aucun dé n’est relancé
setting-no-rerolls-no = non
setting-no-rerolls-yes = oui
setting-lean-dice = Dés avares : un dé de trésor ou de ressources donne au plus 1 ressource
setting-lean-dice-no = non
setting-lean-dice-yes = oui
setting-no-bonus = Sans bonus : pas de bonus de départ
setting-no-bonus-no = non
setting-no-bonus-yes = oui
setting-two-heroes = Deux héros : chaque joueur commence avec un héros secondaire
setting-two-heroes-no = non
setting-two-heroes-yes = oui
setting-sure-damage = Toujours un dégât : toute attaque d’une unité inflige au moins 1 dégât
setting-sure-damage-no = non
setting-sure-damage-yes = oui
setting-double-income = Revenus doublés : mines et enclaves rapportent le double
setting-double-income-no = non
setting-double-income-yes = oui
setting-free-trade = Commerce libre : on échange des ressources à tout moment ; le Comptoir devient explorable et donne 1 artefact
setting-free-trade-no = non
setting-free-trade-yes = oui
setting-free-rounds = Combats prolongés : prolonger un combat ne coûte pas de déplacement
setting-free-rounds-no = non
setting-free-rounds-yes = oui
setting-calm-die = Dé d’attaque muet : le dé d’attaque ne change plus les dégâts ; il peut encore déclencher des effets
setting-calm-die-no = non
setting-calm-die-yes = oui
setting-more-proclamations = Astres bavards : une proclamation aussi à chaque manche de revenus
setting-more-proclamations-no = non
setting-more-proclamations-yes = oui
setting-no-proclamations = Astres muets : aucune proclamation
setting-no-proclamations-no = non
setting-no-proclamations-yes = oui
setting-fresh-sites = Sites rafraîchis : les cubes noirs sont retirés au début des manches 4, 8 et 12
setting-fresh-sites-no = non
setting-fresh-sites-yes = oui
setting-slow-cards = Cartes différées : une carte gagnée va dans la défausse de son joueur au lieu de sa main
setting-slow-cards-no = non
setting-slow-cards-yes = oui

## Ce que dit une carte (../card_text.py)

says-both = { $one } ; { $other }
says-expert = Expert : { $what }
says-or = ou : { $what }
says-nothing = sans effet
says-experience = +{ $count } expérience
says-morale =
    { $kind ->
        [positive] Moral positif
       *[negative] Moral négatif
    }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
says-movement = { $amount } déplacement
says-draw =
    piocher { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }{ $keep ->
        [0] { "" }
       *[other] , en garder { $keep }
    }
says-search =
    Recherche ({ $count }), { $deck }{ $times ->
        [one] { "" }
       *[other] { " " }×{ $times }
    }
says-roll =
    lancer { $some_dice }{ $keep ->
        [0] { "" }
       *[other] , en garder { $keep }
    }
says-pay = payer { $cost }
says-discard =
    défausser { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
says-remove =
    retirer { $what ->
        [self] cette carte
        [artifact] un artefact
        [ability] une compétence
       *[any] une carte
    } du jeu
says-attack = { $amount } attaque
says-defense = { $amount } défense
says-power = { $amount } puissance
says-initiative = { $amount } initiative
says-health = { $amount } santé
says-damage =
    { $count } { $count ->
        [one] dégât
       *[other] dégâts
    }
says-choose = au choix : { $what }
says-not-adjacent = si la cible n’est pas adjacente
says-on =
    { $whom ->
        [own_unit] pour une de vos unités
        [own_ranged] pour vos unités de tir
        [any_but_ranged] pour n’importe quelle unité qui ne tire pas
       *[any_unit] pour n’importe quelle unité
    }
says-doubled = le double pour { $units }
says-heal =
    soigner { $count } { $count ->
        [one] dégât
       *[other] dégâts
    }
says-status =
    { $status ->
        [paralysed] l’unité est paralysée
        [silenced] les capacités de l’unité ne comptent pas
        [warded] aucun sort n’agit sur l’unité
       *[fire_shield] qui attaque l’unité subit des dégâts
    }
says-returns =
    { $what ->
        [self] cette carte revient en main
        [spell] le sort qui vient d’être lancé revient en main
       *[spell_and_boosts] le sort qui vient d’être lancé et ce qui l’a renforcé reviennent en main
    }
says-price =
    { $at ->
        [buying_spell] un sort acheté coûte { $less } or de moins
       *[buying_unit] une unité achetée coûte { $less } or de moins
    }
says-overlay = { $unit } : attaque { $attack }, défense { $defense }, santé { $health }, initiative { $initiative }
says-until =
    { $moment ->
        [combat_round] jusqu’à la fin du tour de combat
        [next_combat_round] jusqu’à la fin du prochain tour de combat
        [combat] jusqu’à la fin du combat
       *[turn] jusqu’à la fin du tour
    }
says-line = Puissance { $power } : { $what }
says-tiers =
    { $up_to ->
        [bronze] bronze
        [silver] bronze ou argent
       *[golden] tout rang sauf azur
    }
says-every-hero = { $amount } déplacement pour chaque héros
says-hand = { $amount } à la limite de main
says-map-rerolls = relancer { $count } dé de trésor ou de ressources par tour
says-ai-attack = attaque de l’unité de l’IA
says-ai-defense = défense de l’unité de l’IA
says-ai-cast = l’IA lance un sort
says-ai-skill = l’IA use d’une aptitude
when-instant = instantané
when-activation = activation
when-map = carte
when-ongoing = persistant
lasts-nothing = rien n’arrive
lasts-at-once = tout de suite
lasts-next-resource-round = prochaine manche de revenus
lasts-until-next = jusqu’à la prochaine

## La scène (../scene*.py)

board-map = Carte
board-combat = Combat
cell-field =
    { $field }{ $guarded ->
        [no] { "" }
       *[yes] , gardiens : { $guards_by_tier }
    }{ $visited ->
        [yes] , visité
       *[no] { "" }
    }
cell-new-tile = Une tuile peut venir ici
cell-space =
    { $space }{ $standing ->
        [wall] , muraille
        [gate] , porte
       *[none] { "" }
    }
cell-beside = à côté du plateau
piece-hero = { $hero }
piece-fighter = { $fighter } ({ $form })
card-unit = { $unit } ({ $form })
zone-hand = Main
zone-army = Armée
zone-town = Ville
zone-deck = Pioche
zone-discard = Défausse
zone-shared = Défausse, { $deck }
zone-looked = Cartes regardées
foot-built = construit
foot-cost = { $cost }
foot-cost-not = { $cost }, pas maintenant
foot-reinforce = groupe : { $cost }
building-recruits = recrute les unités de { $tier }
building-reinforces = permet d’améliorer les unités
building-walls = murailles si l’on est assiégé
building-sells-spells = vend des sorts
building-offer =
    { $when ->
        [built] à la construction
        [resource_round] à chaque manche de revenus
        [turn_start] au début de votre tour
        [own_turn] une fois par manche, à votre tour
       *[hero_combat_start] au début d’un combat de héros
    } : { $what }
pool-resource = { $resource } (+{ $income_now })
pool-moves = PD
pool-second-moves = PD (second)
pool-tokens = jetons de ville
pool-morale = moral
track-round = Manche
step = { $number }
number-points = points
number-level = niv.
number-income = Revenu
number-resource = { $resource }
number-cards = cartes
number-units = unités
number-movement = PD
number-left = reste
number-attack = ATT
number-defense = DÉF
number-health = PV
number-initiative = INI
token-grail = le Graal
token-damage = dégâts
token-shield = Bouclier
token-paralysed = paralysée
token-retaliated = a riposté
token-activated = a agi
token-laid = { $card }
path-over = La partie est finie
path-setup = Mise en place
path-round = Manche { $round }
path-turn = Tour de { $seat }
path-combat =
    Combat : { $field }{ $rounds ->
        [0] { "" }
       *[other] , tour de combat { $rounds }
    }
note-attack-dice = Les dés montrent { $attack_faces }
note-resource-dice = Les dés montrent { $resource_faces }
note-treasure-dice = Les dés montrent { $treasure_faces }
note-allies = { $seat } et { $rival } sont alliés
note-proclamation = { $proclamation } : { $what }
dice-thrown = { $die }
option-gain = { $what }
consequence-moves = { $count } PD
consequence-moves-lost = { $count ->
    [one] { $count } PD sera perdu
   *[other] { $count } PD seront perdus
}
consequence-fight = Combat de niveau { $level } : { $guards_by_tier }
consequence-meets = Attaque { $hero }
consequence-besieges = Assiège { $seat }
consequence-income = Le revenu ({ $resource }) augmente
consequence-then = Ensuite : { $what }
consequence-there = Là : { $what }
consequence-hero =
    { $faction }, { $title } ({ $kind ->
        [might] Puissance
       *[magic] Magie
    })
consequence-hero-cards = ATT { $attack }, DÉF { $defense }, puissance { $power }, savoir { $knowledge } ; { $card }
says-either = { $one } ou { $other }
consequence-cost = Coûte { $cost }
consequence-blow = { $least } à { $most } dégâts avant d’autres cartes ; { $left } l’abattraient

## Conseils pour les premiers pas (../scene_tips.py)

tip-heroes = Chaque joueur a sa faction. Un héros de Puissance se bat avec des cartes d’attaque et de défense, un héros de Magie avec des sorts. Le deck compte 9 cartes au départ.
tip-start = On ne franchit pas le bord épais d’une tuile : tournez la vôtre pour que son côté ouvert regarde la carte.
tip-choice = Vous recevez tout de suite un de ces gains.
tip-hand = Un tour commence par la main : défaussez ce dont vous ne voulez pas, puis piochez jusqu’à la limite du niveau de votre héros (4 au niveau 1).
tip-goal = Votre but : le plus de points après la dernière manche. Une mine vaut 1, une enclave 2, une ville 4. Prendre la ville de l’autre gagne aussitôt.
tip-movement = Votre héros a 3 points de déplacement par manche. Un point mène sur une case voisine ; on peut continuer après un combat tant qu’il reste des points.
tip-guards = Un chiffre romain est le niveau des gardiens. On les tire à votre arrivée ; niveau I : une unité de bronze en difficulté normale.
tip-town = Trois jetons de ville par manche : construire un bâtiment, recruter et améliorer des unités, acheter des sorts. Ils servent aussi pendant le tour de l’autre.
tip-cards = On joue une carte pour un de ses effets, puis on la défausse. Les effets Expert demandent un héros de niveau 2 au moins.
tip-rounds = Les manches impaires à partir de la 3e apportent vos revenus ; aux manches paires, les astrologues proclament quelque chose pour tous.
tip-window = Les jetons de ville servent aussi juste avant un combat, pour améliorer l’armée à temps.
tip-search = Recherche (2) : regardez deux cartes, gardez-en une, défaussez l’autre. Ou prenez plutôt la carte du dessus de la défausse.
tip-deploy = Vos unités commencent sur les deux rangées de votre côté ; les gardiens sur les deux autres. Une unité de tir est mieux derrière.
tip-guarding = Vous placez et menez les gardiens contre votre adversaire. Ils doivent attaquer s’ils le peuvent.
tip-initiative = Les unités agissent par initiative, la plus haute d’abord. Une unité se déplace puis attaque, ou prend un jeton Bouclier.
tip-attack = Dégâts : attaque + dé (−1, 0 ou +1) − défense. Un groupe sans santé passe à quelques ; quelques sont perdus.
tip-retaliation = Une unité qui survit à une attaque riposte une fois par tour de combat, si l’attaquant est adjacent.
tip-boosts = Avant le dé, les deux camps peuvent jouer des cartes d’attaque ou de défense, l’un après l’autre, jusqu’à ce que les deux passent.
tip-power = Plus de puissance, une ligne plus forte : jouez des cartes de puissance, ou défaussez un autre sort.
tip-prolong = Un combat contre des gardiens dure un tour de combat. Un point de déplacement en achète un de plus, sinon votre héros recule.
tip-reroll = Un jeton de Moral positif relance un de vos dés.

## Chances (../stakes.py)

outcome-beaten-whole = ennemi vaincu
outcome-turned-whole = ennemi réduit à quelques-uns
outcome-hurt-whole = ennemi touché
outcome-whole-whole = sans effet
outcome-beaten-hurt = ennemi vaincu, unité touchée
outcome-turned-hurt = ennemi réduit à quelques-uns, unité touchée
outcome-hurt-hurt = ennemi touché, unité touchée
outcome-whole-hurt = unité touchée
outcome-beaten-turned = ennemi vaincu, unité réduite à quelques-uns
outcome-turned-turned = ennemi réduit à quelques-uns, unité réduite à quelques-uns
outcome-hurt-turned = ennemi touché, unité réduite à quelques-uns
outcome-whole-turned = unité réduite à quelques-uns
outcome-beaten-beaten = ennemi vaincu, unité perdue
outcome-turned-beaten = ennemi réduit à quelques-uns, unité perdue
outcome-hurt-beaten = ennemi touché, unité perdue
outcome-whole-beaten = unité perdue
outcome-won-whole = gagné sans perte
outcome-won-turned = gagné, des groupes réduits
outcome-won-losses = gagné, des unités perdues
outcome-no-combat = pas de combat
outcome-withdrawn = retraite
outcome-lost = perdu
headline-foe-loses = pertes ennemies
headline-own-loses = vos pertes
headline-won = gagné
headline-lost = perdu
horizon-attack = Une fois l’attaque et la riposte finies, si nul ne joue d’autre carte
horizon-combat = Une fois le combat fini

## Pourquoi pas (../screen/whynot)

why-not-stands = il est déjà construit.
why-not-forbidden = ce scénario ne le permet pas.
why-not-needs-building = il faut d’abord : { $building }.
why-not-needs-dwelling = aucune Demeure pour ces unités ({ $tier }) n’est construite.
why-not-in-army = elle est déjà dans votre armée.
why-not-no-few = seule une unité sur sa face Quelques peut devenir un groupe.
why-not-token-spent = son jeton de ville est utilisé ; il revient à la prochaine manche.
why-not-too-dear = il manque { $cost }.
why-not-not-your-hero = ce héros n’est pas à vous.
why-not-not-explored = cette tuile est encore face cachée.
why-not-blocked = nul n’entre sur une case bloquée.
why-not-no-points = il ne reste pas de point de déplacement.
why-not-no-expert =
    { $most ->
        [0] les effets Expert demandent un héros de niveau 2 au moins.
        [one] 1 effet Expert a déjà été joué cette manche.
       *[other] { $most } effets Expert ont déjà été joués cette manche.
    }
why-not-in-another-army = une autre armée l’a.
why-not-second-there = votre héros secondaire est déjà sur la carte.
why-not-second-later = un héros secondaire vaincu revient à partir de votre prochain tour.
why-not-no-home = vous ne contrôlez ni ville ni enclave.
why-not-home-taken = un héros occupe chacune de vos villes et enclaves.
why-not-guild-fresh = la guilde a été construite cette manche ; elle vend à partir de la prochaine.
why-not-not-built = { $building } n’est pas encore construit.
why-not-used = il a servi cette manche.
why-not-another-moment = son moment est un autre.
why-not-friend-there = { $hero } s’y trouve, et deux héros d’un même camp ne s’arrêtent pas sur la même case.
why-not-in-sanctuary = { $hero } est à l’abri dans le Sanctuaire.
why-not-must-part = deux de vos héros sont sur la même case : l’un d’eux repart d’abord.
why-not-stands-there = le héros s’y trouve déjà.
why-not-closed-edge = le bord entre les deux cases est fermé.
why-not-no-way = aucun chemin ouvert n’y mène encore : des bords fermés, des cases bloquées ou des tuiles cachées l’en séparent.
why-not-stops-before = le chemin passe par { $field }, où le héros doit s’arrêter.
why-not-flight-too-far =
    { $count ->
        [one] 1 PD ne porte pas le héros si loin.
       *[other] { $count } PD ne portent pas le héros si loin.
    }
why-not-moves-another = cela déplace { $hero }.
why-not-not-beside = cette case n’est pas à côté du héros.
why-not-not-empty = il s’y passerait quelque chose : il faut une case vide.
why-not-no-guide = aucune unité de votre armée ne mène le héros plus loin.
why-not-not-your-home = ce n’est ni une ville ni une enclave à vous.
why-not-hero-there = { $hero } s’y trouve.
why-not-hand-too-big =
    { $most ->
        [one] vous avez { $count } cartes en main, et votre limite est de 1 carte.
       *[other] vous avez { $count } cartes en main, et votre limite est de { $most } cartes.
    }
why-not-change-one = le jeton est dépensé : changez au moins une carte.
why-not-faction-taken = un autre joueur a cette faction.
why-not-enemy-faction = l’ennemi a cette faction.
why-not-another-troop = le scénario donne une autre unité.
why-not-no-pack = seul un groupe redevient Quelques.
why-not-no-cube = aucun cube noir ne s’y trouve.
why-not-comes-along = les Caractéristiques suivent de toute façon, les Spécialisations se regagnent.
why-not-kept-already = vous n’avez pas d’autre carte de ce genre.
why-not-tile-shown = cette tuile est déjà face visible.
why-not-tile-far = cette tuile n’est pas à côté du héros.
why-not-no-supply = votre réserve de tuiles est vide.
why-not-no-room = aucune tuile ne tient à côté du héros : elle doit en toucher deux autres.
why-not-not-revisitable = cette case ne donne rien une seconde fois.
why-not-not-in-hand = cette carte n’est pas dans votre main.
why-not-foreign-card = seule sa faction peut la jouer ; elle peut payer d’autres effets.
why-not-combat-only = elle est pour les combats.
why-not-map-only = elle est pour la carte, pas pour les combats.
why-not-own-turn-only = c’est pour votre propre tour.
why-not-no-effect = elle ne ferait rien maintenant.
why-not-no-main-hero = votre héros principal ne combat pas ici, et nul autre n’utilise vos cartes.
why-not-spell-limit = un sort a déjà été lancé ce tour de combat.
why-not-dice-lie = entre le jet d’attaque et les dégâts, on ne joue pas une telle carte.
why-not-no-target = il n’y a aucune unité sur laquelle elle agirait.
why-not-no-power = elle demande une puissance de { $wanted }, et votre main en donne { $have }.
why-not-no-morale = vous n’avez pas de jeton de Moral positif.
why-not-no-cards = il n’y a pas de carte pour cela.
why-not-at-activation = elle se joue pendant l’activation d’une de vos unités, avant son attaque.
why-not-at-before-roll = elle se joue lors d’une attaque, avant le dé.
why-not-at-attack-rolled = elle se joue après un jet d’attaque.
why-not-at-buying-spell = elle se joue quand vous achetez un sort.
why-not-at-buying-unit = elle se joue quand vous achetez une unité.
why-not-at-combat-start = elle se joue au début d’un combat.
why-not-at-combat-won = elle se joue quand un combat est gagné.
why-not-at-enemy-spell-cast = elle se joue quand l’ennemi lance un sort.
why-not-at-lethal-attack = elle se joue quand une attaque éliminerait une de vos unités.
why-not-at-neutral-combat = elle se joue avant un combat contre des gardiens de votre niveau.
why-not-at-own-spell-cast = elle se joue quand vous avez lancé un sort.
why-not-at-turn-end = elle se joue à la fin de votre tour.
why-not-own-unit = elle combat dans votre camp.
why-not-tower-aside = la tour est à côté du plateau ; seuls les tireurs l’atteignent.
why-not-has-moved = l’unité s’est déjà déplacée pendant cette activation.
why-not-not-adjacent = cet espace n’est pas adjacent à la cible.
why-not-moved-cannot-shoot = une unité de tir qui s’est déplacée ne tire pas.
why-not-shoots-adjacent = avec un ennemi adjacent, une unité de tir s’en prend à lui.
why-not-shoots-from-place = une unité de tir tire d’où elle se trouve.
why-not-unit-stands-there = l’unité s’y trouve déjà.
why-not-space-taken = quelque chose occupe cet espace.
why-not-guard-must-attack = un gardien attaque s’il le peut, sinon il s’approche.
why-not-no-way-there = aucun chemin n’y mène : des unités ou des murs le barrent.
why-not-shield-again = une unité qui avait déjà un jeton Bouclier ne se défend pas de nouveau.
why-not-no-surrender-to-guards = on ne se rend qu’à un joueur ; devant des gardiens, on bat en retraite à la fin du tour de combat.
why-not-retreat-after-round = face aux gardes, on bat en retraite à la fin du tour de combat.
why-not-no-retreat = face aux joueurs, à leurs armées et aux gardes azur, nul ne bat en retraite.
why-not-no-such-exchange = la table ne prévoit pas cet échange.
why-not-only-reveals = ici, on révèle une tuile, on n’en ajoute pas.
why-not-turn-shuts-off = ainsi tournée, la tuile isolerait une partie de la carte.
why-not-tile-not-there = une nouvelle tuile se pose à côté du héros, en touche deux autres, et un chemin y mène.
why-not-no-escape = une carte de l’ennemi ne laisse fuir personne.
why-not-surrender-first = on se rend avant que l’unité bouge ou attaque.
why-not-defends-town = qui défend une ville ou une enclave ne se rend pas.
why-not-nowhere-to-go = vous n’avez ni ville ni enclave où aller.
why-not-own-rows = les unités commencent sur les deux rangées de leur camp.
why-not-another-unit-first = une autre unité est placée d’abord.
why-not-was-activated = elle a déjà été activée ce tour de combat.
why-not-too-slow = les plus rapides d’abord : elle a une initiative de { $initiative }, celles-ci de { $first }.
why-not-other-side-first = à initiative égale, les deux camps alternent : c’est à l’autre.
why-not-tower-stays = la tour est à côté du plateau et ne bouge pas.
why-not-no-wall-there = aucun mur ni porte ne se dresse là.
why-not-shoots-no-wall = les unités de tir ne détruisent pas de mur.
why-not-no-hero-to-surrender = aucun héros ne combat ici : personne ne peut se rendre.
why-not-no-rerolls = une variante de cette partie interdit les relances.
why-not-not-your-die = seul qui a lancé un dé le relance.
why-not-no-reroll-left = rien de ce que vous avez ne relance ce dé maintenant.
why-not-saves-nobody = elle n’a pas de capacité qui sauve cette unité.
why-not-has-saved = sa capacité a déjà servi dans ce combat.
why-not-no-second-target = la capacité de l’attaquant ne l’atteint pas.
why-not-somebody-fights = une unité au moins doit combattre.
why-not-shooters-behind = les gardiens de tir commencent sur leur rangée arrière tant qu’il y a de la place.
why-not-corners-first = le scénario place les gardiens dans les coins.
why-not-by-rule = les règles la mènent : vous choisissez seulement entre ce qui lui convient autant.
why-not-fought-over = c’est pour ce lieu même que l’on se bat.
why-not-goes-back = sans ville ni colonie, le héros retourne d’où il vient, ou à côté.
why-not-not-at-start = le scénario ne commence pas avec elle.
why-not-question-first = répondez d’abord à la question posée.
why-not-no-gifts = on ne donne des ressources que dans une partie coopérative.
why-not-no-ally = ce joueur n’est pas votre allié.
why-not-not-swapped = on n’échange que des artefacts et des sorts.
why-not-other-faction = c’est une unité d’une autre faction.
why-not-other-tier = ici, on n’améliore pas les unités de ce rang ({ $tier }).
why-not-hero-or-units = une utilisation du jeton sert à acheter des unités ou à engager le héros, pas les deux.
why-not-not-shown = elle n’est pas parmi les cartes montrées.
why-not-poor-town = dans cette variante, une ville capturée ne rapporte pas de ressources.
why-not-no-use = il ne servirait à rien maintenant.
why-not-must-take = ce qu’apporte une manche de Revenus se prend.
why-not-no-specialty = ce n’est pas une carte Spécialisation.
why-not-not-discarded = cette carte n’est pas dans votre défausse.
why-not-lies-deeper = elle est plus bas dans la défausse que les cartes regardées.
why-not-turn-no-way = ainsi tournée, aucun chemin ne mène sur la tuile.
why-not-itself = pas l’unité elle-même : une autre.
why-not-enemy-unit = elle combat dans l’autre camp.
why-not-unhurt = elle n’est pas blessée.
why-not-pushed-one-space = l’unité est repoussée d’un espace.
why-not-pushed-away = là, l’unité serait encore à côté de son attaquant.
why-not-no-such-effect = la carte n’a pas cet effet.
why-not-not-a-spell = ce n’est pas un sort.
why-not-answers-no-spell = on ne joue maintenant qu’une carte qui répond au sort qui vient d’être lancé.
why-not-not-your-unit = elle ne combat pas dans votre camp.
why-not-not-on-board = elle n’est pas sur le plateau de combat.
why-not-not-in-attack = l’unité ne prend pas part à cette attaque.
why-not-tier-too-high = cette puissance n’atteint pas les unités de ce rang.
why-not-untouched-by-magic = la magie n’a pas prise sur cette unité.
why-not-unchanged = cela ne changerait rien pour cette unité.
why-not-same-unit = c’est l’unité déjà choisie.
why-not-struck-already = elle a déjà été touchée.
why-not-closer-first = une autre unité est plus proche de la première.
why-not-nobody-there = personne ne s’y trouve.
why-not-empty-alike = il est vide aussi ; un espace vide en vaut un autre.
why-not-line-not-reached = il faut une puissance de { $wanted }, et elle est de { $have } pour l’instant.
why-not-gives-no-power = elle ne donne pas de puissance.
why-not-power-enough = plus de puissance ne ferait rien de plus.
why-not-power-short = la ligne suivante demande une puissance de { $wanted } ; avec cette carte, la main en donne { $have } au plus.
why-not-not-hurt = l’unité n’est pas blessée.
why-not-not-paralysed = l’unité n’est pas paralysée.
why-not-not-laid-there = cette carte n’est pas posée sur l’unité.
why-not-discard-one = on défausse au moins une carte.
why-not-not-drawn = elle n’est pas parmi les cartes qui viennent d’être piochées.
why-not-never-removed = la Compétence de départ, les Spécialités, les Caractéristiques et la Flèche magique ne se détruisent jamais ainsi.
why-not-other-kind = il faut une autre sorte de carte.
why-not-one-is-taken = on en prend un.
why-not-gives-nothing = cela ne donnerait rien maintenant.
why-not-none-to-remove = votre main n’a aucune carte qui convienne.
why-not-costs-cards =
    { $count ->
        [one] cela coûte 1 carte de votre main.
       *[other] cela coûte { $count } cartes de votre main.
    }
why-not-deck-empty = la pioche est vide.
why-not-not-on-top = de la défausse, on ne prend que la première carte.
why-not-not-found = elle n’est pas parmi les cartes regardées.
why-not-not-foreign = on ne remplace qu’une Compétence d’une autre faction.
why-not-not-in-discard = cette carte n’est pas dans votre défausse.
why-not-die-not-there = aucun dé ne montre cela.
why-not-no-reroll = rien de ce que vous avez ne le relance ainsi.
why-not-rerolled-once = la Chance relance chaque dé une fois, et a déjà relancé celui-ci.
why-not-needs-cards =
    { $count ->
        [one] elle coûte 1 autre carte de votre main.
       *[other] elle coûte { $count } autres cartes de votre main.
    }
why-not-unit-too-far =
    { $most ->
        [0] l’unité s’est déjà déplacée pendant cette activation.
        [one] c’est hors de portée : elle se déplace de 1 espace au plus.
       *[other] c’est hors de portée : elle se déplace de { $most } espaces au plus.
    }
why-not-too-far =
    { $count ->
        [one] c’est à { $far } cases, et le héros a 1 PD.
       *[other] c’est à { $far } cases, et le héros a { $count } PD.
    }

## Tous les chapitres

option-card = { $card }
option-unit = { $unit }
option-field = { $field }
option-target = { $fighter }
option-done = Terminer
option-pass = Laisser passer


## ch03 : mise en place, manches, tours ; ch12 : la fin

roll-off = pour le choix
ask-drawn-abilities = Quelle compétence a été piochée ?
ask-drawn-artifacts = Quel artefact a été pioché ?
ask-drawn-spells = Quel sort a été pioché ?
ask-drawn-astrologers = Quelle proclamation des astrologues ?
ask-drawn-bronze = Quelle unité neutre de bronze a été piochée ?
ask-drawn-silver = Quelle unité neutre d’argent a été piochée ?
ask-drawn-golden = Quelle unité neutre d’or a été piochée ?
ask-drawn-azure = Quelle unité neutre d’azur a été piochée ?
ask-drawn-hero = { $seat } : quelle carte du deck de Héros ?
ask-drawn-hand = { $seat } : quelle carte de la main, au hasard ?
ask-drawn-tiles = Quelle tuile a été piochée ?
ask-roll-off = Le dé d’attaque : qui passe en premier ?
ask-choose-hero = { $seat } : quel héros menez-vous ?
ask-turn-tile = { $seat } : dans quel sens posez-vous votre tuile de départ ?
ask-choose-troop = { $seat } : quelle unité de bronze commence dans votre armée ?
ask-start-hand = { $seat } : défausser des cartes avant de piocher ?
ask-turn = { $seat } : à vous. Que faites-vous ?
ask-turn-end = { $seat } : le tour se termine. Autre chose ?
ask-keep-cards = { $seat } : quelles cartes emportez-vous dans la mission suivante ?
option-hero = { $hero }
option-turn =
    { $turn ->
        [0] Sans la tourner
        [one] Tournée d’un sixième
       *[other] Tournée de { $turn } sixièmes
    }
option-end = Finir le tour
fact-rolled-off = Qui sera premier ? { $seat } obtient { $die } au dé.
fact-first-player = { $seat } commence.
fact-hero-chosen = Héros choisi : { $hero } ({ $faction }).
fact-round-begins = Manche { $round } sur { $rounds }.
fact-income = Revenus de { $seat } : { $gained }.
fact-turn-begins = Au tour de { $seat }.
fact-hand-dropped = Moral au plus bas : { $seat } défausse toute sa main ({ $cards }).
fact-eliminated = { $seat } est hors jeu.
fact-game-over = { $how ->
    [draw] La dernière manche est finie, et personne n’est devant.
    [limit] La dernière manche est finie.
    [eliminated] Il ne reste personne.
    [defeat] Le héros est battu, la mission perdue.
    [last] Il n’en reste qu’un.
   *[other] Le but est atteint.
} Victoire : { $winners }.
fact-mission-begins = La mission suivante commence : { $scenario }.

## ch04_heroes, ch06_resources, ch07_town, proclamations, scenarios

reason-start-income = début de partie
reason-ore-pit = carrière
reason-gold-mine = mine d’or
reason-alchemist-lab = laboratoire d’alchimie
reason-gem-pond = étang de gemmes
reason-crystal-cavern = caverne de cristal
reason-end-of-track = fin de la piste
reason-level = niveau
reason-recruit = recrutement
reason-reinforce = amélioration
reason-half-price = moitié prix
reason-for-free = gratuit
reason-discount = carte jouée
reason-never-below = jamais en dessous
ask-place-second-hero = { $seat } : où apparaît votre héros secondaire ?
ask-trade = { $seat } : échanger des ressources ?
ask-swap-for = { $seat } : quelle carte donnez-vous en échange ?
ask-town-action = { $seat } : une action de ville maintenant ?
ask-pay-spell = { $seat } : payer le sort, ou d’abord jouer une carte ?
ask-building-offer = { $seat } : que donne votre bâtiment ?
ask-expand = { $seat } : que recrutez-vous ou qu’améliorez-vous ?
ask-pay-unit = { $seat } : payer l’unité, ou d’abord jouer une carte ?
ask-reinforce-one = { $seat } : quelle unité améliorez-vous ?
ask-hire-neutral = { $seat } : recruter une de ces unités neutres ?
ask-summon-tier = { $seat } : de quelle Demeure vient l’unité neutre invoquée ?
ask-change-cards = { $seat } : défaussez jusqu’à 2 cartes pour en piocher autant
ask-specialty-back = { $seat } : quelle spécialisation revient en main ?
ask-site-again = { $seat } : quelle case explorée vous redonne son gain ?
ask-plague = { $seat } : la peste ! Quel groupe passe à Quelques ?
option-build = Construire : { $building }
option-recruit = Recruter : { $unit }
option-reinforce = Améliorer : { $unit }
option-second-hero = Recruter le héros secondaire (10 or)
option-spell = Acheter un sort à la Guilde des Mages
option-use = { $building } : { $offer ->
    [0] sa première offre
   *[other] sa seconde offre
}
option-pay = Payer
option-tier = { $tier }
option-exchange = { $give ->
    [gold] { $take ->
        [materials] Donner 2 or pour 1 matériau
       *[valuables] Donner 6 or pour 1 richesse
    }
    [materials] { $take ->
        [gold] Donner 1 matériau pour 1 or
       *[valuables] Donner 3 matériaux pour 1 richesse
    }
   *[valuables] { $take ->
        [gold] Donner 1 richesse pour 3 or
       *[materials] Donner 1 richesse pour 2 matériaux
    }
}
option-gift = Donner { $resource } (1) à { $seat }
option-swap = Proposer { $card } à { $seat } contre une autre carte
option-lend = Donner { $unit } à { $seat }
fact-experience = { $seat } gagne 1 expérience (niveau { $level }{ $half ->
    [1] { " " }et demi
   *[other] { "" }
}).
fact-level = { $seat } est au niveau { $level }.
fact-level-again = { $seat } revient au niveau { $level }.
fact-specialty = { $seat } gagne la spécialisation { $card }.
fact-second-hero = Héros secondaire ({ $seat }) : { $field }.
fact-second-hero-lost = Héros secondaire ({ $seat }) : hors du plateau.
fact-cube-won = { $seat } gagne un cube de faction ({ $rival }).
fact-paid = { $seat } paie { $cost }.
fact-gained = { $seat } gagne { $gained }.
fact-lost = { $seat } perd { $paid }.
fact-exchanged = { $seat } donne { $paid } pour { $gained }.
fact-gift = { $seat } donne { $paid } à { $rival }.
fact-swap-offered = { $seat } propose { $card } à { $rival }.
fact-swap-refused = { $seat } refuse.
fact-swapped = { $seat } et { $rival } échangent { $card } et { $artifact }.
fact-unit-lent = { $seat } donne { $unit } à { $rival }.
fact-artifact-drawn = { $seat } pioche { $card }.
fact-built = { $seat } construit : { $building }.
fact-building-used = { $seat } utilise : { $building }.
fact-reinforced = { $seat } améliore { $unit } : c’est un groupe.
fact-recruited = { $seat } recrute : { $unit }.
fact-neutrals-shown = À recruter par { $seat } : { $units }.
fact-looked-for = { $seat } cherche { $card } : { $found_it ->
    [1] trouvée.
   *[other] il n’en reste plus.
}
fact-taken-back = { $seat } reprend { $card } en main.
fact-artifact-found = { $seat } trouve { $card }.
fact-event = Événement de la manche { $round } : { $event }
fact-movement-given = { $seat } gagne { $amount } PD.
fact-enemy-grows = L’ennemi grandit : { $unit } ({ $form }).
fact-enemy-at-utopia = L’ennemi atteint les Terres Désolées : { $unit } le rejoignent.
fact-proclaimed = Les astrologues proclament : { $proclamation }.
fact-hand-reshuffled = { $seat } mélange { $amount } { $amount ->
    [one] carte
   *[other] cartes
} de sa main à sa pioche.
fact-plague = La peste ({ $seat }) : { $unit }, face Quelques.

## ch11 : les unités que personne ne commande, les cartes de l’I.A., son héros sur le plateau

ai-cards = pour le deck I.A.
ask-ai-cards = Quelle carte I.A. va dans le deck ?
ask-place-ruled = { $seat } : laquelle de ces unités est placée d’abord ?
ask-ruled-target = { $seat } : qui l’unité ennemie attaque-t-elle ? Pour elle, ces cibles se valent.
ask-ruled-space = { $seat } : où l’unité ennemie se place-t-elle ?
ask-ruled-wall = { $seat } : quel élément des murailles l’unité ennemie attaque-t-elle ?
ask-ai-defense = { $seat } : quelle unité ennemie reçoit la carte de défense ?
ask-ai-spell-target = { $seat } : qui le sort ennemi touche-t-il ? Pour lui, ces cibles se valent.
ask-ai = La prochaine carte du deck I.A.
ask-ai-spells = Le prochain sort de l’I.A.
ask-guards-ai = La prochaine carte I.A. des gardiens
ask-enemy-step = { $seat } : quel chemin prend le héros ennemi ?
fact-skill-taken = { $card } est prise dans le deck de { $seat } pour l’ennemi.
fact-ai-card = { $fighter } : l’I.A. pioche { $card } ({ $amount }).
fact-ai-casts = L’ennemi : { $card } sur { $defender }.
fact-ai-cannot-cast = { $card } ne trouverait personne : le sort est remélangé.
fact-ai-waits = { $card } attend le prochain tour de combat.
fact-covered = { $card } recouvre { $fighter }.
fact-enemy-moves = Le héros ennemi se déplace : { $field }.

## movement, flights, sieges, ch08_map : la carte

ask-turn-new-tile = { $seat } : dans quel sens posez-vous la nouvelle tuile ?
ask-place-tile = { $seat } : où posez-vous la tuile ?
ask-discover-tile = { $seat } : quelle tuile découvrez-vous ?
ask-settlement-income = { $seat } : que rapporte l’enclave ?
ask-take-ability = { $seat } : prendre cette compétence, ou la défausser ?
ask-dip-in-discard = { $seat } : quelle carte de votre défausse reprenez-vous en main ?
ask-put-on-top = { $seat } : laquelle des deux autres est au-dessus ?
ask-stand-or-leave = { $seat } : votre second héros combat-il, ou quitte-t-il la carte ?
ask-send-army = { $seat } : { $field } est assiégée. Votre armée la défend-elle, pour 8 or ?
ask-free-step = { $seat } : quel héros fait un pas, et où ?
ask-fly = { $seat } : où vole votre héros ?
ask-which-hero = { $seat } : pour quel héros jouez-vous { $card } ?
ask-town-portal = { $seat } : vers quelle ville ou enclave ?
option-move = { $hero } vers { $field }
option-for = { $hero }
option-revisit = { $hero } visite encore ce lieu
option-reveal = { $hero } découvre la tuile cachée { $number }
option-add = { $hero } ajoute une tuile
option-centre = Autour de ({ $q }, { $r })
option-step = { $hero } fait un pas vers { $field }
option-income = { $resource }
option-defend-place = Envoyer l’armée (8 or)
option-stand = Combattre
option-give-way = Quitter la carte
fact-moves =
    { $hero } va vers { $field }{ $points ->
        [0] .
        [one] { " " }(1 point).
       *[other] { " " }({ $points } points).
    }
fact-steps-back = { $hero } se replie vers { $field }.
fact-movement-gained =
    { $hero } gagne { $amount ->
        [one] 1 point de déplacement.
       *[other] { $amount } points de déplacement.
    }
fact-tile-shown =
    { $why ->
        [added] { $seat } ajoute la tuile { $tile }.
       *[other] { $seat } découvre la tuile { $tile }.
    }
fact-tile-taken = { $seat } prend la tuile { $tile } dans sa réserve.
fact-visits = { $hero } visite { $field }.
fact-flag-lost = { $seat } perd { $field }.
fact-flagged = { $seat } revendique { $field }.
fact-settled = { $field } : revenu en { $resource } pour { $seat }.
fact-clue = { $seat } lit un indice : { $count } sur { $wanted }.
fact-ally-joins = { $units } rejoint { $seat }.
fact-top-ability = Première carte de compétence : { $card }.
fact-ability-taken = { $seat } prend la première compétence.
fact-ability-left = { $seat } défausse la première compétence : { $card }.
fact-dipped = { $seat } reprend { $card } dans sa défausse.
fact-grail = { $seat } trouve le Graal.
fact-cubes-cleared = Tous les cubes noirs quittent la carte.
fact-meets = { $hero } rencontre { $rival } : { $field }.
fact-besieged = { $hero } assiège { $field }, tenue par { $owner }.
fact-captured = { $seat } prend { $field }.


## ch09, ch10 : combat

reason-attack = sur la carte
reason-defense = sur la carte
reason-initiative = sur la carte
reason-health = sur la carte
reason-die = dé
reason-shield = Bouclier
reason-wall = par-dessus la muraille
reason-ignores-defense = défense ignorée
reason-attack-against = ennemi héréditaire
reason-attack-on-die = capacité, selon le dé
reason-defense-on-die = capacité, selon le dé
reason-defense-when-retaliated = contre une riposte
reason-heals-or-strikes = personne à soigner
ask-deploy = { $seat } : où cette unité combat-elle ?
ask-place-guard = { $seat } : vous jouez les gardiens. Où se tient celui-ci ?
ask-redraw-guard = { $seat } : un des gardiens est-il remplacé par un autre de son rang ?
ask-talk = { $seat } : parlementer avec les gardiens, ou combattre ?
ask-combat-start = { $seat } : le combat commence. Une carte d’abord ?
ask-place-gate = { $seat } : dans quelle colonne se dresse la porte ?
ask-activate = { $seat } : laquelle de ces unités agit d’abord ?
ask-activation = { $seat } : { $fighter }, que faire ?
ask-step-after = { $seat } : après le tir, 1 espace de déplacement pour { $fighter } ?
ask-before-roll = { $seat } : { $fighter } contre { $target }. Une carte avant les dés ?
ask-after-roll = { $seat } : { $fighter } contre { $target }, les dés sont jetés. Une réaction ?
ask-lethal-attack = { $seat } : { $target } tomberait face à { $fighter }. Sauver l’unité ?
ask-second-target = { $seat } : quelle autre unité est frappée par { $fighter } ?
ask-tend-friend = { $seat } : quelle unité est soignée par { $fighter } ?
ask-pushed = { $seat } : { $target } recule. Sur quel espace ?
ask-come-back = { $seat } : retour à l’espace de départ pour { $fighter } ?
ask-prolong = { $seat } : le tour de combat est fini. Continuer, ou battre en retraite ?
ask-go-home = { $seat } : où va votre héros ?
ask-combat-won = { $seat } : le combat est gagné. Une carte ?
ask-attack-roll = Le dé d’attaque de { $fighter } contre { $target }
ask-shield-roll = Le dé du Bouclier de { $target }
ask-paralysis-roll = Le dé de la paralysie de { $target }
ask-push-roll = Le dé qui peut faire reculer { $target }
attack-roll = attaque
shield-roll = Bouclier
paralysis-roll = paralysie
push-roll = recul
option-place = { $unit } en { $space }
option-leave-out = { $unit } : hors du combat
option-gate =
    Porte dans la colonne { $column ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }
option-go = Aller en { $space }
option-strike = Attaquer { $fighter } depuis { $space }
option-break =
    Abattre la muraille de la colonne { $column ->
        [0] A
        [1] B
        [2] C
       *[3] D
    } depuis { $space }
option-defend = Défendre
option-surrender = Se rendre (10 or)
option-prolong = Combattre encore un tour
option-retreat = Battre en retraite
option-come-back = Revenir
option-ignore-die = Défausser { $card } : le dé ne compte pas
option-rescue = { $fighter } : annuler l’attaque
fact-combat-announced = { $hero } contre { $rival } : combat, { $field }.
fact-quick-combat = Les gardiens fuient devant { $hero } : { $field }.
fact-talked = { $hero } parlemente, les gardiens s’en vont : { $field }.
fact-guard-drawn = Un gardien : { $card }.
fact-deployed = { $fighter } : en { $space }.
fact-walls =
    Les murailles se dressent ; la porte est dans la colonne { $column ->
        [0] A
        [1] B
        [2] C
       *[3] D
    }.
fact-combat-round = Tour de combat { $round }.
fact-activated = { $fighter } : activation.
fact-shakes-off = { $fighter } : pas d’activation, la paralysie prend fin.
fact-goes = { $fighter } : déplacement en { $space }.
fact-defends = { $fighter } : en défense, avec un jeton Bouclier.
fact-attacks =
    { $attacker } : { $blow ->
        [retaliation] riposte
        [again] nouveau coup
       *[attack] attaque
    } contre { $defender }.
fact-attack-rolled = { $fighter } : les dés montrent { $attack_faces }.
fact-rerolls-attack =
    { $fighter } : le dé est relancé{ $by ->
        [morale] , par le moral
        [unit] , par sa capacité
       *[other] , par la chance
    }.
fact-die-ignored = { $fighter } : le dé ne compte pas.
fact-shield-rolled = { $fighter } : le dé du Bouclier montre { $attack_faces }.
fact-blow = { $attacker } contre { $defender } : attaque { $attack_parts }, défense { $defense_parts }. Dégâts : { $damage }.
fact-rescued = { $fighter } : l’attaque contre { $defender } est annulée.
fact-hurt = { $fighter } : dégâts { $amount }, total { $damage }.
fact-healed = { $fighter } : dégâts soignés, { $amount }.
fact-paralysed = { $fighter } : paralysie.
fact-uncovered = { $fighter } : { $card }, c’est fini.
fact-turned-to-few = { $fighter } : il n’en reste que quelques-uns.
fact-fallen = { $fighter } : défaite, hors du plateau.
fact-disheartened = { $fighter } : { $seat } perd le Moral positif.
fact-pile-rebuilt = Nouvelle pile : { $deck }.
fact-wall-falls =
    { $fighter } : { $card } de la colonne { $column ->
        [0] A
        [1] B
        [2] C
       *[3] D
    } détruite.
fact-prolonged = { $hero } continue le combat.
fact-undecided = Après { $rounds } tours de combat, rien n’est décidé : l’attaquant y renonce.
fact-retreats = { $hero } bat en retraite.
fact-combat-over =
    { $given_up ->
        [yes] { $loser } : reddition devant { $winner }.
       *[no] Combat gagné par { $winner }, perdu par { $loser }.
    }
fact-goes-home = { $hero } va vers { $field }.
fact-musters = { $seat } recommence avec une nouvelle armée.
ask-put-back = { $seat } : { $seen }. Sur le dessus, ou dessous ?
option-spy = Regarder le dessus : { $deck }
option-put-back =
    { $where ->
        [top] Sur le dessus
       *[bottom] Dessous
    }
fact-spies = { $seat } regarde la première carte : { $deck }.
fact-spied = Vous voyez : { $card }.

## ch05_cards, morale : cartes, sorts, dés, moral

resource-die = dé de ressources
treasure-die = dé de trésor
morale-roll = moral
ask-resource-die = Le dé de ressources : que montre-t-il ?
ask-treasure-die = Le dé de trésor : que montre-t-il ?
ask-morale-roll = Le dé d’attaque, pour le moral
ask-spend-before-gain = { $seat } : un second Moral positif arrive. Dépenser d’abord le premier ?
ask-change-hand = { $seat } : quelles cartes défaussez-vous pour en piocher autant ?
ask-discard-some = { $seat } : quelle carte défaussez-vous (encore { $count }) ?
ask-discard-drawn = { $seat } : laquelle des cartes piochées défaussez-vous ?
ask-discard-for-each = { $seat } : défaussez des cartes, chacune compte ({ $count } jusqu’ici).
ask-remove-card = { $seat } : quelle carte quitte la partie ?
ask-search-abilities = { $seat } : regarder { $count } compétences, ou prendre celle de la défausse ?
ask-search-artifacts = { $seat } : regarder { $count } artefacts, ou prendre celui de la défausse ?
ask-search-spells = { $seat } : regarder { $count } sorts, ou prendre celui de la défausse ?
ask-keep-one = { $seat } : quelle carte gardez-vous ?
ask-take-one = { $seat } : que prenez-vous ?
ask-keep-resource-die = { $seat } : quel dé de ressources gardez-vous ?
ask-keep-treasure-die = { $seat } : quel dé de trésor gardez-vous ?
ask-reroll = { $seat } : relancer un dé ?
ask-power = { $seat } : { $card }, puissance { $power }. Une carte de plus ?
ask-spell-target = { $seat } : sur qui lancez-vous { $card } ?
ask-card-target = { $seat } : sur quelle unité jouez-vous { $card } ?
ask-fireball = { $seat } : quels deux espaces adjacents brûlent ?
ask-teleport-to = { $seat } : sur quel espace ?
ask-line = { $seat } : { $card }, avec l’effet de quelle puissance ?
ask-ai-spell = { $seat } : l’ennemi lance { $card }, puissance { $power }. L’annuler ?
ask-enemy-spell = { $seat } : l’adversaire lance { $card }, puissance { $power }. L’annuler ?
ask-own-spell = { $seat } : reprendre { $card } en main ?
ask-spell-for-power = { $seat } : pour quel sort est cette puissance ?
ask-cast-first = { $seat } : quel sort lancez-vous avant toute activation ?
ask-chain-lightning = { $seat } : laquelle des unités les plus proches est frappée ensuite ?
ask-heal-or-lift = { $seat } : soigner, ou lever la paralysie ?
ask-lift-effect = { $seat } : que retire-t-on de l’unité ?
ask-swap-first = { $seat } : quelle unité change de place…
ask-swap-second = { $seat } : … avec quelle autre ?
ask-spell-from-discard = { $seat } : quel sort reprenez-vous de votre défausse ?
option-take = Numéro { $which }
option-play = Jouer { $card }{ $mode ->
    [expert] , expert
    [0] , premier effet
    [1] , second effet
   *[other] { "" }
}
option-boost = { $mode ->
    [spell] Défausser { $card } pour la puissance
    [expert] Puissance de { $card }, expert
    [0] Puissance de { $card }, premier effet
    [1] Puissance de { $card }, second effet
   *[other] Puissance de { $card }
}
option-cast = Le lancer
option-line = Puissance { $power }
option-number = { $number ->
    [heal] Soigner
    [paralysed] La paralysie
   *[other] { $number }
}
option-look = Regarder la pioche
option-discarded = { $card }, de la défausse
option-replace = Montrer { $card }, défausser la carte et en piocher une autre
option-reroll = Relancer { $face } ({ $by ->
    [morale] moral
    [proclaimed] proclamation
    [unit] capacité de l’unité
   *[other] Chance
})
option-face = { $face }
option-morale = Moral positif : { $what ->
    [draw] piocher une carte
   *[change] changer des cartes
}
option-space = { $space }
fact-discarded = { $seat } défausse { $card }.
fact-removed = { $seat } retire { $card } de la partie.
fact-drawn = { $seat } pioche { $count } { $count ->
    [one] carte
   *[other] cartes
}.
fact-drawn-cards = Vous piochez { $cards }.
fact-reshuffled = { $seat } mélange sa défausse à sa pioche.
fact-rebuilt = Pioche refaite de sa défausse : { $deck }.
fact-turned-up = Nouvelle défausse ({ $deck }) : { $cards }.
fact-took-discarded = { $seat } prend { $card } sur la défausse ({ $deck }).
fact-looks-at = Vous regardez { $cards }.
fact-replaced = { $seat } montre { $card }, d’une autre faction, et pioche une autre carte.
fact-searched = { $seat } fouille ({ $deck }) : 1 carte gardée, défausse de { $discarded }.
fact-kept = Vous gardez { $card }.
fact-morale = { $seat } : { $token ->
    [positive] Moral positif.
    [negative] Moral négatif.
   *[none] aucun jeton de Moral.
}{ $drops ->
    [yes] { " " }Toute la main part à la fin du tour.
   *[no] { "" }
}
fact-morale-spent = { $seat } dépense son Moral positif : { $what ->
    [draw] une carte.
    [change] d’autres cartes.
   *[reroll] une relance.
}
fact-played = { $seat } joue { $card }{ $mode ->
    [expert] { " " }(expert)
    [spell] { " " }pour sa puissance
   *[other] { "" }
}.
fact-came-back = { $card } revient en main ({ $seat }).
fact-dice = { $seat } lance : { $which ->
    [attack] { $attack_faces }
    [resource] { $resource_faces }
   *[treasure] { $treasure_faces }
}.
fact-rerolls = { $seat } relance un { $die }{ $by ->
    [morale] , par le moral
    [proclaimed] , par la proclamation
   *[other] , par Chance
}.
fact-cast = { $seat } lance { $card }, puissance { $power }.
fact-cancelled = { $card } ({ $seat }) : sans effet.
fact-laid-on = { $card } : sur { $fighter }.
fact-effect-lifted = { $fighter } : { $card } est levé.
fact-paralysis-lifted = { $fighter } : la paralysie est levée.
fact-from-discard = { $seat } reprend { $card } de sa défausse.
fact-units-swapped = Places échangées : { $fighters }.
fact-no-escape = L’adversaire de { $seat } ne peut ni fuir ni se rendre.
fact-retaliates-again = { $fighter } : peut riposter encore une fois.
fact-teleported = { $fighter } : téléportation en { $space }.

## Ce qu’une réponse change : `change-<record>-<field>`

change-realm-round = La manche { $after } commence
change-realm-tiles = Une tuile rejoint la carte
change-realm-sites =
    { $more ->
        [one] Une case nouvelle
       *[other] { $more } cases nouvelles
    }
change-realm-heroes =
    { $come ->
        [none] Quitte la carte : { $gone }
       *[other] Arrive sur la carte : { $come }
    }
change-realm-grail = Le Graal : { $after }
change-realm-battle =
    { $after ->
        [yes] Un combat commence
       *[no] Le combat est fini
    }
change-realm-enemy-army =
    { $come ->
        [none] L’ennemi perd { $gone }
       *[other] L’ennemi reçoit { $come }
    }
change-realm-winners = { $come } gagne
change-player-level = Niveau { $before } → { $after }
change-player-experience = Expérience { $before } → { $after }
change-player-gold = Or { $before } → { $after }
change-player-materials = Matériaux { $before } → { $after }
change-player-valuables = Richesses { $before } → { $after }
change-player-buildings = Construit : { $come }
change-player-spent =
    { $less ->
        [0] Un jeton de ville est utilisé
       *[other] Les jetons de ville reviennent
    }
change-player-morale = Moral { $before } → { $after }
change-player-drops-hand =
    { $after ->
        [yes] Toute la main part à la fin du tour
       *[no] La main peut être gardée
    }
change-player-hand =
    { $come ->
        [none] Quitte la main : { $gone }
       *[other] En main : { $come }
    }
change-player-removed = Quitte la partie : { $come }
change-player-laid =
    { $come ->
        [none] N’agit plus : { $gone }
       *[other] En vigueur : { $come }
    }
change-player-army =
    { $come ->
        [none] Quitte l’armée : { $gone }
       *[other] { $more ->
            [0] Retourné : { $come }
           *[other] Rejoint l’armée : { $come }
        }
    }
change-player-hired =
    { $come ->
        [none] Quitte l’armée : { $gone }
       *[other] Rejoint l’armée : { $come }
    }
change-player-cubes = Un cube de faction est gagné
change-player-supply = Tuiles à ajouter { $before } → { $after }
change-player-out = Hors du jeu
change-hero-on-map-field = Va vers { $after }
change-hero-on-map-movement = PD { $before } → { $after }
change-hero-on-map-extra = PD de plus { $before } → { $after }
change-site-flags =
    { $come ->
        [none] drapeau retiré : { $gone }
       *[other] drapeau : { $come }
    }
change-site-cube =
    { $after ->
        [yes] visité
       *[no] peut être visité à nouveau
    }
change-laid-tile-shown = Une tuile est révélée
change-battle-round = Tour de combat { $after }
change-battle-walls = Les murs changent
change-battle-fighters =
    { $come ->
        [none] Quitte le plateau : { $gone }
       *[other] Sur le plateau : { $come }
    }
change-fighter-form = désormais { $after }
change-fighter-space = en { $after }
change-fighter-damage = dégâts { $before } → { $after }
change-fighter-shield =
    { $after ->
        [yes] prend un Bouclier
       *[no] perd son Bouclier
    }
change-fighter-paralysed =
    { $after ->
        [yes] paralysée
       *[no] n’est plus paralysée
    }
change-fighter-overlay = recouvert par { $after }
change-fighter-laid =
    { $come ->
        [none] n’a plus { $gone }
       *[other] { $come }
    }
then-asked = Ensuite { $what }
then-dice = Ensuite { $some_dice }
next-turn = le tour de { $seat }
next-activation = { $seat } : au tour de { $fighter }

## Ce qui s’imprime sur la table quand cela arrive (../screen/beats.py)

stamp-blow = Dégâts { $damage }
stamp-defends = Bouclier
stamp-rescued = Annulée
stamp-shakes-off = Fin de paralysie
stamp-die-ignored = Dé ignoré
stamp-paralysis-lifted = Fin de paralysie
stamp-healed = +{ $amount }
stamp-quick-combat = Ils fuient
stamp-combat-over = Fin du combat
stamp-undecided = Indécis
stamp-retreats = Retraite
stamp-retaliates-again = Riposte encore
stamp-captured = Prise
stamp-flagged = Drapeau
stamp-level = Niveau { $level }
stamp-experience = +1 expérience
stamp-built = { $building }
stamp-reinforced = Groupe
stamp-morale = Moral
stamp-grail = Le Graal
stamp-hurt = −{ $amount }
stamp-paralysed = Paralysie
stamp-turned-to-few = Quelques-uns
stamp-disheartened = Moral perdu
stamp-plague = Peste
stamp-hand-dropped = Main perdue
stamp-flag-lost = Drapeau perdu
stamp-level-again = Niveau { $level }
stamp-cancelled = Sans effet
stamp-fallen = Hors combat
stamp-eliminated = Hors jeu
stamp-second-hero-lost = Héros perdu
stamp-wall-falls = Détruit

## Groupes de réponses

group-attack = Attaquer
group-move = Se déplacer
group-town = Ville
group-cards = Cartes
