import { NazeError } from '#kernel/errors.ts'
import { sentences } from '#text/index.ts'
import type { IterationResult, Language } from '../contract/engine.ts'
import { areasToDeepen } from './agents/queries.ts'
import type { IterationContext } from './types.ts'

const MOST_QUESTIONS = 5
const QUESTION = /[?？]$|(?:だろうか|でしょうか|なのか|のか|べきか)。$/u
const LABEL =
  /\[(?:要検証|未確認|unverified)\]\s*(?<rest>.+)|(?:今後の課題|open (?:issues?|questions?))\s*[:：]\s*(?<issue>.+)/iu
const OPEN = /(?:残された問い|今後の課題|open (?:issues|questions))/iu

export function firstContext(topic: string, language: Language): IterationContext {
  return {
    topic,
    language,
    iteration: 1,
    previousConsensus: null,
    previousScore: null,
    previousReport: null,
    unresolvedQuestions: [],
    coveredSources: [],
    areasToDeepen: [],
    isInitial: true,
  }
}

/** What the next iteration starts from, made of what this one came to and of nothing else. */
export function nextContext(current: IterationContext, result: IterationResult): IterationContext {
  const report = result.agentReports.find(({ reportId }) => reportId === result.selectedReportId)
  const score = result.scores.find(({ reportId }) => reportId === result.selectedReportId)
  if (report === undefined || score === undefined) throw new NazeError('INTERNAL', 'The selected report is not there.')
  const read = result.outcomes.flatMap(({ report }) =>
    report === null ? [] : [...report.sources, ...report.refusals].map(({ url }) => url),
  )
  return {
    topic: current.topic,
    language: current.language,
    iteration: result.iteration + 1,
    previousConsensus: result.consensusReport,
    previousScore: score,
    previousReport: report,
    unresolvedQuestions: unresolvedQuestions(result.consensusReport),
    coveredSources: [...new Set([...current.coveredSources, ...read])],
    areasToDeepen: areasToDeepen(score, current.language),
    isInitial: false,
  }
}

/** Questions of a report, what it marks as not verified, and what it calls open. */
export function unresolvedQuestions(markdown: string): string[] {
  const found: string[] = []
  let isOpen = false
  for (const line of markdown.split('\n')) {
    if (/^#{1,6}\s/u.test(line)) {
      isOpen = OPEN.test(line)
      continue
    }
    const plain = line
      .replace(/^\s*[-*]\s+/u, '')
      .replace(/(?:\s*\[\d+\])+\s*$/u, '')
      .replace(/\\(?=[[\]])/gu, '')
    const label = LABEL.exec(plain)?.groups
    if (label !== undefined) found.push((label['rest'] ?? label['issue'] ?? '').trim())
    else if (isOpen && plain.trim() !== '') found.push(plain.trim())
    else found.push(...sentences(plain).flatMap(({ text }) => (QUESTION.test(text) ? [text] : [])))
  }
  return [...new Set(found)].slice(0, MOST_QUESTIONS)
}
