import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { isDocument } from '../../files/documents.ts'
import { CALLABLE, qualifiedName, SYMBOL_KINDS } from '../../languages/outline.ts'
import type { CallRow } from '../../rows/calls.ts'
import { type Loaded, slotValue } from '../../sessions/loaded.ts'
import { isRelated, type ReadTerm, readTerm } from '../../synonyms/relation.ts'
import { anchorsOf, literalNames } from './anchors.ts'
import { CallEdges } from './call-edges.ts'
import { askedName, IDENTIFIER, wholeWord } from '../calls/hit-words.ts'
import { isComment, isImport } from '../lines/places.ts'
import { requestWords } from './request-words.ts'
import { withoutProse } from '../lines/prose.ts'
import { type TieFacts, Ties } from './ties.ts'

const DEFINES: ReadonlySet<string> = new Set([...SYMBOL_KINDS, 'definition'])
type Relating = (name: string) => Promise<boolean>

/** Everything a request speaks of, to hold names of the code against. */
function requestTerm(loaded: Loaded): ReadTerm {
  return readTerm(`${requestWords(loaded) ?? ''} ${loaded.session.query}`, loaded.thesaurus)
}

/**
 * A file belongs to a request by its path or by what it defines; so does one that such a file uses, or that uses what such
 * a file defines, where a call has shown that. A common caller ties nothing to anything.
 */
export async function tiesOf(facts: TieFacts, loaded: Loaded, calls: readonly CallRow[]): Promise<Ties> {
  const { root, query } = loaded.session
  const term = requestTerm(loaded)
  const judged = new Map<string, Promise<boolean>>()
  const relates: Relating = (name) => {
    const known = judged.get(name) ?? isRelated(term, name)
    judged.set(name, known)
    return known
  }
  const { target_feature, trigger_condition, observed_issue, desired_action } = loaded.session.slots
  const wanted = observed_issue === undefined ? desired_action?.value : undefined
  const target = [target_feature?.value, slotValue(loaded, 'target_feature'), wanted]
  const targetTerm = readTerm(target.filter((each) => each !== undefined).join('; '), loaded.thesaurus)
  const relatesToTarget: Relating = (name) => isRelated(targetTerm, name)
  const complaint = [target_feature, trigger_condition, observed_issue].flatMap((slot) => slot?.value ?? [])
  const complaintTerm = readTerm([...complaint, wanted ?? ''].join('; '), loaded.thesaurus)
  const relatesToComplaint: Relating = (name) => isRelated(complaintTerm, name)
  const anchors = await anchorsOf(facts, root, query)
  const files = new Set<string>()
  for (const { result } of calls)
    for (const { path, symbol, kind } of result.hits) {
      if (files.has(path)) continue
      const defines = symbol !== undefined && DEFINES.has(kind ?? '') && (await relates(symbol))
      if (defines || (await relates(path.replace(/\.[^./]+$/u, '')))) files.add(path)
    }
  const named = await namesShown(facts, root, relates, anchors, calls, files)
  for (const path of await usedOrUsing(facts, root, calls, files)) files.add(path)
  for (const path of await calledByAnchors(facts, root, anchors)) files.add(path)
  const literal = literalLines(query, calls)
  for (const path of literal.keys()) files.add(path)
  const isWish = observed_issue === undefined
  return new Ties(facts, root, relates, {
    anchors,
    files,
    relatesToTarget,
    relatesToComplaint,
    isWish,
    named,
    literal,
  })
}

async function namesShown(
  facts: Pick<CodeFacts, 'symbolsIn'>,
  root: string,
  relates: Relating,
  anchors: readonly KnownSymbol[],
  calls: readonly CallRow[],
  files: ReadonlySet<string>,
): Promise<Set<string>> {
  const named = new Set<string>()
  const bodies = new Map<string, (line: number) => boolean>()
  for (const { result } of calls)
    for (const { path, lines, text = '' } of result.hits) {
      if (!files.has(path) || lines === undefined) continue
      const own = anchors.filter((anchor) => anchor.path === path)
      if (anchors.length > 0 && own.length === 0) continue
      const isOwn =
        bodies.get(path) ??
        (anchors.length > 0
          ? (line: number) => own.some((body) => body.line <= line && line <= body.endLine)
          : await linesOfRequest(facts, root, relates, path))
      bodies.set(path, isOwn)
      for (const [n, line] of text.split('\n').entries())
        if (!isImport(line) && isOwn(lines[0] + n)) for (const [name] of line.matchAll(IDENTIFIER)) named.add(name)
    }
  return named
}

