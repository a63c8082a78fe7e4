import { type Reading, readAsPerson } from './words/fold.ts'
import { tellsOrChooses } from './words/judge/judge.ts'
import { withoutMentions } from './words/mentions.ts'
import { placeOf } from './words/place.ts'
import { SOURCE_WORDS } from './words/source-words.ts'
import type { Place, ReportKind } from './words/word-rule.ts'
import { plain } from './plain-text.ts'
import { type PlacedText, textsIn } from './unknown-shapes.ts'
import type { BoardFacts } from './board-facts.ts'

export type { ReportKind } from './words/word-rule.ts'

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

/** What a person is told of a text that tells or chooses without one of the forbidden words. */
const IN_OTHER_WORDS: Readonly<Record<ReportKind, string>> = {
  organizer: 'tells what to do',
  advisor: 'chooses an option',
}

/** The word of the contract that a text uses, or that it does the same in other words. */
export function forbiddenIn(kind: ReportKind, text: string, place: Place = 'prose'): string | undefined {
  const reading = readAsPerson(text)
  return namedIn(kind, reading) ?? (tellsOrChooses(kind, reading, place) ? IN_OTHER_WORDS[kind] : undefined)
}

/** The word of the contract that a text uses by name. */
export function namedIn(kind: ReportKind, reading: Reading): string | undefined {
  return SOURCE_WORDS.find(
    ({ pattern, on, only }) => (only === undefined || only === kind) && pattern.test(reading[on]),
  )?.word
}

/** Forbidden words in what the report itself wrote: the board's own texts, and its titles in quotation marks, may say anything. */
export function forbiddenWords(
  kind: ReportKind,
  report: unknown,
  facts: BoardFacts,
): (PlacedText & { word: string })[] {
  const seen: Record<Place, Map<string, string | undefined>> = { name: new Map(), action: new Map(), prose: new Map() }
  return textsIn(report, NOT_AUTHORED).flatMap(({ path, text }) => {
    const place = placeOf(path)
    const known = seen[place]
    if (!known.has(text)) known.set(text, wordIn(kind, text, place, facts))
    const word = known.get(text)
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
