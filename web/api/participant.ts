import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type * as contract from '../../src/capabilities/interview/contract.ts'
import { erase, get, post } from './client.ts'
import { keepFollowing } from './live.ts'
import type { ServerSentEvent } from '../lib/server-sent-events.ts'

export type Visit = z.infer<typeof contract.VisitOutput>
export type Opened = z.infer<typeof contract.StartConversationOutput>
export type Read = z.infer<typeof contract.ListMessagesOutput>
export type Sent = z.infer<typeof contract.SendMessageOutput>

// Types only come from the contract, so that the schemas stay out of the bundle; tsc holds the number to it.
export const MAX_ANSWER_CHARACTERS = 4000 satisfies typeof contract.MAX_ANSWER_CHARACTERS

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
    read: (after: string | undefined, signal: AbortSignal) =>
      get<Read>(`${path}/messages${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`, {
        headers,
        signal,
      }),
    follow: (signal: AbortSignal, onEvent: (event: ServerSentEvent) => void) =>
      keepFollowing(`conversation:${id}`, signal, onEvent, headers),
    erase: () => erase<{ erased: true }>(path, { headers }),
  }
}

export type ConversationCalls = ReturnType<typeof conversationCalls>
