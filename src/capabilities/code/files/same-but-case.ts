import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** On many disks `Login.ts` and `login.ts` are one file: a new one of that name would be written over the other. */
export async function sameButCase(root: string, path: string): Promise<string | undefined> {
  let folder = ''
  for (const name of path.split('/')) {
    const inside = await readdir(join(root, folder)).catch((): string[] => [])
    const other = inside.includes(name) ? name : inside.find((each) => folded(each) === folded(name))
    if (other !== undefined && other !== name) return posix.join(folder, other)
    if (other === undefined) return undefined
    folder = posix.join(folder, name)
  }
  return undefined
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()
