import { randomBytes } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSame } from '#kernel/home-key.ts'

const OTHERS = 0o077

export function mcpTokenFile(home: string): string {
  return join(home, 'mcp-token')
}

/** Undefined while none was made, and where others could have read it. */
function readToken(home: string): string | undefined {
  const file = mcpTokenFile(home)
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found === undefined || !found.isFile()) return undefined
  if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0) return undefined
  const token = readFileSync(file, 'utf8').trim()
  return token === '' ? undefined : token
}

/** Looks each time: a new token holds at once, and so does the end of the old one. */
export function isMcpToken(home: string, shown: string): boolean {
  const token = readToken(home)
  return token !== undefined && isSame(shown, token)
}

/** The token of this installation's assistants; made when it is first asked for, or anew. */
export async function mcpToken(home: string, { renew }: { renew: boolean }): Promise<string> {
  const known = renew ? undefined : readToken(home)
  if (known !== undefined) return known
  const token = randomBytes(32).toString('base64url')
  const file = mcpTokenFile(home)
  await mkdir(home, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.unfinished`, `${token}\n`, { mode: 0o600 })
  await rename(`${file}.unfinished`, file)
  return token
}
