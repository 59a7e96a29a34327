### Les mots communs à tous les jeux.
### Espaces insécables : U+00A0 devant « : » et dans les guillemets, U+202F devant « ; », « ! » et « ? ».

## Petits mots

none = aucun
chance = le hasard
game-over = La partie est terminée.
seat-number = place { $seat }

player-human = une personne
player-easy = un joueur qui réfléchit un peu
player-normal = un joueur qui pense aux coups suivants
player-hard = un joueur qui réfléchit autant qu’une seconde le permet
player-greedy = un joueur qui regarde un coup à l’avance
player-random = un joueur qui répond au hasard
player-first = un joueur qui prend toujours la première réponse

option-pass = Passer

ask-chance = Qu’est-il tombé, ou quelle carte a été piochée ?
ask-rolled = Qu’est-il tombé ?
ask-drawn = Qu’est-ce qui a été pioché ?

option-chance = { $chance }

## Ce qu’une réponse entraîne

change-of = { $whose } : { $what }
then-asked = Ensuite : { $what }
then-dice =
    { $count ->
        [one] Ensuite un dé est lancé
       *[other] Ensuite { $count } dés sont lancés
    }
then-cards =
    { $count ->
        [one] Ensuite une carte est piochée
       *[other] Ensuite { $count } cartes sont piochées
    }
then-again = Vous pourrez encore choisir
then-theirs = Ensuite la même question est posée à { $seat }
walk-steps = En { $count } étapes, l’une après l’autre
walk-cost = Coût
then-unsure = Ensuite d’autres peuvent intervenir
then-over = Ensuite la partie est finie
why-not-another-time = ce n’est pas une réponse à la question posée.

## Ce que chacun doit savoir de la soirée

herald-answered = Le héraut répond pour { $seat } : { $answer }
mark-freed = L’hôte a libéré la place de { $name }.
mark-taken = { $name } s’y assied maintenant et voit ce que cette place a en main.
mark-crossed =
    { $lost ->
        [one] Une réponse a été reprise
       *[other] { $lost } réponses ont été reprises
    } malgré le scellé : la partie est repartie après la réponse { $at }.
mark-forked =
    { $lost ->
        [0] Cette soirée en continue une autre, après sa réponse { $at }.
        [one] Cette soirée en continue une autre, après sa réponse { $at } ; une réponse ultérieure a été abandonnée.
       *[other] Cette soirée en continue une autre, après sa réponse { $at } ; { $lost } réponses ultérieures ont été abandonnées.
    }
mark-replayed =
    { $lost ->
        [0] Les { $at } premières réponses ont été rejouées avec les règles d’aujourd’hui.
        [one] Les règles d’aujourd’hui permettent les { $at } premières réponses ; la suivante a été laissée de côté.
       *[other] Les règles d’aujourd’hui permettent les { $at } premières réponses ; les { $lost } suivantes ont été laissées de côté.
    }
mark-differs =
    { $at ->
        [0] Les règles d’aujourd’hui commencent autrement que celles d’alors.
       *[other] À partir de la réponse { $at }, les règles d’aujourd’hui mènent ailleurs que celles d’alors.
    }

## Refus : les réponses

refusal-nothing-asked = Aucune question n’est posée : la partie est terminée.
refusal-wrong-seat =
    { $asked ->
        [-1] La place { $given } ne peut pas répondre : c’est au hasard de le faire.
       *[other] La place { $given } ne peut pas répondre : la question est posée à la place { $asked }.
    }
refusal-illegal-option = « { $given } » n’est pas possible maintenant.
refusal-illegal-answer = « { $given } » n’est pas possible maintenant. Vous pouvez répondre, par exemple : { $near }.
choice-of = { $who } : { $what }
refused-wish = Pas « { $wish } » : { $why }
refusal-no-player = Personne ne joue pour la place { $seat } : il n’y a pas de joueur « { $name } » à cette table.

## Refus : avant la partie

refusal-unknown-scenario = Il n’y a pas de scénario « { $given } » dans { $game }. Il y a : { $known }.
refusal-unknown-setting = Il n’y a pas de réglage « { $given } » dans { $game }. Il y a : { $known }.
refusal-unknown-value = Le réglage « { $name } » ne peut pas valoir « { $given } ». Valeurs possibles : { $known }.
refusal-wrong-seats =
    { $wanted ->
        [one] { $game } a ici une seule place ({ $names }), et non { $given }.
       *[other] { $game } a ici { $wanted } places ({ $names }), et non { $given }.
    }
