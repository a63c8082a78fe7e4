import { goldPages } from '../../../bench/extract/sets.ts'
import { subjectOf } from '../../../src/capabilities/research/disputes/subject.ts'
import { toldIn } from '../../../src/capabilities/research/disputes/page-sentences-told.ts'
import type { DisputedPage } from '../../../src/capabilities/research/disputes/told.ts'
import { meetingsAmong } from '../../../src/capabilities/research/disputes/weighed/meeting.ts'
import { detectLanguage } from '../../../src/text/index.ts'
import { type Lesson, lessonOf, type Parts } from './lesson.ts'

const COUNTS = 0.35
const MOST_OF_PAGE = 150
const MOST_LESSONS = 120
const LEAST_TEXT = 1_500

/** Who writes one article does not contradict themselves: its paragraphs, taken in turns for two documents, go together. */
export function articleLessons({ read, meanings }: Parts): Lesson[] {
  const readIn = (text: string, language: DisputedPage['language']) => read({ text, language })
  return (goldPages() ?? [])
    .filter(({ type, gold }) => type === 'article' && gold.length >= LEAST_TEXT)
    .flatMap(({ gold, id }) => {
      const title = gold.slice(0, 80)
      const paragraphs = gold.split(/\n+/u)
      const half = (odd: number): DisputedPage => {
        const text = paragraphs.filter((_, n) => n % 2 === odd).join('\n\n')
        const pageId = `${id} ${odd}`
        return { pageId, url: pageId, originId: pageId, title, text, published: '', language: detectLanguage(gold) }
      }
      const told = [half(0), half(1)]
        .flatMap((page) => toldIn(page, title, readIn, MOST_OF_PAGE))
        .filter(({ isOther }) => !isOther)
      const subject = subjectOf(title, readIn, meanings, told)
      return meetingsAmong(told, subject)
        .slice(0, MOST_LESSONS)
        .flatMap(({ a, b }) => lessonOf(a, b, subject, { set: 'articles', label: false, counts: COUNTS }) ?? [])
    })
}
