/**
 * ICU messages, the part of them we use: `{x}`, `{n, number}`, `{n, plural, one {…} other {…}}`, `selectordinal`,
 * `{x, select, …}`, `#`, and things: `{c, card}` or `{s, seat, gen}`.
 * Quoting by apostrophes is left out on purpose: texts use ’, and a test holds every message against a full ICU parser.
 */

export type Node = string | Octothorpe | Argument
export interface Octothorpe {
  readonly kind: '#'
}
export interface Argument {
  readonly kind: 'argument'
  readonly name: string
  /** undefined for a plain `{x}`; else number, plural, selectordinal, select, or the name of a kind of thing. */
  readonly type?: string
  readonly form?: string
  readonly offset?: number
  readonly cases?: { readonly [key: string]: readonly Node[] }
}

const BRANCHING = new Set(['plural', 'selectordinal', 'select'])
const OCTOTHORPE: Octothorpe = { kind: '#' }

export const parseMessage = (text: string): readonly Node[] => {
  let at = 0

  const fail = (expected: string): never => {
    throw new Error(`message "${text}", character ${at + 1}: expected ${expected}`)
  }
  const space = (): void => {
    while (/\s/.test(text[at] ?? '')) at++
  }
  const take = (mark: string): void => {
    if (text[at] !== mark) fail(`"${mark}"`)
    at++
  }
  const word = (): string => {
    space()
    const found = /^[^\s{},:#]+/.exec(text.slice(at))?.[0] ?? fail('a word')
    at += found.length
    space()
    return found
  }

  const nodes = (inPlural: boolean): readonly Node[] => {
    const out: Node[] = []
    let plain = ''
    const flush = (): void => {
      if (plain) out.push(plain)
      plain = ''
    }
    for (; at < text.length && text[at] !== '}'; ) {
      if (text[at] === '{') {
        flush()
        out.push(argument(inPlural))
      } else if (text[at] === '#' && inPlural) {
        flush()
        out.push(OCTOTHORPE)
        at++
      } else plain += text[at++]
    }
    flush()
    return out
  }

  const argument = (inPlural: boolean): Argument => {
    take('{')
    const name = word()
    if (text[at] === '}') {
      at++
      return { kind: 'argument', name }
    }
    take(',')
    const type = word()
    if (text[at] === '}') {
      at++
      return { kind: 'argument', name, type }
    }
    take(',')
    return BRANCHING.has(type) ? branches(name, type, inPlural) : formed(name, type)
  }

  const formed = (name: string, type: string): Argument => {
    const form = word()
    take('}')
    return { kind: 'argument', name, type, form }
  }

  const branches = (name: string, type: string, inPlural: boolean): Argument => {
    space()
    const shift = /^offset:\s*(\d+)/.exec(text.slice(at))
    at += shift?.[0].length ?? 0
    const cases: Record<string, readonly Node[]> = {}
    for (space(); text[at] !== '}'; space()) {
      const key = word()
      take('{')
      cases[key] = nodes(type !== 'select' || inPlural)
      take('}')
    }
    take('}')
    if (!cases.other) fail('a case "other"')
    return { kind: 'argument', name, type, cases, ...(shift && { offset: Number(shift[1]) }) }
  }

  const whole = nodes(false)
  if (at < text.length) fail('the end')
  return whole
}
