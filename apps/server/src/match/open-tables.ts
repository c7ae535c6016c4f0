/** So many tables somebody may have open: those that are in the store, and those just being opened. */
import { Refusal } from '../refusal.ts'
import type { House } from './house.ts'

export class OpenTables {
  private readonly house: House
  private readonly opening = new Map<string, number>()

  constructor(house: House) {
    this.house = house
  }

  /** Does what opens one table more for this person, where there is room for it. */
  async oneMore<T>(person: string, open: () => Promise<T>): Promise<T> {
    const atOnce = this.opening.get(person) ?? 0
    this.opening.set(person, atOnce + 1)
    try {
      const { store, config } = this.house
      if ((await store.lobby.runningCount(person)) + atOnce >= config.maxTablesPerPerson)
        throw new Refusal('too-many-tables', { most: config.maxTablesPerPerson })
      return await open()
    } finally {
      const left = this.opening.get(person)! - 1
      if (left > 0) this.opening.set(person, left)
      else this.opening.delete(person)
    }
  }
}
