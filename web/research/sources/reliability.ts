import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'

/** From the most reliable down; each holds from its number upwards. */
export const RELIABILITY_BANDS = [
  { band: 'high', from: 0.8 },
  { band: 'fair', from: 0.6 },
  { band: 'low', from: 0 },
] as const

export const bandOf = (score: number) => RELIABILITY_BANDS.find(({ from }) => score >= from)?.band ?? 'low'

/** How reliable a source is, as a word and a number. */
export function useReliability() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (score: number) =>
    t('research.reliability.is', {
      word: t(`research.reliability.${bandOf(score)}`),
      share: formatPercent(score, language),
    })
}
