import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DiffView, makeDiffs, type Proposal } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { DiffCard } from './diff-card.tsx'
import { DiffDialog } from './diff-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

/** One card a proposal; each is decided on by itself. */
export function DiffCards({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const [confirming, setConfirming] = useState<string | null>(null)
  const [rejecting, setRejecting] = useState<string | null>(null)
  const { diffs, nodes, rendered } = proposal
  const titles = new Map(nodes.map(({ id, title }) => [id, title]))
  const nameOf = (id: string) => titles.get(id) ?? t('board.history.nameless')
  const find = (id: string | null): DiffView | undefined => diffs.find(({ diff_id }) => diff_id === id)
  const [confirmed, rejected] = [find(confirming), find(rejecting)]
  const cards = rendered?.cards ?? []
  if (cards.length === 0) return <p className="mt-6 text-ink-2">{t('board.proposals.nothing')}</p>
  if (diffs.length === 0) return <Prepare runId={proposal.run_id} />
  return (
    <>
      <ul aria-label={t('board.proposals.cards')} className="mt-6 flex flex-col gap-4">
        {diffs.map((diff) => (
          <DiffCard
            key={diff.diff_id}
            diff={diff}
            nameOf={nameOf}
            warnings={cards.find((card) => card.kind === 'proposal' && card.diff_id === diff.diff_id)?.warnings ?? []}
            onConfirm={() => setConfirming(diff.diff_id)}
            onReject={() => setRejecting(diff.diff_id)}
          />
        ))}
      </ul>
      {confirmed && <DiffDialog diff={confirmed} nameOf={nameOf} onClose={() => setConfirming(null)} />}
      {rejected && <RejectDialog diff={rejected} onClose={() => setRejecting(null)} />}
    </>
  )
}

/** The run is there, its diffs are not: something came between. The same rules look once more. */
function Prepare({ runId }: { runId: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const prepare = useMutation({
    mutationFn: () => makeDiffs(runId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['board', 'proposal', runId] }),
  })
  return (
    <div className="mt-6">
      <p className="measure text-ink-2">
        {t(prepare.isError ? 'board.proposals.prepareFailed' : 'board.proposals.prepareAbout')}
      </p>
      <Button className="mt-3" disabled={prepare.isPending} onClick={() => prepare.mutate()}>
        {t('board.proposals.prepare')}
      </Button>
    </div>
  )
}
