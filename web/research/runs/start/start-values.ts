import { isBlank } from '../../../../src/text/blank.ts'
import {
  ConsensusResearchConfig,
  LANGUAGES,
  type Provider,
  ResearchBudget,
  SearchConfig,
  StartInput,
  type StartOptions,
} from '../../../api/research.ts'

const { agentCount, iterationCount, agentTimeoutMs } = ConsensusResearchConfig.shape
const MINUTE = 60_000

/** What is counted, as [least, most], as the contract has it. */
export const RANGES = {
  agents: [agentCount.minValue ?? 1, agentCount.maxValue ?? 9],
  iterations: [iterationCount.minValue ?? 1, iterationCount.maxValue ?? 10],
  results: [SearchConfig.shape.maxResultsPerAgent.minValue ?? 1, SearchConfig.shape.maxResultsPerAgent.maxValue ?? 50],
  agentMinutes: [1, Math.floor((agentTimeoutMs.maxValue ?? MINUTE) / MINUTE)],
  tokens: [ResearchBudget.shape.maxTokens.unwrap().minValue ?? 1, 100_000_000],
  minutes: [1, 24 * 60],
} as const satisfies Record<string, readonly [number, number]>

export type Counted = keyof typeof RANGES
export const COUNTED = Object.keys(RANGES) as Counted[]

export const MOST_TOPIC_CHARACTERS = StartInput.shape.topic.maxLength ?? 500
export const LANGUAGE_CHOICES = ['topic', ...LANGUAGES] as const

/** As written in the form. An empty field leaves the choice to the server. */
export interface StartValues extends Record<Counted, string> {
  topic: string
  provider: Provider
  corpus: string
  language: (typeof LANGUAGE_CHOICES)[number]
  cost: string
}

export const EMPTY: StartValues = {
  topic: '',
  provider: 'local',
  corpus: '',
  language: 'topic',
  agents: '',
  iterations: '',
  results: '',
  agentMinutes: '',
  tokens: '',
  cost: '',
  minutes: '',
}

/** What a half-written form of this tab holds; whatever does not fit is as if it were not there. */
export function valuesIn(kept: unknown): StartValues {
  if (typeof kept !== 'object' || kept === null) return EMPTY
  const text = (key: keyof StartValues) => {
    const value: unknown = Reflect.get(kept, key)
    return typeof value === 'string' ? value : EMPTY[key]
  }
  const counted = Object.fromEntries(COUNTED.map((key) => [key, text(key)])) as Record<Counted, string>
  return {
    ...counted,
    topic: text('topic'),
    corpus: text('corpus'),
    cost: text('cost'),
    provider: SearchConfig.shape.provider.safeParse(text('provider')).data ?? EMPTY.provider,
    language: LANGUAGE_CHOICES.find((choice) => choice === text('language')) ?? EMPTY.language,
  }
}

/** Which providers read a folder of this machine. */
export const readsFolder = (provider: Provider) => provider === 'local' || provider === 'web'

const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)

function isOff(key: Counted, text: string): boolean {
  if (isBlank(text)) return false
  const value = wholeNumber(text)
  return value === null || value < RANGES[key][0] || value > RANGES[key][1]
}

/** The first field that is in the way of starting. */
export function unready(values: StartValues): 'topic' | 'cost' | Counted | null {
  const topic = values.topic.trim()
  if (topic === '' || topic.length > MOST_TOPIC_CHARACTERS) return 'topic'
  const off = COUNTED.find((key) => isOff(key, values[key]))
  if (off !== undefined) return off
  return isBlank(values.cost) || Number(values.cost) > 0 ? null : 'cost'
}

/** Only what a person set: everything else is the server's to choose. */
export function optionsOf(values: StartValues, now: number): StartOptions {
  const count = (key: Counted) => wholeNumber(values[key])
  const [agents, iterations, results] = [count('agents'), count('iterations'), count('results')]
  const [agentMinutes, tokens, minutes] = [count('agentMinutes'), count('tokens'), count('minutes')]
  const corpus = readsFolder(values.provider) ? values.corpus.trim() : ''
  const budget = {
    ...(tokens !== null && { maxTokens: tokens }),
    ...(!isBlank(values.cost) && { maxCost: Number(values.cost) }),
    ...(minutes !== null && { deadline: new Date(now + minutes * MINUTE).toISOString() }),
  }
  return {
    searchConfig: {
      provider: values.provider,
      ...(corpus !== '' && { corpus }),
      ...(results !== null && { maxResultsPerAgent: results }),
    },
    ...(values.language !== 'topic' && { language: values.language }),
    ...(agents !== null && { agentCount: agents }),
    ...(iterations !== null && { iterationCount: iterations }),
    ...(agentMinutes !== null && { agentTimeoutMs: agentMinutes * MINUTE }),
    ...(Object.keys(budget).length > 0 && { budget }),
  }
}
