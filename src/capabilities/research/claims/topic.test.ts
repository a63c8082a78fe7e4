import { expect, test } from 'vitest'
import { Topic } from './topic.ts'

test('[research.topic-places] a place, a single character or a figure is no word of the other language', async () => {
  const line = await Topic.of('霧ヶ浜町のかもめ線', 'ja')
  expect(await line.share(['outdoor', 'unit', 'coastal', 'coast', 'line'], 'en')).toBe(0)
  const pump = await Topic.of('Nagomi Air H2 heat pump', 'en')
  expect(await pump.share(['2', '利用', '4.0.2'], 'ja')).toBe(0)
  const version = await Topic.of('Fernwick 4.0', 'en')
  expect(await version.share(['4.0', 'table'], 'en')).toBe(0)
  expect(await version.share(['fernwick', '4.0'], 'en')).toBe(1)
})

test('[research.topic-places] what means the same and what sounds the same is still found', async () => {
  const survey = await Topic.of('空見県の図書館利用調査', 'ja')
  expect(await survey.share(['library'], 'en')).toBeGreaterThan(0.2)
  const pump = await Topic.of('なごみエアH2 ヒートポンプ', 'ja')
  expect(await pump.names(['nagomi'], 'en')).toBe(true)
})
