import { isAnswer } from '../../talk/hear.ts'
import { writeCsv } from './csv.ts'
import type { Exported } from './exported.ts'

const COLUMNS = [
  'record',
  'theme',
  'jtbd',
  'summary',
  'severity',
  'frequency',
  'confidence',
  'confidence_label',
  'conversation_id',
  'message_id',
  'state',
  'created_at',
  'text',
] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], string | number>>

/** One line a quote of a card, then one line an answer; the first column tells them apart. */
export function asCsv({ insights, transcripts }: Exported): string {
  const quotes = insights.flatMap(
    ({ evidence, theme, jtbd, summary, severity, frequency, confidence, confidence_label }) => {
      const card = { record: 'quote', theme, jtbd, summary, severity, frequency, confidence, confidence_label }
      return evidence.map((quote): Cells => Object.assign({}, card, quote))
    },
  )
  const answers = transcripts.flatMap(({ conversation, messages }) =>
    messages.filter(isAnswer).map(({ id, meta, createdAt, content }): Cells => ({
      record: 'answer',
      conversation_id: conversation.id,
      message_id: id,
      state: meta.state,
      created_at: createdAt.toISOString(),
      text: content,
    })),
  )
  return writeCsv([COLUMNS, ...[...quotes, ...answers].map((cells) => COLUMNS.map((column) => cells[column] ?? ''))])
}
