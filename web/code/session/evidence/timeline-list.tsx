import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeDecision, CodeSession } from '../../../api/code.ts'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../i18n/index.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { useReasonText } from '../verdict/reason-text.ts'
import { CallEntry } from './call-entry.tsx'
import { Section } from '../section.tsx'
import { timelineOf } from './timeline.ts'

/** An assistant may look hundreds of times; the newest are what a reader comes for. */
const SHOWN = 40

/** On one thread, in the order it happened: a tool, what it found, what that shows; and what the server decided. */
export function Timeline({ session }: { session: CodeSession }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const entries = timelineOf(session)
  const hidden = isWhole ? 0 : Math.max(0, entries.length - SHOWN)
  return (
    <Section id="timeline" title={t('code.timeline.title')}>
      {session.calls.length === 0 && <p className="measure mb-3 text-small text-ink-2">{t('code.timeline.none')}</p>}
      {hidden > 0 && (
        <Button className="no-print mb-3" onClick={() => setWhole(true)}>
          {t('code.timeline.earlier', { count: hidden })}
        </Button>
      )}
      <ol className="relative flex flex-col gap-5 pl-6 before:absolute before:inset-y-2 before:left-[0.1875rem] before:w-px before:bg-hairline">
        {entries.slice(hidden).map((entry) => (
          <li key={entry.key} className="relative">
            {entry.kind === 'call' ? (
              <CallEntry session={session} call={entry.call} shown={entry.shown} />
            ) : (
              <DecisionEntry session={session} decision={entry.decision} />
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function DecisionEntry({ session, decision }: { session: CodeSession; decision: CodeDecision }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const textOf = useReasonText(session.calls)
  const { kind, to, at, reasons } = decision
  return (
    <>
      <span aria-hidden className="absolute top-2.5 -left-6 size-2 rounded-full bg-accent" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">
          {t(`code.timeline.decisions.${kind}`, { phase: t(`code.phases.${to}.name`) })}
        </span>
        <time dateTime={at} className="text-small text-ink-2">
          {formatMoment(at, language)}
        </time>
      </p>
      <ul className="text-small">
        {reasons.map((reason) => (
          <li key={reason.en}>
            <bdi>{textOf(reason)}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
