title = Liar's dice
tagline = Bid on dice that you cannot see, and be believed.

first-bid = How many dice of which face lie on the whole table, at least? Bid.
raise-or-doubt = { $bid } was bid. Bid more, or doubt it.
bid =
    { $n ->
        [one] one { $face }
       *[other] { $n } dice of { $face }
    }
label-bid = { $bid }
label-doubt = Doubt: not { $bid }
# The log keeps a roll, but not what was rolled.
line-roll = A die was rolled under a cup
revealed-roll =
    { $n ->
        [one] { $n } die was rolled
       *[other] { $n } dice were rolled
    }
line-bid = Bid { $bid }
line-doubt = Doubted { $bid }
too-low = bid more dice, or as many of a higher face
not-so-many = so many dice are not on the table
nothing-to-doubt = nobody has bid yet
dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
