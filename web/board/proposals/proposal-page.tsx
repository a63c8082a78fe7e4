import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Proposal, proposalQuery } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { Page } from '../../components/page.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { DiffCards } from './diff-cards.tsx'
import { OptionCards } from './option-cards.tsx'
import { RefusedRun } from './refused-run.tsx'
import { RequestChanges } from './request-changes.tsx'
import { Tries } from './tries.tsx'
import { RunFacts } from './run-facts.tsx'
import { useBoardLive } from '../use-board-live.ts'
import { CircleCheck, TriangleAlert } from 'lucide-react'

const route = getRouteApi('/board/proposals/$id')

export function ProposalPage() {
  useBoardLive()
  const { id } = route.useParams()
  return <OpenedProposal key={id} id={id} />
}

function OpenedProposal({ id }: { id: string }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const query = useQuery(proposalQuery(id))
  if (query.data !== undefined) return <Opened proposal={query.data} />
  const gone = query.isError && ['NOT_FOUND', 'INVALID_INPUT'].includes(codeFrom(query.error))
  return (
    <Page title={t('board.proposals.title')}>
      {query.isError ? (
        <FailedState
          code={gone ? 'NOT_FOUND' : codeFrom(query.error)}
          kept={t(gone ? 'board.proposals.gone' : 'board.proposals.openFailed')}
        >
          {!gone && <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>}
          <Link to="/board/proposals" className={buttonClass('primary')}>
            {t('board.proposals.toList')}
          </Link>
        </FailedState>
      ) : (
        <WorkingState stage={t('common.loading')} since={since} />
      )}
    </Page>
  )
}

function Opened({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const { rendered } = proposal
  return (
    <Page title={t(`board.proposals.kinds.${proposal.kind}`)} line={t(`board.proposals.kindAbout.${proposal.kind}`)}>
      <RunFacts proposal={proposal} />
      <Tries proposal={proposal} />
      {rendered === undefined ? (
        <RefusedRun proposal={proposal} />
      ) : (
        <>
          <section className="mt-6">
            <h2 className="font-semibold">{t('board.proposals.summary')}</h2>
            <p className="measure mt-1 whitespace-pre-line">
              <Phrases text={rendered.summary} />
            </p>
            <RunWarnings warnings={proposal.warnings} />
          </section>
          {proposal.kind === 'organizer' ? <DiffCards proposal={proposal} /> : <OptionCards proposal={proposal} />}
        </>
      )}
      <RequestChanges runId={proposal.run_id} />
    </Page>
  )
}

/** What the rules said: the ones that must hold did, and which of the others did not. */
function RunWarnings({ warnings }: { warnings: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 text-small text-ink-2">
      <p className="flex items-start gap-2">
        <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-accent" />
        {t('board.proposals.rulesMet')}
      </p>
      {warnings.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-6 cursor-pointer items-start gap-2 hover:text-ink">
            <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0" />
            {t('board.proposals.warnings', { count: warnings.length })}
          </summary>
          <ul className="mt-1 list-disc pl-10">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
