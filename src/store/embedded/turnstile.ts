interface Waiting {
  enter(): void
  refuse(error: Error): void
}

/** One at a time, in the order they came. */
export class Turnstile {
  readonly #waiting: Waiting[] = []
  #busy = false

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy) await this.#wait()
    this.#busy = true
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // Stays busy for the next one: nobody may slip in between.
      if (next === undefined) this.#busy = false
      else next.enter()
    }
  }

  /** Whoever waits hears this instead; whoever is inside goes on. */
  turnAway(error: Error): void {
    for (const each of this.#waiting.splice(0)) each.refuse(error)
  }

  #wait(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push({ enter: resolve, refuse: reject })
    return promise
  }
}
