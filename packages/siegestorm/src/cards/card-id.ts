/** Keys that readers of JSON pass over in silence: a card called so would vanish from its deck. */
export const RESERVED_IDS: readonly string[] = ['constructor', 'prototype']

/** An id of ours or of a pack: kebab-case, readable in a log. */
export const isCardId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !RESERVED_IDS.includes(text)
