import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { agentReportsQuery, isUnderWay, type WrittenReport } from '../../api/research.ts'
import { Button } from '../../components/button.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useRun } from '../runs/run-context.ts'
import { AgentReportView } from './agent-report-view.tsx'
import { useAgentName } from './agent-name.ts'
import { chosenReports, onlyIn } from './chosen-reports.ts'

const route = getRouteApi('/research/$id/agents')

/** What the agents wrote, two beside each other. */
export function AgentsPage() {
  const { t } = useTranslation()
  const { run } = useRun()
  const [since] = useState(() => Date.now())
  const query = useQuery(agentReportsQuery(run.run_id))
  if (query.data === undefined)
    return query.isError ? (
      <FailedState code={codeFrom(query.error)} kept={t('research.compare.failed')}>
        <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
      </FailedState>
    ) : (
      <WorkingState stage={t('research.compare.opening')} since={since} />
    )
  if (query.data.length === 0)
    return (
      <EmptyState
        title={t('research.compare.noneTitle')}
        text={t(isUnderWay(run) ? 'research.compare.noneYet' : 'research.compare.none')}
      />
    )
  return <Compared reports={query.data} />
}

function Compared({ reports }: { reports: readonly WrittenReport[] }) {
  const { t } = useTranslation()
  const name = useAgentName()
  const navigate = useNavigate()
  const search = route.useSearch()
  const { iterations, iteration, written, left, right } = chosenReports(reports, search)
  const look = (change: Partial<typeof search>) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  const agents = written.map(({ agentId }) => ({ value: String(agentId), label: name(agentId).title }))
  return (
    <>
      <div className="no-print mb-6 flex flex-wrap items-center gap-2">
        {iterations.length > 1 && (
          <Menu
            label={t('research.compare.round')}
            value={String(iteration)}
            options={iterations.map((one) => ({
              value: String(one),
              label: t('research.scores.roundIs', { iteration: one }),
            }))}
            onChange={(value) => look({ round: Number(value) })}
          />
        )}
        <Menu
          label={t('research.compare.left')}
          value={String(left.agentId)}
          options={agents}
          onChange={(value) => look({ left: Number(value) })}
        />
        {right !== undefined && (
          <Menu
            label={t('research.compare.right')}
            value={String(right.agentId)}
            options={agents}
            onChange={(value) => look({ right: Number(value) })}
          />
        )}
      </div>
      {right !== undefined && <p className="mb-6 text-small text-ink-2">{t(saysMore(left, right))}</p>}
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
        <AgentReportView report={left} other={right} />
        {right !== undefined && <AgentReportView report={right} other={left} />}
      </div>
    </>
  )
}

function saysMore(left: WrittenReport, right: WrittenReport) {
  const differs = onlyIn(left, right).size + onlyIn(right, left).size > 0
  return differs ? 'research.compare.marked' : 'research.compare.same'
}
