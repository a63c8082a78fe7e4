import { parseArgs } from 'node:util'
import { type Judged, scoresOf } from '../../scripts/data/kinds/scores.ts'
import { readUtterances, type Utterance } from '../../scripts/data/kinds/utterance.ts'
import { hear, mainKind } from '../../src/listening/index.ts'
import { writeResult } from '../write-result.ts'

/** How well kinds and statements are heard, in utterances of somebody who has seen neither the training set nor the rules. */
const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) {
  console.error('usage: npm run bench -- kinds --data <utterances.jsonl of an unseen writer>')
  process.exit(2)
}

const utterances = readUtterances(values.data)
const heardOf = ({ text, language, question }: Utterance) => hear(text, { language, question: question ?? undefined })

function kindsOf(said: readonly Utterance[]): Judged[] {
  return said.map((each) => ({ gold: each.kind, said: mainKind(heardOf(each)) ?? 'nothing' }))
}

/** Of what is content and was heard as content. */
function statementsOf(said: readonly Utterance[]): Judged[] {
  return said.flatMap((each) => {
    const stated = heardOf(each).find(({ statement }) => statement !== undefined)?.statement
    return each.type === undefined || stated === undefined ? [] : [{ gold: each.type, said: stated }]
  })
}

heardOf({ text: 'はい', language: 'ja', kind: 'yes', question: null })
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
  byLanguage,
}
console.log(JSON.stringify({ ...figures, byLanguage: undefined }, null, 2))
for (const [language, { kinds: k, statements }] of Object.entries(byLanguage))
  console.log(language, 'macro F1', k.macroF1, 'statements', statements.accuracy)
writeResult('kinds', figures)
