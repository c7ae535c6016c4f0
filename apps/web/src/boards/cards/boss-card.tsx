import type { Speaker } from '@siegeworks/words'
import { say } from '../../i18n/say.ts'
import type { BossFacts } from './facts.ts'

export const BossCard = ({ boss, voice }: { boss: BossFacts; voice: Speaker }) => (
  <div class="boss-card">
    <p class="boss-difficulty">{say(`boss.${boss.difficulty as 'easy'}`)}</p>
    <p>{voice.sayIfKnown(`boss.${boss.id}.menace`)}</p>
    <table class="boss-table">
      <thead>
        <tr>
          <th />
          <th scope="col">{say('mode.solo')}</th>
          <th scope="col">{say('mode.coop')}</th>
        </tr>
      </thead>
      <tbody>
        {(['menace', 'basic', 'advanced', 'life'] as const).map(row => (
          <tr key={row}>
            <th scope="row">{say(`boss.row.${row}`)}</th>
            <td>{boss.solo[row]}</td>
            <td>{boss.coop[row]}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p class="small muted">{say('boss.hand', { n: boss.hand })}</p>
  </div>
)
