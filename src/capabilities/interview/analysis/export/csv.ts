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
