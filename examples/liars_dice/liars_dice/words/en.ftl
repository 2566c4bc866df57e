title = Liar's dice
tagline = Bid on dice that you cannot see, and be believed.

first-bid = How many dice of which face lie on the whole table, at least? Bid.
raise-or-doubt = { $bid } was bid. Bid more, or doubt it.
bid =
    { $n ->
        [one] one { $face }
       *[other] { $n } dice of { $face }
    }
doubt = Doubt: not { $bid }
did = { CAP($what) }
rolled = A die was rolled under a cup
dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
