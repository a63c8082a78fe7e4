import { IRREGULAR_FORMS } from '#text/words/irregular.ts'
import type { WordNet } from '../lexicon/wordnet.ts'

/** Written like an inflection of something they are not; found stays found, as in "was founded". */
const KEPT = new Set(
  'founded species series news means headquarters during something nothing anything evening morning building red bed seed speed need feed indeed hundred united less process address access business congress basis analysis crisis status virus bus gas plus its this was has does various previous famous serious tennis physics politics economics mathematics ceiling king ring thing wing spring string bring sing interest forest request largest highest latest newest oldest best rest test west guest protest contest harvest invest suggest digest arrest manifest honest modest earnest'.split(
    ' ',
  ),
)
const RULES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y', 'ie']],
  [/(?:ss|x|ch|sh|z)es$/, ['-2']],
  [/es$/, ['-1', '-2']],
  [/s$/, ['-1']],
  [/ied$/, ['y']],
  [/([bdfgklmnprtvz])\1ed$/, ['-3', '-2']],
  [/ed$/, ['-1', '-2']],
  [/([bdfgklmnprtvz])\1ing$/, ['-4', '-3']],
  [/ing$/, ['-3', '-3e']],
  [/ier$/, ['y']],
  [/iest$/, ['y']],
  [/([bdglmnprt])\1(?:er|est)$/, ['-double']],
]

/** The base form of an English word: only what WordNet knows counts as one. */
export function englishLemmatiser(wordNet: WordNet): (word: string) => string {
  const cache = new Map<string, string>()
  const known = (word: string) => word.length > 1 && wordNet.has(word)
  const find = (word: string): string => {
    const fixed = IRREGULAR_FORMS.get(word)
    if (fixed !== undefined) return fixed
    if (KEPT.has(word) || word.length < 4) return word
    for (const [ending, ways] of RULES) {
      const match = ending.exec(word)
      if (match === null) continue
      for (const way of ways) {
        const stem = cutBack(word, match[0].length, way)
        if (known(stem) && (!/(?:er|est)$/.test(match[0]) || wordNet.pos(stem) === 'a')) return stem
      }
    }
    const degree = /^(.{2,}?)e?(?:er|est)$/.exec(word)?.[1]
    if (degree !== undefined)
      for (const stem of [degree, `${degree}e`])
        if (known(stem) && wordNet.pos(stem) === 'a' && (!known(word) || wordNet.pos(word) === 'a')) return stem
    return word
  }
  const american = (word: string): string => {
    const other = word.replace(/is(e|ed|es|ing|ation|er)$/, 'iz$1').replace(/our(?=$|s$|ed$|ing$|ite|able)/, 'or')
    const bases = [other, other.replace(/(?:ed|es|ing|s)$/, ''), other.replace(/[ds]$/, ''), other.replace(/ing$/, 'e')]
    return other !== word && bases.some(known) ? other : word
  }
  return (word) => {
    const lower = word.toLowerCase()
    let lemma = cache.get(lower)
    if (lemma === undefined) {
      lemma = find(american(lower))
      if (cache.size > 50_000) cache.clear()
      cache.set(lower, lemma)
    }
    return lemma
  }
}

function cutBack(word: string, ending: number, way: string): string {
  if (way === '-double') return word.slice(0, -ending + 1)
  if (way === '-3e') return `${word.slice(0, -3)}e`
  if (way.startsWith('-')) return word.slice(0, Number(way))
  return word.slice(0, -ending) + way
}
