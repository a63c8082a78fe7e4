import { useTranslation } from 'react-i18next'

const STAGES = ['searching', 'reading', 'writing'] as const

/** What an agent says it is at; a stage this page does not know is simply work. */
export function useStage() {
  const { t } = useTranslation()
  return (stage: string | undefined) => t(`research.stages.${STAGES.find((known) => known === stage) ?? 'working'}`)
}
