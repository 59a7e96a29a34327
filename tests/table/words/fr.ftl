ask-choose-act = Tour { $turn } : que fait { $who } ?
option-strike =
    { $dice ->
        [one] Frapper avec un dé
       *[other] Frapper avec { $dice } dés
    }
option-rest = Se reposer
option-pick = Piocher une carte
fact-rested = { $who } se repose.
fact-struck = { $who } lance { $faces } : { $total } points.
fact-drew = { $who } pioche { $card }.
fact-ended =
    { $drawn ->
        [yes] Personne ne gagne : { $points }.
       *[no] C’est fini : { $points }.
    }
