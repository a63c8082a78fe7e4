/** Shares of requests, in per cent with one decimal, whose files stand among the first 1, 5 and 10. */
export interface Accuracy {
  any: [number, number, number]
  all: [number, number, number]
}

const AT = [1, 5, 10] as const

/** Counts how soon the files somebody really changed come. */
export class Tally {
  #cases = 0
  readonly #any: [number, number, number] = [0, 0, 0]
  readonly #all: [number, number, number] = [0, 0, 0]

  add(ranked: readonly string[], gold: readonly string[]): void {
    this.#cases++
    for (const [n, at] of AT.entries()) {
      const first = new Set(ranked.slice(0, at))
      const found = gold.filter((path) => first.has(path)).length
      if (found > 0) this.#any[n] = (this.#any[n] ?? 0) + 1
      if (found === gold.length) this.#all[n] = (this.#all[n] ?? 0) + 1
    }
  }

  get accuracy(): Accuracy {
    const share = (count: number) => (this.#cases === 0 ? 0 : Math.round((count / this.#cases) * 1_000) / 10)
    const [a1, a5, a10] = this.#any
    const [b1, b5, b10] = this.#all
    return { any: [share(a1), share(a5), share(a10)], all: [share(b1), share(b5), share(b10)] }
  }
}
