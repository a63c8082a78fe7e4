/**
 * A key that some object of a JSON text gives twice: of the two values JSON.parse would keep the last without a word,
 * and another reader the first. Undefined when there is none, or the text is no JSON at all.
 */
export function repeatedKey(json: string): string | undefined {
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '{') open.push(new Set())
    else if (character === '[') open.push(null)
    else if (character === '}' || character === ']') open.pop()
    else if (character === '"') {
      const end = endOfString(json, at)
      const keys = open.at(-1)
      if (keys != null && isKey(json, end)) {
        const key = spelt(json.slice(at, end + 1))
        if (keys.has(key)) return key
        keys.add(key)
      }
      at = end
    }
  }
  return undefined
}

function endOfString(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at
  }
  return json.length
}

function isKey(json: string, end: number): boolean {
  let at = end + 1
  while (at < json.length && ' \t\r\n'.includes(json.charAt(at))) at++
  return json[at] === ':'
}

/** `"\u0061"` and `"a"` are one key. */
function spelt(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1)
  try {
    return String(JSON.parse(literal))
  } catch {
    return literal
  }
}
