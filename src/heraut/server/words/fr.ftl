### Ce que dit le serveur.

## Qui joue

bot-easy = Facile
bot-normal = Normal
bot-hard = Difficile
bot-greedy = Avide
bot-random = Hasard
bot-first = Première réponse

## Sceaux

seal-chance = C’est scellé : le hasard a répondu depuis.
seal-somebody = C’est scellé : quelqu’un a répondu depuis.
seal-shown = C’est scellé : quelque chose de caché a été montré depuis.
seal-end = C’est scellé : la partie est finie. Une nouvelle table peut reprendre à n’importe laquelle de ses réponses.
seal-seat = C’est scellé : { $seat } a répondu depuis.

## Refus

refusal-no-table = Il n’y a pas de telle table.
refusal-no-page = Il n’y a rien à cette adresse.
refusal-wrong-method = Cette adresse ne s’emploie pas ainsi.
refusal-unknown-token = Cette place n’est plus la vôtre, ou ne l’a jamais été : sa clé n’est pas connue ici.
refusal-not-host = Seul qui a ouvert la table peut le faire.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-not-asked = On ne demande rien à cette place en ce moment.
refusal-overtaken = Quelqu’un a été plus rapide : cette réponse n’est plus possible.
refusal-not-a-persons-seat = On ne peut inviter personne à cette place.
refusal-bad-invite = Cette invitation est utilisée, ou n’a jamais été donnée.
refusal-bad-name = Un nom a de 1 à { $most } caractères visibles.
refusal-not-over = Cela se dit une fois la partie finie.
refusal-still-played = C’est possible quand la partie est finie, ou quand tout le monde est à cet appareil.
refusal-may-not-force = Un sceau ne se brise que si tout le monde est à cet appareil, ou si l’on tape les dés.
refusal-key-taken = Cette clé a servi à autre chose.
refusal-bad-frame = Ce message ne se comprend pas : { $why }
refusal-bad-body = Ce qui a été envoyé ne se comprend pas : { $why }
refusal-too-large = C’est trop gros : { $most } octets au plus.
refusal-too-fast = C’est trop rapide. Attendez un instant.
refusal-too-busy = On réfléchit ici à trop de choses en ce moment. Réessayez.
refusal-too-many = Trop de lignes sont ouvertes d’ici.
refusal-say-hello = Dites d’abord bonjour : quelle table ?
refusal-other-origin = Un autre site ne peut pas faire cela.
refusal-other-host = Ce serveur ne porte pas ce nom.
refusal-too-long = Une sauvegarde de plus de { $most } réponses n’est pas acceptée.
refusal-outdated = Les règles d’aujourd’hui ne vont pas plus loin à cette table. Elle reprend dès que tous sont d’accord.
refusal-game-gone = Le jeu de cette table n’est plus ici.
refusal-cards-gone = Cette table a été jouée avec d’autres cartes que celles d’ici.
refusal-nothing-to-agree = Il n’y a rien ici sur quoi s’accorder.
refusal-fault = Quelque chose s’est mal passé ici. Rien n’a changé.
refusal-entry-taken = Quelqu’un a été plus rapide. Regardez de nouveau.
refusal-journal-closed = Le serveur s’arrête.
refusal-journal-gap = Le journal de cette table est abîmé.
refusal-journal-altered = Le journal de cette table est abîmé.
refusal-journal-short = Le journal de cette table est abîmé.
refusal-journal-read-only = Le journal du serveur est abîmé : ce qui peut se lire est montré, mais plus rien n’est écrit. Qui tient le serveur peut le sauver.
refusal-unfit-length = Cela ne peut pas être noté : un nom a de 1 à { $most } caractères.
refusal-unfit-space = Cela ne peut pas être noté : le nom d’une table n’a pas d’espaces.
refusal-unfit-number = Cela ne peut pas être noté : les entrées se comptent à partir de 1.
refusal-unfit-character = Cela ne peut pas être noté : il s’y trouve des signes qui ne sont pas du texte.

# À la place de ceux qui nomment un fichier de cette machine.
refusal-cannot-write = Le serveur ne peut pas écrire en ce moment. Rien n’a changé ; réessayez.
refusal-cannot-read = Le serveur ne peut pas lire en ce moment. Réessayez.
refusal-journal-damaged = Le journal de cette table est abîmé : il ne peut pas être lu.
refusal-journal-gone = Le serveur a perdu son journal : le fichier a été supprimé, déplacé ou remplacé. Rien n’a changé.

## Au terminal

serving = Héraut est à { $url } (Ctrl-C l’arrête).
serving-kept = Les tables sont gardées dans { $store }.
no-screen =
    Héraut tourne, mais ses pages ne sont pas construites.

    Dans le dossier du projet :  make web

    L’interface de programmation est décrite à /api/docs.
