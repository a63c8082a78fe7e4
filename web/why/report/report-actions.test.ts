import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportFileName } from './report-actions.tsx'

describe('the name of a report', () => {
  it('says how the session began', () => {
    expect(reportFileName('町内会の回覧板をアプリにしたい')).toBe('naze-町内会の回覧板をアプリにしたい.md')
    expect(reportFileName('A/B: "why?"')).toBe('naze-A-B-why.md')
    expect(reportFileName(' ')).toBe('naze-report.md')
  })

  it('is a plain file name, whatever was said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (words) => {
        expect(reportFileName(words)).toMatch(/^naze-[^\\/:*?"<>|\p{Cc}]+\.md$/u)
      }),
    )
  })
})
