### Les mots de l’écran. Ce que dit un jeu vient du serveur.
### Espaces insécables : U+00A0 devant « : » et dans les guillemets, U+202F devant « ; », « ! » et « ? ».

## Pages

page-home = Tables
page-setup = Préparer une table
page-join = Invitation
page-rules = Règles
page-gallery = Galerie
page-about = À propos
home-title = À qui le tour ?
home-lead = Le héraut connaît les règles, dit qui peut quoi, et raconte ensuite.
doors = Commencer
door-play = Jouer en deux minutes
door-invite = Inviter un ami
door-invite-about = Choisissez un jeu, envoyez un lien.
door-referee = Arbitrer notre table
door-referee-about = Vos dés, vos figurines ; le héraut tient les règles.
colon = {"\u00A0"}:
game = Jeu
your-tables = Vos tables
little-duel = Un duel qui se joue tout seul
duel-stop = Arrêter le duel
duel-go-on = Laisser le duel continuer
no-tables = Aucune table. Choisissez un jeu.
all-tables = Montrer les { $count } tables
keys-not-kept = Ce navigateur n’a plus de place pour vos clés : elles seront perdues avec cette page. Ôtez des tables de la liste, ou autorisez le site à garder des données.
no-games = Aucun jeu n’est proposé ici.
new-table = Nouvelle table
join = Rejoindre une table
join-hint = lien ou code d’invitation
enter = Entrer
open-save = Ouvrir une partie enregistrée
play = Jouer
set-up = Préparer
players = { $least } à { $most } joueurs
players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
scenarios = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
}
forget = Ôter « { $name } » de la liste
finished-tables = { $count ->
    [one] { $count } table finie
   *[other] { $count } tables finies
}
against-whom = contre { $others }
among-whom = avec { $others }
result-won = gagnée
result-lost = perdue
result-drawn = sans vainqueur
forgotten = Ôtées de la liste
removed = { $count ->
    [one] « { $name } » est ôtée de la liste.
   *[other] { $count } tables sont ôtées de la liste.
}
put-back = Remettre
removed-close = L’ôter pour de bon
waiting = en attente
over = finie
other-rules = Autres règles
other-rules-about = Les règles d’aujourd’hui ne permettent pas tout ce qui a été joué : la partie reprend dès que tous sont d’accord.
gone = disparue
your-turn = à vous
no-link = Ce n’est pas un lien vers une table.
too-large = Ce fichier est trop gros : 1 Mo au plus.
not-a-save = Ce fichier n’est pas une partie enregistrée.
open-so-far = L’ouvrir jusque-là

## Préparer une table

scenario = Scénario
seats = { $count ->
    [one] en solitaire
   *[other] { $count } joueurs
}
origin-published = publié
origin-house = maison
origin-guess = supposé
origin-published-about = Tel que l’éditeur l’a imprimé.
origin-house-about = Fait pour Héraut.
origin-guess-about = Introuvable imprimé : ses nombres sont supposés.
how-many = Joueurs
who-sits = Qui s’assied où
who-me = moi
who-here = quelqu’un ici
who-bot = un bot
who-invite = quelqu’un ailleurs
bot = Bot
name = Nom
link-later = un lien sera donné
settings = Réglages
variants = { $count ->
    [0] Variantes : aucune
   *[other] Variantes : { $count }
}
dice-seeded = jetés ici
dice-typed = dés réels
dice-seeded-about = Le héraut jette les dés.
errands = Laissé au héraut
errand-setup = Dresser la table.
errand-setup-about = Il choisit pour vous ce qui se choisit avant le premier tour : vous commencez par votre premier acte.
errand-guards = Les gardiens et les unités neutres.
errand-guards-about = Il les mène dans les combats de tous, d’après ce que chacun voit. Sans lui, les autres joueurs les mènent.
rhythm = Rythme
rhythm-usual = habituel
rhythm-steady = régulier
rhythm-usual-about = Seul qui peut répondre est interrogé ; les autres voient que la table attend.
rhythm-steady-about = Quiconque a des cartes en main est interrogé à chaque fois : l’attente n’apprend rien.
table-waits = La table attend…
dice-typed-about = Vous jetez vos dés et tapez ce qu’ils montrent.
begin = Commencer
no-person = Il faut quelqu’un à table : toutes les places sont à des bots.
no-game = Il n’y a pas de tel jeu.
invite-title = La table est mise
invite-about = { $count ->
    [one] Envoyez ce lien à une seule personne. Il sert une fois.
   *[other] Envoyez chaque lien à une seule personne. Il sert une fois.
}
qr = Code QR
qr-of = Code QR de l’invitation pour { $side }
link-local = Ces liens ne marchent que sur cette machine. Pour d’autres, lancez Héraut par « heraut serve --host 0.0.0.0 » et ouvrez-le à l’adresse de cette machine.
share = Partager
all-scenarios = Montrer les { $count } scénarios
more-bots = Plus de bots
copy = Copier
to-table = À la table
join-host = { $name } vous invite à jouer
join-nobody = On vous invite à jouer
your-side = Votre camp
side-taken = Prise
seat-taken = Cette place est prise : le lien a servi.
join-about = Dites qui vous êtes ; cet appareil gardera la place.
sit-down = S’asseoir
watch-instead = Regarder plutôt

