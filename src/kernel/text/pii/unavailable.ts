import { NazeError } from '../../errors.ts'

/** Masking could not be done. Whoever catches this must treat the text as full of personal data, never as clean. */
export class MaskingUnavailableError extends NazeError {
  constructor(message: string, cause?: unknown) {
    super('MASKING_UNAVAILABLE', message, cause === undefined ? {} : { cause })
  }
}
