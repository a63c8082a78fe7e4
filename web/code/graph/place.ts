import type { GraphSearch } from '../../api/code.ts'

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** What of the address says where the reader is; anything else is left out. */
export function placeIn(search: Record<string, unknown>): GraphSearch {
  const line = Number(search['line'])
  const [root, session, path, symbol] = [search['root'], search['session'], search['path'], search['symbol']].map(text)
  return {
    ...(root !== undefined && { root }),
    ...(session !== undefined && { session }),
    ...(path !== undefined && { path }),
    ...(symbol !== undefined && { symbol }),
    ...(Number.isSafeInteger(line) && line > 0 && { line }),
  }
}

/** Another place in the same code. */
export function goTo(
  { root, session }: GraphSearch,
  { path, symbol, line }: { path: string; symbol?: string | undefined; line?: number | undefined },
): GraphSearch {
  return {
    ...(root !== undefined && { root }),
    ...(session !== undefined && { session }),
    path: path === '' ? '.' : path,
    ...(symbol !== undefined && { symbol }),
    ...(line !== undefined && { line }),
  }
}

/** The folders above a path and the path itself, outermost first. */
export function wayTo(path: string): { name: string; path: string }[] {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  return parts.map((name, n) => ({ name, path: parts.slice(0, n + 1).join('/') }))
}

export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
}
