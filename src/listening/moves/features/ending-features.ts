import type { Language } from '#text/index.ts'
import { meaning } from '#text/vectors/features.ts'
import { vectorTableNow } from '#text/vectors/load.ts'
import { cut } from '../../cutting/cut.ts'
import { cuesOf, gramsOf, wordsOf } from '../../kinds/classifier/features.ts'
import { plain } from '../../kinds/plain.ts'
import { Bag, type Features } from '../../linear/bag.ts'

const BITS = 15
const DIMENSIONS = 2 ** BITS
export const ENDING_BUCKETS = DIMENSIONS + 240
const SHARE = { tail: 1.8, words: 1.4, last: 1.2, before: 0.7, cues: 1, shape: 0.8, meaning: 1 }
/** So much at the end of a message holds a farewell, whatever was told before it. */
const TAIL = { characters: 16, words: 6 }

/** How a message ends: people tell what was asked for, and take leave behind it. */
export function endingFeatures(message: string, language: Language, turn: number): Features {
  const bag = new Bag(BITS)
  const sentences = cut(message).map(({ text }) => text)
  const last = sentences.at(-1) ?? message
  const said = plain(last).slice(-120)
  const tail = language === 'ja' ? said.slice(-TAIL.characters) : said.split(' ').slice(-TAIL.words).join(' ')
  bag.add(gramsOf(`${tail}$`, language), 31, SHARE.tail)
  bag.add(wordsOf(tail, language), 32, SHARE.words)
  bag.add(gramsOf(`^${said}$`, language), 33, SHARE.last)
  bag.add(wordsOf(plain(sentences.at(-2) ?? '').slice(-120), language), 34, SHARE.before)
  bag.add(cuesOf(last, said, language), 35, SHARE.cues)
  bag.add(
    [
      'any',
      language,
      `turn ${Math.min(turn, 4)}`,
      `sentences ${Math.min(sentences.length, 3)}`,
      /[?？]\s*$/u.test(last) ? 'asks' : 'tells',
    ],
    36,
    SHARE.shape,
  )
  for (const [dimension, value] of meaning(last, vectorTableNow()).sum.entries())
    bag.at(DIMENSIONS + dimension, SHARE.meaning * value)
  return { ids: bag.ids, values: bag.values }
}
