import { Ban, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CodeDecision } from '../../api/code.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatMoment } from '../../lib/text/format.ts'
import { Section } from './section.tsx'

/** Every file that was asked for before writing, and what the server said. */
export function WriteChecks({ decisions }: { decisions: readonly CodeDecision[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const checks = decisions.filter(({ kind }) => kind === 'write')
  return (
    <Section id="writes" title={t('code.writes.title')}>
      {checks.length === 0 && <p className="text-small text-ink-2">{t('code.writes.none')}</p>}
      {checks.length > 0 && (
        <ul className="border-b border-hairline">
          {checks.map(({ n, at, reasons }) => {
            const isAllowed = reasons.every(({ name }) => name === 'write-allowed')
            const Icon = isAllowed ? Check : Ban
            return (
              <li key={n} className="border-t border-hairline py-2 text-small">
                <p className="flex items-center gap-2">
                  <Icon
                    aria-hidden
                    size={16}
                    strokeWidth={2}
                    className={isAllowed ? 'shrink-0 text-accent' : 'shrink-0 text-signal'}
                  />
                  <span className="font-medium">{t(isAllowed ? 'code.writes.allowed' : 'code.writes.refused')}</span>
                  <time dateTime={at} className="ml-auto text-ink-2">
                    {formatMoment(at, language)}
                  </time>
                </p>
                {reasons.map((reason) => (
                  <p key={reason.en}>
                    <bdi>{reason[language]}</bdi>
                  </p>
                ))}
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
