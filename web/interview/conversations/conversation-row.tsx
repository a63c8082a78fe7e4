import { Link } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConversationSummary } from '../../api/interview.ts'
import { useLanguage } from '../../i18n/index.ts'
import { cx } from '../../lib/class-names.ts'
import { formatWhen } from '../../lib/text/format.ts'
import { ConversationName } from './conversation-name.tsx'

/** One conversation as it stands; the line under it runs as far as the conversation has come. */
export function ConversationRow({ project, conversation }: { project: string; conversation: ConversationSummary }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { progress, finished_at: finished, masked, erased } = conversation
  return (
    <li className="relative animate-appear border-b border-hairline">
      <Link
        to="/interviews/$id/conversations/$conversation"
        params={{ id: project, conversation: conversation.id }}
        className="group -mx-2 block rounded-card px-2 py-3.5 hover:bg-surface"
      >
        <span className="flex items-baseline justify-between gap-x-6">
          <span className={cx('line-clamp-1 min-w-0 underline-offset-4 group-hover:underline', erased && 'text-ink-2')}>
            <ConversationName of={conversation} />
          </span>
          <time dateTime={conversation.updated_at} className="shrink-0 text-small text-ink-2">
            {formatWhen(conversation.updated_at, language)}
          </time>
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-5 gap-y-0.5 text-small text-ink-2">
          <span className="inline-flex items-center gap-2">
            <span
              aria-hidden
              className={cx('size-2 rounded-full', finished === null ? 'border border-accent' : 'bg-accent')}
            />
            {erased ? t('interview.conversations.erased') : t(`interview.states.${conversation.state}`)}
          </span>
          <span>{t('interview.conversations.answers', { count: progress.user_turns })}</span>
          {conversation.fallback && <span>{t('interview.conversations.fallback')}</span>}
          {masked.length > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <EyeOff aria-hidden size={14} strokeWidth={1.75} />
              <span className="sr-only">{`${t('chat.masked')}: `}</span>
              {masked.map((type) => t(`interview.participant.types.${type}`)).join(' · ')}
            </span>
          )}
        </span>
      </Link>
      {finished === null && (
        <span
          aria-hidden
          className="absolute -bottom-0.5 left-0 h-[3px] rounded-full bg-accent transition-[width] duration-200 ease-out"
          style={{ width: `${Math.round(progress.ratio * 100)}%` }}
        />
      )}
    </li>
  )
}
