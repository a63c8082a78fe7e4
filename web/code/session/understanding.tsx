import { useTranslation } from 'react-i18next'
import type { CodeSession } from '../../api/code.ts'
import { Section } from './section.tsx'

const PARTS = ['entry_points', 'files', 'patterns', 'unchecked_patterns'] as const

/** What READY was given for; writing is held to it. Its symbols stand among the mapped ones. */
export function Understanding({ of }: { of: CodeSession['understanding'] }) {
  const { t } = useTranslation()
  if (of === null) return null
  return (
    <Section id="understanding" title={t('code.understanding.title')}>
      <dl className="flex flex-col gap-3 text-small">
        {PARTS.filter((part) => (of[part] ?? []).length > 0).map((part) => (
          <div key={part}>
            <dt className="text-ink-2">{t(`code.understanding.${part}`)}</dt>
            <dd>
              <ul>
                {(of[part] ?? []).map((item) => (
                  <li key={item} className={part.endsWith('patterns') ? undefined : 'font-mono'}>
                    <bdi>{item}</bdi>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
