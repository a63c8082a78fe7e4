import { useTranslation } from 'react-i18next'
import type { CodeSession } from '../../api/code.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatMoment } from '../../lib/text/format.ts'
import { Section } from './section.tsx'

/** How it turned out, in the words of whoever closed it. */
export function OutcomeSection({ of }: { of: CodeSession['outcome'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Section id="outcome" title={t('code.outcome.title')}>
      {of === null ? (
        <p className="text-small text-ink-2">{t('code.outcome.none')}</p>
      ) : (
        <div className="text-small">
          <p>
            <span className="font-medium">{t(`code.outcomes.${of.outcome}`)}</span>
            <time dateTime={of.at} className="ml-3 text-ink-2">
              {formatMoment(of.at, language)}
            </time>
          </p>
          <p className="whitespace-pre-wrap">
            <bdi>{of.note}</bdi>
          </p>
          {of.cause !== null && (
            <p className="text-ink-2">
              {`${t('code.outcome.cause')}: `}
              <bdi>{of.cause}</bdi>
            </p>
          )}
        </div>
      )}
    </Section>
  )
}
