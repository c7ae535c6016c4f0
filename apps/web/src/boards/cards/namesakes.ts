/** Words that would read alike: with the place each stands on, or else numbered. */
export const toldApart = (
  plain: readonly string[],
  placeOf: (index: number) => string | undefined,
): readonly string[] => {
  const alike = (words: readonly string[], i: number): boolean =>
    words.indexOf(words[i]!) !== i || words.lastIndexOf(words[i]!) !== i
  const placed = plain.map((word, i) => {
    const place = alike(plain, i) ? placeOf(i) : undefined
    return place === undefined ? word : `${word} · ${place}`
  })
  return placed.map((word, i) =>
    alike(placed, i) ? `${word} · ${placed.slice(0, i + 1).filter(one => one === word).length}` : word,
  )
}
