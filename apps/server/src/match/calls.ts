/** Who is called to a table: it is their turn, they are asked something, the game has begun or is over. */
import type { Notice, Offer } from '@siegeworks/protocol'
import type { House } from './house.ts'
import type { Table } from './table.ts'

export class Calls {
  private readonly house: House
  private readonly lastToAct = new WeakMap<Table, readonly string[]>()
  private readonly lastOffers = new WeakMap<Table, readonly Offer[]>()

  constructor(house: House) {
    this.house = house
  }

  /** What stood there already has been told before. */
  opened(table: Table): void {
    this.lastToAct.set(table, table.toAct())
    this.lastOffers.set(table, table.offers)
  }

  began(table: Table): void {
    for (const { seat } of table.seats) this.call(table, seat, 'game-started')
  }

  stepped(table: Table): void {
    const before = this.lastToAct.get(table) ?? []
    const toAct = table.toAct()
    this.lastToAct.set(table, toAct)
    for (const seat of toAct) if (!before.includes(seat)) this.call(table, seat, 'your-turn')
    this.asked(table)
    if (table.state === 'over' && before.length > 0)
      for (const { seat } of table.seats) this.call(table, seat, 'game-over')
  }

  /** A new question is told to everybody who has not said yes to it. */
  private asked(table: Table): void {
    const before = this.lastOffers.get(table) ?? []
    this.lastOffers.set(table, table.offers)
    for (const { what, by, agreed } of table.offers)
      if (!before.some(offer => offer.what === what && offer.by === by))
        for (const { seat } of table.seats) if (!agreed.includes(seat)) this.call(table, seat, 'offer')
  }

  private call(table: Table, seat: string, what: Notice['what']): void {
    const person = table.seats.find(row => row.seat === seat)?.person
    // Who has resigned is called once more, at the end.
    if (what !== 'game-over' && table.botAt(seat) !== undefined) return
    if (person) this.house.tell(person, { what, match: table.id, game: table.title, seat })
  }
}
