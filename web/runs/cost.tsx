import { useTranslation } from 'react-i18next'
import type { Cost } from '../api/runs.ts'
import { useLanguage } from '../i18n/index.ts'
import { formatNumber } from '../lib/text/format.ts'

const CENTS = 2
const PARTS_OF_CENTS = 4

/** What something cost; what nobody knows is called that, and never nothing. */
export function useCostText(): (cost: Cost) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ cost_usd: usd, cost_is: is }) => {
    const amount = usd ?? 0
    return t(`runs.costs.${is}`, { usd: formatNumber(amount, language, amount < 1 ? PARTS_OF_CENTS : CENTS) })
  }
}
