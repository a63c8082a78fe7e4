import type { StepData } from './step.ts'

const FOREVER = 600_000

/** Everything a provider or its model can do wrong, by name: `model.always('*', FAULTS['key-refused'])`. */
export const FAULTS = {
  away: { hangUp: true },
  'key-refused': { status: 401 },
  'no-credit': { status: 402 },
  'unknown-model': { status: 404 },
  overloaded: { status: 429, retryAfter: 0 },
  quota: {
    status: 429,
    retryAfter: 0,
    message: 'You exceeded your current quota, please check your plan and billing.',
  },
  'server-error': { status: 500, retryAfter: 0 },
  'no-answer': { delayMs: FOREVER },
  'no-first-word': { firstChunkAfterMs: FOREVER },
  silence: { text: 'It begins well and then', stallAfterChunks: 1, stallMs: FOREVER },
  drip: { text: 'x'.repeat(4_000), chunkSize: 1, dripMs: 200 },
  cut: { text: 'It begins well and then the line is cut.', cutAfterChunks: 2 },
  'cut-short': { text: '{"a": "the answer ends in the mid', finishReason: 'length' },
  empty: { text: '' },
  'over-long': { floodBytes: 30_000_000 },
  'only-thinks': { text: '', think: 'I wonder what they want.' },
  refusal: { text: 'I am sorry, but I cannot help with that.' },
  'broken-json': { text: '{"sentences":[1,' },
  'no-answer-of-this-kind': { garbage: true },
} as const satisfies Record<string, StepData>
