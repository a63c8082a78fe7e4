import { ArrowRight, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CodeCall, CodeSession } from '../../../api/code.ts'
import { useLanguage } from '../../../i18n/index.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { EvidenceLink } from './evidence-link.tsx'
import { paramsLine, placesIn, type Shown } from './timeline.ts'

/** One look into the code: tool → result → what rests on it. */
export function CallEntry({ session, call, shown }: { session: CodeSession; call: CodeCall; shown: Shown }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const found = call.hits === 0 ? t('code.timeline.nothing') : t('code.timeline.hits', { count: call.hits })
  return (
    <>
      <span aria-hidden className="absolute top-2.5 -left-6 size-2 rounded-full border border-edge bg-ground" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 text-small">
          <code className="font-mono font-medium">{call.tool}</code>{' '}
          <bdi className="text-ink-2">{paramsLine(call.params)}</bdi>
        </span>
        <time dateTime={call.timestamp} className="text-small text-ink-2">
          {formatMoment(call.timestamp, language)}
        </time>
      </p>
      <p className="text-small text-ink-2">
        <Step />
        {found}
        {call.by === 'server' && ` · ${t('code.timeline.byServer')}`}
        {!call.complete && (
          <span className="ml-2 inline-flex items-center gap-1 text-ink">
            <TriangleAlert aria-hidden size={14} strokeWidth={1.75} />
            {t('code.timeline.incomplete')}
          </span>
        )}
      </p>
      {call.hits > 0 && (
        <p className="line-clamp-2 pl-6 font-mono text-small text-ink-2">
          <bdi>{placesIn(call.result_summary)}</bdi>
        </p>
      )}
      <p className="text-small">
        <Step />
        <Evidence shown={shown} />
      </p>
      <EvidenceLink
        session={session.session_id}
        call={call.call_id}
        label={`${t('code.timeline.openOf', { tool: call.tool })}: ${paramsLine(call.params)}`}
      >
        {t('code.timeline.open')}
      </EvidenceLink>
    </>
  )
}

function Evidence({ shown: { slots, symbols } }: { shown: Shown }) {
  const { t } = useTranslation()
  const names = [...slots.map((slot) => t(`code.slots.${slot}`)), ...symbols]
  if (names.length === 0) return <span className="text-ink-2">{t('code.timeline.unused')}</span>
  return (
    <>
      <span className="text-ink-2">{`${t('code.timeline.shows')}: `}</span>
      <bdi className="font-medium">{names.join(', ')}</bdi>
    </>
  )
}

function Step() {
  return <ArrowRight aria-hidden size={14} strokeWidth={1.75} className="mr-2.5 inline align-[-2px] text-edge" />
}
