import { useTranslation } from 'react-i18next'
import { ApiError, codeFrom } from '../../../api/client.ts'
import { FailedState } from '../../../components/states/failed-state.tsx'
import { useLanguage } from '../../../i18n/index.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { MOST_TOPIC_CHARACTERS, RANGES, type unready } from './start-values.ts'

/** What is in the way, named as the form names it. */
export function NotReady({ field }: { field: NonNullable<ReturnType<typeof unready>> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <p role="alert" className="text-small">
      {field === 'topic' && t('research.start.needsTopic', { most: MOST_TOPIC_CHARACTERS })}
      {field === 'cost' && t('research.start.needsCost')}
      {field !== 'topic' &&
        field !== 'cost' &&
        t('research.start.needsNumber', {
          field: t(`research.start.fields.${field}`),
          least: RANGES[field][0],
          most: formatNumber(RANGES[field][1], language),
        })}
    </p>
  )
}

/** Refusals a person can do something about are said in words; all of them say that nothing typed is lost. */
export function StartRefused({ error }: { error: Error }) {
  const { t } = useTranslation()
  const code = codeFrom(error)
  const about = error instanceof ApiError ? `${error.message} ${error.issues.map(({ path }) => path).join(' ')}` : ''
  const text = (() => {
    if (code === 'CONFIG_INVALID') return t('research.start.refused.notSetUp')
    if (code !== 'INVALID_INPUT' && code !== 'FORBIDDEN' && code !== 'NOT_FOUND') return undefined
    if (/corpus|folder/i.test(about)) return t('research.start.refused.corpus')
    return /searxng|provider/i.test(about) ? t('research.start.refused.notSetUp') : undefined
  })()
  return <FailedState code={code} text={text} kept={t('research.start.kept')} />
}
