/** One local game in two tabs: the tab used last holds it, the other lets go and takes it up again when it is used. */
const tabs = new BroadcastChannel('siegeworks-held')
const held = new Set<string>()

export const isHeld = (match: string): boolean => held.has(match)

/** From now on this tab is the one that plays it. */
export const hold = (match: string): void => {
  if (held.has(match)) return
  held.add(match)
  tabs.postMessage(match)
}

export const whenTaken = (letGo: (match: string) => void): void =>
  tabs.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (held.delete(data)) letGo(data)
  })
