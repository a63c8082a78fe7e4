import { scoresOf } from '../../scripts/data/kinds/scores.ts'
import { hear } from '../../src/listening/index.ts'
import { writeResult } from '../write-result.ts'
import { kindsOf, statementsOf, unseen } from './judge.ts'

/** How well kinds and statements are heard, in the utterances of a writer nobody tuned on. */
const utterances = unseen()
hear('朝がつらい', { language: 'ja' })
const startedAt = performance.now()
const kinds = scoresOf(kindsOf(utterances))
const perSecond = Math.round(utterances.length / ((performance.now() - startedAt) / 1000))
const byLanguage = Object.fromEntries(
  (['ja', 'en'] as const).map((language) => {
    const own = utterances.filter((each) => each.language === language)
    return [language, { kinds: scoresOf(kindsOf(own)), statements: scoresOf(statementsOf(own)) }]
  }),
)
const traps = utterances.filter(({ trap }) => trap === true)
const figures = {
  utterances: utterances.length,
  macroF1: kinds.macroF1,
  accuracy: kinds.accuracy,
  stop: kinds.labels['stop'],
  contentKept: kinds.labels['content']?.recall,
  traps: { count: traps.length, accuracy: scoresOf(kindsOf(traps)).accuracy },
  statements: scoresOf(statementsOf(utterances)).accuracy,
  perSecond,
  labels: kinds.labels,
}
console.log(JSON.stringify(figures, null, 2))
for (const [language, { kinds: heard, statements }] of Object.entries(byLanguage))
  console.log(language, 'macro F1', heard.macroF1, 'statements', statements.accuracy)
writeResult('kinds', { ...figures, byLanguage })
