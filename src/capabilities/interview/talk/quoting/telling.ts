import { type HeardSentence, quotable, topicNoun } from '#listening/index.ts'
import type { Language } from '../../contract.ts'
import { type HeardAnswer, isContent } from '../heard-answers.ts'
import { withoutFiller } from '../hearing/fillers.ts'
import { weightOf } from './importance.ts'

/** How a thing the person named can be referred to: in their words, by what it is about, or not at all. */
export interface Reference {
  quote: string | null
  noun: string | null
}

export type Allowed = (words: string) => boolean

/** Of the sentence that holds an item. */
export function referenceTo(item: string, answers: readonly HeardAnswer[], allowed: Allowed): Reference {
  const sentence = answers
    .flatMap(({ sentences }) => sentences)
    .find(({ text, ...heard }) => isContent(heard) && (text.includes(item) || item.includes(text)))
  return sentence === undefined ? { quote: null, noun: null } : referenceOf(sentence, allowed)
}

export function referenceOf(sentence: HeardSentence, allowed: Allowed): Reference {
  // んー、野菜が高い is quoted from where it begins to say something.
  const bare = { ...sentence, text: withoutFiller(sentence.text) }
  const checked = (words: string | null) => (words !== null && allowed(words) ? words : null)
  return { quote: checked(quotable(bare)), noun: checked(topicNoun(sentence)) }
}

/** How much each statement tells about what someone wants and why. */
const WORTH = { wish: 4, value: 4, feeling: 3, problem: 3, event: 2, hearsay: 1, means: 1, fact: 1 } as const
const MOST_QUOTES: Readonly<Record<Language, number>> = { ja: 3, en: 3 }

/** What the person said, in whole clauses of theirs; null when nothing of it can be quoted. */
export function summarise(answers: readonly HeardAnswer[], language: Language, allowed: Allowed): string | null {
  const told = answers
    .filter(({ message }) => message.meta.must_ask === undefined)
    .flatMap(({ sentences, question }) =>
      sentences.filter(isContent).flatMap((sentence) => {
        const { quote } = referenceOf(sentence, allowed)
        const { statement = 'fact' } = sentence
        const worth =
          WORTH[statement] + (question?.meta.aspect === 'reason' ? 2 : 0) + weightOf(sentence.text, language) / 2
        return quote === null ? [] : [{ quote, worth, statement }]
      }),
    )
  const kept = new Set(told.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_QUOTES[language]))
  const inOrder = [...new Map(told.filter((each) => kept.has(each)).map((each) => [each.quote, each])).values()]
  const wishes = inOrder.filter(isWish).map(({ quote }) => quote)
  const others = inOrder.filter((each) => !isWish(each)).map(({ quote }) => quote)
  if (inOrder.length === 0) return null
  return language === 'ja' ? inJapanese(others, wishes) : inEnglish(others, wishes)
}

/** "I never find what I want" is no wish, whatever words it has. */
function isWish({ statement, quote }: { statement: string; quote: string }): boolean {
  return statement === 'wish' && !/\b(?:never|can(?:'|’)?t|cannot|nothing|no one)\b/iu.test(quote)
}

function inJapanese(others: readonly string[], wishes: readonly string[]): string {
  const quoted = (words: readonly string[]) => words.map((each) => `「${each}」`).join('')
  const told = others.length === 0 ? '' : `${quoted(others)}ということ`
  const wished = wishes.length === 0 ? '' : `望んでいるのは${quoted(wishes)}ということ`
  return [told, wished].filter((part) => part !== '').join('、そして')
}

function inEnglish(others: readonly string[], wishes: readonly string[]): string {
  const told = others.length === 0 ? '' : `You told me ${enumerated(others)}.`
  const wished = wishes.length === 0 ? '' : `And your wish: ${enumerated(wishes)}.`
  return [told, others.length === 0 ? wished.replace('And your', 'Your') : wished]
    .filter((part) => part !== '')
    .join(' ')
}

function enumerated(words: readonly string[]): string {
  const quoted = words.map((each) => `“${each}”`)
  const last = quoted.pop() ?? ''
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`
}
