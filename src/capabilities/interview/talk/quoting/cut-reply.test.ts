import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentences } from '#text/index.ts'
import { cutReply } from './cut-reply.ts'

const LIMIT = 400

describe('[interview.reply-length] a reply is at most 400 characters', () => {
  test('a text that fits is kept as it is', () => {
    expect(cutReply('あ'.repeat(LIMIT))).toBe('あ'.repeat(LIMIT))
  })

  test.each([
    ['。', `${'あ'.repeat(300)}。${'い'.repeat(200)}`, 301],
    ['？', `${'あ'.repeat(50)}。${'い'.repeat(100)}？${'う'.repeat(400)}`, 152],
    ['！', `${'あ'.repeat(399)}！${'い'.repeat(10)}`, 400],
    ['.', `${'a'.repeat(300)}. ${'b'.repeat(200)}`, 301],
    ['?', `${'a'.repeat(300)}? ${'b'.repeat(200)}`, 301],
  ])('it ends with the last %s before the limit', (_end, text, length) => {
    expect(cutReply(text)).toBe(text.slice(0, length))
  })

  test('a point inside a number or an address is no end', () => {
    const text = `It takes 3.5 ${'x'.repeat(500)}`
    expect(cutReply(text)).toBe(text.slice(0, LIMIT))
  })

  test('a closing quote belongs to its sentence', () => {
    expect(cutReply(`「${'あ'.repeat(100)}。」${'い'.repeat(400)}`)).toBe(`「${'あ'.repeat(100)}。」`)
  })

  test('an end inside a quote is passed over when there is one outside', () => {
    const text = `${'あ'.repeat(200)}？「${'い'.repeat(100)}。${'う'.repeat(150)}」でしょうか？`
    expect(cutReply(text)).toBe(`${'あ'.repeat(200)}？`)
  })

  test('a mask at the limit is left out whole', () => {
    const before = 'あ'.repeat(LIMIT - 3)
    expect(cutReply(`${before}[氏名1]${'い'.repeat(50)}`)).toBe(before)
  })

  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.constantFrom(
      '[氏名1]',
      '[電話番号]',
      '[NAME12]',
      '[メールアドレス]',
      '😀',
      '👨‍👩‍👧',
      '𠮷野家',
      '。',
      '？',
      '! ',
      'あ'.repeat(90),
    ),
  )

  test('never longer, never inside a surrogate pair or a mask, a beginning of the text and at most its question', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), fc.integer({ min: 5, max: LIMIT }), (parts, limit) => {
        const text = parts.join('')
        const cut = cutReply(text, limit)
        expect(cut.length).toBeLessThanOrEqual(limit)
        const question = sentences(text).findLast(({ text: said }) => /[？?]/u.test(said))?.text ?? ''
        const kept = question !== '' && cut.endsWith(question) ? cut.slice(0, -question.length).trimEnd() : cut
        expect(text.startsWith(cut) || text.startsWith(kept)).toBe(true)
        expect(cut.isWellFormed()).toBe(text.isWellFormed() || cut.isWellFormed())
        for (const mask of text.matchAll(/\[[^[\]\n]{1,20}\]/gu)) {
          const inside = text.startsWith(cut) && cut.length > mask.index && cut.length < mask.index + mask[0].length
          expect(inside).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })
})
