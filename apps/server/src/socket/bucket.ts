/** A token bucket: so many messages in a window, refilled evenly. */
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
}
