import type { Stance } from '../lexicon/stance.ts'
import { EVERY_CASE, STANCES } from '../lexicon/stances.ts'
import { BASES } from '../lexicon/contrasts.ts'
import type { Reading, Token } from '../types.ts'
import type { Meanings } from './align.ts'
import { beside, sameSubjectOf } from './beside.ts'
import { type Comparison, type Finding, heavy } from './finding.ts'
import { changesSides } from './polarity.ts'
import { sameTold } from './same-told.ts'
import { say } from './wording.ts'

interface Side {
  side: 'yes' | 'no'
  words: string
}

const sides = new WeakMap<Reading, readonly (Side | undefined)[]>()

/** Which side a sentence takes of each stance; looked for once in its life. */
export function sidesOf(reading: Reading): readonly (Side | undefined)[] {
  const known = sides.get(reading)
  if (known !== undefined) return known
  const found = STANCES.map((stance) => sideOf(stance, reading))
  sides.set(reading, found)
  return found
}

/** Says no to something without a word of negation: closed, banned. */
export const takesNo = (reading: Reading): boolean =>
  sidesOf(reading).some((side, n) => side?.side === 'no' && REFUSALS.has(STANCES[n]?.name ?? ''))
const REFUSALS = new Set(['permission', 'open', 'sale', 'supported', 'held', 'standard', 'lives on', 'use'])

/** Which side a sentence takes, and the words it takes it with. */
function sideOf(stance: Stance, reading: Reading): Side | undefined {
  const side = takenSide(stance, reading)
  if (side === undefined || TWICE.test(reading.text)) return undefined
  // "Rejected calls to resign": what was refused is not what was done.
  const before = reading.text.slice(0, reading.text.indexOf(side.words))
  if (side.side === 'no' && REFUSED.test(before)) return undefined
  // "Has not been cancelled", 赤字を解消した: the words are there and are denied.
  const isDenied = reading.tokens.some(
    ({ negated, deniedBy, surface }) => (negated || deniedBy !== undefined) && side.words.includes(surface),
  )
  return isDenied && !DENIES.test(side.words) ? undefined : side
}

/** 見つからなかったという事実はない: denied twice. */
const REFUSED = /\b(?:reject|refus|declin|den(?:y|ied)|resist|rul(?:ed|es) out)\w*\b[^,.;]{0,24}$/iu
const TWICE = /な(?:い|かった)(?:という|こと|わけ|とは)[^。]*な(?:い|かった|く)/u
const DENIES =
  /\b(?:not|no|never|none|neither|nobody|cannot|without|un\w+)\b|n't\b|な[いかくし]|な$|ませ|ず|未|非|不|禁/u

function takenSide({ name, yes, no }: Stance, { text }: Reading): Side | undefined {
  const first = name === 'direction' ? earlier(yes.exec(text), no.exec(text)) : undefined
  if (first !== undefined) return first
  const denied = no.exec(text)?.[0]
  // 認められていない holds 認められ: what denies is taken out before the other side is looked for.
  const rest = denied === undefined ? text : text.replace(no, ' ')
  const held = yes.exec(rest)?.[0]
  if (denied !== undefined && held !== undefined) return undefined
  if (denied !== undefined) return { side: 'no', words: denied.trim() }
  return held === undefined ? undefined : { side: 'yes', words: held.trim() }
}

/** Much agrees, or little is said beside it. */
const isShared = (comparison: Comparison, rest: Comparison) =>
  sameTold(rest) || (sameTold(rest, 2) && comparison.coverage >= LEAST_COVERED) || sameSubjectOf(rest)
const LEAST_COVERED = 0.5
const LEAST_OF_CLOSE = 0.6

/** Paying members and free members: another word before the same one. */
const otherSubject = ({ alignment: { pairs }, leftA, leftB }: Comparison) =>
  pairs.some(
    (pair) =>
      leftA.some(({ at }) => at === pair.a.at - 1) &&
      leftB.some(({ at }) => at === pair.b.at - 1) &&
      pair.a.kind === 'noun' &&
      /^[a-z]/.test(pair.a.lemma),
  )

