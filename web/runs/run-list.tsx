import { useTranslation } from 'react-i18next'
import type { Run } from '../api/runs.ts'
import { type Provenance, ProvenanceChip } from '../components/provenance-chip.tsx'
import { MakerBeside, MakerOnce } from '../components/maker.tsx'
import { usualMaker } from '../components/usual-maker.ts'
import { useLanguage } from '../i18n/index.ts'
import { formatMs, formatNumber, formatWhen } from '../lib/text/format.ts'
import { AskText, isOwnCheck } from './ask-text.tsx'
import { useCostText } from './cost.tsx'
import { WhatHappened } from './what-happened.tsx'
import { SubjectLink } from './subject-link.tsx'
import { Outcome } from './outcome.tsx'

export function RunList({ runs, onOpen }: { runs: readonly Run[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const cost = useCostText()
  const usual = usualMaker(runs.filter((run) => !isOwnCheck(run.ask)).map(makerOf))
  return (
    <>
      <MakerOnce of={usual} />
      <ul aria-label={t('runs.list')} className="border-b border-hairline">
        {runs.map((run) => (
          <li key={run.id} className="group/line border-t border-hairline py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <button
                type="button"
                onClick={() => onOpen(run.id)}
                className="min-h-9 text-left font-medium underline-offset-4 hover:underline"
              >
                <AskText of={run.ask} />
              </button>
              <time dateTime={run.created_at} className="text-small text-ink-2">
                {formatWhen(run.created_at, language)}
              </time>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
              <Outcome of={run.outcome} />
              {!isOwnCheck(run.ask) && (
                <span className="order-last empty:hidden">
                  <MakerBeside of={makerOf(run)} usual={usual}>
                    <ProvenanceChip of={makerOf(run)} onOpen={() => onOpen(run.id)} />
                  </MakerBeside>
                </span>
              )}
              {run.warnings.length > 0 && (
                <ProvenanceChip of={{ kind: 'warnings', count: run.warnings.length }} onOpen={() => onOpen(run.id)} />
              )}
              <span>
                <WhatHappened of={run} />
              </span>
              {run.ms > 0 && <span>{formatMs(run.ms, language)}</span>}
              {run.tokens_in + run.tokens_out > 0 && (
                <span>{`${formatNumber(run.tokens_in, language)} / ${formatNumber(run.tokens_out, language)} tokens`}</span>
              )}
              {run.cost_is !== 'none' && <span>{`${t('runs.cost')}: ${cost(run)}`}</span>}
              <SubjectLink run={run} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function makerOf(run: Run): Provenance {
  return run.source === 'model' ? { kind: 'model', name: run.model } : { kind: run.source }
}
