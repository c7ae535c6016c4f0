/** The catalogue as a reviewer reads it: every card with its figures and its trees said in English. */
import { describeEffect, describePassive } from '../effects/describe.ts'
import type { CardDef } from './card-def.ts'

export const catalogueText = (cards: readonly CardDef[]): string => {
  const factions = [...new Set(cards.map(card => card.faction))]
  return factions
    .map(
      faction =>
        `# ${faction}\n\n${cards
          .filter(card => card.faction === faction)
          .map(cardText)
          .join('\n')}`,
    )
    .join('\n')
}

const cardText = (card: CardDef): string => {
  const figures = card.att === undefined ? 'no figures' : `${card.att}/${card.def}`
  const head =
    card.kind === 'player' ? `${card.rank}, ${card.origin}` : [card.tier, card.command, ...card.specials].join(', ')
  const facts = 'facts' in card.provenance && card.provenance.facts ? ` (${card.provenance.facts.join(', ')})` : ''
  return [
    `${card.name} [${card.id}]: cost ${card.cost}, ${figures}, ${head}, ${card.copies} in the set; ${card.provenance.status}${facts}`,
    `  action: ${card.action.length > 0 ? describeEffect(card.action) : '-'}`,
    ...card.passives.map(passive => `  passive: ${describePassive(passive)}`),
    '',
  ].join('\n')
}
