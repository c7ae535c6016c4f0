/** Setting up a table: who plays, with which deck or scenario, against whom. Sensible already; one press starts it. */
import type { Speaker } from '@siegeworks/words'
import { gameVoice, isGame } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { lazy, Waiting } from '../shell/lazy.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import '../style/play.css'

export const HOWS = ['now', 'one-screen', 'friend', 'anyone'] as const
export type How = (typeof HOWS)[number]

/** What each way of playing is called. */
const TITLES = {
  now: 'home.play-now',
  'one-screen': 'home.one-screen',
  friend: 'home.friend',
  anyone: 'home.anyone',
} as const

interface SetUpProps<H extends How = How> {
  readonly how: H
  readonly voice: Speaker
}

// Each game brings its own data; who plays one does not wait for the other's.
const SiegeSetUp = lazy<SetUpProps>(async () => (await import('./play-siege.tsx')).SiegeSetUp)
const StormSetUp = lazy<SetUpProps<Exclude<How, 'anyone'>>>(async () => (await import('./play-storm.tsx')).StormSetUp)

const StormAnyone = lazy<{ readonly voice: Speaker }>(async () => (await import('./play-storm-anyone.tsx')).StormAnyone)

export const PlayPage = ({ params }: { params: { readonly [name: string]: string } }) => {
  const { game } = params
  const how = HOWS.find(one => one === (params['how'] ?? 'now'))
  if (!isGame(game) || !how) return <NotFound />
  const voice = gameVoice(game)
  const title = say('app.about', { what: say(`game.${game}`), text: say(TITLES[how]) })
  return (
    <Page title={title}>
      {!voice ? (
        <Waiting />
      ) : game === 'siege' ? (
        <SiegeSetUp key={how} how={how} voice={voice} />
      ) : how === 'anyone' ? (
        <StormAnyone voice={voice} />
      ) : (
        <StormSetUp key={how} how={how} voice={voice} />
      )}
    </Page>
  )
}
