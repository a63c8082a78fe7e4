import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isShutDown } from './control-file.ts'
import { type RelationFile, relationFiles } from './relation-files.ts'
import { storeFolder } from './store-paths.ts'

const Manifest = z.object({ control: z.string(), files: z.record(z.string(), z.number()) })
export const MANIFEST = 'store.files.json'

/** Whichever store it is and when it was closed: pg_control is written anew with every opening and every close. */
function controlOf(folder: string): { bytes: Buffer; hash: string } {
  const bytes = readFileSync(join(folder, 'global', 'pg_control'))
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}

/** After a clean close: which files there are, and how long. One that ended otherwise says nothing of the kind. */
export function writeManifest(home: string): void {
  const folder = storeFolder(home)
  try {
    const { bytes, hash } = controlOf(folder)
    if (!isShutDown(bytes)) return
    const files = Object.fromEntries(relationFiles(folder).map(({ name, bytes: size }) => [name, size]))
    const unfinished = join(home, `${MANIFEST}.unfinished`)
    writeFileSync(unfinished, JSON.stringify({ control: hash, files }), { mode: 0o600 })
    renameSync(unfinished, join(home, MANIFEST))
  } catch {
    // Such as on a full disk. The one before is of another pg_control, so nothing will be compared with it.
  }
}

/** What is not as the last close left it; undefined also where nobody has said how that was. Looks only. */
export function changedSinceClose(home: string): string | undefined {
  const folder = storeFolder(home)
  const closed = readManifest(home)
  if (closed === undefined || closed.control !== controlOf(folder).hash) return undefined
  const found = new Map(relationFiles(folder).map((file: RelationFile) => [file.name, file.bytes]))
  for (const [name, bytes] of Object.entries(closed.files)) {
    const now = found.get(name)
    if (now === undefined) return `${name} is missing, the file of a table`
    if (now !== bytes) return `${name}, the file of a table, has ${now} bytes and not the ${bytes} it was closed with`
  }
  return undefined
}

function readManifest(home: string): z.infer<typeof Manifest> | undefined {
  try {
    return Manifest.parse(JSON.parse(readFileSync(join(home, MANIFEST), 'utf8')))
  } catch {
    return undefined
  }
}
