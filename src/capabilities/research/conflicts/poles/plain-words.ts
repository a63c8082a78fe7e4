import type { ClaimLanguage } from '../types.ts'
import type { Morpheme } from '../reading/morphemes.ts'

/** A word by its base form and as it stands; NO denies what is beside it, STOP ends what belongs together. */
export interface PlainWord {
  base: string
  surface: string
}
export type PlainWords = (text: string) => PlainWord[]

export const NO = '¬'
export const STOP = '|'

const WORDS = /[a-z0-9]+(?:-[a-z0-9]+)*(?:'[a-z]+)?|[.,;:()]/gu
const EMPTY = new Set('a an the its their his her our your one my this that be do very quite'.split(' '))
const NOES = new Set('not no never without neither nor nobody none cannot hardly nothing'.split(' '))

function english(lemma: (word: string) => string): PlainWords {
  return (text) =>
    [...text.toLowerCase().matchAll(WORDS)].flatMap(([surface]) => {
      if (/^[.,;:()]/.test(surface)) return [{ base: STOP, surface }]
      const bare = surface.replace(/'[a-z]*$/, '')
      const word = surface.endsWith("n't") || NOES.has(bare) ? NO : lemma(bare)
      return EMPTY.has(word) ? [] : [{ base: word, surface }]
    })
}

/** Verbs that only carry what stands before them: 在庫がある is 在庫, 関与しない is 関与 denied. */
const CARRIERS = new Set(
  'する いる ある なる れる られる せる させる てる おる よう くださる ます です だ た て こと もの'.split(' '),
)
const DENYING = new Set(['ない', '無い', 'ぬ', 'ん', 'ず', 'なし', '無し', 'ねばならない'])

function japanese(tokenize: (text: string) => readonly Morpheme[]): PlainWords {
  return (text) =>
    tokenize(text).flatMap(({ base, surface, pos }) => {
      const word = base === '' || base === '*' ? surface : base
      if (pos === '記号') return [{ base: STOP, surface }]
      if (DENYING.has(word) && pos !== '助詞') return [{ base: NO, surface }]
      return pos === '助詞' || pos === '助動詞' || CARRIERS.has(word) ? [] : [{ base: word, surface }]
    })
}

export const plainWords = (
  lemma: (word: string) => string,
  tokenize: (text: string) => readonly Morpheme[],
): Readonly<Record<ClaimLanguage, PlainWords>> => ({ en: english(lemma), ja: japanese(tokenize) })
