import { toPattern } from './ignore.ts'

/** A folder, a file, or a glob. Undefined means everything. */
export function pathFilter(given: string | undefined): (path: string) => boolean {
  if (given === undefined || given === '' || given === '.') return () => true
  const wanted = given.replace(/^\.\//, '').replace(/\/+$/, '')
  if (!/[*?[]/.test(wanted)) return (path) => path === wanted || path.startsWith(`${wanted}/`)
  const pattern = new RegExp(`^${wanted.includes('/') ? '' : '(?:.*/)?'}${toPattern(wanted)}$`, 's')
  return (path) => pattern.test(path)
}
