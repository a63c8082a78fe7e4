import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { isLocked } from './folder-lock.ts'
import { doorFile } from './store-paths.ts'

const ServerDoor = z.object({
  url: z.url(),
  key: z.string().min(1),
  /** Of the naze that serves; what is asked of it must be understood alike on both sides. */
  version: z.string().optional(),
  /** Where participants come in, while that door is open. */
  participants: z.object({ listening: z.string(), forPeople: z.string().nullable() }).optional(),
})
/** Where the server that holds a folder can be asked, and what shows that the one who asks can read the folder. */
export type ServerDoor = z.infer<typeof ServerDoor>

/** Only for the holder of the folder's lock. Readable for its owner alone, and never half written. */
export async function announceServer(folder: string, door: ServerDoor): Promise<void> {
  const unfinished = `${doorFile(folder)}.unfinished`
  await writeFile(unfinished, JSON.stringify(door), { mode: 0o600 })
  await rename(unfinished, doorFile(folder))
}

/** The server that holds the folder right now; undefined when none does. */
export async function runningServer(folder: string): Promise<ServerDoor | undefined> {
  return isLocked(folder) ? findServer(folder) : undefined
}

/**
 * Only to be read while somebody else holds the lock. It may still be that of an earlier holder: then its key opens
 * nothing, so nobody is taken for another.
 */
export async function findServer(folder: string): Promise<ServerDoor | undefined> {
  try {
    return ServerDoor.parse(JSON.parse(await readFile(doorFile(folder), 'utf8')))
  } catch {
    return undefined
  }
}
