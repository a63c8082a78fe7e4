import { stem } from '#text/index.ts'
import { distinctWords } from '../frame/words.ts'
import type { SessionRow } from '../rows/sessions.ts'
import { changesCode } from './route.ts'

/** To make it better, whatever that is. 〜に修正する says what it is to be. */
const REPAIR =
  /^(?:please\s+)?(?:fix|repair|debug|improve|enhance|optimi[sz]e|refactor|clean|tidy|polish|rework)\b|(?<![にへ])(?:直|修正|修理|改善|改良|なんとか|何とか|見直|整理|リファクタ|最適化|よろしく|お願い)[^、。]*$/iu
/** What is wrong with it is said by the word, and where it stands is to be seen. */
const WRITTEN_WRONG = /\btypos?\b|\bmisspel\w*|\bspelling\b|誤字|脱字|誤記|タイポ|スペルミス/iu
const SAYS_NOTHING = new Set(
  `better good nice nicely proper properly correct correctly right great again work somehow please way thing stuff faster fast speed performance
  quality usability modern robust bug 感じ 使 件 最高 綺麗 高速 性能 品質`
    .split(/\s+/u)
    .map((word) => stem(word)),
)

/** Said of anything that is to be better. */
export const saysNothingOf = (word: string): boolean => SAYS_NOTHING.has(stem(word))

/**
 * Whether a request names no issue because it wants something that it names: a thing to be added, another name, other
 * words. What has to be shown of its issue is then how the code is now; a repair that says nothing must show what is wrong.
 */
export function asksForChange({ intent, slots }: Pick<SessionRow, 'intent' | 'slots'>): boolean {
  const wanted = slots.desired_action?.value
  if (!changesCode(intent) || wanted === undefined || slots.observed_issue !== undefined) return false
  if (WRITTEN_WRONG.test(wanted)) return true
  if (REPAIR.test(wanted)) return false
  const about = distinctWords(slots.target_feature?.value ?? '')
  // Hiragana alone are the endings of verbs.
  const names = (word: string) => !about.has(word) && !SAYS_NOTHING.has(word) && !/^\p{Script=Hiragana}+$/u.test(word)
  return [...distinctWords(wanted)].some(names)
}
