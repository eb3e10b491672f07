"""Lines of generated rollouts: how a card is chosen by rule of thumb, and what follows a trick that is won."""

# c: the legal cards, a mask of more than one, of which ``card`` is one; h: the hand; left: tricks to come; need: tricks still
# wanted; out: the cards that not everybody has seen. Of the cards of a suit only the highest or the lowest comes into
# question, for whatever they are asked for rises or falls with their rank.
CHOOSE = """
need = targets[seat] - won[seat]; i = -1
if f_led < 0:
    if need > 0:
        unseen = out ^ (out & h); tr = unseen & TR; spare = need < left; value = 39 if spare else -10000
        for suit in SUITS:
            m = c & suit
            if m:
                top = HIGHEST[m]; x = (unseen & ABOVE[top]).bit_count()
                if suit == TR: v = 100 - 30 * x
                else:
                    v = 90 - 35 * x
                    if tr: v -= 6 * (h & suit).bit_count()
                    if x and spare: v -= 20
                if v > value: value = v; i = top
else:
    w = c & f_beaten_by[f_best]
    if need > 0:
        if w:
            i = HIGHEST[w & TR or w]
            if seat == final or (need < left and (out ^ (out & h)) & ABOVE[i]): i = LOWEST[w ^ (w & TR) or w]
    elif w == c: i = HIGHEST[w & TR or w] if seat == final else LOWEST[w ^ (w & TR) or w]
    else:
        c ^= w; unseen = out ^ (out & h); value = -10000
        for suit in SUITS:
            m = c & suit
            if m:
                top = HIGHEST[m]; v = DANGER[(unseen & ABOVE[top]).bit_count()][(unseen & BELOW[top]).bit_count()]
                if suit == TR: v += TRUMP
                if v > value: value = v; i = top
if i >= 0: card = i
else:
    m = c & SUIT[card]; card = LOWEST[m]
    if m != c:
        unseen = out ^ (out & h); value = 10000
        for suit in SUITS:
            m = c & suit
            if m:
                i = LOWEST[m]; v = DANGER[(unseen & ABOVE[i]).bit_count()][(unseen & BELOW[i]).bit_count()]
                if suit == TR: v += TRUMP
                if v < value: value = v; card = i
"""


# The same where cards are worth something, as `card_by_points` has it: ``stake`` is what lies on the trick, ``high`` what
# makes it worth winning, ``after`` how many play later. Of several cards the one that comes first in an order of the whole
# deck is played; the orders, one for each thing that one may be after, are made beforehand.
CHOOSE_BY_POINTS = """
if f_led < 0:
    unseen = out ^ (out & h); m = 0; rest = c & ~TR
    while rest:
        i = rest.bit_length() - 1; rest ^= BIT[i]
        if not unseen & ABOVE[i] and (unseen & SUIT[i]).bit_count() >= 2 * after: m |= BIT[i]
    if m: order_of = dear
    else: m = c; order_of = cheap
else:
    w = c & f_beaten_by[f_best]; m = c ^ w
    ALLY
    if w and not after: m = w; order_of = dear_win
    elif w and (not m or stake >= high): m = w; order_of = cheap_win
    else: order_of = cheap
card = m.bit_length() - 1
m ^= BIT[card]
if m:
    value = order_of[card]
    while m:
        i = m.bit_length() - 1; m ^= BIT[i]
        if order_of[i] < value: value = order_of[i]; card = i
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
    for seat in SEATS[leader]: bit = BIT[stock.pop(0)]; hands[seat] |= bit; STOCK ^= bit
stake = 0.0; after = PLAYERS
"""
