import { useTranslation } from 'react-i18next'
import type { Debug } from '../../api/why.ts'

/** Only for people building naze: the server sends these numbers only when NAZE_DEBUG is on. */
export function DebugPanel({ debug }: { debug: Debug }) {
  const { t } = useTranslation()
  const list = (items: string[]) => (items.length === 0 ? t('debug.none') : items.join(' / '))
  const rows = [
    [t('debug.mgu'), `${debug.mgu}`],
    [t('debug.sqc'), `${debug.sqc}`],
    [t('debug.type'), debug.question_type],
    [t('debug.alignment'), `${debug.manager_alignment_score}`],
    [t('debug.purpose'), debug.session_purpose],
    [t('debug.questions'), list(debug.active_sub_questions)],
    [t('debug.how'), list(debug.cognitive_filter.detected_how_what)],
  ] as const
  return (
    <details className="mt-2 text-small" open>
      <summary className="text-ink-2">{t('debug.title')}</summary>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        {rows.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
