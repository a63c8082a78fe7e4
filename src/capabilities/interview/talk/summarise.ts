import type { Language } from '../contract.ts'
import { clip, echoOf } from './echo.ts'
import { isUnclear } from './short-answers.ts'
import { answersIn, listedItems, type Spoken } from './talk-record.ts'

const MOST_ITEMS = 3
const MOST_ANSWERS = 3
const ITEM_CHARACTERS: Record<Language, number> = { ja: 28, en: 50 }
const ANSWER_CHARACTERS: Record<Language, number> = { ja: 45, en: 80 }

/** What the person said, in their own words, short enough to be read out and checked. Null when they said nothing. */
export function summarise(
  spoken: readonly Spoken[],
  language: Language,
  allowed: (words: string) => boolean,
): string | null {
  const items = listedItems(spoken)
    .filter(allowed)
    .slice(0, MOST_ITEMS)
    .map((item) => echoOf(item, language) ?? clip(item, ITEM_CHARACTERS[language]))
  const aboutIt = spoken.filter(({ meta }) => meta.must_ask === undefined)
  const answers = answersIn(aboutIt, 'deepening')
    .filter((answer) => allowed(answer) && !isUnclear(answer))
    .slice(0, MOST_ANSWERS)
    .map((answer) => clip(answer, ANSWER_CHARACTERS[language]))
  const quote = (words: string) => (language === 'ja' ? `「${words}」` : `“${words}”`)
  const parts =
    language === 'ja'
      ? [
          items.length > 0 ? `気になっていることは${items.map(quote).join('')}` : '',
          answers.length > 0 ? `詳しくは${answers.map(quote).join('')}` : '',
        ]
      : [
          items.length > 0 ? `what is on your mind is ${items.map(quote).join(', ')}` : '',
          answers.length > 0 ? `and about it you said ${answers.map(quote).join(', ')}` : '',
        ]
  const said = parts.filter((part) => part !== '')
  return said.length === 0 ? null : said.join(language === 'ja' ? '、' : ', ')
}
