/** Nobody at the table has won, and yet it is no draw: the boss has. */
import type { Outcome } from '@siegeworks/kernel'

export const bossWon = (outcome: Outcome | undefined): boolean => outcome?.reason === 'boss-wins'
