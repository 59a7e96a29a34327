### Les mots de Confrontation, chapitre 9.
### Les figurines portent leur nom, sans article : « Clone de Dirz 2 ». Les phrases évitent donc les accords avec lui.
### Espaces insécables : U+00A0 devant « : » et dans les guillemets, U+202F devant « ; », « ! » et « ? ».
### Les lignes simples (`id = mots`) sont aussi le vocabulaire de ../screen/wording.py.

## Vocabulaire

and = et
then = puis
up-to = à
the-dice = les dés

stat-MOU = MOU
stat-INI = INI
stat-ATT = ATT
stat-FOR = FOR
stat-DEF = DEF
stat-RES = RES
stat-TIR = TIR
stat-COU = COU
stat-DIS = DIS
stat-PA = PA
stat-PEUR = PEUR
stat-POU = POU
stat-FOI = FOI
name-MOU = Mouvement
name-INI = Initiative
name-ATT = Attaque
name-FOR = Force
name-DEF = Défense
name-RES = Résistance
name-TIR = Tir
name-COU = Courage
name-DIS = Discipline
name-PA = Points d’armée

location-legs = jambes
location-arms = bras
location-abdomen = abdomen
location-chest = torse
location-head = tête
tag-hero = héros
tag-beast = bêtes
tag-clone = clones
tag-construct = créatures artificielles
tag-dwarf = nains
tag-giant = géants
tag-goblin = gobelins
tag-human = humains
tag-orc = orques
tag-undead = morts-vivants
tag-wolfen = wolfens
tag-fear = peur
tag-doubles = doubles

severity-nothing = sans effet
severity-stunned = sonné
severity-light = blessure légère
severity-serious = blessure grave
severity-critical = blessure critique
severity-killed = mort sur le coup
outcome-killed = mort
level-light = blessure légère
level-serious = blessure grave
level-critical = blessure critique

## Raisons : d’où vient une part d’un nombre

reason-die = dé
reason-INI = INI de la carte
reason-ATT = ATT de la carte
reason-FOR = FOR de la carte
reason-DEF = DEF de la carte
reason-RES = RES de la carte
reason-TIR = TIR de la carte
reason-COU = COU de la carte
reason-DIS = DIS de la carte
reason-stunned = sonné
reason-light = blessure légère
reason-serious = blessure grave
reason-critical = blessure critique
reason-charged = chargé
reason-dive = piqué
reason-sustained-defence = défense soutenue
reason-boost = points placés
reason-leadership = Commandement
reason-strength-in-charge = Force en charge
reason-extra-limb = échange
reason-sequence = Enchaînement
reason-all-attack = tous les dés en attaque
reason-desperate = Désespéré
reason-support = alliés
reason-resolution = Résolution
reason-toxic = poison
reason-master-strike-att = ATT, Coup de maître
reason-master-strike = Coup de maître

## Réglages, avant la partie

setting-edition = Règles
setting-edition-sheet = la feuille de règles française
setting-edition-official = le jeu tel que publié
setting-one-fails = Un 1 naturel est un échec
setting-one-fails-no = non
setting-one-fails-yes = oui
setting-quick = Une attaque sûre peut se passer de dé
setting-quick-no = non
setting-quick-yes = oui

## Où l’on en est

section-turn = Tour { $turn }
section-start-of-turn = Points du tour
section-charges = Charges
section-combat-phase = Phase de combat
section-split = Séparation d’une mêlée
section-speaking-turns = Ordre des combats
section-speaking-turn = Nouveaux combats
section-combat = Combat : { $lone } contre { $others }
section-preparation = Compétences
section-pass = Passe d’armes { $number }
section-attack = Attaque : { $attacker } contre { $target }
section-test =
    { $why ->
        [attack_test] Test d’attaque
        [defence_test] Test de défense
        [initiative_test] Test d’Initiative
        [authority_roll] Jet d’Autorité
        [split_test] Test de Discipline
       *[tactics_roll] Jet de Tactique
    }
section-wound-roll = Jet de Blessures
section-pursuits = Poursuite
section-over = Le combat est terminé

## Ce qui se passe

# Les dés derrière une somme qui ne les montre pas.
dice-thrown =
    { $rolled ->
        [1] { "" }
        [2] { "" }
        [3] { "" }
        [4] { "" }
        [5] { "" }
        [6] { "" }
       *[other] { " " }(dés { $rolled })
    }

fact-turn-begins = Le tour { $turn } commence.
fact-tactics = Le jet de Tactique fixe l’ordre : { $order }.
fact-mutation =
    { $rolled ->
        [1] { $side }, dé de mutation : 1, qui ne donne rien.
       *[other] { $side }, dés de mutation : { $rolled }.
    }
fact-mutates =
    { $who } { $points ->
        [0] n’obtient aucun point de mutation.
        [one] obtient { $points } point de mutation.
       *[other] obtient { $points } points de mutation.
    }
