import { EVERY_CASE, type Stance, STANCES } from '../lexicon/stances.ts'
import { BASES } from '../lexicon/contrasts.ts'
import type { Reading, Token } from '../types.ts'
import type { Meanings } from './align.ts'
import type { Comparison, Finding } from './finding.ts'
import { sameTold } from './same-told.ts'
import { say } from './wording.ts'

/** Which side a sentence takes, and the words it takes it with. */
function sideOf({ name, yes, no }: Stance, { text }: Reading): { side: 'yes' | 'no'; words: string } | undefined {
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
const isShared = (comparison: Comparison) =>
  sameTold(comparison) || (sameTold(comparison, 2) && comparison.coverage >= LEAST_COVERED)
const LEAST_COVERED = 0.5

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
export function stanceConflict(comparison: Comparison, { lexicon }: Meanings): Finding | undefined {
  const { a, b, alignment, leftA, leftB } = comparison
  if (alignment.contrasts.length > 0 || !isShared(comparison)) return undefined
  if (otherSubject(comparison)) return undefined
  // Members and non-members, sales and those of tea: told of others.
  const turned = alignment.pairs.some(
    ({ a: one, b: other }) =>
      one.negated !== other.negated && (one.negated ? one.surface : other.surface).startsWith('non-'),
  )
  if (turned || ONLY.test(a.text) || ONLY.test(b.text)) return undefined
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
  if (narrowA && narrowB) return undefined
  const everywhere = EVERY_CASE.test(a.text) || EVERY_CASE.test(b.text)
  // 無料 names a plan elsewhere; here it is what is told.
  const narrower = (told: string) =>
    [...leftA, ...leftB].some(
      ({ region, lemma, surface }) => !told.includes(surface) && (region || lexicon.narrows(lemma)),
    )
  for (const stance of STANCES) {
    const [mine, theirs] = [sideOf(stance, a), sideOf(stance, b)]
    if (mine === undefined || theirs === undefined || mine.side === theirs.side) continue
    if (stance.name === 'direction' && (narrowA || narrowB)) continue
    if (BASES.some((basis) => basis.test(a.text) !== basis.test(b.text))) continue
    if (narrower(`${mine.words} ${theirs.words}`) && !(everywhere && stance.everywhere === true)) continue
    return {
      type: 'contradiction',
      severity: 4,
      confidence: Math.min(0.85, 0.45 + 0.4 * comparison.coverage),
      why: say(a, b).opposites(mine.words, theirs.words),
    }
  }
  return undefined
}
