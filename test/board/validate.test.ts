import { expect, test } from 'vitest'
import { advisor, decomposition, IDS, option, organizer, other, relation } from '../support/board/small-reports.ts'
import { post, refused, send, serveBoard } from '../support/board/server.ts'

serveBoard()

const TITLE = '必ず確認すべき項目'
const board = { nodes: [{ id: 'n1', title: TITLE, status: 'READY' }] }
const validate = (kind: string, report: unknown, more: object = {}) =>
  post('/proposal-quality/validate', { kind, report, validNodeIds: IDS, ...more })

test('[board.validate-board] titles of the board sent along may be quoted, and are compared', async () => {
  const report = organizer({ summary: `まず「${TITLE}」から見られます。` })
  expect((await validate('organizer', report)).json['ok']).toBe(false)
  expect((await validate('organizer', report, { board })).json).toMatchObject({ ok: true, errors: [] })
  const wrong = organizer({ decomposition_proposals: [decomposition({ target_title: '別の題' })] })
  const { json } = await validate('organizer', wrong, { board })
  expect(json).toMatchObject({ ok: false, errors: [expect.stringContaining('target_title differs from the board')] })
})

test('[board.holes] a risk that says there is none is blank', async () => {
  for (const risk of ['なし', '特になし', 'none', 'n/a', '-', '\u3164', '\uffa0', '\u2800']) {
    const report = advisor({ options: [option({ risks: [risk] }), other()] })
    const { json } = await validate('advisor', report)
    expect(json['errors']).toContain('options[0].risks[0] is required and non-empty')
  }
})

test('[board.holes] a label of 200 characters is taken, one more is not', async () => {
  const typed = (length: number) =>
    organizer({ relation_proposals: [relation({ relation_type: '似'.repeat(length) })] })
  expect((await validate('organizer', typed(200))).json['ok']).toBe(true)
  expect((await validate('organizer', typed(201))).json['ok']).toBe(false)
})

test('[house.repeated-key] a body that gives a key twice is refused', async () => {
  const body = `{"kind":"organizer","kind":"advisor","report":{},"validNodeIds":[]}`
  expect(await send('POST', '/proposal-quality/validate', body)).toMatchObject(refused(400, 'INVALID_INPUT'))
  const deep = `{"title":"x","context":"a","con\\u0074ext":"b"}`
  expect(await send('POST', '/nodes', deep)).toMatchObject(refused(400, 'INVALID_INPUT'))
})
