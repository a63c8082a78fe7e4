import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './package-root.ts'

interface JournalEntry {
  idx: number
  when: number
  tag: string
}

export function migrationsFolder(): string {
  return join(packageRoot(), 'src', 'store', 'migrations')
}

export function journal(): JournalEntry[] {
  const text = readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8')
  return (JSON.parse(text) as { entries: JournalEntry[] }).entries
}

/** When the newest migration this build knows was made; the database records the same number. */
export function newestMigration(): number {
  return journal().at(-1)?.when ?? 0
}

/** What a migration is called, by when it was made. */
export function migrationName(at: number): string {
  return journal().find((entry) => entry.when === at)?.tag ?? 'unknown'
}

/** Changes whenever a migration does: names the template that was built from them. */
export function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const entry of journal()) hash.update(readFileSync(join(migrationsFolder(), `${entry.tag}.sql`)))
  return hash.digest('hex').slice(0, 16)
}
