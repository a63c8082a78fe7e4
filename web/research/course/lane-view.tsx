import { Check, FileText, Search, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Lane, RunIteration } from '../../api/research.ts'
import { Fold } from '../../components/fold.tsx'
import { cx } from '../../lib/class-names.ts'
import { useElapsed } from '../../lib/use-elapsed.ts'
import { useAgentName } from '../agents/agent-name.ts'
import { useDuration } from '../duration.ts'
import { draftOf } from '../runs/live-drafts.ts'
import { useRun } from '../runs/run-context.ts'
import { useTrouble } from '../trouble.ts'
import { PageLink } from '../sources/citation-link.tsx'
import { useStage } from './stage.ts'

const SHOWN_PAGES = 5

/** What one agent does in one round, hung on its thread. */
export function LaneView({ lane, iteration }: { lane: Lane; iteration: RunIteration }) {
  const { t } = useTranslation()
  const name = useAgentName()
  const trouble = useTrouble()
  const { run, drafts } = useRun()
  const chosen = lane.report_id !== null && lane.report_id === iteration.selected_report_id
  const running = lane.status === 'running' && run.status === 'running'
  const draft = running ? draftOf(drafts, iteration.iteration, lane.agent_id) : undefined
  const { title, about } = name(lane.agent_id)
  return (
    <li className="relative min-w-0 pl-6">
      <span
        aria-hidden
        className={cx('absolute top-5 bottom-0 left-[5px] w-px', chosen ? 'bg-accent' : 'bg-hairline')}
      />
      <span
        aria-hidden
        className={cx(
          'absolute top-2 left-0 size-[11px] rounded-full',
          running && 'animate-breathe',
          running || chosen ? 'bg-accent' : 'border-2 border-edge bg-ground',
        )}
      />
      <article aria-label={title}>
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
          <span>{title}</span>
          <LaneTime lane={lane} running={running} />
        </h3>
        {about !== null && <p className="text-small text-ink-2">{about}</p>}
        <LaneState lane={lane} running={running} chosen={chosen} stage={draft?.stage} />
        <p className="text-small text-ink-2">
          {[
            t('research.course.queries', { count: Math.max(lane.queries.length, draft?.queries ?? 0) }),
            t('research.course.pages', { count: Math.max(lane.pages.length, draft?.pages ?? 0) }),
            t('research.course.claims', { count: Math.max(lane.claims, draft?.claims ?? 0) }),
          ].join(' · ')}
        </p>
        <Queries queries={lane.queries.length > 0 ? lane.queries : queriesIn(draft)} />
        <Pages pages={lane.pages} />
        {lane.pages.length === 0 && <ReadSoFar titles={draft?.titles ?? []} />}
        {lane.error !== null && <p className="mt-2 text-small text-ink-2">{trouble(lane.error)}</p>}
      </article>
    </li>
  )
}

function LaneTime({ lane, running }: { lane: Lane; running: boolean }) {
  const duration = useDuration()
  const seconds = useElapsed(running ? Date.parse(lane.started_at) : null)
  const ms = lane.duration_ms ?? (running ? seconds * 1000 : null)
  if (ms === null) return null
  return (
    <span aria-hidden={running || undefined} className="text-small font-normal text-ink-2">
      {duration(ms)}
    </span>
  )
}

interface LaneStateProps {
  lane: Lane
  running: boolean
  chosen: boolean
  stage: string | undefined
}

function LaneState({ lane, running, chosen, stage }: LaneStateProps) {
  const { t } = useTranslation()
  const words = useStage()
  const trouble = lane.status === 'failed' || lane.status === 'timed-out'
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small">
      <span className="inline-flex items-center gap-1.5">
        {lane.status === 'completed' && <Check aria-hidden size={16} className="text-accent" />}
        {trouble && <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="text-ink-2" />}
        {lane.status !== 'running'
          ? t(`research.agentStatus.${lane.status}`)
          : running
            ? words(stage)
            : t('research.agentStatus.waiting')}
      </span>
      {lane.attempt > 1 && <span className="text-ink-2">{t('research.course.secondTry')}</span>}
      {chosen && <span className="font-medium text-accent">{t('research.course.taken')}</span>}
    </p>
  )
}

const queriesIn = (draft: ReturnType<typeof draftOf>) =>
  draft?.stage === 'searching' && draft.latest !== undefined ? [draft.latest] : []

function Queries({ queries }: { queries: readonly string[] }) {
  const { t } = useTranslation()
  if (queries.length === 0) return null
  return (
    <ul aria-label={t('research.course.queryList')} className="mt-3 flex flex-col gap-1">
      {queries.map((query) => (
        <li key={query} className="flex items-start gap-2 text-small">
          <Search aria-hidden size={14} strokeWidth={1.75} className="mt-1 shrink-0 text-ink-2" />
          <bdi className="min-w-0">{query}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Named while the agent reads; they can be opened when it is done. */
function ReadSoFar({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation()
  if (titles.length === 0) return null
  return (
    <ul aria-label={t('research.course.pageList')} className="mt-3 flex flex-col gap-1">
      {titles.slice(-SHOWN_PAGES).map((title) => (
        <li key={title} className="flex items-start gap-2 text-small">
          <FileText aria-hidden size={14} strokeWidth={1.75} className="mt-1 shrink-0 text-ink-2" />
          <bdi className="line-clamp-2 min-w-0">{title}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Pages({ pages }: { pages: Lane['pages'] }) {
  const { t } = useTranslation()
  if (pages.length === 0) return null
  const line = (page: Lane['pages'][number]) => (
    <li key={page.page_id} className="flex items-start gap-2 text-small">
      <FileText aria-hidden size={14} strokeWidth={1.75} className="mt-1.5 shrink-0 text-ink-2" />
      <PageLink page={page.page_id} className="line-clamp-2 min-w-0 py-0.5">
        <bdi>{page.title === '' ? page.url : page.title}</bdi>
      </PageLink>
    </li>
  )
  const rest = pages.slice(SHOWN_PAGES)
  return (
    <>
      <ul aria-label={t('research.course.pageList')} className="mt-3 flex flex-col gap-1">
        {pages.slice(0, SHOWN_PAGES).map(line)}
      </ul>
      {rest.length > 0 && (
        <Fold title={t('research.course.morePages', { count: rest.length })}>
          <ul className="flex flex-col gap-1">{rest.map(line)}</ul>
        </Fold>
      )}
    </>
  )
}