fact-boost = { $who } place 1 point en { $stat } jusqu’à la fin du tour.
fact-swap = { $who } échange ATT et DEF pour cette passe d’armes.
fact-charge =
    { $who } { $diving ->
        [yes] fond en piqué sur
       *[no] charge
    } { $touches }.
fact-charged = { $who } plie sous la charge menée par { $by } : INI, ATT et DEF −1 jusqu’à la fin de la phase.
fact-phase-begins =
    La phase de combat commence { $melees ->
        [0] sans aucune mêlée
        [one] avec une mêlée
       *[other] avec { $melees } mêlées
    }.
fact-phase-ends = La phase de combat se termine.
fact-wins-split = { $who } l’emporte au test de Discipline ; la mêlée est séparée par { $side }.
fact-combat-named = Un combat est détaché par { $side } : { $lone } contre { $others }.
fact-authority = { $who } l’emporte au jet d’Autorité ; l’ordre de parole est { $order }.
fact-combat-begins = Le combat commence : { $lone } contre { $others }.
fact-combat-ends = Le combat est fini : { $lone } contre { $others }.
fact-placed =
    { $who } place ses dés : { $attack ->
        [0] aucun
       *[other] { $attack }
    } en attaque, { $defence ->
        [0] aucun
       *[other] { $defence }
    } en défense{ $held ->
        [0] { "" }
       *[other] , { $held } en réserve
    }{ $bought ->
        [0] { "" }
       *[other] { " " }(Enchaînement : { $bought } de plus)
    }.
fact-initiative = { $who } gagne l’Initiative.
fact-pass-begins = La passe d’armes { $number } commence.
fact-fury = { $who } entre en furie : un dé de combat de plus, et tous en attaque jusqu’à la fin du tour.
fact-commits = { $who } engage en attaque le dé gardé en réserve.
fact-attack =
    { $who } { $master ->
        [yes] tente un Coup de maître contre
       *[no] attaque
    } { $target }.
fact-defence =
    { $who } { $sustained ->
        [yes] oppose une défense soutenue.
       *[no] { $dice ->
            [0] attend le coup sans parer.
            [one] se tient à la parade avec { $dice } dé{ $counter ->
                [yes] { " " }et annonce une contre-attaque
               *[no] { "" }
            }.
           *[other] se tient à la parade avec { $dice } dés{ $counter ->
                [yes] { " " }et annonce une contre-attaque
               *[no] { "" }
            }.
        }
    }
fact-resolution = { $who } fait appel à la Résolution : +{ $amount } au test à venir.
fact-luck = { $who } s’en remet à la Chance : le lancer ({ $rolled }) est refait.
fact-test =
    { $who } { $why ->
        [attack_test] lance l’attaque
        [defence_test] tente la parade
        [initiative_test] teste l’Initiative
        [authority_roll] fait le jet d’Autorité
        [split_test] teste la Discipline pour la séparation
       *[tactics_roll] fait le jet de Tactique
    } : { $parts } = { $result }{ dice-thrown }{ $failed ->
        [yes] , un échec
       *[no] { "" }
    }.
fact-tie = { $fighters } sont à égalité et relancent.
fact-attack-fails = { $who } manque { $target } ; aucun dé de défense n’est perdu.
fact-parried = { $who } pare l’attaque menée par { $by }, { $result } contre { $difficulty }.
fact-hit = { $who } touche { $target }.
fact-gains-die = { $who } gagne un dé d’attaque.
fact-feint =
    { $who } feinte : { $target } perd { $die ->
        [attack] un dé d’attaque
       *[defence] un dé de défense
    } au lieu d’une blessure.
fact-survival-instinct =
    { $who } { $saved ->
        [yes] s’échappe d’instinct
       *[no] ne s’échappe pas d’instinct
    } : { $face }, il fallait { $needed }.
fact-wound-roll =
    { $who } { $poison ->
        [yes] empoisonne
       *[no] frappe
    } { $target }, dés { $rolled } : { $location }, { $parts } = { $result }, ligne { $row }{ $shift ->
        [0] {""}
        [-1] {" "}(une ligne moins grave)
        [1] {" "}(une ligne plus grave)
       *[other] {" "}(décalage de { $shift })
    } : { $severity }.
fact-immune = { $who } ne craint rien à cet endroit : le coup est sans effet.
fact-stunned = { $who } reçoit un pion Sonné jusqu’à la fin du tour.
fact-wounded = { $who } a désormais une { $level }.
fact-relentless = { $who } devrait mourir, mais tient debout jusqu’à la fin de la phase.
fact-killed = { $who } tombe et quitte la table.
fact-healed =
    { $who } { $level ->
        [none] se remet de toute blessure.
       *[other] se remet : il ne reste qu’une { $level }.
    }
fact-pursuit = { $who } poursuit et rejoint { $touches }.

## Ce qui est demandé

