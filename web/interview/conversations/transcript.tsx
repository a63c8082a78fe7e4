import { useNavigate } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '../../api/interview.ts'
import { Bubble } from '../../components/bubble.tsx'
import { MaskedText } from '../../components/masked-text.tsx'
import { MakerBeside, MakerOnce } from '../../components/maker.tsx'
import { type Provenance, ProvenanceChip } from '../../components/provenance-chip.tsx'
import { SaidAloud } from '../../components/said-aloud.tsx'
import { usualMaker } from '../../components/usual-maker.ts'
import { splitMasks } from '../../lib/text/split-masks.ts'

interface TranscriptProps {
  messages: readonly Message[]
  language: string
  /** The message a card quotes: it is brought into view and marked. */
  quoted?: string | undefined
}

/** What was said, as it was kept: masked. */
export function Transcript({ messages, language, quoted }: TranscriptProps) {
  const { t } = useTranslation()
  const masks = messages.flatMap((message) =>
    message.role === 'user' ? splitMasks(message.content).filter(({ mask }) => mask) : [],
  ).length
  const spoken = messages.filter(({ meta }) => meta.kind !== 'consent')
  const usual = usualMaker(spoken.flatMap(({ meta }) => (meta.made_by ? [makerOf(meta.made_by)] : [])))
  if (spoken.length === 0) return <p className="text-ink-2">{t('interview.transcript.empty')}</p>
  return (
    <>
      {masks > 0 && (
        <p className="mb-6 flex items-start gap-2 text-small text-ink-2">
          <EyeOff aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-accent" />
          {t('interview.transcript.masks', { count: masks })}
        </p>
      )}
      <MakerOnce of={usual} />
      <ol
        lang={language}
        aria-label={t('interview.transcript.log')}
        className="relative flex flex-col gap-4 before:absolute before:top-6 before:bottom-6 before:left-1.5 before:w-px before:-translate-x-1/2 before:bg-hairline"
      >
        {spoken.map((message) => (
          <Said key={message.id} message={message} quoted={message.id === quoted} usual={usual} />
        ))}
      </ol>
    </>
  )
}

const makerOf = (made: NonNullable<Message['meta']['made_by']>): Provenance =>
  made.kind === 'model' ? { kind: 'model', name: made.model } : { kind: 'built-in' }

interface SaidProps {
  message: Message
  quoted: boolean
  usual: Provenance | undefined
}

function Said({ message, quoted, usual }: SaidProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { made_by: maker } = message.meta
  const speaker = t(message.role === 'user' ? 'interview.transcript.participant' : 'interview.transcript.interviewer')
  const chip = maker && (
    <>
      <MakerBeside of={makerOf(maker)} usual={usual}>
        <ProvenanceChip
          of={makerOf(maker)}
          onOpen={() => void navigate({ to: '/runs', search: { run: maker.run_id } })}
        />
      </MakerBeside>
      <SaidAloud trouble={maker.trouble} />
    </>
  )
  return (
    <Bubble by={message.role} speaker={speaker} aside={chip} mark={quoted}>
      {quoted && <HereItIs />}
      {message.meta.kind === 'skip' ? (
        <span className="text-ink-2">{t('interview.transcript.skipped')}</span>
      ) : (
        <MaskedText text={message.content} />
      )}
    </Bubble>
  )
}

/** Brings the words a thread led here for into view, once. */
function HereItIs() {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <span ref={place} className="sr-only">
      {`${t('interview.transcript.quoted')}: `}
    </span>
  )
}
