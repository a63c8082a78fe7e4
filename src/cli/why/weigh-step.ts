import type { ConfirmedInsight } from '#capabilities/why/contract.ts'
import { isNazeError } from '#kernel/errors.ts'
import { call } from '../call.ts'
import { errorLine } from '../error-line.ts'
import { note } from '../output.ts'
import { nextLine, type Terminal } from './terminal.ts'
import { WORDING } from './wording.ts'

function list(terminal: Terminal, insights: readonly ConfirmedInsight[]): string {
  const words = WORDING[terminal.language]
  const line = (insight: ConfirmedInsight, index: number) =>
    `  ${index + 1}. [${words.layers[insight.layer]}] ${insight.label}  ${insight.slider_weight ?? insight.strength}` +
    (insight.johari_blind_spot ? `  (${words.blindSpot})` : '')
  return [words.heard, ...insights.map(line)].join('\n')
}

async function report(terminal: Terminal, slider_weights: Weight[]): Promise<void> {
  const input = { session_id: terminal.sessionId, slider_weights }
  await call(terminal.deps, WORDING[terminal.language].writing, terminal.why.report, input)
}

/** Shows what was heard and has the report written; resolves with a question when the person would rather go on. */
export async function weighStep(
  terminal: Terminal,
  insights: readonly ConfirmedInsight[],
): Promise<string | undefined> {
  const words = WORDING[terminal.language]
  await terminal.speak(list(terminal, insights))
  if (!terminal.answers.interactive) return void (await report(terminal, []))
  for (;;) {
    await terminal.speak(words.askWeights)
    const line = (await nextLine(terminal)).trim()
    if (line === 'back' || line === '戻る')
      return (await call(terminal.deps, words.thinking, terminal.why.resume, { session_id: terminal.sessionId }))
        .message
    const weights = readWeights(line, insights)
    if (weights === undefined) {
      await terminal.speak(words.weightsNotUnderstood)
      continue
    }
    try {
      return void (await report(terminal, weights))
    } catch (error) {
      if (!isNazeError(error) || error.code !== 'INVALID_INPUT') throw error
      await note(terminal.deps, errorLine(error))
    }
  }
}

export interface Weight {
  id: string
  slider_weight: number
}

/** `1=80 2=0` against the numbered list; undefined when any part of it is not understood. */
export function readWeights(text: string, insights: readonly ConfirmedInsight[]): Weight[] | undefined {
  const weights = new Map<string, number>()
  for (const part of text
    .normalize('NFKC')
    .split(/[\s,、]+/)
    .filter(Boolean)) {
    const match = /^(\d{1,3})=(\d{1,3})$/.exec(part)
    const insight = insights[Number(match?.[1]) - 1]
    const weight = Number(match?.[2])
    if (match === null || insight === undefined || weight > 100) return undefined
    weights.set(insight.id, weight)
  }
  return [...weights].map(([id, slider_weight]) => ({ id, slider_weight }))
}
