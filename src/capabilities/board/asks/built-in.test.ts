import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#text/index.ts'
import type { ReportInput } from './report-input.ts'
import { advisorSamples, organizerSamples } from '../../../../test/support/board/samples.ts'
import { type Board, validateAdvisorReport, validateOrganizerReport } from '../proposal-quality/index.ts'
import { makeBoardFacts } from '../proposal-quality/board-facts.ts'
import { newFields } from '../nodes/fields.ts'
import type { DeskNode } from '../rows/desk.ts'
import { isStatus, STATUSES } from '../status/statuses.ts'
import { adviseBuiltIn } from './advise/built-in.ts'
import { readWishes } from './wishes.ts'
import { dependencyCues } from './organize/dependency-cues.ts'
import { partsOf } from './list-items.ts'
import { NOTHING_DECLINED } from '../declined/declined-set.ts'
import { organizeBuiltIn } from './organize/built-in.ts'

const node = (id: string, title: string, more: Partial<DeskNode> = {}): DeskNode => ({
  id,
  ...newFields({ title }),
  status: 'READY',
  parent_id: null,
  tags: [],
  updated_at: new Date(0),
  relations: [],
  ...more,
})
const asked = (nodes: DeskNode[], language: Language, more: Partial<ReportInput> = {}): ReportInput => ({
  language,
  nodes,
  facts: makeBoardFacts(
    nodes.map(({ id }) => id),
    { nodes, ...(more.focusNodeId === undefined ? {} : { focusNodeId: more.focusNodeId }) },
  ),
  focusNodeId: undefined,
  userIntent: '',
  constraints: [],
  declined: NOTHING_DECLINED,
  ...more,
})
const titles = (parts: { title: string }[]) => parts.map(({ title }) => title)

describe('parts a text names itself', () => {
  test.each([
    ['- 文面を書く\n* 宛名を印刷する\n・投函する', ['文面を書く', '宛名を印刷する', '投函する']],
    ['1. call them\n2) ask for the price', ['Call them', 'Ask for the price']],
    ['①下見\n②予約', ['下見', '予約']],
    ['- [x] 紙を買う\n- [ ] 切る\n- [ ] 貼る', ['切る', '貼る']],
    ['会議室を予約して、参加者に連絡する。', ['会議室を予約する', '参加者に連絡する']],
    ['名札・看板および旗を発注する', ['名札を発注する', '看板を発注する', '旗を発注する']],
    ['Write the text and then print the labels.', ['Write the text', 'Print the labels']],
    ['Book the room and send the invitations', ['Book the room', 'Send the invitations']],
  ])('%j', (text, expected) => {
    expect(titles(partsOf(text))).toEqual(expected)
  })

  test.each([
    'ひとつだけ',
    '- one item',
    '友達と会場を見る',
    'Compare the hall and the prices',
    '案として、残す',
    '先方に対して、返す',
    '来週、名札を頼む',
    '',
  ])('none in %j', (text) => {
    expect(partsOf(text)).toEqual([])
  })
})

test.each([
  ['単価を確認してから送る。', '単価を確認', 'depends_on'],
  ['単価を確かめてから送る。', '単価を確かめ', 'depends_on'],
  ['仕様書を読んでから返す。', '仕様書を読', 'depends_on'],
  ['下書きを送ってから直す。', '下書きを送', 'depends_on'],
  ['案内文を書いてから印刷する。', '案内文を書', 'depends_on'],
  ['会場の下見をした後に決める。', '会場の下見を', 'depends_on'],
  ['単価を確かめたあと、送る。', '単価を確かめ', 'depends_on'],
  ['会場が決まってから案内する。', '会場', 'depends_on'],
  ['会場が決まったら案内する。', '会場', 'depends_on'],
  ['見積もりが終わったら次へ。', '見積もり', 'depends_on'],
  ['After the venue is booked, print.', 'the venue', 'depends_on'],
  ['Blocked by the printer quote.', 'the printer quote', 'depends_on'],
  ['This blocks the launch.', 'the launch', 'blocks'],
  ['名札の発注を止めている。', '名札の発注', 'blocks'],
])('a cue in %j', (text, named, relation) => {
  expect(dependencyCues(text)).toContainEqual(expect.objectContaining({ named, relation }))
})

