import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { openProject, type Project, projectKey, PROJECTS } from '../../api/interview.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'

/** A draft's link leads nowhere until the researcher opens it; a closed one's can be opened again. */
export function OpenProject({ project, status }: { project: Project; status: 'draft' | 'closed' }) {
  const { t } = useTranslation()
  const { id, limits } = project
  const [now] = useState(() => Date.now())
  const client = useQueryClient()
  const open = useMutation({
    mutationFn: () => openProject(id),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: PROJECTS })
      await client.invalidateQueries({ queryKey: projectKey(id) })
    },
  })
  // Opened, it would be closed again at once.
  if (limits.closes_at !== null && new Date(limits.closes_at).getTime() <= now)
    return (
      <>
        <p className="mt-1 mb-4 text-small text-ink-2">{t('interview.share.timeOver')}</p>
        <Link to="/interviews/$id/guide" params={{ id }} className={buttonClass('primary')}>
          {t('interview.share.changeTime')}
        </Link>
      </>
    )
  return (
    <>
      <p className="mt-1 mb-4 text-small text-ink-2">{t(`interview.share.${status}`)}</p>
      {open.isError && <FailedState code={codeFrom(open.error)} kept={t('interview.share.openFailed')} />}
      <Button kind="primary" disabled={open.isPending} onClick={() => open.mutate()}>
        {t(status === 'draft' ? 'interview.share.openNow' : 'interview.share.reopen')}
      </Button>
    </>
  )
}
