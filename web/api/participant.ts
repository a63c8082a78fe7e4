import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type ChangeMasksOutput,
  type ConversationEvent,
  conversationStream,
  type ListMessagesOutput,
  type SendMessageOutput,
  type StartConversationOutput,
  type VisitOutput,
} from '../../src/capabilities/interview/contract.ts'
import { erase, get, patch, post } from './client.ts'
import { keepFollowing, parseNews } from './live.ts'
import type { ServerSentEvent } from '../lib/server-sent-events.ts'

export type Visit = z.infer<typeof VisitOutput>
export type Opened = z.infer<typeof StartConversationOutput>
export type Read = z.infer<typeof ListMessagesOutput>
export type Sent = z.infer<typeof SendMessageOutput>
export type Remasked = z.infer<typeof ChangeMasksOutput>
/** Words of the last answer: masked and nobody, or missed and somebody. */
export type Marks = { keep: string[] } | { hide: string[] }

export { type ConversationEvent, MAX_ANSWER_CHARACTERS } from '../../src/capabilities/interview/contract.ts'

export const visitQuery = (token: string) =>
  queryOptions({
    queryKey: ['participant', token],
    queryFn: ({ signal }) => get<Visit>(`/i/${encodeURIComponent(token)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Starts, or goes on with the one conversation this browser has here: the cookie says which. `once` names the start. */
export function openConversation(token: string, once: string): Promise<Opened> {
  const path = `/i/${encodeURIComponent(token)}/conversations`
  return post<Opened>(path, { body: {}, headers: { 'idempotency-key': once } })
}

/** The calls of one conversation. The key is kept in memory only; the next page finds its way by the cookie. */
export function conversationCalls({ conversation_id: id, key }: Pick<Opened, 'conversation_id' | 'key'>) {
  const path = `/conversations/${encodeURIComponent(id)}`
  const headers = { authorization: `Bearer ${key}` }
  return {
    send: (content: string, once: string, signal: AbortSignal) =>
      post<Sent>(`${path}/messages`, { body: { content }, headers: { ...headers, 'idempotency-key': once }, signal }),
    skip: (once: string, signal: AbortSignal) =>
      post<Sent>(`${path}/skip`, { body: {}, headers: { ...headers, 'idempotency-key': once }, signal }),
    stop: (once: string, signal: AbortSignal) =>
      post<Sent>(`${path}/stop`, { body: {}, headers: { ...headers, 'idempotency-key': once }, signal }),
    withoutModel: () => post<{ ended: boolean }>(`${path}/without-model`, { body: {}, headers }),
    mark: (messageId: string, content: string, marks: Marks, signal: AbortSignal) =>
      patch<Remasked>(`${path}/messages/${encodeURIComponent(messageId)}`, {
        body: { content, ...marks },
        headers,
        signal,
      }),
    read: (after: string | undefined, signal: AbortSignal) =>
      get<Read>(`${path}/messages${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`, {
        headers,
        signal,
      }),
    follow: (signal: AbortSignal, onEvent: (event: ConversationEvent | undefined) => void) =>
      keepFollowing(conversationStream.name(id), signal, (event) => heard(event, onEvent), headers),
    erase: () => erase<{ erased: true }>(path, { headers }),
  }
}

/** A fact the contract does not know still says that something happened; such a draft says nothing. */
function heard(sent: ServerSentEvent, onEvent: (event: ConversationEvent | undefined) => void) {
  const event = parseNews(conversationStream, sent)
  if (event !== undefined || sent.id !== undefined) onEvent(event)
}

export type ConversationCalls = ReturnType<typeof conversationCalls>
