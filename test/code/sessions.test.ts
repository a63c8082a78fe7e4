import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, DETAILED, openCode, understandLogin } from '../support/code/code.ts'
import { onBothStores } from '../support/store/stores.ts'

onBothStores('a code session', (open) => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await open()
    house = openCode(store)
  })

  test('[code.detailed-ready] a detailed request reaches READY with one honest submission', async () => {
    const { code, call } = house
    const started = await call(code.startSession, { intent: 'MODIFY', query: DETAILED })
    expect(started).toMatchObject({
      phase: 'EXPLORATION',
      routing: { risk_level: 'LOW', priority_slots: [], initial_tools: ['find_definitions', 'find_references'] },
      frame: {
        target_feature: { value: 'ログイン機能' },
        trigger_condition: { value: '空のパスワードを入力したとき' },
        desired_action: { value: '入力エラーを表示するように修正する' },
        missing_slots: [],
      },
    })
    const submission = await understandLogin(house, started.session_id)
    expect(await call(code.submitUnderstanding, submission)).toEqual({
      phase: 'READY',
      confidence: 1,
      missing_requirements: [],
      errors: [],
      next: expect.objectContaining({ hints: [] }),
    })
    const session = await call(code.getSession, { session_id: started.session_id })
    expect(session.decisions.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['start', null, 'EXPLORATION'],
      ['submission', 'EXPLORATION', 'READY'],
      ['phase', 'EXPLORATION', 'READY'],
    ])
    expect(session.frame).toMatchObject({
      slot_source: { target_feature: 'FACT', observed_issue: 'FACT' },
      confirmed_symbols: ['LoginController', 'AuthService', 'verifyPassword'],
    })
  })

  test('[code.vague-explores] a vague request is kept in EXPLORATION until the issue is shown in the code', async () => {
    const { code, call } = house
    const started = await call(code.startSession, { intent: 'MODIFY', query: 'ログイン機能直して' })
    expect(started).toMatchObject({
      routing: {
        risk_level: 'HIGH',
        priority_slots: ['observed_issue', 'trigger_condition'],
        initial_tools: ['search_text', 'query', 'find_definitions'],
      },
      frame: { observed_issue: null, missing_slots: ['trigger_condition', 'observed_issue'] },
    })
    const { resolved_frame: _issue, ...submission } = await understandLogin(house, started.session_id)
    const { observed_issue: _shown, ...slot_evidence } = submission.slot_evidence
    const early = await call(code.submitUnderstanding, { ...submission, slot_evidence })
    expect(early).toMatchObject({ phase: 'EXPLORATION', errors: [] })
    expect(early.missing_requirements.map(({ requirement, needed, have }) => [requirement, needed, have])).toEqual([
      ['symbols_identified', 5, 3],
      ['entry_points', 2, 1],
      ['files_analyzed', 4, 3],
      ['existing_patterns', 2, 1],
      ['slot_evidence.observed_issue', 1, 0],
    ])
    expect(early.confidence).toBeLessThan(1)
  })
})
