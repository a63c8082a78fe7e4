import { setImmediate } from 'node:timers/promises'

/** As long as others may be kept waiting. */
const SLICE_MS = 12

/** Lets the event loop have its turn in the middle of long work. */
export class Breather {
  #since = performance.now()

  async breathe(): Promise<void> {
    if (performance.now() - this.#since < SLICE_MS) return
    await setImmediate()
    this.#since = performance.now()
  }
}
