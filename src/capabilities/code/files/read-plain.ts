import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** A pipe or device that took a file's place would keep a reader waiting for ever; a link would lead elsewhere. */
const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants
/** Windows knows neither. */
const FLAGS = O_RDONLY | (O_NONBLOCK ?? 0) | (O_NOFOLLOW ?? 0)
/** What is not there, or is something else by now; any other trouble is thrown. */
const GONE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO', 'ENAMETOOLONG'])

/**
 * The bytes of a plain file; undefined when there is none of that name. Never more of them than the file says it has:
 * some under /proc say none and never end.
 */
export function readPlainSync(path: string): Buffer | undefined {
  let file: number | undefined
  try {
    file = openSync(path, FLAGS)
    const stat = fstatSync(file)
    if (!stat.isFile()) return undefined
    const bytes = Buffer.allocUnsafe(stat.size)
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, length)
    return bytes.subarray(0, length)
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
      const stat = await file.stat()
      if (!stat.isFile()) return undefined
      const bytes = Buffer.allocUnsafe(stat.size)
      let length = 0
      for (let read = -1; read !== 0 && length < bytes.length; length += read)
        read = (await file.read(bytes, length, bytes.length - length, length)).bytesRead
      return bytes.subarray(0, length)
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
