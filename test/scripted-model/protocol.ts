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
  if (oneChunk) return yield textOf(step)
  const characters = [...textOf(step)]
  const size = step.chunkSize ?? 12
  for (let at = 0; at < characters.length; at += size) yield characters.slice(at, at + size).join('')
}

function textOf(step: StepData): string {
  if (step.text !== undefined) return step.text
  return step.json === undefined ? DEFAULT_TEXT : JSON.stringify(step.json)
}

function usageOf(step: StepData, call: RecordedCall): object | undefined {
  if (step.usage === null) return undefined
  const asked = call.body.messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('')
  const input = step.usage?.input ?? Math.ceil(asked.length / 4)
  const output = step.usage?.output ?? Math.ceil((step.floodBytes ?? textOf(step).length) / 4)
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
}

function frame(call: RecordedCall, fields: object): string {
  const head = { id: 'scripted', object: 'chat.completion.chunk', created: 0, model: call.body.model }
  return `data: ${JSON.stringify({ ...head, ...fields })}\n\n`
}

function delta(call: RecordedCall, content: object, finish: string | null = null): string {
  return frame(call, { choices: [{ index: 0, delta: content, finish_reason: finish }] })
}

/** The frames of a stream; only those of text are counted as chunks by the pacing of a step. */
export function* streamFrames(call: RecordedCall, step: StepData): Generator<{ data: string; isChunk: boolean }> {
  yield { data: delta(call, { role: 'assistant', content: '' }), isChunk: false }
  if (step.reasoning !== undefined) yield { data: delta(call, { reasoning_content: step.reasoning }), isChunk: false }
  let sent = 0
  for (const content of pieces(step)) {
    if (sent === step.errorAfterChunks) break
    yield { data: delta(call, { content }), isChunk: true }
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
export function* bodyFrames(call: RecordedCall, step: StepData): Generator<{ data: string; isChunk: boolean }> {
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
