/** The Castle: an enclosure with its gate to the west, six towers, the keep, a moat all round. Layout ours [SG-TABLE-MAPS]. */

export const CASTLE_TEXT = `map castle
edges E west, F north, G east, H south

; Outside: . ground  " brush  T tree  ~ ditch  = drawbridge
; Castle:  n rampart  # wall  , court  s stairs  g gate
; Towers:  o room  x slit  d door  W winch      Keep:  O room  X slit  D entrance
ground
 1    .   T   .   .   .   .   .   .   .   .   .   .   .   T
    T   .   .   .   .   "   .   .   .   T   .   .   .   T
 2    .   .   .   .   .   "   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .   .   .   .   .   .
 3    "   .   .   ~   ~   ~   ~   ~   ~   ~   ~   .   .   .
    .   "   .   ~   ~   ~   ~   ~   ~   ~   ~   ~   .   .
 4    "   .   ~   x   n   n   n   n   n   n   x   ~   "   .
    .   .   .   x   d   n   n   n   n   n   d   x   .   "
 5    .   .   ~   o   ,   ,   ,   ,   ,   ,   o   ~   .   .
    .   .   .   d   o   ,   s   ,   ,   ,   o   d   .   "
 6    .   .   ~   ,   ,   ,   ,   ,   ,   ,   ,   ~   .   .
    .   .   .   n   ,   ,   s   ,   ,   ,   ,   n   .   .
 7    .   .   ~   d   ,   ,   ,   ,   ,   ,   ,   ~   .   .
    .   .   .   x   o   ,   ,   ,   ,   ,   ,   n   .   .
 8    .   .   ~   x   ,   ,   ,   ,   O   ,   ,   ~   .   .
    .   .   .   #   ,   ,   ,   ,   X   X   ,   n   .   .
 9    .   .   ~   ,   ,   ,   ,   X   O   X   ,   ~   .   .
    .   .   .   g   ,   ,   ,   ,   O   O   ,   n   .   .
10    .   .   =   ,   ,   ,   ,   D   O   O   ,   ~   .   T
    .   .   .   g   ,   ,   ,   ,   O   O   ,   n   .   .
11    .   .   ~   ,   ,   ,   ,   X   O   X   ,   ~   .   .
    .   .   .   #   ,   ,   ,   ,   X   X   ,   n   .   .
12    .   .   ~   x   ,   ,   ,   ,   O   ,   ,   ~   .   .
    .   .   .   x   W   ,   ,   ,   ,   ,   ,   n   .   .
13    .   .   ~   d   ,   ,   ,   ,   ,   ,   ,   ~   "   .
    .   .   .   n   ,   ,   s   ,   ,   ,   ,   n   .   .
14    .   .   ~   ,   ,   ,   ,   ,   ,   ,   ,   ~   .   .
    "   "   .   d   o   ,   s   ,   ,   ,   o   d   .   .
15    "   .   ~   o   ,   ,   ,   ,   ,   ,   o   ~   .   .
    .   .   .   x   d   n   n   n   n   n   d   x   .   .
16    .   .   ~   x   n   n   n   n   n   n   x   ~   .   .
    .   .   .   ~   ~   ~   ~   ~   ~   ~   ~   ~   .   .
17    .   .   .   ~   ~   ~   ~   ~   ~   ~   ~   .   .   T
    .   T   .   .   .   .   .   .   .   .   .   .   .   T
18    .   .   .   .   .   .   .   .   .   .   .   .   .   .
    T   .   .   .   .   .   .   "   .   .   .   .   .   .
19    .   .   .   .   .   .   .   .   .   T   .   .   .   .

buildings
  north-west-tower H5
  south-west-tower H15
  north-east-tower V5
  south-east-tower V15
  north-gate-tower I7
  south-gate-tower I12
  keep R10

sides
; Corner towers: three slits outward, a door to either curtain.
  slit H4 2
  slit G4 3 4
  door I4 1
  door G5 5
  slit V4 2
  slit W4 0 1
  door U4 3
  door W5 5
  slit H16 5
  slit G15 3 4
  door I15 0
  door G14 2
  slit V16 5
  slit W15 0 1
  door U15 4
  door W14 2
; Gate towers: two slits over the moat, one into the gate.
  slit G7 3 4
  slit H8 5
  door H7 3
  slit G12 3 4
  slit H12 2
  door H13 4
; The keep: eight slits, one entrance to the west.
  slit P9 3
  slit P11 4
  slit Q8 2
  slit Q11 5
  slit S8 2
  slit S11 5
  slit T9 1
  slit T11 0
  keep-door P10 3
  gateway F10 0 1

special
  gate-wall G8 G11
`
