import type { Submission } from '../submission.ts'
import { type Loaded, slotValue } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { isRelated, readTerm } from '../../synonyms/relation.ts'

/** Of the request's own target as well as of what it was resolved to. */
export async function judgeTarget(
  loaded: Loaded,
  resolved: Submission['resolved_frame'] = {},
  names: readonly string[],
  errors: Reason[],
): Promise<boolean> {
  if (resolved.target_feature === null) return false
  const target = resolved.target_feature ?? slotValue(loaded, 'target_feature')
  // Without any symbol that holds there is nothing to relate: what is missing then is symbols.
  if (target === undefined || names.length === 0) return false
  const { value: asked, isRestated = false } = loaded.session.slots.target_feature ?? {}
  for (const term of new Set([target, ...(asked === undefined ? [] : [asked])])) {
    if (await relatesAny(term, names, loaded)) continue
    // The request may have been cut at the wrong place: what its other words name is still what it is about. Who has
    // said it anew has chosen the words.
    if (term === asked && !isRestated && (await relatesAny(loaded.session.query, names, loaded))) continue
    errors.push({ name: 'target-unrelated', item: term })
    return false
  }
  return true
}

/** What a request is about has to do with at least one thing that was found. */
async function relatesAny(term: string, names: readonly string[], { thesaurus }: Loaded): Promise<boolean> {
  const read = readTerm(term, thesaurus)
  for (const name of names) if (await isRelated(read, name)) return true
  return false
}
