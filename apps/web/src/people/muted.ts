/** Whom this browser does not show at which table. */
import { signal } from '@preact/signals'
import type { ChatLine } from '@siegeworks/protocol'
import type { Table } from '../table/model.ts'

const KEY = 'siegeworks.muted'
const KEPT = 200

const read = (): readonly string[] => {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(found) ? (found as readonly string[]) : []
  } catch {
    return []
  }
}

const muted = signal<readonly string[]>(read())

const place = (match: string, person: string): string => `${match}/${person}`

export const isMuted = (match: string, person: string): boolean => muted.value.includes(place(match, person))

export const mute = (table: Table, person: string, on: boolean): void => {
  const key = place(table.match, person)
  const others = muted.peek().filter(one => one !== key)
  muted.value = on ? [...others, key].slice(-KEPT) : others
  localStorage.setItem(KEY, JSON.stringify(muted.value))
  table.mute(person, on)
}

/** What was said here by people one wants to read. */
export const talkAt = (table: Table): readonly ChatLine[] =>
  table.chat.value.filter(({ person }) => person === undefined || !isMuted(table.match, person))
