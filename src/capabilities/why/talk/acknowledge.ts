import type { JudgedSentence } from '#listening/index.ts'
import type { Acknowledgement } from './acknowledgements.ts'
import type { Talk } from './talk.ts'

const WORD_FOR: Readonly<Partial<Record<JudgedSentence['states'], Acknowledgement>>> = {
  event: 'happened',
  problem: 'trouble',
  consequence: 'trouble',
  wish: 'aim',
  value: 'aim',
}

/** A word that names what it was must fit; "I see" always does. */
const SURE_FROM = 0.55
/** To call something a hindrance that is more than that is worse than "I see". */
const TROUBLE_FROM = 0.8
/** Shorter than this, an answer is met with the next question. */
const LEAST = { ja: 14, en: 6 }

/**
 * Somebody who has told something hears that it was heard before the next question, but not before every one: never twice in a row.
 */
export function acknowledgementFor({ latest, last: asked, reading, acknowledged }: Talk): Acknowledgement | null {
  if (acknowledged || latest.content.length === 0) return null
  const told = reading.judged(reading.latest).filter(({ states }) => states !== 'talk')
  const last = told.at(-1)
  if (last === undefined || !isTold(latest.text, latest.language)) return null
  const known = last.sure >= SURE_FROM ? WORD_FOR[last.states] : undefined
  const named = known === 'trouble' && last.sure < TROUBLE_FROM ? undefined : known
  // Asked what would be different, people tell what they wish for, in whatever words: that stands in nobody's way.
  const isWished = asked?.slot === 'wish' && named !== 'aim'
  return isWished ? 'noted' : (named ?? 'noted')
}

function isTold(text: string, language: 'ja' | 'en'): boolean {
  return language === 'ja' ? Array.from(text).length >= LEAST.ja : text.trim().split(/\s+/u).length >= LEAST.en
}
