import type { Place, Refusal } from '../verdict.ts'
import { clausesIn, tokensOf } from './tokens.ts'
import { DANGLING_START, LAST_IN_SENTENCE, NEVER_LAST, OPENING_WORDS } from './words.ts'

const CLOSED = /^[\s.!;:)"”’'\]\p{Extended_Pictographic}\u{FE0F}]*$/u
/** What may be left out before a clause without changing who says what. */
const HEDGE =
  /(?:^|[,;.\s])(?:i (?:think|guess|mean|suppose|feel like|believe|would say)|i'd say|i just think|the thing is|the point is|the problem is|it's just|you know|honestly|basically|actually|really|well|so|look|listen|yes|yeah|no|not (?:really|quite|exactly|at all)|exactly|oh|ok(?:ay)?|anyway|also|plus|sorry)(?: that)?[,:]?\s*$/iu
const LINK_BEFORE =
  /(?:^|[\s,;—–-])(and|but|so|because|cause|cos|although|though|whereas|while|yet|and then|and so|then)\s+$/iu
const LINK_BEHIND = /^[\s,;—–-]+(and|but|so|because|cause|cos|although|though|whereas|while|yet|then)\b/iu
const MARK_BEFORE = /[,;:—–(“"]\s*$|\s[-–]\s$/u
const MARK_BEHIND = /^\s*(?:[,;:—–)”"]|-\s)/u
/** "When I get home, they are asleep" is whole, "when I get home" is not. */
const SUBORDINATE = /^(?:when|whenever|if|after|before|since|while|although|though|as|once|until|unless)\b/iu
const FILLER =
  /^(?:not (?:really|quite|exactly|at all)|exactly|sure|true|well|so|yes|yeah|yep|no|nope|nah|oh|ah|ok|okay|look|listen|um+|uh+|hm+|right|anyway|sorry),/iu
const CONDITION = /\b(?:if|unless|whether|as long as|provided|suppose|imagine|in case)\b/iu

/** Why a piece of an English sentence is no whole clause; null when it is one. */
export function refusalEn({ before, piece, after }: Place): Refusal | null {
  const tokens = tokensOf(piece)
  const first = tokens[0] ?? ''
  const last = tokens.at(-1) ?? ''
  const found = clausesIn(tokens)
  const opens = DANGLING_START.has(first) && !(first === 'that' && before.trim() === '')
  if (/^(?:n?either|both)$/u.test(first) && found < 2) return 'dangling-start'
  if (opens && !(found >= 2 && SUBORDINATE.test(piece)) && !isAdverbialOpening(first, piece, found, before))
    return 'dangling-start'
  if (/^[,;:.)\]”’&/-]/u.test(piece) || FILLER.test(piece)) return 'dangling-start'
  const ends = CLOSED.test(after)
  if (NEVER_LAST.has(last) || /[,;:(“&/-]$/u.test(piece)) return 'dangling-end'
  if (LAST_IN_SENTENCE.has(last) && !ends) return 'dangling-end'
  if (found === 0) return 'no-predicate'
  return startRefusal(before) ?? endRefusal(after, ends) ?? conditionRefusal(before, piece, after)
}

/** "After lunch I sleep": a sentence may begin with a preposition, when it is the whole sentence's beginning. */
function isAdverbialOpening(first: string, piece: string, found: number, before: string): boolean {
  return (
    before.trim() === '' &&
    found >= 1 &&
    /^(?:after|before|since|for|with|without|by|from|about|like|not|as|to)$/u.test(first) &&
    !/^(?:since|as|like|for|with|not) (?:i|we|he|she|they|it|you|my|the)\b[^,]*$/iu.test(piece)
  )
}

function startRefusal(before: string): Refusal | null {
  if (before.trim() === '' || HEDGE.test(before)) return null
  const link = LINK_BEFORE.exec(before)
  if (link !== null) {
    const left = before.slice(0, link.index)
    if (left.trim() === '') return null
    return /^(?:and|or)$/iu.test(link[1] ?? '') && clausesIn(tokensOf(lastSegment(left))) === 0 ? 'lost-subject' : null
  }
  if (!MARK_BEFORE.test(before)) return 'starts-inside-clause'
  const segment = tokensOf(lastSegment(before.replace(/[\s,;:—–(“"-]+$/u, '')))
  const stands = segment.length === 0 || clausesIn(segment) > 0 || OPENING_WORDS.has(segment[0] ?? '')
  return stands ? null : 'lost-subject'
}

function lastSegment(text: string): string {
  return text.split(/[,;:—–(“"]+/u).findLast((part) => part.trim() !== '') ?? ''
}

function endRefusal(after: string, ends: boolean): Refusal | null {
  if (ends) return null
  const link = LINK_BEHIND.exec(after)
  if (link !== null) {
    const rest = after.slice(link[0].length)
    const needsClause = /^(?:and|so|then|yet|but)$/iu.test(link[1] ?? '')
    return needsClause && clausesIn(tokensOf(nextSegment(rest))) === 0 ? 'ends-inside-clause' : null
  }
  if (!MARK_BEHIND.test(after)) return 'ends-inside-clause'
  const next = tokensOf(nextSegment(after.replace(/^[\s,;:—–)”"-]+/u, '')))
  const goesOn = next.length > 0 && clausesIn(next) === 0 && !isTag(next)
  return goesOn ? 'ends-inside-clause' : null
}

function nextSegment(text: string): string {
  return text.split(/[,;:—–)”"]+/u).find((part) => part.trim() !== '') ?? ''
}

/** "…, you know", "…, honestly", "…, thanks": said beside the clause, not in it. */
function isTag(tokens: readonly string[]): boolean {
  return /^(?:you know|honestly|really|basically|actually|i guess|i think|i suppose|thanks|thank you|right|though|anyway|sadly|unfortunately|lol|haha|please|sorry|too|as well)$/u.test(
    tokens.join(' '),
  )
}

/** "I would stay" without "if they paid more" says something else. */
function conditionRefusal(before: string, piece: string, after: string): Refusal | null {
  if (CONDITION.test(piece)) return null
  return CONDITION.test(before) || /^[\s,]*(?:only |even )?(?:if|unless|until|when|as long as)\b/iu.test(after)
    ? 'lost-condition'
    : null
}
