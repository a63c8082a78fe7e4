import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { CALLABLE } from '../../languages/outline.ts'
import type { Loaded } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { splitName, wholeWord } from '../calls/hit-words.ts'
import { isComment, linesOf, type Place } from '../lines/places.ts'
import { complaintConcepts } from './issue-signs.ts'
import { raisesNamed } from './raised.ts'
import { isMore, namedConcepts, requestConcepts } from '../ties/request-concepts.ts'

/**
 * Of the functions somebody has named, the issue does not lie in one that meets less of the request than another which has
 * nothing to do with it: `byPrice` is not where a filter by date is wrong, whatever file it stands in.
 */
export async function betterPlace(
  facts: Pick<CodeFacts, 'symbols' | 'symbolsIn' | 'run'>,
  loaded: Loaded,
  { path, symbol }: Place,
  defined: readonly { name: string; path: string }[],
  files: readonly string[],
  anchors: readonly KnownSymbol[] = [],
): Promise<Reason[]> {
  const { root, slots } = loaded.session
  if (symbol === undefined || slots.observed_issue === undefined) return []
  const isNamed = anchors.some((each) => CALLABLE.has(each.kind) && each.path === path && each.line === symbol.line)
  const concepts = requestConcepts(loaded)
  const met = async (one: Parameters<typeof linesOf>[2] & { name: string }) => {
    const body = (await linesOf(facts, root, one)).join('\n')
    return { body, named: namedConcepts(concepts, `${one.name} ${one.path} ${body}`) }
  }
  const own = await met(symbol)
  // What can raise the very error is no worse a place than one that only speaks of it.
  if (raisesNamed(slots.observed_issue.value, own.body.split('\n'))) return []
  for (const { name, path: at } of defined)
    for (const other of (await facts.symbols(root, name)).filter(
      (each) => each.path === at && CALLABLE.has(each.kind),
    )) {
      if (other.path === path && other.line === symbol.line) continue
      const { body, named } = await met(other)
      const areTied = speaksOf(body, other, symbol) || speaksOf(own.body, symbol, other)
      if (!areTied && !isNamed && isMore(named, own.named))
        return [{ name: 'issue-better-place', item: symbol.name, other: `${name} ${at}:${other.line}` }]
    }
  return signedElsewhere(facts, loaded, symbol, own.body, files, isNamed)
}

/** A function that a request calls by its name is left only for one that bears more than a chance word of the complaint. */
const LEAST_BESIDE_NAMED = 2

/** Whether a body of one speaks of the other by its name, or makes a thing of the other's class. */
function speaksOf(body: string, own: KnownSymbol, { name, container }: KnownSymbol): boolean {
  if (wholeWord(body, name) >= 0) return true
  if (container === undefined || container === own.container) return false
  const made = splitName(container).last
  return /^[\p{L}\p{N}_$]+$/u.test(made) && new RegExp(`(?<![\\w$.])${made.replaceAll('$', '\\$')}\\(`, 'u').test(body)
}

/**
 * A function that bears nothing of what is said to be wrong is not where it lies, while another in the explored files bears
 * it: evidence of another matter of the same code is evidence of nothing here.
 */
async function signedElsewhere(
  facts: Pick<CodeFacts, 'symbolsIn' | 'run'>,
  loaded: Loaded,
  symbol: KnownSymbol,
  body: string,
  files: readonly string[],
  isNamed: boolean,
): Promise<Reason[]> {
  const { root, slots } = loaded.session
  const signs = complaintConcepts(loaded)
  if (namedConcepts(signs, `${symbol.name} ${body}`).size > 0) return []
  const others: { at: string; text: string }[] = []
  for (const path of files)
    for (const other of (await facts.symbolsIn(root, path)).filter(({ kind }) => CALLABLE.has(kind))) {
      const lines = (await linesOf(facts, root, other)).filter((line) => !isComment(line))
      const named = [other.container ?? '', other.name].join(' ')
      others.push({ at: `${other.name} ${path}:${other.line}`, text: `${named} ${lines.join(' ')}` })
    }
  const [best] = others
    .map(({ at, text }) => ({ at, size: namedConcepts(signs, text).size }))
    .toSorted((a, b) => b.size - a.size)
  const least = isNamed ? LEAST_BESIDE_NAMED : 1
  if (best !== undefined && best.size >= least)
    return [{ name: 'issue-better-place', item: symbol.name, other: best.at }]
  if (isNamed) return []
  // Where nothing tells what is wrong, the place still meets as much of what it is about as another does.
  const target = loaded.thesaurus.apart(slots.target_feature?.value ?? '')
  const own = namedConcepts(target, `${symbol.path} ${symbol.container ?? ''} ${symbol.name} ${body}`)
  const more = others.find(({ text }) => isMore(namedConcepts(target, text), own))
  return more === undefined ? [] : [{ name: 'issue-better-place', item: symbol.name, other: more.at }]
}
