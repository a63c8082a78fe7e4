import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useInReach } from '../lib/in-reach.ts'
import { usePageTitle } from '../lib/browser/page-title.ts'
import { roomAt } from './rooms.ts'

/** Where you are: the room, and the thing in it. */
export function Where() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const inReach = useInReach()
  const title = usePageTitle()
  const room = roomAt(pathname)
  if (room === undefined) return null
  const inside = pathname.slice(room.to.length).replaceAll('/', '')
  const thing =
    inside === ''
      ? null
      : room.id !== 'why'
        ? title
        : inside === 'kpi'
          ? t('rooms.kpi')
          : inReach?.id === inside
            ? inReach.title
            : t('why.session')
  return (
    <nav aria-label={t('shell.where')} className="min-w-0 text-small">
      <ol className="flex min-w-0 items-center gap-2">
        <li className="shrink-0">
          {thing === null ? (
            <span aria-current="page">{t(`rooms.${room.id}`)}</span>
          ) : (
            <Link to={room.to} className="text-ink-2 hover:text-ink">
              {t(`rooms.${room.id}`)}
            </Link>
          )}
        </li>
        {thing !== null && (
          <li aria-current="page" className="flex min-w-0 items-center gap-2">
            <span aria-hidden className="h-px w-4 shrink-0 bg-edge" />
            <span className="truncate">{thing}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
