import { stem } from '#text/index.ts'
import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { identifierWords } from '../../frame/words.ts'
import { CALLABLE, isValue } from '../../languages/outline.ts'
import { kindOf } from '../../ranking/files/kind.ts'
import type { Loaded } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { splitName, wholeWord } from '../calls/hit-words.ts'
import { isComment, linesOf } from '../lines/places.ts'
import { withoutProse } from '../lines/prose.ts'
import { isNamedIn } from '../../synonyms/relation.ts'
import { dottedNames, literalNames } from '../ties/anchors.ts'
import { isMore, namedConcepts, requestConcepts } from '../ties/request-concepts.ts'

const WHOLE_FILE = 100_000

type MatchFacts = Pick<CodeFacts, 'symbols' | 'everySymbol'>

/**
 * What only shares a word with a request must lose to what meets more of it: one symbol of the repository that names all
 * that the submitted ones name together, and more, is where the request leads.
 */
export async function betterMatch(
  facts: MatchFacts & Pick<CodeFacts, 'run'>,
  loaded: Loaded,
  symbols: readonly { name: string; path: string }[],
): Promise<Reason[]> {
  // A request that names a thing of the code by its name leads nowhere else.
  if (symbols.length === 0 || symbols.some(({ name }) => isCalled(loaded.session.query, splitName(name).last)))
    return []
  if (await holdsNamed(facts, loaded, symbols)) return []
  const concepts = requestConcepts(loaded)
  const own = namedConcepts(concepts, symbols.map(said).join(' '))
  let best: { size: number; at: string } | undefined
  const explored = new Set(symbols.map(({ path }) => path))
  for (const symbol of await facts.everySymbol(loaded.session.root)) {
    // A type in a file that was explored is no other place: nothing is wrong in what only says what things are.
    if (explored.has(symbol.path) && !CALLABLE.has(symbol.kind)) continue
    const named = namedConcepts(concepts, said(symbol))
    if (isMore(named, own) && named.size > (best?.size ?? 0))
      best = { size: named.size, at: `${symbol.name} ${symbol.path}` }
  }
  return best === undefined ? [] : [{ name: 'feature-elsewhere', item: symbols[0]?.name ?? '', other: best.at }]
}

/** Where the target spells the name of a class or function word by word, that, or something called by all of its words, is it. */
export async function speltElsewhere(
  facts: MatchFacts,
  { session: { root, slots }, thesaurus }: Loaded,
  symbols: readonly { name: string }[],
): Promise<Reason[]> {
  const parts = thesaurus.inTurn(slots.target_feature?.value ?? '')
  if (parts.length < 2 || symbols.length === 0) return []
  const isSpelt = (name: string) => {
    const words = identifierWords(splitName(name).last).map(stem)
    return words.length === parts.length && parts.every((part, n) => part.has(words[n] ?? ''))
  }
  const meant = (await facts.everySymbol(root)).find(
    ({ name, kind, path }) => (CALLABLE.has(kind) || kind === 'class') && kindOf(path) === 'source' && isSpelt(name),
  )
  const bearsAll = ({ name }: { name: string }) => {
    const words = new Set(identifierWords(name).map(stem))
    return parts.every((part) => [...part].some((word) => words.has(word)))
  }
  if (meant === undefined || symbols.some(bearsAll)) return []
  return [{ name: 'feature-elsewhere', item: symbols[0]?.name ?? '', other: `${meant.name} ${meant.path}` }]
}

/** An option or a parameter that a request calls by its name leads to what has it. */
async function holdsNamed(
  facts: MatchFacts & Pick<CodeFacts, 'run'>,
  { session: { root, query } }: Loaded,
  symbols: readonly { name: string; path: string }[],
): Promise<boolean> {
  const literals = literalNames(query)
  if (literals.length === 0) return false
  for (const { name, path } of symbols)
    for (const known of (await facts.symbols(root, name)).filter((each) => each.path === path)) {
      const code = (await linesOf(facts, root, known)).filter((line) => !isComment(line)).map(withoutProse)
      if (code.some((line) => literals.some((literal) => wholeWord(line, splitName(literal).last) >= 0))) return true
    }
  return false
}

/**
 * Every word of what a request is about that something of the repository is called by has to be met in what was handed in:
 * the worker of the cluster is not the worker of a file that never speaks of a cluster.
 */
export async function unmetWords(
  facts: MatchFacts & Pick<CodeFacts, 'run'>,
  loaded: Loaded,
  symbols: readonly { name: string; path: string }[],
  files: readonly string[],
): Promise<Reason[]> {
  const { query, root, slots } = loaded.session
  const target = slots.target_feature
  if (target === undefined || files.length === 0 || symbols.some(({ name }) => isCalled(query, splitName(name).last)))
    return []
  const own = symbols.map(said).join(' ')
  let unmet = loaded.thesaurus.apart(target.value).filter((concept) => !isNamedIn(concept, own))
  for (const path of files) {
    if (unmet.length === 0) return []
    const text = (await linesOf(facts, root, { path, line: 1, endLine: WHOLE_FILE })).join('\n')
    unmet = unmet.filter((concept) => !isNamedIn(concept, `${path} ${text}`))
  }
  if (unmet.length === 0) return []
  const elsewhere = (await facts.everySymbol(root)).find((symbol) =>
    unmet.some((concept) => isNamedIn(concept, said(symbol))),
  )
  if (elsewhere === undefined) return []
  return [{ name: 'feature-elsewhere', item: symbols[0]?.name ?? '', other: `${elsewhere.name} ${elsewhere.path}` }]
}

/** Two functions of one name are told apart by where they lie: a file with the one the request does not mean is refused. */
export async function twinsAmong(
  facts: MatchFacts,
  loaded: Loaded,
  names: readonly string[],
  files: readonly string[],
): Promise<Reason[]> {
  const concepts = requestConcepts(loaded)
  const wrong = new Map<string, Reason>()
  for (const name of new Set(names)) {
    // A function and the option it is switched on by have one name and are no twins.
    const twins = (await facts.symbols(loaded.session.root, name)).filter(
      ({ path, kind }) => kindOf(path) === 'source' && !isValue(kind),
    )
    const named = (twin: KnownSymbol) => namedConcepts(concepts, said({ name: wholeName(twin), path: twin.path }))
    for (const twin of twins.filter(({ path }) => files.includes(path))) {
      const { path, container } = twin
      const isAlike = (other: KnownSymbol) => CALLABLE.has(other.kind) === CALLABLE.has(twin.kind)
      const meant = twins.find((other) => other.path !== path && isAlike(other) && isMore(named(other), named(twin)))
      if (meant === undefined) continue
      // Of two methods the other may be explored as well: its class tells them apart.
      if (container !== undefined && files.includes(meant.path)) continue
      wrong.set(path, { name: 'file-twin', item: path, other: meant.path })
    }
  }
  return [...wrong.values()]
}

const isCalled = (query: string, name: string): boolean =>
  (/\p{Ll}\p{Lu}|_/u.test(name) && wholeWord(query, name) >= 0) ||
  [...literalNames(query), ...dottedNames(query)].some((literal) => splitName(literal).last === name)
const said = ({ name, path }: { name: string; path: string }): string => `${name} ${path.replace(/\.[^./]+$/u, '')}`
const wholeName = ({ name, container }: KnownSymbol): string =>
  container === undefined ? name : `${container}.${name}`
