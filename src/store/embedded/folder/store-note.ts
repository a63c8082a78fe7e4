import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { noteFile } from './store-paths.ts'

const StoreNote = z.object({ migration: z.number() })

/** The newest migration of an embedded store as of its last opening, for whoever may only look; undefined: not known. */
export function readStoreNote(home: string): number | undefined {
  try {
    return StoreNote.parse(JSON.parse(readFileSync(noteFile(home), 'utf8'))).migration
  } catch {
    return undefined
  }
}

export function writeStoreNote(home: string, migration: number): void {
  if (readStoreNote(home) === migration) return
  const unfinished = `${noteFile(home)}.unfinished`
  writeFileSync(unfinished, JSON.stringify({ migration }), { mode: 0o600 })
  renameSync(unfinished, noteFile(home))
}
