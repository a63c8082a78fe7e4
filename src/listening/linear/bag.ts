import { hashRange, mix } from '#text/pii/tagger/hash.ts'

/** Hashed features and how much each counts. Training and hearing share this, so changing it makes the shipped weights worthless. */
export interface Features {
  ids: number[]
  values: number[]
}

/** Collects features; those of one group have length 1 times its share, however many they are. */
export class Bag implements Features {
  readonly ids: number[] = []
  readonly values: number[] = []
  readonly #mask: number

  constructor(bits: number) {
    this.#mask = 2 ** bits - 1
  }

  at(id: number, value: number): void {
    this.ids.push(id)
    this.values.push(value)
  }

  add(names: readonly string[], seed: number, share: number): void {
    const found = [...new Set(names)]
    const value = share / Math.sqrt(Math.max(1, found.length))
    for (const name of found) this.named(name, seed, value)
  }

  named(name: string, seed: number, value: number): void {
    this.at(mix(hashRange(name, 0, name.length, 7919 * seed), seed) & this.#mask, value)
  }
}
