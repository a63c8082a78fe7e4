import { say } from '../conflicts/judging/wording.ts'
import type { Token } from '../conflicts/types.ts'
import { PLANNED, SAID, WITHIN } from './denials.ts'
import { RULE_FORMS } from './rule-forms.ts'
import { hasOtherOwner, isOneName, isThing, sharedWords, tellingWords } from './shared-words.ts'
import type { Exclusion, Subject, Told } from './told.ts'

const ENDED =
  /無効|廃止|終了|終わ|休止|閉鎖|取りやめ|改め|止めます|変わりました|になりました|\b(?:no longer|has ended|ended|replaced|since 1|from 1|new rules?)\b/iu

/** How far from its word what is allowed may stand. */
const NEAR = 26

export interface Ruled {
  name: string
  isOfAll: boolean
  isYes: boolean
  /** How it says so. */
  word: string
  things: readonly Token[]
}

/** What is allowed, needed or free, and what is not, clause by clause. */
export function rulesIn(told: Told, subject: Subject): Ruled[] {
  const { text, reading } = told
  if (SAID.test(text) || /[?？]$/u.test(text)) return []
  const clauses = text
    .split(/[;:]\s|。|, (?:and|but|so)\b/u)
    .filter((clause) => !PLANNED.test(clause) && !WITHIN.test(clause) && !clause.includes('一部に'))
  return clauses.flatMap((clause) =>
    RULE_FORMS.flatMap(({ name, yes, no, isOfAll = false }) => {
      const plain = clause.charAt(0).toLowerCase() + clause.slice(1)
      const [denied, granted] = [no.exec(plain), yes.exec(plain)]
      const isNo = denied !== null
      const cue = denied ?? granted
      // Who says both says for whom each is: adults pay, children do not.
      if (cue === null || (name === 'charge' && denied !== null && granted !== null)) return []
      // What is to be paid for may stand at the beginning of a long clause.
      const near = name === 'charge' ? clause.length : NEAR
      const [from, to] = [Math.max(0, cue.index - near), cue.index + cue[0].length + near]
      const tokens = reading.tokens.filter(({ surface }) => clause.slice(from, to).includes(surface))
      return [
        { name, isOfAll, isYes: !isNo, word: cue[0].trim(), things: tellingWords({ ...reading, tokens }, subject) },
      ]
    }),
  )
}

/** Of a thing, and none itself. */
const SAYS_LITTLE =
  /^(?:一部|全部|場合|ところ|方|者|時|際|その他|料金|費用|値段|costs?|prices?|fees?|charges?|pounds?|dollars?|yen|hours?|visits?)$/iu

const LEAST_SURE = 2

export function excludeInRule(
  [a, one]: readonly [Told, Ruled],
  [b, other]: readonly [Told, Ruled],
  subject: Subject,
): Exclusion | null {
  if (one.name !== other.name || one.isYes === other.isYes) return null
  if (one.isOfAll) return hasOtherOwner(a, b) ? null : excluded(a, b, one, other)
  const shared = sharedWords(one.things, other.things, subject)
  const things = shared.filter(
    ([x, y]) =>
      !SAYS_LITTLE.test(x.surface) &&
      (isThing(x) || isThing(y)) &&
      (x.surface !== y.surface || isOneName(x.surface, a.text, b.text)),
  )
  const isAcross = a.reading.language !== b.reading.language
  // In two languages one word is met by chance, and every page has a price.
  if (isAcross && one.name === 'charge' && things.length < LEAST_SURE) return null
  // Words of like meaning make two texts alike, not what they speak of the same.
  if (!isAcross && !things.some(([x, y]) => x.lemma === y.lemma)) return null
  const isSure = things.length >= LEAST_SURE && one.name !== 'charge'
  if (!isAcross && !isSure && hasOwnThings(one, other, shared)) return null
  if (things.length === 0 || (!isAcross && shared.length < 2 && Math.min(one.things.length, other.things.length) > 3))
    return null
  return excluded(a, b, one, other)
}

/** What each names for itself beside what both name: inshore waters here, the line of twelve miles there. */
function hasOwnThings(one: Ruled, other: Ruled, shared: readonly (readonly [Token, Token])[]): boolean {
  const taken = new Set(shared.flat())
  const own = ({ things, word }: Ruled) =>
    things.filter((token) => isThing(token) && !taken.has(token) && !word.includes(token.surface))
  return own(one).length > 0 && own(other).length > 0
}

function excluded(a: Told, b: Told, one: Ruled, other: Ruled): Exclusion {
  const isAged = a.wrote !== undefined && b.wrote !== undefined && a.wrote.year !== b.wrote.year
  const newer = isAged && (a.wrote?.year ?? 0) > (b.wrote?.year ?? 0) ? a : b
  return {
    type: isAged && ENDED.test(newer.text) ? 'outdated' : 'contradiction',
    severity: 4,
    confidence: 0.75,
    why: say(a.reading, b.reading).opposites(one.word, other.word),
  }
}
