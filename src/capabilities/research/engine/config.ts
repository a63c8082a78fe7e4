import { NazeError } from '#kernel/errors.ts'
import { detectLanguage } from '#text/index.ts'
import {
  type AgentStrategy,
  ConsensusResearchConfig,
  type Language,
  type SearchConfig,
  type SourceType,
  type TimeRange,
} from '../contract/engine.ts'

export const DEFAULT_CONFIG: ConsensusResearchConfig = {
  topic: '',
  agentCount: 3,
  iterationCount: 3,
  agentTimeoutMs: 300_000,
  conflictThreshold: 0.1,
  searchConfig: { provider: 'local', maxResultsPerAgent: 10 },
  earlyTerminationThreshold: 0.05,
}

export type ResearchConfig = Partial<Omit<ConsensusResearchConfig, 'searchConfig'>> & {
  searchConfig?: Partial<SearchConfig>
}

interface Viewpoint {
  modifiers: Readonly<Record<Language, readonly string[]>>
  preferredSources: SourceType[]
  timeRange: TimeRange
}

const VIEWPOINTS: readonly Viewpoint[] = [
  {
    modifiers: { ja: ['公式', '発表', 'オフィシャル'], en: ['official', 'announcement', 'press release'] },
    preferredSources: ['official'],
    timeRange: 'all',
  },
  {
    modifiers: { ja: ['最新', 'ニュース', '速報'], en: ['latest', 'news', 'breaking'] },
    preferredSources: ['news'],
    timeRange: 'week',
  },
  {
    modifiers: { ja: ['分析', '考察', '懸念', '課題'], en: ['analysis', 'review', 'concerns', 'issues'] },
    preferredSources: ['academic', 'community'],
    timeRange: 'month',
  },
]
/** What a second agent of the same strategy looks for besides. */
const VARIATIONS: Readonly<Record<Language, readonly string[]>> = {
  ja: ['背景', '事例'],
  en: ['background', 'examples'],
}

function viewpoints(language: Language, maxResultsPerAgent: number): AgentStrategy[] {
  return VIEWPOINTS.map(({ modifiers, preferredSources, timeRange }, index) => ({
    agentId: index + 1,
    queryModifiers: [...modifiers[language]],
    preferredSources: [...preferredSources],
    timeRange,
    maxResultsPerAgent,
  }))
}

export const DEFAULT_STRATEGIES: AgentStrategy[] = viewpoints('ja', DEFAULT_CONFIG.searchConfig.maxResultsPerAgent)

/** The configuration of one run, checked: what is not said is DEFAULT_CONFIG's. */
export function resolveConfig(topic: string, ...given: readonly ResearchConfig[]): ConsensusResearchConfig {
  const parts = [DEFAULT_CONFIG, ...given]
  const merged = Object.assign({}, ...parts, { topic: topic.trim() }) as ConsensusResearchConfig
  merged.searchConfig = Object.assign({}, ...parts.map(({ searchConfig }) => searchConfig)) as SearchConfig
  const parsed = ConsensusResearchConfig.safeParse(merged)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new NazeError('INVALID_INPUT', `${issue?.path.join('.') ?? 'config'}: ${issue?.message ?? 'is not valid'}`)
  }
  if (parsed.data.topic === '') throw new NazeError('INVALID_INPUT', 'topic: there is nothing to look into')
  return parsed.data
}

export function languageOf(config: ConsensusResearchConfig): Language {
  return config.language ?? detectLanguage(config.topic)
}

/** One strategy an agent; with more agents than strategies they are taken again, and ask in other words. */
export function strategiesFor(config: ConsensusResearchConfig, language: Language): AgentStrategy[] {
  const given = config.strategies ?? viewpoints(language, config.searchConfig.maxResultsPerAgent)
  return Array.from({ length: config.agentCount }, (_, index) => {
    const strategy = given[index % given.length]
    if (strategy === undefined) throw new NazeError('INVALID_INPUT', 'strategies: at least one is needed')
    const round = Math.floor(index / given.length)
    return { ...strategy, agentId: index + 1, queryModifiers: varied(strategy.queryModifiers, round, language) }
  })
}

function varied(modifiers: readonly string[], round: number, language: Language): string[] {
  if (round === 0) return [...modifiers]
  const others = VARIATIONS[language]
  const turned = modifiers.map((_, index) => modifiers[(index + round) % modifiers.length] ?? '')
  return [others[(round - 1) % others.length] ?? '', ...turned.slice(0, Math.max(1, turned.length - 1))]
}