ask-name-for-tactics = { $seat } : qui fait le jet de Tactique ?
ask-share-mutation = Qui reçoit le meilleur des dés de mutation restants ({ $dice }) ?
ask-charge = { $seat } : qui charge qui ?
ask-name-for-split = { $group } sont dans une même mêlée. { $seat } : qui fait le test de Discipline ?
ask-split-melee = { $left } restent à répartir. Quel combat en sort ?
ask-name-for-authority = { $seat } : qui fait le jet d’Autorité ?
ask-designate-combat = La parole à { $seat } : quel combat se règle ?
ask-designate-new-combat = La parole à { $seat } : lequel des nouveaux combats se règle ?
ask-place-dice = { $lone } contre { $others } : attaque ou défense, où vont les dés ?
ask-prepare-initiative = L’Initiative va se jouer : une compétence à employer ?
ask-name-for-initiative = { $lone } contre { $others } : qui teste l’Initiative pour { $seat } ?
ask-prepare-pass = Une passe d’armes va commencer : une compétence à employer ?
ask-choose-attack = Qui attaque qui ?
ask-commit-last = Il ne reste aucun dé d’attaque dans ce combat : le dé en réserve est-il engagé ?
ask-announce-defence = { $attacker } attaque { $target } : quelle défense ?
ask-throw-or-skip = { $attacker } ne peut pas manquer { $target } : le dé est-il lancé quand même ?
ask-use-resolution =
    { $who } va faire { $why ->
        [attack_test] un test d’attaque
        [defence_test] un test de défense
        [initiative_test] le test d’Initiative
       *[other] un test
    } : Résolution ?
ask-use-luck =
    { $who } a obtenu { $rolled } au { $why ->
        [attack_test] test d’attaque
        [defence_test] test de défense
        [initiative_test] test d’Initiative
        [authority_roll] jet d’Autorité
        [split_test] test de Discipline
       *[tactics_roll] jet de Tactique
    } : Chance ?
ask-trade-die = { $attacker } a manqué son attaque : { $target } garde le dé de défense ou l’échange ?
ask-wound-or-feint = { $attacker } a touché { $target } : blessure ou Feinte ?
ask-keep-wound-dice = { $attacker } a trois dés contre { $target } : lesquels garder ?
ask-pursue = Poursuite possible pour { $winners } : qui va où ?

# Demandé à qui lance de vrais dés.
dice-so-far =
    { $got ->
        [none] { "" }
       *[other] { " " }(déjà lu : { $got })
    }
dice-again =
    { $chains ->
        [none] le dé
       *[other] le dé relancé, en plus de { $chains }
    }
ask-tactics-roll = { $who }, jet de Tactique (DIS) : que montre { dice-again } ?{ dice-so-far }
ask-split-test = { $who }, test de Discipline pour la séparation : que montre { dice-again } ?{ dice-so-far }
ask-authority-roll = { $who }, jet d’Autorité (DIS) : que montre { dice-again } ?{ dice-so-far }
ask-initiative-test = { $who }, test d’Initiative : que montre { dice-again } ?{ dice-so-far }
ask-attack-test = { $who }, test d’attaque : que montre { dice-again } ?{ dice-so-far }
ask-defence-test = { $who }, test de défense : que montre { dice-again } ?{ dice-so-far }
ask-survival-instinct = { $target }, Instinct de survie : que montre le dé ?
ask-wound-roll = { $attacker } blesse { $target } : que montre l’un des { $count } dés ?{ dice-so-far }
ask-mutation =
    { $side }, mutation : que montre { $count ->
        [one] le dé
       *[other] l’un des { $count } dés
    } ?{ dice-so-far }

## Ce que l’on peut répondre

option-name = { $fighter }
option-combat = { $lone } contre { $others }
option-resolve = { $lone } contre { $others }
option-place =
    { $fighter } : { $attack } en attaque, { $defence } en défense{ $held ->
        [0] { "" }
       *[other] , { $held } en réserve
    }{ $bought ->
        [0] { "" }
       *[other] { " " }(Enchaînement : { $bought } de plus)
    }
option-rage = { $fighter } : Furie guerrière
option-attack = { $attacker } attaque { $target }
option-master = { $attacker } tente un Coup de maître contre { $target }
option-commit = { $fighter } engage le dé en réserve
option-endure = Ne pas parer
option-parry =
    { $dice ->
        [one] Parer avec { $dice } dé
       *[other] Parer avec { $dice } dés
    }{ $held ->
        [0] { "" }
       *[other] , dont celui en réserve
    }
option-counter =
    { $dice ->
        [one] Parer avec { $dice } dé
       *[other] Parer avec { $dice } dés
    }{ $held ->
        [0] { "" }
       *[other] , dont celui en réserve
    }, et contre-attaquer
option-sustain = Défense soutenue
option-keep = Garder le dé de défense
option-trade = L’échanger contre un dé d’attaque
option-throw = Lancer le dé
option-skip = Se passer du dé
option-wound = Jet de Blessures
option-feint =
    { $die ->
        [attack] Feinte : retirer un dé d’attaque
       *[defence] Feinte : retirer un dé de défense
    }
