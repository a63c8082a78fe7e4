import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CodeSessionSummary } from '../../api/code.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatWhen } from '../../lib/text/format.ts'
import { SessionStatus } from './session-status.tsx'

export function SessionList({ sessions }: { sessions: readonly CodeSessionSummary[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul aria-label={t('code.sessions')} className="border-b border-hairline">
      {sessions.map((session) => (
        <li key={session.session_id} className="border-t border-hairline">
          <Link
            to="/code/$id"
            params={{ id: session.session_id }}
            className="group -mx-2 flex flex-col gap-y-1 rounded-card px-2 py-3.5 hover:bg-surface"
          >
            <span className="line-clamp-2 underline-offset-4 group-hover:underline">
              <bdi>{session.query}</bdi>
            </span>
            <span className="flex flex-wrap items-center gap-x-4 text-small text-ink-2">
              <SessionStatus of={session} />
              <span>{t(`code.intents.${session.intent}.name`)}</span>
              <span>{t('code.callCount', { count: session.calls })}</span>
              <span className="max-w-full truncate">{lastOf(session.root)}</span>
              <time dateTime={session.created_at} className="md:ml-auto">
                {formatWhen(session.created_at, language)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A folder by its own name: whole paths are told on the page of a session. */
function lastOf(root: string): string {
  return root.split(/[\\/]/u).findLast((part) => part !== '') ?? root
}
