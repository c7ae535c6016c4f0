/** What the others did since one's own last move: the deeds one would otherwise look up in the log. */
import type { SeenEntry } from '@siegeworks/protocol'
import type { Seen } from '@siegeworks/siegestorm'
import type { LogLine, Narrate } from '../../table/log-view.tsx'

/** Entries looked through: more than any turn of another has. */
const LOOKED_THROUGH = 60

/** Deeds and their outcome; how they came about stands in the log. */
const TOLD: ReadonlySet<Seen['kind']> = new Set([
  'card-deployed',
  'card-placed',
  'card-shifted-shape',
  'card-discarded',
  'card-stolen',
  'card-raised',
  'cards-salvaged',
  'cards-healed',
  'card-recruited',
  'creature-killed',
  'creature-sacrificed',
  'creature-replaced',
  'creature-returned',
  'creature-supported',
  'creature-destroyed',
  'creature-ganged',
  'creature-swapped',
  'casualties-destroyed',
  'supporter-killed',
  'supporter-taken',
  'supporter-destroyed',
  'leader-placed',
  'ghost-placed',
  'shade-turned',
  'gang-given',
  'spirit-given',
  'link-added',
  'link-negated',
  'link-fizzled',
  'storm-aimed',
  'storm-repelled',
  'damage-dealt',
  'track-stalled',
  'hand-peeked',
  'card-revealed',
  'extra-turn-granted',
  'menace-changed',
  'life-changed',
  'seat-eliminated',
])

/** What one does oneself in one's own turn clears the slate; going on to the next step, or an answer in another's turn, does not. */
export const latelyDone = (viewer: string, entries: readonly SeenEntry[], narrate: Narrate): readonly LogLine[] => {
  let lines: readonly LogLine[] = []
  let mine = false
  for (const entry of entries.slice(-LOOKED_THROUGH)) {
    const own = entry.by === viewer
    if (entry.takesBackTo !== undefined) lines = []
    for (const event of entry.events as readonly Seen[]) {
      if (event.kind === 'turn-begun') {
        if (mine) lines = []
        mine = event.active.some(side => side === viewer)
      } else if (own && mine) lines = event.kind === 'play-begun' || TOLD.has(event.kind) ? [] : lines
      else if (TOLD.has(event.kind)) lines = [...lines, ...narrate({ ...entry, events: [event] })]
    }
  }
  return lines
}
