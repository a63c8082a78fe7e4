import { beforeAll, describe, expect, it } from 'vitest'
import { type Conflicts, loadConflicts } from './index.ts'

let conflicts: Conflicts
beforeAll(async () => {
  conflicts = await loadConflicts()
}, 60_000)

const judge = (a: string, b: string) => conflicts.judge(conflicts.read({ text: a }), conflicts.read({ text: b }))

describe('[research.conflict-reworded] told in other words', () => {
  it.each([
    ['a cause', '事故の原因は運転手の居眠りだった。', '事故の原因はブレーキの故障だった。'],
    ['an author', 'この絵画は江戸後期の絵師、川端雪渓が描いた。', 'この絵画の作者は狩野派の絵師、狩野永山である。'],
    ['an author', 'The mural was painted by Luis Ortega.', 'The mural is the work of Carla Mendes.'],
    ['an owner', 'The company is owned by the Brandt family.', 'The company is a wholly owned subsidiary of Norex.'],
    ['a material', 'The casing is made of aluminium.', 'The casing is made of plastic.'],
    ['a place', 'なごみ号は葉波市の工場で製造している。', 'なごみ号は砂原市の工場で製造されている。'],
    ['a mouth', 'The river flows into the North Sea.', 'The river empties into the Baltic.'],
    ['a sale', 'The product is still on sale.', 'The product has been discontinued.'],
    ['a sale', 'この製品は現在も販売されている。', 'この製品はすでに販売を終了している。'],
    ['a state', 'The bridge remains closed to traffic.', 'The bridge has reopened to traffic.'],
    [
      'a rank',
      'Pluton Tower remains the tallest building in the city.',
      'Pluton Tower is now only the second-tallest building in the city.',
    ],
    ['a charge', 'このサービスは有料で提供されている。', 'このサービスは無料で提供されている。'],
    [
      'a finding',
      '長井川では昨年度の調査でアユの遡上が確認された。',
      '昨年度に行われた調査では、長井川を遡上するアユは1匹も見つからなかった。',
    ],
    ['a rate', 'The committee meets every fortnight.', 'The committee meets once a month.'],
    ['a rate', '会議は隔週で開かれている。', '会議は毎週開催されている。'],
    [
      'a majority',
      'The majority of members voted for the merger.',
      'Fewer than half of the members voted for the merger.',
    ],
    ['an end', 'The treaty expires at the end of 2030.', 'The treaty runs until 2035.'],
    ['a least version', 'Fernwick 4.0 requires Python 3.10 or later.', 'Fernwick 4.0 requires Python 3.12 or later.'],
    [
      'a name in both scripts',
      'なごみエアH2は2025年10月3日に発売されました。',
      'The Nagomi Air H2 went on sale on 17 October 2025.',
    ],
  ])('two claims contradict each other in %s: %s / %s', (_what, a, b) => {
    expect(judge(a, b).conflict).toBe(true)
  })

  it.each([
    ['what has the value', '火災の原因は漏電だった。', '火災による停電の原因は送電線の焼損だった。'],
    ['who bears the name', 'The capital of Kenya is Nairobi.', 'The capital of Ghana is Accra.'],
    [
      'a town and its country',
      'The company is headquartered in Texas.',
      'The company is headquartered in Austin, Texas.',
    ],
    [
      'the first and the present one',
      'The first curator of the gallery was Tom Ash.',
      'The current curator of the gallery is Eve Lund.',
    ],
    ['a model', 'X-100は防水である。', 'X-200は防水に対応していない。'],
    ['a line', 'かもめ線では交通系のICカードは使えません。', 'ちどり線では、交通系のICカードの試験を行っています。'],
    ['a refusal told as such', 'The minister rejected calls to resign.', 'The minister will stay in office.'],
    ['a denial of the denied', '提案は否決された。', '提案は可決されなかった。'],
    ['the same from the other side', 'The challenger beat the incumbent.', 'The incumbent lost to the challenger.'],
    ['an exception', 'All shops closed except the one at the station.', 'The shop at the station stayed open.'],
    ['some of them', 'One member of the committee opposed the plan.', 'The committee approved the plan.'],
    ['a condition', '雨天の場合、花火大会は翌日に延期される。', '花火大会は8月3日に開催される。'],
    ['a time gone by', 'The village once had three schools.', 'The village has one school.'],
    ['limits that meet', '65歳以上の接種費用は1,500円です。', '64歳以下の接種費用は4,800円です。'],
  ])('no two claims contradict each other that differ in %s: %s / %s', (_what, a, b) => {
    expect(judge(a, b).conflict).toBe(false)
  })
})