## Haut et menu

where-we-are = Où en est-on
undo = Annuler
undo-steps = { $steps ->
    [0] Annuler : scellé
    [one] Annuler { $steps } réponse
   *[other] Annuler, { $steps } réponses jusqu’au dernier sceau
}
redo = Rétablir
sealed = scellé
sealed-title = Scellé
sealed-why = Revenir plus loin se servirait de ce qu’on a appris depuis.
break-seal = Rompre le sceau
rules = Règles
other-language = English
day = Jour
night = Nuit
menu = Menu
pref-confirm = Confirmer chaque réponse
pref-odds = Montrer les chances
pref-keys = Raccourcis du clavier
pref-handover = Cacher les mains quand l’écran change de mains
pref-pace = Ce qui arrive se joue
pace-calm = posément
pace-quick = vite
pace-none = pas du tout
pref-bases = Socles carrés
pref-lessons = Des leçons pour qui apprend le jeu
pref-sound = Des sons : dés, cartes, coups, un cor quand c’est à vous
pref-touch = Vibrer un peu aux dés, aux cartes et aux sceaux
sound-offer = Voulez-vous entendre la table ?
sound-yes = Avec le son
sound-no = En silence
pref-notify = Un avis du navigateur quand c’est à vous
notify-denied = Ce navigateur ne permet pas les avis ici.
turn-notice = C’est à vous
copy-invite = Copier l’invitation pour { $seat }
copy-watch = Copier le lien pour regarder
copied = Copié.
copy-short = Copier le lien
copy-link = Copier le lien
copy-moment = Copier le lien vers la réponse { $n }
spectators = Pour qui veut regarder
reset = Nouveau lien
reset-sure = Oui, un nouveau lien
reset-seat = Une nouvelle invitation pour { $seat }
reset-about = { $who } perdra la place : son ancienne clé ne servira plus.
save = Enregistrer la partie
saved = Enregistrée.
to-home = Toutes les tables
dice-sealed = Dés scellés par { $seal }…
dice-sealed-about = Les dés de cette table ont été scellés avant qu’elle ne commence. Enregistrez-la à la fin : « heraut verify » prouve que personne ne les a choisis.

## Lieux

place-who = Qui
place-where = La table
place-with = Ce que vous avez
boards = Plateaux
enlarge = agrandir
no-board = Rien n’est posé sur la table.
no-hand = Aucune carte en main.
nothing-here = Rien à montrer ici.
supplies = Réserve
tip = Leçon
understood = Compris
no-more-lessons = Sans leçons
belongings = Ce qui est étalé devant ce joueur
hand = Main
cards-tab = Profils
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cells = { $count } cases
face-down = Carte face cachée
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout voir
minimap = Toute la table
scale = Échelle : { $cm } cm
link-path = passage
link-sight = ligne de vue
link-door = porte
link-wall = mur

## Bannières

you = vous
you-named = { $name }, vous
somebody = quelqu’un
seat-open = place libre
bot-named = { $name ->
    [random] bot, au hasard
    [first] bot, premier choix
    [easy] bot, facile
    [normal] bot, normal
    [hard] bot, difficile
   *[other] bot { $name }
}
must-answer = doit répondre
thinking = réfléchit
comes-back = revient…
attacks = attaque
defends = se défend

## Les éléments, tels qu’on les dit

tincture-azur = azur
tincture-gueules = gueules
tincture-sinople = sinople
tincture-or = or
tincture-pourpre = pourpre
tincture-tenne = tenné
tincture-sable = sable
tincture-argent = argent
choice-number = choix { $n }
out = hors de combat
cell = case { $x }, { $y }
level = niveau { $level }
hidden = inconnue
blocked = bloquée
no-dice = aucun dé
kind-skill = Compétence
kind-spell = Sort
kind-action = Action
kind-advanced = Action avancée
kind-tactic = Tactique
kind-artifact = Artefact
kind-unit = Unité
kind-wound = Blessure
kind-item = Objet
kind-event = Événement
kind-ability = Compétence
kind-capacity = Capacité
kind-statistic = Caractéristique
kind-specialty = Spécialisation
kind-building = Bâtiment
kind-sheet = Fiche
kind-tile = Tuile
kind-character = Personnage
kind-encounter = Rencontre
kind-quest = Quête
kind-marker = Marqueur
kind-trophy = Trophée
lay-otherwise = Jouer selon l’autre édition
on-offer = Offres

