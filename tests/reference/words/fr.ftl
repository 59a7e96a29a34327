ask-mark = Où { $seat } met-il sa marque ?
ask-speak = { $seat } passe-t-il ou mise-t-il ?
ask-bet = { $seat } se couche-t-il, suit-il ou relance-t-il ?
option-mark = Case { $cell }
option-fold = Se coucher
option-call = Suivre
option-raise = Relancer
option-pass = Passer
