/** Masking could not be done. Whoever catches this must treat the text as full of personal data, never as clean. */
export class MaskingUnavailableError extends Error {
  override readonly name = 'MaskingUnavailableError'
  readonly code = 'MASKING_UNAVAILABLE'

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
  }
}
