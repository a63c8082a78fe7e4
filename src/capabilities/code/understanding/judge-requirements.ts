import type { CodeFacts } from '../facts.ts'
import { type Loaded, slotValue } from '../sessions/loaded.ts'
import { type Concept, isNamedIn } from '../synonyms/relation.ts'
import { splitName } from './hit-words.ts'
import { type Counted, enoughFor, isShort, type Met, requirementsMet } from './requirements-met.ts'

const ONE_DOCUMENT = { files: 0, documents: 1, symbols: 0, values: 0, entryPoints: 0 }

/** `Headers.update`: the person calls it as the code does, and it is among what was handed in. */
export async function namesItsTarget(
  facts: Pick<CodeFacts, 'symbols' | 'innerNames'>,
  { session }: Loaded,
  names: readonly string[],
): Promise<boolean> {
  const asked = session.slots.target_feature
  if (asked === undefined || asked.isRestated === true) return false
  const written = session.query.slice(asked.start, asked.end)
  if (!/^`.*`$|[._]|\p{Ll}\p{Lu}/u.test(written)) return false
  const whole = await facts.symbols(session.root, asked.value)
  // `httpx.HTTPTransport` may be said of the package it is taken from.
  const last = whole.length > 0 ? whole : await facts.symbols(session.root, splitName(asked.value).last)
  const known = last.length > 0 ? last : await facts.innerNames(session.root, asked.value)
  return known.some(({ name, container }) => {
    const own = container === undefined ? name : `${container}.${name}`
    return names.some((each) => each === own || each === name || own.endsWith(`.${each}`))
  })
}

/** Only where something is short it is worth asking how much there can be. */
export async function judgeRequirements(
  facts: Pick<CodeFacts, 'reach'>,
  loaded: Loaded,
  names: readonly string[] | undefined,
  counted: Counted,
): Promise<Met[]> {
  const { session } = loaded
  const met = requirementsMet(session, counted)
  if (!met.some((one) => isShort(one) && one.requirement in counted && one.requirement !== 'target_feature')) return met
  // Documents have no symbols and no ways in.
  if (names === undefined) return requirementsMet(session, counted, ONE_DOCUMENT)
  // By what it is about alone: a word said besides asks for nothing more to be named.
  const said = [session.slots.target_feature?.value, slotValue(loaded, 'target_feature'), session.query]
  const readings = said.map((text = '') => loaded.thesaurus.apart(text))
  const isMeant = (concepts: readonly Concept[], name: string) => concepts.some((each) => isNamedIn(each, name))
  const concepts = readings.find((each) => names.some((name) => isMeant(each, name))) ?? []
  const relates = (name: string) => Promise.resolve(isMeant(concepts, name))
  const reach = await facts.reach(session.root, relates, enoughFor(session))
  return reach === undefined ? met : requirementsMet(session, counted, reach)
}
