import { ENGLISH_CHOICES } from './words/english-choices.ts'
import { ENGLISH_ORDERS } from './words/english-orders.ts'
import { type Reading, readAsPerson } from './words/fold.ts'
import { JAPANESE_CHOICES } from './words/japanese-choices.ts'
import { JAPANESE_ORDERS } from './words/japanese-orders.ts'
import { withoutMentions } from './words/mentions.ts'
import type { Place, ReportKind, WordRule } from './words/word-rule.ts'
import { plain } from './plain-text.ts'
import { type PlacedText, textsIn } from './unknown-shapes.ts'
import type { BoardFacts } from './board-facts.ts'

export type { ReportKind } from './words/word-rule.ts'

const ALL = [...JAPANESE_ORDERS, ...JAPANESE_CHOICES, ...ENGLISH_ORDERS, ...ENGLISH_CHOICES]

interface Screen {
  rules: readonly WordRule[]
  /** All patterns of one reading at once: most texts break nothing and are looked at once. */
  any: ReadonlyMap<keyof Reading, RegExp>
}

const screens = new Map<string, Screen>()

function screenFor(kind: ReportKind, place: Place): Screen {
  const key = `${kind} ${place}`
  const known = screens.get(key)
  if (known !== undefined) return known
  const rules = ALL.filter(
    ({ only, places }) => (only === undefined || only === kind) && (places === undefined || places.includes(place)),
  )
  const readings = Map.groupBy(rules, ({ on }) => on)
  const any = new Map(
    [...readings].map(([on, of]) => [
      on,
      new RegExp(of.map(({ pattern }) => pattern.source).join('|'), of[0]?.pattern.flags),
    ]),
  )
  const screen = { rules, any }
  screens.set(key, screen)
  return screen
}

/** Ids, and what other rules hold against the board word for word. */
const NOT_AUTHORED: ReadonlySet<string> = new Set([
  'target_node_id',
  'target_title',
  'current_status',
  'suggested_status',
  'from_node_id',
  'to_node_id',
  'node_ids',
])

/** What is done, and not what is said about it. */
const PLACES: Readonly<Record<string, Place>> = {
  title: 'name',
  group_label: 'name',
  relation_type: 'name',
  label: 'name',
  name: 'name',
  next_action: 'action',
  next_decision: 'action',
  necessary_info: 'action',
  context: 'action',
}

function placeOf(path: string): Place {
  const field = /([a-z_]+)(?:\[\d+\])*$/u.exec(path)?.[1] ?? ''
  return PLACES[field] ?? 'prose'
}

export function forbiddenIn(kind: ReportKind, text: string, place: Place = 'prose'): string | undefined {
  const { rules, any } = screenFor(kind, place)
  const reading = readAsPerson(text)
  if (![...any].some(([on, pattern]) => pattern.test(reading[on]))) return undefined
  return rules.find(({ pattern, on }) => pattern.test(reading[on]))?.word
}

/** Forbidden words in what the report itself wrote: the board's own texts, and its titles in quotation marks, may say anything. */
export function forbiddenWords(
  kind: ReportKind,
  report: unknown,
  facts: BoardFacts,
): (PlacedText & { word: string })[] {
  const seen = new Map<string, string | undefined>()
  return textsIn(report, NOT_AUTHORED).flatMap(({ path, text }) => {
    const place = placeOf(path)
    const key = `${place} ${text}`
    if (!seen.has(key)) seen.set(key, wordIn(kind, text, place, facts))
    const word = seen.get(key)
    return word === undefined ? [] : [{ path, text, word }]
  })
}

function wordIn(kind: ReportKind, text: string, place: Place, facts: BoardFacts): string | undefined {
  if (facts.texts.has(text)) return undefined
  const word = forbiddenIn(kind, text, place)
  return word === undefined ? undefined : forbiddenIn(kind, withoutMentions(withoutTitles(text, facts.titles)), place)
}

const PAIRS: Readonly<Record<string, string>> = { '「': '」', '『': '』', '“': '”', '"': '"', '‘': '’', "'": "'" }
const LONGEST_TITLE = 202

/** Without quotation marks the words are the report's own. */
function withoutTitles(text: string, titles: ReadonlySet<string>): string {
  let kept = ''
  for (let at = 0; at < text.length; at++) {
    const end = quotedTitleEnd(text, at, titles)
    if (end === undefined) kept += text.charAt(at)
    else {
      kept += '…'
      at = end
    }
  }
  return kept
}

/** Where a title quoted from `at` ends. A title may hold quotation marks itself, so every closing mark is tried. */
function quotedTitleEnd(text: string, at: number, titles: ReadonlySet<string>): number | undefined {
  const close = PAIRS[text.charAt(at)]
  if (close === undefined) return undefined
  const limit = Math.min(text.length, at + LONGEST_TITLE)
  for (let end = text.indexOf(close, at + 1); end !== -1 && end < limit; end = text.indexOf(close, end + 1)) {
    const quoted = text.slice(at + 1, end)
    if (titles.has(quoted) || titles.has(plain(quoted).trim())) return end
  }
  return undefined
}