describe('the inputs of the ten samples, answered without a model', () => {
  const desk = (board: Board): DeskNode[] =>
    (board.nodes ?? []).map(({ id, title, status }) => node(id, title, isStatus(status) ? { status } : {}))

  test.each(organizerSamples)('$name', ({ ids, board }) => {
    const nodes = desk(board)
    expect(validateOrganizerReport(organizeBuiltIn(asked(nodes, 'ja')), ids, { nodes })).toMatchObject({ ok: true })
  })

  test.each(advisorSamples.filter(({ ids }) => ids.length > 0))(
    '$name',
    ({ ids, board: { focusNodeId, ...board } }) => {
      const nodes = desk(board)
      const focus = focusNodeId === undefined ? {} : { focusNodeId }
      const report = adviseBuiltIn(asked(nodes, 'ja', focus))
      expect(validateAdvisorReport(report, ids, { nodes, ...focus })).toEqual({ ok: true, errors: [], warnings: [] })
    },
  )
})

describe('Organizer, built in', () => {
  test('groups by shared words, relates by cues, splits by lists, in both languages', () => {
    const ja = organizeBuiltIn(
      asked(
        [
          node('n1', '展示会の案内状を送る', { context: '会場が決まったら送る。\n- 文面を書く\n- 宛名を印刷する' }),
          node('n2', '展示会の会場を決める'),
          node('n3', '展示会の予算表'),
        ],
        'ja',
      ),
    )
    expect(ja.grouping_proposals).toMatchObject([{ group_label: '展示会', node_ids: ['n1', 'n2', 'n3'] }])
    expect(ja.relation_proposals).toMatchObject([{ from_node_id: 'n1', to_node_id: 'n2', relation_type: 'depends_on' }])
    expect(ja.decomposition_proposals).toMatchObject([{ target_node_id: 'n1' }])
    expect(ja.summary).toContain('まず')

    const en = organizeBuiltIn(
      asked(
        [
          node('n1', 'Send the invitations', { context: 'After the venue is booked.\n- write\n- print' }),
          node('n2', 'Book the venue'),
          node('n3', 'Venue budget'),
        ],
        'en',
      ),
    )
    expect(en.grouping_proposals).toMatchObject([{ group_label: 'venue', node_ids: ['n2', 'n3'] }])
    expect(en.relation_proposals).toMatchObject([{ from_node_id: 'n1', to_node_id: 'n2' }])
    expect(en.decomposition_proposals).toMatchObject([{ target_node_id: 'n1' }])
    expect(en.summary).toContain('First')
  })

  test.each([
    ['単価を確かめる', '単価を確かめてから送る。'],
    ['仕様書を読む', '仕様書を読んでから見積もりを送る。'],
    ['案内文を書く', '案内文を書いた後に送る。'],
    ['下書きを渡す', '下書きを渡してからにする。'],
  ])('finds %j by the words %j', (first, context) => {
    const nodes = [node('n1', '見積もりを送る', { context }), node('n2', first), node('n3', '名札を頼む')]
    expect(organizeBuiltIn(asked(nodes, 'ja')).relation_proposals).toMatchObject([
      { from_node_id: 'n1', to_node_id: 'n2', relation_type: 'depends_on' },
    ])
  })

  test.each(['だから送る。', 'それから送る。', '単価は高いから送る。'])('%j names nothing that comes first', (text) => {
    expect(dependencyCues(text)).toEqual([])
  })

  test('asked to split what names no parts, it says so instead of inventing some', () => {
    const nodes = [node('n1', '大きな仕事')]
    const report = organizeBuiltIn(asked(nodes, 'ja', { focusNodeId: 'n1', userIntent: '分解したい' }))
    expect(report.decomposition_proposals).toEqual([])
    expect(report.summary).toContain('「大きな仕事」')
    expect(report.summary).toContain('箇条書き')
  })

  test('neither what is finished nor what was split already is proposed again', () => {
    const list = '- 文面を書く\n- 印刷する'
    const nodes = [
      node('n1', '案内状', { context: list, status: 'DONE' }),
      node('n2', '招待状', { context: list }),
      node('n3', '封筒', { parent_id: 'n2' }),
    ]
    expect(organizeBuiltIn(asked(nodes, 'ja')).decomposition_proposals).toEqual([])
  })
})

