import { constants, type Stats } from 'node:fs'
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { LOCAL_SCHEME } from './local-address.ts'

export const KINDS = new Set(['.md', '.markdown', '.txt', '.html', '.htm', '.pdf', '.docx'])
export const MOST_BYTES = 5_000_000
const MOST_FILES = 20_000
const MOST_DEEP = 12

export interface CorpusFile {
  /** From the folder, with `/`. */
  path: string
  url: string
  /** Changes whenever the file does. */
  stamp: string
}

export interface Listing {
  files: CorpusFile[]
  /** What lies there and is not read, with the reason. */
  refused: Map<string, string>
}

/** Names that would not be safe to print, or to take apart again, are written in per cent. */
const address = (path: string) =>
  LOCAL_SCHEME + path.normalize('NFC').replace(/[\p{C}\s%?#<>"\\|`[\]]/gu, (mark) => encodeURIComponent(mark))
/** In the folder, and no way to it is hidden. `path` has no links in it any more. */
const inside = (root: string, path: string) =>
  path.startsWith(root.endsWith(sep) ? root : root + sep) && !/(?:^|[\\/])\./.test(relative(root, path))
const stampOf = ({ size, mtimeMs, ino }: Stats) => `${size} ${mtimeMs} ${ino}`

/** The files of a folder that may be read: of a known kind, not hidden, not too large, and really inside it. */
export async function listFiles(root: string): Promise<Listing> {
  const files: CorpusFile[] = []
  const refused = new Map<string, string>()
  const waiting = [{ folder: root, deep: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { folder, deep } = next
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const whole = join(folder, entry.name)
      const path = relative(root, whole).split(sep).join('/')
      if (entry.name.startsWith('.')) continue
      if (entry.isDirectory()) {
        if (deep < MOST_DEEP) waiting.push({ folder: whole, deep: deep + 1 })
        else refused.set(path, 'too many folders deep')
      } else if (KINDS.has(extname(entry.name).toLowerCase())) {
        if (files.length >= MOST_FILES) return { files, refused: refused.set(path, `more than ${MOST_FILES} files`) }
        const found = await checked(root, whole)
        if (typeof found === 'string') refused.set(path, found)
        else files.push({ path, url: address(path), stamp: stampOf(found) })
      }
    }
  }
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), refused }
}

async function checked(root: string, whole: string): Promise<Stats | string> {
  try {
    const entry = await lstat(whole)
    if (entry.isSymbolicLink() && !inside(root, await realpath(whole))) return 'a link out of the folder'
    const found = entry.isSymbolicLink() ? await stat(whole) : entry
    if (!found.isFile()) return 'not a file'
    return found.size > MOST_BYTES ? `more than ${MOST_BYTES} bytes` : found
  } catch {
    return 'cannot be read'
  }
}

/** The bytes of a listed file, or why not. What was opened is checked again: a file may become a link meanwhile. */
export async function readBytes(root: string, path: string): Promise<Buffer | string> {
  const whole = await realpath(join(root, path)).catch(() => '')
  if (whole === '' || !inside(root, whole)) return 'not in the folder'
  try {
    await using file = await open(whole, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
    const opened = await file.stat()
    const now = await lstat(await realpath(whole))
    if (!opened.isFile() || now.ino !== opened.ino || now.dev !== opened.dev) return 'changed while it was opened'
    if (opened.size > MOST_BYTES) return `more than ${MOST_BYTES} bytes`
    const bytes = await file.readFile()
    return bytes.length > MOST_BYTES ? `more than ${MOST_BYTES} bytes` : bytes
  } catch {
    return 'cannot be read'
  }
}
