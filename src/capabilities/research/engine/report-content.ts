import { inertWords } from '#text/index.ts'
import type { AgentReport, Language, ReportSection, ResearchClaim, SourceReference } from '../contract/engine.ts'

const SOURCES: Readonly<Record<Language, string>> = { ja: '参照ソース', en: 'Sources' }

/** A report as Markdown: every sentence with the numbers of its sources. What pages say takes no effect in it. */
export function contentOf(
  topic: string,
  language: Language,
  sections: readonly ReportSection[],
  claims: readonly ResearchClaim[],
  sources: readonly SourceReference[],
): string {
  if (sections.length === 0) return ''
  const numbers = new Map(sources.map(({ pageId }, index) => [pageId, index + 1]))
  const pageOf = new Map(claims.map(({ claimId, pageId }) => [claimId, pageId]))
  const cited = new Set<number>()
  const line = ({ text, claimIds }: ReportSection['sentences'][number]) => {
    const found = new Set(claimIds.flatMap((id) => numbers.get(pageOf.get(id) ?? '') ?? []))
    for (const number of found) cited.add(number)
    return `- ${inertWords(oneLine(text))} ${[...found].map((number) => `[${number}]`).join('')}`
  }
  const parts = sections.map(
    ({ heading, sentences }) => `## ${inertWords(heading)}\n\n${sentences.map(line).join('\n')}`,
  )
  const list = sources.flatMap(({ title, url }, index) =>
    cited.has(index + 1) ? [`- [${index + 1}] ${inertWords(title)} ${inertWords(url)}`] : [],
  )
  return [`# ${inertWords(topic)}`, ...parts, `## ${SOURCES[language]}\n\n${list.join('\n')}`].join('\n\n')
}

/** A sentence that was wrapped in its page, as one line: between Japanese characters without a space. */
export function oneLine(text: string): string {
  return text
    .replace(/(?<=[\u3000-\u9fff\uff00-\uffef])\s*\n\s*(?=[\u3000-\u9fff\uff00-\uffef])/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** What stays when nothing new was found. */
export function isEmpty({ claims, sources }: Pick<AgentReport, 'claims' | 'sources'>): boolean {
  return claims.length === 0 || sources.length === 0
}
