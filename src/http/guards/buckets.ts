export interface Allowance {
  /** So many at once after a quiet time. */
  burst: number
  perMinute: number
}

/** Beyond this the key unused for longest is forgotten: memory stays small whoever knocks. */
const MOST_KEYS = 20_000

/** How much each of many may do: a bucket a key, emptied by use and filled again by time. Kept in memory only. */
export class Buckets {
  readonly #allowance: Allowance
  readonly #now: () => number
  readonly #levels = new Map<string, { level: number; at: number }>()

  constructor(allowance: Allowance, now: () => number = () => performance.now()) {
    this.#allowance = allowance
    this.#now = now
  }

  /** Takes one and returns 0, or takes nothing and returns the seconds until there is one. */
  take(key: string): number {
    const { level } = this.#read(key)
    if (level < 1) return this.#secondsUntilOne(level)
    this.#write(key, level - 1)
    return 0
  }

  /** What was taken for something that then did not happen. */
  giveBack(key: string): void {
    this.#write(key, Math.min(this.#allowance.burst, this.#read(key).level + 1))
  }

  /** The seconds until there is one; 0 when there is. */
  wait(key: string): number {
    const { level } = this.#read(key)
    return level < 1 ? this.#secondsUntilOne(level) : 0
  }

  #secondsUntilOne(level: number): number {
    // What a sum of fractions is off by is not a second.
    return Math.max(1, Math.ceil(((1 - level) / this.#allowance.perMinute) * 60 - 1e-6))
  }

  #read(key: string): { level: number } {
    const known = this.#levels.get(key)
    const { burst, perMinute } = this.#allowance
    if (known === undefined) return { level: burst }
    return { level: Math.min(burst, known.level + ((this.#now() - known.at) / 60_000) * perMinute) }
  }

  #write(key: string, level: number): void {
    // Set anew, so that the map's order is that of use.
    this.#levels.delete(key)
    this.#levels.set(key, { level, at: this.#now() })
    if (this.#levels.size <= MOST_KEYS) return
    for (const oldest of this.#levels.keys()) {
      this.#levels.delete(oldest)
      return
    }
  }
}
