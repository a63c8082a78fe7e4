import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { align } from '../../../src/capabilities/research/conflicts/judging/align.ts'
import { compare } from '../../../src/capabilities/research/conflicts/judging/finding.ts'
import { judgeByRules } from '../../../src/capabilities/research/conflicts/judging/judge.ts'
import { loadParts } from '../../../src/capabilities/research/conflicts/load-parts.ts'
import { apartFeatures } from '../../../src/capabilities/research/conflicts/weighing/asked/apart-features.ts'
import { competingIn } from '../../../src/capabilities/research/conflicts/weighing/competing.ts'
import { featuresOf } from '../../../src/capabilities/research/conflicts/weighing/features.ts'
import type { Example } from './gates.ts'

const PAIRS = join(import.meta.dirname, '../../../bench/conflict/pairs')
const Line = z.object({ a: z.string(), b: z.string(), conflict: z.boolean() })
export const LANGUAGES = ['ja', 'en'] as const
/** Authors whose pairs the rules were never developed on: only there is left out what the rules have not seen either. */
export const FRESH = /^author-(?:[4-9]|1[01])$/

/** The rules were developed on the older sets, where all looks easier than it is. */
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [FRESH, 2],
  [/^told$/, 2],
  [/^author-/, 1],
  [/^/, 0.5],
]

/** A labelled pair as the gates see it, and what only the networks see besides. */
export interface Judged extends Example {
  author: string
  ruled: boolean
  apart: Example['features']
}

/** The labelled pairs. Pairs worded loosely need knowledge of the world more than words: nothing is learnt from them. */
export async function judgedPairs(): Promise<Judged[]> {
  const { read, meanings } = await loadParts()
  const judge = judgeByRules(meanings)
  const judgedIn = (file: string): Judged[] => {
    const [, tag, name] = /^(ja|en)(?:-(.+))?\.jsonl$/.exec(file) ?? []
    const language = LANGUAGES.find((each) => each === tag)
    if (language === undefined) return []
    const author = name ?? 'own'
    return readFileSync(join(PAIRS, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { a: one, b: other, conflict } = Line.parse(JSON.parse(line))
        const [x, y] = [read({ text: one, language }), read({ text: other, language })]
        const [a, b] = x.text <= y.text ? [x, y] : [y, x]
        const comparison = compare(a, b, align(a, b, meanings))
        const features = featuresOf(comparison, competingIn(comparison, meanings), meanings)
        const counts = COUNTS.find(([form]) => form.test(author))?.[1] ?? 1
        const apart = apartFeatures(comparison)
        return { author, language, label: conflict, counts, features, apart, ruled: judge(a, b).conflict }
      })
  }
  return readdirSync(PAIRS)
    .filter((name) => !name.includes('-loose-'))
    .sort()
    .flatMap(judgedIn)
}

/** Precision, recall and F1 of what is said to conflict. */
export function tally(pairs: readonly Judged[], said: (pair: Judged) => boolean): string {
  const found = pairs.filter(said)
  const right = found.filter(({ label }) => label).length
  const all = pairs.filter(({ label }) => label).length
  const [precision, recall] = [right / Math.max(1, found.length), right / Math.max(1, all)]
  const f1 = (2 * right) / Math.max(1, found.length + all)
  return `precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}, F1 ${f1.toFixed(2)}`
}
