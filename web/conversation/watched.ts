/** A value a screen looks at through `useSyncExternalStore`. */
export class Watched<T extends object> {
  readonly #listeners = new Set<() => void>()
  #now: T

  constructor(now: T) {
    this.#now = now
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = () => this.#now

  protected set(change: Partial<T>) {
    this.#now = { ...this.#now, ...change }
    for (const listener of this.#listeners) listener()
  }
}
