import type { Reading, Token } from '../types.ts'
import { disjoint, sameMeasure } from './intervals.ts'
import type { Meanings, Pair } from './align.ts'
import { type Comparison, type Finding, heavy, names, things } from './finding.ts'
import { sameTold } from './same-told.ts'
import { say } from './wording.ts'

/** Denied by itself, or by a word the other side has no counterpart of. */
const isDenied = (token: Token, paired: ReadonlySet<Token>) =>
  token.negated !== (token.deniedBy !== undefined && !paired.has(token.deniedBy))

/** "Never been lower" is the lowest. */
const isHighest = (a: Token, b: Token) => a.negated && a.surface.endsWith('er') && b.surface.endsWith('est')

/** One says of the same thing what the other denies: an odd number of negations and opposites between them. */
export function polarityConflict(comparison: Comparison, meanings: Meanings): Finding | undefined {
  const { a, b, alignment } = comparison
  const paired = new Set(alignment.pairs.flatMap((pair) => [pair.a, pair.b]))
  const turned = alignment.pairs.filter(
    (pair) =>
      !isHighest(pair.a, pair.b) &&
      !isHighest(pair.b, pair.a) &&
      (isDenied(pair.a, paired) !== isDenied(pair.b, paired)) !== pair.opposite,
  )
  if (turned.length === 0 || otherNumbers(a, b)) return undefined
  const byClause = new Map<string, Pair[]>()
  for (const pair of turned) {
    const key = `${pair.a.clause} ${pair.b.clause}`
    byClause.set(key, [...(byClause.get(key) ?? []), pair])
  }
  for (const pairs of byClause.values()) {
    const [pair] = pairs
    if (pair === undefined || pairs.length % 2 === 0) continue
    if (!otherwiseSame(comparison, pair, meanings) || (pair.opposite && isTurnedRound(comparison, pair))) continue
    if (!pair.opposite && UNCHANGED.test((pair.a.negated || pair.a.deniedBy !== undefined ? b : a).text)) continue
    const words = say(a, b)
    return {
      type: 'contradiction',
      severity: pair.opposite ? 4 : 5,
      confidence: Math.min(0.95, 0.45 + 0.5 * comparison.coverage),
      why: pair.opposite
        ? words.opposites(pair.a.surface, pair.b.surface)
        : words.negated((pair.a.negated ? pair.a : pair.b).surface),
    }
  }
  return undefined
}

/** No rise is the same as no change. */
const UNCHANGED = /据え置|横ばい|変わら|\b(?:unchanged|remained? (?:flat|the same)|no change)\b/iu
const CONTEST = /^(?:beat|win|lose|defeat|buy|sell|lend|borrow|破る|敗れる|勝つ|負ける|下す|勝利|敗北|敗退|当選|落選)$/

/** A beat B, B lost to A: the same, told from the other side. */
function isTurnedRound({ alignment }: Comparison, { a: verb, b: other }: Pair): boolean {
  if (!CONTEST.test(verb.lemma) && !CONTEST.test(other.lemma)) return false
  return changesSides(alignment.pairs)
}

export const changesSides = (pairs: readonly Pair[]): boolean =>
  pairs.some(({ a, b, opposite }) => !opposite && isSubject(a) !== isSubject(b) && (isObject(a) || isObject(b)))
const isSubject = ({ link }: Token) => /^(?:|は|が)$/.test(link)
const isObject = ({ link }: Token) => /^(?:to|by|に|を)$/.test(link)

/** Patients over 60 and patients under 60: what is said of the one says nothing of the other. */
function otherNumbers(a: Reading, b: Reading): boolean {
  const quantities = ({ slots }: Reading) =>
    slots.flatMap(({ slot }) => (slot.type === 'quantity' ? [slot.quantity] : []))
  const theirs = quantities(b)
  return quantities(a).some((one) => {
    const alike = theirs.filter((other) => sameMeasure(one, other))
    return alike.length > 0 && alike.every((other) => one.bound !== other.bound || disjoint(one, other, true))
  })
}

const SHARED_NUMBER = 0.5

function sharedNumbers({ a, b }: Comparison): number {
  const texts = ({ slots }: Reading) =>
    slots.flatMap(({ slot }) => (slot.type === 'quantity' ? [slot.quantity.text] : []))
  return texts(a).some((text) => texts(b).includes(text)) ? SHARED_NUMBER : 0
}

/** Agreed to the merger: the verb only says yes to it. */
const SAYS_YES = new Set(
  'agree approve accept back support want decide plan vote do make carry 同意 合意 決定 賛成 承認 行う'.split(' '),
)

/** "Repairs will take time", "will not be repaired": what one denies, the other only speaks about. */
function otherPredicate({ a, b }: Pair, leftA: readonly Token[], leftB: readonly Token[]): boolean {
  const [told, denied, left] = a.negated ? [b, a, leftB] : [a, b, leftA]
  if (denied.kind !== 'verb' || told.kind === 'verb' || told.kind === 'adjective') return false
  return left.some(({ kind, weight, lemma }) => kind === 'verb' && weight > 0 && !SAYS_YES.has(lemma))
}

function otherwiseSame(comparison: Comparison, pair: Pair, { lexicon }: Meanings): boolean {
  const { alignment, leftA, leftB, agreed } = comparison
  const both = pair.opposite && pair.a.attributive && pair.b.attributive
  // Sales and buying: opposites only where both are what is told.
  const alike = pair.a.kind === pair.b.kind || comparison.a.language === 'ja'
  const told = pair.a.kind !== 'grammar' && alike && !both && sameTold(comparison)
  if (alignment.contrasts.length > 0) return false
  // A denial of a word the other side does not have may undo what seems to be the opposite.
  const undoes = ({ negated, lemma, clause }: Token, told: Token) =>
    negated && clause === told.clause && !/^(?:かかわる|問う)$/.test(lemma)
  if (leftA.some((token) => undoes(token, pair.a)) || leftB.some((token) => undoes(token, pair.b))) return false
  const core = Math.min(pair.a.weight, pair.b.weight)
  // "The two cases" in both is agreement, though numbers are no words.
  const rest = agreed - (pair.opposite ? 0 : core) + sharedNumbers(comparison)
  if (rest < 0.65 && agreed < 1.9) return false
  if (!told && things(leftA).length > 0 && things(leftB).length > 0) return false
  if (names(leftA).length > 0 && names(leftB).length > 0) return false
  const [weightA, weightB] = [heavy(leftA).length, heavy(leftB).length]
  if (!told && weightA > 0 && weightB > 0 && weightA + weightB > 2) return false
  const narrower = (tokens: readonly Token[]) => tokens.some((token) => token.region || lexicon.narrows(token.lemma))
  const [yes, no] = pair.a.negated ? [leftB, leftA] : [leftA, leftB]
  if (narrower(no) || (narrower(yes) && (pair.opposite || heavy(no).length > 1))) return false
  if (!pair.opposite && otherPredicate(pair, leftA, leftB)) return false
  // "No dogs in summer" leaves room for dogs; "dogs in summer" leaves none for "no dogs".
  const denied = pair.opposite ? undefined : pair.a.negated ? leftA : leftB
  if (!told && denied !== undefined && heavy(denied).length > 1) return false
  if (told) return true
  return Math.min(weightA, weightB) === 0 ? Math.max(weightA, weightB) <= 2 + agreed : true
}
