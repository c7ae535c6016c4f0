/** A log small enough for a link: squeezed, in letters an address can carry. */
const MARK = '#log='

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

export const packLog = async (text: string): Promise<string> => {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return MARK + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The log an address brings with it, if it brings one that can be read. */
export const unpackLog = async (hash: string): Promise<string | undefined> => {
  if (!hash.startsWith(MARK)) return undefined
  try {
    const letters = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}
