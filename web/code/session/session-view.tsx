import { Link } from '@tanstack/react-router'
import { Network } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CodeSession } from '../../api/code.ts'
import { buttonClass } from '../../components/button.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'
import { SessionStatus } from '../sessions/session-status.tsx'
import { EraseSession } from './erase-session.tsx'
import { IndexStatus } from './index-status.tsx'
import { MappedSymbols } from './mapped-symbols.tsx'
import { OutcomeSection } from './outcome-section.tsx'
import { PhasePath } from './phase-path.tsx'
import { Request } from './request/request.tsx'
import { Requirements } from './verdict/requirements.tsx'
import { SlotList } from './request/slot-list.tsx'
import { Timeline } from './evidence/timeline-list.tsx'
import { Understanding } from './understanding.tsx'
import { VerdictSection } from './verdict/verdict-section.tsx'
import { WriteChecks } from './write-checks.tsx'

/** A session from the request to what came of it; on a wide page what it takes stands beside what happened. */
export function SessionView({ session, isBehind }: { session: CodeSession; isBehind: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { outcome } = session
  return (
    <article className="flow-on-paper room max-w-6xl px-4 pt-8 pb-24 md:px-8 md:pt-10 md:pb-20">
      <header>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-2">
            <SessionStatus of={{ phase: session.phase, outcome: outcome?.outcome ?? null }} />
            <span>{t(`code.intents.${session.intent}.name`)}</span>
            <span>{t(`code.risks.${session.risk_level}`)}</span>
            <span>{t('code.confidence', { confidence: formatPercent(session.confidence, language) })}</span>
          </p>
          <EraseSession id={session.session_id} />
        </div>
        <Request session={session} />
        <p className="mt-2 text-small text-ink-2">
          {`${t('code.root')}: `}
          <bdi>{session.root}</bdi>
        </p>
        <Link
          to="/code/graph"
          search={{ session: session.session_id }}
          preload={false}
          className={buttonClass('plain', 'no-print -ml-2')}
        >
          <Network aria-hidden size={18} strokeWidth={1.75} />
          {t('code.graph.seeMap')}
        </Link>
      </header>
      {isBehind && <p className="mt-4 text-small text-ink-2">{t('code.behind')}</p>}
      <PhasePath session={session} />
      <VerdictSection session={session} />
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <SlotList session={session} />
          <Timeline session={session} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Requirements session={session} />
          <MappedSymbols session={session} />
          <Understanding of={session.understanding} />
          <WriteChecks decisions={session.decisions} />
          <OutcomeSection of={outcome} />
          <IndexStatus root={session.root} />
        </div>
      </div>
    </article>
  )
}
