import { describe, expect, test } from 'vitest'
import type { Language } from '#text/index.ts'
import { NOTHING_DECLINED } from '../declined/declined-set.ts'
import { newFields } from '../nodes/fields.ts'
import { makeBoardFacts } from '../proposal-quality/board-facts.ts'
import type { DeskNode } from '../rows/desk.ts'
import { adviseBuiltIn } from './advise/built-in.ts'
import { alternativesIn } from './alternatives.ts'
import { organizeBuiltIn } from './organize/built-in.ts'

const node = (id: string, title: string, context = ''): DeskNode => ({
  id,
  ...newFields({ title, context }),
  status: 'READY',
  parent_id: null,
  tags: [],
  updated_at: new Date(0),
  relations: [],
})
const asked = (language: Language, ...nodes: DeskNode[]) => ({
  language,
  nodes,
  facts: makeBoardFacts(
    nodes.map(({ id }) => id),
    { nodes },
  ),
  focusNodeId: undefined,
  userIntent: '',
  constraints: [],
  declined: NOTHING_DECLINED,
})

describe('[board.reads-node] the alternatives a text names', () => {
  test.each([
    ['A社とB社から見積もりが来ている。', ['A社', 'B社']],
    ['冬タイヤを買うか、最初の冬はレンタルにするか。', ['冬タイヤを買う', '最初の冬はレンタル']],
    ['焼き鳥か中華。', ['焼き鳥', '中華']],
    ['一斉、地域ごと、五％ずつ、の三通りができる。', ['一斉', '地域ごと', '五％ずつ']],
    ['Either Hartley Removals (fixed price, 740) or hiring a van.', ['Hartley Removals', 'hiring a van']],
    ['Noodles vs pizza.', ['Noodles', 'pizza']],
    ['All at once, by region, or in small steps.', ['All at once', 'by region', 'in small steps']],
  ])('%s', (text, names) => {
    expect(alternativesIn(text).map(({ name }) => name)).toEqual(names)
  })

  test.each([
    '九月一日から。',
    '来るかどうか不明。',
    'いつか決める。',
    'One or two people.',
    'How many use version 9 or older?',
    '',
  ])('none in %j', (text) => {
    expect(alternativesIn(text)).toEqual([])
  })
})

test('[board.reads-node] named alternatives are the options, with what the text says for and against each', () => {
  const context = 'A社とB社から見積もりが来ている。A社は十四万円で梱包込み、B社は九万円で梱包は自分たち。'
  const { options } = adviseBuiltIn(asked('ja', node('n1', '引っ越し業者を決める', context)))
  expect(options).toMatchObject([
    { label: '案A：A社', pros: ['A社は十四万円で梱包込み'] },
    { label: '案B：B社', cons: ['B社は九万円で梱包は自分たち'], risks: [expect.stringContaining('梱包は自分たち')] },
  ])
})

test.each([
  [
    'ja',
    'A社とB社のどちらに印刷を頼むか',
    'A社は安いが納期が二週間。B社は高いが三日で届く。',
    [
      { pros: ['A社は安い'], cons: ['納期が二週間'] },
      { pros: ['三日で届く'], cons: ['B社は高い'] },
    ],
  ],
  [
    'en',
    'Either printer A or printer B',
    'A is cheap but takes two weeks. Printer B is expensive but delivers in three days.',
    [
      { pros: ['A is cheap'], cons: ['takes two weeks'] },
      { pros: ['delivers in three days'], cons: ['Printer B is expensive'] },
    ],
  ],
] as const)(
  '[board.reads-node] what a title names is read in the text below, and a “but” parts for and against (%s)',
  (language, title, context, sides) => {
    const { options, summary } = adviseBuiltIn(asked(language, node('n1', title, context)))
    expect(options).toMatchObject(sides)
    expect(summary).toContain('2')
  },
)

test.each(['ja', 'en'] as const)(
  '[board.reads-node] no sentence of an option would fit another node (%s)',
  (language) => {
    const sayings = (title: string, context: string) =>
      adviseBuiltIn(asked(language, node('n1', title, context))).options.flatMap((option) => [
        option.next_action,
        option.necessary_info,
        option.criteria_note,
        option.risks.join(' '),
      ])
    const first = new Set(sayings('換気扇の掃除', '業者なら二万二千円。'))
    expect(sayings('Letter to grandmother', 'The paper lies in the drawer.').filter((said) => first.has(said))).toEqual(
      [],
    )
    expect(sayings('敷金の精算', '一か月ほどで振り込まれる。').filter((said) => first.has(said))).toEqual([])
  },
)

test('[board.reads-node] parts are whole phrases with a verb of their own, and nothing that is on the board', () => {
  const context = '原価を計算する、焼き時間を測る、八品にしぼる、表示ラベルを作る。'
  const parts = (language: Language, ...nodes: DeskNode[]) =>
    organizeBuiltIn(asked(language, ...nodes)).decomposition_proposals.map(({ suggested_children }) =>
      suggested_children.map(({ title }) => title),
    )
  expect(parts('ja', node('n1', '開店時の品ぞろえ', context), node('n2', '表示ラベル'))).toEqual([
    ['原価を計算する', '焼き時間を測る', '八品にしぼる'],
  ])
  expect(parts('ja', node('n1', '展示会の準備', '- 会場\n- 名札を発注する'))).toEqual([
    ['会場を準備する', '名札を発注する'],
  ])
  expect(
    parts('en', node('n1', 'Pack the kitchen', 'Wrap the glasses, label the boxes, and keep one pan out.')),
  ).toEqual([['Wrap the glasses', 'Label the boxes', 'Keep one pan out']])
  expect(parts('en', node('n1', 'Floor', 'Three days, and one day to dry. Submitted Monday, takes a week.'))).toEqual(
    [],
  )
})

test.each([
  ['ja', '案内状を送る', '先に名簿を済ませる。', '名簿'],
  ['ja', 'ネット回線', '新居の契約が終わったら申し込める。', '新居の契約'],
  ['ja', '営業許可の申請', '図面が固まったら事前相談。', '厨房の図面'],
  ['ja', '敷金の精算', '立ち会いの後、一か月ほどで振り込まれる。', '退去の立ち会い'],
  ['en', 'Job ad', 'Goes out once the budget is agreed.', 'Budget from the partners'],
  ['en', 'On-call plan', 'Needs the release date.', 'Release date'],
] as const)('[board.reads-node] %s: %s waits as “%s” says', (language, title, context, first) => {
  const { relation_proposals } = organizeBuiltIn(asked(language, node('n1', title, context), node('n2', first)))
  expect(relation_proposals).toMatchObject([{ from_node_id: 'n1', to_node_id: 'n2', relation_type: 'depends_on' }])
})
