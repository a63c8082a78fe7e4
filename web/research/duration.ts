import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/index.ts'
import { formatNumber } from '../lib/text/format.ts'

/** How long something took, no finer than a person reads it. */
export function useDuration() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (ms: number): string => {
    const seconds = ms / 1000
    if (seconds < 10) return t('research.time.seconds', { seconds: formatNumber(seconds, language, 1) })
    const whole = Math.round(seconds)
    if (whole < 60) return t('research.time.seconds', { seconds: whole })
    return t('research.time.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 })
  }
}
