import type { ConfirmedInsight } from '#capabilities/why/contract.ts'
import { isNazeError } from '#kernel/errors.ts'
import { call } from '../call.ts'
import { errorLine } from '../error-line.ts'
import { note } from '../output.ts'
import { nextLine, type Talk } from './talk.ts'
import { readWeights, type Weight } from './weights.ts'
import { WORDING } from './wording.ts'

function list(talk: Talk, insights: readonly ConfirmedInsight[]): string {
  const words = WORDING[talk.language]
  const line = (insight: ConfirmedInsight, index: number) =>
    `  ${index + 1}. [${words.layers[insight.layer]}] ${insight.label}  ${insight.slider_weight ?? insight.strength}` +
    (insight.johari_blind_spot ? `  (${words.blindSpot})` : '')
  return [words.heard, ...insights.map(line)].join('\n')
}

async function report(talk: Talk, slider_weights: Weight[]): Promise<void> {
  const input = { session_id: talk.sessionId, slider_weights }
  await call(talk.deps, WORDING[talk.language].writing, talk.why.report, input)
}

/** Shows what was heard and has the report written; resolves with a question when the person would rather go on. */
export async function weighStep(talk: Talk, insights: readonly ConfirmedInsight[]): Promise<string | undefined> {
  const words = WORDING[talk.language]
  await talk.speak(list(talk, insights))
  if (!talk.answers.interactive) return void (await report(talk, []))
  for (;;) {
    await talk.speak(words.askWeights)
    const line = (await nextLine(talk)).trim()
    if (line === 'back' || line === '戻る')
      return (await call(talk.deps, words.thinking, talk.why.resume, { session_id: talk.sessionId })).message
    const weights = readWeights(line, insights)
    if (weights === undefined) {
      await talk.speak(words.weightsNotUnderstood)
      continue
    }
    try {
      return void (await report(talk, weights))
    } catch (error) {
      if (!isNazeError(error) || error.code !== 'INVALID_INPUT') throw error
      await note(talk.deps, errorLine(error))
    }
  }
}
