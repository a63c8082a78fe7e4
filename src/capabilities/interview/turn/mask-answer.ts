import { createHmac } from 'node:crypto'
import { isNazeError } from '#kernel/errors.ts'
import { ownRound } from '#kernel/own-round.ts'
import { MaskBook, MaskingUnavailableError } from '#text/pii/index.ts'
import type { PiiType } from '../contract.ts'
import type { InterviewDeps } from '../deps.ts'
import type { Talk } from '../rows/conversations.ts'

/** What may be kept of an answer. The typed text itself ends here. */
export interface MaskedAnswer {
  content: string
  types: PiiType[]
  originalHash: string
  /** Persons numbered before and after, by keyed hash. */
  bookBefore: Record<string, number>
  book: Record<string, number>
}

/** Says whether two texts were the same, to nobody who does not have the project's own secret. */
export function keyedHash({ hashKey }: Talk['project'], text: string): string {
  return createHmac('sha256', hashKey).update(text).digest('hex')
}

/** A masker that fails in any way has not said that the text is clean. */
export async function maskAnswer(
  deps: Pick<InterviewDeps, 'masker'>,
  { conversation, project }: Talk,
  text: string,
): Promise<MaskedAnswer> {
  try {
    const masker = await deps.masker()
    await ownRound()
    const book = new MaskBook(project.hashKey, conversation.maskBook)
    const { masked, spans } = masker.maskNumbered(text, project.language, book)
    return {
      content: masked,
      types: [...new Set(spans.map((span) => span.type))],
      originalHash: keyedHash(project, text),
      bookBefore: conversation.maskBook,
      book: book.entries(),
    }
  } catch (error) {
    // The cause may quote the text: it goes no further.
    if (isNazeError(error) && error.code === 'MASKING_UNAVAILABLE') throw error
    throw new MaskingUnavailableError('Masking failed.')
  }
}
