import { beforeAll, expect, it } from 'vitest'
import { groundOf } from '#listening/manners/index.ts'
import { ownWords } from '#listening/manners/own-words.ts'
import { vectorTable } from '#text/vectors/load.ts'
import { englishLeads } from './english/leads.ts'
import { englishMoves } from './english/moves.ts'
import { englishQuestions } from './english/questions.ts'
import { japaneseLeads } from './japanese/leads.ts'
import { japaneseMoves } from './japanese/moves.ts'
import { japaneseQuestions } from './japanese/questions.ts'

beforeAll(() => vectorTable())

const WORDINGS = {
  en: { topic: 'the bus', said: 'The bus is late.', texts: [englishLeads, englishMoves, englishQuestions] },
  ja: { topic: 'バス', said: 'バスが遅れます。', texts: [japaneseLeads, japaneseMoves, japaneseQuestions] },
} as const

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** To whoever writes in a third language both are said at once. */
const inBoth = (text: string): boolean => /Japanese|日本語/u.test(text)

/** A wording that its own gate refuses ends somebody's talk in the three set questions. */
it.each(['en', 'ja'] as const)(
  '[interview.built-in] no wording says a word that %s replies may not say',
  (language) => {
    const { topic, said, texts } = WORDINGS[language]
    const ground = groundOf({
      language,
      said: [said],
      given: [],
      wanted: [topic],
      topic,
      counts: [1],
      gives: 'nothing',
      bothLanguages: false,
    })
    const refused = textsIn(texts).filter(
      (text) => !inBoth(text) && ownWords(text.replaceAll('{}', topic), ground).length > 0,
    )
    expect(refused).toEqual([])
  },
)
