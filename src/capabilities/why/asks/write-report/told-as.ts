import { asInner } from '../../reading/inner-quotes.ts'
import { REPORT_FRAMES } from './frames.ts'
import type { Told } from './material.ts'
import type { Exchange, ReporterInput } from './shape.ts'

/** What a message was the answer to, in plain words. */
export function askedAs({ about }: Exchange, at: number, { language }: ReporterInput): string {
  const { asked, moved } = REPORT_FRAMES[language]
  if (at === 0) return moved.start ?? moved.else
  if (about === null) return moved.else
  if (about.move === 'read-back' || about.move === 'instead') return moved[about.move] ?? moved.else
  return about.asks ? asked[about.asks] : (moved[about.move] ?? moved.else)
}

/** Answers in the order of the talk, each with what was asked and the person's whole sentences. */
export function answers(told: readonly Told[], input: ReporterInput): string {
  const sorted = told.toSorted((a, b) => a.at - b.at || a.start - b.start)
  const messages = [...new Set(sorted.map(({ at }) => at))]
  return messages
    .map((at) => {
      const own = sorted.filter((each) => each.at === at)
      const asked = askedAs(own[0]?.exchange ?? { question: undefined, about: null }, at, input)
      return REPORT_FRAMES[input.language].answer
        .replace('{asked}', () => asked)
        .replace('{}', () => quoted(own, input))
    })
    .join('\n\n')
}

/** What stands side by side is one quotation, what does not is two. */
export function quoted(told: readonly Told[], input: ReporterInput): string {
  const marks = input.language === 'ja' ? (['「', '」'] as const) : (['"', '"'] as const)
  return runs(told, input)
    .map((text) => `${marks[0]}${asInner(ended(text, input.language))}${marks[1]}`)
    .join(input.language === 'ja' ? '' : ' ')
}

/** Verbatim stretches of a message, as long as nothing between them was left out. */
export function runs(told: readonly Told[], { said }: ReporterInput): string[] {
  const found: { at: number; start: number; end: number }[] = []
  for (const { at, start, end } of told.toSorted((a, b) => a.at - b.at || a.start - b.start)) {
    const last = found.at(-1)
    const between = last?.at === at ? (said[at] ?? '').slice(last.end, start) : '\n'
    if (last !== undefined && /^[^\S\r\n]*$/u.test(between)) last.end = end
    else found.push({ at, start, end })
  }
  return found.map(({ at, start, end }) => (said[at] ?? '').slice(start, end))
}

/** A Japanese quotation ends without its full stop. */
function ended(text: string, language: ReporterInput['language']): string {
  return language === 'ja' ? text.replace(/[。．\s]+$/u, '') : text.trim()
}