describe('Advisor, built in', () => {
  test('without a focus it takes what waits for a decision, then what is due first', () => {
    const later = node('n1', 'later', { due: '2026-12-01' })
    const sooner = node('n2', 'sooner', { due: '2026-05-01' })
    const waiting = node('n3', 'waiting', { status: 'NEEDS_DECISION' })
    expect(adviseBuiltIn(asked([later, sooner], 'en')).target_node_id).toBe('n2')
    expect(adviseBuiltIn(asked([later, sooner, waiting], 'en')).target_node_id).toBe('n3')
    expect(adviseBuiltIn(asked([later, sooner, waiting], 'en', { focusNodeId: 'n1' })).target_node_id).toBe('n1')
  })

  test('quotes the node’s own question and first step, and knows who waits', () => {
    const nodes = [
      node('n1', '会場を決める', { context: '駅に近いのはどちらか？\n- 候補を並べる' }),
      node('n2', '案内状', { relations: [{ to_node_id: 'n1', relation_type: 'depends_on' }] }),
    ]
    const text = JSON.stringify(adviseBuiltIn(asked(nodes, 'ja', { focusNodeId: 'n1' })))
    for (const quoted of ['「駅に近いのはどちらか？」', '「候補を並べる」', '「案内状」'])
      expect(text).toContain(quoted)
  })

  test('draft texts when drafts are asked for', () => {
    for (const [language, intent] of [
      ['ja', '返信の文案がほしい'],
      ['en', 'draft a reply'],
    ] as const) {
      const { options } = adviseBuiltIn(asked([node('n1', 'x')], language, { userIntent: intent }))
      expect(options.length).toBeGreaterThanOrEqual(2)
      for (const { description } of options) expect(description).toContain('x')
    }
  })

  test('what is closed can be opened again or left', () => {
    const { options } = adviseBuiltIn(asked([node('n1', 'x', { status: 'DONE' })], 'en', { focusNodeId: 'n1' }))
    expect(options.map(({ suggested_status }) => suggested_status)).toEqual(['REACTIVATED', undefined])
  })
})

describe('comments', () => {
  const nodes = [node('n1', '名札の発注'), node('n2', '会場')]
  test.each([
    ['グループはいらない', ['grouping']],
    ['no relations please', ['relation']],
    ['分解だけ見たい', ['grouping', 'relation']],
    ['保留は除いて', ['hold']],
    ['only decomposition', ['grouping', 'relation']],
  ])('%s', (comment, skipped) => {
    const wishes = readWishes([comment], nodes)
    expect([...wishes.skip]).toEqual(skipped)
    expect(wishes.unread).toEqual([])
  })

  test('a node can be left out by its title, and what is not understood is kept to be told', () => {
    const wishes = readWishes(['「名札の発注」は除いて。もっと明るく'], nodes)
    expect([...wishes.leftOut]).toEqual(['n1'])
    expect(wishes.unread).toEqual(['もっと明るく'])
    const report = organizeBuiltIn(
      asked([...nodes, node('n3', '名札の枚数')], 'ja', { constraints: ['名札の発注は除いて'] }),
    )
    expect(report.grouping_proposals).toEqual([])
  })
})

/** Boards that people could write: lists, cues, commands, quotation marks, any characters. */
const words = fc.constantFrom(
  '展示会の案内状を送るべき',
  '「正解」の"best"な案',
  '会場を予約して、連絡してください',
  'You must book the venue and then send the best one',
  'Which one should we take?',
  '推奨環境',
  '会場が決まったら進める',
  'After the venue is booked',
  '- やるべきこと\n- 推奨の確認\n- 名札',
  '名札・看板・旗を頼む',
)
const text = fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 60 }), fc.lorem())
const title = text
  .map((each) => each.replaceAll(/\s+/gu, ' ').slice(0, 200))
  .filter((each) => /[\p{L}\p{N}]/u.test(each))
const anyNode = (index: number) =>
  fc
    .record({ title, context: text, note: text, status: fc.constantFrom(...STATUSES) })
    .map(({ title: name, ...more }) => node(`n${index + 1}`, name, more))
const anyBoard = fc
  .integer({ min: 1, max: 8 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => anyNode(index))))

test('[board.built-in] whatever is on the board, the built-in answers keep every Must rule', () => {
  fc.assert(
    fc.property(
      anyBoard,
      fc.constantFrom<Language>('ja', 'en'),
      fc.option(fc.nat()),
      text,
      (nodes, language, at, said) => {
        const focus = at === null ? {} : { focusNodeId: `n${(at % nodes.length) + 1}` }
        const input = asked(nodes, language, { ...focus, userIntent: said, constraints: [said] })
        const ids = nodes.map(({ id }) => id)
        const board = { nodes, ...focus }
        expect(validateOrganizerReport(organizeBuiltIn(input), ids, board).errors).toEqual([])
        expect(validateAdvisorReport(adviseBuiltIn(input), ids, board).errors).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})
