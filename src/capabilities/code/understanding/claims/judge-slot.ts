import type { Verified } from '#kernel/evidence/index.ts'
import { normalise } from '#text/index.ts'
import type { Hit, SlotName } from '../../contract.ts'
import { isDocument } from '../../files/documents.ts'
import { inconsistency } from '../../frame/consistent.ts'
import { deniesSame, isNegated } from '../../frame/denials.ts'
import { OUGHT, WISH } from '../../asks/decompose/en/cues.ts'
import { distinctWords } from '../../frame/words.ts'
import type { CallRow } from '../../rows/calls.ts'
import type { Shown } from '../../rows/facts.ts'
import type { Loaded } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { isRelated, readTerm } from '../../synonyms/relation.ts'
import { hitText, isGuess } from '../calls/hit-words.ts'
import { showsDefinition } from '../calls/symbol-in.ts'
import type { Judged } from './judged.ts'
import { isCode, type IssueFacts, judgeIssue } from '../issue/judge-issue.ts'
import { isMore, namedConcepts, requestConcepts } from '../ties/request-concepts.ts'
import { requestWords } from '../ties/request-words.ts'
import { movedTarget } from './moved-target.ts'
import { shownAt } from '../calls/shown.ts'
import type { Ties } from '../ties/ties.ts'
import { verbatimIn, wordsIn } from '../calls/words-in.ts'

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
  facts: IssueFacts,
  loaded: Loaded,
  ties: Ties,
  slot: SlotName,
  value: string,
  call: CallRow,
): Promise<Judged> {
  if (slot === 'observed_issue') return judgeIssue(facts, loaded, ties, value, call)
  const wrong = refusedAtOnce(loaded, slot, value)
  if (wrong !== undefined) return { wrong }
  const known = slot === 'target_feature' ? await facts.symbols(loaded.session.root, value) : []
  // A thing of the code is shown by a call that shows where it is.
  if (isDistinct(loaded, value) && known.length > 0 && !isGuess(call) && !showsDefinition(call, known))
    return { wrong: { name: 'not-held', item: value, other: call.id } }
  const isSaid = saysQuery(loaded, value)
  const quoted = verbatimIn(call, { kind: 'slot', name: slot, value })
  const shown = quoted ?? (isCode(value) ? undefined : await heldByWords(loaded, slot, value, call))
  if (shown === undefined) {
    const meant = slot === 'target_feature' && value === loaded.session.slots.target_feature?.value
    const named = meant ? namedByHit(loaded, value, call) : undefined
    return named === undefined ? { wrong: { name: 'not-held', item: value, other: call.id } } : { shown: named }
  }
  const hit = call.result.hits[shown.value.hit]
  if (
    slot === 'target_feature' &&
    quoted === undefined &&
    !isGuess(call) &&
    (await isShownLess(facts, loaded, value, hit))
  )
    return { wrong: { name: 'not-held', item: value, other: call.id } }
  const claim: Claim = { slot, value, call, isSaid, isQuoted: quoted !== undefined, shown, hit }
  const refused = wrongSense(loaded, claim)
  if (refused !== undefined) return { wrong: refused }
  if (slot === 'target_feature' && !(await isNamedThing(facts, loaded, ties, value)))
    return { wrong: { name: 'target-unrelated', item: loaded.session.slots.target_feature?.value ?? value } }
  const judged = isSaid ? { shown } : await stillTheRequest(loaded, ties, claim)
  if (slot !== 'target_feature' || 'wrong' in judged) return judged
  const moved = await movedTarget(facts, loaded, value)
  return moved === undefined ? judged : { wrong: moved }
}

/** BasicAuth shows no ダイジェスト認証 where something is called by both words: a borrowed word tells things apart. */
async function isShownLess(facts: IssueFacts, loaded: Loaded, value: string, hit: Hit | undefined): Promise<boolean> {
  const concepts = loaded.thesaurus.apart(value)
  if (hit === undefined || !concepts.some(({ sound }) => sound !== undefined)) return false
  const { path, container = '', symbol = '', text = '' } = hit
  const own = namedConcepts(concepts, `${path} ${container} ${symbol} ${text}`)
  const everything = await facts.everySymbol(loaded.session.root)
  return everything.some(({ name, path: at }) => isMore(namedConcepts(concepts, `${at} ${name}`), own))
}

