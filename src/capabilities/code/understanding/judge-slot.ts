import type { Verified } from '#kernel/evidence/index.ts'
import { normalise } from '#text/index.ts'
import type { Hit, SlotName } from '../contract.ts'
import { isDocument } from '../files/documents.ts'
import { inconsistency } from '../frame/consistent.ts'
import { affirmsDenied, deniesSame, isNegated } from '../frame/denials.ts'
import { distinctWords } from '../frame/words.ts'
import { asksForChange } from '../routing/asks-change.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Shown } from '../rows/facts.ts'
import { type Loaded, slotValue } from '../sessions/loaded.ts'
import type { Reason } from '../sessions/reasons.ts'
import { isRelated, readTerm } from '../synonyms/relation.ts'
import { hitText, isGuess } from './hit-words.ts'
import { holdsPhraseOf, saysProblem } from './issue-words.ts'
import { requestWords } from './request-words.ts'
import type { Ties } from './ties.ts'
import { verbatimIn, wordsIn } from './words-in.ts'

export type Judged = { shown: Verified<Shown> } | { wrong: Reason }

interface Claim {
  slot: SlotName
  value: string
  call: CallRow
  /** The request says it in these words. */
  isSaid: boolean
  isQuoted: boolean
  shown: Verified<Shown>
  hit: Hit | undefined
}

/** Whether a call shows what a slot is said to be, and whether that is still what the request is about. */
export async function judgeSlot(
  loaded: Loaded,
  ties: Ties,
  slot: SlotName,
  value: string,
  call: CallRow,
): Promise<Judged> {
  const wrong = refusedAtOnce(loaded, slot, value)
  if (wrong !== undefined) return { wrong }
  const isSaid = saysQuery(loaded, value)
  const quoted = verbatimIn(call, { kind: 'slot', name: slot, value })
  const shown = quoted ?? (isCode(value) ? undefined : await heldByWords(loaded, slot, value, call, isSaid))
  if (shown === undefined) return { wrong: { name: 'not-held', item: value, other: call.id } }
  const hit = call.result.hits[shown.value.hit]
  const claim: Claim = { slot, value, call, isSaid, isQuoted: quoted !== undefined, shown, hit }
  const refused = wrongSense(loaded, claim) ?? (slot === 'observed_issue' ? wrongIssue(loaded, ties, claim) : undefined)
  if (refused !== undefined) return { wrong: refused }
  return isSaid ? { shown } : stillTheRequest(loaded, ties, claim)
}

/** What is said in words of the agent's own must stand in the code or in the request, word by word. */
function heldByWords(
  loaded: Loaded,
  slot: SlotName,
  value: string,
  call: CallRow,
  isSaid: boolean,
): Promise<Verified<Shown> | undefined> {
  const isIssue = slot === 'observed_issue'
  const wanted = {
    kind: 'slot' as const,
    name: slot,
    value,
    byPath: slot === 'target_feature',
    besides: (path: string) => `${loaded.session.query} ${namesShownIn(loaded, path)}`,
    atLeast: isIssue ? 2 : 1,
    ...(isIssue && isSaid && { beyond: slotValue(loaded, 'target_feature') }),
  }
  return wordsIn(call, wanted, loaded.thesaurus)
}

/** What no result can make true: a name where an event is asked for, or other words than the person's own. */
function refusedAtOnce(loaded: Loaded, slot: SlotName, value: string): Reason | undefined {
  if (slot === 'target_feature') return undefined
  const said = loaded.session.slots[slot]?.value
  if (slot === 'observed_issue')
    return normalise(said ?? '') !== normalise(value) && saysNothing(value)
      ? { name: 'slot-says-nothing', item: value }
      : undefined
  if (said === undefined) return undefined
  return inconsistency(slot, value, said) === null || saysQuery(loaded, value)
    ? undefined
    : { name: 'slot-opposite', item: value }
}

/** A denial must be there, of the same thing; and what the request denies is not said to be so. */
function wrongSense({ session }: Loaded, { slot, value, isQuoted, hit }: Claim): Reason | undefined {
  if (isQuoted) return undefined
  const opposite: Reason = { name: 'slot-opposite', item: value }
  if (slot === 'observed_issue' && affirmsDenied(value, session.slots.observed_issue?.value ?? '')) return opposite
  if (!isNegated(value) || deniesSame(value, session.query)) return undefined
  // A document says "not" of many things.
  const isDenied = hit !== undefined && !isDocument(hit.path) && deniesSame(value, hitText(hit))
  return isDenied ? undefined : opposite
}

/** An issue is shown where the request is about, and it is one. */
function wrongIssue({ session }: Loaded, ties: Ties, { value, isSaid, call, hit }: Claim): Reason | undefined {
  if (hit === undefined || isGuess(call)) return undefined
  const isThere = ties.hasFile(hit.path) || (isSaid && !isDocument(hit.path) && holdsPhraseOf(value, hit.text ?? ''))
  if (!isThere) return { name: 'issue-elsewhere', item: value, other: hit.path }
  const mayBeAnything = session.slots.observed_issue !== undefined || asksForChange(session)
  return mayBeAnything || saysProblem(value) || saysProblem(hit.text ?? '')
    ? undefined
    : { name: 'issue-none', item: value }
}

async function stillTheRequest(loaded: Loaded, ties: Ties, { slot, value, hit, shown }: Claim): Promise<Judged> {
  const { session, thesaurus } = loaded
  const isTarget = slot === 'target_feature'
  const asked = isTarget ? session.slots.target_feature?.value : requestWords(loaded)
  if (asked === undefined) return isTarget ? namedByRequest(loaded, value, shown) : { shown }
  const term = readTerm(asked, thesaurus)
  // A document lists many things: that one line of it speaks of the request relates nothing else in it, unless it is
  // the document that the request is about.
  const isAnyDocument = hit !== undefined && isDocument(hit.path) && !ties.hasFile(hit.path)
  const names = isTarget || hit === undefined || isAnyDocument ? [value] : [value, hitText(hit)]
  for (const name of names) if (await isRelated(term, name)) return { shown }
  // The target may have been cut at the wrong place: another thing the request names may be it.
  if (isTarget && (await isRelated(readTerm(session.query, thesaurus), value))) return { shown }
  return { wrong: { name: 'target-unrelated', item: asked } }
}

/** A request that names no target leaves it open only as far as it says anything at all. */
async function namedByRequest({ session, thesaurus }: Loaded, value: string, shown: Verified<Shown>): Promise<Judged> {
  if (distinctWords(session.query).size === 0) return { wrong: { name: 'request-vague', item: session.query } }
  const isAbout = await isRelated(readTerm(session.query, thesaurus), value)
  return isAbout ? { shown } : { wrong: { name: 'target-unrelated', item: session.query } }
}

/** The names of what calls have shown of a file. */
function namesShownIn({ calls }: Loaded, path: string): string {
  const hits = calls.flatMap(({ result }) => result.hits).filter((hit) => hit.path === path)
  return [...new Set(hits.flatMap(({ symbol, container }) => [symbol ?? '', container ?? '']))].join(' ')
}

/** What is written as code is a quote, and stands there as it is. */
const isCode = (value: string): boolean => /[;{}]|[^=]=[^=]|=>|\p{L}\([^)\s]/u.test(value)

const saysQuery = ({ session }: Loaded, value: string): boolean => normalise(session.query).includes(normalise(value))

/** `verifyPassword`, `src/auth/password.ts`, `import`: something is named and nothing said of it. */
function saysNothing(value: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value)) return Array.from(value).length < 3
  return !/\s/u.test(value.trim()) || distinctWords(value).size < 2
}
