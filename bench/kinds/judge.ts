import { join } from 'node:path'
import type { Judged } from '../../scripts/data/kinds/scores.ts'
import { readUtterances, type Utterance } from '../../scripts/data/kinds/utterance.ts'
import { hear, mainKind } from '../../src/listening/index.ts'

/** Written by somebody who saw neither the training set nor the rules. To be measured on, never to be read or trained on. */
export const unseen = (): Utterance[] => readUtterances(join(import.meta.dirname, 'unseen.jsonl'))

const heardOf = ({ text, language, question }: Utterance) => hear(text, { language, question: question ?? undefined })

export function kindsOf(said: readonly Utterance[]): Judged[] {
  return said.map((each) => ({ gold: each.kind, said: mainKind(heardOf(each)) ?? 'nothing' }))
}

/** Of what is content and was heard as content. */
export function statementsOf(said: readonly Utterance[]): Judged[] {
  return said.flatMap((each) => {
    const stated = heardOf(each).find(({ statement }) => statement !== undefined)?.statement
    return each.type === undefined || stated === undefined ? [] : [{ gold: each.type, said: stated }]
  })
}
