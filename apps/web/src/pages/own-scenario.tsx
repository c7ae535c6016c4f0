/** A scenario file made by a player: read, judged at once, its faults told with their place. */
import type { Problem } from '@siegeworks/kernel'
import { problemText, type Speaker } from '@siegeworks/words'
import { useState } from 'preact/hooks'
import { say } from '../i18n/say.ts'
import { ask } from '../local/client.ts'

type Texts = { readonly [language: string]: string } | undefined

/** What the page reads of a file that the game's own checker has accepted. */
export interface OwnScenario {
  readonly id: string
  readonly level: number
  readonly title?: Texts
  readonly briefing?: Texts
}

/** In the reader's language, else in whatever the file has. */
export const textOf = (texts: Texts, language: string): string | undefined =>
  texts?.[language] ?? texts?.['en'] ?? Object.values(texts ?? {})[0]

const readScenario = async (
  file: File,
): Promise<{ readonly scenario: OwnScenario } | { readonly problems: readonly Problem[] }> => {
  let custom: unknown
  try {
    custom = JSON.parse(await file.text())
  } catch {
    return { problems: [{ at: file.name, code: 'not-json' }] }
  }
  const seats = await ask('seatsOf', 'siege', { custom })
  return 'problems' in seats ? { problems: seats.problems } : { scenario: custom as OwnScenario }
}

export const OwnScenarioField = ({ voice, onRead }: { voice: Speaker; onRead: (scenario: OwnScenario) => void }) => {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const answer = await readScenario(file)
    setProblems('problems' in answer ? answer.problems : [])
    if ('scenario' in answer) onRead(answer.scenario)
  }
  return (
    <>
      <label class="field">
        {say('play.own-scenario')}
        <input
          type="file"
          accept="application/json,.json"
          data-own-scenario="true"
          onChange={event => read(event.currentTarget.files?.[0])}
        />
        <span class="small muted">{say('play.own-scenario.line')}</span>
      </label>
      {problems.length > 0 && (
        <ul class="bad" role="alert">
          {problems.map(problem => (
            <li key={problem.at + problem.code}>{problemText(voice, problem)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
