/** Texts that do not parse back. */
import { err } from '@siegeworks/kernel'
import { skirmish } from '../skirmish/game.ts'
import { brokenGame } from './broken-game.ts'

export const texts = [
  brokenGame('writes moves it cannot read', 'move-text', {
    formatMove: move => (move.kind === 'attack' ? `strike ${move.card}` : skirmish.formatMove(move)),
  }),
  brokenGame('reads its moves as others', 'move-text', {
    parseMove: text => skirmish.parseMove(text.replace('bold', 'wary')),
  }),
  brokenGame('writes a move on two lines', 'move-text', {
    formatMove: move => skirmish.formatMove(move).replace(' ', '\n'),
    parseMove: text => skirmish.parseMove(text.replace('\n', ' ')),
  }),
  brokenGame('writes two moves the same way', 'move-text', {
    formatMove: move => (move.kind === 'hide' ? 'hide' : skirmish.formatMove(move)),
  }),
  brokenGame('crashes on odd text', 'no-crash', {
    parseMove: text => {
      if (!/^[a-z]/.test(text)) throw new Error('not a move')
      return skirmish.parseMove(text)
    },
  }),
  brokenGame('crashes in the middle of play', 'no-crash', {
    view: (state, viewer) => {
      if (state.pending.kind === 'reaction') throw new Error('no view of a reaction')
      return skirmish.view(state, viewer)
    },
  }),
  brokenGame('forgets the secret stances in its position', 'position-text', {
    formatPosition: ({ stances: _, ...state }) => JSON.stringify(state),
  }),
  brokenGame('refuses its own position', 'position-text', {
    parsePosition: (input, options, chance) =>
      (input as { discard: unknown[] }).discard.length > 0
        ? err([{ at: 'discard', code: 'unknown-key' }])
        : skirmish.parsePosition(input, options, chance),
  }),
  brokenGame('writes positions that are no JSON', 'position-text', { formatPosition: () => 'a lovely position' }),
  brokenGame('does not know its own options', 'options-text', {
    parseOptions: input => skirmish.parseOptions({ ...(input as object), target: 5 }),
  }),
]
