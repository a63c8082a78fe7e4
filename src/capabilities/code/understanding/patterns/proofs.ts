import { literal } from '#text/literal.ts'
import { isImport } from '../lines/places.ts'
import type { Relation } from './relations.ts'
import type { CodeStatement } from './statements.ts'

/** How code spells the thing that something is done with. */
export interface Spelling {
  /** A pattern of it as a whole word, with what it is reached through. */
  word: string
  last: string
  /** Whether the index knows it as a class: it is made by its name alone in some languages. */
  isClass: boolean
}

/** Where a statement stands: its own head says what a thing takes and what it is made from. */
export interface Standing {
  isHead: boolean
  /** What is called in its lines, as the outline of the file has it. */
  called: ReadonlySet<string>
}

type Proof = (statement: CodeStatement, spelling: Spelling, standing: Standing) => boolean

const REACHED = String.raw`(?:[\w$\])]+(?:\(\))?(?:\?\.|\.|->|::))*`

/** `os.environ` as it stands; `read_value` whatever it is called on. */
export function spellingOf(name: string, isLiteral: boolean, isClass = false): Spelling {
  const parts = name.split(/\.|#|::|->/u)
  const last = parts.at(-1) ?? name
  const own = isLiteral ? parts.map(literal).join(String.raw`(?:\?\.|\.|->|::|#)`) : literal(last)
  return { word: String.raw`(?<![\w$])${isLiteral ? '' : REACHED}${own}(?![\w$])`, last, isClass }
}

const shows =
  (before: string, behind = '') =>
  ({ code }: CodeStatement, { word }: Spelling): boolean =>
    new RegExp(`${before}${word}${behind}`, 'u').test(code)

const ARGUMENTS = String.raw`\s*(?:<[^()]*>)?\s*(?:\?\.)?!?\(`
const DEFINES =
  /^(?:export\s+|default\s+|async\s+|static\s+|public\s+|private\s+|protected\s+|pub\s+)*(?:def|function|func|fn|class)\b/u
const REGISTERS = String.raw`\b(?:register\w*|use|add\w*|on|once|get|post|put|patch|delete|all|route|handle\w*|command|subscribe|listen|decorate|bind|connect|push|append)\(`

/** Held by one statement, or it is not proved. What only sounds like it proves nothing. */
export const PROOFS: Readonly<Record<Exclude<Relation, 'has'>, Proof>> = {
  calls: (statement, spelling, { isHead, called }) => {
    if (isHead && DEFINES.test(statement.code)) return false
    return shows('', ARGUMENTS)(statement, spelling) || (called.has(spelling.last) && shows('')(statement, spelling))
  },
  uses: (statement, spelling, { isHead }) =>
    !isImport(statement.text) && shows('')(isHead ? behindName(statement) : statement, spelling),
  reads: (statement, spelling, { isHead }) =>
    !isHead &&
    !isImport(statement.text) &&
    shows('', String.raw`(?!\s*(?:[-+*/|&?]{0,2}=(?!=)|:=))`)(statement, spelling),
  returns: (statement, spelling) => isReturned(statement, spelling),
  raises: shows(String.raw`(?:\b(?:throw|raise)\s+|\bpanic!?\(\s*|\breject\(\s*)(?:new\s+)?`),
  catches: shows(String.raw`\b(?:except|rescue|catch)\b[^:{]*?`),
  extends: (statement, spelling, { isHead }) => isHead && isMadeFrom(statement, spelling, 'extends'),
  implements: (statement, spelling, { isHead }) => isHead && isMadeFrom(statement, spelling, 'implements'),
  creates: (statement, spelling) =>
    shows(String.raw`\bnew\s+`)(statement, spelling) ||
    (spelling.isClass && !DEFINES.test(statement.code) && shows('', String.raw`\s*[({]`)(statement, spelling)),
  // With a space before it: `newline=False` gives something by its name.
  sets: (statement, spelling, { isHead }) =>
    !isHead &&
    (shows('', String.raw`(?:\s*:\s*[\w$<>[\]| .]+)?(?:\s+(?:[-+*/|&?]{0,2}|:)=(?![=>])|\+\+|--)`)(
      statement,
      spelling,
    ) ||
      shows(String.raw`[{,]\s*`, String.raw`\s*:(?!:)`)(statement, spelling)),
  takes: (statement, spelling, { isHead }) => isHead && new RegExp(spelling.word, 'u').test(takenBy(statement)),
  imports: ({ text }, { last, word }) =>
    (isImport(text) || /\brequire\(/u.test(text)) && (new RegExp(word, 'u').test(text) || text.includes(`/${last}`)),
  registers: shows(`${REGISTERS}[^()]*(?:\\([^()]*\\)[^()]*)*?`, String.raw`(?!\s*\()`),
  awaits: shows(String.raw`\bawait\s+`, ARGUMENTS),
}

/** A head without the name it gives: a thing does not use itself by being called so. */
function behindName(statement: CodeStatement): CodeStatement {
  const at = statement.code.search(/[(:={]/u)
  return { ...statement, code: at < 0 ? '' : statement.code.slice(at) }
}

/** What stands between the brackets of a head. */
function takenBy({ code }: CodeStatement): string {
  const at = code.indexOf('(')
  return at < 0 ? '' : code.slice(at + 1, closingOf(code, at))
}

/** The whole of what is given back: `return a` and `return a(…)`, and not `return a + b` or `return a(…).b`. */
function isReturned({ code }: CodeStatement, { word }: Spelling): boolean {
  for (const found of code.matchAll(
    new RegExp(`(?:\\b(?:return|yield)\\s+|=>\\s*)(?:await\\s+|new\\s+|[&*])*${word}`, 'gu'),
  )) {
    let at = found.index + found[0].length
    if (/^\s*(?:<[^()]*>)?!?\(/u.test(code.slice(at))) at = closingOf(code, code.indexOf('(', at)) + 1
    if (/^\s*(?:[;})\],]|$)/u.test(code.slice(at))) return true
  }
  return false
}

function closingOf(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth++
    if (code[at] === ')' && --depth === 0) return at
  }
  return code.length
}

/** What the head of a class names as what it is made from; what its type parameters are bound by is none. */
function isMadeFrom({ code }: CodeStatement, { word }: Spelling, how: 'extends' | 'implements'): boolean {
  const [, behind] = /\b(?:class|interface|struct|trait|enum)\s+[\w$]+(.*)$/u.exec(code) ?? []
  if (behind === undefined) return false
  let plain = behind.replace(/\{.*$/u, '')
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/<[^<>]*>/gu, ' ')
  }
  const [extended = '', implemented = ''] = plain.split(/\bimplements\b/u)
  const isSplit = /\b(?:extends|implements)\b/u.test(plain)
  // `class A(B, metaclass=M)`: what is given by name is no base.
  const bases = (how === 'implements' && isSplit ? implemented : extended).replaceAll(/[\w$]+\s*=\s*[\w$.]+/gu, ' ')
  return new RegExp(word, 'u').test(bases)
}
