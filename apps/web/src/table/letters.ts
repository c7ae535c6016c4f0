/** Letters that press the answers of a prompt: the first of its own letters that no other answer has. */

/** U takes back, T tells the table in words, I reads a card. */
const TAKEN = ['u', 't', 'i']

const plainLetters = (label: string): readonly string[] => [
  ...label
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[^a-z]/g, ''),
]

export const lettersFor = (labels: readonly string[]): readonly (string | undefined)[] => {
  const taken = new Set(TAKEN)
  return labels.map(label => {
    const letter = plainLetters(label).find(one => !taken.has(one))
    if (letter) taken.add(letter)
    return letter
  })
}
