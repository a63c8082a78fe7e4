import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Conflicts, loadConflicts } from './index.ts'

let conflicts: Conflicts
beforeAll(async () => {
  conflicts = await loadConflicts()
}, 60_000)

const judge = (a: string, b: string) => conflicts.judge(conflicts.read({ text: a }), conflicts.read({ text: b }))

describe('a conflict', () => {
  it.each([
    ['numbers', '橋の長さは390メートルである。', '橋の長さは420mである。', ['390メートル', '420m']],
    ['numbers', 'The dam is 221 metres high.', 'The dam stands 198 m tall.', ['221 metres', '198 m']],
    ['a bound', 'The flood killed at least 43 people.', 'The flood left 12 people dead.', ['43', '12']],
    ['a bound', '同社の保有する特許は300件を超える。', '同社が保有する特許は180件にとどまる。', ['300件', '180件']],
    ['shares', 'Two thirds of respondents supported it.', 'Only 41% of respondents supported it.', ['41%']],
    ['scores', '決勝戦は3対1で青葉学園が勝利した。', '青葉学園は決勝戦を4対2で制した。', ['3対1', '4対2']],
    ['dates', '同社は1987年に設立された。', '同社の設立は1992年である。', ['1987年', '1992年']],
    ['an era', '作家は昭和38年に生まれた。', '作家は1968年生まれである。', ['昭和38年', '1968年']],
    ['dates', 'The treaty was signed in 1954.', 'The treaty was signed in 1956.', ['1954', '1956']],
    ['negation', 'このプラグインは商用利用できる。', 'このプラグインは商用利用できない。', ['利用']],
    ['negation', 'The audit found evidence of fraud.', 'The audit found no evidence of fraud.', ['evidence']],
    ['opposites', '最高裁は上告を棄却した。', '最高裁は上告を認めた。', ['棄却', '認め']],
    ['opposites', 'The board approved the merger.', 'The board rejected the merger.', ['approved', 'rejected']],
    ['one value', '大会の開催地は札幌市である。', '大会の開催地は仙台市に決まった。', ['札幌', '仙台']],
    ['one value', 'The firm is headquartered in Rotterdam.', 'The firm has its headquarters in Hamburg.', ['Hamburg']],
    ['a year across languages', '同社は1998年に設立された。', 'The company was founded in 2001.', ['1998年', '2001']],
    ['a number across languages', '売上高は120億円だった。', 'Revenue was 15 billion yen.', ['120億円', '15 billion']],
  ])('[research.conflict-reasons] of %s: %s / %s', (_rule, a, b, named) => {
    const { conflict, type, severity, confidence, why } = judge(a, b)
    expect({ conflict, type }).toEqual({ conflict: true, type: 'contradiction' })
    expect(severity).toBeGreaterThanOrEqual(1)
    expect(confidence).toBeGreaterThan(0.5)
    for (const word of named) expect(why).toContain(word)
  })

  it.each([
    ['同フレームワークの最新版は4.2である。', '同フレームワークの最新バージョンは5.1だ。'],
    ['The latest stable release is 2.4.', 'The latest stable release is 3.1.'],
  ])('[research.conflict-outdated] of two latest versions is one before and one after: %s', (a, b) => {
    expect(judge(a, b)).toMatchObject({ conflict: true, type: 'outdated' })
  })

  it('[research.conflict-reasons] is told in the language of the claims', () => {
    expect(judge('売上高は120億円だった。', '売上高は150億円だった。').why).toBe(
      '売上高: 120億円 と 150億円 は重ならない',
    )
    expect(judge('The shop is open on Sundays.', 'The shop is closed on Sundays.').why).toBe(
      '"closed" and "open" are opposites, same otherwise',
    )
  })
})

