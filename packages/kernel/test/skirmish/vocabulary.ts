/** Skirmish: the worked example of the contract. Dice, hidden hands, secret stances and a reaction window. */

export const SEATS = ['raider', 'warden'] as const
export type Seat = (typeof SEATS)[number]
export type Viewer = Seat | 'spectator'
export type BySeat<T> = { readonly [S in Seat]: T }

export const DESIGNS = ['scout', 'spear', 'horse', 'banner'] as const
export type Design = (typeof DESIGNS)[number]

/** Strength on the table, and copies in the deck. */
export const CARDS: { readonly [D in Design]: { readonly strength: number; readonly copies: number } } = {
  scout: { strength: 1, copies: 6 },
  spear: { strength: 2, copies: 6 },
  horse: { strength: 3, copies: 4 },
  banner: { strength: 5, copies: 2 },
}

export const STANCES = ['bold', 'wary'] as const
export type Stance = (typeof STANCES)[number]

export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({ raider: make('raider'), warden: make('warden') })
export const other = (seat: Seat): Seat => (seat === 'raider' ? 'warden' : 'raider')
