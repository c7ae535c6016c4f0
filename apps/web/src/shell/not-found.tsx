/** An address nothing lives at. */
import { say } from '../i18n/say.ts'
import { Page } from './page.tsx'

export const NotFound = () => (
  <Page title="404">
    <p>{say('app.not-found')}</p>
    <a class="btn" href="/">
      {say('app.back')}
    </a>
  </Page>
)
