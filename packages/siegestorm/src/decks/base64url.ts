/** Bytes as text that may stand in a link, and text as UTF-8 bytes; the same in every engine. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export const toBase64Url = (bytes: readonly number[]): string => {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const letters = Math.min(bytes.length - i, 3) + 1
    for (let k = 0; k < letters; k++) text += LETTERS[(word >> (18 - 6 * k)) & 63]
  }
  return text
}

export const fromBase64Url = (text: string): readonly number[] | undefined => {
  const bytes: number[] = []
  for (let i = 0; i < text.length; i += 4) {
    const four = text.slice(i, i + 4)
    if (four.length === 1) return
    let word = 0
    for (let k = 0; k < 4; k++) {
      const value = k < four.length ? LETTERS.indexOf(four[k]!) : 0
      if (value < 0) return
      word = (word << 6) | value
    }
    for (let k = 0; k < four.length - 1; k++) bytes.push((word >> (16 - 8 * k)) & 255)
  }
  return bytes
}

export const bytesOfText = (text: string): readonly number[] =>
  [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|[^%]/g)].map(([one, hex]) =>
    hex ? Number.parseInt(hex, 16) : one.charCodeAt(0),
  )

/** Undefined when they are not UTF-8. */
export const textOfBytes = (bytes: readonly number[]): string | undefined => {
  try {
    return decodeURIComponent(bytes.map(byte => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return undefined
  }
}
