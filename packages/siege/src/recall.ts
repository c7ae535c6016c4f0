/**
 * The last few answers to a question about a state, by whatever of it the question depends on. A weak map would keep
 * them all, and costs the garbage collector more than it saves: play goes on from the newest state.
 */
const KEPT = 4

export const recall = <A, V>(
  isSame: (a: A, b: A) => boolean,
  answer: (asked: A, spare?: V) => V,
): ((asked: A) => V) => {
  const known: { asked: A; answer: V }[] = []
  let newest = KEPT - 1
  return asked => {
    const last = known[newest]
    if (last !== undefined && isSame(last.asked, asked)) return last.answer
    for (const one of known) if (isSame(one.asked, asked)) return one.answer
    newest = (newest + 1) % KEPT
    const made = { asked, answer: answer(asked, known[newest]?.answer) }
    known[newest] = made
    return made.answer
  }
}
