import { normalise } from '#text/index.ts'
import type { CodeFacts } from '../../facts.ts'
import { CALLABLE } from '../../languages/outline.ts'
import type { Loaded } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { isRelated, readTerm, type Thesaurus } from '../../synonyms/relation.ts'
import { literalNames } from '../ties/anchors.ts'
import { splitName, wholeWord } from '../calls/hit-words.ts'
import { linesOf } from '../lines/places.ts'
import { isMore, namedConcepts } from '../ties/request-concepts.ts'

/**
 * A target may be narrowed to a thing of the code, never moved: what shares no word with it is another one, and so is a thing
 * that meets less of it than another does. A request that was cut where nothing is called so leaves it open.
 */
export async function movedTarget(
  facts: Pick<CodeFacts, 'symbols' | 'everySymbol' | 'run'>,
  { session, thesaurus }: Loaded,
  value: string,
): Promise<Reason | undefined> {
  const asked = session.slots.target_feature?.value
  if (asked === undefined || asked === value) return undefined
  const moved: Reason = { name: 'target-moved', item: value, other: asked }
  const literals = literalNames(session.query).flatMap((name) => [name, splitName(name).last])
  if (literals.includes(splitName(value).last)) return undefined
  // An option is narrowed to the function that has it, where the request names both.
  if (wholeWord(session.query, value) >= 0)
    for (const known of await facts.symbols(session.root, value))
      if (wholeWord((await linesOf(facts, session.root, known)).join(' '), asked) >= 0) return undefined
  // What holds the thing that the request names is where it lies.
  const holders = await facts.symbols(session.root, value)
  for (const { path, line, endLine } of (
    await Promise.all(literals.map((name) => facts.symbols(session.root, name)))
  ).flat())
    if (holders.some((each) => each.path === path && each.line <= line && endLine <= each.endLine)) return undefined
  const everything = await facts.everySymbol(session.root)
  const concepts = thesaurus.apart(asked)
  const term = readTerm(asked, thesaurus)
  if (!(await isRelated(term, value))) {
    const isCalledSo = everything.some(({ name, path }) => namedConcepts(concepts, `${name} ${path}`).size > 0)
    return isCalledSo ? moved : undefined
  }
  if (holders.length === 0) return isOther(thesaurus, asked, value, session.query) ? moved : undefined
  // What a thing holds is a part of it.
  const parts = everything.map(({ name }) => name).filter((name) => name.startsWith(`${value}.`))
  const own = namedConcepts(concepts, [value, ...parts].join(' '))
  const better = everything.find(
    ({ name, kind }) => (CALLABLE.has(kind) || kind === 'class') && isMore(namedConcepts(concepts, name), own),
  )
  return better === undefined ? undefined : { ...moved, other: better.name }
}

/** ベーシック認証 for ダイジェスト認証: what tells it apart was left out and something else put there that nobody has said. */
function isOther(thesaurus: Thesaurus, asked: string, value: string, query: string): boolean {
  if (normalise(query).includes(normalise(value))) return false
  const heard = (text: string) => thesaurus.apart(text).flatMap(({ sound }) => sound ?? [])
  const own = new Set(heard(value))
  const wanted = heard(asked)
  return wanted.some((sound) => !own.has(sound)) && [...own].some((sound) => !wanted.includes(sound))
}
