import { afterAll, describe, expect, test } from 'vitest'
import { ModelHouse } from '../../bench/models/house.ts'
import { GIVEN_ASKS } from '../../bench/models/lines/asks.ts'
import { ASKS } from '../../src/main/asks.ts'
import { vectorTable } from '../../src/text/vectors/load.ts'
import { LANGUAGES } from './answers/inputs.ts'

/** The caller of the plain way to a model writes the prompt; its one rule is the caller's own wish for JSON. */
const WITHOUT_A_PROMPT_OF_OURS = ['why.chat']

const SAID = {
  en: ['I want to make a rota for our food bank', 'People turn up and nobody is there to open'],
  ja: ['子ども食堂の当番表を作りたい', '来ても鍵が開いてない日がある'],
} as const
const GUIDE = { name: 'A', goal: 'B', tone: 'neutral', must_ask: [], never_ask: [] }
const NODES = [{ id: 'n1', title: 'A', context: '', status: 'CAPTURED' }]
/** Any situation will do: the rules are told before anything that differs between talks. */
const SITUATIONS: Readonly<Record<string, (language: 'ja' | 'en') => object>> = {
  'why.plan-turn': (language) => ({ said: SAID[language] }),
  'why.ask-question': (language) => ({ said: SAID[language] }),
  'why.write-report': (language) => ({ said: SAID[language] }),
  'interview.reply': (language) => ({ guide: GUIDE, now: 'enumerate', spoken: [['p', SAID[language][1]]] }),
  'interview.find-themes': (language) => ({ answers: [SAID[language][1]], keywords: [] }),
  'board.organize': () => ({ focus: null, nodes: NODES }),
  'board.advise': () => ({ focus: 'n1', nodes: NODES }),
  'research.extract-claims': () => ({ topic: 'A', title: 'A', sentences: ['A.'] }),
  'research.judge-conflict': () => ({ pairs: [{ id: 'c1', a: 'A', b: 'B', why: '' }] }),
  'research.write-report': () => ({ topic: 'A', viewpoint: '', claims: ['A.'] }),
  'code.decompose': (language) => ({ query: SAID[language][0] }),
}

const house = new ModelHouse()
afterAll(() => house.close())

test('every ask with a prompt of ours is looked at', () => {
  expect([...Object.keys(SITUATIONS), ...WITHOUT_A_PROMPT_OF_OURS].toSorted()).toEqual([...ASKS])
})

describe.each(LANGUAGES)('[models.told] %s', (language) => {
  test.each(GIVEN_ASKS)('$ask tells every Must with an example of either side', async ({ ask, declared, judge }) => {
    await vectorTable()
    const { request } = await judge(house, { language, ...SITUATIONS[ask]?.(language) }, '')
    const musts = [...declared.rules, ...(declared.rawRules ?? [])].filter(({ strength }) => strength === 'must')
    const held = new Set([...musts.map(({ name }) => name), ...(declared.mends ?? [])])
    const told = declared.told?.[language] ?? []
    expect([...held].filter((rule) => !told.some(({ rules }) => rules.includes(rule)))).toEqual([])
    for (const { wanted, fine, wrong } of told)
      for (const text of [wanted, fine, wrong]) {
        expect(text).not.toBe('')
        expect(request?.system).toContain(text)
      }
  })
})
