export interface ModelRequest {
  ask: string
  attempt: number
  system: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  maxTokens: number
  /** For the whole call, a transport retry included. */
  timeoutMs: number
  /** Failures the caller deals with itself, so that the call is not repeated: any, or only a stream that broke. */
  noRetryOf?: 'any-failure' | 'broken-stream'
  /** Giving this, `stallMs` or `onText` makes the call a streaming one. */
  firstChunkMs?: number
  stallMs?: number
  signal: AbortSignal
  json: boolean
  /** JSON schema of the answer when `json`; the prompt text carries it too, since most servers never see this one. */
  schema?: object
  /** The full text so far. Once it was called, a broken answer is never asked for again behind the reader's back. */
  onText?(soFar: string): void
}

export interface ModelAnswer {
  text: string
  /** 0 when the server reports no usage. */
  inputTokens: number
  outputTokens: number
  /** null: not known. A price is never guessed. */
  costUsd: number | null
  ms: number
  transportRetries: number
  finishReason: string
}

export interface Model {
  /** 'compatible:foo' */
  readonly id: string
  generate(request: ModelRequest): Promise<ModelAnswer>
}

export interface ModelRouter {
  /** null: the built-in answers this ask. */
  for(ask: string): Model | null
  /** How long one call of this ask may take where the person set it; undefined: as long as the ask itself says. */
  timeoutMs?(ask: string): number | undefined
  /** The default model, for health. */
  readonly name: string
  /** One line each, such as a missing key; the start prints them and goes on. */
  readonly warnings: readonly string[]
}

/** Where it is said which model answers an ask: its own variable, the page (for it, or for all), NAZE_MODEL. */
export type ChosenBy = 'variable' | 'page' | 'page-for-all' | 'environment'

/** A router that can also be asked about its models. */
export interface Models extends ModelRouter {
  choice(ask: string): { model: string; by: ChosenBy }
  /** Every model somebody named, the built-in left out. */
  named(): string[]
  /** Throws what is wrong with a name, or with the set-up it needs. */
  use(name: string): Usable | null
}

/** One model as it is, with no rest in between. */
export interface Usable {
  model: Model
  /** The variable its key comes from, and whether one is there. */
  key: { variable: string; state: 'set' | 'missing' | 'not-needed' }
  knowledge(): { format: 'schema' | 'object' | 'none'; thinks: boolean }
}

export interface ModelConfig {
  model: string
  /** Ask name, or its form in a variable (`WHY_PLAN_TURN`) → `provider:model`. */
  perAsk: Record<string, string>
  url?: string
  key?: string
  keys: { openai?: string; anthropic?: string; google?: string }
  /** For every call; asks named in `timeoutsMs`, as in `perAsk`, have their own. */
  timeoutMs?: number
  timeoutsMs?: Record<string, number>
  effort?: Effort
  /** How long a model is left alone after three failures; a minute unless told, 0 for not at all. */
  restMs?: number
  /** Where what is learnt of models is kept; without it, it is learnt again at each start. */
  learntFile?: string
}

/** How hard a model that can think is told to. */
export type Effort = 'low' | 'medium' | 'high'
