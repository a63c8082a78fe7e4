import { japaneseFeatures } from '#kernel/text/pii/ja-features.ts'
import type { JapaneseLexicon } from '#kernel/text/pii/ja-lexicon.ts'
import { normalise } from '#kernel/text/pii/normalise.ts'
import { tag, type TaggerModel } from '#kernel/text/pii/tagger.ts'
import type { Sentence } from './corpus.ts'

/** Persons found by the bare tagger at several recall settings; a hit covers at least half of the longer span. */
export function personScores(sentences: readonly Sentence[], model: TaggerModel, lexicon: JapaneseLexicon): string {
  return [0, 0.15, 0.3].map((recall) => `${recall}: ${scoreAt(sentences, model, lexicon, recall)}`).join('  ')
}

function scoreAt(sentences: readonly Sentence[], model: TaggerModel, lexicon: JapaneseLexicon, recall: number): string {
  const bias = Float32Array.from(model.labels, (label) => (label.endsWith('-PER') ? recall : 0))
  const sum = { gold: 0, found: 0, hit: 0, right: 0 }
  for (const sentence of sentences) {
    const { text, origin, originEnd } = normalise(sentence.text)
    const gold = sentence.spans.filter(([, , type]) => type === 'PER')
    const found = tag(model, japaneseFeatures(text, lexicon, model.bits), bias)
      .filter(({ label }) => label === 'PER')
      .map(({ start, end }) => [origin(start), originEnd(end)] as const)
    sum.gold += gold.length
    sum.found += found.length
    sum.hit += gold.filter((g) => found.some((f) => overlap(g, f) >= 0.5)).length
    sum.right += found.filter((f) => gold.some((g) => overlap(g, f) >= 0.5)).length
  }
  const recalled = sum.hit / sum.gold
  const precise = sum.right / sum.found
  const f1 = (2 * recalled * precise) / (recalled + precise)
  return `R ${recalled.toFixed(3)} P ${precise.toFixed(3)} F1 ${f1.toFixed(3)}`
}

function overlap(a: readonly [number, number, ...unknown[]], b: readonly [number, number, ...unknown[]]): number {
  const common = Math.min(a[1], b[1]) - Math.max(a[0], b[0])
  return common / Math.max(a[1] - a[0], b[1] - b[0])
}
