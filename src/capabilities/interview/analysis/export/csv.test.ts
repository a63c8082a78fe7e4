import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { writeCsv } from './as-csv.ts'

/** A plain reader of RFC 4180, for quoted cells. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end = ''] of text.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/gy)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u3000＝1', '＠x', '\u200B=1', '－3'])(
  '[interview.csv] %j does not run in a spreadsheet',
  (cell) => {
    expect(readCsv(writeCsv([[cell]]))).toEqual([[`'${cell}`]])
  },
)

test('[interview.csv] begins with a byte order mark, so that Japanese is read as UTF-8', () => {
  expect(new TextEncoder().encode(writeCsv([['送料']])).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
})

it('brings every text back, with commas, quotes and line breaks, and never begins a cell like a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', ' ', 'あ') }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
      const read = readCsv(writeCsv(rows))
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length))
      for (const [r, row] of read.entries())
        for (const [c, text] of row.entries()) {
          expect([rows[r]?.[c], `'${rows[r]?.[c]}`]).toContain(text)
          expect(text).not.toMatch(/^\s*[=+\-@]|^[\t\r]/)
        }
    }),
  )
})

test('figures stay figures', () => {
  expect(readCsv(writeCsv([[-0.5, 3]]))).toEqual([['-0.5', '3']])
})
