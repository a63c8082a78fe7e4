import type { Loaded } from '../../sessions/loaded.ts'
import { slotValue } from '../../sessions/loaded.ts'
import type { Concept } from '../../synonyms/relation.ts'
import { isNamedIn } from '../../synonyms/relation.ts'

/** What a request speaks of, thing by thing: its target, when it happens and what is wrong; all of it where it names no issue. */
export function requestConcepts(loaded: Loaded): Concept[] {
  const { session, thesaurus } = loaded
  const { target_feature, trigger_condition, observed_issue } = session.slots
  // Who may say anew what a request is about could leave out what tells it from others.
  const said =
    observed_issue === undefined || target_feature?.isRestated === true
      ? [session.query]
      : [target_feature, trigger_condition, observed_issue].flatMap((slot) => slot?.value ?? [])
  const target = slotValue(loaded, 'target_feature')
  return thesaurus.apart([...said, ...(target === undefined ? [] : [target])].join('; '))
}

/** Which of them a text of code names. */
export function namedConcepts(concepts: readonly Concept[], text: string): Set<string> {
  return new Set(concepts.filter((concept) => isNamedIn(concept, text)).map(({ said }) => said))
}

/** Whether one names everything another does, and more. */
export function isMore(more: ReadonlySet<string>, less: ReadonlySet<string>): boolean {
  return more.size > less.size && [...less].every((each) => more.has(each))
}
