import { Link, useNavigate } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proposal } from '../../api/board.ts'
import { Chip } from '../../components/chip.tsx'
import { ProvenanceChip } from '../../components/provenance-chip.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatWhen } from '../../lib/text/format.ts'
import { RunOutcome } from './run-outcome.tsx'

/** Who answered, after how many attempts, and what was asked. */
export function RunFacts({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { nodes, focus_node_id, user_intent, constraints, revises } = proposal
  const focus = nodes.find(({ id }) => id === focus_node_id)
  return (
    <div className="border-y border-hairline py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
        <RunOutcome run={proposal} />
        <MadeBy proposal={proposal} />
        <time dateTime={proposal.created_at}>{formatWhen(proposal.created_at, language)}</time>
      </div>
      <dl className="mt-2 grid gap-x-6 md:grid-cols-[auto_minmax(0,1fr)]">
        {proposal.kind === 'organizer' && focus && (
          <Fact name={t('board.proposals.about')}>
            <Link
              to="/board/nodes/$id"
              params={{ id: focus.id }}
              className="underline decoration-hairline underline-offset-4 hover:decoration-ink"
            >
              {focus.title}
            </Link>
          </Fact>
        )}
        {user_intent !== null && <Fact name={t('board.proposals.asked')}>{user_intent}</Fact>}
        {constraints.length > 0 && (
          <Fact name={t('board.proposals.comments')}>
            <ul>
              {constraints.map((comment) => (
                <li key={comment} className="whitespace-pre-wrap">
                  {comment}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {revises !== null && (
        <Link
          to="/board/proposals/$id"
          params={{ id: revises }}
          className="mt-2 inline-block text-small text-accent underline-offset-4 hover:underline"
        >
          {t('board.proposals.revises')}
        </Link>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mt-2 md:col-span-2 md:grid md:grid-cols-subgrid">
      <dt className="text-small text-ink-2 md:pt-0.5">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Leads to the row of the ledger that shows every attempt; what nobody was asked, and what others made, has none. */
function MadeBy({ proposal: { source, run_id, attempts } }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  if (source === null || attempts === 0) return null
  if (source === 'external') return <ProvenanceChip of={{ kind: 'external' }} />
  const open = () => void navigate({ to: '/runs', search: { run: run_id } })
  return source === 'built-in' ? (
    <ProvenanceChip of={{ kind: 'built-in' }} onOpen={open} />
  ) : (
    <Chip icon={Bot} about={t('chips.modelAbout')} onOpen={open}>
      {t('runs.model')}
    </Chip>
  )
}
