/** The coach beside a first game: says the next thing worth knowing, and steps aside. */
import { useState } from 'preact/hooks'
import type { GameId } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import type { Table } from '../table/model.ts'
import { RuleLink } from '../table/rule-link.tsx'
import { type Lesson, SIEGE_LESSONS, STORM_LESSONS } from './lessons.ts'

const lessonsOf = (game: GameId): readonly Lesson<never>[] => (game === 'siegestorm' ? STORM_LESSONS : SIEGE_LESSONS)

export const Coach = ({ table, game }: { table: Table; game: GameId }) => {
  const lessons = lessonsOf(game)
  const [told, setTold] = useState<readonly Lesson<never>[]>([])
  const [closed, setClosed] = useState(false)
  const sheet = table.sheet.value
  // Whatever the game has come to: a lesson whose moment never comes holds up no other.
  const lesson =
    sheet && !sheet.outcome ? lessons.find(one => !told.includes(one) && one.when(sheet.view as never)) : undefined
  // A game that ends early ends the course as well.
  const done = told.length >= lessons.length || sheet?.outcome !== undefined
  if ((!lesson && !done) || closed) return null
  return (
    <div
      class="coach"
      role="dialog"
      aria-label={say('learn.title', { game: say(`game.${game}`) })}
      data-lesson={told.length}
    >
      <p class="small muted">{done ? '' : say('learn.step', { n: told.length + 1, of: lessons.length })}</p>
      <p>{done ? say('learn.done') : say(lesson?.text ?? 'learn.done')}</p>
      <div class="row">
        <button
          type="button"
          class="btn primary"
          data-coach="next"
          onClick={() => (lesson ? setTold([...told, lesson]) : setClosed(true))}
        >
          {say('learn.next')}
        </button>
        {lesson && <RuleLink rule={lesson.rule} />}
        {!done && (
          <button type="button" class="btn quiet coach-close" data-coach="close" onClick={() => setClosed(true)}>
            {say('app.close')}
          </button>
        )}
        {done && (
          <a class="btn" href={`/play/${game}`}>
            {say('home.play-now')}
          </a>
        )}
      </div>
    </div>
  )
}
