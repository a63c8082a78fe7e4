import { CircleDashed, Quote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type CodeSession, type SlotName, SLOTS } from '../../../api/code.ts'
import { Chip } from '../../../components/chip.tsx'
import { ProvenanceChip } from '../../../components/provenance-chip.tsx'
import { EvidenceLink } from '../evidence/evidence-link.tsx'
import { numberOf } from './quoted-parts.ts'
import { Section } from '../section.tsx'

/** What the request was taken apart into: each with its words, what it is worth, and what shows it. */
export function SlotList({ session }: { session: CodeSession }) {
  const { t } = useTranslation()
  return (
    <Section id="slots" title={t('code.slots.title')}>
      <dl className="border-b border-hairline">
        {SLOTS.map((slot) => (
          <div
            key={slot}
            className="grid gap-x-6 gap-y-1 border-t border-hairline py-3 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="flex items-start gap-2 text-small text-ink-2">
              <span aria-hidden className="text-accent">
                {numberOf(slot)}
              </span>
              {t(`code.slots.${slot}`)}
            </dt>
            <dd className="min-w-0">
              <SlotValue session={session} slot={slot} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function SlotValue({ session, slot }: { session: CodeSession; slot: SlotName }) {
  const { t } = useTranslation()
  const { frame, language, guidance } = session
  const said = frame[slot]
  const evidence = frame.slot_evidence[slot]
  const hint = guidance.hints.find((one) => one.slot === slot)
  if (said === null)
    return (
      <>
        <Chip icon={CircleDashed} touch about={t('code.slots.missingAbout')}>
          {t('code.slots.missing')}
        </Chip>
        {hint !== undefined && session.outcome === null && (
          <p lang={language} className="mt-1 text-small text-ink-2">
            {`${hint.hint} ${hint.action}`}
          </p>
        )}
      </>
    )
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi lang={language}>{said.value}</bdi>
        <Badge session={session} slot={slot} />
      </p>
      {said.quote === null && <p className="text-small text-ink-2">{t('code.slots.found')}</p>}
      {said.quote !== null && said.quote !== said.value && (
        <p className="text-small text-ink-2">{t('code.slots.quote', { quote: said.quote })}</p>
      )}
      {evidence !== undefined && (
        <EvidenceLink
          session={session.session_id}
          call={evidence.call_id}
          label={`${t('code.slots.evidence')}: ${t(`code.slots.${slot}`)}`}
        >
          {t('code.slots.evidence')}
        </EvidenceLink>
      )}
    </>
  )
}

function Badge({ session: { frame }, slot }: { session: CodeSession; slot: SlotName }) {
  const { t } = useTranslation()
  const source = frame.slot_source[slot]
  if (source === 'FACT') return <ProvenanceChip of={{ kind: 'fact' }} />
  if (source === 'HYPOTHESIS') return <ProvenanceChip of={{ kind: 'hypothesis' }} />
  return (
    <Chip icon={Quote} about={t('code.slots.saidAbout')}>
      {t('code.slots.said')}
    </Chip>
  )
}
