/** What the commands about the ground of SIEGE say: show, sight, odds. */
import type { Catalogue } from '../catalogue.ts'

export const sight = {
  'command.show': 'Draws a map of SIEGE, or a written position on its map.',
  'command.sight':
    'The line of fire between two places or people of SIEGE: what it crosses, what closes it, cover, odds.',
  'command.sight.more':
    'MAP is castle, camp, camp+castle, or a file with a position (docs/positions.md). FROM and TO are hexes (F10 or 3,-2, with ^ for the upper storey) or pieces of the position. Without TO: everything that can be seen from there. With two pieces, a shooter and a target, also the odds of the shot.',
  'command.odds':
    'A melee of SIEGE before the die is thrown: odds, shifts with their reasons, the chance of each result.',
  'command.odds.more':
    'The file is a position (docs/positions.md). Several attackers or defenders are separated by commas.',
  'option.bridge': 'the drawbridge: up or down',
  'option.weapon': 'short-bow, long-bow, crossbow or ballista: also tells range and odds',
  'sight.no-place': 'there is no hex and no piece {place} here',
  'sight.not-on-map': '{piece} is not on the map',
  'sight.no-weapon': 'there is no weapon {weapon}; there are {weapons}',
  'sight.open': '{from} → {to}: open, range {range}',
  'sight.closed': '{from} → {to}: closed, range {range}',
  'sight.block': 'At {hex}: {why} [{rule}]',
  'sight.cover': 'Cover: {cover} ({why}) [{rule}]',
  'sight.grazing': 'The line touches a corner or runs along a side: this is the reading that counts. [SG-GEO-33]',
  'sight.from':
    'From {place}, height {height}{radius, plural, =0 {} one {, overlooks # hex} other {, overlooks # hexes}}',
  'sight.step': '{hex}: {terrain}, height {height}{relief, select, 1 {, above a bank} other {}}',
  'sight.engine': 'siege engine',
  'sight.crosses': 'crosses: {feature}',
  'sight.somebody': 'somebody there',
  'sight.field': 'From {from}: {open} of {all} places can be seen.',
  'sight.shot': '{target} at {place}, range {range}, cover {cover}: {chances}',
  'sight.no-shot': '{target} at {place}, range {range}: {why}',
  'sight.range': '{weapon}, range {range}: {band, select, short {short} medium {medium} long {long} other {too far}}',
  'sight.modifiers': 'Modifiers: {list}',
  'sight.no-modifiers': 'No modifiers.',
  'sight.chances': 'Of ten faces: {list}',
  'sight.may-not': 'May not shoot: {why}',
  'odds.line': '{attack} against {defense}: {odds}-1, column {column}-1',
  'odds.shift': '{why}: {columns} [{rule}]',
  'odds.chances': 'Of ten faces: {list}',
  'odds.refused': 'Not allowed: {why}',
  'odds.nobody': 'there is nobody called {piece} here',
  'feature.wall': 'wall',
  'feature.parapet': 'parapet',
  'feature.slit': 'arrow slit',
  'feature.door': 'door',
  'feature.keep-door': 'keep entrance',
  'feature.drop': 'inner edge of the ramparts',
  'feature.bank-top': 'top of a bank',
  'feature.gateway': 'gateway',
  'show.legend': 'Sides: {sides}',
} as const satisfies Catalogue
