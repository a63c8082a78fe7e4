import { expect, test } from 'vitest'
import { Gate, Ledger } from '#kernel/gate/index.ts'
import { personContext } from '../../../../../test/support/contexts.ts'
import { answering } from '../../../../../test/support/scripted-answers.ts'
import { onBothStores } from '../../../../../test/support/store/stores.ts'
import { placeSlots } from '../../frame/place-slots.ts'
import { decompose } from './ask.ts'

const query = 'ログイン機能で空のパスワードを入力したときに、５００エラーになる'
const good = {
  target_feature: { value: 'ログイン機能', quote: 'ログイン機能で' },
  trigger_condition: { value: '空のパスワードを入力', quote: '空のパスワードを入力したときに' },
  observed_issue: { value: '500エラー', quote: '500エラーになる' },
  desired_action: null,
}
const answer = (changes: object) => JSON.stringify({ ...good, ...changes })

onBothStores('a decomposition', (open) => {
  const ask = async (...answers: string[]) => {
    const { router, requests } = answering(...answers)
    const result = await new Gate(router, new Ledger(await open())).ask(personContext(), decompose, { query })
    if (!result.ok) throw new Error('refused')
    return { source: result.source, requests, ...placeSlots(query, result.accepted) }
  }
  const slotsOf = ({ slots }: Awaited<ReturnType<typeof ask>>) => slots.map(({ value }) => value.slot)

  test('keeps what stands in the request, also in another width', async () => {
    const { slots, confidence } = await ask(answer({}))
    expect(slots.map(({ value }) => [value.slot, query.slice(value.start, value.end)])).toEqual([
      ['target_feature', 'ログイン機能で'],
      ['trigger_condition', '空のパスワードを入力したときに'],
      ['observed_issue', '５００エラーになる'],
    ])
    expect(confidence).toBe(0.75)
  })

  test('[code.quote-verbatim] is asked again for an invented quote, and then empties that slot alone', async () => {
    const invented = answer({ desired_action: { value: '消す', quote: 'データを消す' } })
    const said = await ask(invented, invented)
    expect(said.requests[1]?.messages.at(-1)?.content).toContain('desired_action: the request does not say')
    expect(said.source).toBe('model')
    expect(slotsOf(said)).toEqual(['target_feature', 'trigger_condition', 'observed_issue'])
    expect(said.confidence).toBeLessThan(0.75)
  })

  test('[code.value-quote] empties a slot whose value is not its quote', async () => {
    const swapped = answer({ target_feature: { value: 'ログアウト機能', quote: 'ログイン機能で' } })
    expect(slotsOf(await ask(swapped, swapped))).toEqual(['trigger_condition', 'observed_issue'])
  })

  test('is the built-in one when a slot is left out', async () => {
    const { desired_action: _left, ...short } = good
    const said = await ask(JSON.stringify(short), 'nothing')
    expect(said.source).toBe('built-in')
    expect(slotsOf(said)).toEqual(['target_feature', 'trigger_condition', 'observed_issue'])
  })
})