option-choose = Garder { $low } et { $high }
option-luck = Chance : relancer
option-resolution = Résolution
option-boost = { $fighter } : 1 point en { $stat }
option-swap = { $fighter } : échanger ATT et DEF
option-mutate = { $fighter }
option-stay = Rester sur place
option-pursue = { $fighter } poursuit { $touches }
option-charge = { $fighter } charge { $touches }
option-dive = { $fighter } fond en piqué sur { $touches }

## Pourquoi pas : les souhaits qui ne sont pas des réponses

why-not-another-time =
    { $word ->
        [name] un combattant est désigné juste avant un jet qui oppose les camps.
        [combat] les mêlées se séparent au début de la phase de combat, et après les poursuites.
        [resolve] les combats se désignent un à un, à son tour de parole.
        [place] les dés se placent au début d’un combat.
        [rage] la Furie guerrière s’annonce en plaçant ses dés, ou juste avant l’Initiative.
        [attack] les coups se portent pendant une passe d’armes, quand vient le tour du camp.
        [master] les coups se portent pendant une passe d’armes, quand vient le tour du camp.
        [commit] le dé en réserve s’engage quand son camp frappe.
        [endure] une défense s’annonce quand une attaque arrive.
        [parry] une défense s’annonce quand une attaque arrive.
        [counter] une défense s’annonce quand une attaque arrive.
        [sustain] une défense s’annonce quand une attaque arrive.
        [keep] un Ambidextre échange un dé quand une attaque contre lui a échoué d’elle-même.
        [trade] un Ambidextre échange un dé quand une attaque contre lui a échoué d’elle-même.
        [throw] cela ne se demande que d’une attaque qui ne peut échouer, si la table joue ainsi.
        [skip] cela ne se demande que d’une attaque qui ne peut échouer, si la table joue ainsi.
        [wound] cela se demande à qui possède Feinte, après un coup porté.
        [feint] cela se demande à qui possède Feinte, après un coup porté.
        [choose] seul un Assassin choisit parmi les dés de blessure, au premier jet après sa charge.
        [luck] la Chance se propose juste après un test de qui la possède, une fois par tour.
        [resolution] la Résolution se propose juste avant un test de qui la possède, une fois par tour.
        [boost] les points vont en INI avant l’Initiative, en MOU avant un mouvement, ailleurs au début d’une passe d’armes.
        [swap] ATT et DEF s’échangent au début d’une passe d’armes.
        [mutate] les dés de mutation se distribuent au début du tour.
        [stay] c’est une réponse aux charges et aux poursuites.
        [pursue] les poursuites suivent un combat, pour qui l’a gagné.
        [charge] les charges précèdent la phase de combat.
        [dive] les charges précèdent la phase de combat.
       *[pass] cette question attend une autre réponse.
    }
why-not-down = { $who } n’est plus debout.
why-not-not-yours =
    { $count ->
        [one] { $others } appartient à un autre camp.
       *[other] { $others } appartiennent à un autre camp.
    }
why-not-no-skill =
    { $count ->
        [one] { $others } ne possède pas la compétence { $skill }.
       *[other] { $others } ne possèdent pas la compétence { $skill }.
    }
why-not-not-in-combat =
    { $count ->
        [one] { $others } n’est pas de ce combat.
       *[other] { $others } ne sont pas de ce combat.
    }
why-not-not-in-melee =
    { $count ->
        [one] { $others } n’est pas de cette mêlée.
       *[other] { $others } ne sont pas de cette mêlée.
    }
why-not-not-engaged =
    { $count ->
        [one] { $others } n’est d’aucun combat encore à résoudre.
       *[other] { $others } ne sont d’aucun combat encore à résoudre.
    }
why-not-other-camp =
    { $count ->
        [one] { $others } est de l’autre côté dans ce combat.
       *[other] { $others } sont de l’autre côté dans ce combat.
    }
why-not-has-die = { $who } a déjà un dé de mutation.
why-not-has-charged =
    { $count ->
        [one] { $others } a déjà chargé ce tour-ci.
       *[other] { $others } ont déjà chargé ce tour-ci.
    }
why-not-routing-moves = { $who } est en déroute.
why-not-in-contact = { $who } est au contact de { $foes }.
why-not-on-the-ground = { $who } est au sol, et seuls les volants fondent en piqué.
why-not-not-winner =
    { $count ->
        [one] { $others } n’est pas parmi les vainqueurs de ce combat.
       *[other] { $others } ne sont pas parmi les vainqueurs de ce combat.
    }
why-not-has-pursued =
    { $most ->
        [one] { $who } a déjà poursuivi pendant cette phase.
       *[other] { $who } a déjà poursuivi { $most } fois pendant cette phase.
    }
why-not-slain-already = { $who } ne tient debout que grâce à Acharné, et ne poursuit pas.
why-not-friend =
    { $count ->
        [one] { $others } est du même camp.
       *[other] { $others } sont du même camp.
    }
