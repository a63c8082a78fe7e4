import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type DeclinedView, declinedQuery } from '../../api/board.ts'
import { Fold } from '../../components/fold.tsx'
import { ShowMore } from '../../components/states/show-more.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatWhen } from '../../lib/text/format.ts'
import { useChangeText } from './change-text.ts'
import { TakeBack } from './take-back.tsx'

/** What stays out of later runs, and the way back for each. */
export function DeclinedList() {
  const { t } = useTranslation()
  const list = useInfiniteQuery(declinedQuery)
  const declined = list.data?.pages.flatMap((page) => page.declined) ?? []
  if (declined.length === 0) return null
  return (
    <Fold className="mt-10" title={t('board.proposals.declined.title')}>
      <p className="measure mb-2 text-small text-ink-2">{t('board.proposals.declined.about')}</p>
      <ul aria-label={t('board.proposals.declined.title')} className="border-b border-hairline">
        {declined.map((each) => (
          <Declined key={each.declined_id} declined={each} />
        ))}
      </ul>
      <ShowMore list={list} />
    </Fold>
  )
}

function Declined({ declined }: { declined: DeclinedView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const textOf = useChangeText()
  const { proposal, titles, comment, run_id: runId } = declined
  const nameOf = (id: string) => titles[id] ?? t('board.history.nameless')
  const what =
    proposal.type === 'option' ? `${nameOf(proposal.target_node_id)}: ${proposal.label}` : textOf(proposal, nameOf)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-hairline py-2">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to="/board/proposals/$id"
          params={{ id: runId }}
          className="inline-block min-h-6 underline decoration-hairline underline-offset-4 hover:decoration-ink"
        >
          {what}
        </Link>
        <p className="text-small text-ink-2">
          {[formatWhen(declined.created_at, language), comment].filter(Boolean).join(' · ')}
        </p>
      </div>
      <TakeBack declinedId={declined.declined_id} what={what} />
    </li>
  )
}
