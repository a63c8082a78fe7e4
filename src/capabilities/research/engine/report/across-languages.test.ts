import { expect, test } from 'vitest'
import { loadConflicts } from '../../conflicts/index.ts'
import { agreeAcross } from './across-languages.ts'

async function agree(ja: string, en: string): Promise<boolean> {
  const rules = await loadConflicts()
  const readings = [rules.read({ text: ja, language: 'ja' }), rules.read({ text: en, language: 'en' })]
  return (await agreeAcross(readings, rules)).length > 0
}

test.each([
  [
    '回収の対象は、2024年2月から5月に製造した12,600台です。',
    'The maker is recalling 12,600 purifiers made between February and May 2024.',
  ],
  [
    'スイレン5の上期の販売台数は58,000台でした。',
    'The company sold 58,000 Suiren 5 units in the six months to September 2024.',
  ],
  ['申請の締め切りは2025年1月31日です。', 'Applications close on 31 January 2025.'],
  ['総事業費は518億円でした。', 'The project cost 51.8 billion yen in total.'],
])('[research.across-languages] %s and %s are one finding', async (ja, en) => {
  expect(await agree(ja, en)).toBe(true)
})

test.each([
  ['another figure', '回収の対象は12,600台です。', 'The maker is recalling 16,200 purifiers.'],
  [
    'another figure beside the same',
    '2024年度に12,600台を回収し、費用は3億円でした。',
    'It recalled 12,600 units at a cost of 5 million yen.',
  ],
  ['a plan and a result', '市は12,600台の回収を計画している。', 'The maker recalled 12,600 purifiers.'],
  ['a denial', '対象は12,600台ではありません。', 'The recall covers 12,600 purifiers.'],
  ['a common number of something else', '保証期間は10年です。', 'The city bought 10 buses.'],
  [
    'a duration that is long in seconds',
    'カートリッジの寿命は6か月です。',
    'It sold well in the six months to September.',
  ],
  ['another day', '申請の締め切りは2025年1月31日です。', 'Applications close on 15 February 2025.'],
])('[research.across-languages] %s is no agreement', async (_, ja, en) => {
  expect(await agree(ja, en)).toBe(false)
})
