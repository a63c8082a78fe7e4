import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DiffView, makeDiffs, type Proposal } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { DecideBar } from './decide-bar.tsx'
import { DiffCard } from './diff-card.tsx'
import { DiffDialog } from './diff-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

type Asked = { kind: 'confirm' | 'reject'; id: string } | { kind: 'acceptMany' | 'rejectMany' }

/** One card a proposal; each is decided on by itself, or several in one look. */
export function DiffCards({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { diffs, nodes, rendered, run_id: runId } = proposal
  const titles = new Map(nodes.map(({ id, title }) => [id, title]))
  const nameOf = (id: string) => titles.get(id) ?? t('board.history.nameless')
  const cards = [...(rendered?.cards ?? []), ...(rendered?.declined ?? [])]
  const open = diffs.filter(({ state }) => state === 'open')
  const picked = open.filter(({ diff_id }) => chosen.has(diff_id))
  const asking = asked !== null && 'id' in asked ? diffs.find(({ diff_id }) => diff_id === asked.id) : undefined
  const close = () => setAsked(null)
  const choose = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]))
  if (cards.length === 0) return <p className="mt-6 text-ink-2">{t('board.proposals.nothing')}</p>
  if (diffs.length === 0) return <Prepare runId={runId} />
  return (
    <>
      {open.length > 1 && (
        <DecideBar
          open={open.length}
          chosen={picked.length}
          onAll={(all) => setChosen(new Set(all ? open.map(({ diff_id }) => diff_id) : []))}
          onAccept={() => setAsked({ kind: 'acceptMany' })}
          onDecline={() => setAsked({ kind: 'rejectMany' })}
        />
      )}
      <ul aria-label={t('board.proposals.cards')} className="mt-4 flex flex-col gap-4">
        {inOrder(diffs).map((diff) => (
          <DiffCard
            key={diff.diff_id}
            diff={diff}
            nameOf={nameOf}
            warnings={cards.find(({ source_proposal }) => source_proposal === sourceOf(diff))?.warnings ?? []}
            declinedId={rendered?.declined.find((card) => card.source_proposal === sourceOf(diff))?.declined_id}
            {...(open.length > 1 && { chosen: chosen.has(diff.diff_id), onChoose: () => choose(diff.diff_id) })}
            onConfirm={() => setAsked({ kind: 'confirm', id: diff.diff_id })}
            onReject={() => setAsked({ kind: 'reject', id: diff.diff_id })}
          />
        ))}
      </ul>
      {asked?.kind === 'confirm' && asking && <DiffDialog diff={asking} nameOf={nameOf} onClose={close} />}
      {asked?.kind === 'reject' && asking && (
        <RejectDialog runId={runId} sources={[sourceOf(asking)]} onClose={close} />
      )}
      {asked?.kind === 'acceptMany' && <AcceptDialog diffs={picked} nameOf={nameOf} onClose={close} />}
      {asked?.kind === 'rejectMany' && <RejectDialog runId={runId} sources={picked.map(sourceOf)} onClose={close} />}
    </>
  )
}

const sourceOf = (diff: DiffView) => diff.generated_from.source_proposal

/** What was declined, now or in an earlier run, lies below what can still be decided. */
function inOrder(diffs: readonly DiffView[]): DiffView[] {
  return diffs.toSorted((a, b) => Number(a.state === 'rejected') - Number(b.state === 'rejected'))
}

/** A run made elsewhere has no diffs yet, or something came between: they are made when somebody looks, twice does no harm. */
function Prepare({ runId }: { runId: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const prepare = useMutation({
    mutationFn: () => makeDiffs(runId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['board', 'proposal', runId] }),
  })
  const { mutate } = prepare
  useEffect(() => mutate(), [mutate])
  return (
    <div className="mt-6">
      {prepare.isError ? (
        <>
          <p className="measure text-ink-2">{t('board.proposals.prepareFailed')}</p>
          <Button className="mt-3" onClick={() => mutate()}>
            {t('board.proposals.prepare')}
          </Button>
        </>
      ) : (
        <WorkingState stage={t('board.proposals.preparing')} since={prepare.submittedAt} />
      )}
    </div>
  )
}