describe('no conflict', () => {
  it.each([
    ['another quarter', '第1四半期の売上高は120億円だった。', '第2四半期の売上高は150億円だった。'],
    ['another region', 'Sales in Europe increased.', 'Sales in Asia decreased.'],
    ['another version', 'Version 2.4 does not support dark mode.', 'Version 3.0 supports dark mode.'],
    ['another tax base', '税込価格は1,980円である。', '税抜価格は1,800円である。'],
    ['another entity', '青葉市の人口は12万人である。', '緑川市の人口は9万人である。'],
    ['another entity', 'Company A raised its dividend.', 'Company B cut its dividend.'],
    ['a part', 'The company has 9,000 employees.', 'The company has 3,200 employees in Germany.'],
    ['a part', '市の予算総額は1,250億円である。', '市の予算のうち教育費は180億円である。'],
    ['another unit', '所要時間は90分である。', '所要時間は1時間半である。'],
    ['a rounded number', 'The project cost about $3 million.', 'The project cost $2.8 million.'],
    ['an era', '同社は平成12年に設立された。', '同社の設立は2000年である。'],
    ['ranges that overlap', '費用は500万円から800万円と見積もられる。', '費用は600万〜900万円と見積もられる。'],
    ['a plan', 'The company plans to hire 500 people in 2025.', 'The company hired 430 people in 2025.'],
    ['a plan', '開業は当初2023年の予定だった。', '開業したのは2024年である。'],
    ['a weak denial', '価格の高い製品は品質が良い。', '価格の高い製品が必ずしも品質が良いとは限らない。'],
    ['a weak denial', 'The test detects infections.', 'The test does not always detect infections.'],
    ['a guess', 'The economy could recover next year.', 'The economy might not recover next year.'],
    ['two denials', 'Only members can use the gym.', 'Non-members cannot use the gym.'],
    ['a denied opposite', '新機能は初期設定では無効になっている。', '新機能は初期設定では有効になっていない。'],
    ['more detail', 'The company was founded in 1975 and went public in 1998.', 'The company went public in 1998.'],
  ])('[research.conflict-scope] with %s: %s / %s', (_why, a, b) => {
    expect(judge(a, b)).toMatchObject({ conflict: false, type: null, severity: 0 })
  })
})

const sentence = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...'売上高 は が 120億円 だった 2023年 同社 増加した 減少した しない 。 、 The company revenue rose fell not no 12% $3.4 billion in 2021 Tokyo 最新版 4.2 headquartered 本社 約 以上'.split(
          ' ',
        ),
      ),
      { maxLength: 10 },
    )
    .chain((words) => fc.constantFrom(words.join(''), words.join(' '))),
)

describe('judging', () => {
  it('[research.conflict-symmetric] is the same either way round, and total', () => {
    fc.assert(
      fc.property(sentence, sentence, (a, b) => {
        const judged = judge(a, b)
        expect(judge(b, a)).toEqual(judged)
        expect(judged.conflict).toBe(judged.type !== null)
        expect(judged.severity > 0).toBe(judged.conflict)
        expect(judged.confidence).toBeGreaterThanOrEqual(0)
        expect(judged.confidence).toBeLessThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })

  it('[research.conflict-itself] finds none between a claim and itself, in other width, spacing or politeness', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(judge(text, text).conflict).toBe(false)
        expect(judge(text, ` ${text.replaceAll(' ', '  ')}\n`).conflict).toBe(false)
      }),
    )
    for (const [plain, polite] of [
      ['新駅は2025年3月15日に開業した。', '新駅は２０２５年３月１５日に開業しました。'],
      ['この薬は妊婦には使えない。', 'この薬は妊婦には使えません。'],
      ['参加費は3,000円である。', '参加費は３０００円です。'],
      ['The plan isn’t final.', 'The plan is not final.'],
    ] as const)
      expect(judge(plain, polite).conflict).toBe(false)
  })
})

describe('candidates', () => {
  const claims = [
    'The Arden bridge is 390 m long.',
    'The museum holds 80,000 objects.',
    'The Arden bridge is 420 m long.',
    'アーデン橋の長さは400メートルである。',
    'Rain is expected tomorrow.',
  ]
  it('[research.conflict-candidates] are pairs that share something, in both languages, each once', () => {
    const pairs = [...conflicts.candidates(claims.map((text) => conflicts.read({ text })))]
    expect(pairs).toEqual([
      [0, 2],
      [0, 3],
      [2, 3],
    ])
  })

  it('[research.conflict-candidates] of two thousand claims stay few', () => {
    const many = Array.from({ length: 2_000 }, (_, n) =>
      conflicts.read({
        text: `The ${['bridge', 'museum', 'tunnel', 'dam'][n % 4]} of town${n % 500} has ${n} visitors.`,
      }),
    )
    const pairs = [...conflicts.candidates(many)]
    expect(pairs.length).toBeGreaterThanOrEqual(500 * 6)
    expect(pairs.length).toBeLessThan(200_000)
    expect([...conflicts.candidates([])]).toEqual([])
  })
})
