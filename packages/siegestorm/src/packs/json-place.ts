/** Where a text stops being JSON. Engines say it each in their own words or not at all; this says it the same everywhere. */

const TOKEN =
  /[ \t\r\n]*(?:([[\]{},:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y

type Expect = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing'

/** `line 4, column 7` of the first character that cannot stand there. */
export const brokenAt = (text: string): string => {
  const token = new RegExp(TOKEN)
  const open: ('[' | '{')[] = []
  let expect: Expect = 'value'
  for (let at = 0; ; at = token.lastIndex) {
    token.lastIndex = at
    const found = token.exec(text)
    const next: Expect | null | undefined = found && following(expect, found, open)
    if (!next) return place(text, at + /^[ \t\r\n]*/.exec(text.slice(at))![0].length)
    expect = next
  }
}

/** What must come after this token, or undefined if it cannot stand here. Keeps the open brackets. */
const following = (expect: Expect, found: RegExpExecArray, open: ('[' | '{')[]): Expect | undefined => {
  const [, mark, string] = found
  const isValue = expect === 'value' || expect === 'value-or-end'
  const closed = (): Expect => (open.length === 0 ? 'nothing' : 'comma-or-end')
  if (mark === '[' || mark === '{') {
    if (!isValue) return
    open.push(mark)
    return mark === '[' ? 'value-or-end' : 'key-or-end'
  }
  if (mark === ']' || mark === '}') {
    const empty = mark === ']' ? 'value-or-end' : 'key-or-end'
    if (open.at(-1) !== (mark === ']' ? '[' : '{') || (expect !== 'comma-or-end' && expect !== empty)) return
    open.pop()
    return closed()
  }
  if (mark === ',') return expect !== 'comma-or-end' ? undefined : open.at(-1) === '[' ? 'value' : 'key'
  if (mark === ':') return expect === 'colon' ? 'value' : undefined
  if (string && (expect === 'key' || expect === 'key-or-end')) return 'colon'
  return isValue ? closed() : undefined
}

const place = (text: string, index: number): string => {
  const before = text.slice(0, index).split('\n')
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`
}
