/** A guided first game: a real game with a fixed seed, run by the engine, with a coach beside it. */

import { scenarios } from 'virtual:scenarios'
import { useEffect, useState } from 'preact/hooks'
import { type GameId, isGame } from '../i18n/game-voice.ts'
import { say } from '../i18n/say.ts'
import { ask } from '../local/client.ts'
import type { NewMatch } from '../local/requests.ts'
import { Waiting } from '../shell/lazy.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { GuidedTable } from './table-page.tsx'

const guidedMatch = (game: 'siegestorm' | 'siege'): NewMatch =>
  game === 'siegestorm'
    ? {
        game,
        options: {
          mode: 'solo',
          decks: ['seraphia-starter'],
          boss: 'nyryki-easy',
          basic: 'evil-goblins',
          advanced: 'spectral-shamans',
        },
        seats: [{ seat: 'south' }],
        seed: 'a-first-game-of-siegestorm',
        guided: true,
      }
    : {
        game,
        options: { scenario: scenarios[0]?.id ?? '', setUp: 'ready' },
        seats: [{ seat: 'besieger' }, { seat: 'garrison', bot: 'random' }],
        seed: 'a-first-game-of-siege',
        guided: true,
      }

export const LearnPage = ({ params }: { params: { readonly [name: string]: string } }) =>
  isGame(params['game']) ? <GuidedGame game={params['game']} /> : <NotFound />

const GuidedGame = ({ game }: { game: GameId }) => {
  const [match, setMatch] = useState<string | undefined>(undefined)
  useEffect(() => {
    ask('create', guidedMatch(game)).then(made => 'id' in made && setMatch(made.id))
  }, [game])
  return match ? (
    <GuidedTable match={match} game={game} />
  ) : (
    <>
      <h1 class="sr-only">{say('learn.title', { game: say(`game.${game}`) })}</h1>
      <Waiting what={say('table.opening')} />
    </>
  )
}
