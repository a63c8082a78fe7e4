import { useTranslation } from 'react-i18next'
import type { Run } from '../api/runs.ts'
import { ProvenanceChip } from '../components/provenance-chip.tsx'
import { useLanguage } from '../i18n/index.ts'
import { formatMs, formatNumber, formatWhen } from '../lib/text/format.ts'
import { Outcome } from './outcome.tsx'

export function RunList({ runs, onOpen }: { runs: readonly Run[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul aria-label={t('runs.list')} className="border-b border-hairline">
      {runs.map((run) => (
        <li key={run.id} className="border-t border-hairline py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <button
              type="button"
              onClick={() => onOpen(run.id)}
              className="min-h-9 text-left font-medium underline-offset-4 hover:underline"
            >
              {run.ask}
            </button>
            <time dateTime={run.created_at} className="text-small text-ink-2">
              {formatWhen(run.created_at, language)}
            </time>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
            <Outcome of={run.outcome} />
            <ProvenanceChip
              of={run.source === 'model' ? { kind: 'model', name: run.model } : { kind: run.source }}
              onOpen={() => onOpen(run.id)}
            />
            {run.warnings.length > 0 && (
              <ProvenanceChip of={{ kind: 'warnings', count: run.warnings.length }} onOpen={() => onOpen(run.id)} />
            )}
            <span>{formatMs(run.ms, language)}</span>
            {run.source === 'model' && (
              <span>{`${formatNumber(run.tokens_in, language)} / ${formatNumber(run.tokens_out, language)} tokens`}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
