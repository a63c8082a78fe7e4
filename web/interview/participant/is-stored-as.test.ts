import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Message } from '../../api/interview.ts'
import { cameOf } from './is-stored-as.ts'

const kept = (content: string, kind: Message['meta']['kind'] = 'answer'): Message => ({
  id: 'm',
  role: 'user',
  content,
  status: 'final',
  created_at: '',
  meta: { kind, state: 'enumerate' },
})

it('knows words again by what was not masked in them', () => {
  expect(cameOf(kept('[氏名1]さんの電話は[電話番号]です'), '田中さんの電話は090-1234-5678です')).toBe(true)
  expect(cameOf(kept('[NAME1] [NAME2]'), 'John Smith')).toBe(true)
  expect(cameOf(kept('[氏名1]'), '')).toBe(false)
  expect(cameOf(kept('ああ[氏名1]ああ'), 'ああああ')).toBe(false)
  expect(cameOf(kept('[氏名1]さんです'), '田中さんでした')).toBe(false)
  expect(cameOf(kept('検索が遅い'), '検索が遅い。')).toBe(false)
})

it('tells skips from words', () => {
  expect(cameOf(kept('[スキップ]', 'skip'), null)).toBe(true)
  expect(cameOf(kept('[スキップ]', 'skip'), '[スキップ]')).toBe(false)
  expect(cameOf(kept('検索が遅い'), null)).toBe(false)
})

it('whatever is masked in a text, it is still that text', () => {
  const part = fc.record({ text: fc.string({ minLength: 1 }), mask: fc.boolean() })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const typed = parts.map(({ text }) => text).join('')
      const stored = parts.map(({ text, mask }) => (mask ? '[NAME1]' : text)).join('')
      expect(cameOf(kept(stored), typed)).toBe(true)
    }),
  )
})
