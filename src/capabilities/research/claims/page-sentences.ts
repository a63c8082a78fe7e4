import { type Sentence, sentences } from '#text/index.ts'

export interface PageSentence extends Sentence {
  /** In which paragraph of the page, from 0. */
  paragraph: number
  /** A line of its own without a full stop, as headings and menus are. */
  isBare: boolean
}

/** More than anybody reads of one page. */
const MOST_CHARACTERS = 400_000
const MARKER = /^(?:\s*(?:[-*+•●○◆■・※>]|\d{1,3}[.)]|[(（]?\d{1,2}[)）]|[①-⑳])\s*)+/u
const MARKUP = /^\s*(?:#{1,6}\s|[-*_=]{3,}\s*$|\||!\[|```|~~~|<)/u
const ENDED = /[.!?。！？．｡…:：][」』）)”’"'\]]*\s*$/u
/** As long as a line is when it was wrapped, in half widths. */
const WRAPPED = 46
const TITLE = 0.75

/** The sentences of a page as they stand in it. A sentence that goes on in the next line is one sentence. */
export function pageSentences(text: string): PageSentence[] {
  const found: PageSentence[] = []
  for (const [paragraph, { start, end, isBare }] of paragraphs(text.slice(0, MOST_CHARACTERS)).entries()) {
    // A line break is as long as a space: what is found stands at the same place in the page.
    const flat = text.slice(start, end).replace(/[\r\n\u2028\u2029]/gu, ' ')
    for (const sentence of sentences(flat)) {
      const from = start + sentence.start
      const to = start + sentence.end
      found.push({ text: text.slice(from, to), start: from, end: to, paragraph, isBare })
    }
  }
  return found
}

interface Paragraph {
  start: number
  end: number
  isBare: boolean
}

function paragraphs(text: string): Paragraph[] {
  const found: Paragraph[] = []
  let open: { start: number; end: number; last: string; lines: number } | undefined
  const close = () => {
    if (open !== undefined)
      found.push({ start: open.start, end: open.end, isBare: open.lines === 1 && !ENDED.test(open.last) })
    open = undefined
  }
  let isCode = false
  for (const { 0: line, index } of text.matchAll(/[^\r\n\u2028\u2029]*(?:\r\n|[\r\n\u2028\u2029]|$)/gu)) {
    const content = line.trim()
    if (/^(?:```|~~~)/u.test(content)) isCode = !isCode
    if (content === '' || isCode || MARKUP.test(line)) {
      close()
      continue
    }
    const marker = MARKER.exec(line)?.[0].length ?? 0
    if (marker > 0 || (open !== undefined && !goesOn(open.last, content))) close()
    const end = index + line.trimEnd().length
    if (open === undefined)
      open = { start: index + (marker || line.length - line.trimStart().length), end, last: content, lines: 1 }
    else open = { ...open, end, last: content, lines: open.lines + 1 }
  }
  close()
  return found.filter(({ start, end }) => end > start)
}

function goesOn(last: string, next: string): boolean {
  if (/^\p{Ll}/u.test(next) && !ENDED.test(last)) return true
  // A title that stands right above its text is shorter than the lines below it.
  if (/^\p{Lu}/u.test(next) && !ENDED.test(last) && width(last) < TITLE * width(next)) return false
  return width(last) >= WRAPPED
}

function width(line: string): number {
  return line.length + (line.match(/[\u3000-\u9fff\uff00-\uff60]/gu)?.length ?? 0)
}
