import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Message } from '../../api/interview.ts'
import { isMaskedFormOf, wordsUnderMasks } from './masked-form.ts'

const kept = (content: string, kind: Message['meta']['kind'] = 'answer'): Message => ({
  id: 'm',
  role: 'user',
  content,
  status: 'final',
  created_at: '',
  meta: { kind, state: 'enumerate' },
})

it('knows words again by what was not masked in them', () => {
  expect(isMaskedFormOf(kept('[氏名1]さんの電話は[電話番号]です'), '田中さんの電話は090-1234-5678です')).toBe(true)
  expect(isMaskedFormOf(kept('[NAME1] [NAME2]'), 'John Smith')).toBe(true)
  expect(isMaskedFormOf(kept('[氏名1]'), '')).toBe(false)
  expect(isMaskedFormOf(kept('ああ[氏名1]ああ'), 'ああああ')).toBe(false)
  expect(isMaskedFormOf(kept('[氏名1]さんです'), '田中さんでした')).toBe(false)
  expect(isMaskedFormOf(kept('検索が遅い'), '検索が遅い。')).toBe(false)
})

it('tells what each mask stands for', () => {
  expect(wordsUnderMasks('[氏名1]さんの電話は[電話番号]です', '田中さんの電話は090-1234-5678です')).toEqual([
    '田中',
    '090-1234-5678',
  ])
  expect(wordsUnderMasks('I asked [NAME1]', 'I asked John Smith')).toEqual(['John Smith'])
  expect(wordsUnderMasks('[氏名1]さんです', '田中さんでした')).toEqual([])
})

it('tells skips from words', () => {
  expect(isMaskedFormOf(kept('[スキップ]', 'skip'), null)).toBe(true)
  expect(isMaskedFormOf(kept('[スキップ]', 'skip'), '[スキップ]')).toBe(false)
  expect(isMaskedFormOf(kept('検索が遅い'), null)).toBe(false)
})

it('whatever is masked in a text, it is still that text', () => {
  const part = fc.record({ text: fc.string({ minLength: 1 }), mask: fc.boolean() })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const typed = parts.map(({ text }) => text).join('')
      const stored = parts.map(({ text, mask }) => (mask ? '[NAME1]' : text)).join('')
      expect(isMaskedFormOf(kept(stored), typed)).toBe(true)
    }),
  )
})
