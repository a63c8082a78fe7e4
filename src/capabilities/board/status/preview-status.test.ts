import { describe, expect, test } from 'vitest'
import { previewStatus } from './preview-status.ts'
import { STATUSES, type Status } from './statuses.ts'
import { transitionsFrom } from './transitions.ts'

const node = (more: object = {}) => ({ title: '会場', context: '', note: '', status: 'READY' as Status, ...more })

describe('where a node could go', () => {
  test.each<[string, Status]>([
    ['先方の返事待ちです。', 'WAITING_EXTERNAL'],
    ['Waiting for the printer.', 'WAITING_EXTERNAL'],
    ['どちらの会場にするか。', 'NEEDS_DECISION'],
    ['We cannot decide which one.', 'NEEDS_DECISION'],
    ['権限がなくて進められない。', 'BLOCKED'],
    ['Stuck on the login.', 'BLOCKED'],
    ['田中さんに任せた。', 'DELEGATED'],
    ['今日から着手した。', 'IN_PROGRESS'],
    ['The event was cancelled.', 'CANCELLED'],
    ['発送まで完了しました。', 'DONE'],
    ['しばらく置いておく。', 'COOLING'],
  ])('%s', (said, suggested) => {
    const seen = previewStatus(node(), said)
    expect(seen.suggested).toBe(suggested)
    expect(seen.candidates).toContainEqual({ status: suggested, reason: said })
  })

  test('what is said now counts before the note, the note before the context', () => {
    const written = node({ note: '返事待ち。', context: 'どちらにするか。' })
    expect(previewStatus(written).suggested).toBe('WAITING_EXTERNAL')
    expect(previewStatus(written, '着手した。').suggested).toBe('IN_PROGRESS')
    expect(previewStatus(node({ context: 'どちらにするか。' })).suggested).toBe('NEEDS_DECISION')
  })

  test.each(STATUSES)('only what %s can reach is offered, and one of it suggested', (status) => {
    for (const said of ['', '完了しました。', '返事待ち。', 'いつか。']) {
      const { suggested, candidates } = previewStatus(node({ status }), said)
      expect(candidates.map((each) => each.status)).toEqual(transitionsFrom(status))
      expect(transitionsFrom(status)).toContain(suggested)
    }
  })
})
