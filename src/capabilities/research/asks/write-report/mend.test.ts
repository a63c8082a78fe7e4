import { describe, expect, test } from 'vitest'
import { vectorTable } from '#text/vectors/load.ts'
import type { WriteReportInput } from './input.ts'
import { mendReport } from './mend.ts'

const input: WriteReportInput = {
  topic: 'heat pumps',
  language: 'en',
  viewpoint: '',
  claims: [
    'A heat pump in an unrenovated house used 4,200 kWh in a year.',
    'It is not yet known how long the compressors last.',
  ],
  builtIn: { sections: [] },
}
const used = { text: 'In an unrenovated house a heat pump used 4,200 kWh in a year.', cites: [1] }
const open = { text: 'How long the compressors last is not yet known.', cites: [2] }
const invented = { text: 'A heat pump saves 30 percent of the energy.', cites: [1] }
const section = (heading: string, ...sentences: object[]) => ({ heading, sentences })

describe('[models.mend] a written report', () => {
  test('loses the sentences that break a rule, and a section with its last sentence', async () => {
    await vectorTable()
    const report = { sections: [section('Use', used), section('Savings', invented), section('Open', open)] }
    const { value, warnings } = await mendReport(report, input)
    expect(value).toEqual({ sections: [section('Use', used), section('Open', open)] })
    expect(warnings).toEqual([
      { rule: 'dropped', message: expect.stringContaining('30 does not stand in what it cites') },
    ])
  })

  test('stays as it came where it is mostly invented, and where it is none', async () => {
    await vectorTable()
    const report = { sections: [section('Savings', invented, invented, used)] }
    expect(await mendReport(report, input)).toEqual({ value: report, warnings: [] })
    expect(await mendReport({ sections: 'none' }, input)).toEqual({ value: { sections: 'none' }, warnings: [] })
  })
})
