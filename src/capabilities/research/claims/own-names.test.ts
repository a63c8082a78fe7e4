import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConsensusResearchEngine } from '../engine/index.ts'
import { ownNames } from './own-names.ts'

const PAGES = [
  ['Petrel (ship)', 'Petrel is an electric ferry. The petrel is a bird.'],
  ['Timetable of the electric ferry', 'Petrel leaves Orsay at 7.'],
  ['Cells after one winter', 'Petrel has cells for 420 kilowatt-hours.'],
  ['A day in June', 'The electric ferry leaves from the pier at Orsay.'],
  ['Recipes of the Month', 'Soup needs 20 minutes and two onions.'],
].map(([title = '', text = '']) => ({ title, text }))
const TOPIC = 'The electric ferry of Orsay'

test('[research.own-names] a proper name in a title that most pages use is a name of the topic', async () => {
  expect(await ownNames(PAGES, TOPIC)).toEqual(['Petrel'])
})

test.each([
  ['of a page or two', PAGES.slice(0, 3)],
  ['that few pages use', [...PAGES.slice(0, 2), ...PAGES.slice(3), ...PAGES.slice(4)]],
  ['that is mostly written small', PAGES.map((page) => ({ ...page, text: `${page.text} A petrel dived.` }))],
])('no name %s', async (_, pages) => {
  expect(await ownNames(pages, TOPIC)).toEqual([])
})

test('in katakana what no dictionary has', async () => {
  const pages = ['定員', '料金', '航路', '電池'].map((title) => ({
    title: `カゼリのサービス ${title}`,
    text: `カゼリのサービスの${title}です。`,
  }))
  expect(await ownNames(pages, '電気で動く渡し船')).toEqual(['カゼリ'])
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naze-names-'))
  for (const [n, { title, text }] of PAGES.entries())
    await writeFile(join(folder, `${n}.md`), `# ${title}\n\n${text}\n`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('[research.own-names] a page that uses it is quoted, and one that does not is about something else', async () => {
  const { report, finalReport } = await new ConsensusResearchEngine({
    iterationCount: 1,
    searchConfig: { corpus: folder },
  }).research(TOPIC)
  expect(report.method.beside).toEqual(['local:4.md'])
  expect(finalReport).toContain('420 kilowatt-hours')
})
