/** A condition, a loop, something that is held open: what follows in its branches is done because of it. */
const GOVERNS =
  /^\s*(?:\}\s*)?(?:(?:async\s+)?with|if|else\s+if|elif|elsif|unless|while|until|for|foreach|switch|match|case|when|try|using|synchronized|select)\b.*(?:[{:]|\)|\bdo|\bthen)\s*$/u
const GOES_ON = /^\s*(?:\}\s*)?(?:else|elif|elsif|catch|except|rescue|finally|ensure)\b/u
/** Who governs more than this says too little of any of it. */
const MOST = 12

/** Values every language has: `return None` does nothing that tells one branch from another. */
const PLAIN_VALUES = /\b(?:None|null|nil|undefined|true|false|True|False|return|pass|break|continue)\b/gu

/** What the branches that a line opens do, where these are few: their lines by indentation, without plain values. */
export function governedBy(line: string, statements: readonly string[]): string[] {
  const at = GOVERNS.test(line) ? statements.findIndex((each) => each.trim() === line.trim()) : -1
  if (at < 0) return []
  const own = indentOf(statements[at] ?? '')
  const behind = statements.slice(at + 1)
  const end = behind.findIndex((each) => indentOf(each) < own || (indentOf(each) === own && !GOES_ON.test(each)))
  const found = end < 0 ? behind : behind.slice(0, end)
  return found.length > MOST
    ? []
    : found.map((each) => each.replaceAll(PLAIN_VALUES, ' ')).filter((each) => /\p{L}/u.test(each))
}

const indentOf = (line: string): number => line.length - line.trimStart().length
