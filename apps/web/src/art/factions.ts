/** The colours of a faction: frame, field, metal, and the ink that reads on the frame. */
export interface FactionColors {
  readonly frame: string
  readonly field: string
  readonly deep: string
  readonly metal: string
  readonly ink: string
}

const SERAPHIA: FactionColors = {
  frame: '#efe6d0',
  field: '#7fb2d9',
  deep: '#3d6f9e',
  metal: '#d9b24a',
  ink: '#2b2418',
}

export const FACTION_COLORS: { readonly [faction: string]: FactionColors } = {
  seraphia: SERAPHIA,
  styxia: { frame: '#2c2a2c', field: '#c2502a', deep: '#5e1f14', metal: '#a9a29a', ink: '#f3ead9' },
  ysra: { frame: '#5d6b7a', field: '#b9d6e4', deep: '#5f8aa6', metal: '#e3e8ec', ink: '#ffffff' },
  khunglai: { frame: '#efe3c4', field: '#4f9d80', deep: '#1f5f4a', metal: '#cf4a2e', ink: '#2b2418' },
  'evil-goblins': { frame: '#a8752c', field: '#75863a', deep: '#3c4a1c', metal: '#ece3c6', ink: '#1d1404' },
  'wild-fairies': { frame: '#5b3f2c', field: '#cf7f96', deep: '#7d3450', metal: '#9cc26a', ink: '#fbeede' },
  'spectral-shamans': { frame: '#ddd3bb', field: '#4a9695', deep: '#1d5a5c', metal: '#bf7040', ink: '#26221a' },
  'shade-slayers': { frame: '#1f2030', field: '#4b4a9c', deep: '#22215a', metal: '#dcdce8', ink: '#f0eefc' },
  'undead-realms': { frame: '#8d8b82', field: '#8fa06a', deep: '#45532e', metal: '#a4532c', ink: '#14130f' },
}

/** A pack of one's own has no colours of ours: it gets those of its letters, always the same. */
export const colorsOf = (faction: string): FactionColors => {
  const known = FACTION_COLORS[faction]
  if (known) return known
  const all = Object.values(FACTION_COLORS)
  let sum = 0
  for (const letter of faction) sum = (sum * 31 + letter.charCodeAt(0)) % 997
  return all[sum % all.length] ?? SERAPHIA
}
