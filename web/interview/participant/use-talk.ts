import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ConversationCalls, conversationCalls, type Opened } from '../../api/participant.ts'
import { readTyped, readOutbox, writeTyped, writeOutbox } from './unsent.ts'
import { Talk } from './talk.ts'

/** An opened conversation and the words being written for it. */
export function useTalk(opened: Opened) {
  const id = opened.conversation_id
  const [text, setText] = useState(() => readTyped(id))
  const write = (next: string) => {
    setText(next)
    writeTyped(id, next)
  }
  // What was typed meanwhile is not what the server took.
  const taken = (sent: string) => {
    if (readTyped(id).trim() === sent) writeTyped(id, '')
    setText((now) => (now.trim() === sent ? '' : now))
  }
  const [{ talk, calls }] = useState(() => begin(opened, taken))
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

function begin(opened: Opened, taken: (text: string) => void): { talk: Talk; calls: ConversationCalls } {
  const id = opened.conversation_id
  const calls = conversationCalls(opened)
  const talk = new Talk(
    { ...calls, taken, outbox: { read: () => readOutbox(id), write: (outbox) => writeOutbox(id, outbox) } },
    {
      messages: opened.messages,
      finished: opened.finished,
      pending: opened.pending,
      progress: opened.progress,
    },
  )
  return { talk, calls }
}
