import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { openConversation, type Opened, type Visit, visitQuery } from '../../api/participant.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { Conversation } from './conversation.tsx'
import { CROWDED_TRIES, isCrowded, pauseMs } from '../../conversation/crowded.ts'
import { LastPage } from './endings.tsx'
import { forgetStart, startKey } from './start-key.ts'
import { isPassing } from '../../conversation/time-limits.ts'
import { forgetUnsent, unsent } from '../../conversation/unsent.ts'
import { ParticipantFrame } from './participant-frame.tsx'
import { useLinkLanguage } from './use-link-language.ts'
import { Welcome } from './welcome.tsx'

const SHORT_PAUSE_MS = 600

/** Whoever finds a crowd at the door waits for their turn; a server that is short of breath is asked a few times. */
function mayComeBack(tries: number) {
  return (failures: number, error: Error) =>
    failures < (isCrowded(error) ? CROWDED_TRIES : codeFrom(error) === 'OFFLINE' || isPassing(error) ? tries : 0)
}

/** Behind a share link: look it up, ask for consent, talk. */
export function ParticipantPage({ token }: { token: string }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const visit = useQuery({
    ...visitQuery(token),
    enabled: token !== '',
    retry: mayComeBack(2),
    retryDelay: (_, error) => (isCrowded(error) ? pauseMs(error) : SHORT_PAUSE_MS),
  })
  const opening = isCrowded(visit.failureReason) ? 'interview.participant.crowded' : 'interview.participant.opening'
  useLinkLanguage(token, visit.data?.language)
  if (visit.data) return <Visited key={token} token={token} visit={visit.data} />
  const code = token === '' ? 'NOT_FOUND' : visit.isError ? codeFrom(visit.error) : undefined
  const nowhere = code === 'NOT_FOUND' || code === 'INVALID_INPUT'
  return (
    <ParticipantFrame token={token}>
      {nowhere && <LastPage of="unknown" />}
      {code === 'GONE' && <LastPage of="closed" />}
      {!nowhere && code !== 'GONE' && (
        <div className="pt-12">
          <h1 className="sr-only">{t('interview.participant.hello')}</h1>
          {code === undefined ? (
            <WorkingState stage={t(opening)} since={since} />
          ) : (
            <FailedState code={code} kept={t('interview.participant.openFailed')}>
              <Button kind="primary" onClick={() => void visit.refetch()}>
                {t('common.tryAgain')}
              </Button>
            </FailedState>
          )}
        </div>
      )}
    </ParticipantFrame>
  )
}

function Visited({ token, visit }: { token: string; visit: Visit }) {
  const language = useLanguage()
  const [erased, setErased] = useState(false)
  const [opening, open] = useOpening(token)
  // Whoever has consented here before goes on where they were, also in another tab.
  useEffect(() => {
    if (visit.resumable) open()
  }, [visit.resumable, open])
  const onErased = () => {
    forgetStart(token)
    if (opening.data) forgetUnsent(unsent('interview', opening.data.conversation_id))
    setErased(true)
    // Their words are not kept in this page either.
    opening.reset()
  }

  const closed =
    (!visit.open && !visit.resumable) || (opening.isError && codeFrom(opening.error) === 'GONE') ? 'closed' : null
  const last = erased ? 'erased' : closed
  const frame = { token, name: visit.name, lang: visit.language }
  if (last !== null)
    return (
      <ParticipantFrame {...frame}>
        <LastPage of={last} />
      </ParticipantFrame>
    )
  if (opening.data)
    return (
      <ParticipantFrame {...frame}>
        <Conversation opened={opening.data} consent={visit.consents[language]} onErased={onErased} />
      </ParticipantFrame>
    )
  return (
    <ParticipantFrame {...frame} quiet={!visit.resumable}>
      <Entrance visit={visit} opening={opening} open={open} />
    </ParticipantFrame>
  )
}

type Opening = UseMutationResult<Opened, Error, void>

/** One start at a time, and under one name whoever tries: a second click comes before the first has changed the page. */
function useOpening(token: string): [Opening, () => void] {
  const [once] = useState(() => startKey(token))
  const busy = useRef(false)
  const opening = useMutation({
    mutationFn: () => openConversation(token, once),
    retry: mayComeBack(3),
    retryDelay: (_, error) => (isCrowded(error) ? pauseMs(error) : SHORT_PAUSE_MS),
    onSettled: () => void (busy.current = false),
  })
  const { mutate } = opening
  const open = useCallback(() => {
    if (busy.current) return
    busy.current = true
    mutate()
  }, [mutate])
  return [opening, open]
}

/** Before the conversation is there: the consent, or a moment of waiting for whoever comes back. */
function Entrance({ visit, opening, open }: { visit: Visit; opening: Opening; open: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="animate-appear pt-10 pb-10 md:pt-16">
      {visit.resumable ? (
        <h1 className="sr-only">{visit.name}</h1>
      ) : (
        <Welcome
          name={visit.name}
          consent={visit.consents[language]}
          consentLang={language}
          maxTurns={visit.max_turns}
          lang={visit.language}
          disabled={opening.isPending}
          onBegin={open}
        />
      )}
      {opening.isPending && (
        <div className="mt-4">
          <WorkingState
            stage={t(
              isCrowded(opening.failureReason) ? 'interview.participant.crowded' : 'interview.participant.opening',
            )}
            since={opening.submittedAt}
          />
        </div>
      )}
      {opening.isError && (
        <div className="mt-4">
          <FailedState
            code={codeFrom(opening.error)}
            kept={t(visit.resumable ? 'interview.participant.openFailed' : 'interview.participant.beginFailed')}
          >
            {visit.resumable && <Button onClick={open}>{t('common.tryAgain')}</Button>}
          </FailedState>
        </div>
      )}
    </div>
  )
}
