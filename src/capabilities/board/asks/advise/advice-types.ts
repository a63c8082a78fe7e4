import type { AdvisorCriterion, AdvisorOption } from '../../proposal-quality/index.ts'
import type { NodeReading } from './node-reading.ts'

export const WAYS = ['proceed', 'gather', 'handover', 'hold'] as const
export type Way = (typeof WAYS)[number] | 'reopen' | 'leave' | 'shortText' | 'politeText' | 'askingText'

export type OptionText = Omit<AdvisorOption, 'label' | 'suggested_status'>

/** Every sentence the built-in Advisor can say, in one language. */
export interface AdviceWording {
  label(letter: string, way: Way): string
  option: Readonly<Record<Way, (node: NodeReading) => OptionText>>
  criteria: AdvisorCriterion[]
  nextDecision: string
  textDecision: string
  summary(node: NodeReading, count: number): string
}
