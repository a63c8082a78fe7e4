import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Entry = z.object({
  url: z.string(),
  finalUrl: z.string(),
  contentType: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  fetchedAt: z.number(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
})
export type CacheEntry = z.output<typeof Entry>

export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Bodies by their hash, and for each address which body it had. Only the owner may read: pages tell what was asked. */
export class DiskCache {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Nothing where the entry or its body is missing, damaged or not what its hash says. */
  async find(url: string): Promise<{ entry: CacheEntry; body: Buffer } | undefined> {
    try {
      const entry = Entry.parse(JSON.parse(await readFile(this.#entryFile(url), 'utf8')))
      const body = await readFile(this.#bodyFile(entry.hash))
      return entry.url === url && sha256(body) === entry.hash ? { entry, body } : undefined
    } catch {
      return undefined
    }
  }

  async keep(entry: Omit<CacheEntry, 'hash'>, body: Buffer): Promise<CacheEntry> {
    const kept = { ...entry, hash: sha256(body) }
    await this.#write(this.#bodyFile(kept.hash), body)
    await this.#write(this.#entryFile(entry.url), JSON.stringify(kept))
    return kept
  }

  /** Whole or not at all, also when two write the same page at once. */
  async #write(file: string, content: string | Buffer): Promise<void> {
    await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
    const unfinished = `${file}.${randomUUID()}`
    try {
      await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' })
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  #entryFile(url: string): string {
    const name = sha256(url)
    return join(this.#folder, 'addresses', name.slice(0, 2), `${name}.json`)
  }

  #bodyFile(hash: string): string {
    return join(this.#folder, 'bodies', hash.slice(0, 2), hash)
  }
}
