import { isDeepStrictEqual } from 'node:util'

type Fields = Readonly<Record<string, unknown>>

/** Where a value and what its schema made of it differ: unknown fields, defaults, trimmed or converted values. */
export function schemaChanges(raw: unknown, read: unknown, path: readonly string[] = []): string[] {
  if (isDeepStrictEqual(raw, read)) return []
  if (!isFields(raw) || !isFields(read) || Array.isArray(raw) !== Array.isArray(read)) return [path.join('.')]
  const keys = new Set([...Object.keys(raw), ...Object.keys(read)])
  const inside = [...keys].flatMap((key) => schemaChanges(raw[key], read[key], [...path, key]))
  // A difference no field explains (a key that is there and undefined) is still a difference.
  return inside.length > 0 ? inside : [path.join('.')]
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
