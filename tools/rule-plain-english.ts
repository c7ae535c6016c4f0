/** Rules whose line in the ledger speaks to makers of the game: the same rule, said to a player. */
export const PLAIN: { readonly [id: string]: string } = {
  'SS-DECK-5': 'The pre-constructed Starter deck of a faction consists of the cards with the green crest.',
  'SS-BOSS-1':
    'The back of the chosen Boss card gives starting Menace Level, number of Basic cards, number of Advanced cards and starting Life Points, with separate Solo and Co-op columns.',
  'SG-0-1':
    'The game is complete in itself yet shares its system with CRY HAVOC: pieces and maps of other sets can be used next to these without any change of rules.',
  'SG-0-2':
    'The rules come in five cumulative sections, and each of the first five scenarios needs the sections up to its own number. A scenario names the highest section in force; everything from later sections is switched off.',
  'SG-0-3':
    'The original box holds seven scenarios: five playable with this game alone and two that also need the CRY HAVOC material. A scenario may name other map and piece sets it depends on.',
  'SG-0-4': 'Players are invited to build their own scenarios; every quantity of a scenario can be set in its file.',
  'SG-1.62-3': 'Exception: a siege tower hex can hold two characters, one per storey (SG-2.46-1).',
  'SG-2.1-1': 'Filled ditch: 2 MP on foot, closed to horses; NONE cover; class ZERO.',
  'SG-2.1-2': 'Rubble (demolished wall): 2 MP on foot, closed to horses; MEDIUM cover; class MINUS.',
  'SG-REF-CBM-E':
    'Versus mounted, E: horse unhurt, rider wounded; unlike the other results D to H it does not unhorse him.',
  'SG-REF-CBF-X':
    'Versus foot, the other results: B attacker retreats 1 hex, C defender retreats 1 hex, E defender wounded, F defender killed, dash no effect.',
  'SG-TABLE-SHOOT-MOUNTED':
    'Missile table against mounted targets: for each weapon the modified roll gives the row, and the cover NONE, LIGHT or MEDIUM gives the result A to F in it. The cells are a reconstruction; a table of your own can be used instead.',
  'SG-TABLE-SHOOT-FOOT':
    'Missile table against targets on foot: rows by weapon and modified roll, columns by cover NONE to HEAVY, results A to C; dismounted knights add 1 to the roll. The cells are a reconstruction; a table of your own can be used instead.',
  'SG-TABLE-COMBAT-MOUNTED':
    'Melee table against mounted defenders: columns by odds, rows by roll, results dash and A to H. The cells are a reconstruction; a table of your own can be used instead.',
  'SG-TABLE-COMBAT-FOOT':
    'Melee table against defenders on foot: columns by odds, 1-1 to 4-1 in unbroken order and 8-1 among them (boiling oil uses it). The cells are reconstructed around the two that are known (SG-TABLE-CBF-KNOWN); a table of your own can be used instead.',
  'SG-TABLE-FIRE':
    'Fire table: columns for spread, for an attempt to put the fire out, for fire arrows by engine and for oil barrels; results F, D and DA. The cells are a reconstruction; a table of your own can be used instead.',
  'SG-TABLE-BATTER':
    'Battering table: columns 1, 3, 6, 9 and 12+ points, results D and C with a number; low rolls are the bad ones, so the −1 for towers and keep is a penalty. Rows 4, 6, 9 and 10 are a reconstruction; a table of your own can be used instead.',
  'SG-TABLE-TERRAINCLASS':
    'Classes that had to be reconstructed: arrow slit, ramparts, stairs, tower and keep interior, filled ditch, rubble. They are settled by SG-RUL-118.',
  'SG-TABLE-ELEVATION':
    'What may be shot at and attacked between different heights follows SG-GEO-20 to SG-GEO-24 and SG-RUL-068 to SG-RUL-070.',
  'SG-TABLE-COUNTERS':
    'Every character has attack, defence and movement values for each state (healthy, stunned, wounded, mounted). The roster is a reconstruction with some original names.',
  'SG-TABLE-MAPS':
    'The castle map, the camp map, the plan on the siege sheet with its thick-outlined hexes and the calendar are drawn anew; their size and a few facts are those of the original.',
  'SG-TABLE-SCENARIOS':
    'Scenarios with their general rules and casualty points are our own or reconstructed; some titles and conditions of the first three are original.',
  'SG-TABLE-FIGURES':
    'The figures of 1.44, 1.45 and 1.46 are rebuilt as the worked examples SG-EX-01 to SG-EX-07; the straight move of the tower (2.41), the bank (3.23), hitching (5.11) and the mantlet (5.22) are shown by SG-EX-36, SG-EX-21, SG-EX-48 and SG-EX-23.',
  'SG-GEO-32':
    'Exact trace. For a segment P→Q and a nudge s ∈ {+1, −1}, classify each hex vertex by the sign of the integer cross product (P→Q × P→vertex), replacing 0 by s. A side is crossed if its two vertices have different signs. Walk from the start hex: leave by the crossed side that is not the entry side (at a centre start, the one with positive dot product), until the target hex. The result is an ordered list of (hex, side, next hex).',
  'SG-EX-01':
    'Figure A, used up to SG-EX-06. Ramparts: all (q,0) with −12 ≤ q ≤ 5 except (−5,0), each with a parapet on sides 4 and 5 where the neighbour is outside; outside is r ≥ 1. Tower: (−5,0) (−5,1) (−6,1) (−6,2), walled outward, slits at (−6,2) side 5 (middle), (−5,1) side 5 and (−6,1) side 3. Keep: (−4,−1) (−5,−1) (−4,−2) (−5,−2), walled outward, slit at (−4,−1) side 5. A = (−4,−1) keep slit, B = (−2,0) ramparts, C = (−4,1), D = (−4,3), G = (−4,4), E = (−6,3), F = (−7,2). Given A an able crossbowman, the others enemies. When A asks for targets. Then D and G are open (wall distances 2 against 3 and 4), C is blocked (2 against 1), and E and F are blocked at the tower’s far wall (3 against 2, and 3 against 1).',
  'SG-RUL-042':
    'With the bridge down the gateway side is open: lines and movement pass through it; each flank hex keeps the cover of 1.57. The two castle hexes of 1.57 need not be the two wall hexes of 1.91, 4.21 and 4.32, so a map marks both kinds.',
  'SG-RUL-059':
    'A stunned character who must retreat dies: he cannot move, so the wound for failing to retreat is a second injury.',
  'SG-RUL-071':
    'Mounted result E leaves the wounded rider in the saddle, as printed; he cannot remount once he gets down. Option melee.mountedE = stays | unhorsed.',
  'SG-RUL-087':
    'Footprint of siege tower and ram: three mutually adjacent hexes (triangle); forward is one of the six directions, fixed for the game. Flat costs 1, filled ditch 2; three able lower-storey characters are required all through the move.',
  'SG-RUL-118':
    'Classes of doubtful terrain: slit 0, ramparts +, stairs −, interior 0, filled ditch 0, rubble −. The two printed lists differ on slit and ramparts; the other reading can be chosen: terrain.slitRampart = 0/+ | +/0.',
  'SG-RUL-130':
    'Ladders: entering the hex and going up costs 3 MP together and leaves the climber at the top. Going down to a neighbouring hex costs that hex’s cost only. A one-hex retreat from the top ends on a free neighbouring hex at ground level. Only the man who raised it may stand at its foot, and only until he moves; the foot’s band is that of the ground it stands on. If the wall it leans on is demolished, ladder and climber fall as in 1.94.',
  'SG-RUL-143':
    'On heights and on what may burn: siege-tower roofs are in the wall band; tents, wagons and ladders are fire-arrow targets only if a scenario says so.',
}