why-not-other-level =
    { $target } est { $height ->
        [0] au sol
       *[other] au niveau d’altitude { $height }
    }, et ce mouvement de { $who } finit { $reached ->
        [0] au sol
       *[other] au niveau { $reached }
    }.
why-not-not-alone = qui atteint { $others } ici touche aussi { $foes }.
why-not-not-together = aucun mouvement en ligne droite de { $who } ne finit au contact de tous.
why-not-too-far = { $target } est à { $far } cm, et { $who } se déplace de { $most } cm au plus.
why-not-barred = { $by } barre la ligne droite de { $who } à { $target }.
why-not-no-room = il n’y a pas de place libre à côté de { $target } en ligne droite depuis { $who }.
why-not-no-points-ever =
    { $count ->
        [one] { $others } n’a ni Concentration ni Mutagène.
       *[other] { $others } n’ont ni Concentration ni Mutagène.
    }
why-not-no-points = { $who } n’a plus de point ce tour-ci.
why-not-not-this-number = { $who } ne peut mettre de points qu’en { $stats }.
why-not-another-moment =
    les points vont en { $stat } { $kind ->
        [INI] juste avant l’Initiative.
        [MOU] juste avant une charge ou une poursuite.
       *[other] seulement au début d’une passe d’armes.
    }
why-not-most-points = { $who } a déjà { $most } points en { $stat }, le plus qu’il se puisse.
why-not-cut-already =
    { $count ->
        [one] { $others } est déjà dans un combat de cette séparation.
       *[other] { $others } sont déjà dans des combats de cette séparation.
    }
why-not-friends =
    { $count ->
        [one] { $others } est du camp de { $by }.
       *[other] { $others } sont du camp de { $by }.
    }
why-not-no-contact =
    { $count ->
        [one] { $others } n’est pas au contact de { $by }.
       *[other] { $others } ne sont pas au contact de { $by }.
    }
why-not-one-by-one = les combats se désignent un à un, et le prochain est celui de { $by }.
why-not-leaves-alone = cela ne laisserait personne à combattre à { $others }.
why-not-authority-first = le premier à parler doit désigner le combat de { $authority }, qui a gagné le jet d’Autorité.
why-not-waits = ce combat attend son propre tour de parole, ceux nés des poursuites passent d’abord.
why-not-no-such-combat = la mêlée a été séparée autrement.
why-not-places-later =
    { $count ->
        [one] { $others } annonce ses dés plus tard, le moindre PA d’abord et, à égalité, qui a perdu le jet de Tactique.
       *[other] { $others } annoncent leurs dés plus tard, le moindre PA d’abord et, à égalité, qui a perdu le jet de Tactique.
    }
why-not-places-after-initiative = { $who } place ses dés après le test d’Initiative.
why-not-placed-already =
    { $count ->
        [one] { $others } a déjà placé ses dés.
       *[other] { $others } ont déjà placé leurs dés.
    }
why-not-routing = { $who } est en déroute, tous ses dés vont en défense.
why-not-fury = { $who } est en furie, tous ses dés vont en attaque jusqu’à la fin du tour.
why-not-most-bought =
    { $most ->
        [one] l’Enchaînement donne à { $who } 1 dé de plus, et pas de second.
       *[other] l’Enchaînement donne à { $who } { $most } dés de plus au maximum.
    }
why-not-one-held = on ne garde jamais qu’un seul dé en réserve.
why-not-too-many-dice =
    { $dice ->
        [one] { $who } a { $dice } dé de combat.
       *[other] { $who } a { $dice } dés de combat.
    }
why-not-every-die =
    { $dice ->
        [one] { $who } doit placer son dé.
       *[other] { $who } doit placer chacun de ses { $dice } dés.
    }
why-not-after-initiative = une furie s’annonce avant le test d’Initiative.
why-not-swap-later = { $who } peut les échanger au début d’une passe d’armes.
why-not-swapped = { $who } les a déjà échangées dans cette passe d’armes.
why-not-struck-already = { $who } a déjà frappé dans cette passe d’armes.
why-not-no-attack-die = { $who } n’a plus de dé d’attaque.
why-not-same-camp = { $target } est du même côté, ici tous ne combattent que { $by }.
why-not-attacked-already = { $target } a déjà subi une attaque dans cette passe d’armes.
why-not-few-master-dice =
    { $dice ->
        [one] un Coup de maître prend deux dés d’attaque, et il en reste { $dice } à { $who }.
       *[other] un Coup de maître prend deux dés d’attaque, et il en reste { $dice } à { $who }.
    }
why-not-nothing-held = { $who } n’a pas de dé en réserve.
why-not-waits-held = il a été dit que le dé attend, pour cette passe d’armes.
why-not-no-use-held = { $who } a déjà un dé pour chaque attaque encore possible dans cette passe d’armes.
why-not-held-in-turn = { $by } répond d’abord pour son propre dé.
why-not-must-strike = un dé mis en attaque doit frapper tant qu’il y a quelqu’un à frapper.
why-not-bound = { $who } est en défense soutenue, et doit l’opposer à chaque attaque de ce combat.
why-not-few-defence-dice =
    { $dice ->
        [0] { $who } n’a plus de dé de défense.
        [one] il reste { $dice } dé à { $who } pour parer.
       *[other] il reste { $dice } dés à { $who } pour parer.
    }
