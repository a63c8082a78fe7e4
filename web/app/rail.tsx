import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ThreadMark } from '../components/thread-mark.tsx'
import { cx } from '../lib/class-names.ts'
import { useInReach } from '../lib/in-reach.ts'
import { type Room, roomAt, ROOMS } from './rooms.ts'

/** The rooms, hung on one line; the knots on it are where you are and what you follow. `onGo`: it lies in a drawer. */
export function Rail({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const here = roomAt(pathname)
  return (
    <nav aria-label={t('shell.rooms')} className="flex h-full flex-col overflow-y-auto">
      {onGo === undefined && (
        <Link to="/" className="flex h-14 shrink-0 items-center gap-2.5 px-5 font-semibold tracking-wide">
          <ThreadMark className="h-3.5 w-9 text-accent" />
          naze
        </Link>
      )}
      <div className="relative mt-4 pb-6">
        <span aria-hidden className="absolute inset-y-0 left-[1.625rem] w-px bg-hairline" />
        <ul>
          {ROOMS.map((room) => (
            <li key={room.id}>
              <RoomLink room={room} active={room === here} onGo={onGo} />
              {room.id === 'why' && <Followed pathname={pathname} onGo={onGo} />}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function RoomLink({ room, active, onGo }: { room: Room; active: boolean; onGo: (() => void) | undefined }) {
  const { t } = useTranslation()
  const Icon = room.icon
  return (
    <Link
      to={room.to}
      onClick={onGo}
      aria-current={active ? 'page' : undefined}
      className={cx(
        'relative flex min-h-11 items-center gap-3 pr-4 pl-12 text-small outline-offset-[-3px] transition-colors duration-150 ease-out md:min-h-10',
        active ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink',
      )}
    >
      <Knot on={active} />
      <Icon aria-hidden size={18} strokeWidth={1.75} className={active ? 'text-accent' : undefined} />
      {t(`rooms.${room.id}`)}
    </Link>
  )
}

function Followed({ pathname, onGo }: { pathname: string; onGo: (() => void) | undefined }) {
  const { t } = useTranslation()
  const inReach = useInReach()
  if (inReach === null) return null
  const here = pathname === `/why/${inReach.id}`
  return (
    <Link
      to="/why/$id"
      params={{ id: inReach.id }}
      onClick={onGo}
      aria-current={here ? 'page' : undefined}
      className="group relative block py-2 pr-4 pl-12 text-small outline-offset-[-3px]"
    >
      <span aria-hidden className="absolute -top-3 left-[1.625rem] h-7 w-px bg-accent" />
      <Knot on small />
      <span className="sr-only">{`${t('shell.following')}: `}</span>
      <span className={cx('line-clamp-2 leading-snug', here ? 'text-ink' : 'text-ink-2 group-hover:text-ink')}>
        {inReach.title}
      </span>
    </Link>
  )
}

function Knot({ on, small = false }: { on: boolean; small?: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute left-[1.625rem] -translate-x-1/2 rounded-full transition-[width,height] duration-150 ease-out',
        small ? 'top-4 size-1.5 -translate-y-1/2' : 'top-1/2 -translate-y-1/2',
        !small && (on ? 'size-2.5' : 'size-1.5'),
        on ? 'bg-accent' : 'border border-edge bg-ground',
      )}
    />
  )
}
