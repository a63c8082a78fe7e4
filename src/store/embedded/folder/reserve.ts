import { existsSync, rmSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { LEAST_TO_FINISH, LEAST_TO_WRITE } from './free-space.ts'

const MB = 1024 * 1024
/** Two files of PostgreSQL's log: one to go on in, one to make a checkpoint in. */
const BYTES = LEAST_TO_FINISH
export const RESERVE = 'store.reserve'

/**
 * Room kept for those who want their words deleted: a full disk is no reason to keep what somebody wants gone. The file
 * is given up for that and made anew when there is room.
 */
export class Reserve {
  readonly #file: string
  #filling: Promise<void> | undefined

  constructor(home: string) {
    this.#file = join(home, RESERVE)
  }

  /** False when there was nothing to give up. */
  release(): boolean {
    const isThere = existsSync(this.#file)
    rmSync(this.#file, { force: true })
    return isThere
  }

  /** Only where the store has room enough beside it. */
  fill(freeBytes: number): Promise<void> {
    if (existsSync(this.#file) || freeBytes < LEAST_TO_WRITE + 2 * BYTES) return Promise.resolve()
    this.#filling ??= this.#write().finally(() => (this.#filling = undefined))
    return this.#filling
  }

  async #write(): Promise<void> {
    const unfinished = `${this.#file}.unfinished`
    try {
      const file = await open(unfinished, 'w', 0o600)
      try {
        // Not empty: a file system that leaves out zeros would keep no room for them.
        const chunk = Buffer.alloc(MB, 'naze')
        for (let written = 0; written < BYTES; written += MB) await file.write(chunk)
      } finally {
        await file.close()
      }
      await rename(unfinished, this.#file)
    } catch {
      // Somebody else was faster than us: the next time there is room.
      await rm(unfinished, { force: true }).catch(() => undefined)
    }
  }
}

const erasing = new AsyncLocalStorage<true>()

/** What `run` writes may use the reserve. */
export function usingReserve<T>(run: () => Promise<T>): Promise<T> {
  return erasing.run(true, run)
}

export function mayUseReserve(): boolean {
  return erasing.getStore() === true
}