refusal-unknown-dice = Il n’y a pas de dés « { $given } ». Il y a : typed, seeded, seeded:<nombre>.
refusal-unknown-language = Il n’y a pas de textes dans la langue « { $given } ». Il y a : { $known }.

## Refus : les dés d’un exemple

refusal-out-of-dice = L’exemple n’a plus de résultat pour « { $why } ».
refusal-impossible-result = L’exemple donne { $given } pour « { $why } », ce qui ne peut pas tomber.
refusal-dice-left = Il reste des résultats inutilisés dans l’exemple : { $left }.

## Refus : annuler, rétablir, bifurquer

refusal-no-such-order = Le héraut ne peut pas faire cela pour cette place en ce moment.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-nothing-to-redo = Il n’y a rien à rétablir.
refusal-sealed =
    { $by ->
        [chance] C’est scellé : le hasard a répondu depuis. On peut annuler malgré tout, mais la soirée en gardera la trace.
        [somebody] C’est scellé : quelqu’un a répondu depuis. On peut annuler malgré tout, mais la soirée en gardera la trace.
        [shown] C’est scellé : quelque chose de caché a été montré depuis. On peut annuler malgré tout, mais la soirée en gardera la trace.
        [end] C’est scellé : la partie est finie. Une bifurcation reprend à n’importe laquelle de ses réponses.
       *[seat] C’est scellé : { $seat } a répondu depuis. On peut annuler malgré tout, mais la soirée en gardera la trace.
    }
refusal-no-such-answer =
    { $count ->
        [0] On ne peut pas repartir de la réponse { $at } : aucune n’a été donnée.
        [one] On ne peut pas repartir de la réponse { $at } : une seule a été donnée.
       *[other] On ne peut pas repartir de la réponse { $at } : { $count } ont été données.
    }
refusal-impossible-answer = La réponse { $number }, « { $given } », n’est pas possible ici.

## Refus : les sauvegardes

refusal-cannot-write = Impossible d’écrire { $path } : { $why }.
refusal-cannot-read = Impossible de lire { $path } : { $why }.
refusal-not-a-save = { $path } n’est pas une sauvegarde de Héraut.
refusal-not-json = { $path } n’est pas du JSON : ligne { $line }, colonne { $column }.
refusal-truncated = { $path } n’est pas complet : le fichier s’interrompt à la ligne { $line }.
refusal-unknown-format = { $path } est une sauvegarde au format { $given } ; ce Héraut lit le format { $known }.
refusal-bad-field = { $path } : le champ « { $field } » manque, ou n’est pas ce que contient une sauvegarde.
refusal-unknown-game = { $path } est une sauvegarde du jeu « { $given } », qui n’est pas ici. Il y a : { $known }.
refusal-other-content = { $path } a été joué avec d’autres cartes ({ $given }) que celles d’ici ({ $here }). Indiquez leur dossier (--content { $game }=DOSSIER), ou faites jouer ses réponses avec ces cartes-ci (--replay).
refusal-changed-file = { $path } a été modifié depuis son enregistrement.
refusal-outdated-save = { $path } : la réponse { $number }, « { $given } », n’est pas possible avec les règles d’aujourd’hui (à moins que le fichier n’ait été modifié). Avec --replay, la partie s’ouvre jusque-là.
refusal-false-dice = { $path } : la réponse { $number } dit « { $given } », mais les dés ont donné « { $fell } » : le fichier a été modifié.
refusal-false-seal = La clé des dés ne correspond pas à leur sceau { $seal } : le fichier a été modifié.
refusal-changed-state = { $path } : l’état contenu dans le fichier n’est pas celui où mènent ses réponses : le fichier a été modifié.

## Refus : le journal d’un serveur

