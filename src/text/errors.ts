/** The library's own refusals. It knows nothing of the layers above; the kernel gives these their public code. */
export class TextError extends Error {
  override readonly name: string = 'TextError'
  readonly code: 'MASKING_UNAVAILABLE' | 'INTERNAL'

  constructor(code: TextError['code'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** Masking could not be done. Whoever catches this must treat the text as full of personal data, never as clean. */
export class MaskingUnavailableError extends TextError {
  override readonly name = 'MaskingUnavailableError'

  constructor(message: string, cause?: unknown) {
    super('MASKING_UNAVAILABLE', message, cause)
  }
}
