/** The people of the box, by name: who exists, on which side, with which figures. Names we could read are marked so; figures are ours. */
import type { Figures, OwnFigures } from '../state.ts'
import type { ClassId, PieceId } from '../vocabulary.ts'
import type { Provenance } from './class-def.ts'

export type Nation = 'norman' | 'welsh'

export interface RosterEntry {
  readonly id: PieceId
  readonly name: string
  readonly nation: Nation
  readonly unit: ClassId
  /** Only what differs from the class. */
  readonly figures?: OwnFigures
  /** Where the name was read. */
  readonly provenance: Provenance
}

const figures = (attack: number, defense: number, move: number): Figures => ({ attack, defense, move })

export const ROSTER: readonly RosterEntry[] = [
  { id: 'richard', name: 'Sir Richard', nation: 'norman', unit: 'baron', provenance: 'public' },
  {
    id: 'lacy',
    name: 'Sir Lacy',
    nation: 'norman',
    unit: 'knight',
    figures: {
      healthy: figures(22, 11, 5),
      wounded: figures(11, 5, 4),
      mounted: figures(28, 14, 12),
      mountedWounded: figures(14, 7, 9),
    },
    provenance: 'public',
  },
  { id: 'john', name: 'Sir John', nation: 'norman', unit: 'knight', provenance: 'public' },
  {
    id: 'peter',
    name: 'Sir Peter',
    nation: 'norman',
    unit: 'knight',
    figures: {
      healthy: figures(19, 10, 5),
      wounded: figures(9, 5, 4),
      mounted: figures(24, 13, 12),
      mountedWounded: figures(12, 6, 9),
    },
    provenance: 'public',
  },
  { id: 'martin', name: 'Martin', nation: 'norman', unit: 'serjeant', provenance: 'public' },
  {
    id: 'hamon',
    name: 'Hamon',
    nation: 'norman',
    unit: 'serjeant',
    figures: { healthy: figures(13, 9, 6), wounded: figures(6, 4, 4) },
    provenance: 'ours',
  },
  {
    id: 'hubert',
    name: 'Hubert',
    nation: 'norman',
    unit: 'halberdier',
    figures: { healthy: figures(11, 7, 6) },
    provenance: 'public',
  },
  { id: 'otto', name: 'Otto', nation: 'norman', unit: 'halberdier', provenance: 'public' },
  { id: 'fursa', name: 'Fursa', nation: 'norman', unit: 'halberdier', provenance: 'public' },
  {
    id: 'ranulf',
    name: 'Ranulf',
    nation: 'norman',
    unit: 'halberdier',
    figures: { healthy: figures(9, 7, 6), wounded: figures(4, 3, 4) },
    provenance: 'ours',
  },
  { id: 'jean', name: 'Jean', nation: 'norman', unit: 'billman', provenance: 'public' },
  {
    id: 'robin',
    name: 'Robin',
    nation: 'norman',
    unit: 'billman',
    figures: { healthy: figures(9, 6, 6) },
    provenance: 'public',
  },
  { id: 'wat', name: 'Wat', nation: 'norman', unit: 'spearman', provenance: 'public' },
  { id: 'bertin', name: 'Bertin', nation: 'norman', unit: 'spearman', provenance: 'public' },
  { id: 'odo', name: 'Odo', nation: 'norman', unit: 'spearman', provenance: 'public' },
  {
    id: 'drogo',
    name: 'Drogo',
    nation: 'norman',
    unit: 'spearman',
    figures: { healthy: figures(7, 7, 6), wounded: figures(3, 3, 4) },
    provenance: 'ours',
  },
  { id: 'alric', name: 'Alric', nation: 'norman', unit: 'crossbowman', provenance: 'rulebook' },
  { id: 'edric', name: 'Edric', nation: 'norman', unit: 'crossbowman', provenance: 'rulebook' },
  { id: 'chretien', name: 'Chrétien', nation: 'norman', unit: 'archer', provenance: 'public' },
  { id: 'osric', name: 'Osric', nation: 'norman', unit: 'archer', provenance: 'ours' },
  {
    id: 'thurstan',
    name: 'Thurstan',
    nation: 'norman',
    unit: 'archer',
    figures: { healthy: figures(5, 4, 6) },
    provenance: 'ours',
  },
  { id: 'anselm', name: 'Anselm', nation: 'norman', unit: 'engineer', provenance: 'ours' },
  { id: 'aldous', name: 'Aldous', nation: 'norman', unit: 'priest', provenance: 'ours' },
  { id: 'blodwin', name: 'Blodwin', nation: 'norman', unit: 'civilian', provenance: 'public' },
  { id: 'maud', name: 'Maud', nation: 'norman', unit: 'civilian', provenance: 'ours' },
  { id: 'hodge', name: 'Hodge', nation: 'norman', unit: 'peasant', provenance: 'ours' },
  { id: 'piers-miller', name: 'Piers Miller', nation: 'norman', unit: 'peasant', provenance: 'ours' },
  { id: 'tib', name: 'Tib', nation: 'norman', unit: 'peasant', provenance: 'ours' },
  { id: 'wulfric', name: 'Sir Wulfric', nation: 'welsh', unit: 'baron', provenance: 'public' },
  {
    id: 'mortimer',
    name: 'Sir Mortimer',
    nation: 'welsh',
    unit: 'knight',
    figures: { healthy: figures(21, 11, 5), mounted: figures(28, 14, 12), mountedWounded: figures(14, 7, 9) },
    provenance: 'public',
  },
  { id: 'william', name: 'Sir William', nation: 'welsh', unit: 'knight', provenance: 'public' },
  {
    id: 'alain',
    name: 'Sir Alain',
    nation: 'welsh',
    unit: 'knight',
    figures: {
      healthy: figures(19, 10, 5),
      wounded: figures(9, 5, 4),
      mounted: figures(24, 13, 12),
      mountedWounded: figures(12, 6, 9),
    },
    provenance: 'public',
  },
  { id: 'pugh', name: 'Pugh', nation: 'welsh', unit: 'serjeant', provenance: 'public' },
  {
    id: 'morgen',
    name: 'Morgen',
    nation: 'welsh',
    unit: 'serjeant',
    figures: { healthy: figures(13, 9, 6), wounded: figures(6, 4, 4) },
    provenance: 'public',
  },
  { id: 'dai', name: 'Dai', nation: 'welsh', unit: 'halberdier', provenance: 'public' },
  { id: 'jones', name: 'Jones', nation: 'welsh', unit: 'halberdier', provenance: 'public' },
  { id: 'rhodri', name: 'Rhodri', nation: 'welsh', unit: 'halberdier', provenance: 'ours' },
  {
    id: 'madoc',
    name: 'Madoc',
    nation: 'welsh',
    unit: 'halberdier',
    figures: { healthy: figures(9, 7, 6), wounded: figures(4, 3, 4) },
    provenance: 'ours',
  },
  { id: 'cadell', name: 'Cadell', nation: 'welsh', unit: 'spearman', provenance: 'ours' },
  { id: 'ifan', name: 'Ifan', nation: 'welsh', unit: 'spearman', provenance: 'ours' },
  { id: 'llew', name: 'Llew', nation: 'welsh', unit: 'spearman', provenance: 'ours' },
  { id: 'tegid', name: 'Tegid', nation: 'welsh', unit: 'spearman', provenance: 'ours' },
  { id: 'bran', name: 'Bran', nation: 'welsh', unit: 'spearman', provenance: 'ours' },
  { id: 'emlyn', name: 'Emlyn', nation: 'welsh', unit: 'crossbowman', provenance: 'rulebook' },
  { id: 'gawain', name: 'Gawain', nation: 'welsh', unit: 'crossbowman', provenance: 'rulebook' },
  { id: 'aylwin', name: 'Aylwin', nation: 'welsh', unit: 'longbowman', provenance: 'rulebook' },
  { id: 'dylan', name: 'Dylan', nation: 'welsh', unit: 'longbowman', provenance: 'rulebook' },
  { id: 'gwyn', name: 'Gwyn', nation: 'welsh', unit: 'longbowman', provenance: 'rulebook' },
  { id: 'idris', name: 'Idris', nation: 'welsh', unit: 'longbowman', provenance: 'rulebook' },
  { id: 'owen', name: 'Owen', nation: 'welsh', unit: 'longbowman', provenance: 'rulebook' },
  { id: 'myrlin', name: 'Myrlin', nation: 'welsh', unit: 'longbowman', provenance: 'rulebook' },
  { id: 'iorwerth', name: 'Iorwerth', nation: 'welsh', unit: 'engineer', provenance: 'ours' },
  { id: 'peredur', name: 'Peredur', nation: 'welsh', unit: 'engineer', provenance: 'ours' },
  { id: 'cadog', name: 'Cadog', nation: 'welsh', unit: 'peasant', provenance: 'ours' },
  { id: 'huw', name: 'Huw', nation: 'welsh', unit: 'peasant', provenance: 'ours' },
  { id: 'nye', name: 'Nye', nation: 'welsh', unit: 'peasant', provenance: 'ours' },
  { id: 'sion', name: 'Sion', nation: 'welsh', unit: 'peasant', provenance: 'ours' },
]

export const ROSTER_BY_ID: ReadonlyMap<PieceId, RosterEntry> = new Map(ROSTER.map(entry => [entry.id, entry]))
