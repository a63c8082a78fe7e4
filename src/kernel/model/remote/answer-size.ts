import type { ModelRequest } from '../contract.ts'
import { aiError } from './failure.ts'
import type { Stop } from './stop.ts'
import type { WireLimits } from './wire.ts'

export const MAX_TEXT = 2_000_000
const MIN_TEXT = 4_000
const CHARS_PER_TOKEN = 8
const BODY_BYTES = 4 * 1024 * 1024
const FRAME_BYTES_PER_TOKEN = 1024

/** The longest text taken for an answer of so many tokens. */
export function longestText(request: ModelRequest): number {
  return Math.min(MAX_TEXT, Math.max(MIN_TEXT, CHARS_PER_TOKEN * request.maxTokens))
}

/** On the line an answer is larger: escapes, thinking, and in a stream the frame around each token. */
export function wireLimits(request: ModelRequest, streaming: boolean): WireLimits {
  const frames = streaming ? request.maxTokens * FRAME_BYTES_PER_TOKEN : 0
  return { bytes: BODY_BYTES + frames, lineBytes: BODY_BYTES }
}

export function flood(stop: Stop): Error {
  const error = aiError('flood', 'the answer is far longer than what was asked for')
  stop.because(error)
  return error
}
