import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Phase, SessionRow } from '../../api/why.ts'
import { useLanguage } from '../../i18n/index.ts'
import { cx } from '../../lib/class-names.ts'
import { formatWhen } from '../../lib/text/format.ts'

const IS_OPEN: Readonly<Record<Phase, boolean>> = {
  WELCOME: true,
  CONVERSATION: true,
  SLIDER: true,
  REPORT: false,
  COMPLETE: false,
}

export function SessionList({ sessions }: { sessions: readonly SessionRow[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul className="border-b border-hairline">
      {sessions.map((session) => (
        <li key={session.session_id} className="border-t border-hairline">
          <Link
            to="/why/$id"
            params={{ id: session.session_id }}
            className="group -mx-2 flex flex-col gap-x-6 gap-y-0.5 rounded-card px-2 py-3.5 hover:bg-surface md:flex-row md:items-center"
          >
            <span
              lang={session.language}
              className={cx(
                'line-clamp-2 min-w-0 flex-1 underline-offset-4 group-hover:underline',
                session.title === '' && 'text-ink-2',
              )}
            >
              {session.title === '' ? t('why.untitled') : session.title}
            </span>
            <span className="flex shrink-0 items-center gap-x-4 text-small text-ink-2">
              <span className="flex items-center gap-2">
                <span
                  aria-hidden
                  className={cx('size-2 rounded-full', IS_OPEN[session.phase] ? 'border border-accent' : 'bg-accent')}
                />
                {t(`phase.${session.phase}`)}
              </span>
              <time dateTime={session.updated_at} className="md:w-24 md:text-right">
                {formatWhen(session.updated_at, language)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
