import { NazeError } from '../errors.ts'

/**
 * One text for one value, whatever the order of its keys: what is hashed when a change is confirmed. Anything JSON or
 * jsonb would silently alter (a date, NaN, a hole, NUL, half a surrogate pair) is refused, never rounded.
 */
export function canonicalJson(value: unknown): string {
  return write(value, '$', new Set())
}

function write(value: unknown, path: string, above: Set<object>): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return writeString(value, path)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw refuse(path, 'is not a finite number')
    return JSON.stringify(value)
  }
  if (typeof value !== 'object') throw refuse(path, `is ${typeof value}, not JSON`)
  if (above.has(value)) throw refuse(path, 'contains itself')
  above.add(value)
  const text = Array.isArray(value) ? writeArray(value, path, above) : writeObject(value, path, above)
  above.delete(value)
  return text
}

function writeString(value: string, path: string): string {
  if (value.includes('\0') || !value.isWellFormed()) throw refuse(path, 'holds a character that cannot be stored')
  return JSON.stringify(value)
}

function writeArray(value: unknown[], path: string, above: Set<object>): string {
  return `[${Array.from(value, (item, at) => write(item, `${path}[${at}]`, above)).join(',')}]`
}

function writeObject(value: object, path: string, above: Set<object>): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw refuse(path, 'is not a plain object')
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${writeString(key, path)}:${write(member, `${path}.${key}`, above)}`)
  return `{${members.join(',')}}`
}

function refuse(path: string, why: string): NazeError {
  return new NazeError('INVALID_INPUT', `${path} ${why}`)
}
