import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { identifierWords } from '../../frame/words.ts'
import { isValue, qualifiedName } from '../../languages/outline.ts'
import { IDENTIFIER, splitName, wholeWord } from '../calls/hit-words.ts'
import { linesOf } from '../lines/places.ts'
import { withoutProse } from '../lines/prose.ts'
import type { Statement } from './grammar.ts'
import { PROOFS, type Spelling, spellingOf } from './proofs.ts'
import { type CodeStatement, statementsIn } from './statements.ts'

export type ProofFacts = Pick<CodeFacts, 'symbols' | 'symbolsIn' | 'callsIn' | 'usesOf' | 'run'>

/** Somebody who does something: a definition, or a whole file. */
export interface Doer {
  name: string
  path: string
  line: number
  endLine: number
  /** Undefined for a file. */
  symbol: KnownSymbol | undefined
}

/** Where the code shows it; `contrary`: the whole of it was read, and it has nothing to do with the other thing. */
export type Proved = { at: number; object: readonly KnownSymbol[] } | 'contrary' | 'open'

const NAME = /^[\p{L}\p{N}_$@.#:/>-]+$/u

/** Whether the code of a doer shows a relation to the other thing in one statement. */
export async function prove(facts: ProofFacts, root: string, doer: Doer, said: Statement): Promise<Proved> {
  const lines = await linesOf(facts, root, doer)
  const object = said.object
  if (!NAME.test(object)) return quoted(lines, doer, object)
  const defined = await facts.symbols(root, object)
  if (said.relation === 'has') return held(doer, object, defined, lines)
  const imports = said.relation === 'imports' && doer.symbol !== undefined
  const own = imports ? { ...doer, line: 1, endLine: FILE, symbol: undefined } : doer
  const text = imports ? await linesOf(facts, root, own) : lines
  const statements = statementsIn(text)
  const known = await spellings(facts, root, own, object, defined)
  for (const [n, statement] of statements.entries()) {
    const standing = {
      isHead: n === 0 && doer.symbol !== undefined,
      called: await calledIn(facts, root, own, statement),
    }
    for (const { spelling, isMeant } of known)
      if (PROOFS[said.relation](statement, spelling, standing) && (await isMeant(statement))) {
        // A file imports; a function only what it uses of that.
        if (imports && !usesImported(statement, object, lines)) return 'contrary'
        return { at: own.line + statement.from, object: defined }
      }
  }
  const isWhole = text.length >= Math.min(own.endLine, FILE) - own.line + 1 || own.symbol === undefined
  const isNamed = text.some((line) => wholeWord(line, splitName(object).last) >= 0)
  return isWhole && !isNamed ? 'contrary' : 'open'
}

const FILE = 100_000

/** Whether lines name what an import brings in: the thing itself, or what a module is called there. */
function usesImported({ text }: CodeStatement, object: string, lines: readonly string[]): boolean {
  const { last } = splitName(object)
  const [, bound = ''] =
    /^\s*(?:import\s+(.*?)\s+from\b|(?:const|let|var)\s+(.*?)\s*=)/u.exec(text)?.filter((each) => each !== undefined) ??
    []
  const names = [last, ...(wholeWord(bound, last) >= 0 ? [] : (bound.match(IDENTIFIER) ?? []))]
  return lines.map(withoutProse).some((line) => names.some((name) => wholeWord(line, name) >= 0))
}

/** A piece of code stands in one line as it is, or over several. */
function quoted(lines: readonly string[], doer: Doer, code: string): Proved {
  const wanted = inOneLine(code)
  const words = wanted.match(/[\p{L}\p{N}_$]+/gu) ?? []
  const at = lines.findIndex((line) => inOneLine(line).includes(wanted))
  if (words.length === 0) return 'open'
  return at < 0 ? 'contrary' : { at: doer.line + at, object: [] }
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** What lies in a class, a function or a file. */
function held(doer: Doer, object: string, defined: readonly KnownSymbol[], lines: readonly string[]): Proved {
  const inside = defined.find(
    (each) =>
      each.path === doer.path &&
      (doer.symbol === undefined ||
        (doer.line <= each.line && each.endLine <= doer.endLine && each.line !== doer.line)),
  )
  if (inside !== undefined) return { at: inside.line, object: [inside] }
  const isNamed = lines.some((line) => wholeWord(line, splitName(object).last) >= 0)
  return isNamed ? 'open' : 'contrary'
}

async function calledIn(
  facts: ProofFacts,
  root: string,
  { path, line }: Doer,
  { from, to }: CodeStatement,
): Promise<Set<string>> {
  return new Set(await facts.callsIn(root, path, line + from, line + to))
}

/** How the thing may be spelt, and what makes sure that it is the one that was meant. */
interface Known {
  spelling: Spelling
  isMeant(statement: CodeStatement): Promise<boolean>
}

async function spellings(
  facts: ProofFacts,
  root: string,
  doer: Doer,
  object: string,
  defined: readonly KnownSymbol[],
): Promise<Known[]> {
  const { container } = splitName(object)
  const isClass = defined.some(({ kind }) => kind === 'class' || kind === 'struct')
  const surely = () => Promise.resolve(true)
  if (container === undefined) return [{ spelling: spellingOf(object, false, isClass), isMeant: surely }]
  const literal: Known = { spelling: spellingOf(object, true, isClass), isMeant: surely }
  // A method by its whole name: that something of its name is called shows nothing while others have that name.
  const inside = defined.filter((each) => each.container !== undefined)
  if (inside.length === 0) return [literal]
  const meant: Known = {
    spelling: spellingOf(object, false, isClass),
    isMeant: (statement) => isOneOf(facts, root, doer, statement, inside),
  }
  return [literal, meant]
}

async function isOneOf(
  facts: ProofFacts,
  root: string,
  doer: Doer,
  { code, from, to }: CodeStatement,
  defined: readonly KnownSymbol[],
): Promise<boolean> {
  for (const one of defined) {
    const holder = splitName(one.container ?? '').last
    const receivers = Array.from(
      code.matchAll(new RegExp(String.raw`([\w$]+)(?:\(\))?(?:\?\.|\.|->|::)${one.name}(?![\w$])`, 'gu')),
      ([, receiver = '']) => receiver,
    )
    const isOwn = doer.symbol?.container === one.container && doer.path === one.path
    if (isOwn && receivers.some((receiver) => /^(?:self|this|cls|super)$/u.test(receiver))) return true
    const words = identifierWords(holder)
    if (receivers.some((receiver) => words.every((word) => identifierWords(receiver).includes(word)))) return true
    const uses = await facts.usesOf(root, one)
    if (uses.some(({ path, line }) => path === doer.path && doer.line + from <= line && line <= doer.line + to))
      return true
  }
  return false
}

/** The bodies a pattern rests on: who does it, and what it is done with where one thing is meant. */
export function groundsOf(doer: Doer, object: readonly KnownSymbol[]): { path: string; from: number; to: number }[] {
  const [only, ...others] = object.filter(({ kind }) => !isValue(kind))
  const own = { path: doer.path, from: doer.line, to: doer.endLine }
  return only === undefined || others.length > 0 ? [own] : [own, { path: only.path, from: only.line, to: only.endLine }]
}

export const wholeNameOf = (symbol: KnownSymbol): string => qualifiedName({ container: '', ...symbol })
