import { expect, test } from 'vitest'
import type { QueryFrame } from '../../../api/code.ts'
import { quotedParts } from './quoted-parts.ts'

const frame = (raw_query: string, slots: Partial<QueryFrame>): QueryFrame => ({
  raw_query,
  extraction_confidence: 1,
  target_feature: null,
  trigger_condition: null,
  observed_issue: null,
  desired_action: null,
  mapped_symbols: [],
  slot_source: {},
  slot_evidence: {},
  missing_slots: [],
  confirmed_symbols: null,
  ...slots,
})

const quoting = (query: string, quote: string) => {
  const start = query.indexOf(quote)
  return { value: quote, quote, at: [start, start + quote.length] as [number, number] }
}

test('[code.web-quotes] the request is cut where quotes begin and end, and put together again it is the request', () => {
  const query = '🙂 ログイン機能で空のパスワードを入力したときに落ちる'
  const parts = quotedParts(
    frame(query, {
      target_feature: quoting(query, 'ログイン機能'),
      trigger_condition: quoting(query, '空のパスワードを入力したとき'),
    }),
  )
  expect(parts.map(({ text, slots }) => [text, slots])).toEqual([
    ['🙂 ', []],
    ['ログイン機能', ['target_feature']],
    ['で', []],
    ['空のパスワードを入力したとき', ['trigger_condition']],
    ['に落ちる', []],
  ])
  expect(parts.map(({ text }) => text).join('')).toBe(query)
})

test('[code.web-quotes] what two quotes share is marked for both', () => {
  const query = 'login fails with an empty password'
  const parts = quotedParts(
    frame(query, { target_feature: quoting(query, 'login fails'), observed_issue: quoting(query, 'fails with') }),
  )
  expect(parts.map(({ text, slots }) => [text, slots])).toEqual([
    ['login ', ['target_feature']],
    ['fails', ['target_feature', 'observed_issue']],
    [' with', ['observed_issue']],
    [' an empty password', []],
  ])
  expect(parts.map(({ ends }) => ends)).toEqual([[], ['target_feature'], ['observed_issue'], []])
})

test('[code.web-quotes] a quote that does not stand where it says marks nothing', () => {
  const moved = { value: 'login', quote: 'login', at: [1, 6] as [number, number] }
  expect(quotedParts(frame('login fails', { target_feature: moved }))).toEqual([
    { start: 0, text: 'login fails', slots: [], ends: [] },
  ])
})
