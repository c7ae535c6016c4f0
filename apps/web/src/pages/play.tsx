/** Setting up a table: who plays, with which deck or scenario, against whom. Sensible already; one press starts it. */
import type { Speaker } from '@siegeworks/words'
import { gameVoice, isGame } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { lazy, Waiting } from '../shell/lazy.tsx'
import { Page } from '../shell/page.tsx'
import '../style/play.css'

export const HOWS = ['now', 'one-screen', 'friend'] as const
export type How = (typeof HOWS)[number]

interface SetUpProps {
  readonly how: How
  readonly voice: Speaker
}

// Each game brings its own data; who plays one does not wait for the other's.
const SiegeSetUp = lazy<SetUpProps>(async () => (await import('./play-siege.tsx')).SiegeSetUp)
const StormSetUp = lazy<SetUpProps>(async () => (await import('./play-storm.tsx')).StormSetUp)

export const PlayPage = ({ params }: { params: { readonly [name: string]: string } }) => {
  const game = isGame(params['game']) ? params['game'] : 'siegestorm'
  const how: How = params['how'] === 'one-screen' || params['how'] === 'friend' ? params['how'] : 'now'
  const voice = gameVoice(game)
  const title = `${say(`game.${game}`)}: ${say(how === 'now' ? 'home.play-now' : how === 'friend' ? 'home.friend' : 'home.one-screen')}`
  return (
    <Page title={title}>
      {!voice ? (
        <Waiting />
      ) : game === 'siegestorm' ? (
        <StormSetUp key={how} how={how} voice={voice} />
      ) : (
        <SiegeSetUp key={how} how={how} voice={voice} />
      )}
    </Page>
  )
}
