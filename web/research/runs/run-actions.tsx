import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight, Play, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { cancelRun, eraseRun, isUnderWay, resumeRun, type Run, runKey, RUNS } from '../../api/research.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'

/** What can be done with a run as it stands: stop it, go on with it, read it, delete it. */
export function RunActions({ run }: { run: Run }) {
  const { t } = useTranslation()
  const id = run.run_id
  const client = useQueryClient()
  const refresh = () =>
    Promise.all([client.invalidateQueries({ queryKey: runKey(id) }), client.invalidateQueries({ queryKey: RUNS })])
  const cancel = useMutation({ mutationFn: () => cancelRun(id), onSuccess: refresh })
  const resume = useMutation({ mutationFn: () => resumeRun(id), onSuccess: refresh })
  const failed = cancel.isError ? cancel.error : resume.isError ? resume.error : null
  const mayResume = run.status === 'failed' || run.status === 'cancelled'
  return (
    <div className="no-print flex max-w-full flex-col items-end gap-3">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <EraseRun run={run} />
        {isUnderWay(run) && (
          <Button icon={Square} disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            {t(cancel.isPending ? 'research.cancelling' : 'research.cancel')}
          </Button>
        )}
        {mayResume && (
          <Button
            kind={run.has_report ? 'outline' : 'primary'}
            icon={Play}
            disabled={resume.isPending}
            onClick={() => resume.mutate()}
          >
            {t('research.resume')}
          </Button>
        )}
        {run.has_report && (
          <Link
            to="/research/$id/report"
            params={{ id }}
            search={{}}
            className={buttonClass('primary', 'aria-[current=page]:hidden')}
          >
            {t('research.read')}
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </Link>
        )}
      </div>
      {failed !== null && <FailedState code={codeFrom(failed)} kept={t('research.kept')} />}
    </div>
  )
}

function EraseRun({ run }: { run: Run }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const deed = useMutation({
    mutationFn: () => eraseRun(run.run_id),
    onSuccess: async () => {
      await navigate({ to: '/research' })
      client.removeQueries({ queryKey: runKey(run.run_id) })
      void client.invalidateQueries({ queryKey: RUNS })
    },
  })
  if (isUnderWay(run)) return null
  return (
    <>
      <Button kind="danger-quiet" icon={Trash2} onClick={() => setAsking(true)}>
        {t('research.erase.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('research.erase.title')}
        about={t('research.erase.about')}
        confirm={t('research.erase.confirm')}
        keep={t('research.erase.keep')}
        working={t('research.erase.working')}
        failed={t('research.kept')}
        deed={deed}
        forGood
      />
    </>
  )
}
