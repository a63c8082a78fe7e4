import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { RESERVE } from './reserve.ts'
import { MANIFEST } from './store-manifest.ts'

const OTHERS = 0o077
const STICKY = 0o1000
/** What of a home is ours, whoever else keeps files there. */
const OURS = [
  'lock.db',
  'lock.db-journal',
  'lock.pid',
  'server.json',
  'mcp-token',
  'store.json',
  MANIFEST,
  RESERVE,
  'store',
  'store.unfinished',
]
/** Folders other processes write to at the same time: closed at their door, nothing inside is looked at. */
const DOORS = ['pages', 'code']

function* below(path: string): Generator<string> {
  yield path
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) yield* below(join(path, name))
}

function* oursIn(home: string): Generator<string> {
  if (!existsSync(home)) return
  if (isOurOwn(home)) yield home
  for (const name of OURS) if (existsSync(join(home, name))) yield* below(join(home, name))
  for (const name of DOORS) if (existsSync(join(home, name))) yield join(home, name)
}

/** A folder everybody shares, such as /tmp, is not closed to others: what is ours inside it is. */
function isOurOwn(home: string): boolean {
  const { uid, mode } = lstatSync(home)
  return uid === process.getuid?.() && (mode & STICKY) === 0
}

/** The first path that somebody else on this machine could read or write. Looks only. */
export function firstOpenToOthers(home: string): string | undefined {
  if (process.platform === 'win32') return undefined
  for (const path of oursIn(home)) if ((lstatSync(path).mode & OTHERS) !== 0) return path
  return undefined
}

/** 0700 and 0600, also for what an earlier version or a copy has left open. */
export function closeToOthers(home: string): void {
  if (process.platform === 'win32') return
  for (const path of oursIn(home)) {
    const { mode } = lstatSync(path)
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o700)
  }
}
