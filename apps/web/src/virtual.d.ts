declare module 'virtual:icons/*' {
  export const icons: { readonly [name: string]: string }
}

declare module 'virtual:cards' {
  export const cards: readonly import('./boards/cards/facts.ts').CardFacts[]
  export const bosses: readonly import('./boards/cards/facts.ts').BossFacts[]
  export const decks: readonly import('./boards/cards/facts.ts').ReadyDeck[]
}

declare module 'virtual:scenarios' {
  export const scenarios: readonly { readonly id: string; readonly level: number }[]
}
