import { Pencil, RotateCw, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useElapsed } from '../../lib/use-elapsed.ts'
import type { Turn } from './turn.ts'
import type { TurnState } from './turn-state.ts'
import { useEffect, useState } from 'react'
import { type Stage, sessionStream } from '../../../src/capabilities/why/contract.ts'
import { follow, parseNews } from '../../api/live.ts'
import { answerWithoutModel } from '../../api/why.ts'
import { WithoutModel } from '../../components/without-model.tsx'

/** What the server is doing with an answer right now, as it says itself; null until it says so. */
function useStage(sessionId: string, key: string | null): Stage | null {
  const [said, setSaid] = useState<{ key: string; stage: Stage } | null>(null)
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    void follow(sessionStream.name(sessionId), controller.signal, (sent) => {
      const event = parseNews(sessionStream, sent)
      if (event?.type === 'stage') setSaid({ key, stage: event.data.stage })
    })
    return () => controller.abort()
  }, [sessionId, key])
  return said?.key === key ? said.stage : null
}

const SLOW_SECONDS = 10

interface TurnStatusProps {
  sessionId: string
  state: TurnState
  turn: Turn
}

/** Below the last words: what is happening to them, and what can be done. */
export function TurnStatus({ sessionId, state, turn }: TurnStatusProps) {
  const { t } = useTranslation()
  const seconds = useElapsed(state.kind === 'waiting' ? state.since : null)
  const stage = useStage(sessionId, state.kind === 'waiting' ? state.key : null)
  const slow = seconds >= SLOW_SECONDS
  if (state.kind === 'idle') return null
  const again = (
    <Button icon={RotateCw} onClick={turn.resend}>
      {t('chat.resend')}
    </Button>
  )
  return (
    <div className="mt-5 pl-7">
      {state.kind === 'waiting' && (
        <>
          <WorkingState
            stage={t(`chat.stages.${stage ?? (state.joined ? 'joined' : 'understanding')}`)}
            since={state.since}
          >
            {!slow && seconds > 1 && (
              <Button kind="plain" icon={Square} onClick={turn.stop}>
                {t('chat.stop')}
              </Button>
            )}
          </WorkingState>
          <WithoutModel
            since={state.since}
            words={t('chat.withoutModel')}
            onAsk={() => answerWithoutModel(sessionId)}
          />
          {slow && (
            <div className="mt-2">
              <output>{t('chat.slow')}</output>
              <div className="mt-3 flex flex-wrap gap-3">
                {again}
                <Button kind="plain" icon={Square} onClick={turn.stop}>
                  {t('chat.stop')}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
      {state.kind === 'stopped' && (
        <>
          <output>{t(state.by === 'person' ? 'chat.stopped' : 'chat.unfinished')}</output>
          <div className="mt-3">{again}</div>
        </>
      )}
      {state.kind === 'failed' && (
        <FailedState code={state.code} kept={state.stored ? t('chat.keptThere') : t('chat.keptHere')}>
          {again}
          {!state.stored && (
            <Button icon={Pencil} onClick={turn.edit}>
              {t('chat.edit')}
            </Button>
          )}
        </FailedState>
      )}
    </div>
  )
}
