/** Texts that are rightly the same as in English: names, and words the languages share. */
const FACTIONS = ['Seraphia', 'Styxia', 'Ysra', 'Khung’lai']
const DAMAGE = ['ATT {att}, DEF {def}', '1 DMG.', '2 DMG.', '3 DMG.', '4 DMG.']
/** The Polish edition keeps the English names of the boss decks. */
const POLISH_KEEPS = ['Evil Goblins', 'Wild Fairies', 'Spectral Shamans', 'Shade Slayers', 'Undead Realms']

export const SAME_IN_ENGLISH: { readonly fr: readonly string[]; readonly pl: readonly string[] } = {
  fr: [
    'Siegestorm',
    'SIEGE',
    'baron',
    'terrain',
    ...FACTIONS,
    ...DAMAGE,
    'Boss',
    'Champion',
    'Leader',
    'Action',
    'Actions',
    'Totem',
    'No Man’s Land',
    'Points',
    'Vision',
    'Vision 2.',
    'Vision 3.',
    'Assassin',
    'Tengu',
  ],
  pl: [
    'Siegestorm',
    'SIEGE',
    'baron',
    ...FACTIONS,
    ...DAMAGE,
    ...POLISH_KEEPS,
    'Boss',
    'Boss: {stage, stage}.',
    'Gang',
    'Totem',
    'Reset 1.',
    'Reset 2.',
    'Tengu',
    'Goblin Marius',
  ],
}

/** Keys of people’s names, which nobody translates. */
export const NAMES = /^piece\./

/** Small words that every English sentence has and neither French nor Polish knows. */
export const ENGLISH_WORDS =
  /(?<!\p{L})(?:[Tt]he|[Aa]nd|[Ww]ith|[Ww]hen|[Yy]our?|[Ff]rom|[Ii]s|[Aa]re|[Tt]his|[Tt]hat|[Mm]ay|[Nn]ot)(?!\p{L})/u
