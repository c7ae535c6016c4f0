/** From the moment the server knows who this is, the page hears of all of one's tables. */
import { effect } from '@preact/signals'
import { spoken } from '../i18n/say.ts'
import { api, isKnown } from '../net/api.ts'
import { onlineConnection } from '../net/socket.ts'
import { keepChanges } from '../people/own-settings.ts'
import { place } from '../shell/router.ts'
import { keepWords, tellAway } from './push.ts'
import { heard, waitingGames } from './turns.ts'

const count = async (): Promise<void> => {
  const { games } = await api.mine()
  waitingGames.value = games.filter(({ myTurn }) => myTurn).length
}

const recount = (): void => {
  count().catch(() => undefined)
}

let listening = false
const listen = (): void => {
  if (listening) return
  listening = true
  const connection = onlineConnection()
  // What was told while the wire was down is made up for by counting again.
  connection.watch(link => link === 'open' && recount())
  connection.listen(message => {
    if (message.kind !== 'notice') return
    heard.value = message
    tellAway(message).catch(() => undefined)
    recount()
  })
}

export const watchTurns = async (): Promise<void> => {
  await api.known().catch(() => undefined)
  keepChanges()
  effect(() => {
    if (!isKnown.value) return
    listen()
    // Every change of place may have followed a move.
    if (place.value.path) recount()
  })
  effect(() => {
    if (isKnown.value && spoken.value) keepWords().catch(() => undefined)
  })
}