/** What in a file is the request's: by its name, or all of it where only the file has one. A function inside another is itself. */
async function linesOfRequest(
  facts: Pick<CodeFacts, 'symbolsIn'>,
  root: string,
  relates: Relating,
  path: string,
): Promise<(line: number) => boolean> {
  const all = await facts.symbolsIn(root, path)
  const callables = new Set(
    all.filter(({ kind }) => CALLABLE.has(kind)).map((each) => qualifiedName({ container: '', ...each })),
  )
  const own = new Set<KnownSymbol>()
  for (const symbol of all) {
    const { container } = symbol
    const isOfType = container !== undefined && !callables.has(container) && (await relates(container))
    if (isOfType || (await relates(symbol.name))) own.add(symbol)
  }
  const around = (line: number) => (each: KnownSymbol) => each.line <= line && line <= each.endLine
  if (own.size === 0) return (line) => all.some(around(line))
  return (line) => {
    const [inner] = all
      .filter(({ kind }) => CALLABLE.has(kind))
      .filter(around(line))
      .toSorted((a, b) => a.endLine - a.line - (b.endLine - b.line))
    return inner === undefined ? [...own].some(around(line)) : own.has(inner)
  }
}

/** Lines of code that hold a name the request gives as the code does, wherever it stands; a sentence in a text is no code. */
function literalLines(query: string, calls: readonly CallRow[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  const names = literalNames(query).filter((name) => /^[\p{L}\p{N}_$]+$/u.test(name))
  if (names.length === 0) return found
  for (const { result } of calls)
    for (const { path, lines, text = '' } of result.hits) {
      if (lines === undefined || isDocument(path)) continue
      for (const [n, line] of text.split('\n').entries()) {
        if (isImport(line) || isComment(line)) continue
        const code = withoutProse(line)
        if (names.some((name) => wholeWord(code, name) >= 0))
          found.set(path, (found.get(path) ?? new Set()).add(lines[0] + n))
      }
    }
  return found
}

/** What the thing that a request names calls lies in files of the request. */
async function calledByAnchors(facts: TieFacts, root: string, anchors: readonly KnownSymbol[]): Promise<string[]> {
  const edges = new CallEdges(facts, root)
  const found: string[] = []
  for (const anchor of anchors.filter(({ kind }) => CALLABLE.has(kind)))
    for (const called of await edges.callsOf(anchor))
      for (const { path } of await facts.symbols(root, called))
        if (path !== anchor.path && (await edges.areNear(anchor.path, path))) found.push(path)
  return found
}

async function usedOrUsing(
  facts: Pick<CodeFacts, 'symbols'>,
  root: string,
  calls: readonly CallRow[],
  files: ReadonlySet<string>,
): Promise<string[]> {
  const found: string[] = []
  for (const call of calls) {
    if (call.tool !== 'find_references') continue
    const name = askedName(call)
    const asked = call.params['path']
    const all = name === undefined ? [] : (await facts.symbols(root, name)).map(({ path }) => path)
    const defined = typeof asked === 'string' ? all.filter((path) => path === asked) : all
    const using = call.result.hits.map(({ path }) => path)
    if (defined.some((path) => files.has(path))) found.push(...using)
    const users = using.filter((path) => files.has(path) && !defined.includes(path))
    // Of several things of one name the one beside its user is meant.
    const beside = defined.filter((path) => users.some((user) => folderOf(user) === folderOf(path)))
    if (users.length > 0) found.push(...(defined.length > 1 && beside.length > 0 ? beside : defined))
  }
  return found
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
