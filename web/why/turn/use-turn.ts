import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { sendMessage, sessionQuery, type SessionView } from '../../api/why.ts'
import type { OutboxDoor } from '../../conversation/unsent.ts'
import { Turn } from './turn.ts'
import { afterAnswer } from './turn-state.ts'

/** The turn of an opened session; `outbox` and `giveBack` must stay good for the life of the screen. */
export function useTurn(view: SessionView, outbox: OutboxDoor, giveBack: (text: string) => void) {
  const id = view.session_id
  const client = useQueryClient()
  const [turn] = useState(
    () =>
      new Turn({
        send: (text, key, signal) => sendMessage(id, text, key, signal),
        reread: () => client.fetchQuery({ ...sessionQuery(id), staleTime: 0 }).catch(() => null),
        answered: (text, answer) => {
          client.setQueryData(sessionQuery(id).queryKey, (old) => old && afterAnswer(old, text, answer))
          void client.invalidateQueries({ queryKey: ['why'] })
        },
        giveBack,
        outbox,
      }),
  )
  const arrive = useEffectEvent(() => turn.arrive(view))
  useEffect(() => {
    arrive()
    return () => turn.leave()
  }, [turn])
  return { turn, ...useSyncExternalStore(turn.subscribe, turn.snapshot) }
}
