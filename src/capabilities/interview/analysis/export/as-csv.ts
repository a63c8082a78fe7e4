import { isAnswer } from '../../talk/spoken.ts'
import type { Exported } from './exported.ts'

/** Without it a spreadsheet takes UTF-8 for the local code page, and Japanese for noise. */
const BYTE_ORDER_MARK = '\uFEFF'

/** RFC 4180: every cell quoted, CRLF behind every line. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  return `"${(typeof value === 'number' ? String(value) : harmless(value)).replaceAll('"', '""')}"`
}

/** A spreadsheet runs what begins like a formula, also behind blanks and in full width: an apostrophe makes it plain text. */
function harmless(text: string): string {
  return /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
}

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
