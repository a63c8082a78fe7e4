import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrationsHash } from './migrations-folder.ts'
import { packageRoot } from './package-root.ts'

/** Where the prepared first database of this exact build lies: opening it takes a second, creating one takes several. */
export async function templateFile(): Promise<string> {
  const manifest = join(packageRoot(), 'package.json')
  const { dependencies } = JSON.parse(await readFile(manifest, 'utf8')) as { dependencies: Record<string, string> }
  const version = dependencies['@electric-sql/pglite'] ?? 'unknown'
  return join(packageRoot(), 'dist', 'template', `pglite-${version}-${migrationsHash()}.tar.gz`)
}

export async function readTemplate(): Promise<Blob | undefined> {
  const file = await templateFile()
  return existsSync(file) ? openAsBlob(file) : undefined
}

/** Prepares a database in memory with `prepare` and keeps it for later first opens. */
export async function buildTemplate(prepare: (pglite: PGlite) => Promise<void>): Promise<string> {
  const file = await templateFile()
  if (existsSync(file)) return file
  const pglite = await PGlite.create()
  await prepare(pglite)
  const dump = await pglite.dumpDataDir('gzip')
  await pglite.close()
  await mkdir(join(file, '..'), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, file)
  return file
}