refusal-unknown-journal = « { $url } » n’est pas un journal : donnez un chemin, sqlite:///chemin ou postgresql://hôte/base.
refusal-no-such-journal = Il n’y a pas de journal à { $path }.
refusal-not-a-journal = { $path } est une base de données, mais pas un journal d’Héraut.
refusal-newer-journal = { $path } a été écrit par un Héraut plus récent (format { $given } ; celui-ci lit jusqu’au format { $known }).
refusal-cannot-open = { $path } ne peut pas être ouvert : { $why }.
refusal-journal-emptied = { $path } manque ou est vide, mais son fichier { $log } est là. « heraut journal rescue { $path } » le lit ; pour recommencer à neuf, déplacez-le.
refusal-journal-unreadable = { $path } n’est pas un journal, ou son début est abîmé ({ $why }). Si c’en est un, « heraut journal rescue { $path } » sauve ce qui peut se lire.
refusal-journal-damaged = { $path } est abîmé : { $why }. Ce qui peut s’en lire est montré, et rien n’y est écrit. « heraut journal check { $path } » en dit plus, « heraut journal rescue { $path } » sauve dans un nouveau fichier ce qui est intact.
refusal-no-wal = { $path } est sur un disque qui ne peut pas tenir de journal d’écriture anticipée.
refusal-sqlite-too-old = Le journal demande SQLite 3.35 ou plus récent ; ce Python a { $version }.
refusal-no-fsync = Ce serveur PostgreSQL tourne avec fsync=off : une coupure de courant emporterait des coups confirmés.
refusal-not-unicode = Le journal demande une base PostgreSQL en UTF-8 ; celle-ci a un autre encodage.
refusal-rescue-files = Seul un journal dans un fichier se sauve ; PostgreSQL a ses propres sauvegardes.
refusal-rescue-exists = { $path } existe déjà. --to nomme un autre fichier.
refusal-nothing-to-rescue = Il n’y a dans { $path } aucune entrée qui puisse se lire.

## ── Le terminal ───────────────────────────────────────────────────────────────────────────────────────────────────

## À la table

cli-zone = { $zone } :
cli-each = dans tous les cas → { $what }
cli-asks = { $who } : { $question }
cli-prompt = 1–{ $count }, ou aide :
cli-prompt-end = enregistrer, récit, quitter :
cli-die = { $what } [dé { $number } sur { $count }]
cli-earlier =
    { $count ->
        [one] … une ligne plus ancienne : récit
       *[other] … { $count } lignes plus anciennes : récit
    }
cli-notes =
    { $count ->
        [one] Une note sur ce qui est imprimé ici : notes
       *[other] { $count } notes sur ce qui est imprimé ici : notes
    }
cli-force = « annuler forcer » le fait.
cli-undone = Annulé.
cli-redone = Rétabli.
cli-saved = Partie enregistrée. Pour la reprendre : heraut play --load { $path }
cli-save-first = Enregistrer la partie avant de quitter ? [O/n]
cli-overwrite = { $path } existe déjà. L’écraser ? [o/N]
cli-bye = Au revoir.
cli-won = Victoire : { $who }.
cli-drawn = Aucun vainqueur : match nul.
cli-lost = Aucun vainqueur : tout est perdu.
cli-scores = Scores : { $scores }.
cli-end-hint = « enregistrer » garde la partie (heraut replay FICHIER la raconte à nouveau, heraut verify FICHIER prouve ses dés), « récit » la raconte maintenant, « quitter » s’en va.
cli-stands = La partie n’est pas terminée.
cli-help =
    Une réponse : son numéro (2), ou sa forme écrite, celle des sauvegardes (parry 1).
    pourquoi            les règles de la question     pourquoi 3       celles du choix 3
    pourquoi ATT 2      un nombre de la figurine 2    pourquoi A1      tout sur la figurine A1
    pourquoi pas        ce qui est refusé             pourquoi pas attack 1 2   ce souhait-là
    règle ID            une règle du livre            récit            tout ce qui s’est passé
    annuler  rétablir   reprendre, rejouer            annuler forcer   même ce qui est scellé
    enregistrer [FICH]  garder la partie              terrain          redessiner la table
    notes               ce qui est supposé ici        langue fr|en     l’autre langue
    chances             où mène chaque réponse        conseil          ce que répondrait un bon joueur
    quitter             s’en aller
    Les mots anglais conviennent aussi : why, rule, undo, redo, save, tale, field, odds, hint, help, lang, quit.
