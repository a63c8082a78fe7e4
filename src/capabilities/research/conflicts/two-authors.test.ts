import { beforeAll, describe, expect, it } from 'vitest'
import { type Conflicts, loadConflicts } from './index.ts'

let conflicts: Conflicts
beforeAll(async () => {
  conflicts = await loadConflicts()
}, 60_000)

const conflicting = (a: string, b: string) =>
  conflicts.judge(conflicts.read({ text: a }), conflicts.read({ text: b })).conflict

describe('two authors, each in their own words', () => {
  it.each([
    [
      'a figure',
      '白川ダムの総貯水容量は4,200万立方メートルで、県内では3番目に大きい。',
      '国土交通局の資料では、白川ダムの総貯水容量は3,600万立方メートルとなっている。',
    ],
    [
      'a figure',
      'Renovating the Corbin Theatre cost £12 million in the end.',
      'The final cost of the Corbin Theatre renovation was £9.5 million, as confirmed by the trust.',
    ],
    ['a century', '古い鐘楼は17世紀初めに建てられた。', '鐘楼は1780年に建てられたと寺の記録にある。'],
    [
      'a century',
      'The old mill was built in the early seventeenth century.',
      'Records show that the old mill was built in 1780.',
    ],
    ['a first time', 'The ferry did not begin sailing until March 2019.', 'The ferry began sailing in June 2017.'],
    ['a deadline', '給付金の申請は、9月30日で締め切る。', '給付金は10月31日まで申請できる。'],
    [
      'a deadline',
      'Applications for the Tarn grant close on 30 September.',
      'Applicants may apply for the Tarn grant until 31 October.',
    ],
    ['a permission', '園内ではドローンを飛ばすことができます。', '園内でのドローンの飛行は禁止されています。'],
    [
      'a permission',
      'Camping is allowed in the Elm Valley reserve.',
      'Visitors are not permitted to camp in the Elm Valley reserve.',
    ],
    ['a requirement', 'ペットの同伴は事前の許可が必要です。', 'ペットは許可なしで同伴できます。'],
    ['a charge', '夜間の駐車は無料である。', '夜間に駐車する場合は500円の料金がかかる。'],
    ['a charge', 'Parking at the Westgate market is free.', 'Drivers are charged £4 for parking at Westgate market.'],
    ['harm', '火災によるけが人はいなかった。', 'この火災で3人がけがをした。'],
    [
      'harm',
      'Nobody was hurt in the Dalby warehouse fire.',
      'Three people were injured in the fire at the Dalby warehouse.',
    ],
    [
      'an operator',
      'この路面電車を運営しているのは、市の外郭団体の青海交通公社です。',
      '路面電車は民間の北斗鉄道が運営している。',
    ],
    [
      'an operator',
      'The Norcroft line is operated by Swift Rail.',
      'The Norcroft line is operated by the county transport authority.',
    ],
    ['a direction', '2023年の野鳥の観察数は、前の年に比べて増えた。', '2023年に観察された野鳥は、2022年より減った。'],
    [
      'a direction',
      'Fewer swans were counted on Lake Imber in 2023 than the year before.',
      'The number of swans counted on Lake Imber rose in 2023.',
    ],
    ['a name between commas', "Veldora's capital, Marn, lies on the coast.", 'The capital of Veldora is Oskin.'],
    [
      'a version',
      'The latest firmware for the Orbo camera is version 1.8.',
      'The current firmware release for the Orbo camera is 2.2.',
    ],
  ])('[research.conflict-reasons] contradict each other in %s: %s', (_class, a, b) => {
    expect(conflicting(a, b)).toBe(true)
    expect(conflicting(b, a)).toBe(true)
  })

  it.each([
    ['another measure', '白川ダムの堤高は112メートルである。', '白川ダムの堤頂長は310メートルである。'],
    ['another measure', 'The Halden dam is 112 metres high.', 'The Halden dam is 310 metres long.'],
    ['another event', '新製品は2021年に発表された。', '新製品は2022年に発売された。'],
    ['another event', 'The phone was announced in 2021.', 'The phone went on sale in 2022.'],
    ['another bearer of the name', '若竹観光は1998年に設立された。', '若竹食品は1962年に設立された。'],
    ['another edition', 'The H2 scanner weighs 3.1 kg.', 'The H2 Mini scanner weighs 1.9 kg.'],
    [
      'another forecaster',
      '県の予測では、2030年の人口は80万人となる。',
      '民間の研究所は、2030年の人口を76万人と予測している。',
    ],
    [
      'another forecaster',
      'The bank expects growth of 2% next year.',
      'The ministry forecasts growth of 3% next year.',
    ],
    ['another basis', '名目では、賃金は4%増えた。', '物価上昇を差し引くと、賃金は1%減った。'],
    ['another basis', 'In nominal terms, pensions rose by 4%.', 'Pensions fell by 1% after inflation.'],
    ['a limit that is kept', 'この薬の1日の上限は3錠である。', 'この患者は1日2錠を服用している。'],
    ['a limit that is kept', 'The car has a top speed of 180 km/h.', 'The car was travelling at 100 km/h.'],
    ['another season', '平日は自転車を持ち込むことができます。', '土日は自転車の持ち込みを禁止しています。'],
    ['another season', 'Dogs are allowed on the beach in winter.', 'Dogs are not allowed on the beach in summer.'],
    ['another thing allowed', '会場での撮影は許可されている。', '会場での録音は禁止されている。'],
    ['a question', 'Is the tower 90 metres tall?', 'The tower is 70 metres tall.'],
  ])('[research.conflict-scope] do not where there is %s: %s', (_class, a, b) => {
    expect(conflicting(a, b)).toBe(false)
    expect(conflicting(b, a)).toBe(false)
  })
})
