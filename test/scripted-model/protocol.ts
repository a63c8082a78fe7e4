import type { RecordedCall, StepData } from './step.ts'

const DEFAULT_TEXT = 'This is the answer that nobody scripted.'
const FLOOD_PIECE = 16 * 1024

/** The text of the answer in pieces, made as they are sent: a flood is never held whole. */
function* pieces(step: StepData, oneChunk = step.oneChunk === true): Generator<string> {
  if (step.floodBytes !== undefined) {
    const size = oneChunk ? step.floodBytes : FLOOD_PIECE
    for (let left = step.floodBytes; left > 0; left -= size) yield 'x'.repeat(Math.min(size, left))
    return
  }
  const text = textOf(step)
  if (oneChunk) return yield text
  if (step.pace !== undefined && step.chunkSize === undefined) return yield* tokens(text)
  const characters = [...text]
  const size = step.chunkSize ?? 12
  for (let at = 0; at < characters.length; at += size) yield characters.slice(at, at + size).join('')
}

/** About four Latin letters or one other character, as the tokenisers of today cut. */
function* tokens(text: string): Generator<string> {
  for (const [token] of text.matchAll(/\p{ASCII}{1,4}|\P{ASCII}/gu)) yield token
}

export function tokenCount(text: string): number {
  return [...tokens(text)].length
}

function textOf(step: StepData): string {
  const aloud = step.think === undefined ? '' : `<think>${step.think}</think>`
  if (step.text !== undefined) return aloud + step.text
  return aloud + (step.json === undefined ? DEFAULT_TEXT : JSON.stringify(step.json))
}

/** How long a model of its pace needs for all of the answer, what it thinks included. */
export function wholeMs(step: StepData): number {
  if (step.pace === undefined) return 0
  const made = tokenCount(step.reasoning ?? '') + tokenCount(textOf(step))
  return step.pace.firstTokenMs + (1000 * made) / step.pace.tokensPerSecond
}

function usageOf(step: StepData, call: RecordedCall): object | undefined {
  if (step.usage === null) return undefined
  const asked = call.body.messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('')
  const input = step.usage?.input ?? Math.ceil(asked.length / 4)
  const said = step.floodBytes ?? textOf(step).length + (step.reasoning?.length ?? 0)
  const output = step.usage?.output ?? Math.ceil(said / 4)
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
}

function frame(call: RecordedCall, fields: object): string {
  const head = { id: 'scripted', object: 'chat.completion.chunk', created: 0, model: call.body.model }
  return `data: ${JSON.stringify({ ...head, ...fields })}\n\n`
}

function delta(call: RecordedCall, content: object, finish: string | null = null): string {
  return frame(call, { choices: [{ index: 0, delta: content, finish_reason: finish }] })
}

export interface Frame {
  data: string
  /** Only text is counted as chunks by drips, stalls and cuts. */
  isChunk: boolean
  /** Made at the model's pace, where the step has one. */
  isPaced?: boolean
}

export function* streamFrames(call: RecordedCall, step: StepData): Generator<Frame> {
  yield { data: delta(call, { role: 'assistant', content: '' }), isChunk: false }
  const thoughts = step.pace === undefined ? [step.reasoning ?? ''] : tokens(step.reasoning ?? '')
  for (const thought of thoughts)
    if (thought !== '') yield { data: delta(call, { reasoning_content: thought }), isChunk: false, isPaced: true }
  let sent = 0
  for (const content of pieces(step)) {
    if (sent === step.errorAfterChunks) break
    yield { data: delta(call, { content }), isChunk: true, isPaced: true }
    sent += 1
  }
  if (step.errorAfterChunks !== undefined) {
    const error = { message: step.message ?? 'scripted error', type: 'server_error', code: step.status ?? null }
    yield { data: frame(call, { error }), isChunk: false }
    return
  }
  yield { data: delta(call, {}, step.finishReason ?? 'stop'), isChunk: false }
  const usage = usageOf(step, call)
  if (call.body.stream_options?.include_usage === true && usage !== undefined)
    yield { data: frame(call, { choices: [], usage }), isChunk: false }
  yield { data: 'data: [DONE]\n\n', isChunk: false }
}

/** The one JSON body of an answer that is not streamed, in pieces that together are the body. */
export function* bodyFrames(call: RecordedCall, step: StepData): Generator<Frame> {
  const reasoning = step.reasoning === undefined ? {} : { reasoning_content: step.reasoning }
  const usage = usageOf(step, call)
  const whole = JSON.stringify({
    id: 'scripted',
    object: 'chat.completion',
    created: 0,
    model: call.body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...reasoning, content: '\u0000' },
        finish_reason: step.finishReason ?? 'stop',
      },
    ],
    ...(usage !== undefined && { usage }),
  })
  const [head, tail] = whole.split('\\u0000')
  yield { data: head ?? '', isChunk: false }
  const paced = step.dripMs ?? step.stallAfterChunks ?? step.cutAfterChunks ?? step.floodBytes
  for (const piece of pieces(step, step.oneChunk ?? paced === undefined))
    yield { data: JSON.stringify(piece).slice(1, -1), isChunk: true }
  yield { data: tail ?? '', isChunk: false }
}

export function errorBody(message: string, type: string): string {
  return JSON.stringify({ error: { message, type, param: null, code: null } })
}
