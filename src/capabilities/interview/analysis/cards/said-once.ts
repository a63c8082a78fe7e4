import type { Insight, Language, Quote } from '../../contract.ts'
import type { Transcript } from '../../rows/transcripts.ts'
import { heardAnswers, isContent } from '../../talk/heard-answers.ts'

/** Below so many conversations everything was said once: then every theme is a card. */
const ENOUGH_PEOPLE = 4

/** Cards that one person alone speaks of are no cards yet; what a researcher has named or hidden is. */
export function partSaidOnce(
  cards: readonly Insight[],
  settled: ReadonlySet<string>,
  conversations: number,
): { shown: Insight[]; once: Insight[] } {
  const isOnce = ({ id, frequency }: Insight) => conversations >= ENOUGH_PEOPLE && frequency === 1 && !settled.has(id)
  return { shown: cards.filter((card) => !isOnce(card)), once: cards.filter(isOnce) }
}

/** Every remark that stands on no shown card, in the order it was said. */
export function remarksOff(transcripts: readonly Transcript[], shown: readonly Insight[], language: Language): Quote[] {
  const quoted = Map.groupBy(
    shown.flatMap(({ evidence }) => evidence),
    ({ message_id: id }) => id,
  )
  return transcripts
    .filter(({ conversation }) => conversation.finishedAt !== null)
    .flatMap(({ conversation, messages }) =>
      heardAnswers(messages, language).flatMap(({ message, sentences }) => {
        const row = messages.find((each) => each === message)
        const quotes = quoted.get(row?.id ?? '') ?? []
        return sentences
          .filter(isContent)
          .filter(({ text }) => !quotes.some((quote) => quote.text.includes(text) || text.includes(quote.text)))
          .map(({ text }) => ({ text, conversation_id: conversation.id, message_id: row?.id ?? '' }))
      }),
    )
}