/** A request that names a thing of the code is about that, and what leads to it: no other that is called alike. */
async function isNamedThing(facts: IssueFacts, { session }: Loaded, ties: Ties, value: string): Promise<boolean> {
  const known = ties.anchors.length === 0 ? [] : await facts.symbols(session.root, value)
  if (known.length === 0) return true
  return ties.isWayTo(
    value,
    known.map(({ path }) => path),
  )
}

/** Spelt as only code is, or not a word of the request: what people say may be called so by chance. */
const isDistinct = (loaded: Loaded, value: string): boolean =>
  /\p{Ll}\p{Lu}|[_.#]/u.test(value) || (/^\p{Lu}\p{Ll}+$/u.test(value) && !saysQuery(loaded, value))

/** What is wanted is not when it happens. */
function isWish({ session }: Loaded, value: string): boolean {
  const wanted = session.slots.desired_action?.value
  const said = normalise(value)
  if (said === normalise(session.slots.trigger_condition?.value ?? '')) return false
  return (wanted !== undefined && normalise(wanted).includes(said)) || OUGHT.test(value) || WISH.test(`${said} `)
}

/** Where a request was cut is a guess: a thing of the code that is called by two of its other words shows what it is about. */
function namedByHit(loaded: Loaded, value: string, call: CallRow): Verified<Shown> | undefined {
  const concepts = requestConcepts(loaded)
  for (const [n, hit] of call.result.hits.entries()) {
    const { symbol, container = '' } = hit
    if (symbol === undefined || isDocument(hit.path)) continue
    if (namedConcepts(concepts, `${container} ${symbol}`).size < 2) continue
    const words = hitText(hit)
    const start = words.lastIndexOf(symbol)
    return shownAt(
      call,
      n,
      words,
      { start, end: start + symbol.length },
      { kind: 'slot', name: 'target_feature', value },
    )
  }
  return undefined
}

/** What is said in words of the agent's own must stand in the code or in the request, word by word. */
function heldByWords(
  loaded: Loaded,
  slot: SlotName,
  value: string,
  call: CallRow,
): Promise<Verified<Shown> | undefined> {
  const wanted = {
    kind: 'slot' as const,
    name: slot,
    value,
    byPath: slot === 'target_feature',
    besides: (path: string) => `${loaded.session.query} ${namesShownIn(loaded, path)}`,
    atLeast: 1,
  }
  return wordsIn(call, wanted, loaded.thesaurus)
}

/** What no result can make true: a name where an event is asked for, or other words than the person's own. */
function refusedAtOnce(loaded: Loaded, slot: SlotName, value: string): Reason | undefined {
  if (slot === 'target_feature') return undefined
  if (slot === 'trigger_condition' && isWish(loaded, value)) return { name: 'slot-opposite', item: value }
  const said = loaded.session.slots[slot]?.value
  if (said === undefined) return undefined
  return inconsistency(slot, value, said) === null || saysQuery(loaded, value)
    ? undefined
    : { name: 'slot-opposite', item: value }
}

/** A denial must be there, of the same thing; and what the request denies is not said to be so. */
function wrongSense({ session }: Loaded, { value, isQuoted, hit }: Claim): Reason | undefined {
  if (isQuoted) return undefined
  const opposite: Reason = { name: 'slot-opposite', item: value }
  if (!isNegated(value) || deniesSame(value, session.query)) return undefined
  // A document says "not" of many things.
  const isDenied = hit !== undefined && !isDocument(hit.path) && deniesSame(value, hitText(hit))
  return isDenied ? undefined : opposite
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

const saysQuery = ({ session }: Loaded, value: string): boolean => normalise(session.query).includes(normalise(value))
