import { describe, expect, test } from 'vitest'
import { boardInput } from '../../../../test/models/answers/inputs.ts'
import { advise } from './advise/ask.ts'
import { organize } from './organize/ask.ts'

const nodes = [
  { id: 'n1', title: 'Choose the hall', context: 'The town hall, the school or the club', status: 'CAPTURED' as const },
  { id: 'n2', title: 'Invite the guests', context: 'The card names the hall', status: 'READY' as const },
]
const input = boardInput({ language: 'en', focus: null, nodes })
const relation = (from: string, to: string, reason = 'The card names the hall.') => ({
  from_node_id: from,
  to_node_id: to,
  relation_type: 'depends_on',
  reason,
})
const report = (relations: object[], summary = 'Two notes about the hall. First, one could look at the hall.') => ({
  decomposition_proposals: [],
  grouping_proposals: [],
  relation_proposals: relations,
  summary,
})
const option = (label: string, note: string) => ({
  label,
  next_action: `Ask whether ${label.slice(10)} is free`,
  necessary_info: 'How many guests come',
  criteria_note: note,
  risks: ['It may be taken'],
})
const advice = (...options: object[]) => ({
  target_node_id: 'n1',
  target_title: 'Choose the hall',
  current_status: 'CAPTURED',
  options,
  next_decision: 'First, how many guests come',
  summary: 'Three halls stand in the note.',
})

describe('[models.mend] a report of a model', () => {
  test('loses the proposals that break a rule and keeps the others, with the reason as a warning', async () => {
    const good = relation('n2', 'n1')
    const mended = await organize.mend?.(report([relation('n9', 'n1'), good, relation('n1', 'n1')]), input)
    expect(mended?.value).toEqual(report([good]))
    expect(mended?.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining("relation_proposals[0].from_node_id 'n9' is not in valid node list"),
      expect.stringContaining("relation_proposals[2] relates node 'n1' to itself"),
    ])
  })

  test('stays as it came where nothing would be left, or where more than a proposal is wrong', async () => {
    const nothing = report([relation('n9', 'n1')])
    expect(await organize.mend?.(nothing, input)).toEqual({ value: nothing, warnings: [] })
    const told = report([relation('n2', 'n1'), relation('n9', 'n1')], 'You should book the hall.')
    expect(await organize.mend?.(told, input)).toEqual({ value: told, warnings: [] })
  })

  test('keeps two options at least', async () => {
    const [a, b] = [option('Option A: The town hall', 'Fits many'), option('Option B: The school', 'Fits few')]
    const chosen = option('Option C: The club', 'This one is the best')
    expect((await advise.mend?.(advice(a, chosen, b), input))?.value).toEqual(advice(a, b))
    expect((await advise.mend?.(advice(a, chosen), input))?.value).toEqual(advice(a, chosen))
  })
})
