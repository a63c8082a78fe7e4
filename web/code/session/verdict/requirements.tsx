import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CodeSession } from '../../../api/code.ts'
import { useRequirementName } from './requirement-name.ts'
import { Section } from '../section.tsx'

/** What READY takes, ticked off. */
export function Requirements({ session: { requirements, decisions } }: { session: CodeSession }) {
  const { t } = useTranslation()
  const nameOf = useRequirementName()
  const wasJudged = decisions.some(({ kind }) => kind === 'submission')
  return (
    <Section id="requirements" title={t('code.requirements.title')}>
      <ul className="border-b border-hairline">
        {requirements.map(({ requirement, met, have, needed }) => {
          const Icon = met ? Check : Minus
          return (
            <li key={requirement} className="flex items-start gap-2.5 border-t border-hairline py-2 text-small">
              <Icon
                aria-hidden
                size={16}
                strokeWidth={2}
                className={met ? 'mt-1 shrink-0 text-accent' : 'mt-1 shrink-0 text-ink-2'}
              />
              <span className="min-w-0 flex-1">
                {nameOf(requirement)}
                <span className="sr-only">{` ${t(met ? 'code.requirements.met' : 'code.requirements.unmet')}`}</span>
              </span>
              <span className="shrink-0 text-ink-2">{`${have} / ${needed}`}</span>
            </li>
          )
        })}
      </ul>
      <p className="mt-1.5 text-small text-ink-2">
        {t(wasJudged ? 'code.requirements.asOf' : 'code.requirements.before')}
      </p>
    </Section>
  )
}
