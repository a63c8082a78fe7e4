import { hasSaidAnything, type Spoken } from '../../../talk/hear.ts'
import { verdictOn } from '../../../talk/hearing/summary-verdict.ts'
import type { GuideText } from '../input.ts'
import { WORDING } from './index.ts'

/** The last words: they answer what was said about the summary, and thank nobody for what was not told. */
export function closingText(
  { language, tone }: Pick<GuideText, 'language' | 'tone'>,
  spoken: readonly Spoken[],
): string {
  const wording = WORDING[language][tone]
  if (!hasSaidAnything(spoken)) return wording.closingEmpty
  const last = spoken.findLast((message) => message.role === 'user')
  if (last?.meta.kind !== 'answer' || last.meta.state !== 'summary_check') return wording.closing
  const lead = { agrees: '', disagrees: wording.disagreed, corrects: wording.corrected, adds: wording.added }
  return [lead[verdictOn(last.content)], wording.closing]
    .filter((part) => part !== '')
    .join(language === 'en' ? ' ' : '')
}
