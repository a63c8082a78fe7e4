import type { CodeFacts } from '../../facts.ts'
import { type Loaded, slotValue } from '../../sessions/loaded.ts'
import { type Concept, isNamedIn } from '../../synonyms/relation.ts'
import { type Counted, enoughFor, isShort, type Met, requirementsMet } from './requirements-met.ts'

const ONE_DOCUMENT = { files: 0, documents: 1, symbols: 0, values: 0, entryPoints: 0 }

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
