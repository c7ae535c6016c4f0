/** A few short sounds, made here: a card, a die, a storm, a wall. Off unless somebody turns them on. */
import type { SeenEntry } from '@siegeworks/protocol'
import { settings } from '../shell/settings.ts'

type Sound = 'card' | 'die' | 'storm' | 'wall'

const SOUND_OF: { readonly [kind: string]: Sound } = {
  'cards-drawn': 'card',
  'card-deployed': 'card',
  'link-added': 'card',
  'strength-counted': 'storm',
  'damage-dealt': 'storm',
  rolled: 'die',
  shot: 'die',
  fought: 'die',
  'wall-damaged': 'wall',
  'wall-fell': 'wall',
  'ladder-pushed': 'wall',
}

const SHAPES: {
  readonly [S in Sound]: {
    readonly type: OscillatorType
    readonly from: number
    readonly to: number
    readonly seconds: number
  }
} = {
  card: { type: 'triangle', from: 520, to: 300, seconds: 0.07 },
  die: { type: 'square', from: 240, to: 180, seconds: 0.05 },
  storm: { type: 'sawtooth', from: 160, to: 60, seconds: 0.28 },
  wall: { type: 'sawtooth', from: 90, to: 35, seconds: 0.4 },
}

let audio: AudioContext | undefined

const play = (sound: Sound): void => {
  audio ??= new AudioContext()
  const { type, from, to, seconds } = SHAPES[sound]
  const now = audio.currentTime
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = type
  tone.frequency.setValueAtTime(from, now)
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds)
  loudness.gain.setValueAtTime(0.12, now)
  loudness.gain.exponentialRampToValueAtTime(0.001, now + seconds)
  tone.connect(loudness).connect(audio.destination)
  tone.start(now)
  tone.stop(now + seconds)
}

/** The first thing in an entry that has a sound is heard. */
export const soundOf = (entry: SeenEntry | undefined): void => {
  if (!settings.peek().sound || !entry) return
  const sound = entry.events.map(({ kind }) => SOUND_OF[kind]).find(found => found !== undefined)
  if (sound) play(sound)
}
