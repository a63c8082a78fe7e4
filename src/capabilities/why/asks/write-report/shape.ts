import type { Language } from '../../contract.ts'
import type { About } from '../../talk/moves.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'

/** What a message answers, where that is known. */
export interface Exchange {
  question: string | undefined
  about: About | null
}

/** What was read back and denied, and by which message of the person. */
export interface Denied {
  line: string
  before: number
}

export interface ReporterInput {
  language: Language
  sessionPurpose: string
  /** As the synthesizer shows them, weighed; weight 0 is left out. */
  insights: readonly WeightedInsight[]
  /** Every message of the person, oldest first. */
  said: readonly string[]
  exchanges?: readonly Exchange[]
  denied?: readonly Denied[]
  anchorMessage: string
  howWords: readonly string[]
  /** Questions still open in the newest goal. */
  openQuestions: readonly string[]
}

export const TITLE = '# Why Discovery Report'

export const SECTIONS: Readonly<Record<Language, readonly [string, string, string, string, string]>> = {
  ja: [
    '## 1. セッションの要約',
    '## 2. 主要な課題・動機',
    '## 3. 補足観点',
    '## 4. 発見の軌跡',
    '## 5. 次のステップ提案',
  ],
  en: [
    '## 1. Summary',
    '## 2. Main issues and motives',
    '## 3. Supplementary views',
    '## 4. The path of discovery',
    '## 5. Next steps',
  ],
}

const BASE = { primary: 500, supplementary: 150 }
export const ONE_SENTENCE_UP_TO = 15

/** The least a sentence around a quotation takes. */
const AROUND: Readonly<Record<Language, number>> = { ja: 40, en: 90 }

export type Bounds = { sentence: true } | { sentence: false; target: number; most: number; least: number }

/** How long the text about one insight is to be, in characters. English takes twice as many to say the same. */
export function boundsOf(insight: Pick<WeightedInsight, 'tag' | 'weight' | 'quotes'>, language: Language): Bounds {
  if (insight.weight <= ONE_SENTENCE_UP_TO) return { sentence: true }
  const target = (BASE[insight.tag] * insight.weight * (language === 'en' ? 2 : 1)) / 100
  const quotable = insight.quotes.reduce((sum, quote) => sum + lengthOf(quote.replace(/[^\p{L}\p{N}]/gu, '')), 0)
  // What was said must find room, with a few words around it.
  const longest = Math.max(0, ...insight.quotes.map(lengthOf))
  const reachable = longest <= target ? longest + AROUND[language] : 0
  return {
    sentence: false,
    target,
    most: Math.max(Math.floor(target * 1.35), reachable),
    least: Math.ceil(Math.min(target * 0.65, quotable)),
  }
}

export function lengthOf(text: string): number {
  return Array.from(text.replace(/\s+/gu, ' ').trim()).length
}

export interface ReportSection {
  heading: string
  /** Text before the first `###`. */
  lead: string
  parts: { label: string; body: string }[]
}

/** The report as sections and parts. Only `##` and `###` at the start of a line count. */
export function readReport(markdown: string): ReportSection[] {
  return markdown
    .split(/^(?=##\s)/mu)
    .filter((block) => /^##\s/u.test(block))
    .map((block) => {
      const [first = '', ...parts] = block.split(/^(?=###\s)/mu)
      const [heading = '', ...lead] = first.split('\n')
      return { heading: heading.trim(), lead: lead.join('\n').trim(), parts: parts.map(readPart) }
    })
}

function readPart(block: string): { label: string; body: string } {
  const [heading = '', ...body] = block.split('\n')
  return { label: heading.replace(/^###\s+/u, '').trim(), body: body.join('\n').trim() }
}

export function reported(input: ReporterInput): WeightedInsight[] {
  return input.insights.filter((insight) => insight.weight > 0)
}
