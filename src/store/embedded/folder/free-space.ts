import { statfs } from 'node:fs/promises'
import { StoreError } from '../../errors/store-error.ts'

const MB = 1024 * 1024
/** PostgreSQL writes its log in files of 16 MB, and stops for good when it cannot make the next one. */
const WAL_SEGMENT = 16 * MB
/** Below this nothing new is written: what is being written still has room to be finished. */
export const LEAST_TO_WRITE = 4 * WAL_SEGMENT
/** Below this what is being written is given up. */
export const LEAST_TO_FINISH = 2 * WAL_SEGMENT
/** What a first database takes, with room to work. */
const FIRST_STORE = 160 * MB
const LOOK_MS = 500
const STALE_MS = 1_000

export type ReadFreeBytes = () => Promise<number>

export function freeBytesOf(folder: string): ReadFreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

/** How much room is left where the store lies, never older than a second when it is asked for. */
export class FreeSpace {
  readonly #read: ReadFreeBytes
  readonly #onChange: (full: boolean, freeMegabytes: number) => void
  #timer: NodeJS.Timeout | undefined
  #bytes = Number.POSITIVE_INFINITY
  #at = Number.NEGATIVE_INFINITY
  #full = false

  constructor(read: ReadFreeBytes, onChange: (full: boolean, freeMegabytes: number) => void = () => {}) {
    this.#read = read
    this.#onChange = onChange
  }

  watch(): void {
    this.#timer ??= setInterval(() => void this.look(), LOOK_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  get isStale(): boolean {
    return performance.now() - this.#at > STALE_MS
  }

  /** No room to begin something. */
  get isFull(): boolean {
    return this.#full
  }

  /** No room to go on with anything. */
  get isOut(): boolean {
    return this.#bytes < LEAST_TO_FINISH
  }

  /** No room for even one file of the log: whatever writes now cannot end. */
  get isHopeless(): boolean {
    return this.#bytes < WAL_SEGMENT
  }

  get bytes(): number {
    return this.#bytes
  }

  get megabytes(): number {
    return Math.floor(this.#bytes / MB)
  }

  /** A file system that cannot be asked is not taken for a full one: the database itself will say what is wrong. */
  async look(): Promise<void> {
    try {
      this.#bytes = await this.#read()
    } catch {
      this.#bytes = Number.POSITIVE_INFINITY
    }
    this.#at = performance.now()
    const full = this.#bytes < LEAST_TO_WRITE
    if (full === this.#full) return
    this.#full = full
    this.#onChange(full, this.megabytes)
  }
}

/** Opening writes too: on a full disk it would not come back. */
export async function refuseFullDisk(home: string, space: FreeSpace, hasStore: boolean): Promise<void> {
  await space.look()
  const needed = hasStore ? LEAST_TO_WRITE : FIRST_STORE
  if (space.megabytes * MB >= needed) return
  throw new StoreError(
    'STORE_FULL',
    `The disk of ${home} is full: ${space.megabytes} MB free, and opening the store needs ${needed / MB} MB. Free some space, then start again`,
  )
}
