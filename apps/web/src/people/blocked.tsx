/** Whom one has blocked: how many, and all of them let in again. */
import type { Me } from '@siegeworks/protocol'
import { say } from '../i18n/say.ts'
import { api } from '../net/api.ts'

const unblockAll = async ({ blocked }: Me): Promise<Me | undefined> => {
  let me: Me | undefined
  for (const person of blocked) me = await api.block(person, false)
  return me
}

export const Blocked = ({ me, onChange }: { me: Me; onChange: (me: Me) => void }) => (
  <section class="panel row" data-blocked={me.blocked.length}>
    <p class="grow">{say('people.blocked', { n: me.blocked.length })}</p>
    <button
      type="button"
      class="btn"
      onClick={() =>
        unblockAll(me).then(
          now => now && onChange(now),
          () => undefined,
        )
      }
    >
      {say('people.unblock-all')}
    </button>
  </section>
)
