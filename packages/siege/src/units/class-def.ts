/** Classes of character as data: figures, weapon, how panic sees them, what a loss is worth. */
import type { Figures } from '../state.ts'
import type { ClassId, Weapon } from '../vocabulary.ts'

/** How sure a figure is: read in the rulebook, read on a public page, or ours. */
export type Provenance = 'rulebook' | 'public' | 'ours'

export interface ClassDef {
  readonly healthy: Figures
  readonly wounded: Figures
  readonly mounted?: Figures
  readonly mountedWounded?: Figures
  readonly weapon?: Weapon
  /** [SG-OPT-PANIC-2] */
  readonly nerve: 'knight' | 'soldier' | 'peasant'
  /** May mount a captured horse [SG-3.33-3]; a baron is a knight for every rule [SG-RUL-134]. */
  readonly knight?: true
  /** Steadies others [SG-OPT-PANIC-19]. */
  readonly leader?: true
  readonly engineer?: true
  /** Casualty points for killed and for wounded at the end [SG-SCN-14]. */
  readonly points: { readonly killed: number; readonly wounded: number }
  readonly provenance: Provenance
}

const figures = (attack: number, defense: number, move: number): Figures => ({ attack, defense, move })

export const CLASS_DEFS: { readonly [C in ClassId]: ClassDef } = {
  baron: {
    healthy: figures(24, 12, 5),
    wounded: figures(12, 6, 4),
    mounted: figures(30, 16, 12),
    mountedWounded: figures(15, 8, 9),
    nerve: 'knight',
    knight: true,
    leader: true,
    points: { killed: 6, wounded: 3 },
    provenance: 'ours',
  },
  knight: {
    healthy: figures(20, 11, 5),
    wounded: figures(10, 5, 4),
    mounted: figures(26, 14, 12),
    mountedWounded: figures(13, 7, 9),
    nerve: 'knight',
    knight: true,
    leader: true,
    points: { killed: 6, wounded: 3 },
    provenance: 'ours',
  },
  serjeant: {
    healthy: figures(14, 9, 6),
    wounded: figures(7, 4, 4),
    nerve: 'soldier',
    leader: true,
    points: { killed: 4, wounded: 2 },
    provenance: 'ours',
  },
  halberdier: {
    healthy: figures(10, 7, 6),
    wounded: figures(5, 3, 4),
    nerve: 'soldier',
    points: { killed: 2, wounded: 1 },
    provenance: 'ours',
  },
  billman: {
    healthy: figures(9, 7, 6),
    wounded: figures(4, 3, 4),
    nerve: 'soldier',
    points: { killed: 2, wounded: 1 },
    provenance: 'ours',
  },
  spearman: {
    healthy: figures(8, 7, 6),
    wounded: figures(4, 3, 4),
    nerve: 'soldier',
    points: { killed: 2, wounded: 1 },
    provenance: 'ours',
  },
  crossbowman: {
    healthy: figures(6, 6, 6),
    wounded: figures(3, 3, 4),
    weapon: 'crossbow',
    nerve: 'soldier',
    points: { killed: 2, wounded: 1 },
    provenance: 'ours',
  },
  longbowman: {
    healthy: figures(6, 5, 6),
    wounded: figures(3, 2, 4),
    weapon: 'long-bow',
    nerve: 'soldier',
    points: { killed: 2, wounded: 1 },
    provenance: 'ours',
  },
  archer: {
    healthy: figures(5, 5, 6),
    wounded: figures(2, 2, 4),
    weapon: 'short-bow',
    nerve: 'soldier',
    points: { killed: 2, wounded: 1 },
    provenance: 'ours',
  },
  engineer: {
    healthy: figures(5, 5, 6),
    wounded: figures(2, 2, 4),
    nerve: 'soldier',
    engineer: true,
    points: { killed: 2, wounded: 1 },
    provenance: 'ours',
  },
  priest: {
    healthy: figures(3, 4, 5),
    wounded: figures(1, 2, 4),
    nerve: 'peasant',
    points: { killed: 2, wounded: 1 },
    provenance: 'ours',
  },
  peasant: {
    healthy: figures(4, 4, 6),
    wounded: figures(2, 2, 4),
    nerve: 'peasant',
    points: { killed: 1, wounded: 0 },
    provenance: 'ours',
  },
  civilian: {
    healthy: figures(1, 2, 4),
    wounded: figures(1, 1, 3),
    nerve: 'peasant',
    points: { killed: 1, wounded: 0 },
    provenance: 'ours',
  },
}

/** [SG-3.35-4][SG-5.12-2] A loose horse or a draft animal defends with 1. */
export const ANIMAL_DEFENSE = 1

/** Casualty points for a lost engine [SG-SCN-14]. */
export const ENGINE_POINTS = { 'siege-tower': 6, ram: 5, trebuchet: 5, other: 3 } as const
