/** Ten cells, one a face of the die, colored by what it brings. */
import type { Speaker } from '@siegeworks/words'

interface DiceBarProps {
  readonly faces: readonly string[]
  /** Which key the letters belong to. */
  readonly results: 'shot-foot' | 'shot-mounted' | 'melee-foot' | 'melee-mounted'
  readonly voice: Speaker
}

const TONES: { readonly [letter: string]: string } = { '': 'miss', '-': 'miss' }

export const DiceBar = ({ faces, results, voice }: DiceBarProps) => {
  const counted = new Map<string, number>()
  for (const letter of faces) counted.set(letter, (counted.get(letter) ?? 0) + 1)
  return (
    <div class="dice">
      <ol class="dice-bar" aria-hidden="true">
        {faces.map((letter, i) => (
          <li key={i} class={`face ${TONES[letter] ?? `letter-${letter}`}`}>
            <small>{i + 1}</small>
            {letter === '' ? '·' : letter}
          </li>
        ))}
      </ol>
      <ul class="dice-key">
        {[...counted].map(([letter, count]) => (
          <li key={letter}>
            <strong>{count * 10} %</strong>{' '}
            {voice.say(`result.${results}.${letter === '' || letter === '-' ? 'none' : letter}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
