import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeSession } from '../../../api/code.ts'
import { Card } from '../../../components/card.tsx'
import { useReasonText } from './reason-text.ts'
import { useRequirementName } from './requirement-name.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** In plain words: is it READY, and why or why not. */
export function VerdictSection({ session }: { session: CodeSession }) {
  const { t } = useTranslation()
  const verdict = verdictOf(session)
  const writes = session.intent === 'IMPLEMENT' || session.intent === 'MODIFY'
  const title = verdict.isReady
    ? t(writes ? 'code.verdict.ready' : 'code.verdict.readyReading')
    : t(session.outcome === null ? 'code.verdict.notReady' : 'code.verdict.closedNotReady')
  const Icon = verdict.isReady ? CircleCheck : CircleDashed
  return (
    <section aria-labelledby="code-verdict" className="mt-8">
      <Card>
        <h2 id="code-verdict" className="flex items-start gap-2.5 font-semibold">
          <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0 text-accent" />
          {title}
        </h2>
        <div className="mt-2 flex flex-col gap-3 md:pl-8">
          {verdict.isReady ? (
            <WhyReady session={session} verdict={verdict} />
          ) : (
            <WhyNot session={session} verdict={verdict} />
          )}
          {!writes && <p className="text-small text-ink-2">{t('code.verdict.neverWrites')}</p>}
          {verdict.isReady && writes && session.outcome === null && (
            <p className="text-small text-ink-2">{t('code.verdict.writeEach')}</p>
          )}
        </div>
      </Card>
    </section>
  )
}

function WhyReady({ session, verdict }: { session: CodeSession; verdict: Verdict }) {
  const { t } = useTranslation()
  const textOf = useReasonText(session.calls)
  const facts = session.frame.mapped_symbols.filter(({ source }) => source === 'FACT').length
  return (
    <p className="measure">
      {verdict.reasons.map(textOf).join(' ')}{' '}
      {t('code.verdict.readyRests', {
        facts: t('code.verdict.facts', { count: facts }),
        calls: t('code.callCount', { count: session.calls.length }),
      })}
    </p>
  )
}

function WhyNot({ session, verdict }: { session: CodeSession; verdict: Verdict }) {
  const { t } = useTranslation()
  const textOf = useReasonText(session.calls)
  const nameOf = useRequirementName()
  const { reasons, missing, guesses, wasJudged } = verdict
  const guessed = [...guesses.slots.map((slot) => t(`code.slots.${slot}`)), ...guesses.symbols]
  return (
    <>
      {!wasJudged && <p className="measure">{t('code.verdict.nothingYet')}</p>}
      {reasons.length > 0 && (
        <Points title={t('code.verdict.refused')}>
          {reasons.map((reason) => (
            <li key={reason.en}>
              <bdi>{textOf(reason)}</bdi>
            </li>
          ))}
        </Points>
      )}
      {guessed.length > 0 && (
        <Points title={t('code.verdict.guesses')}>
          {guessed.map((guess) => (
            <li key={guess}>
              <bdi>{guess}</bdi>
            </li>
          ))}
        </Points>
      )}
      {missing.length > 0 && (
        <Points title={t('code.verdict.missing')}>
          {missing.map(({ requirement, have, needed }) => (
            <li key={requirement}>{t('code.verdict.missingOne', { what: nameOf(requirement), have, needed })}</li>
          ))}
        </Points>
      )}
      {session.outcome === null && <p className="text-small text-ink-2">{t('code.verdict.again')}</p>}
    </>
  )
}

function Points({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p>{title}</p>
      <ul className="measure list-disc pl-5 marker:text-edge">{children}</ul>
    </div>
  )
}
