import type { JSONSchema7, LanguageModel, OutputInterface } from 'ai'
import type { ModelRequest } from '../contract.ts'
import { BASE_URLS, type Target } from './target.ts'

type Fetch = typeof globalThis.fetch
type Format = NonNullable<Awaited<OutputInterface['responseFormat']>>

export interface Sdk {
  generateText: (typeof import('ai'))['generateText']
  connect(fetch: Fetch): Extract<LanguageModel, { specificationVersion: 'v4' }>
}

/** Loaded on the first call of a provider, so that the start stays quick and the built-in loads none of it. */
export async function loadSdk(target: Target): Promise<Sdk> {
  const [{ generateText }, connect] = await Promise.all([import('ai'), connector(target)])
  // The SDK would print its warnings on stderr by itself; the ledger is the only record of a call.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return { generateText, connect }
}

async function connector(target: Target): Promise<Sdk['connect']> {
  const { model } = target
  const apiKey = target.key ?? ''
  switch (target.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return (fetch) => createOpenAI({ apiKey, fetch, baseURL: BASE_URLS.openai })(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return (fetch) => createAnthropic({ apiKey, fetch, baseURL: BASE_URLS.anthropic })(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return (fetch) => createGoogle({ apiKey, fetch, baseURL: BASE_URLS.google })(model)
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const key = target.key === undefined ? {} : { apiKey: target.key }
      // Structured outputs off: json_object is what most servers know, and the schema is in the prompt.
      const common = { name: 'compatible', includeUsage: true, supportsStructuredOutputs: false, ...key }
      return (fetch) => createOpenAICompatible({ ...common, baseURL: target.url, fetch })(model)
    }
  }
}

/** What the provider is told of the answer's form. Each of them takes only an object at the root; otherwise none. */
export function formatOf(target: Target, request: ModelRequest): Format {
  if (!request.json || target.provider === 'anthropic') return { type: 'text' }
  const root = request.schema === undefined ? 'object' : (request.schema as JSONSchema7).type
  if (root !== 'object') return { type: 'text' }
  return target.provider === 'openai' && request.schema !== undefined
    ? { type: 'json', schema: request.schema as JSONSchema7 }
    : { type: 'json' }
}

/** The text exactly as it came: finding and judging the JSON in it is the gate's work, not the SDK's. */
export function verbatim(format: Format): OutputInterface<string, string, never> {
  return {
    name: 'verbatim',
    responseFormat: Promise.resolve(format),
    parseCompleteOutput: ({ text }) => Promise.resolve(text),
    parsePartialOutput: ({ text }) => Promise.resolve({ partial: text }),
    createElementStreamTransform: () => undefined,
  }
}
