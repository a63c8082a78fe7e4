import { plain } from './plain-text.ts'
import { type PlacedText, textsIn } from './unknown-shapes.ts'
import type { BoardFacts } from './board-facts.ts'

interface Forbidden {
  word: string
  pattern: RegExp
}

/** As a whole word; a Japanese letter beside it does not make it part of a longer one. */
const english = (word: string): Forbidden => ({
  word,
  pattern: new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${word.replace(' ', '\\s+')}(?![\\p{Script=Latin}\\p{N}])`, 'iu'),
})
const japanese = (word: string, pattern = new RegExp(word, 'u')): Forbidden => ({ word, pattern })

/** Not the verb ending of 調べきれない or 食べきった: there き belongs to きる. */
const NOT_KIRU = '(?!る|れ|ろ|り|ら[なず])(?!(?<![うくぐすつぬぶむる]べき)っ[てた])'
const ENGLISH = ['should', 'must', 'best', 'recommended', 'correct answer'].map(english)

const ORGANIZER: readonly Forbidden[] = [
  japanese('べき', new RegExp(`べき${NOT_KIRU}`, 'u')),
  japanese('してください', /して(?:ください|下さい)/u),
  japanese('が必要です'),
  ...ENGLISH,
]
const ADVISOR: readonly Forbidden[] = [
  japanese('ベスト'),
  japanese('推奨'),
  japanese('正解'),
  japanese('すべき', new RegExp(`すべき${NOT_KIRU}`, 'u')),
  ...ENGLISH,
]

export type ReportKind = 'organizer' | 'advisor'
const WORDS: Readonly<Record<ReportKind, readonly Forbidden[]>> = { organizer: ORGANIZER, advisor: ADVISOR }

/** Ids, and what other rules hold against the board word for word. */
const NOT_AUTHORED: ReadonlySet<string> = new Set([
  'target_node_id',
  'target_title',
  'current_status',
  'from_node_id',
  'to_node_id',
  'node_ids',
])

export function forbiddenIn(kind: ReportKind, text: string): string | undefined {
  const spelt = plain(text)
  return WORDS[kind].find(({ pattern }) => pattern.test(spelt))?.word
}

/** Forbidden words in what the report itself wrote: the board's own texts, and its titles in quotation marks, may say anything. */
export function forbiddenWords(
  kind: ReportKind,
  report: unknown,
  facts: BoardFacts,
): (PlacedText & { word: string })[] {
  return textsIn(report, NOT_AUTHORED).flatMap(({ path, text }) => {
    if (facts.texts.has(text)) return []
    const word = forbiddenIn(kind, text)
    if (word === undefined) return []
    const own = forbiddenIn(kind, withoutQuotedTitles(text, facts.titles))
    return own === undefined ? [] : [{ path, text, word: own }]
  })
}

const PAIRS: Readonly<Record<string, string>> = { '「': '」', '『': '』', '“': '”', '"': '"' }

function withoutQuotedTitles(text: string, titles: ReadonlySet<string>): string {
  let kept = ''
  for (let at = 0; at < text.length; at++) {
    const end = quotedTitleEnd(text, at, titles)
    if (end === undefined) kept += text.charAt(at)
    else {
      kept += ' '
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
    if (titles.has(text.slice(at + 1, end))) return end
  }
  return undefined
}

const LONGEST_TITLE = 202
