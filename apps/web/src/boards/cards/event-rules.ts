/** The rule a line of the log leans on, by what happened. */

import type { Seen } from '@siegeworks/siegestorm'

/** What the other lines around it already tell. */
export const SILENT: ReadonlySet<string> = new Set([
  'boss-step-begun',
  'links-dropped',
  'standing-ordered',
  'card-spent',
  'creature-shifted',
])

type Kind = Seen['kind']
type Rule<K extends Kind> = string | ((event: Seen & { readonly kind: K }) => string | undefined)

/** A move out of a zone of the boss has a rule of its own. */
const ofBoss =
  (his: string, others: string) =>
  ({ from }: { readonly from: { readonly side: string } }): string =>
    from.side === 'boss' ? his : others

/** The same for what comes to him. */
const toBoss =
  (his: string, others: string) =>
  ({ to }: { readonly to: { readonly side: string } }): string =>
    to.side === 'boss' ? his : others

export const EVENT_RULES: { readonly [K in Kind]?: Rule<K> } = {
  'cards-drawn': 'SS-KW-DRAW-1',
  'cards-overflowed': 'SS-TURN-DRAW-3',
  'mulligan-returned': 'SS-SETUP-3',
  'mulligan-chosen': 'SS-SETUP-4',
  'mulligan-settled': 'SS-SETUP-4',
  'first-player-chosen': 'SS-SETUP-5',
  'card-paid': 'SS-PAY-2',
  'supporter-paid': 'SS-SUP-2',
  'supporters-committed': 'SS-SUP-2',
  'supporters-readied': 'SS-TURN-PREP-1',
  'supporters-released': 'SS-SUP-4',
  'card-deployed': toBoss('SS-BHAND-4', 'SS-TURN-DEP-1'),
  'card-placed': 'SS-PLACE-1',
  'card-shifted-shape': 'SS-KW-SHAPESHIFT-1',
  'card-discarded': ofBoss('SS-PVB-5', 'SS-KW-DISCARD-1'),
  'card-stolen': ofBoss('SS-PVB-1', 'SS-KW-STEAL-1'),
  'card-raised': ofBoss('SS-PVB-1', 'SS-KW-RAISE-1'),
  'cards-healed': 'SS-KW-HEAL-1',
  'heal-pile-lost': 'SS-KW-HEAL-2',
  'damage-taken': 'SS-KW-DMG-1',
  'damage-dealt': 'SS-KW-DMG-1',
  'creature-killed': 'SS-KW-KILL-1',
  'creature-sacrificed': ofBoss('SS-PVB-6', 'SS-KW-SACRIFICE-1'),
  'creature-replaced': ofBoss('SS-BHAND-6', 'SS-HOLD-2'),
  'creature-cleared': ofBoss('SS-RULING-57', 'SS-LMS-6'),
  'creature-supported': 'SS-SUP-1',
  'card-recruited': toBoss('SS-SUB-6', 'SS-SUP-1'),
  'supporter-taken': ({ from, to }) =>
    from.side === 'boss' ? 'SS-SUB-3' : to.side === 'boss' ? 'SS-SUB-6' : undefined,
  'creature-destroyed': 'SS-KW-DESTROY-1',
  'casualties-destroyed': 'SS-KW-DESTROY-1',
  'supporter-destroyed': 'SS-KW-DESTROY-1',
  'supporter-killed': 'SS-KW-KILL-1',
  'creature-spent': ofBoss('SS-BTURN-6', 'SS-STORM-10'),
  'creature-ganged': 'SS-BHAND-11',
  'gang-given': 'SS-BHAND-11',
  'spirit-given': 'SS-BHAND-12',
  'leader-placed': 'SS-BHAND-5',
  'hand-reserved': 'SS-BTURN-2',
  'resources-shuffled': ({ reserve }) => (reserve ? 'SS-BTURN-9' : undefined),
  'creature-swapped': 'SS-FAIRY-2',
  'shade-turned': 'SS-SHADE-1',
  'ghost-placed': 'SS-SHADE-2',
  'vision-drawn': 'SS-KW-VISION-1',
  'vision-kept': 'SS-KW-VISION-1',
  'vision-put-back': 'SS-KW-VISION-1',
  'turn-begun': 'SS-TURN-1',
  'track-advanced': 'SS-TURN-ADV-1',
  'track-stalled': 'SS-CONF-1',
  'track-held': ({ why }) => (why === 'stalled' ? 'SS-CONF-1' : 'SS-RULING-80'),
  'order-given': 'SS-TURN-ADV-2',
  'strength-counted': 'SS-STORM-2',
  'storm-aimed': 'SS-STORM-3',
  'storm-repelled': 'SS-STORM-5',
  'storm-action-skipped': 'SS-RULING-72',
  'trigger-fired': 'SS-PLAY-7',
  'lasting-begun': ({ lasting }) => (lasting.until === 'eot' ? 'SS-TURN-END-1' : undefined),
  'play-begun': 'SS-CHAIN-1',
  'link-added': 'SS-CHAIN-1',
  'reaction-passed': 'SS-CHAIN-3',
  'chain-closed': 'SS-CHAIN-6',
  'link-resolved': 'SS-CHAIN-6',
  'link-negated': 'SS-CHAIN-10',
  'link-fizzled': 'SS-CHAIN-9',
  'extra-turn-granted': ({ seat }) => (seat === 'boss' ? 'SS-BTURN-8' : 'SS-TURN-XTRA-1'),
  'extra-turn-answered': 'SS-TURN-XTRA-1',
  'menace-changed': 'SS-MEN-2',
  'menace-lowered': 'SS-RULING-76',
  'life-changed': ({ from, to }) => (to < from ? 'SS-BTURN-13' : 'SS-KW-RECOVER-1'),
  'seat-eliminated': ({ fronts }) =>
    // In Co-op every zone that is left faces the boss, and with both players out none is left.
    fronts.every(({ sides }) => (sides as readonly string[]).includes('boss')) ? 'SS-RULING-57' : 'SS-LMS-6',
  'game-ended': ({ ending }) => ending.rule,
}

export const ruleOf = (event: Seen): string | undefined => {
  const rule = EVENT_RULES[event.kind] as Rule<Kind> | undefined
  return typeof rule === 'function' ? rule(event) : rule
}
