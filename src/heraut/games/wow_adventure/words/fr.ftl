### Les mots du jeu d’aventure. Les arguments : voir en.ftl.

## Réglages

setting-valor = Bravoure à atteindre
setting-valor-6 = 6
setting-valor-8 = 8
setting-valor-10 = 10
setting-finish-round = La manche se termine
setting-finish-round-no = non
setting-finish-round-yes = oui
setting-packs = Paquets de Perso
setting-packs-none = aucun
setting-packs-all = tous
setting-packs-druid = druidesse
setting-packs-paladin = paladin
setting-packs-rogue = voleuse
setting-packs-shaman = chaman

## Questions

ask-pick-character = { $seat } : quel Perso ?
ask-pick-city = { $seat } : dans quelle Cité ?
ask-turn-start = { $seat } : quelque chose avant le jet de mouvement ?
ask-move = { $seat } se déplace
ask-marker = { $seat } : garder ce marqueur ?
ask-place-marker = { $seat } : où le poser ?
ask-resource = { $seat } : quelle ressource ?
ask-flight = { $seat } : vers quelle Cité ?
ask-give-up = { $seat } : renoncer à quelle quête ?
ask-challenge = { $seat } : quel challenge ?
ask-before-dice = { $seat } : quelque chose avant les dés ?
ask-dice = { $seat } : quelque chose avant le pouvoir de la rencontre ?
ask-powers = { $seat } : Pouvoirs spéciaux
ask-toll = { $seat } : payer, ou subir des Dégâts ?
ask-stay-up = { $seat } : rester debout ?
ask-nearest-city = { $seat } : vers quelle Cité ?
ask-loot = { $seat } : quel objet ?
ask-complete = { $seat } : quelle quête d’abord ?
ask-equip = { $seat } : équipement
ask-price = { $seat } : payer pour cela ?
ask-choose = { $seat } : que choisir ?
ask-discard = { $seat } : quelle carte défausser ?
ask-discard-item = { $seat } : quel objet défausser ?
ask-leap = { $seat } : vers quelle case ?
ask-look-into = { $seat } : dans quel paquet ?
ask-bury = { $seat } : enfouir la carte ?
ask-peek = { $seat } : quel marqueur ?

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
option-bury = Enfouir

## Ce qui se passe : préparation, tour, mouvement, fin

fact-rolled-off = { $seat } obtient { $die }.
fact-goes-first = { $seat } commence.
fact-character-taken = { $seat } joue { $character }.
fact-quest-received = { $seat } reçoit une quête : { $quest }.
fact-moves = { $seat } est maintenant à { $space }.
fact-draws = { $seat } pioche une carte Capacité.
fact-drew = Carte piochée : { $ability }.
fact-discarded = { $seat } défausse { $ability }.
fact-hurt = { $seat } subit { $amount } de Dégâts : { $source }.
fact-healed = { $seat } soigne { $amount } de Dégâts.
fact-energy = { $seat } : { $amount } d’Énergie.
fact-card-discarded = { $card } est défaussée.
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
why-not-used = cela a déjà servi ce tour-ci.
why-not-item-above-level = { $item } dépasse le niveau du Perso.
why-not-wrong-icons = { $item } n’est pas pour ce Perso.
why-not-nothing-to-do = cela n’aurait aucun effet maintenant.