cli-faces = Il peut être sorti : { $known }. Le nom suffit.
cli-hint = L’avis du conseiller (de −1, tout est perdu, à +1, tout est gagné), le meilleur d’abord :
cli-hint-worth =
    { $value }, { $visits ->
        [one] essayé une fois
       *[other] essayé { $visits } fois
    }
cli-nothing-refused = Rien de ce qu’on pourrait souhaiter n’est refusé ici.
cli-no-rules = Aucune règle n’est citée ici.
cli-gap = le texte n’en dit rien ; ajoutée pour jouer

cli-part-printed = { $amount } (imprimé)
cli-part-replaced = remplacé par { $amount } ({ $why })
cli-part-added = { $amount } ({ $why })
cli-part-multiplied = × { $amount } ({ $why })
cli-part-at-least = au moins { $amount } ({ $why })
cli-part-at-most = au plus { $amount } ({ $why })

## Les commandes

cli-game = { $name } (contenu { $version } ; * la valeur habituelle d’un réglage)
cli-seats =
    { $count ->
        [one] une place
       *[other] { $count } places
    }
cli-which-scenario = Quel scénario ? 1–{ $count } [1] :
cli-good-content =
    { $scenarios ->
        [one] OK : { $game }, contenu { $version }, un scénario.
       *[other] OK : { $game }, contenu { $version }, { $scenarios } scénarios.
    }
cli-bad-content = Ce contenu ne peut pas servir : { $why }
cli-journal-holds =
    { $tables ->
        [one] { $store } : une table
       *[other] { $store } : { $tables } tables
    }, { $entries ->
        [one] une entrée intacte.
       *[other] { $entries } entrées intactes.
    }
cli-journal-wrong = Abîmé : { $what }.
cli-journal-broken =
    Table { $table }… : { $whole ->
        [0] rien ne tient
        [one] la première entrée tient
       *[other] les { $whole } premières entrées tiennent
    }, { $lost ->
        [one] une entrée ultérieure est perdue.
       *[other] { $lost } entrées ultérieures sont perdues.
    }
cli-journal-more =
    { $count ->
        [one] … et une table de plus.
       *[other] … et { $count } tables de plus.
    }
cli-journal-unread = Table { $table }… : l’entrée { $n } tient, mais ne veut rien dire pour cet Héraut.
cli-journal-whole = Le journal est intact.
cli-journal-damaged = Le journal est abîmé. Une fois le serveur arrêté, « heraut journal rescue { $store } » sauve dans un nouveau fichier ce qui tient.
cli-journal-rescued =
    Sauvé dans { $path } : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }, { $entries ->
        [one] une entrée.
       *[other] { $entries } entrées.
    } Pour continuer avec : heraut serve --store { $path }
cli-sim-scenario =
    { $games ->
        [0] { $scenario } : aucune partie
        [one] { $scenario } : une partie
       *[other] { $scenario } : { $games } parties
    }
cli-sim-seat = { $seat } { $name } ({ $bot }) : { $wins } victoires ({ $share } %), score moyen { $score }
cli-sim-lost = perdues par tous : { $lost }
cli-sim-rest = parties nulles : { $draws }, décisions en moyenne : { $decisions }, { $speed } parties/s
cli-sim-interrupted = Interrompu : { $done } parties jouées sur { $wanted }.
cli-sim-go-on = --resume la reprend.
cli-sim-kept = Conservé dans { $path }. Pour voir une partie : heraut replay { $path } --game { $id }
cli-arena-balance = Les scénarios, { $judge } à toutes les places : la part de chaque place (95 %)
cli-arena-lopsided = déséquilibré
cli-arena-even = équilibré
cli-arena-unsure = incertain (trop peu de parties)
cli-arena-pairs = Les paires, chaque graine depuis chaque place : la part du premier (95 %)
cli-arena-pair = paire
cli-arena-scenario = scénario
cli-arena-games = parties
cli-arena-wdl = gagnées–nulles–perdues
cli-arena-share = part
cli-arena-all = tous
cli-arena-elo = Elo, { $anchor } valant 0 (95 %), et secondes par réponse
cli-arena-bot = joueur
cli-arena-rating = Elo
cli-arena-p50 = médiane
cli-arena-most = la plus longue
cli-arena-none-even = Tous les scénarios sont déséquilibrés : personne ne s’est rencontré. --scenario en nomme un malgré cela.
cli-plot-drawn =
    { $games ->
        [one] { $path } : une partie dessinée.
       *[other] { $path } : { $games } parties dessinées.
    }
