/** The course of a game for a replay, whole: from this device, from the server, or from a log file. */
import type { PastPage } from '@siegeworks/protocol'
import { ask } from '../local/client.ts'
import { api } from '../net/api.ts'

export type Source = 'local' | 'online' | 'file'
export type Moments = PastPage['moments']

const PAGE = 60

export const loadPast = async (
  source: Source,
  match: string,
  as: string,
  log?: string,
): Promise<Moments | undefined> => {
  const page = (from: number): Promise<PastPage | undefined> => {
    if (source === 'online') return api.past(match, as, from, PAGE)
    return source === 'file' ? ask('pastOfLog', log ?? '', as, from, PAGE) : ask('past', match, as, from, PAGE)
  }
  const moments: Moments[number][] = []
  for (;;) {
    const next = await page(moments.length)
    if (!next) return moments.length > 0 ? moments : undefined
    moments.push(...next.moments)
    if (next.moments.length === 0 || moments.length > next.head) return moments
  }
}
