import { isComment } from '../issue-place.ts'
import { withoutProse } from '../prose.ts'

/** What a body does at one place, with the heads of the blocks it stands in. */
export interface Statement {
  /** With its texts, without comments. */
  text: string
  /** Without sentences that are said to somebody. */
  code: string
  around: string
  /** Of these, what decides whether it is done. */
  conditions: string
}

const TEXTS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/gu
const BEHIND = /(?:\s\/\/|\s#\s).*$/u
/** A block begins here: what follows is no part of this statement. */
const HEAD =
  /(?:\)|=>|\b(?:else|try|finally|do|then)|^\s*(?:export\s+)?(?:default\s+)?(?:abstract\s+)?(?:class|interface|enum|struct|impl|trait|namespace|module)\b[^=]*)\s*\{$|:$/u
const LONGEST = 30

/** The statements of some lines of code, in their order. */
export function statementsIn(lines: readonly string[]): Statement[] {
  const found: Statement[] = []
  const heads: { indent: number; text: string }[] = []
  let open: string[] = []
  let depth = 0
  for (const line of withoutDocs(lines)) {
    const trimmed = line.trim()
    if (depth === 0) {
      const indent = line.length - line.trimStart().length
      while ((heads.at(-1)?.indent ?? -1) >= indent) heads.pop()
      open = []
    }
    open.push(trimmed)
    const bare = trimmed.replaceAll(TEXTS, '""')
    depth = HEAD.test(bare) || open.length > LONGEST ? 0 : Math.max(0, depth + balance(bare))
    if (depth > 0) continue
    const text = open.join(' ')
    if (/[\p{L}\p{N}]/u.test(text)) found.push(statementOf(text, heads))
    if (HEAD.test(bare)) heads.push({ indent: indentOf(line, open), text })
  }
  if (depth > 0 && open.length > 0) {
    found.push(statementOf(open.join(' '), heads))
  }
  return found
}

const DECIDING =
  /^(?:\}\s*)?(?:if|elif|else|for|foreach|while|with|try|catch|except|finally|switch|case|match|unless|when)\b/u

function statementOf(text: string, heads: readonly { text: string }[]): Statement {
  const around = heads.map((head) => head.text)
  const conditions = around.filter((head) => DECIDING.test(head))
  return { text, code: withoutProse(text), around: around.join(' '), conditions: conditions.join(' ') }
}

const indentOf = (line: string, open: readonly string[]): number =>
  open.length > 1 ? line.length - line.trimStart().length - 1 : line.length - line.trimStart().length

const balance = (bare: string): number => (bare.match(/[([{]/gu) ?? []).length - (bare.match(/[)\]}]/gu) ?? []).length

/** What somebody wrote beside the code is no code. */
function withoutDocs(lines: readonly string[]): string[] {
  const kept: string[] = []
  let closing: string | undefined
  for (const line of lines) {
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
    if (line.trim() !== '' && !isComment(line)) kept.push(line.replace(BEHIND, ''))
  }
  return kept
}