cli-replay-saved = Enregistré dans { $path }. Pour la voir : heraut replay { $path } --browser

## Les images

plot-wins = Qui gagne
plot-lengths = La durée des parties
plot-scores = Les scores à la fin
plot-elo = La force des joueurs
plot-note =
    { $games ->
        [one] une partie · { $names } · { $sure }
       *[other] { $games } parties · { $names } · { $sure }
    }
plot-sure-wins = intervalles à 95 % (Wilson)
plot-sure-lengths = le trait est la médiane
plot-sure-scores = le trait pointillé est la moyenne
plot-sure-elo = intervalles à 95 % (Bradley–Terry)
plot-all = tous ensemble
plot-share = part de { $name }
plot-median = médiane { $value }
plot-decisions = réponses données par les joueurs
plot-score = score
plot-anchor = Elo, { $name } valant 0

## Refus : servir

refusal-cannot-listen = Le serveur ne peut écouter à { $where } : { $why }.
refusal-bad-proxy = Un mandataire se nomme par son adresse ou son réseau, comme 10.0.0.1 ou 10.0.0.0/8, et non « { $given } ».

## Refus : les études

refusal-no-extra = Il faut pour cela { $module }, qui n’est pas installé : pip install "heraut[{ $extra }]"
refusal-no-engine = Il n’y a pas de moteur « { $given } ». Il y a : { $known }.
refusal-other-worker = Une machine a le contenu { $there } de { $game } ; ici c’est { $here }. Installez-y le même.
refusal-resume-what = --resume reprend un fichier de résultats : nommez-le avec --out.
refusal-results-exist = { $path } existe. --resume le reprend ; un autre nom recommence à neuf.
refusal-not-in-plan = { $path } contient la partie { $which }, qui n’est pas dans ce plan. Demandez les mêmes parties ou davantage, ou nommez un autre fichier.
refusal-other-plan =
    { $what ->
        [game] { $path } a été commencé avec le jeu { $held }, et ici c’est { $wanted }. Nommez un autre fichier.
        [content] { $path } a été commencé avec le contenu { $held }, et ici c’est { $wanted }. Nommez un autre fichier.
       *[settings] { $path } a été commencé avec les réglages { $held }, et ici ce sont { $wanted }. Nommez un autre fichier.
    }
refusal-not-results = { $path } n’est pas un fichier de résultats.
refusal-no-such-format = { $path } : les résultats se gardent dans des fichiers en { $known }.
refusal-no-such-game = Il n’y a pas de partie « { $given } » dans { $path }. Il y en a { $count }, comme { $known }.
refusal-played-otherwise = { $which } mène ailleurs aujourd’hui : les règles ne sont plus celles d’alors, ou le fichier a été changé.
refusal-too-few-bots = Une arène demande au moins deux joueurs différents.
refusal-no-such-picture = { $path } : les images se gardent dans des fichiers en { $known }.
refusal-no-such-kind = Il n’y a pas d’image « { $given } ». Il y a : { $known }.
refusal-nothing-to-draw = Il n’y a pas ici de parties pour l’image « { $kind } ».

## Mauvais usage

cli-no-such-option = Il n’y a pas d’option { $option } ici. --help les énumère.
cli-missing = Il manque quelque chose : { $name }. --help en dit plus.
cli-bad-value = { $name } ne peut pas valoir cela : { $why }.
cli-wrong-use = Cela ne se comprend pas : { $why }. --help en dit plus.
refusal-no-command = Il n’y a pas de commande « { $given } ». Il y a : { $known }.
refusal-no-game = Il n’y a pas de jeu « { $given } ». Il y a : { $known }.
refusal-broken-game = Le jeu « { $given } », qu’un autre paquet apporte, ne peut pas être chargé : { $why }.
refusal-no-folder = Il n’y a pas de dossier { $path }.
refusal-bad-setting = « { $given } » n’est pas un réglage : écrivez nom=valeur.
refusal-bad-content = « { $given } » ne dit pas quel jeu se joue avec quel dossier : écrivez wow_adventure=DOSSIER, par exemple.
refusal-bad-seat = « { $given } » ne dit pas qui s’assoit où : écrivez par exemple 1=human.
refusal-no-seat = Il n’y a pas de place « { $given } ». Il y a : { $known }.
refusal-unknown-bot = Il n’y a pas de joueur « { $given } ». Il y a : { $known }.
refusal-wrong-bots = Le scénario « { $scenario } » a { $wanted } places ({ $names }), mais le nombre de joueurs nommés est { $given }.
refusal-not-with-load = { $option } ne va pas avec --load : la sauvegarde le dit déjà.
refusal-other-game = { $path } est une sauvegarde de { $game }, et non de { $given }.
refusal-no-such-option = Il n’y a pas de choix { $given } : ils vont de 1 à { $count }.
refusal-not-a-face = « { $given } » n’a pas pu tomber. Résultats possibles : { $known }.
refusal-too-many-dice =
    { $count ->
        [one] Trop de dés : { $given } saisis, un seul attendu.
       *[other] Trop de dés : { $given } saisis, { $count } attendus.
    }
