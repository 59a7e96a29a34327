ask-choose-act = Turn { $turn }: what does { $who } do?
option-strike =
    { $dice ->
        [one] Strike with one die
       *[other] Strike with { $dice } dice
    }
option-rest = Rest
option-pick = Draw a card
fact-rested = { $who } rests.
fact-struck = { $who } throws { $faces }: { $total } points.
fact-drew = { $who } draws { $card }.
fact-ended =
    { $drawn ->
        [yes] Nobody wins: { $points }.
       *[no] It is over: { $points }.
    }
