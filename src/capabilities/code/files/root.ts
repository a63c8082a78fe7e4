import { lstat, realpath, stat } from 'node:fs/promises'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { isNazeError, NazeError } from '#kernel/errors.ts'

/** The real path of a folder that can be read; anything else is refused. */
export async function realRoot(root: string): Promise<string> {
  try {
    const real = await realpath(root)
    if (isOfTheMachine(real)) throw new NazeError('INVALID_INPUT', `root: ${root} is the machine, not a repository`)
    if ((await stat(real)).isDirectory()) return real
  } catch (cause) {
    if (isNazeError(cause)) throw cause
    throw new NazeError('INVALID_INPUT', `root: ${root} cannot be read`, { cause })
  }
  throw new NazeError('INVALID_INPUT', `root: ${root} is not a folder`)
}

/** The root of a disk, and what the system shows of itself: no code of anybody, and no end to it. */
function isOfTheMachine(real: string): boolean {
  return real === dirname(real) || /^\/(?:proc|sys|dev)(?:\/|$)/u.test(real)
}

/** Relative to the root with `/`, or undefined when it leads outside. Purely by spelling: links are another matter. */
export function withinRoot(root: string, path: string): string | undefined {
  const full = isAbsolute(path) ? resolve(path) : resolve(root, path)
  const inside = relative(root, full)
  if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return undefined
  return inside.split(sep).join('/')
}

/** Where a path really leads: links in it are followed, also in the folders above a file that does not exist yet. */
export async function reallyWithin(root: string, path: string): Promise<{ path: string; exists: boolean } | undefined> {
  if (path.includes('\0')) return undefined
  const spelled = withinRoot(root, path)
  if (spelled === undefined) return undefined
  let existing = resolve(root, spelled)
  let rest = ''
  for (;;) {
    const real = await realpath(existing).catch(() => undefined)
    if (real !== undefined) {
      const inside = withinRoot(root, real)
      if (inside === undefined) return undefined
      const whole = rest === '' ? inside : inside === '' ? rest : `${inside}/${rest}`
      return { path: whole, exists: rest === '' }
    }
    // A link to nowhere: what is written there would land wherever it points.
    if ((await lstat(existing).catch(() => undefined)) !== undefined || existing === root) return undefined
    const name = existing.slice(dirname(existing).length).replace(/^[/\\]/, '')
    rest = rest === '' ? name : `${name}/${rest}`
    existing = dirname(existing)
  }
}
