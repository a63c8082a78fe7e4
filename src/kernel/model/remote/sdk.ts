import type { JSONSchema7, LanguageModel, OutputInterface } from 'ai'
import type { ModelRequest } from '../contract.ts'
import type { Knowledge } from './learnt.ts'
import { BASE_URLS, type Target } from './target.ts'

type Fetch = typeof globalThis.fetch
type Format = NonNullable<Awaited<OutputInterface['responseFormat']>>

export interface Sdk {
  generateText: (typeof import('ai'))['generateText']
  connect(fetch: Fetch, knowledge: Knowledge): Extract<LanguageModel, { specificationVersion: 'v4' }>
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
      const common = { name: 'compatible', includeUsage: true, ...key }
      return (fetch, { format, limit }) =>
        createOpenAICompatible({
          ...common,
          baseURL: target.url,
          fetch,
          supportsStructuredOutputs: format === 'schema',
          transformRequestBody: limit === 'max_tokens' ? (body) => body : withNewLimit,
        })(model)
    }
  }
}

function withNewLimit({ max_tokens: limit, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: limit }
}

/**
 * What the provider is told of the answer's form: its schema, that it is JSON, or nothing, as far as the server was
 * found to take it. Each of them takes only an object at the root; Anthropic knows JSON only with its schema.
 */
export function formatOf(target: Target, request: ModelRequest, { format }: Knowledge): Format {
  const schema = request.schema as JSONSchema7 | undefined
  if (!request.json || format === 'none' || (schema?.type ?? 'object') !== 'object') return { type: 'text' }
  if (format === 'schema' && schema !== undefined) return { type: 'json', schema }
  return target.provider === 'anthropic' ? { type: 'text' } : { type: 'json' }
}

/** OpenAI holds an answer to the letter of a schema that gives every field and allows no other. */
export function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true
  if (Array.isArray(schema)) return schema.every(isStrict)
  const { type, properties, required, additionalProperties } = schema as JSONSchema7
  if (type === 'object') {
    const names = Object.keys(properties ?? {})
    if (additionalProperties !== false || names.some((name) => required?.includes(name) !== true)) return false
  }
  return Object.values(schema).every(isStrict)
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
