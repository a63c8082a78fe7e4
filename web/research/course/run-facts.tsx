import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../api/research.ts'
import { useLanguage } from '../../i18n/index.ts'
import { useTrouble } from '../trouble.ts'
import { formatNumber, formatWhen } from '../../lib/text/format.ts'

/** Quietly: how it was set up, what it cost, and who was slow to answer. */
export function RunFacts({ run }: { run: Run }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { agentCount, iterationCount, searchConfig } = run.config
  const tokens = run.tokens_in + run.tokens_out
  const facts = [
    t(`research.providers.${searchConfig.provider}`),
    ...(searchConfig.corpus === undefined ? [] : [searchConfig.corpus]),
    t('research.agentCount', { count: agentCount }),
    t('research.iterationCount', { count: iterationCount }),
    tokens === 0
      ? t('research.noModel')
      : t('research.tokens', { count: tokens, shown: formatNumber(tokens, language) }),
    ...(run.cost === null || run.cost === 0 ? [] : [t('research.cost', { cost: formatNumber(run.cost, language, 4) })]),
  ]
  const trouble = run.degraded.at(-1)
  const words = useTrouble()
  const { asked, answered, troubles } = run.models
  return (
    <div className="text-small text-ink-2">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {facts.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
      {answered < asked && (
        <p className="mt-2 flex items-start gap-2">
          <Info aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0" />
          <span>
            {t('research.models.text', { asked, answered })}{' '}
            {troubles.map(({ kind }) => t(`research.models.${kind}`)).join(' ')}
          </span>
        </p>
      )}
      {trouble !== undefined && (
        <p className="mt-2 flex items-start gap-2">
          <Info aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0" />
          <span>
            {t('research.degraded', { provider: trouble.provider, when: formatWhen(trouble.at, language) })}{' '}
            {words(trouble.reason)}
          </span>
        </p>
      )}
    </div>
  )
}