why-not-sustain-held = { $who } a encore un dé en réserve.
why-not-sustain-last-die = c’est pour le dernier dé de défense, et il en reste { $dice } à { $who }.
why-not-sustain-placed = { $who } a placé moins de dés en défense qu’en attaque.
why-not-no-die-to-lose =
    { $die ->
        [attack] { $who } n’a pas de dé d’attaque à perdre.
       *[defence] { $who } n’a pas de dé de défense à perdre.
    }
why-not-not-fallen = les dés ne sont pas tombés ainsi.

## Ce qu’une réponse entraîne

consequence-test = Un dé + { $stat } { $value }
consequence-worst = Un Paria lance deux dés et garde le moins bon
consequence-wins-tactics = Le gagnant charge et parle en premier ; à PA égaux, le perdant place ses dés d’abord
consequence-wins-split = Le gagnant découpe la mêlée en combats
consequence-wins-authority = Le gagnant parle en premier, et son combat se règle d’abord
consequence-wins-initiative = Le camp gagnant frappe en premier à chaque passe d’armes
consequence-fighter =
    { $dice ->
        [one] { $who } : { $dice } dé, INI { $value }
       *[other] { $who } : { $dice } dés, INI { $value }
    }
consequence-rest =
    { $rest ->
        [none] La mêlée est alors entièrement séparée
       *[other] Reste à répartir : { $rest }
    }
consequence-place =
    { $attack ->
        [0] Aucune attaque
        [one] { $attack } attaque
       *[other] { $attack } attaques
    }, { $defence ->
        [0] aucune parade
        [one] { $defence } parade
       *[other] { $defence } parades
    }
consequence-bestial = Une des attaques vient de la Charge bestiale
consequence-held = Le dé en réserve peut attaquer ou parer à n’importe quelle passe d’armes
consequence-sequence =
    { $bought ->
        [one] { $bought } dé de plus, au prix de ATT { $att } et DEF { $def } pour ce combat
       *[other] { $bought } dés de plus, au prix de ATT { $att } et DEF { $def } pour ce combat
    }
consequence-may-sustain = Défense soutenue possible avec le dernier dé
consequence-no-sustain = Défense soutenue impossible : moins de dés en défense qu’en attaque
consequence-all-attack = Tous les dés en attaque : +{ $amount } aux tests d’attaque
consequence-all-attack-wound = Tous les dés en attaque : +{ $amount } aux jets de Blessures
consequence-rage = 1 dé de plus, et tous les dés en attaque dans chaque combat jusqu’à la fin du tour
consequence-attack =
    Un dé + ATT { $att }, contre { $dice ->
        [0] aucun dé de défense
        [one] DEF { $def } avec { $dice } dé de défense
       *[other] DEF { $def } avec { $dice } dés de défense
    }
consequence-attack-sustained = Un dé + ATT { $att }, contre une défense soutenue à DEF { $def }
consequence-master = Deux dés d’attaque pour cette seule attaque
consequence-wound = Si le coup porte : dé de blessure le plus haut + force { $strength } − RES { $resistance }
consequence-odds = Sur les 36 lancers des dés de blessure : { $odds }
consequence-three-dice = Assassin : trois dés de blessure, deux gardés au choix
consequence-instinct = Instinct de survie : sur { $needed } ou plus, pas de jet de Blessures
consequence-toxic = Une blessure entraîne un jet de poison : dé le plus haut + { $amount }
consequence-attack-fails =
    { $sure ->
        [yes] L’attaque ne peut pas échouer d’elle-même
       *[no] L’attaque peut encore échouer d’elle-même
    }
consequence-endure =
    { $sure ->
        [yes] Pas de parade : l’attaque touche
       *[no] Pas de parade : l’attaque touche, sauf si elle échoue d’elle-même
    }
consequence-parry =
    { $dice ->
        [one] Un dé + DEF { $def } contre un dé + ATT { $att } ; l’égalité suffit
       *[other] Le meilleur de { $dice } dés + DEF { $def } contre un dé + ATT { $att } ; l’égalité suffit
    }
consequence-parry-lower = Un dé plus bas que celui de l’attaque, de { $margin } au plus, pare encore
consequence-parry-equal = Un dé au moins égal à celui de l’attaque pare
consequence-parry-higher = Il faut un dé plus haut que celui de l’attaque, de { $margin } au moins
consequence-defence-left =
    { $dice ->
        [0] Ensuite, plus aucun dé de défense
        [one] Ensuite, encore { $dice } dé de défense
       *[other] Ensuite, encore { $dice } dés de défense
    }
