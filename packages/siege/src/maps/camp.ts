/** The Camp: tents round a green, trenches toward the castle in the east, a height with its bank, brush and a wood. Layout ours. */

export const CAMP_TEXT = `map camp
edges A north, B west, C south, D east

; . ground  ^ height  b bank  " brush  T tree  A tent  v trench
ground
 1    ^   ^   ^   .   .   .   .   .   .   .   .   .   .   .
    ^   ^   ^   b   .   .   .   .   .   .   .   .   .   .
 2    ^   ^   ^   .   .   .   "   "   .   .   .   .   .   .
    ^   ^   ^   b   .   .   .   "   .   T   .   .   .   T
 3    ^   ^   ^   .   "   .   .   .   .   .   "   .   .   .
    ^   ^   ^   b   .   .   .   .   .   .   "   .   .   .
 4    ^   ^   b   .   .   .   .   .   .   .   .   .   .   .
    ^   ^   b   .   .   .   .   .   .   .   .   .   v   .
 5    b   b   .   .   .   .   .   .   .   .   .   .   .   .
    b   b   .   .   .   .   A   .   A   .   .   .   v   .
 6    .   .   .   .   .   A   .   .   A   .   .   .   .   .
    .   .   .   .   .   .   A   .   .   .   .   .   v   .
 7    .   .   .   .   .   .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .   .   .   .   v   .
 8    .   .   .   "   .   .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .   .   .   .   v   .
 9    .   .   .   "   .   .   .   .   .   .   .   .   .   .
    .   .   .   .   "   A   .   .   .   .   A   .   .   "
10    .   .   .   .   A   .   .   A   .   .   .   .   .   "
    .   .   "   .   .   .   .   A   .   .   A   .   .   "
11    .   .   "   .   .   .   .   A   .   .   .   .   .   .
    .   .   "   .   .   .   .   .   .   .   .   .   v   .
12    .   .   .   .   .   .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .   .   .   .   v   .
13    .   .   .   .   .   .   .   .   .   .   .   .   .   .
    T   T   .   .   .   .   A   .   .   .   .   .   v   .
14    T   .   .   .   .   A   .   .   .   .   .   .   .   .
    .   .   T   .   .   .   A   .   .   A   .   .   v   .
15    T   T   .   .   .   .   .   .   A   .   .   .   .   .
    .   T   .   .   .   .   .   .   .   .   .   .   v   .
16    .   .   T   .   .   .   .   .   .   .   .   .   .   .
    T   .   .   .   .   .   .   .   .   .   .   "   .   .
17    .   .   .   .   .   .   "   .   .   .   "   .   .   .
    .   .   .   .   T   .   .   "   .   .   .   "   .   .
18    .   .   .   .   .   .   .   .   .   T   .   .   .   T
    .   .   .   .   .   .   .   .   .   .   .   .   .   .
19    .   .   .   .   .   .   .   .   .   .   .   .   .   .
`
