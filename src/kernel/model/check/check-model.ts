import { performance } from 'node:perf_hooks'
import { isNazeError, type NazeError, toNazeError } from '#kernel/errors.ts'
import type { Model, ModelAnswer, ModelRequest, Usable } from '../contract.ts'
import { type Trouble, troubleOf } from '../trouble.ts'

/** For each call, unless NAZE_MODEL_TIMEOUT says otherwise. */
export const CHECK_PATIENCE_MS = 30_000
const MAX_TOKENS = 300
const TALK = 'Write the numbers from one to thirty as English words, separated by commas, and nothing else.'
const SCHEMA = {
  type: 'object',
  properties: { word: { type: 'string' }, number: { type: 'integer' } },
  required: ['word', 'number'],
  additionalProperties: false,
} as const
const FORM = `Give the word "naze" and the number 3. Answer with one JSON object of this schema and nothing else: ${JSON.stringify(SCHEMA)}`
/** Slower than this a turn of a talk takes longer than people wait. */
const SLOW_TOKENS_PER_SECOND = 10

/** What is found out by really asking. `unknown`: it did not come to that. */
export interface ModelFindings {
  reachable: 'yes' | 'no' | 'unknown'
  key: 'accepted' | 'refused' | 'missing' | 'not-needed' | 'unknown'
  known: 'yes' | 'no' | 'unknown'
  structured: 'schema' | 'object' | 'text' | 'no' | 'unknown'
  streaming: 'yes' | 'no' | 'unknown'
  thinking: 'yes' | 'no' | 'unknown'
  first_token_ms: number | null
  tokens_per_second: number | null
  /** What is wrong, if anything; `slow` and `no-form` are usable. */
  trouble: Trouble | 'slow' | 'no-form' | null
  /** The failure in the words of the ledger; the key never stands in them. */
  said: string | null
}

export interface Asked {
  answer?: ModelAnswer
  error?: NazeError
  ms: number
}

/** Two short calls: one streamed text, one answer of a given form. The second only if the first came. */
export async function checkModel(
  { model, key, knowledge }: Usable,
  limits: { timeoutMs: number; signal: AbortSignal },
): Promise<{ findings: ModelFindings; asked: Asked[] }> {
  const pieces: number[] = []
  const begun = performance.now()
  const request = (more: Partial<ModelRequest>): ModelRequest => ({
    ask: 'models.check',
    attempt: 1,
    system: 'You are asked only so that somebody can see whether you answer.',
    messages: [{ role: 'user', content: TALK }],
    maxTokens: MAX_TOKENS,
    json: false,
    ...limits,
    ...more,
  })
  const talk = await ask(model, request({ onText: () => void pieces.push(performance.now()) }))
  if (talk.answer === undefined) {
    const findings = failed(key.state, talk.error)
    return { findings, asked: [talk] }
  }
  const form = await ask(
    model,
    request({ attempt: 2, json: true, schema: SCHEMA, messages: [{ role: 'user', content: FORM }] }),
  )
  const { format, thinks } = knowledge()
  const structured = hasForm(form.answer?.text) ? (format === 'none' ? 'text' : format) : 'no'
  const speed = tokensPerSecond(talk.answer, { begun, first: pieces[0], last: pieces.at(-1), thinks })
  const trouble = structured === 'no' ? 'no-form' : speed !== null && speed < SLOW_TOKENS_PER_SECOND ? 'slow' : null
  return {
    findings: {
      reachable: 'yes',
      key: key.state === 'set' ? 'accepted' : key.state,
      known: 'yes',
      structured,
      streaming: pieces.length > 1 ? 'yes' : 'no',
      thinking: thinks ? 'yes' : 'no',
      first_token_ms: pieces[0] === undefined ? null : Math.round(pieces[0] - begun),
      tokens_per_second: speed,
      trouble,
      said: form.error?.message ?? null,
    },
    asked: [talk, form],
  }
}

async function ask(model: Model, request: ModelRequest): Promise<Asked> {
  const begun = performance.now()
  const ms = () => Math.round(performance.now() - begun)
  try {
    const answer = await model.generate(request)
    return { answer, ms: ms() }
  } catch (thrown) {
    if (isNazeError(thrown) && thrown.code === 'CANCELLED') throw thrown
    return { error: toNazeError(thrown), ms: ms() }
  }
}

const NOT_REACHED = new Set<Trouble | undefined>(['away', 'too-slow'])

function failed(key: Usable['key']['state'], error: NazeError | undefined): ModelFindings {
  const trouble = error === undefined ? undefined : troubleOf(error)
  // A server that refuses the key has not looked at the model; one that does not know the model has taken the key.
  const tookKey = trouble !== undefined && !NOT_REACHED.has(trouble) && trouble !== 'key-refused'
  return {
    reachable: trouble === 'key-missing' ? 'unknown' : NOT_REACHED.has(trouble) ? 'no' : 'yes',
    key:
      trouble === 'key-refused'
        ? 'refused'
        : key === 'set'
          ? tookKey && isJudged(trouble)
            ? 'accepted'
            : 'unknown'
          : key,
    known: trouble === 'unknown-model' ? 'no' : 'unknown',
    structured: 'unknown',
    streaming: 'unknown',
    thinking: 'unknown',
    first_token_ms: null,
    tokens_per_second: null,
    trouble: trouble ?? 'no-answer',
    said: error?.message ?? null,
  }
}

/** What a server says only to who it knows. */
function isJudged(trouble: Trouble): boolean {
  return trouble === 'unknown-model' || trouble === 'no-credit' || trouble === 'quota'
}

function hasForm(text: string | undefined): boolean {
  const json = /\{[\s\S]*\}/.exec(text ?? '')?.[0]
  if (json === undefined) return false
  try {
    const value = JSON.parse(json) as { word?: unknown; number?: unknown }
    return typeof value.word === 'string' && typeof value.number === 'number'
  } catch {
    return false
  }
}

/** From the first word to the last; what is thought before it takes its time too, and is counted as tokens. */
function tokensPerSecond(
  { outputTokens, text }: ModelAnswer,
  {
    begun,
    first,
    last,
    thinks,
  }: { begun: number; first: number | undefined; last: number | undefined; thinks: boolean },
): number | null {
  const tokens = outputTokens > 0 ? outputTokens : Math.ceil(text.length / 4)
  const from = thinks || first === last ? begun : first
  if (from === undefined || last === undefined || last <= from || tokens < 2) return null
  return Math.round((10_000 * tokens) / (last - from)) / 10
}
