import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentences } from './sentences.ts'

const cut = (text: string): string[] => sentences(text).map((s) => s.text)

describe('sentences', () => {
  it('cuts Japanese at its end marks and keeps quoted speech inside its sentence', () => {
    expect(cut('朝が早い。つらい！本当に？はい')).toEqual(['朝が早い。', 'つらい！', '本当に？', 'はい'])
    expect(cut('「まあいいか。」と言われた。次です。')).toEqual(['「まあいいか。」と言われた。', '次です。'])
    expect(cut('「そうです。」「違います。」')).toEqual(['「そうです。」', '「違います。」'])
    expect(cut('税込３．５万円です。OK!次へ')).toEqual(['税込３．５万円です。', 'OK!', '次へ'])
  })

  it('does not let an unclosed bracket swallow the rest', () => {
    expect(cut('「これは。あれは。')).toEqual(['「これは。', 'あれは。'])
  })

  it('cuts English at its end marks, not at abbreviations, initials, decimals, addresses or list numbers', () => {
    expect(cut('It costs 3.5 dollars. Dr. Smith met J. Doe at 5 p.m. Then he left.')).toEqual([
      'It costs 3.5 dollars.',
      'Dr. Smith met J. Doe at 5 p.m.',
      'Then he left.',
    ])
    expect(cut('See example.com/a?b=1 for more, e.g. the docs. Fine!')).toEqual([
      'See example.com/a?b=1 for more, e.g. the docs.',
      'Fine!',
    ])
    expect(cut('1. Plan it. 2. Do it.')).toEqual(['1. Plan it.', '2.', 'Do it.'])
    expect(cut('No. I mean No. 5 in the list.')).toEqual(['No.', 'I mean No. 5 in the list.'])
  })

  it('keeps reported speech with its verb, and goes on after an ellipsis', () => {
    expect(cut('"Why?" he asked. "Because." Then silence.')).toEqual([
      '"Why?" he asked.',
      '"Because."',
      'Then silence.',
    ])
    expect(cut('Well... maybe. So did I. Yes')).toEqual(['Well... maybe.', 'So did I.', 'Yes'])
  })

  it('treats each line as its own', () => {
    expect(cut('一行目\r\n二行目\n\n  third line ')).toEqual(['一行目', '二行目', 'third line'])
  })

  it('covers every visible character exactly once, in order, at true offsets', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '。',
        '！',
        '?',
        '. ',
        '「',
        '」',
        '(',
        ')',
        '"',
        '\n',
        'Mr. ',
        '3.14',
        'はい',
        'Yes',
        '𠮷野家',
        '👩‍💻',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        const text = parts.join('')
        let at = 0
        for (const sentence of sentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
          expect(text.slice(at, sentence.start).trim()).toBe('')
          expect(sentence.text).toBe(sentence.text.trim())
          at = sentence.end
        }
        expect(text.slice(at).trim()).toBe('')
      }),
    )
  })
})
