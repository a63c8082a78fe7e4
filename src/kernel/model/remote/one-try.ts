import type { Effort, ModelRequest } from '../contract.ts'
import { EndedEarly, aiError } from './failure.ts'
import type { Knowledge } from './learnt.ts'
import { formatOf, isStrict, type Sdk, verbatim } from './sdk.ts'
import type { Stop } from './stop.ts'
import type { Target } from './target.ts'
import { withoutThinking } from './thinking.ts'
import { type Wire, watchedFetch, type WireLimits } from './wire.ts'

const MAX_TEXT = 2_000_000
const MIN_TEXT = 4_000
const CHARS_PER_TOKEN = 8
const BODY_BYTES = 4 * 1024 * 1024
const FRAME_BYTES_PER_TOKEN = 1024
/** On top of what the answer may take: a model that thinks would otherwise have nothing left to answer with. */
const THINKING_TOKENS = 6_000

/** The longest text taken for an answer of so many tokens. */
function longestText(request: ModelRequest): number {
  return Math.min(MAX_TEXT, Math.max(MIN_TEXT, CHARS_PER_TOKEN * request.maxTokens))
}

/** On the line an answer is larger: escapes, thinking, and in a stream the frame around each token. */
function wireLimits(request: ModelRequest, streaming: boolean): WireLimits {
  const frames = streaming ? request.maxTokens * FRAME_BYTES_PER_TOKEN : 0
  return { bytes: BODY_BYTES + frames, lineBytes: BODY_BYTES }
}

function flood(stop: Stop): Error {
  const error = aiError('flood', 'the answer is far longer than what was asked for')
  stop.because(error)
  return error
}

export interface Try {
  sdk: Sdk
  target: Target
  request: ModelRequest
  stop: Stop
  wire: Wire
  /** What the server takes, as far as it is known by now. */
  knowledge: Knowledge
  onText(soFar: string): void
}

export interface Answered {
  text: string
  inputTokens: number | undefined
  outputTokens: number | undefined
  finishReason: string
  thought: boolean
  unopened: boolean
}

type Model = ReturnType<Sdk['connect']>
type Format = ReturnType<typeof formatOf>
interface Common {
  maxOutputTokens: number
  abortSignal: AbortSignal
  headers: Record<string, string>
  reasoning?: Effort
  providerOptions: {
    openai: { store: boolean; strictJsonSchema: boolean }
    anthropic: { cacheControl: { type: 'ephemeral' } }
  }
}

const GIVEN_REASONS = new Set(['stop', 'length', 'content-filter', 'tool-calls'])

export function isStreaming(request: ModelRequest): boolean {
  return request.onText !== undefined || request.firstChunkMs !== undefined || request.stallMs !== undefined
}

/** One HTTP exchange through the SDK, without any retry; whatever goes wrong is thrown as it comes. */
export async function tryOnce(one: Try): Promise<Answered> {
  const { sdk, target, request, stop, wire, knowledge } = one
  const streaming = isStreaming(request)
  const model = sdk.connect(
    watchedFetch(wire, wireLimits(request, streaming), () => flood(stop)),
    knowledge,
  )
  const format = formatOf(target, request, knowledge)
  const common: Common = {
    maxOutputTokens: request.maxTokens + (knowledge.thinks ? THINKING_TOKENS : 0),
    abortSignal: stop.signal,
    headers: headersOf(target, request),
    ...(target.effort !== undefined && knowledge.effort && { reasoning: target.effort }),
    providerOptions: {
      // OpenAI would otherwise keep the exchange, and refuse schemas outside its strict subset.
      openai: { store: false, strictJsonSchema: isStrict(request.schema) },
      // What every turn begins with need not be read anew each time.
      anthropic: { cacheControl: { type: 'ephemeral' } },
    },
  }
  try {
    return streaming ? await streamed(one, model, format, common) : await whole(one, model, format, common)
  } finally {
    stop.quiet()
  }
}

async function whole({ sdk, request, stop }: Try, model: Model, format: Format, common: Common): Promise<Answered> {
  const { text, usage, finishReason, reasoningText } = await sdk.generateText({
    ...common,
    model,
    ...(request.system !== '' && { instructions: request.system }),
    messages: request.messages,
    output: verbatim(format),
    maxRetries: 0,
    telemetry: { isEnabled: false, recordInputs: false, recordOutputs: false },
  })
  const said = withoutThinking(text)
  if (said.text.length > longestText(request) || text.length > MAX_TEXT) throw flood(stop)
  const thought = said.thought || (reasoningText ?? '') !== ''
  return { ...said, thought, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens, finishReason }
}

/**
 * The provider's own stream. The SDK's `streamText` around it costs three times as much a chunk, and hundreds of
 * people may be streamed to at once; of what it adds, naze uses nothing.
 */
async function streamed(
  { request, stop, knowledge, onText }: Try,
  model: Model,
  format: Format,
  common: Common,
): Promise<Answered> {
  const longest = longestText(request)
  let text = ''
  let thought = 0
  let shown = ''
  stop.listen()
  const { stream } = await model.doStream({ ...common, prompt: promptOf(request), responseFormat: format })
  for await (const part of stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'reasoning-delta') {
      stop.heard()
      thought += part.delta.length
      if (thought > MAX_TEXT) throw flood(stop)
    }
    if (part.type === 'text-delta' && part.delta !== '') {
      stop.heard()
      text += part.delta
      const said = withoutThinking(text, knowledge.unopened).text
      if (said.length > longest || text.length > MAX_TEXT) throw flood(stop)
      if (said !== shown) onText(said)
      shown = said
    }
    if (part.type === 'finish') {
      const { unified, raw } = part.finishReason
      if (!isGiven(unified, raw)) break
      const { inputTokens, outputTokens } = part.usage
      const said = withoutThinking(text)
      const tokens = { inputTokens: inputTokens.total, outputTokens: outputTokens.total }
      return { ...said, thought: said.thought || thought > 0, ...tokens, finishReason: unified }
    }
  }
  throw new EndedEarly()
}

/** A reason the model gave; what an SDK puts in place of a missing one (error, a bare other) is none. */
function isGiven(unified: string, raw: string | undefined): boolean {
  return GIVEN_REASONS.has(unified) || (unified === 'other' && raw !== undefined)
}

function promptOf(request: ModelRequest): Parameters<Model['doStream']>[0]['prompt'] {
  const messages = request.messages.map(({ role, content }) => ({
    role,
    content: [{ type: 'text' as const, text: content }],
  }))
  return request.system === '' ? messages : [{ role: 'system', content: request.system }, ...messages]
}

/** Only the user's own server is told which ask this is; it lets a scripted server answer by ask and attempt. */
function headersOf(target: Target, request: ModelRequest): Record<string, string> {
  if (target.provider !== 'compatible') return {}
  return { 'x-naze-ask': encodeURIComponent(request.ask), 'x-naze-attempt': String(request.attempt) }
}
