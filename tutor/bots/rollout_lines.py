"""Lines of generated rollouts: how a card is chosen by rule of thumb, and what follows a trick that is won."""

# c: the legal cards, a mask of more than one; h: the hand; left: tricks to come; need: tricks still wanted.
CHOOSE = """
unseen = DECK & ~(seen | h)
need = targets[seat] - won[seat]
if f_led < 0:
    card = -1; value = -10000; m = c
    if need > 0:
        spare = need < left; tr = unseen & TR
        while m:
            bit = m & -m; m ^= bit; i = bit.bit_length() - 1; x = (unseen & ABOVE[i]).bit_count()
            if bit & TR: v = 100 - 30 * x
            else:
                v = 90 - 35 * x
                if tr: v -= 6 * (h & SUIT[i]).bit_count()
                if x and spare: v -= 20
            if v > value: value = v; card = i
        if value < 40 and spare: card = -1; m = c
    if card < 0:
        value = 10000
        while m:
            bit = m & -m; m ^= bit; i = bit.bit_length() - 1
            x = (unseen & ABOVE[i]).bit_count(); y = (unseen & BELOW[i]).bit_count()
            v = 50 * (y + 1) // (x + y + 1) - 4 * x
            if bit & TR: v += 60
            if v < value: value = v; card = i
else:
    w = c & f_beaten_by[f_best]; m = c ^ w
    if need > 0 and w:
        card = -1; value = 1000; m = w; x = -1
        if seat != final:
            top = HIGHEST(w, TR, ABOVE); x = (unseen & ABOVE[top]).bit_count()
            if x and need < left: x = -1
        while m:
            bit = m & -m; m ^= bit; i = bit.bit_length() - 1
            if x < 0 or (unseen & ABOVE[i]).bit_count() == x:
                v = RANK[i] + (100 if bit & TR else 0)
                if v < value: value = v; card = i
    elif need > 0:
        card = -1; value = 10000
        while m:
            bit = m & -m; m ^= bit; i = bit.bit_length() - 1
            x = (unseen & ABOVE[i]).bit_count(); y = (unseen & BELOW[i]).bit_count()
            v = 50 * (y + 1) // (x + y + 1) - 4 * x
            if bit & TR: v += 60
            if v < value: value = v; card = i
    elif m:
        card = -1; value = -10000
        while m:
            bit = m & -m; m ^= bit; i = bit.bit_length() - 1
            x = (unseen & ABOVE[i]).bit_count(); y = (unseen & BELOW[i]).bit_count()
            v = 50 * (y + 1) // (x + y + 1) - 4 * x
            if bit & TR: v += 60
            if v > value: value = v; card = i
    else:
        card = HIGHEST(w, TR, ABOVE) if seat == final else LOWEST(w, TR, ABOVE)
c = 1 << card
"""


# The same where cards are worth something, as `card_by_points` has it: ``stake`` is what lies on the trick, ``high`` what
# makes it worth winning, ``after`` how many play later. Of several cards the one that comes first in an order of the whole
# deck is played; the orders, one for each thing that one may be after, are made beforehand.
CHOOSE_BY_POINTS = """
if f_led < 0:
    unseen = DECK & ~(seen | h); m = 0; rest = c & ~TR
    while rest:
        bit = rest & -rest; rest ^= bit; i = bit.bit_length() - 1
        if not unseen & ABOVE[i] and (unseen & SUIT[i]).bit_count() >= 2 * after: m |= bit
    if m: order_of = dear
    else: m = c; order_of = cheap
else:
    w = c & f_beaten_by[f_best]; m = c ^ w
    ALLY
    if w and not after: m = w; order_of = dear_win
    elif w and (not m or stake >= high): m = w; order_of = cheap_win
    else: order_of = cheap
card = m.bit_length() - 1
if m & (m - 1):
    value = order_of[card]; m ^= 1 << card
    while m:
        bit = m & -m; m ^= bit; i = bit.bit_length() - 1
        if order_of[i] < value: value = order_of[i]; card = i
c = 1 << card
"""
ALLY = "if m and (leader - seat) % 2 == 0: order_of = cheap_gift if after else dear_gift\n    el"
WON = """
piles[leader % OWNERS] |= TRICK; gained[leader % OWNERS] += stake
for item in open_to:
    if item[2] < 0 and (STOCK or not item[1]):
        x = leader if hands[leader] & item[0] == item[0] else -1
        if x < 0 and PAIRS:
            y = (leader + 2) % PLAYERS
            if hands[y] & item[0] == item[0]: x = y
        if x >= 0: item[2] = x; break
if STOCK:
    for seat in SEATS[leader]: bit = 1 << stock.pop(0); hands[seat] |= bit; STOCK ^= bit
stake = 0.0; after = PLAYERS
"""
