/** Language and settings belong to an account: the server keeps them, and who signs in elsewhere finds them. */
import { effect } from '@preact/signals'
import type { Me } from '@siegeworks/protocol'
import { api, isKnown } from '../net/api.ts'
import { settings, takeOver } from '../shell/settings.ts'

const WAIT_MS = 800

export const takeSettings = (me: Me): void => takeOver({ ...me.preferences, language: me.language, name: me.name })

export const keepSettings = (): Promise<Me> => {
  const { name: _, language, ...preferences } = settings.peek()
  return api.changeMe({ language, preferences })
}

/** What is changed here is told to the server a moment later. */
export const keepChanges = (): void => {
  const atFirst = settings.peek()
  let timer: ReturnType<typeof setTimeout> | undefined
  effect(() => {
    if (settings.value === atFirst || !isKnown.value) return
    clearTimeout(timer)
    timer = setTimeout(() => keepSettings().catch(() => undefined), WAIT_MS)
  })
}
