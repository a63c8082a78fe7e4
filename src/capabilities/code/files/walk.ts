import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { IgnoreRules } from './ignore.ts'
import { readPlainSync } from './read-plain.ts'
import { isSecret, isSecretFolder } from './secrets.ts'

export interface FoundFile {
  /** Relative to the root, with `/`. */
  path: string
  size: number
  mtime: number
}

/** Never code of the repository, also where no .gitignore says so. */
const NEVER = new Set([
  '.git',
  '.hg',
  '.svn',
  'node_modules',
  '__pycache__',
  '.venv',
  '.tox',
  '.mypy_cache',
  '.pytest_cache',
  '.naze',
])
/** So many folders, then the others in the process have a turn. */
const AT_ONCE = 200

interface Level {
  folder: string
  /** Rules of this folder and those above it, the nearest last. */
  rules: readonly { folder: string; rules: IgnoreRules }[]
}

export interface Walked {
  files: FoundFile[]
  folders: string[]
  /** What is there and cannot be looked at: not ours to read, or of a name that is no text. */
  unreadable: string[]
}

/** The files of a repository that may be read, and its folders. Links are not followed: what they lead to is elsewhere. */
export async function walk(root: string, signal?: AbortSignal): Promise<Walked> {
  const files: FoundFile[] = []
  const folders: string[] = []
  const unreadable: string[] = []
  const open: Level[] = [{ folder: '', rules: excluded(root) }]
  for (let level = open.pop(); level !== undefined; level = open.pop()) {
    if (folders.length % AT_ONCE === AT_ONCE - 1) {
      await breathe()
      signal?.throwIfAborted()
    }
    folders.push(level.folder)
    const listed = list(root, level)
    for (const folder of listed.folders) open.push(folder)
    for (const file of listed.files) files.push(file)
    for (const path of listed.unreadable) unreadable.push(path)
  }
  return { files, folders, unreadable }
}

/** One folder: its files, and the folders in it that would be walked. */
export function listFolder(root: string, folder: string): { files: FoundFile[]; folders: string[] } {
  let rules = excluded(root)
  const parts = folder === '' ? [] : folder.split('/')
  for (let n = 0; n < parts.length; n++) rules = withRules(root, parts.slice(0, n).join('/'), rules)
  const { files, folders } = list(root, { folder, rules })
  return { files, folders: folders.map((each) => each.folder) }
}

/** Whether a file of that path would not be walked, be it there or not. */
export function isLeftOut(root: string, path: string): boolean {
  let rules = withRules(root, '', excluded(root))
  const parts = path.split('/')
  for (let n = 1; n < parts.length; n++) {
    const folder = parts.slice(0, n).join('/')
    if (isIgnored(folder, true, rules)) return true
    rules = withRules(root, folder, rules)
  }
  return isIgnored(path, false, rules)
}

function list(root: string, level: Level): { files: FoundFile[]; folders: Level[]; unreadable: string[] } {
  const { folder } = level
  const found: ReturnType<typeof list> = { files: [], folders: [], unreadable: [] }
  let entries: Dirent[]
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true })
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && /^(?:ENOENT|ENOTDIR)$/.test(String(error.code))
    if (!isGone || isNoText(folder)) found.unreadable.push(folder)
    return found
  }
  const hasRules = entries.some(({ name }) => name === '.gitignore')
  const rules = hasRules ? withRules(root, folder, level.rules) : level.rules
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (NEVER.has(entry.name) || isSecretFolder(entry.name) || isIgnored(path, true, rules)) continue
      found.folders.push({ folder: path, rules })
    } else if (entry.isFile() && !isSecret(entry.name) && !isIgnored(path, false, rules)) {
      const stat = lstatSync(join(root, path), { throwIfNoEntry: false })
      if (stat?.isFile() === true) found.files.push({ path, size: stat.size, mtime: Math.round(stat.mtimeMs * 1000) })
      else if (stat === undefined && isNoText(path)) found.unreadable.push(path)
    }
  }
  return found
}

/** Bytes that are no UTF-8 come out of the system as this mark, and lead nowhere when they are put back. */
function isNoText(path: string): boolean {
  return path.includes('\ufffd')
}

function isIgnored(path: string, isFolder: boolean, rules: Level['rules']): boolean {
  for (let n = rules.length - 1; n >= 0; n--) {
    const level = rules[n]
    if (level === undefined) continue
    const inside = level.folder === '' ? path : path.slice(level.folder.length + 1)
    const said = level.rules.ignores(inside, isFolder)
    if (said !== undefined) return said
  }
  return false
}

function withRules(root: string, folder: string, above: Level['rules']): Level['rules'] {
  const text = readText(join(root, folder, '.gitignore'))
  return text === undefined ? above : [...above, { folder, rules: new IgnoreRules(text) }]
}

function excluded(root: string): Level['rules'] {
  const text = readText(join(root, '.git', 'info', 'exclude'))
  return text === undefined ? [] : [{ folder: '', rules: new IgnoreRules(text) }]
}

function readText(path: string): string | undefined {
  try {
    return readPlainSync(path)?.toString('utf8')
  } catch {
    return undefined
  }
}
