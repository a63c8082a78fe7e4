import { type Verified } from '#kernel/evidence/index.ts'
import { normalise } from '#text/index.ts'
import { type SlotName, SLOTS } from '../contract.ts'
import { deniesSame, inconsistency, isNegated } from '../frame/consistent.ts'
import { distinctWords } from '../frame/words.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Shown } from '../rows/facts.ts'
import { type Loaded, slotValue } from '../sessions/loaded.ts'
import type { Reason } from '../sessions/reasons.ts'
import { isRelated, readTerm } from '../synonyms/relation.ts'
import { hitText, isProse, verbatimIn, wordsIn } from './held.ts'

export type Judged = { shown: Verified<Shown> } | { wrong: Reason }

/** Whether a call shows what a slot is said to be, and whether that is still what the request is about. */
export async function judgeSlot(loaded: Loaded, slot: SlotName, value: string, call: CallRow): Promise<Judged> {
  const { session, thesaurus } = loaded
  const wrong = refusedAtOnce(loaded, slot, value)
  if (wrong !== undefined) return { wrong }
  const about = { kind: 'slot' as const, name: slot, value }
  const isSaid = saysQuery(loaded, value)
  const quoted = verbatimIn(call, about)
  const shown =
    quoted ??
    (await wordsIn(
      call,
      {
        ...about,
        byPath: slot === 'target_feature',
        // What is said in words of the agent's own must stand in the code or in the request, word by word.
        besides: (path) => `${session.query} ${namesShownIn(loaded, path)}`,
        atLeast: slot === 'observed_issue' && !isSaid ? 2 : 1,
        ...(slot === 'observed_issue' && isSaid && { beyond: slotValue(loaded, 'target_feature') }),
      },
      thesaurus,
    ))
  if (shown === undefined) return { wrong: { name: 'not-held', item: value, other: call.id } }
  const hit = call.result.hits[shown.value.hit]
  const context = hit === undefined ? '' : hitText(hit)
  // A document says "not" of many things.
  const isDenied = hit !== undefined && !isProse(hit.path) && deniesSame(value, context)
  if (quoted === undefined && isNegated(value) && !isDenied && !isNegated(session.query))
    return { wrong: { name: 'slot-opposite', item: value } }
  if (isSaid) return { shown }
  const asked = slot === 'target_feature' ? session.slots.target_feature?.value : requestWords(loaded)
  if (asked === undefined) return named(loaded, slot, value, shown)
  const term = readTerm(asked, thesaurus)
  // A document lists many things: that one line of it speaks of the request relates nothing else in it.
  const names = slot === 'target_feature' || hit === undefined || isProse(hit.path) ? [value] : [value, context]
  for (const name of names) if (await isRelated(term, name)) return { shown }
  // The target may have been cut at the wrong place: another thing the request names may be it.
  if (slot === 'target_feature' && (await isRelated(readTerm(session.query, thesaurus), value))) return { shown }
  return { wrong: { name: 'target-unrelated', item: asked } }
}

/** What no result can make true: a name where an event is asked for, or other words than the person's own. */
function refusedAtOnce(loaded: Loaded, slot: SlotName, value: string): Reason | undefined {
  if (slot === 'target_feature') return undefined
  const own = loaded.session.slots[slot]?.value ?? ''
  if (slot === 'observed_issue' && normalise(own) !== normalise(value) && saysNothing(value))
    return { name: 'slot-says-nothing', item: value }
  const said = loaded.session.slots[slot]
  if (slot === 'observed_issue' || said === undefined) return undefined
  return inconsistency(slot, value, said.value) === null || saysQuery(loaded, value)
    ? undefined
    : { name: 'slot-opposite', item: value }
}

/** The names of what calls have shown of a file. */
function namesShownIn({ calls }: Loaded, path: string): string {
  const hits = calls.flatMap(({ result }) => result.hits).filter((hit) => hit.path === path)
  return [...new Set(hits.flatMap(({ symbol, container }) => [symbol ?? '', container ?? '']))].join(' ')
}

const saysQuery = ({ session }: Loaded, value: string): boolean => normalise(session.query).includes(normalise(value))

/** `verifyPassword`, `src/auth/password.ts`, `import`: something is named and nothing said of it. */
function saysNothing(value: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value)) return Array.from(value).length < 3
  return !/\s/u.test(value.trim()) || distinctWords(value).size < 2
}

/** A request that names no target leaves it open only as far as it says anything at all. */
async function named(
  { session, thesaurus }: Loaded,
  slot: SlotName,
  value: string,
  shown: Verified<Shown>,
): Promise<Judged> {
  if (slot !== 'target_feature') return { shown }
  if (distinctWords(session.query).size === 0) return { wrong: { name: 'request-vague', item: session.query } }
  const isAbout = await isRelated(readTerm(session.query, thesaurus), value)
  return isAbout ? { shown } : { wrong: { name: 'target-unrelated', item: session.query } }
}

/** Everything the request and its target say: what is found must have to do with some of it. */
export function requestWords(loaded: Loaded): string | undefined {
  const said = SLOTS.flatMap((slot) => loaded.session.slots[slot]?.value ?? [])
  const target = slotValue(loaded, 'target_feature')
  const words = new Set([...said, ...(target === undefined ? [] : [target])])
  return words.size === 0 ? undefined : [...words].join('; ')
}
