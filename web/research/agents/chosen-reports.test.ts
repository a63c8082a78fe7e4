import { describe, expect, it } from 'vitest'
import { AGENT_REPORTS } from '../../../test/support/research/run.ts'
import { chosenReports, comparedIn, onlyIn } from './chosen-reports.ts'

const { reports } = AGENT_REPORTS
const chosen = (search: Parameters<typeof chosenReports>[1], of = reports) => {
  const { iteration, left, right } = chosenReports(of, search)
  return [iteration, left.agentId, right?.agentId]
}

describe('two reports beside each other', () => {
  it('[research.web-compare] are of one round and of two agents, whatever the address says', () => {
    expect(chosen({})).toEqual([3, 1, 2])
    expect(chosen({ round: 1, left: 3, right: 2 })).toEqual([1, 3, 2])
    expect(chosen({ left: 2 })).toEqual([3, 2, 1])
    expect(chosen({ left: 2, right: 2 })).toEqual([3, 2, 1])
    expect(chosen({ right: 1 })).toEqual([3, 2, 1])
    expect(chosen({ round: 9, left: 9, right: 9 })).toEqual([3, 1, 2])
    expect(chosen({}, reports.slice(0, 1))).toEqual([1, 1, undefined])
    expect(comparedIn({ round: '1', left: 2, right: 1.5 })).toEqual({ left: 2 })
  })

  it('are of the last round in which anything was found', () => {
    const still = reports.map((report) => Object.assign({}, report, { unchanged: report.iteration > 1 }))
    expect(chosen({}, still)[0]).toBe(1)
    expect(chosen({}, still.slice(3))[0]).toBe(3)
  })

  it('show what only one of them says', () => {
    const { left, right } = chosenReports(reports, {})
    if (right === undefined) throw new Error('two agents wrote')
    expect([...onlyIn(left, right)]).toEqual(['みどり号の1日あたりの利用者数は412人でした。'])
    expect([...onlyIn(left, left)]).toEqual([])
  })
})
