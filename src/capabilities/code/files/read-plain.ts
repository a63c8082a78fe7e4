import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** A pipe or device that took a file's place would keep a reader waiting for ever; a link would lead elsewhere. */
const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants
/** Windows knows neither. */
const FLAGS = O_RDONLY | (O_NONBLOCK ?? 0) | (O_NOFOLLOW ?? 0)
/** What is not there, or is something else by now; any other trouble is thrown. */
const GONE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO', 'ENAMETOOLONG'])

/** The bytes of a plain file; undefined when there is none of that name. */
export function readPlainSync(path: string): Buffer | undefined {
  let file: number | undefined
  try {
    file = openSync(path, FLAGS)
    return fstatSync(file).isFile() ? readFileSync(file) : undefined
  } catch (error) {
    return goneOr(error)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

export async function readPlain(path: string): Promise<Buffer | undefined> {
  try {
    const file = await open(path, FLAGS)
    try {
      return (await file.stat()).isFile() ? await file.readFile() : undefined
    } finally {
      await file.close()
    }
  } catch (error) {
    return goneOr(error)
  }
}

function goneOr(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && GONE.has(String(error.code))) return undefined
  throw error
}
