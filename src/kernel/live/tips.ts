const KEPT = 2_000

/** The last number this process gave in each of the streams it used lately. */
export class Tips {
  readonly #seqs = new Map<string, number>()

  set(key: string, seq: number): void {
    this.#seqs.delete(key)
    this.#seqs.set(key, seq)
    if (this.#seqs.size <= KEPT) return
    for (const oldest of this.#seqs.keys()) {
      this.#seqs.delete(oldest)
      return
    }
  }

  get(key: string): number | undefined {
    return this.#seqs.get(key)
  }
}
