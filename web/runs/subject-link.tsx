import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Run } from '../api/runs.ts'

const CLASS = 'inline-flex min-h-6 items-center text-small text-accent underline-offset-4 hover:underline'

/** Leads to the talk, the research, the session or the proposals it was asked for. */
export function SubjectLink({ run: { ask, id, subject_id: subject, place_id: place } }: { run: Run }) {
  const { t } = useTranslation()
  const room = ask.slice(0, ask.indexOf('.'))
  if (room === 'board')
    return (
      <Link to="/board/proposals/$id" params={{ id }} className={CLASS}>
        {t('runs.open.board')}
      </Link>
    )
  if (subject === null) return null
  if (room === 'why')
    return (
      <Link to="/why/$id" params={{ id: subject }} className={CLASS}>
        {t('runs.open.why')}
      </Link>
    )
  if (room === 'research')
    return (
      <Link to="/research/$id" params={{ id: subject }} className={CLASS}>
        {t('runs.open.research')}
      </Link>
    )
  if (room === 'interview' && place !== null)
    return (
      <Link
        to="/interviews/$id/conversations/$conversation"
        params={{ id: place, conversation: subject }}
        className={CLASS}
      >
        {t('runs.open.interview')}
      </Link>
    )
  if (room !== 'code') return null
  return (
    <Link to="/code/$id" params={{ id: subject }} className={CLASS}>
      {t('runs.open.code')}
    </Link>
  )
}
