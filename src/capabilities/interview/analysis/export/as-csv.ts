import { writeCsv } from './csv.ts'
import type { Exported } from './export-project.ts'

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
]

/** One line a quote of a card, then one line an answer; the first column tells them apart. */
export function asCsv({ insights, transcripts }: Exported): string {
  const quotes = insights.flatMap((card) =>
    card.evidence.map(({ text, conversation_id, message_id }) => [
      'quote',
      card.theme,
      card.jtbd,
      card.summary,
      card.severity,
      card.frequency,
      card.confidence,
      card.confidence_label,
      conversation_id,
      message_id,
      '',
      '',
      text,
    ]),
  )
  const answers = transcripts.flatMap(({ conversation, messages }) =>
    messages
      .filter(({ role, meta }) => role === 'user' && meta.kind === 'answer')
      .map(({ id, meta, createdAt, content }) => [
        'answer',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        conversation.id,
        id,
        meta.state,
        createdAt.toISOString(),
        content,
      ]),
  )
  return writeCsv([COLUMNS, ...quotes, ...answers])
}
