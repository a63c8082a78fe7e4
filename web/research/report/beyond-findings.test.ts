import { expect, test } from 'vitest'
import { sampleReport } from '../../../test/support/research/sample-report.ts'
import { beyondFindings } from './beyond-findings.ts'

test('a summary that is among the findings is not listed again', () => {
  const report = sampleReport('en', 'The ferry carries 180 passengers.')
  expect(beyondFindings(report)).toEqual([])
  expect(beyondFindings({ ...report, findings: [] })).toEqual(report.executiveSummary)
})
