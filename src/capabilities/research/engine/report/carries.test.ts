import { expect, test } from 'vitest'
import { loadConflicts } from '../../conflicts/index.ts'
import { carries } from './carries.ts'

async function isCarried(part: string, whole: string, topic = ''): Promise<boolean> {
  const { read } = await loadConflicts()
  const known = new Set(read({ text: topic }).tokens.map(({ lemma }) => lemma))
  return carries(read({ text: whole }), read({ text: part }), known)
}

test.each([
  ['The tram fleet has 34 vehicles.', 'In the depot stands a tram fleet of 34 vehicles with low floors.'],
  ['導入した車両は23編成である。', '車両は低床式で、23編成を導入しました。'],
  ['総事業費は約14億円でございます。', '総事業費14億2千万円をかけた施設の維持費は、年間で約9,800万円となっている。'],
  [
    '収集した生ごみには木くずを混ぜ、約2か月をかけて発酵させる。',
    '生ごみは木くずと混ぜたうえで、発酵槽の中で約60日かけて堆肥にします。',
  ],
  [
    'The restoration cost £8.4 million in total.',
    'It returned to use after a restoration costing more than eight million pounds.',
  ],
  ['2024年度の利用回数は40万2千回でした。', 'Kazeri logged just over 400,000 rides in fiscal 2024.'],
  ['16歳以上の方がお使いいただけます。', 'Riders must be at least 16 years old.'],
])('[research.findings-agree] %s stands in: %s', async (part, whole) => {
  expect(await isCarried(part, whole)).toBe(true)
})

test.each([
  ['only a part of it', '11月の無料配布では1時間で品切れとなった。', '市民向けには4月と11月に無料の配布があります。'],
  [
    'one figure of two',
    '総事業費14億2千万円をかけた施設の維持費は、年間で約9,800万円となっている。',
    '総事業費は14億2千万円。',
  ],
  ['another number', 'The tram fleet has 34 vehicles.', 'The tram fleet has 36 vehicles.'],
  ['only the year of the day', 'The lido reopened on 25 May 2024.', 'Wrenfield Lido returned to use in 2024.'],
  ['the opposite', 'Tram use rose by 12 percent in May.', 'Tram use fell by 12 percent in May.'],
  ['the opposite in two languages', '事故は2024年に12件減った。', 'Accidents rose by 12 in 2024.'],
  ['denied', 'The tram fleet has 34 vehicles.', 'The tram fleet has not reached 34 vehicles.'],
  [
    'the same number of another thing',
    '収集は週2回です。',
    '「燃やすごみの日が週2回でも足りる」と話す家庭も出てきました。',
  ],
  [
    'a common number in two languages',
    '車輪の交換は自転車店3軒が請け負う。',
    'It may seem as if there were only three.',
  ],
  ['a plan', '市は参加率を72%に引き上げる計画である。', '2024年度の参加率は72%でした。'],
])('[research.findings-agree] %s is not the whole of it', async (_, part, whole) => {
  expect(await isCarried(part, whole)).toBe(false)
})
