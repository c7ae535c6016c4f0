import { announcement, question } from './speech.ts'

/** Read aloud: what is asked at once, what happened when there is time. */
export const Announcer = () => (
  <>
    <div class="sr-only" aria-live="assertive" data-live="question">
      {question.value}
    </div>
    <div class="sr-only" aria-live="polite" data-live="log">
      {announcement.value}
    </div>
  </>
)
