/** The coach beside a first game: says the next thing worth knowing, and steps aside. */
import { useEffect, useState } from 'preact/hooks'
import type { GameId } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import type { Table } from '../table/model.ts'
import { RuleLink } from '../table/rule-link.tsx'
import { type Lesson, SIEGE_LESSONS, STORM_LESSONS } from './lessons.ts'

const lessonsOf = (game: GameId): readonly Lesson<never>[] => (game === 'siegestorm' ? STORM_LESSONS : SIEGE_LESSONS)

export const Coach = ({ table, game }: { table: Table; game: GameId }) => {
  const lessons = lessonsOf(game)
  const [told, setTold] = useState(0)
  const [shown, setShown] = useState(true)
  const view = table.sheet.value?.view as never
  const lesson = lessons[told]
  const due = lesson !== undefined && table.sheet.value !== undefined && lesson.when(view)
  useEffect(() => {
    if (due) setShown(true)
  }, [due, told])
  const done = told >= lessons.length
  if ((!due && !done) || !shown) return null
  return (
    <div class="coach" role="dialog" aria-label={say('learn.title', { game: say(`game.${game}`) })} data-lesson={told}>
      <p class="small muted">{done ? '' : say('learn.step', { n: told + 1, of: lessons.length })}</p>
      <p>{done ? say('learn.done') : say(lesson?.text ?? 'learn.done')}</p>
      <div class="row">
        <button
          type="button"
          class="btn primary"
          data-coach="next"
          onClick={() => {
            setShown(false)
            setTold(told + 1)
          }}
        >
          {say('learn.next')}
        </button>
        {lesson && <RuleLink rule={lesson.rule} />}
        {done && (
          <a class="btn" href={`/play/${game}`}>
            {say('home.play-now')}
          </a>
        )}
      </div>
    </div>
  )
}
