/** PostgreSQL holds neither U+0000 nor half a surrogate pair, in a text or as an escape inside JSON. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

export function storableText(text: string): string {
  return isStorable(text) ? text : text.replaceAll(UNSTORABLE, '')
}

/** The same value without what cannot be stored, in its keys too; the very same when there was nothing to leave out. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) {
    const items = value.map(storable)
    return items.every((item, n) => Object.is(item, value[n])) ? value : items
  }
  if (typeof value !== 'object' || value === null) return value
  let same = true
  const fields = Object.entries(value).map(([key, field]: [string, unknown]) => {
    const kept = [storableText(key), storable(field)] as const
    same &&= kept[0] === key && Object.is(kept[1], field)
    return kept
  })
  return same ? value : Object.fromEntries(fields)
}
