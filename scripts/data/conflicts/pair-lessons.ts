import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { subjectOf } from '../../../src/capabilities/research/disputes/subject.ts'
import type { Told } from '../../../src/capabilities/research/disputes/told.ts'
import { type Lesson, lessonOf, type Parts } from './lesson.ts'

const PAIRS = join(import.meta.dirname, '../../../bench/conflict/pairs')
const Line = z.object({
  a: z.string(),
  b: z.string(),
  conflict: z.boolean(),
  about: z.string().default(''),
  language: z.enum(['ja', 'en']).optional(),
})

/** Pairs that were worded loosely count most, those the rules were made on least. */
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/-loose/, 2.5],
  [/author-(?:[4-9]|10)|told/, 1],
  [/author/, 0.5],
  [/^/, 0.25],
]

export function pairLessons(parts: Parts): Lesson[] {
  return readdirSync(PAIRS)
    .filter((name) => name !== 'cross.jsonl')
    .sort()
    .flatMap((name) => lessonsIn(name, parts))
}

function lessonsIn(name: string, { read, meanings }: Parts): Lesson[] {
  const set = name.replace('.jsonl', '')
  const counts = COUNTS.find(([form]) => form.test(set))?.[1] ?? 1
  return readFileSync(join(PAIRS, name), 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const { a, b, conflict, about, language = name.startsWith('ja') ? 'ja' : 'en' } = Line.parse(JSON.parse(line))
      const told = (text: string, pageId: string): Told => ({
        page: { pageId, url: '', title: about, text, published: '', language, originId: pageId },
        text,
        start: 0,
        end: text.length,
        reading: read({ text, language }),
        heading: '',
        before: [],
        wrote: undefined,
        years: [],
        isOwnYear: false,
        titleYears: [],
        isOther: false,
      })
      const [one, other] = [told(a, 'a'), told(b, 'b')]
      const subject = subjectOf(about, (text, of) => read({ text, language: of }), meanings, [one, other])
      const lesson = lessonOf(one, other, subject, { set, label: conflict, counts })
      return lesson === undefined ? [] : [lesson]
    })
}