consequence-counter = Une parade qui dépasse l’attaque de { $margin } ou plus rapporte un dé d’attaque
consequence-ambidextrous = Une parade réussie rapporte un dé d’attaque
consequence-riposte = Une parade qui dépasse l’attaque de { $margin } ou plus riposte aussitôt
consequence-sustain = DEF { $amount } jusqu’à la fin du combat ; le dé est gardé, parade réussie ou non
consequence-sustain-binds = Toute attaque suivante de ce combat devra être parée ainsi : plus d’autre défense
consequence-sustain-on = La défense soutenue continue ; le dé est gardé, parade réussie ou non
consequence-throw = Le dé est lancé, au cas où une compétence en tiendrait compte
consequence-skip = L’attaque touche sans lancer de dé
consequence-choose = { $location }, { $parts } = { $result }, ligne { $row } : { $severity }
consequence-luck = Tout le test est relancé et le second résultat compte ; une fois par tour
consequence-result =
    Le résultat est { $parts } = { $result }{ $failed ->
        [yes] , un échec
       *[no] { "" }
    }
consequence-result-parries = { $parts } = { $result } contre { $difficulty } : parade réussie
consequence-result-misses = { $parts } = { $result } contre { $difficulty } : parade manquée
consequence-resolution = +{ $amount } au résultat de ce test ; une fois par tour
consequence-boost = { $stat } passe à { $value } jusqu’à la fin du tour
consequence-boost-move = MOU passe à { $far } cm jusqu’à la fin du tour
consequence-swap = ATT { $att } et DEF { $def } pour cette passe d’armes
consequence-move = Avance de { $far } cm, sur { $most } cm au plus
consequence-charged = { $charged } : INI, ATT et DEF −1 jusqu’à la fin de la phase
consequence-spared = { $spared } : pas de nouveau malus de charge
consequence-dive = INI, ATT et FOR +{ $amount } dans son premier combat
consequence-engages = C’est un engagement : pas de malus de charge
consequence-loses-dive = Le bonus du piqué est perdu
consequence-stay-charge = { $seat } : plus de charge ce tour-ci
consequence-stay-pursue = { $seat } : plus de poursuite après ce combat
consequence-opens = Cette face est relancée et ajoutée
consequence-pass-choose-attack = Le dé en réserve attend
consequence-pass-commit-last = Le dé en réserve est perdu
consequence-pass-use-luck = La Chance est gardée pour un autre test de ce tour
consequence-pass-use-resolution = La Résolution est gardée pour un autre test de ce tour

## Sur la table

figure = { $who }
side-name = { $side }
board-ground = Sol
board-level = Palier { $level }
arrow-attack = Attaque : un dé + { $att }
number-pa = PA debout
number-figures = Figurines debout
number-wound = FOR − RES
token-unplaced = Dés de combat à placer
token-held = Dé en réserve
token-attack = Dés d’attaque
token-defence = Dés de défense
token-to-buy = Enchaînement
token-points = Points à dépenser
token-luck-used = Chance employée ce tour-ci
token-resolution-used = Résolution employée ce tour-ci
token-assassin-used = Trois dés de l’Assassin employés ce tour-ci
token-swapped = ATT et DEF échangées
token-sequence = Dés gagnés par Enchaînement
note-wound-table = Le tableau des Blessures est une reconstitution
note-guesses = Cartes aux nombres supposés : { $cards }
note-house = Cartes de notre invention : { $cards }
note-guess = supposé : { $stats }

# The game itself.

game-name = Confrontation
game-about = La phase de combat d’une escarmouche : dés en attaque ou en défense, passes d’armes, blessures.

# The dice tray.

dice-tactics-roll = Tactique
dice-split-test = Discipline
dice-authority-roll = Autorité
dice-initiative-test = Initiative
dice-attack-test = Attaque
dice-defence-test = Parade
dice-wound-roll = Blessure
dice-survival-instinct = Instinct de survie
dice-mutation = Mutation

# Chances.

outcome-missed = manquée
outcome-parried = parée
outcome-feint = feinte
outcome-nothing = sans effet
outcome-stunned = sonné
outcome-light = légère
outcome-serious = grave
outcome-critical = critique
outcome-won = gagné
outcome-lost = perdu
outcome-idle = ne décide rien
outcome-foes-fall = l’ennemi tombe
outcome-ahead = devant
outcome-even = à égalité
outcome-behind = derrière
outcome-both-fall = tous tombent
outcome-falls = le vôtre tombe
headline-unhurt = sans blessure
headline-wounds = blesse
headline-won = gagné
headline-foes-fall = l’ennemi tombe
headline-falls = le vôtre tombe
horizon-attack = À la fin de l’attaque
horizon-test = À la fin du test
horizon-combat = À la fin du combat
horizon-fight = À la fin de l’affrontement
fate-unhurt = indemne
fate-light = légère
fate-serious = grave
fate-critical = critique
fate-killed = mort

## Un duel, raconté avant d’être livré (heraut odds)

