import { Link } from '@tanstack/react-router'
import { CircleX, ReceiptText, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Proposal, runProposals } from '../../api/board.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { RunState } from './run-state.tsx'
import { useRun } from './use-run.ts'

/** A run that broke rules is shown with all of them; there is nothing in it to apply. */
export function RefusedRun({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const { run, stop } = useRun(runProposals)
  const { kind, errors, report, attempts, run_id, user_intent, focus_node_id } = proposal
  return (
    <section aria-labelledby="refused" className="mt-6">
      <div className="border-l-2 border-signal py-1 pl-4">
        <h2 id="refused" className="flex items-start gap-2 font-semibold">
          <CircleX aria-hidden size={18} className="mt-1 shrink-0 text-signal" />
          {t('board.proposals.refusedTitle')}
        </h2>
        <p className="measure mt-1 text-ink-2">
          {attempts === 0 ? t('board.proposals.refusedUnasked') : t('board.proposals.refused', { count: attempts })}
        </p>
      </div>
      <h3 className="mt-5 mb-1 font-semibold">{t('board.proposals.errors')}</h3>
      <ul aria-label={t('board.proposals.errors')} className="border-b border-hairline">
        {errors.map((error) => (
          <li key={error} className="border-t border-hairline py-2">
            {error}
          </li>
        ))}
      </ul>
      {report !== null && (
        <details className="mt-4">
          <summary className="min-h-6 cursor-pointer text-small text-accent">{t('board.proposals.answer')}</summary>
          <pre className="mt-2 rounded-card border border-hairline p-4 text-small whitespace-pre-wrap">
            {JSON.stringify(report, null, 2)}
          </pre>
        </details>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button
          icon={RotateCw}
          disabled={run.isPending}
          onClick={() =>
            run.mutate({
              kind,
              intent: user_intent ?? '',
              ...(focus_node_id !== null && { focus: focus_node_id }),
            })
          }
        >
          {t('board.proposals.again')}
        </Button>
        {attempts > 0 && (
          <Link to="/runs" search={{ run: run_id }} className={buttonClass('plain')}>
            <ReceiptText aria-hidden size={18} strokeWidth={1.75} />
            {t('board.proposals.ledger')}
          </Link>
        )}
        <RunState
          run={run}
          stop={stop}
          stage={t(`board.proposals.running.${kind}`)}
          kept={t('board.proposals.runFailed')}
        />
      </div>
    </section>
  )
}
