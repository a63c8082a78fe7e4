/** Texts of a line; what a template puts in is code. */
const TEXTS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gu
const PUT_IN = /\$\{([^}]*)\}/gu
const COMMENT_BEHIND = /(?:\/\/|\s#\s|\s--\s).*$/u

/** A line without its sentences: a text of one word is a key or a name, one of several is said to somebody. */
export function withoutProse(line: string): string {
  return line
    .replaceAll(TEXTS, (text) => {
      const inside = text.slice(1, -1)
      if (!/\s/u.test(inside.trim())) return text
      return Array.from(inside.matchAll(PUT_IN), ([, code]) => code).join(' ')
    })
    .replace(COMMENT_BEHIND, '')
}
