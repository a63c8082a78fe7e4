import { isComment } from '../lines/places.ts'

/** What a body does at one place. */
export interface CodeStatement {
  /** With its texts, without comments. */
  text: string
  /** Nothing but code: what stands in a text is said, not done. */
  code: string
  /** Its first and last line, from 0 within the lines it was read from. */
  from: number
  to: number
}

const TEXTS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gu
const PUT_IN = /\$\{([^}]*)\}/gu
const BEHIND = /(?:\s\/\/|\s#\s).*$/u
/** A block begins here: what follows is no part of this statement. */
const HEAD =
  /(?:\)(?:\s*(?::|->)[^{};=]+)?|=>|\b(?:else|try|finally|do|then)|^\s*(?:export\s+)?(?:default\s+)?(?:abstract\s+)?(?:class|interface|enum|struct|impl|trait|namespace|module)\b[^=]*)\s*\{$|:$/u
const LONGEST = 30

/** The statements of some lines of code, in their order. */
export function statementsIn(lines: readonly string[]): CodeStatement[] {
  const found: CodeStatement[] = []
  let open: string[] = []
  let from = 0
  let depth = 0
  for (const [n, line] of withoutComments(lines)) {
    if (depth === 0) {
      open = []
      from = n
    }
    open.push(line.trim())
    const bare = line.trim().replaceAll(TEXTS, '""')
    depth = HEAD.test(bare) || open.length > LONGEST ? 0 : Math.max(0, depth + balance(bare))
    if (depth === 0) found.push(statementOf(open.join(' '), from, n))
  }
  if (depth > 0 && open.length > 0) found.push(statementOf(open.join(' '), from, lines.length - 1))
  return found.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

function statementOf(text: string, from: number, to: number): CodeStatement {
  return { text, code: codeOf(text), from, to }
}

/** Without what is said in texts; what a template puts in is code. */
function codeOf(text: string): string {
  return text.replaceAll(TEXTS, (said) =>
    said.startsWith('`') ? `\`${Array.from(said.matchAll(PUT_IN), ([, put]) => put).join(' ')}\`` : '""',
  )
}

const balance = (bare: string): number => (bare.match(/[([{]/gu) ?? []).length - (bare.match(/[)\]}]/gu) ?? []).length

/** What somebody wrote beside the code is no code. */
function withoutComments(lines: readonly string[]): [number, string][] {
  const kept: [number, string][] = []
  let closing: string | undefined
  for (const [n, line] of lines.entries()) {
    if (closing !== undefined) {
      if (line.includes(closing)) closing = undefined
      continue
    }
    const quote = /^\s*[rbu]{0,2}("""|''')/u.exec(line)?.[1]
    if (quote !== undefined) {
      if (line.split(quote).length < 3) closing = quote
      continue
    }
    if (/^\s*\/\*/u.test(line) && !line.includes('*/')) closing = '*/'
    if (line.trim() !== '' && !isComment(line)) kept.push([n, line.replace(BEHIND, '')])
  }
  return kept
}
