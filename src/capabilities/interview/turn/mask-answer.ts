import { createHmac } from 'node:crypto'
import { isNazeError } from '#kernel/errors.ts'
import { ownRound } from '#kernel/own-round.ts'
import { MaskBook, MaskingUnavailableError, type Masker } from '#text/pii/index.ts'
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

const PASSED_ON: ReadonlySet<string> = new Set(['MASKING_UNAVAILABLE', 'INVALID_INPUT'])

/** `mark` may say of words what they are before they are masked. A masker that fails in any way has not said that the text is clean. */
export async function maskAnswer(
  deps: Pick<InterviewDeps, 'masker'>,
  { conversation, project }: Talk,
  text: string,
  mark: (book: MaskBook, masker: Masker) => void = () => undefined,
): Promise<MaskedAnswer> {
  try {
    const masker = await deps.masker()
    await ownRound()
    const book = new MaskBook(project.hashKey, conversation.maskBook)
    mark(book, masker)
    const { masked, spans } = masker.maskNumbered(text, project.language, book, project.keepPlaces)
    return {
      content: masked,
      types: [...new Set(spans.map((span) => span.type))],
      originalHash: keyedHash(project, text),
      bookBefore: conversation.maskBook,
      book: book.entries(),
    }
  } catch (error) {
    // The cause may quote the text: it goes no further.
    if (isNazeError(error) && PASSED_ON.has(error.code)) throw error
    throw new MaskingUnavailableError('Masking failed.')
  }
}
