import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { indexStatusQuery, type ToolResult } from '../../api/code.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { indexFacts } from './index-facts.ts'
import { Lacks } from '../lacks.tsx'
import { Section } from './section.tsx'

/** What the tools answer from: how far the folder is read, and what they may not see. */
export function IndexStatus({ root }: { root: string }) {
  const { t } = useTranslation()
  const status = useQuery(indexStatusQuery(root))
  const isClosed = status.isError && ['FORBIDDEN', 'INVALID_INPUT'].includes(codeFrom(status.error))
  return (
    <Section id="index" title={t('code.index.title')}>
      {status.isError && (
        <p className="text-small text-ink-2">{t(isClosed ? 'code.index.closed' : 'code.index.unknown')}</p>
      )}
      {status.data !== undefined && <Facts of={status.data} />}
    </Section>
  )
}

function Facts({ of }: { of: ToolResult }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state, files, isWatched, progress, languages } = indexFacts(of)
  return (
    <div className="text-small">
      {state !== null && <p className="font-medium">{t(`code.index.state.${state}`)}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 [&>dt]:text-ink-2">
        {progress !== null && (
          <>
            <dt>{t('code.index.progress')}</dt>
            <dd>{progress}</dd>
          </>
        )}
        {files !== null && (
          <>
            <dt>{t('code.index.files')}</dt>
            <dd>{formatNumber(files, language)}</dd>
          </>
        )}
        {languages.length > 0 && (
          <>
            <dt>{t('code.index.languages')}</dt>
            <dd>{languages.map(({ name, files: count }) => `${name} ${formatNumber(count, language)}`).join(', ')}</dd>
          </>
        )}
      </dl>
      {isWatched && <p className="text-ink-2">{t('code.index.watched')}</p>}
      {of.reasons.length > 0 && (
        <>
          <p className="mt-2">{t('code.index.lacking')}</p>
          <Lacks reasons={of.reasons} />
        </>
      )}
    </div>
  )
}
