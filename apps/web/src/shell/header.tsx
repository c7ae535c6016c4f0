import { LANGUAGE_NAMES, LANGUAGES } from '@siegeworks/words'
import { Icon } from '../art/icon.tsx'
import { say } from '../i18n/say.ts'
import { waitingGames } from '../notices/turns.ts'
import { WaitingCount } from '../notices/waiting-count.tsx'
import { change, settings } from './settings.ts'

export const LanguageSwitch = () => (
  <fieldset class="language-switch">
    <legend class="sr-only">{say('language')}</legend>
    {LANGUAGES.map(language => (
      <button
        key={language}
        type="button"
        lang={language}
        class="language"
        aria-pressed={settings.value.language === language}
        title={LANGUAGE_NAMES[language]}
        onClick={() => change({ language })}
      >
        {language.toUpperCase()}
        <span class="sr-only"> {LANGUAGE_NAMES[language]}</span>
      </button>
    ))}
  </fieldset>
)

export const Header = () => (
  <header class="header">
    <a class="brand" href="/">
      <Icon name="castle" />
      <span>Siegeworks</span>
    </a>
    <nav class="header-links" aria-label={say('app.menu')}>
      {waitingGames.value > 0 && (
        <a class="header-link" href="/my-games" data-waiting={waitingGames.value}>
          <Icon name="hourglass" /> <span>{say('home.my-games')}</span> <WaitingCount />
        </a>
      )}
      <a class="header-link" href="/rules">
        <Icon name="rule-book" /> <span>{say('home.rules')}</span>
      </a>
      <a class="header-link" href="/settings">
        <Icon name="cog" /> <span>{say('home.settings')}</span>
      </a>
    </nav>
    <LanguageSwitch />
  </header>
)