## La question

you-answer = { $name } : à vous de répondre
you-answered = { $name } : votre réponse
they-answer = { $name } : sa réponse
dice-yours = Vos dés décident
table-yours = C’est votre table qui décide
dice-fall = Les dés tombent
preparing = Le héraut prépare la table
choose-first = Choisissez une réponse
hint = Conseil
hint-thinking = Le conseiller réfléchit…
hint-likelier = plus de chances pour « { $what } », { $mine } au lieu de { $theirs }.
hint-safer = moins de risques pour « { $what } », { $mine } au lieu de { $theirs }.
hint-does = voici ce que cela apporte : { $what }.
hint-alike = ou aussi bien « { $other } », cela ne change presque rien.
hint-little = un peu mieux, pour un joueur fort, que « { $other } ».
hint-only = de loin ce qu’un joueur fort trouve de mieux ici.
herald-answers = Le héraut joue pour { $name }
herald-decline = Ne plus demander ce tour-ci
herald-ask-again = Me demander de nouveau
herald-weigh = Régler le combat ?
herald-weighs = Le héraut pèse le combat…
herald-sure = Gagné { $won } :
herald-unsure = Pas assez sûr pour être réglé : gagné { $won }.
herald-settle = Régler le combat
herald-same = Ne pas demander ce qui ne change rien
any-of = au choix parmi { $count }
enter-key = Entrée
waiting-for = On attend { $name }.
watching = Vous regardez.
why = Pourquoi ?
why-not = Pourquoi pas :
turns = Qui agit ensuite
gesture = Réponses posées ensemble
gesture-laid = { $answer }
gesture-back = Reprendre : { $answer }
gesture-empty = Pas encore de réponse : { $name }
gesture-give = { $count ->
    [one] Donner cette réponse
   *[other] Donner ces { $count } réponses
}
gesture-more = { $count ->
    [one] Encore une réponse
   *[other] Encore { $count } réponses
}
pool-after = puis { $count }
pool-spent = { $count ->
    [one] { $count } sur { $of } employé
   *[other] { $count } sur { $of } employés
}
track-events = Aux cases soulignées d’or, quelque chose arrive.
racks = Les poser à la main
lay-over = Un de « { $from } » vers « { $to } »
goal = Le but
caveats = Ce qui est supposé ici
ends = Pour finir
otherwise = Autrement
picked = Seulement avec { $name }
all-answers = Les { $count } réponses
why-not-list = Pourquoi pas… ({ $count })
this = ceci
asked-now = La question est :
touched-by-none = Aucune de ses réponses ne concerne { $name }.
chosen-by = { $count ->
    [one] Cette réponse y touche :
   *[other] Ces réponses y touchent :
}
is-acting = La question porte sur cette pièce :
not-your-answer = Ce n’est pas à vous de répondre maintenant.
instead-of = au lieu de { $usual }
as-printed = Comme imprimé : rien ne le change maintenant.
as-counted = Tel que cela se compte sur la table.
layer-at-least = au moins
layer-at-most = au plus
raise = Voir les réponses
lower = Voir le plateau
close = Fermer
to-know = À savoir sur cette table

## Dés

dice = Dés
real-dice = Dés réels
against = contre
face = face
at-stake = Ce qui se joue
no-dice-now = Aucun dé ne tombe pour l’instant.
last-dice = Derniers dés
type-name = Tapez ce qui est sorti, ou pressez-le ci-dessous.
type-faces = { $count ->
    [one] Jetez le dé et tapez sa face.
   *[other] Jetez { $count } dés et tapez leurs faces.
}
die-of = Dé { $n } sur { $count }
faces = Faces
no-such-face = « { $given } » n’a pas pu tomber. Cela peut être : { $faces }.

## Chronique et fil

chronicle = Chronique
since-you = depuis votre réponse
undone = repris :
seal-broken = Sceau rompu.
newest = Au plus récent
by-hand = dé tapé à la main
nothing-yet = Rien ne s’est encore passé.
undoable = { $steps ->
    [one] { $steps } réponse annulable
   *[other] { $steps } réponses annulables
}
thread = Fil
thread-of = Fil de la partie
now = maintenant
back = Reculer
forward = Avancer
looking-at = { $n ->
    [0] Avant la première réponse
   *[other] Après la réponse { $n } sur { $of }
}
given = réponse donnée
thereupon = Ce qui s’ensuivit
to-present = Revenir au présent
eyes = Vu par
eyes-public = ce que tous voient
chronicle-deeds = seulement ce qui s’est fait
chronicle-all = tout
replay = Rejouer le film
replay-stop = Arrêter
story = Ce qui s’est passé
skip = Passer
fork = Bifurquer d’ici

## Passer l’écran

