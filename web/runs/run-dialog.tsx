import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../api/runs.ts'
import { Dialog } from '../components/overlays/dialog.tsx'
import { ProvenanceChip } from '../components/provenance-chip.tsx'
import { useLanguage } from '../i18n/index.ts'
import { formatMoment, formatMs, formatNumber } from '../lib/text/format.ts'
import { AskText } from './ask-text.tsx'
import { useCostText } from './cost.tsx'
import { Findings } from './findings.tsx'
import { Tries } from './tries.tsx'
import { WhatHappened } from './what-happened.tsx'
import { SubjectLink } from './subject-link.tsx'
import { Outcome } from './outcome.tsx'

export function RunDialog({ run, onClose }: { run: Run | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={run !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={run === undefined ? t('runs.title') : t('runs.details', { ask: run.ask })}
      about={t('runs.detailsAbout')}
      quiet
    >
      {run && <Details run={run} />}
    </Dialog>
  )
}

function Details({ run }: { run: Run }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const cost = useCostText()
  const rows: [string, ReactNode][] = [
    [t('runs.ask'), <AskText key="ask" of={run.ask} />],
    [t('runs.outcome'), <Outcome key="outcome" of={run.outcome} />],
    [
      t('runs.source'),
      <ProvenanceChip
        key="source"
        of={run.source === 'model' ? { kind: 'model', name: run.model } : { kind: run.source }}
      />,
    ],
    [t('runs.when'), formatMoment(run.created_at, language)],
    [t('runs.time'), run.ms > 0 ? formatMs(run.ms, language) : t('runs.noTime')],
    [t('runs.attempts'), formatNumber(run.attempts, language)],
    [t('runs.tokens'), `${formatNumber(run.tokens_in, language)} / ${formatNumber(run.tokens_out, language)}`],
    [t('runs.cost'), cost(run)],
    [t('runs.id'), run.id],
  ]
  return (
    <>
      <p className="mb-4">
        <WhatHappened of={run} />
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] text-small">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="col-span-2 grid grid-cols-subgrid items-center gap-x-6 border-b border-hairline py-2"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Tries of={run} />
      {run.warnings.length > 0 && (
        <section className="mt-5 text-small">
          <h3 className="font-semibold">{t('runs.warnings')}</h3>
          <Findings of={run.warnings} />
        </section>
      )}
      <p className="mt-4">
        <SubjectLink run={run} />
      </p>
    </>
  )
}
