import { useTranslation } from 'react-i18next'
import type { AgentStrategy } from '../../api/research.ts'
import { useRun } from '../runs/run-context.ts'

/** An agent by its number, and where it prefers to look, as far as the run says so. */
export function useAgentName() {
  const { t } = useTranslation()
  const { run } = useRun()
  const strategies = run.config.strategies ?? []
  return (agentId: number, known?: AgentStrategy) => {
    const strategy = known ?? strategies[(agentId - 1) % Math.max(strategies.length, 1)]
    const sources = strategy?.preferredSources.map((source) => t(`research.sourceTypes.${source}`)) ?? []
    return {
      title: t('research.agent', { agent: agentId }),
      about: sources.length === 0 ? null : sources.join(t('research.and')),
    }
  }
}