refusal-not-understood = « { $given } » n’est ni une réponse ni une commande. « aide » énumère les commandes.
refusal-cannot-explain = Héraut ne sait pas expliquer « { $given } ». Essayez : pourquoi, pourquoi 1, pourquoi A1, ou pourquoi suivi d’un nom de nombre et d’une figurine.
refusal-no-such-number = Il n’y a pas de nombre « { $given } » sur { $piece }. Il y a : { $known }.
refusal-no-rule = Il n’y a pas de règle « { $given } ». Proches : { $near }.

# Bots.

bot-random = Au hasard
bot-first = Premier choix

# Chances.

outcome-wins = { $seat } l’emporte
outcome-drawn = égalité
outcome-undecided = indécis
outcome-all-lose = tous perdent
outcome-win-together = les places { $seats } l’emportent ensemble
horizon-question = À la prochaine question
horizon-game = À la fin de la partie
policy-best = chacun jouant au mieux
policy-greedy = chacun prenant ce qui paraît le mieux sur le moment
policy-random = chacun répondant au hasard
policy-first = chacun prenant la première réponse
policy-likely = chacun jouant comme on joue d’ordinaire
odds-exact = { $horizon } : exact, { $policy }.
odds-nearly = { $horizon } : exact à { $error } % près, { $policy }.
odds-sampled = { $horizon } : environ, à ± { $error } % d’après { $samples } essais, { $policy }.
refusal-no-hint = Il n’y a rien à décider ici.
refusal-no-odds = Il n’y a pas de chances à donner ici.
refusal-no-stakes = Il n’y a pas de chances à donner pour « { $question } ».
refusal-no-choice = Personne n’a de choix à faire maintenant : il n’y a pas de chances à comparer.
refusal-no-duels = { $game } ne connaît pas de duel entre deux combattants.
refusal-no-fighter = Il n’y a pas de combattant « { $given } ». Proches : { $near }.
refusal-no-fight = Ces deux-là n’en viennent pas aux mains dans « { $scenario } ».
cli-luck =
    { $who } : { $dice ->
        [one] un dé donne
       *[other] { $dice } dés donnent
    } { $total } pour { $expected } attendus ({ $more }) ; sur 100 lancers pareils, { $lower } donnent moins.
cli-luck-nobody = Dés de personne
cli-luck-none = Aucun dé n’a été jeté.

cli-verify-typed = Des gens ont lancé les dés et les ont saisis : il n’y a rien à vérifier.
cli-verify-none = Rien n’a été laissé au hasard.
cli-verify-sealed =
    { $count ->
        [one] Un résultat sous le sceau { $seal }.
       *[other] { $count } résultats sous le sceau { $seal }.
    }
cli-verify-seeded =
    { $count ->
        [one] Un résultat de la graine choisie { $seal } : qui la connaissait pouvait le prévoir.
       *[other] { $count } résultats de la graine choisie { $seal } : qui la connaissait pouvait les prévoir.
    }
cli-verify-unproved =
    { $count ->
        [one] Un résultat que rien ne prouve.
       *[other] { $count } résultats que rien ne prouve.
    }
cli-verified = Les { $results } résultats de cette partie sont bien ceux de ses dés ({ $thrown } ont été lancés, avec ceux qui furent repris).
refusal-other-seal = { $path } : ses dés n’étaient pas scellés par { $seal }.
