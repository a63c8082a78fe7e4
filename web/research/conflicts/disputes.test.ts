import { expect, it } from 'vitest'
import { cite } from '../../../test/support/research/pages.ts'
import { CONFLICTS } from '../../../test/support/research/run.ts'
import { disputesOf } from './disputes.ts'

it('[research.web-disputed] a finding is disputed when a sentence it rests on stands in a conflict', () => {
  const riders = cite(1, 'p1', 'みどり号の1日あたりの利用者数は412人でした。')
  const elderly = cite(4, 'p4', '高齢の利用者が増えています。')
  const ids = (citations: (typeof riders)[]) => disputesOf(citations, CONFLICTS).map(({ conflictId }) => conflictId)
  expect(ids([elderly])).toEqual([])
  expect(ids([elderly, riders])).toEqual(['c1'])
  expect(ids([{ ...riders, start: riders.end, end: riders.end + 1 }])).toEqual(['c2'])
  expect(ids([{ ...riders, pageId: 'p9' }])).toEqual([])
})
