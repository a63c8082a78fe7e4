import type { FinalReport } from '../../api/research.ts'
import { plainDirection } from '../../lib/text/plain-direction.ts'

type Source = FinalReport['sources'][number]

/** Who says it and when, as the head of its page tells: its title, and below it author and day. */
export function speakerOf(sources: readonly Source[], number: number | undefined): { title: string; head: string } {
  const source = sources.find((each) => each.number === number)
  if (source === undefined) return { title: '', head: '' }
  const { title, byline = '', published } = source
  const head = byline === '' || title.includes(byline) ? published : byline
  return { title: plainDirection(title), head: title.includes(head) ? '' : plainDirection(head) }
}

/** What stands in brackets before a sentence, without what its title, author and day beside it say already. */
export function aboutBeside(
  { text, about }: { text: string; about?: string | undefined },
  { title, head }: { title: string; head: string },
): string | undefined {
  // Who "it" or "we" is stands right before it.
  if (about === undefined || /^(?:(?:it|its|they|their|we|our)\b|[同当]|私たち)/iu.test(text)) return about
  const left = about
    .split(/(?:、|, )(?=[^、,]*\d{4}|(?:令和|平成))/u)
    .filter((one) => !`${title} ${head}`.includes(one))
  return left.length === 0 ? undefined : left.join(', ')
}