nothing-shown = Rien n’est montré avant votre accord
turn-of = À { $name } de jouer
give-screen = Donnez l’écran à
give-screen-to = Passer l’écran à { $name }
i-am = Je suis { $name }
not-me = Ce n’est pas moi : revenir aux tables

## La ligne

lost = Connexion perdue.
lost-safe = Toutes vos réponses sont enregistrées.
lost-unsaid = Votre dernière réponse sera renvoyée, une seule fois.
retry-in = { $seconds ->
    [0] Nouvel essai…
    [one] Nouvel essai dans { $seconds } s.
   *[other] Nouvel essai dans { $seconds } s.
}
retry-now = Essayer maintenant
stale = La table a changé. Voici la question actuelle.
nothing-lost = Rien n’est perdu.
rules-stop = Les règles d’aujourd’hui s’arrêtent ici
outdated = { $lost ->
    [one] Elles ne permettent pas la réponse qui suivait. Tout ce qui la précède peut être revu.
   *[other] Elles ne permettent pas la première des { $lost } réponses qui suivaient. Tout ce qui précède peut être revu.
}
still-to-agree = La partie reprend d’ici dès que tous sont d’accord. On attend encore : { $names }.
cannot-go-on = Les règles d’aujourd’hui ne peuvent plus mettre cette table : la partie ne peut pas reprendre.
agree = D’accord : reprendre d’ici

## La fin

end-victory = Victoire
end-defeat = Défaite
end-draw = Personne ne l’emporte
end-all-lost = Tout est perdu
rematch = Revanche
other-side = L’autre camp
next-scenario = Ensuite : { $name }
moments = Des moments à revoir
course = Les chances de gagner en chemin, selon les bots.
turning-point = Le tournant : de { $from } à { $to }
won = Victoire : { $name }
winner = vainqueur
score = score { $score }
left-of = { $value } sur { $usual }
dice-proved = Les dés étaient scellés par { $seal }… avant le début de la partie. Enregistrez-la : « heraut verify » le prouve.
luck-nobody = Dés de personne
luck-rolled = { $dice ->
    [one] Un dé donne { $total } pour { $expected } attendus.
   *[other] { $dice } dés donnent { $total } en tout pour { $expected } attendus.
}
luck-great = Chance rare : sur 100 lancers pareils, { $of } donnent moins.
luck-good = De la chance : sur 100 lancers pareils, { $of } donnent moins.
luck-usual = Comme tombent les dés : sur 100 lancers pareils, { $of } donnent moins.
luck-poor = De la malchance : sur 100 lancers pareils, { $of } donnent plus.
luck-awful = Malchance rare : sur 100 lancers pareils, { $of } donnent plus.
copy-end = Copier le lien vers cette partie
see-again = Revoir
play-again = Rejouer

## Règles

find-rule = Chercher une règle, un mot, un numéro
back-to-table = Revenir à la table
sections = Chapitres
show = Montrer
show-all = toutes
show-official = écarts
show-gap = choix maison
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
in-force = En vigueur à votre table
flow = Le chemin
again = et encore, tant qu’il le faut
page = p. { $page }
no-rule = Aucune règle ne dit cela.
published = Édition publiée :
tag-gap = choix maison
tag-official = écart
tag-gap-about = Le texte n’en dit rien : nous avons choisi.
tag-official-about = La règle publiée diffère ; elle est citée dessous.

## Galerie

gallery-tinctures = Émaux
gallery-piles = Piles
gallery-tracks = Pistes
gallery-profiles = Profils

## À propos

about-what = Héraut est une table pour jeux de plateau fantastiques : il connaît les règles, dit qui peut quoi et pourquoi, et raconte ensuite. Les règles sont dites avec nos mots ; les noms des jeux sont à leurs éditeurs, qui n’y ont pas de part.
about-icons = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0.
about-faces = Caractères : Grenze et Grenze Gotisch d’Omnibus-Type, Alegreya Sans de Huerta Tipográfica, SIL Open Font License 1.1.
about-marks = Hachures d’après Silvestre de Petra Sancta, 1638 : chaque couleur se lit sans couleur.
about-made = Fait avec Svelte, Vite et Fluent.
keys-title = Touches
key-1-9 = 1 à 9
key-1-9-does = choisir une réponse
key-enter = Entrée
key-enter-does = confirmer
key-escape = Échap
key-escape-does = fermer, lâcher, passer
key-z = Z, Maj Z
key-z-does = annuler, rétablir
key-why = ?
key-why-does = pourquoi, ou pourquoi pas
key-r = R
key-r-does = règles
key-l = L
key-l-does = chronique
key-thread = ← →
key-thread-does = remonter le fil (Maj : sans les dés ; Début, Fin)
key-board = F, + −
key-board-does = voir tout le plateau, plus près, plus loin
key-f6 = F6
key-f6-does = d’un lieu à l’autre
