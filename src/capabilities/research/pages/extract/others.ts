import { Readability } from '@mozilla/readability'
import type defuddle from 'defuddle'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import type { Blocks } from './blocks.ts'
import { parsePage } from './dom.ts'

/** Its types say that it has a default export, and it has none. */
const Defuddle = createRequire(import.meta.url)('defuddle') as typeof defuddle.default

/** Pages beyond these are read without the two: neither promises to be linear, nor to survive deep nesting. */
const MOST_BLOCKS = 12_000
const DEEPEST = 300
const LONGEST_MS = 15_000

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Lines of text out of the HTML an extractor gives back: inline tags vanish, all others break the line. */
function linesOf(html: string): string {
  return html
    .replace(
      /<\/?(?:a|abbr|b|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var)(?:\s[^>]*)?>/gi,
      '',
    )
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi, (whole, dec?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
      return String.fromCodePoint(dec === undefined ? Number.parseInt(hex ?? '20', 16) : Number(dec))
    })
}

/** Both write to the console about pages they do not like; nobody asked. */
function quietly<T>(work: () => T): T {
  const { error, warn, log } = console
  const silent = () => undefined
  Object.assign(console, { error: silent, warn: silent, log: silent })
  try {
    return work()
  } finally {
    Object.assign(console, { error, warn, log })
  }
}

/** Ends code that takes too long, also code that never yields; whatever it throws means it found nothing. */
function textWithin(work: () => string | null | undefined): string {
  try {
    return linesOf(quietly(() => runInNewContext('work()', { work }, { timeout: LONGEST_MS }) as string | null) ?? '')
  } catch {
    return ''
  }
}

/** Whether the two can be asked about a page at all. */
export function isTooMuch({ blocks, boxes }: Blocks): boolean {
  return blocks.length > MOST_BLOCKS || boxes.some((box) => box.depth > DEEPEST)
}

export function byReadability(html: string): string {
  return textWithin(() => new Readability(parsePage(html) as never).parse()?.content)
}

export function byDefuddle(html: string, url: string): string {
  return textWithin(() => new Defuddle(parsePage(html) as never, { url, useAsync: false }).parse().content)
}
