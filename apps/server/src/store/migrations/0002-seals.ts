/** Seals beside what no chain covers. Rows of an older server have none until they are written again. */
export const SEALS: readonly string[] = [
  `ALTER TABLE game ADD COLUMN seal TEXT`,
  `ALTER TABLE head ADD COLUMN seal TEXT`,
  `ALTER TABLE seat ADD COLUMN seal TEXT`,
]
