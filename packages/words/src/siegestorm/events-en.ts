/** What happened, in English. `cards` is a list of names, or how many where they are not to be seen. */
import type { EventKind, Reason } from '@siegeworks/siegestorm'
import type { Complete } from '../catalogue.ts'

export const events = {
  'event.cards-drawn': '{side} draws {cards}.',
  'event.cards-overflowed': '{side} has a full hand: {cards} to the Casualties.',
  'event.mulligan-returned': '{side} puts {cards} under the Resources and draws again.',
  'event.card-paid': '{side} pays with {cards}.',
  'event.card-spent': '{cards}: done, to the Casualties of {side}.',
  'event.card-deployed': '{side} deploys {cards}.',
  'event.card-placed': '{side} places {cards} on the Battle Zone.',
  'event.card-shifted-shape': '{side} shifts shape: {cards}.',
  'event.card-discarded': '{side} discards {cards}.',
  'event.card-stolen': '{side} steals from {other}: {cards}.',
  'event.card-raised': '{side} raises from the Casualties of {other}: {cards}.',
  'event.cards-salvaged': '{side} takes out of the Casualties: {cards}.',
  'event.card-tucked': '{side} puts {cards} under the Resources.',
  'event.cards-healed': '{side} heals: {cards}.',
  'event.heal-pile-lost': '{side} loses from the Heal pile: {cards}.',
  'event.damage-taken': '{side} loses from the Resources: {cards}.',
  'event.creature-killed': '{side}: {cards} killed.',
  'event.creature-sacrificed': '{side} sacrifices {cards}.',
  'event.creature-replaced': '{side}: {cards} replaced.',
  'event.creature-returned': '{side}: {cards} back to hand.',
  'event.creature-supported': '{side}: {cards} becomes a Supporter.',
  'event.creature-spent': '{side}: {cards} has stormed and leaves.',
  'event.creature-destroyed': '{side}: {cards} destroyed.',
  'event.creature-ganged': '{side}: {cards} is discarded for Gang tokens.',
  'event.creature-swapped': '{side}: {cards} is swapped out.',
  'event.creature-cleared': '{side}: {cards} leaves with the eliminated player.',
  'event.casualties-destroyed': '{side}: destroyed from the Casualties: {cards}.',
  'event.supporter-killed': '{side}: Supporter killed: {cards}.',
  'event.supporter-taken':
    '{zone, select, casualties {{side} takes a Supporter from {other} and discards it: {cards}} other {{side} takes a Supporter from {other}}}.',
  'event.supporter-destroyed': '{side}: Supporter destroyed: {cards}.',
  'event.card-recruited':
    '{zone, select, casualties {{side} would gain a Supporter and discards it: {cards}} other {{side} gains a Supporter}}.',
  'event.vision-drawn': '{side} has a Vision of {cards}.',
  'event.vision-kept': '{side} keeps {cards}.',
  'event.vision-put-back':
    '{side} puts back {end, select, top {on top of} bottom {under} other {into}} the Resources: {cards}.',
  'event.miner-seen': '{side}: revealed from the Resources: {cards}.',
  'event.hand-reserved': 'To the Reserves: {cards}.',
  'event.leader-placed': '{side} places the Leader {cards}.',
  'event.ghost-placed': '{side}: a Ghost appears on the War Track: {cards}.',

  'event.match-begun': 'The game begins.',
  'event.mulligan-chosen': '{side} chooses a card to return.',
  'event.mulligan-settled':
    '{count, plural, =0 {{side} keeps the starting hand.} one {{side} has exchanged # card.} other {{side} has exchanged # cards.}}',
  'event.first-player-chosen': '{side} goes first.',
  'event.turn-begun': 'Turn {number}: {side}{extra, select, yes { (extra turn)} other {}}.',
  'event.step-begun': '{side}: {step, step}.',
  'event.boss-step-begun': 'Boss: {stage, stage}.',
  'event.progress-made': '{side} goes on.',
  'event.supporters-readied':
    '{count, plural, one {{side}: # Supporter becomes ready.} other {{side}: # Supporters become ready.}}',
  'event.supporters-released':
    '{count, plural, one {{side}: # Supporter is no longer held.} other {{side}: # Supporters are no longer held.}}',
  'event.supporters-committed':
    '{count, plural, one {{side}: # Supporter is committed.} other {{side}: # Supporters are committed.}}',
  'event.supporter-paid': '{side} commits a Supporter.',
  'event.track-advanced': '{side}: the War Track advances.',
  'event.track-held':
    '{side}: the War Track stands still ({why, select, stalled {it was stalled} other {the price was not paid}}).',
  'event.track-stalled': '{side}: the War Track will stand still in the next Advance step.',
  'event.order-given': '{card, card}: {order, order}.',
  'event.creature-shifted': '{card, card} moves forward.',
  'event.strength-counted': '{card, card} against {against}: ATT {att} − DEF {def} = Strength {strength}.',
  'event.storm-aimed': '{card, card} attacks {target} with Strength {strength}.',
  'event.storm-repelled': '{target} (DEF {def}) withstands {card, card}.',
  'event.damage-dealt': '{side} takes {amount} DMG.',
  'event.play-begun':
    '{side} {use, select, action {plays an action} creature {plays a creature} other {uses an ability}}.',
  'event.link-added':
    '{side}: {card, card} {use, select, action {as an action} ability {uses its ability} other {performs its action}}.',
  'event.reaction-passed': '{side} does not react.',
  'event.chain-closed': 'The chain is closed and resolves.',
  'event.link-negated': '{card, card} is negated by {by, card}.',
  'event.link-fizzled': '{card, card} fizzles: no legal target is left.',
  'event.link-resolved': '{card, card} has been resolved.',
  'event.links-dropped': 'Links of an eliminated player leave the chain.',
  'event.storm-action-skipped': '{card, card}: the action can do nothing now.',
  'event.trigger-fired': '{card, card}: the Passive Ability takes effect.',
  'event.lasting-begun':
    '{card, card}: {until, select, eot {holds until the end of the turn} nextturn {holds until the next turn of {side}} other {holds for this storm}}.',
  'event.lasting-ended': '{count, plural, one {# effect ends.} other {# effects end.}}',
  'event.extra-turn-granted':
    '{seat, select, boss {{side} will take an extra turn} other {{side} may take an extra turn}}.',
  'event.extra-turn-answered':
    '{side} {taken, select, yes {takes the extra turn} other {does without the extra turn}}.',
  'event.hand-peeked': '{side} looks at the hand of {other}{shown, select, yes {: {cards}} other {}}.',
  'event.card-revealed': '{side} reveals {cards}.',
  'event.resources-shuffled':
    '{side} shuffles {reserve, select, yes {the Reserves into new Resources} other {the Resources}}.',
  'event.gang-given': '{count, plural, one {{card, card} gets # Gang token.} other {{card, card} gets # Gang tokens.}}',
  'event.spirit-given': '{card, card} gets a Spirit token.',
  'event.shade-turned': '{card, card} is turned face up.',
  'event.menace-changed': 'Menace Level: {from} → {to}.',
  'event.menace-lowered':
    '{when, select, next {In his next turn the boss’s Menace Level counts one lower.} now {This turn the boss’s Menace Level counts one lower.} other {The boss’s Menace Level counts in full again.}}',
  'event.life-changed': 'Life of the boss: {from} → {to}.',
  'event.boss-reasoned': '{why}',
  'event.seat-eliminated': '{side} has too few Resources left and is out of the game.',
  'event.standing-ordered': '{side} changes the standing orders.',
  'event.game-ended': 'The game is over. {why}.',

  'reason.nothing-playable-menace-rises':
    'Every card in the boss’s hand is too expensive: his Menace Level rises by 1.',
  'reason.still-nothing-playable': 'The boss can play nothing and passes.',
  'reason.deploys-dearest':
    'Deploy comes first, the most expensive playable card before the others: {card, card} (cost {cost}, Menace Level {menace}).',
  'reason.deployment-zone-full': 'His Deployment Zone is taken: {card, card} has to wait.',
  'reason.deploy-step-over':
    'His Menace Level ({menace}) would allow {card, card} (cost {cost}) by now, but his Deploy step is over: it stays in hand.',
  'reason.leader-empty-space': '{card, card} is a Leader and takes an empty space.',
  'reason.leader-replaces-cheaper': 'No space is free: the Leader {card, card} (cost {cost}) replaces a cheaper card.',
  'reason.leader-waits':
    'No space is free, and no card there is cheaper: the Leader {card, card} (cost {cost}) stays in hand.',
  'reason.uses-gang': '{card, card} cannot deploy any more and becomes Gang tokens.',
  'reason.uses-spirit':
    '{totems, plural, =0 {The Spirits are called, but there is no Totem.} one {The Spirits are called: # Totem gets a token.} other {The Spirits are called: # Totems get a token each.}}',
  'reason.uses-swap':
    'Swap: the most expensive deployable card in hand comes in, whatever it costs: {card, card} (cost {cost}).',
  'reason.uses-ghost': 'A Shade left in hand goes to the furthest free space.',
  'reason.acts-dearest':
    'Actions come last, the most expensive one first: {card, card} (cost {cost}, Menace Level {menace}).',
  'reason.too-expensive':
    '{card, card} costs {cost}, more than the Menace Level of {menace} allows, and stays in hand.',
  'reason.storm-kills-dearest':
    'With Strength {strength} it takes the most expensive card it can kill on the Battle Zone (cost {cost}).',
  'reason.storm-hits-player':
    'With Strength {strength} it can kill nothing on the Battle Zone, so it strikes the player.',
  'reason.takes-dearest': 'The boss always takes the most expensive card he may: {card, card} (cost {cost}).',
  'reason.takes-dearest-supporter': 'The boss always takes the most expensive Supporter he may.',
  'reason.picks-dearest': 'The boss picks the most expensive for it: {card, card} (cost {cost}).',
  'reason.loses-cheapest':
    'None of the players’ cards can be taken: of his own the boss takes the cheapest, {card, card} (cost {cost}).',
  'reason.sacrifices-cheapest': 'The boss gives up his cheapest creature without Shielded.',
  'reason.puts-back-cheapest': 'The boss keeps what is dear and puts the cheapest of his hand back.',
  'reason.pays-by-menace': 'His Menace Level ({menace}) reaches the price ({price}): it counts as paid.',
  'reason.cannot-pay-by-menace': 'His Menace Level ({menace}) is below the price ({price}): it is not paid.',
  'reason.tie-was-yours': 'Several are equal: the choice is yours.',
  'reason.discards-to-reserve':
    '{cards, plural, one {# card left in his hand goes to the Reserves.} other {# cards left in his hand go to the Reserves.}}',
  'reason.reserve-shuffled-in': 'His Resources are empty: the Reserves become new Resources.',
  'reason.menace-instead-of-supporters': 'The boss has no Supporters: his Menace Level changes instead.',
  'reason.menace-effect': 'So says the Boss Card: {boss, boss, menace}',
  'reason.menace-is-highest': 'The Menace Level is 5+ already and rises no further.',
  'reason.menace-is-lowest': 'The Menace Level is 1 already and falls no further.',
  'reason.victim-was-yours': 'It concerns one player: the players choose which.',
  'reason.miner-turns-action': 'The Awakened Miner turns the action of {card, card} against its owner.',
  'reason.miner-ignores-action': 'The action of {card, card} cannot be turned against its owner and is ignored.',
} as const satisfies Complete<`event.${Exclude<EventKind, 'awaited'>}` | `reason.${Reason}`>
