/** Lines of play from written positions: counted, and some of them told. */
import { readFileSync } from 'node:fs'
import { goldenLines, perftFile } from '@siegeworks/kernel/testing'
import { siege } from '../src/index.ts'

const POSITIONS = readFileSync(new URL('./positions.perft', import.meta.url), 'utf8')
/** Seen by what comes of them. */
const DULL = ['task-done', 'due', 'step-began', 'selected', 'deselected', 'fight-set', 'fight-off', 'acted']

perftFile(siege, POSITIONS)
goldenLines(siege, POSITIONS, './positions.txt', { states: 80, each: 2, dull: DULL })
