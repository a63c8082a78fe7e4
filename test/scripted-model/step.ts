import { z } from 'zod'

/** What the server knows of one request, and what became of it. */
export interface RecordedCall {
  /** From `x-naze-ask`; '' when another client calls. */
  ask: string
  /** From `x-naze-attempt`; 0 when there is none. */
  attempt: number
  stream: boolean
  headers: Record<string, string | string[] | undefined>
  body: ChatRequest
  bytesSent: number
  /** `dropped`: the client went away first. */
  outcome: 'open' | 'answered' | 'hung-up' | 'dropped'
}

export interface ChatRequest {
  model: string
  messages: { role: string; content: unknown }[]
  max_tokens?: number
  stream?: boolean
  stream_options?: { include_usage?: boolean }
  response_format?: { type: string }
  [field: string]: unknown
}

/** How fast a model is, as its users measure it. */
export interface Pace {
  firstTokenMs: number
  tokensPerSecond: number
}

/** What a server can be asked; what is left out it takes as it comes. */
export interface Takes {
  /** Ways of asking for a form; asking for text is always taken. */
  formats?: readonly ('json_schema' | 'json_object')[]
  limit?: 'max_tokens' | 'max_completion_tokens'
  effort?: boolean
}

/**
 * One answer as data. The fields combine: `{ json, dripMs: 5, cutAfterChunks: 3 }`. A chunk is one piece of text in a
 * stream, and one piece of the body otherwise. Without `text` or `json` a plain English sentence is answered.
 */
export interface StepData {
  text?: string
  json?: unknown
  /** Anything but 200 answers with an error body. */
  status?: number
  /** Seconds, sent as the header. */
  retryAfter?: number
  /** The error body's message. */
  message?: string
  /** Waits before anything is sent, headers included. */
  delayMs?: number
  /** After `delayMs`, answer this instead. In code prefer `{ delayMs, text }`: the linter takes `then` for a promise. */
  then?: StepData
  /** Sends the headers at once and waits before the first chunk. */
  firstChunkAfterMs?: number
  stallAfterChunks?: number
  stallMs?: number
  /** The socket is destroyed after so many chunks (and after a stall there); `clean` ends the response instead. */
  cutAfterChunks?: number
  clean?: boolean
  /** An answer of so many bytes of text. */
  floodBytes?: number
  /** Everything in one chunk, however large. */
  oneChunk?: boolean
  dripMs?: number
  /** As a real model of that speed: a chunk is a token, and what it thinks takes its time too. See `Pace`. */
  pace?: Pace
  /** Characters a chunk; 12 unless told. */
  chunkSize?: number
  /** The socket is destroyed before any answer. */
  hangUp?: boolean
  /** A body that is no answer of this protocol. */
  garbage?: boolean
  /** An error event in the middle of a stream, after so many chunks. */
  errorAfterChunks?: number
  /** Thought in a field of its own (`reasoning_content`). */
  reasoning?: string
  /** Thought aloud, at the head of the text: `<think>…</think>`. */
  think?: string
  /** What this server takes; the rest is refused with 400 and the provider's kind of sentence. */
  takes?: Takes
  finishReason?: string
  /** null: report none. */
  usage?: { input: number; output: number } | null
}

export type Step = StepData | ((call: RecordedCall) => StepData | Promise<StepData>)

const count = z.number().int().nonnegative()
const PaceSchema = z.strictObject({ firstTokenMs: count, tokensPerSecond: z.number().positive() })

/** `{ delayMs: 5, then: { delayMs: 2, text } }` is `{ delayMs: 7, text }`; anything beside the two is left to be refused. */
function flattened(step: unknown): unknown {
  if (typeof step !== 'object' || step === null || !('then' in step)) return step
  const { delayMs = 0, then: next, ...beside } = step as StepData
  const inner = flattened(next)
  if (Object.keys(beside).length > 0 || typeof inner !== 'object' || inner === null) return step
  const more = 'delayMs' in inner ? Number(inner.delayMs) : 0
  return { ...inner, delayMs: delayMs + more }
}

/** For scripts that come from a file: an unknown or misspelt field is an error, not a silent default. */
const StepFields = z.strictObject({
  text: z.string().exactOptional(),
  json: z.unknown().optional(),
  status: z.number().int().min(200).max(599).exactOptional(),
  retryAfter: z.number().nonnegative().exactOptional(),
  message: z.string().exactOptional(),
  delayMs: count.exactOptional(),
  firstChunkAfterMs: count.exactOptional(),
  stallAfterChunks: count.exactOptional(),
  stallMs: count.exactOptional(),
  cutAfterChunks: count.exactOptional(),
  clean: z.boolean().exactOptional(),
  floodBytes: count.exactOptional(),
  oneChunk: z.boolean().exactOptional(),
  dripMs: count.exactOptional(),
  pace: PaceSchema.exactOptional(),
  chunkSize: z.number().int().positive().exactOptional(),
  hangUp: z.boolean().exactOptional(),
  garbage: z.boolean().exactOptional(),
  errorAfterChunks: count.exactOptional(),
  reasoning: z.string().exactOptional(),
  think: z.string().exactOptional(),
  takes: z
    .strictObject({
      formats: z.array(z.enum(['json_schema', 'json_object'])).exactOptional(),
      limit: z.enum(['max_tokens', 'max_completion_tokens']).exactOptional(),
      effort: z.boolean().exactOptional(),
    })
    .exactOptional(),
  finishReason: z.string().exactOptional(),
  usage: z.strictObject({ input: count, output: count }).nullable().exactOptional(),
})
const StepSchema = z.preprocess(flattened, StepFields)

export const ScriptFileSchema = z.strictObject({
  script: z.record(z.string(), z.array(StepSchema)).default({}),
  always: z.record(z.string(), StepSchema).default({}),
  /** For every step that names no pace of its own. */
  pace: PaceSchema.exactOptional(),
  key: z.string().exactOptional(),
  models: z.array(z.string()).exactOptional(),
})
