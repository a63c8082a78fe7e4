import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { openConversation, type Opened, type Visit, visitQuery } from '../../api/participant.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { WorkingState } from '../../components/working-state.tsx'
import { Conversation } from './conversation.tsx'
import { LastPage } from './last-page.tsx'
import { ParticipantFrame } from './participant-frame.tsx'
import { useLinkLanguage } from './use-link-language.ts'
import { Welcome } from './welcome.tsx'

const route = getRouteApi('/i/{-$token}')

/** Behind a share link: look it up, ask for consent, talk. */
export function ParticipantPage() {
  const { token = '' } = route.useParams()
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const visit = useQuery({ ...visitQuery(token), enabled: token !== '' })
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
            <WorkingState stage={t('interview.participant.opening')} since={since} />
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
  const [erased, setErased] = useState(false)
  const opening = useMutation({
    mutationFn: () => openConversation(token),
    retry: (failures, error) => failures < 3 && codeFrom(error) === 'OVERLOADED',
    retryDelay: 600,
  })
  const { mutate } = opening
  // Whoever has consented here before goes on where they were, also in another tab.
  useEffect(() => {
    if (visit.resumable) mutate()
  }, [visit.resumable, mutate])

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
        <Conversation opened={opening.data} onErased={() => setErased(true)} />
      </ParticipantFrame>
    )
  return (
    <ParticipantFrame {...frame} quiet={!visit.resumable}>
      <Entrance visit={visit} opening={opening} />
    </ParticipantFrame>
  )
}

/** Before the conversation is there: the consent, or a moment of waiting for whoever comes back. */
function Entrance({ visit, opening }: { visit: Visit; opening: UseMutationResult<Opened, Error, void> }) {
  const { t } = useTranslation()
  return (
    <div className="animate-appear pt-10 pb-10 md:pt-16">
      {visit.resumable ? (
        <h1 className="sr-only">{visit.name}</h1>
      ) : (
        <Welcome
          name={visit.name}
          consent={visit.consent}
          maxTurns={visit.max_turns}
          lang={visit.language}
          disabled={opening.isPending}
          onBegin={() => opening.mutate()}
        />
      )}
      {opening.isPending && (
        <div className="mt-4">
          <WorkingState stage={t('interview.participant.opening')} since={opening.submittedAt} />
        </div>
      )}
      {opening.isError && (
        <div className="mt-4">
          <FailedState
            code={codeFrom(opening.error)}
            kept={t(visit.resumable ? 'interview.participant.openFailed' : 'interview.participant.beginFailed')}
          >
            {visit.resumable && <Button onClick={() => opening.mutate()}>{t('common.tryAgain')}</Button>}
          </FailedState>
        </div>
      )}
    </div>
  )
}
