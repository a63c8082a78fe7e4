import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { healthQuery } from '../api/health.ts'

/** Quietly at the foot of Home: where things are kept and who answers. */
export function HealthLine() {
  const { t } = useTranslation()
  const health = useQuery(healthQuery)
  if (health.isPending) return null
  return (
    <section aria-label={t('health.title')} className="mt-16 text-small text-ink-2">
      {health.isError ? (
        <p>{t('health.unreachable')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          <li>{t(`health.store.${health.data.store}`)}</li>
          <li>
            {health.data.model === 'built-in' ? t('health.builtIn') : t('health.model', { name: health.data.model })}
          </li>
          <li>{t('health.version', { version: health.data.version })}</li>
        </ul>
      )}
    </section>
  )
}
