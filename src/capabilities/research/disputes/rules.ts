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
      if (cue === null) return []
      const [from, to] = [Math.max(0, cue.index - NEAR), cue.index + cue[0].length + NEAR]
      const tokens = reading.tokens.filter(({ surface }) => clause.slice(from, to).includes(surface))
      return [
        { name, isOfAll, isYes: !isNo, word: cue[0].trim(), things: tellingWords({ ...reading, tokens }, subject) },
      ]
    }),
  )
}

/** Of a thing, and none itself. */
const SAYS_LITTLE = /^(?:一部|全部|場合|ところ|方|者|時|際|その他)$/u

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
  // Words of like meaning make two texts alike, not what they speak of the same.
  if (!isAcross && !things.some(([x, y]) => x.lemma === y.lemma)) return null
  if (things.length === 0 || (!isAcross && shared.length < 2 && Math.min(one.things.length, other.things.length) > 3))
    return null
  return excluded(a, b, one, other)
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
