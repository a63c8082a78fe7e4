import { closesOnly } from '../../../talk/hearing/closing-words.ts'
import { echoOf } from '../../../talk/quoting/echo.ts'
import { agreesOnly, asksBack, isOpeningSignal, isOutburst, isUnclear } from '../../../talk/hearing/short-answers.ts'
import { forbiddenIn } from '../never-ask.ts'
import type { ReplyInput } from '../input.ts'
import { fill, type Wording } from '../wording/index.ts'

/** What may be said about the last answer before the next question: nothing, where the question says it itself. */
export function leadsFor({ say, latest, summary, guide }: ReplyInput, wording: Wording): readonly string[] {
  if (say.kind === 'opening' || (say.kind === 'must_ask' && say.again)) return []
  if (say.kind === 'summary' && summary === null) return []
  if (latest === null) return wording.afterSkip
  if (closesOnly(latest)) return wording.afterNothing
  if (agreesOnly(latest) || isOpeningSignal(latest)) return wording.agreed
  if (isUnclear(latest)) return wording.afterUnclear
  if (isOutburst(latest)) return wording.afterOutburst
  if (asksBack(latest)) return wording.afterQuestion
  // Here the question itself is about the person's words.
  if (say.kind === 'recommend' || say.kind === 'summary') return wording.takesNote
  const words = echoOf(latest, guide.language)
  if (words === null || forbiddenIn(words, guide.neverAsk, guide.language) !== null) return wording.takesNote
  return wording.picksUp.map((template) => fill(template, words))
}
