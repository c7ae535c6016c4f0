import { say } from '../i18n/say.ts'
import { Page } from '../shell/page.tsx'

export const CreditsPage = () => (
  <Page title={say('credits.title')}>
    <div class="panel stack">
      <p>{say('credits.rest')}</p>
      <p>
        {say('credits.icons')} <a href="https://game-icons.net">game-icons.net</a>
      </p>
      <p>{say('credits.fonts')}</p>
    </div>
  </Page>
)
