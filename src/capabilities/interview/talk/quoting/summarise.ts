import type { Language } from '../../contract.ts'
import { clip, echoOf, nested } from './echo.ts'
import { withoutFiller } from '../hearing/fillers.ts'
import { saysNothing } from '../hearing/says-nothing.ts'
import { answersIn, listedItems, type Spoken } from '../hear.ts'

/** The wording around a summary, its question included, takes the rest of a reply. */
export const MOST_SUMMARY_CHARACTERS = 230
const MOST_ITEMS = 3
const MOST_ANSWERS = 3
/** Longest quotes of things and of answers: as much as there is room for. */
const QUOTES: Record<Language, readonly { item: number; answer: number }[]> = {
  ja: [
    { item: 34, answer: 44 },
    { item: 24, answer: 32 },
  ],
  en: [
    { item: 60, answer: 72 },
    { item: 44, answer: 56 },
  ],
}

/** What the person said, in their own words, short enough to be read out and checked. Null when they said nothing. */
export function summarise(
  spoken: readonly Spoken[],
  language: Language,
  allowed: (words: string) => boolean,
): string | null {
  const items = listedItems(spoken).filter(allowed).slice(0, MOST_ITEMS)
  const aboutIt = spoken.filter(({ meta }) => meta.must_ask === undefined)
  const answers = answersIn(aboutIt, 'deepening')
    .filter((answer) => allowed(answer) && !saysNothing(answer))
    .slice(0, MOST_ANSWERS)
  // What has no room is first quoted more shortly, then left out, the last answer first.
  for (let kept = answers.length; kept >= 0; kept--) {
    for (const most of QUOTES[language]) {
      const text = said(
        unique(items.map((item) => quotable(item, language, most.item))),
        unique(answers.slice(0, kept).map((answer) => quotable(answer, language, most.answer))),
        language,
      )
      if (text.length <= MOST_SUMMARY_CHARACTERS) return text === '' ? null : text
    }
  }
  return null
}

function quotable(words: string, language: Language, most: number): string {
  return echoOf(words, language, most) ?? nested(clip(withoutFiller(words), most), language)
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}

function said(items: readonly string[], answers: readonly string[], language: Language): string {
  if (language === 'ja') {
    const quoted = (words: readonly string[]) => words.map((each) => `「${each}」`).join('')
    const parts = [
      items.length > 0 ? `気になっているのは${quoted(items)}` : '',
      answers.length > 0 ? `${items.length > 0 ? '詳しくは' : 'お話は'}${quoted(answers)}` : '',
    ]
    return parts.filter((part) => part !== '').join('、')
  }
  const named = items.length > 0 ? `you brought up ${enumerated(items)}` : ''
  const told = answers.length > 0 ? `you told me ${enumerated(answers)}` : ''
  return [named, told].filter((part) => part !== '').join(', and ')
}

function enumerated(words: readonly string[]): string {
  const quoted = words.map((each) => `“${each}”`)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`
}