duel-title = { $attacker } contre { $defender }
duel-charge = { $attacker } charge { $defender }
duel-order = { $who } place ses dés en premier.
duel-matrix = Un combat. Dés placés en attaque/défense (puis gardés/achetés) ; dans chaque case, sur 100 combats, combien de fois { $defender } tombe / { $attacker } tombe.
duel-marks = ▲ le mieux pour l’attaquant contre cette colonne, ▼ le mieux pour le défenseur contre cette ligne, ★ ce que placent les deux quand chacun joue au mieux.
duel-best = Le mieux : { $attacker } place { $mine }, { $defender } { $theirs }.
duel-fight = Tout l’affrontement, jusqu’au dernier tour :
duel-worth = Valeur pour { $attacker }
duel-fates = Ce qu’il advient des deux

## Ce qu’une réponse change : `change-<record>-<field>`

change-field-turn = Le tour { $after } commence
change-figure-level = niveau d’altitude { $before } → { $after }
change-figure-wound =
    { $after ->
        [none] plus aucune blessure
       *[other] { $after }
    }
change-figure-down = tombe
change-figure-unplaced = dés à placer { $before } → { $after }
change-figure-attack = dés d’attaque { $before } → { $after }
change-figure-defence = dés de défense { $before } → { $after }
change-figure-points = points à dépenser { $before } → { $after }
then-dice =
    { $why ->
        [tactics_roll] Ensuite le jet de Tactique
        [split_test] Ensuite le test de Discipline
        [authority_roll] Ensuite le jet d’Autorité
        [initiative_test] Ensuite le test d’Initiative
        [attack_test] Ensuite le test d’attaque
        [defence_test] Ensuite le test de défense
        [survival_instinct] Ensuite l’Instinct de survie
        [mutation] Ensuite les dés de mutation
       *[wound_roll] Ensuite le jet de blessure
    }
next-name-for-tactics = le camp { $seat } désigne qui fait le jet de Tactique
next-charge = le camp { $seat } peut charger
next-name-for-split = le camp { $seat } désigne qui fait le test de Discipline
next-split-melee = la suite du découpage de la mêlée
next-name-for-authority = le camp { $seat } désigne qui fait le jet d’Autorité
next-designate-combat = le camp { $seat } désigne un combat
next-designate-new-combat = le camp { $seat } désigne un nouveau combat
next-place-dice = le camp { $seat } place des dés
next-prepare-initiative = les compétences avant l’Initiative
next-name-for-initiative = le camp { $seat } désigne qui jette l’Initiative
next-prepare-pass = les compétences avant la passe d’armes
next-choose-attack = le camp { $seat } peut frapper
next-announce-defence = { $target } peut parer
next-pursue = le camp { $seat } peut poursuivre

## Ce qui s’imprime sur la table quand cela arrive (../screen/beats.py)

stamp-parried = Parade
stamp-hit = Touché
stamp-attack-fails = Manqué
stamp-initiative = Initiative
stamp-authority = Autorité
stamp-wins-split = Discipline
stamp-tie = Égalité
stamp-immune = Sans effet
stamp-relentless = Toujours debout
stamp-gains-die = +1 dé
stamp-healed = Guérison
stamp-wounded = { $level }
stamp-stunned = Sonné
stamp-charged = Sous la charge
stamp-wound-roll = { $severity }
stamp-killed = Mort

## Groupes de réponses

group-charge = Charger
group-attack = Attaquer
group-defence = Se défendre

## Leçons des deux premiers duels (../screen/tips.py)

goal = { $turns ->
    [1] Un tour : qui garde le plus de points l’emporte
   *[other] Abattre l’adversaire ; après { $turns } tours, qui garde le plus de points l’emporte
 }
tip-goal = Votre but : abattre ce combattant avant qu’il ne vous abatte. Qui reste debout gagne ; après six tours, qui est le moins blessé
tip-dice = Vos dés de combat. Un dé en attaque est un coup ; un dé en défense est une parade. Répartissez-les comme vous voulez
tip-initiative = Ensuite les deux camps tirent l’initiative : un dé plus l’INI. Le plus haut frappe le premier, puis les coups alternent
tip-sequence = L’Enchaînement est une compétence : des dés de plus maintenant, chacun au prix de 1 en ATT et de 1 en DEF pour ce combat
tip-wound = Votre combattant est blessé : une blessure légère ôte 1 à l’INI, à l’ATT, à la FOR et à la DEF, une plus grave davantage, et une de trop le tue
tip-parry = Une parade dépense un dé de défense : lancez-le et ajoutez la DEF. Si c’est au moins autant que l’attaque, il ne se passe rien
tip-hit = Un coup qui n’est pas paré touche. Deux dés, la force de qui frappe et la résistance de qui est frappé décident de la blessure
tip-sustained = La défense soutenue : votre dernier dé de défense sert alors contre toutes les attaques de ce combat, mais avec 2 de moins en DEF
tip-counter = La Contre-attaque est une compétence : une parade assez haute vous donne un dé pour attaquer
tip-master = Le Coup de maître est une compétence : deux dés d’attaque pour un seul coup, qui blesse bien plus gravement s’il touche
