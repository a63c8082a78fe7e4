import { ArrowDown, CircleStop, SkipForward, EyeOff } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_ANSWER_CHARACTERS, type Opened, type Read } from '../../api/participant.ts'
import { Bubble } from '../../components/bubble.tsx'
import { Button } from '../../components/button.tsx'
import { Composer } from '../../components/composer.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { MaskedText } from '../../components/masked-text.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { WithoutModel } from '../../components/without-model.tsx'
import { useStayAtEnd } from '../../lib/use-stay-at-end.ts'
import { ChangeMasks } from './change-masks.tsx'
import { Ending } from './endings.tsx'
import { EraseAnswers } from './erase-answers.tsx'
import { type Line, linesOf } from './talk-state.ts'
import { useTalk } from './use-talk.ts'
import type { PiiType } from '../../api/interview.ts'
import { useLanguage } from '../../i18n/index.ts'

interface ConversationProps {
  opened: Opened
  /** In the language the page is read in. */
  consent: string
  onErased: () => void
}

export function Conversation({ opened, consent, onErased }: ConversationProps) {
  const { t } = useTranslation()
  const { talk, calls, text, write, erased, ...now } = useTalk(opened)
  const {
    known,
    draft,
    sending,
    crowded,
    since,
    late,
    masked,
    problem,
    restored,
    lockedOut,
    said,
    marking,
    markProblem,
  } = now
  const lines = linesOf(known, draft)
  const [shownAtFirst] = useState(lines.length)
  const { away, toEnd } = useStayAtEnd()
  const isOver = known.finished
  const [overAtFirst] = useState(isOver)
  const locked = lockedOut || sending || (since !== null && !late)
  const notice = crowded
    ? 'interview.participant.crowdedAnswer'
    : problem === 'TURN_IN_PROGRESS'
      ? 'interview.participant.busy'
      : restored
        ? 'interview.participant.restored'
        : null
  const leave = useEffectEvent(onErased)
  useEffect(() => {
    if (erased) leave()
  }, [erased])
  const scrollSoon = () => requestAnimationFrame(() => toEnd(true))

  return (
    <>
      <h1 className="sr-only">{t('interview.participant.log')}</h1>
      <div className="sticky top-14 z-20 -mx-4 bg-ground px-4 md:-mx-8 md:px-8">
        <ProgressLine progress={known.progress} />
      </div>
      <div role="log" aria-label={t('interview.participant.log')} className="relative flex-1 pt-3 pb-6">
        <p className="mb-5 text-small text-ink-2">{consent}</p>
        <div className="relative">
          <span aria-hidden className="absolute top-6 bottom-0 left-1.5 w-px -translate-x-1/2 bg-hairline" />
          <ol lang={opened.language} className="flex flex-col gap-4">
            {lines.map((line, index) => (
              <Said key={line.id} line={line} fresh={index >= shownAtFirst}>
                {said?.id === line.id && since === null && !isOver && !lockedOut ? (
                  <ChangeMasks
                    content={line.text}
                    text={said.text}
                    busy={marking}
                    problem={markProblem}
                    onMark={(marks) => void talk.mark(marks)}
                  />
                ) : undefined}
              </Said>
            ))}
          </ol>
        </div>
        {since !== null && (
          <div className="mt-5 pl-7">
            <WorkingState
              stage={t(late ? 'interview.participant.late' : 'interview.participant.thinking')}
              since={since}
            />
            <WithoutModel since={since} words={t('interview.participant.withoutModel')} onAsk={calls.withoutModel} />
          </div>
        )}
        {isOver && since === null && (
          <Ending fresh={!overAtFirst}>
            <EraseAnswers erase={calls.erase} onErased={onErased} />
          </Ending>
        )}
      </div>
      {!isOver && (
        <div className="sticky bottom-0 z-10 -mx-4 border-t border-hairline bg-ground px-4 pt-3 pb-3 md:-mx-8 md:px-8">
          {away && (
            <div className="absolute inset-x-0 -top-14 flex justify-center">
              <Button icon={ArrowDown} className="shadow-float" onClick={() => toEnd(true)}>
                {t('chat.newBelow')}
              </Button>
            </div>
          )}
          <MaskedBanner types={masked} />
          {problem !== null && problem !== 'TURN_IN_PROGRESS' && (
            <div className="mb-3">
              <FailedState code={problem} {...(text !== '' && { kept: t('interview.participant.kept') })} />
            </div>
          )}
          {notice !== null && <output className="mb-2 block text-small text-ink-2">{t(notice)}</output>}
          <Composer
            text={text}
            onText={write}
            onSend={() => {
              talk.send(text.trim())
              scrollSoon()
            }}
            disabled={locked}
            max={MAX_ANSWER_CHARACTERS}
          >
            <div className="-mx-3 flex grow flex-wrap justify-between md:grow-0">
              <Button
                kind="quiet"
                icon={SkipForward}
                disabled={locked}
                onClick={() => {
                  talk.skip()
                  scrollSoon()
                }}
              >
                {t('interview.participant.skip')}
              </Button>
              <Button
                kind="quiet"
                icon={CircleStop}
                disabled={locked}
                onClick={() => {
                  talk.stop()
                  scrollSoon()
                }}
              >
                {t('interview.participant.stop')}
              </Button>
              <EraseAnswers erase={calls.erase} onErased={onErased} />
            </div>
          </Composer>
        </div>
      )}
    </>
  )
}

/** A draft is not read aloud: it changes several times a second, and its final text is said once. */
function Said({ line, fresh, children }: { line: Line; fresh: boolean; children?: ReactNode }) {
  const { t } = useTranslation()
  const speaker = line.role === 'user' ? t('chat.you') : t('interview.participant.interviewer')
  return (
    <Bubble by={line.role} speaker={speaker} fresh={fresh} quiet={line.draft}>
      {line.skipped ? (
        <span className="text-ink-2">{t('interview.participant.skipped')}</span>
      ) : (
        (children ?? <MaskedText text={line.text} />)
      )}
    </Bubble>
  )
}

/** Says what was masked in the answer just given; the words themselves are nowhere any more. */
function MaskedBanner({ types }: { types: readonly PiiType[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (types.length === 0) return null
  const names = new Set(types.map((type) => t(`interview.participant.types.${type}`)))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <output className="mb-3 flex animate-arrive items-start gap-2 border-l-2 border-accent bg-accent-soft px-3 py-2 text-small">
      <EyeOff aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-accent" />
      {t('interview.participant.maskedBanner', { types: list })}
    </output>
  )
}

/** How far the thread has run. */
function ProgressLine({ progress }: { progress: Read['progress'] }) {
  const { t } = useTranslation()
  const percent = Math.round(progress.ratio * 100)
  return (
    <div className="relative h-2.5">
      <progress
        className="sr-only"
        aria-label={t('interview.participant.progressLabel')}
        aria-valuetext={t('interview.participant.progress', { answered: progress.user_turns, max: progress.max_turns })}
        value={percent}
        max={100}
      />
      <span aria-hidden className="absolute inset-x-0 top-1 h-px bg-hairline" />
      <span
        aria-hidden
        className="absolute top-[3px] left-0 h-[3px] rounded-full bg-accent transition-[width] duration-200 ease-out"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
