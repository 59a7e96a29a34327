ask-mark = Where does { $seat } put a mark?
ask-speak = Does { $seat } pass or bet?
ask-bet = Does { $seat } fold, call or raise?
option-mark = Cell { $cell }
option-fold = Fold
option-call = Call
option-raise = Raise
option-pass = Pass
