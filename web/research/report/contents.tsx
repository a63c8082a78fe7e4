import { useTranslation } from 'react-i18next'
import type { FinalReport } from '../../api/research.ts'
import { Fold } from '../../components/fold.tsx'
import { beyondFindings } from './beyond-findings.ts'

/** The parts of a report: beside it where there is room, else folded above it. */
export function Contents({ report }: { report: FinalReport }) {
  const { t } = useTranslation()
  const parts = [
    { id: 'findings', name: t('research.report.findings'), count: report.findings.length },
    ...(beyondFindings(report).length > 0 ? [{ id: 'summary', name: t('research.report.summary') }] : []),
    { id: 'conflicts', name: t('research.conflicts.title'), count: report.conflicts.length },
    ...(report.sections.length > 0 ? [{ id: 'details', name: t('research.report.details') }] : []),
    ...(report.openQuestions.length > 0
      ? [{ id: 'questions', name: t('research.report.questions'), count: report.openQuestions.length }]
      : []),
    { id: 'sources', name: t('research.sources.title'), count: report.sources.length },
    { id: 'method', name: t('research.method.title') },
    { id: 'downloads', name: t('research.download.title') },
  ]
  const list = (
    <ul className="border-l border-hairline text-small">
      {parts.map(({ id, name, count }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center justify-between gap-3 pl-4 text-ink-2 outline-offset-[-2px] hover:text-ink md:min-h-9"
          >
            {name}
            {count !== undefined && <span>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={t('research.report.contents')} className="no-print order-1 xl:order-2">
      <Fold title={t('research.report.contents')} className="xl:hidden">
        {list}
      </Fold>
      <div className="sticky top-20 hidden xl:block">{list}</div>
    </nav>
  )
}
