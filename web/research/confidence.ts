import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/index.ts'
import { formatPercent } from '../lib/text/format.ts'

/** From the firmest down; each holds from its number upwards. */
const STEPS = [
  { word: 'firm', from: 0.8 },
  { word: 'likely', from: 0.6 },
  { word: 'partly', from: 0.4 },
  { word: 'thin', from: 0 },
] as const

/** How far a finding can be relied on, as a word and a number. */
export function useConfidence() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (confidence: number) => ({
    word: t(`research.confidence.${STEPS.find(({ from }) => confidence >= from)?.word ?? 'thin'}`),
    share: formatPercent(confidence, language),
  })
}
