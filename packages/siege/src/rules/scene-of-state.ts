/** The scene of a game, made once a change on the map. */
import { hexOf } from '../geometry/index.ts'
import { boardOf } from '../maps/boards.ts'
import { recall } from '../recall.ts'
import type { Character, State } from '../state.ts'
import type { HexId, Storey } from '../vocabulary.ts'
import { type Post, postAt } from './post.ts'
import { type Scene, sceneOf } from './scene.ts'

/** What a scene is made from: all of a state that sight depends on. */
type Seen = Pick<State, 'board' | 'characters' | 'animals' | 'engines' | 'bridge' | 'filled' | 'rubble' | 'burnt'>

const isSame = (a: Seen, b: Seen): boolean =>
  a === b ||
  (a.characters === b.characters &&
    a.board === b.board &&
    a.engines === b.engines &&
    a.animals === b.animals &&
    a.bridge === b.bridge &&
    a.filled === b.filled &&
    a.rubble === b.rubble &&
    a.burnt === b.burnt)

/** Made anew only when something on the map has changed. */
export const sceneOfState = recall<Seen, Scene>(isSame, state => sceneOf(boardOf(state.board), state))

export const postOf = (scene: Scene, hex: HexId, storey: Storey, rear?: HexId): Post =>
  postAt(scene, hexOf(hex), storey, rear === undefined ? undefined : hexOf(rear))

/** Where a character stands, if he is on the map. */
export const postOfCharacter = (scene: Scene, c: Character): Post | undefined =>
  c.where === 'map' && c.hex !== undefined ? postOf(scene, c.hex, c.storey, c.rear) : undefined
