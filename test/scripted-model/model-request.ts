import { makeModelRouter } from '../../src/kernel/model/index.ts'
import type { Model, ModelConfig, ModelRequest } from '../../src/kernel/model/index.ts'

/** The compatible model behind a base address. */
export function compatibleAt(url: string, more: Partial<ModelConfig> = {}): Model {
  const model = makeModelRouter({ model: 'compatible:scripted', perAsk: {}, url, keys: {}, ...more }).for('test.ask')
  if (model === null) throw new Error('a compatible model was expected')
  return model
}

export function modelRequest(fields: Partial<ModelRequest> = {}): ModelRequest {
  return {
    ask: 'test.ask',
    attempt: 1,
    system: 'Answer in JSON.',
    messages: [{ role: 'user', content: 'なぜ?' }],
    maxTokens: 500,
    timeoutMs: 10_000,
    signal: new AbortController().signal,
    json: false,
    ...fields,
  }
}
