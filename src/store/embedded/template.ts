import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedDatabase } from './embedded-database.ts'
import { MAINTENANCE_MS, withPatience } from './patience.ts'
import { FreeSpace } from './folder/free-space.ts'
import { migrationsHash } from '../migrations-folder.ts'
import { packageRoot } from '../package-root.ts'

/** Where the prepared first database of this exact build lies: opening it takes a second, creating one takes several. */
export async function templateFile(): Promise<string> {
  const manifest = join(packageRoot(), 'package.json')
  const { dependencies } = JSON.parse(await readFile(manifest, 'utf8')) as { dependencies: Record<string, string> }
  const version = dependencies['@electric-sql/pglite'] ?? 'unknown'
  return join(packageRoot(), 'dist', 'template', `pglite-${version}-${migrationsHash()}.tar.gz`)
}

export async function findTemplate(): Promise<string | undefined> {
  const file = await templateFile()
  return existsSync(file) ? file : undefined
}

/** A database in memory, gone when it is closed; from a template where one is given. */
export function openInMemory(template?: string): Promise<EmbeddedDatabase> {
  const space = new FreeSpace(async () => Number.POSITIVE_INFINITY)
  return EmbeddedDatabase.open({ folder: undefined, space, ...(template === undefined ? {} : { template }) })
}

/** Prepares a database in memory with `prepare` and keeps it for later first opens. */
export async function buildTemplate(prepare: (database: EmbeddedDatabase) => Promise<void>): Promise<string> {
  const file = await templateFile()
  if (existsSync(file)) return file
  const database = await openInMemory()
  await prepare(database)
  const dump = await withPatience(MAINTENANCE_MS, () => database.dump())
  await database.close()
  await mkdir(join(file, '..'), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, dump)
  await rename(unfinished, file)
  return file
}