/** "Fell despite higher demand": the first of the two is what is told. */
function earlier(yes: RegExpExecArray | null, no: RegExpExecArray | null) {
  if (yes === null || no === null) return undefined
  return yes.index < no.index ? { side: 'yes' as const, words: yes[0] } : { side: 'no' as const, words: no[0] }
}

const COMPARED = /^(?:few|more|less|high|low|great)$/
const ONLY = /^Only\b|だけが|のみが|に限(?:ら|り|る)|でなければ|以外は/u

/** Two sentences about the same thing that take opposite sides: allowed and forbidden, free and charged. */
export function stanceConflict(comparison: Comparison, meanings: Meanings): Finding | undefined {
  const { a, b } = comparison
  const [mine, theirs] = [sidesOf(a), sidesOf(b)]
  for (const [n, stance] of STANCES.entries()) {
    const [one, other] = [mine[n], theirs[n]]
    if (one === undefined || other === undefined || one.side === other.side) continue
    if ((a.hedged || b.hedged) && stance.hedged !== true) continue
    if (!isOfOne(stance, comparison, one, other, meanings)) continue
    return {
      type: 'contradiction',
      severity: 4,
      confidence: Math.min(0.85, 0.45 + 0.4 * comparison.coverage),
      why: say(a, b).opposites(one.words, other.words),
    }
  }
  return undefined
}

/** All but the words that take the sides tells of the same thing, and nothing narrows it. */
function isOfOne(stance: Stance, comparison: Comparison, one: Side, other: Side, { lexicon }: Meanings): boolean {
  const { a, b } = comparison
  const isNo = one.side === 'no'
  const rest = beside(comparison, one.words, other.words)
  const { alignment, leftA, leftB } = rest
  if (alignment.contrasts.length > 0 || otherSubject(rest) || !isShared(comparison, rest)) return false
  if (stance.name === 'outcome' && changesSides(comparison.alignment.pairs)) return false
  if (stance.close === true && !isClose(comparison, rest)) return false
  // Members and non-members, sales and those of tea: told of others.
  const turned = alignment.pairs.some(
    ({ a: first, b: second }) =>
      first.negated !== second.negated && (first.negated ? first.surface : second.surface).startsWith('non-'),
  )
  const [denies, grants] = isNo ? [a, b] : [b, a]
  const isOnly =
    ONLY.test(denies.text) || (ONLY.test(grants.text) && !(stance.some === true && grants.text.includes('に限り')))
  if (turned || (stance.within !== true && isOnly)) return false
  if (BASES.some((basis) => basis.test(a.text) !== basis.test(b.text))) return false
  const narrowing = (left: readonly Token[], side: 'a' | 'b') =>
    left.some(
      ({ attributive, at, link, kind, lemma }) =>
        (kind === 'noun' && link === 'of') ||
        (attributive &&
          kind !== 'name' &&
          kind !== 'grammar' &&
          !COMPARED.test(lemma) &&
          alignment.pairs.some((pair) => pair[side].at === at + 1)),
    )
  const [narrowA, narrowB] = [narrowing(leftA, 'a'), narrowing(leftB, 'b')]
  if ((narrowA && narrowB) || (stance.name === 'direction' && (narrowA || narrowB))) return false
  const everywhere = EVERY_CASE.test(a.text) || EVERY_CASE.test(b.text)
  if (stance.within === true) return true
  const narrows = (left: readonly Token[]) => left.some(({ region, lemma }) => region || lexicon.narrows(lemma))
  // Never, and in the afternoon: who denies it for all cases denies it for some.
  const [no, yes] = isNo ? [leftA, leftB] : [leftB, leftA]
  if (stance.some === true && heavy(no).length === 0 && narrows(yes)) return true
  return !(narrows(no) || narrows(yes)) || (everywhere && stance.everywhere === true)
}

/** Hardly anything is said on one side that the other does not say. */
const isClose = ({ coverage }: Comparison, { leftA, leftB }: Comparison) =>
  coverage >= LEAST_OF_CLOSE && Math.min(heavy(leftA).length, heavy(leftB).length) === 0
