/** From the path of a fault to the line and column of the file. */
import { lineAndColumn, SPACE, tokenAt } from './json.ts'

export interface JsonPlace {
  readonly line: number
  readonly column: number
}

/**
 * Where the part of a text that a path names stands: its key, or the item of a list; what is not there is looked for
 * one step further up. The text has been read by parseJson. `["a"]` and `.a` name the same.
 */
export const jsonPlace = (text: string, path: string): JsonPlace => {
  const places = new Map<string, number>([['', 0]])
  const open: { readonly at: string; key: string | undefined; index: number | undefined }[] = []
  let at = 0
  const here = (): string => {
    const top = open.at(-1)
    if (!top) return ''
    return `${top.at}\u0000${top.index ?? top.key}`
  }
  for (;;) {
    SPACE.lastIndex = at
    SPACE.test(text)
    at = SPACE.lastIndex
    const token = tokenAt(text, at)
    if (token === undefined) break
    const top = open.at(-1)
    if (top && top.index === undefined && top.key === undefined && token[0] === '"') {
      top.key = JSON.parse(token)
      places.set(here(), at)
    } else if (token === ',') {
      if (top!.index === undefined) top!.key = undefined
      else top!.index++
    } else if (token === ']' || token === '}') open.pop()
    else if (token !== ':') {
      if (top?.index !== undefined) places.set(here(), at)
      if (token === '{' || token === '[')
        open.push({ at: here(), key: undefined, index: token === '[' ? 0 : undefined })
    }
    at += token.length
  }
  const steps = stepsOf(path)
  for (let length = steps.length; ; length--) {
    const found = places.get(
      steps
        .slice(0, length)
        .map(step => `\u0000${step}`)
        .join(''),
    )
    if (found !== undefined) return lineAndColumn(text, found)
  }
}

const stepsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(match => (match[1] ?? match[2] ?? match[3])!)
