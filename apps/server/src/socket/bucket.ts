/** Token buckets: so many messages in a window, refilled evenly. */
export class Bucket {
  private readonly size: number
  private readonly perMs: number
  private level: number
  private at: number

  constructor(size: number, windowMs: number, now: number) {
    this.size = size
    this.perMs = size / windowMs
    this.level = size
    this.at = now
  }

  take(now: number): boolean {
    this.level = Math.min(this.size, this.level + (now - this.at) * this.perMs)
    this.at = now
    if (this.level < 1) return false
    this.level--
    return true
  }

  /** Nobody has drawn from it lately: as good as a new one. */
  isFull(now: number): boolean {
    return this.level + (now - this.at) * this.perMs >= this.size
  }
}

const MAX_KEPT = 10_000

/** One bucket a person, address or login, forgotten when it is full again. */
export class Buckets {
  private readonly size: number
  private readonly windowMs: number
  private readonly kept = new Map<string, Bucket>()

  constructor(size: number, windowMs: number) {
    this.size = size
    this.windowMs = windowMs
  }

  take(key: string, now: number): boolean {
    const found = this.kept.get(key)
    if (found) return found.take(now)
    if (this.kept.size >= MAX_KEPT) this.forgetFull(now)
    const bucket = new Bucket(this.size, this.windowMs, now)
    this.kept.set(key, bucket)
    return bucket.take(now)
  }

  private forgetFull(now: number): void {
    for (const [key, bucket] of this.kept) if (bucket.isFull(now)) this.kept.delete(key)
  }
}
