import { beforeAll, expect, test } from 'vitest'
import { type LoadedConflicts, loadConflicts } from '../../conflicts/index.ts'
import { disputesAmong } from '../../disputes/disputes.ts'
import { asConflicts, oneOfEach, readBy } from './disputes-as-conflicts.ts'

let loaded: LoadedConflicts
beforeAll(async () => {
  loaded = await loadConflicts()
}, 60_000)

const TOPIC = 'The Marlow pool in Easton'
const SAID = {
  echo: 'The Marlow pool opened in May 2019.',
  audit: 'In May 2019 the Marlow pool opened after long delays.',
  guide: 'The Marlow pool opened in September 2019.',
}
const pages = Object.entries(SAID).map(([pageId, text]) => {
  return { pageId, url: pageId, title: pageId, text, published: '', language: 'en' as const, originId: pageId }
})

async function found() {
  const read = (text: string, language: 'ja' | 'en') => loaded.read({ text, language })
  return asConflicts(await disputesAmong(pages, TOPIC, { read, meanings: loaded.meanings, judge: loaded.judge }), [])
}

test('[research.document-conflicts] one matter is one conflict, with everybody on either side', async () => {
  const conflicts = await found()
  expect(conflicts).toHaveLength(1)
  const sides = [conflicts[0]?.conflict.statement1, conflicts[0]?.conflict.statement2].map((side) =>
    [side?.pageId, ...(side?.also ?? []).map(({ pageId }) => pageId)].toSorted(),
  )
  expect(sides.toSorted((a, b) => a.length - b.length)).toEqual([['guide'], ['audit', 'echo']])
  for (const side of [conflicts[0]?.conflict.statement1, ...(conflicts[0]?.conflict.statement1.also ?? [])])
    expect(SAID[side?.pageId as keyof typeof SAID].slice(side?.start, side?.end)).toBe(side?.text)
})

test('what was found between two of its sentences is not told again', async () => {
  const conflicts = await found()
  expect(oneOfEach(conflicts, conflicts)).toHaveLength(1)
  expect(oneOfEach([], conflicts)).toHaveLength(1)
})

test('pages that nobody quotes are left out', () => {
  expect(readBy([], pages, 'some other thing')).toEqual([])
})
