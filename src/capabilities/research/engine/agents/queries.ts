import { keywords } from '#text/index.ts'
import type { AgentStrategy, Language } from '../../contract/engine.ts'
import type { IterationContext } from '../types.ts'

/** Below this a part of the score is worth another look. */
const ENOUGH = 0.7

type Area = 'consistency' | 'reliability' | 'coverage'
interface AreaWords {
  name: string
  /** What finds such pages. */
  query: string
}
const AREAS: Readonly<Record<Language, Readonly<Record<Area, AreaWords>>>> = {
  ja: {
    consistency: { name: '情報の整合性確認', query: '検証 比較' },
    reliability: { name: '信頼性の高いソースからの検証', query: '公的機関 統計' },
    coverage: { name: '調査範囲の拡大', query: '背景 事例' },
  },
  en: {
    consistency: { name: 'whether the sources agree', query: 'comparison verification' },
    reliability: { name: 'more reliable sources', query: 'government statistics' },
    coverage: { name: 'a wider range', query: 'background examples' },
  },
}

export interface AreaScores {
  consistencyScore: number
  reliabilityScore: number
  coverageScore: number
}

export function areasToDeepen(score: AreaScores, language: Language): string[] {
  const scores: readonly (readonly [Area, number])[] = [
    ['consistency', score.consistencyScore],
    ['reliability', score.reliabilityScore],
    ['coverage', score.coverageScore],
  ]
  return scores.filter(([, value]) => value < ENOUGH).map(([area]) => AREAS[language][area].name)
}

/** First the topic as the strategy sees it; later what was left open, or where the last report was weak. */
export function buildQuery(strategy: AgentStrategy, context: IterationContext): string {
  return [context.topic, focus(strategy.agentId, context), ...strategy.queryModifiers].filter(Boolean).join(' ')
}

function focus(
  agentId: number,
  { isInitial, unresolvedQuestions, areasToDeepen, language, iteration }: IterationContext,
) {
  if (isInitial) return ''
  const turn = agentId + iteration
  const question = at(unresolvedQuestions, turn)
  if (question !== undefined) {
    return keywords(question, { limit: 3 })
      .map(({ phrase }) => phrase)
      .join(' ')
  }
  const name = at(areasToDeepen, turn)
  return Object.values(AREAS[language]).find((area) => area.name === name)?.query ?? name ?? ''
}

/** Nothing of an empty list, whatever the number. */
function at<T>(list: readonly T[], number: number): T | undefined {
  return list.length === 0 ? undefined : list[number % list.length]
}
