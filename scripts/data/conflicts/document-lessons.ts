import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { subjectOf } from '../../../src/capabilities/research/disputes/subject.ts'
import { toldIn } from '../../../src/capabilities/research/disputes/page-sentences-told.ts'
import type { DisputedPage } from '../../../src/capabilities/research/disputes/told.ts'
import { meetingsAmong } from '../../../src/capabilities/research/disputes/weighed/meeting.ts'
import { readDocument } from '../../../src/capabilities/research/sources/local/read-document.ts'
import { detectLanguage } from '../../../src/text/index.ts'
import { CORPUS, PLANTED, sidesOf } from '../../../test/support/research/planted.ts'
import { type Lesson, lessonOf, type Parts } from './lesson.ts'

const OWN = join(import.meta.dirname, '../../../bench/conflict/folders')
const TOPICS: Readonly<Record<string, string>> = {
  bus: '霧ヶ浜町のかもめ線',
  fernwick: 'Fernwick 4.0',
  heatpump: 'なごみエアH2 ヒートポンプ / Nagomi Air H2 heat pump',
  survey: '空見県の図書館利用調査 / library use survey of Sorami Prefecture',
}
const Folder = z.object({
  topic: z.string(),
  pages: z.array(z.object({ title: z.string(), text: z.string() })),
  planted: z.array(z.tuple([z.string(), z.string()])),
})
/** Sentences of documents hardly ever contradict each other: each such pair counts little, for there are many. */
const COUNTS = { contradicts: 2, goesTogether: 0.6 }
const MOST_OF_PAGE = 200

interface Gathered {
  set: string
  topic: string
  pages: DisputedPage[]
  isPlanted(a: string, b: string): boolean
  isCopy(a: string, b: string): boolean
}

export async function documentLessons(parts: Parts): Promise<Lesson[]> {
  return [...(await examples()), ...own()].flatMap((folder) => lessonsIn(folder, parts))
}

function lessonsIn({ set, topic, pages, isPlanted, isCopy }: Gathered, { read, meanings }: Parts): Lesson[] {
  const readIn = (text: string, language: DisputedPage['language']) => read({ text, language })
  const told = pages.flatMap((page) => toldIn(page, topic, readIn, MOST_OF_PAGE)).filter(({ isOther }) => !isOther)
  const subject = subjectOf(topic, readIn, meanings, told)
  return meetingsAmong(told, subject).flatMap(({ a, b }) => {
    if (isCopy(a.page.pageId, b.page.pageId)) return []
    const label = isPlanted(a.text, b.text)
    const lesson = lessonOf(a, b, subject, { set, label, counts: label ? COUNTS.contradicts : COUNTS.goesTogether })
    return lesson === undefined ? [] : [lesson]
  })
}

const holds = (text: string, sentence: string) =>
  text.includes(sentence) || (text.length > 12 && sentence.includes(text))

async function examples(): Promise<Gathered[]> {
  const found: Gathered[] = []
  for (const [folder, topic] of Object.entries(TOPICS)) {
    const pages: DisputedPage[] = []
    for (const name of readdirSync(join(CORPUS, folder)).sort()) {
      const file = `${folder}/${name}`
      if (PLANTED.injected.includes(file)) continue
      const document = await readDocument(name, readFileSync(join(CORPUS, file)), 'whole')
      if ('refused' in document) continue
      pages.push({ ...document, pageId: file, url: file, originId: file, language: detectLanguage(document.text) })
    }
    const about = PLANTED.contradictions.map(sidesOf)
    const on = (text: string, side: (typeof about)[number][0]) => side.some(({ sentence }) => holds(text, sentence))
    found.push({
      set: `folder ${folder}`,
      topic,
      pages,
      isPlanted: (a, b) => about.some(([x, y]) => (on(a, x) && on(b, y)) || (on(a, y) && on(b, x))),
      isCopy: (a, b) => PLANTED.copies.some((copies) => copies.includes(a) && copies.includes(b)),
    })
  }
  return found
}

function own(): Gathered[] {
  return readdirSync(OWN)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const { topic, pages, planted } = Folder.parse(JSON.parse(readFileSync(join(OWN, name), 'utf8')))
      return {
        set: `folder ${name.replace('.json', '')}`,
        topic,
        pages: pages.map(({ title, text }, n) => {
          const pageId = `${n}`
          return { pageId, url: pageId, originId: pageId, title, text, published: '', language: detectLanguage(text) }
        }),
        isPlanted: (a, b) => planted.some(([x, y]) => (holds(a, x) && holds(b, y)) || (holds(a, y) && holds(b, x))),
        isCopy: () => false,
      }
    })
}
