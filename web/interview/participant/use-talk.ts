import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ConversationCalls, conversationCalls, type Opened } from '../../api/participant.ts'
import { unsent } from '../../conversation/unsent.ts'
import { useUnsentText } from '../../conversation/use-unsent-text.ts'
import { Talk } from './talk.ts'

/** An opened conversation and the words being written for it. */
export function useTalk(opened: Opened) {
  const memory = unsent('interview', opened.conversation_id)
  const { text, write, taken } = useUnsentText(memory.text)
  const [{ talk, calls }] = useState(() => begin(opened, memory, taken))
  useEffect(() => {
    talk.arrive()
    const onReturn = () => document.visibilityState === 'visible' && talk.refresh()
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('online', talk.refresh)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('online', talk.refresh)
      talk.leave()
    }
  }, [talk])
  return { talk, calls, text, write, ...useSyncExternalStore(talk.subscribe, talk.snapshot) }
}

function begin(
  opened: Opened,
  { outbox, said }: Pick<ReturnType<typeof unsent>, 'outbox' | 'said'>,
  taken: (text: string) => void,
): { talk: Talk; calls: ConversationCalls } {
  const calls = conversationCalls(opened)
  const talk = new Talk(
    { ...calls, taken, outbox, said },
    {
      messages: opened.messages,
      finished: opened.finished,
      pending: opened.pending,
      progress: opened.progress,
    },
  )
  return { talk, calls }
}
