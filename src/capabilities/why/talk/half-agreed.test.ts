import { beforeAll, describe, expect, test } from 'vitest'
import { vectorTable } from '#text/vectors/load.ts'
import { hearMessage } from './hear-message.ts'

const READ_BACK = { move: 'read-back', slot: null, asks: null } as const

describe('half a yes to what was read back', () => {
  beforeAll(() => vectorTable())

  test.each([
    [
      'ja',
      'はい、それもそのとおりなのですが、もう少し申しますと、妻と並んで歩きたい、という気持ちがいちばんです。',
      '妻と並んで歩きたい',
    ],
    ['ja', 'まあそうですけど、子どもに心配をかけたくないというのが大きいです', '心配をかけたくない'],
    ['en', "Sort of, but it's more that nobody should have to eat alone", 'nobody should have to eat alone'],
  ] as const)('[why.correction] %s: what comes behind it is content: %s', (language, text, said) => {
    const heard = hearMessage(text, language, READ_BACK, 'Is that right?')
    expect(heard.content.map((sentence) => sentence.text).join(' ')).toContain(said)
    expect(heard.agrees).toBeLessThan(0.7)
    for (const { text: part, start, end } of heard.content) expect(text.slice(start, end)).toBe(part)
  })

  test.each([
    ['ja', '少し違うけど、合ってます'],
    ['en', "I'd say it differently, but yes"],
    ['en', 'Not how I would put it, but yes that is right'],
  ] as const)('%s: a yes behind it stays a yes: %s', (language, text) => {
    expect(hearMessage(text, language, READ_BACK, 'Is that right?').content).toEqual([])
  })
})
