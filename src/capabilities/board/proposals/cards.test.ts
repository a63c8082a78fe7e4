import { expect, test } from 'vitest'
import { DeclinedSet } from '../declined/declined-set.ts'
import type { AdvisorOption } from '../proposal-quality/index.ts'
import { renderAdvisor } from './cards.ts'

const option = (label: string, sides: Pick<AdvisorOption, 'pros' | 'cons'>): AdvisorOption => ({
  label,
  next_action: '見積もりを並べる。',
  necessary_info: '納期。',
  criteria_note: '費用を重く見る場合。',
  risks: ['遅れるかもしれない。'],
  ...sides,
})

test('[board.reads-node] an option card shows what speaks for and against it as the report gives it, and nothing else', () => {
  const { cards } = renderAdvisor(
    {
      target_node_id: 'n1',
      target_title: '印刷を頼む',
      current_status: 'NEEDS_DECISION',
      options: [option('案A：A社', { pros: ['A社は安い'], cons: ['納期が二週間'] }), option('案B：B社', {})],
      next_decision: '何で比べるかを決める。',
      summary: '本文には二つの案がある。',
    },
    { id: 'r1', warnings: [] },
    new DeclinedSet([]),
  )
  expect(cards).toMatchObject([
    { label: '案A：A社', pros: ['A社は安い'], cons: ['納期が二週間'] },
    { label: '案B：B社', pros: [], cons: [] },
  ])
})
