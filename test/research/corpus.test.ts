import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { originOf } from '../../src/capabilities/research/index.ts'
import { readDocument } from '../../src/capabilities/research/sources/local/read-document.ts'
import { detectLanguage } from '../../src/text/index.ts'
import { CORPUS, PLANTED, sidesOf } from '../support/research/planted.ts'

const FILES = (readdirSync(CORPUS, { recursive: true }) as string[]).filter(
  (file) => !/(?:^|\/)[^.]*$|json$/.test(file),
)
const texts = new Map<string, string>()
beforeAll(async () => {
  for (const file of FILES) {
    const read = await readDocument(file, readFileSync(join(CORPUS, file)), 'whole')
    if ('refused' in read) throw new Error(`${file}: ${read.refused}`)
    texts.set(file, read.text)
  }
}, 300_000)

describe('[research.corpus-planted] the documents to try research on', () => {
  test('are forty or more, of every kind and in both languages', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(FILES.map((file) => extname(file)))).toEqual(new Set(['.md', '.txt', '.html', '.pdf', '.docx']))
    const japanese = FILES.filter((file) => detectLanguage(texts.get(file) ?? '') === 'ja').length
    expect(Math.min(japanese, FILES.length - japanese)).toBeGreaterThanOrEqual(18)
  })

  test.each(PLANTED.contradictions)('$id: both sides stand in their documents', (contradiction) => {
    for (const { file, sentence } of sidesOf(contradiction).flat()) expect(texts.get(file), file).toContain(sentence)
    expect(contradiction.first.file).not.toBe(contradiction.second.file)
  })

  test.each(PLANTED.tempting)('tempting, $why: both sentences stand in their documents', ({ first, second }) => {
    for (const { file, sentence } of [first, second]) expect(texts.get(file), file).toContain(sentence)
  })

  test('contradict each other in each language, between them, and in every way', () => {
    const languages = PLANTED.contradictions.map(({ first, second }) =>
      [first, second]
        .map(({ sentence }) => detectLanguage(sentence))
        .toSorted()
        .join('-'),
    )
    for (const pair of ['en-en', 'ja-ja', 'en-ja'])
      expect(languages.filter((each) => each === pair).length, pair).toBeGreaterThanOrEqual(4)
    expect(new Set(PLANTED.contradictions.map(({ about }) => about)).size).toBe(6)
  })

  test('[research.syndication] the copies among them, and only those, are one source', () => {
    const pages = FILES.map((pageId) => ({ pageId, text: texts.get(pageId) ?? '' }))
    const origins = originOf(pages)
    const groups = new Map<string, string[]>()
    for (const [page, origin] of origins) groups.set(origin, [...(groups.get(origin) ?? []), page])
    const found = [...groups.values()].filter(({ length }) => length > 1).map((each) => each.toSorted())
    expect(found.toSorted()).toEqual(PLANTED.copies.map((each) => each.toSorted()).toSorted())
  })
})
