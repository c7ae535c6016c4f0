/** What a person chose for this device: language, theme, motion, sound. Kept in the browser only. */
import { effect, signal } from '@preact/signals'
import { isLanguage, type Language, pickLanguage } from '@siegeworks/words'

export const THEMES = ['night', 'day', 'contrast'] as const
export type Theme = (typeof THEMES)[number]
export const MOTIONS = ['system', 'full', 'none'] as const
export type Motion = (typeof MOTIONS)[number]

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly motion: Motion
  /** 1 is the designed speed of moving things; 2 is twice as fast. */
  readonly speed: number
  readonly sound: boolean
  /** Siegestorm: be asked in every step of one's turn, also where hardly anybody does anything. */
  readonly everyStep: boolean
  readonly name: string
}

const KEY = 'siegeworks.settings'

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.includes(value as T)

type Written = Partial<Record<keyof Settings, unknown>>

const stored = (): Written => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Written
  } catch {
    return {}
  }
}

/** Settings as they were written down somewhere, with the usual one for what is missing or odd. */
const readSettings = (was: Written): Settings => ({
  language: isLanguage(was.language) ? was.language : pickLanguage(navigator.languages),
  theme: isOneOf(THEMES, was.theme) ? was.theme : 'night',
  motion: isOneOf(MOTIONS, was.motion) ? was.motion : 'system',
  speed: typeof was.speed === 'number' && was.speed >= 0.5 && was.speed <= 4 ? was.speed : 1,
  sound: was.sound === true,
  everyStep: was.everyStep === true,
  name: typeof was.name === 'string' ? was.name.slice(0, 40) : '',
})

const initial = (): Settings => {
  const asked = new URLSearchParams(location.search).get('lang')
  return readSettings({ ...stored(), ...(isLanguage(asked) && { language: asked }) })
}

export const settings = signal<Settings>(initial())

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part }
}

/** Settings from elsewhere, taken over as far as they are any. */
export const takeOver = (written: Written): void => {
  settings.value = readSettings({ ...settings.peek(), ...written })
}

/** Whether things may move: the system's wish unless the person said otherwise here. */
export const moves = (): boolean =>
  settings.value.motion === 'full' ||
  (settings.value.motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches)

effect(() => {
  const now = settings.value
  const root = document.documentElement
  root.lang = now.language
  root.dataset['theme'] = now.theme
  root.dataset['motion'] = now.motion
  root.style.setProperty('--speed', String(now.speed))
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // A browser without storage still plays; it only forgets the choice.
  }
})
