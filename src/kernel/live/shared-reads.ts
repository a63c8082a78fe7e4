import type { LiveFact } from './contract.ts'

type Page = Promise<LiveFact[]>

/** One query for all who stand at the same place of a stream and heard of its news together, however many they are. */
export class SharedReads {
  readonly #running = new Map<string, Map<number, Page>>()

  read(key: string, after: number, query: () => Page): Page {
    const pages = this.#running.get(key) ?? new Map<number, Page>()
    const running = pages.get(after)
    if (running !== undefined) return running
    const page = query().finally(() => {
      if (pages.get(after) === page) pages.delete(after)
      if (pages.size === 0 && this.#running.get(key) === pages) this.#running.delete(key)
    })
    pages.set(after, page)
    this.#running.set(key, pages)
    return page
  }

  /** There is news, or a new reader: a query that began before may have looked too early for it. */
  startAfresh(key: string): void {
    this.#running.delete(key)
  }
}
