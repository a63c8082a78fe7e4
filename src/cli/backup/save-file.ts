import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isNazeError, NazeError } from '#kernel/errors.ts'

export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new NazeError('CONFLICT', `${file} is there already: take another name, or --force`)
}

/**
 * Under another name until it is whole, on the disk and found good by `check`; a file of this name is therefore always
 * a whole one. Readable for its owner alone.
 */
export async function saveFile<T>(file: string, content: Readable, check: (file: string) => Promise<T>): Promise<T> {
  const unfinished = `${file}.unfinished`
  try {
    await rm(unfinished, { force: true })
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await pipeline(content, handle.createWriteStream({ flush: true }))
    } finally {
      await handle.close()
    }
    const checked = await check(unfinished)
    await rename(unfinished, file)
    return checked
  } catch (cause) {
    content.destroy()
    await rm(unfinished, { force: true })
    if (isNazeError(cause) || !(cause instanceof Error) || !('syscall' in cause)) throw cause
    throw new NazeError('INVALID_INPUT', `${file} cannot be written (${String((cause as { code?: unknown }).code)})`, {
      cause,
    })
  }
}
