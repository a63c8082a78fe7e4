import type { ProcessOutput, SessionView } from '../../../src/capabilities/why/contract.ts'

export type Answer<T> = { status: number; body: T } | { status: 0; body: null }

/** Calls the API; a connection that breaks is status 0, because that is all a client learns. */
export async function callApi<T>(url: string, path: string, body?: unknown, key?: string): Promise<Answer<T>> {
  try {
    const response = await fetch(`${url}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      signal: AbortSignal.timeout(30_000),
    })
    return { status: response.status, body: (await response.json()) as T }
  } catch {
    return { status: 0, body: null }
  }
}

export async function startSession(url: string, language: 'ja' | 'en' = 'en'): Promise<string | null> {
  const answer = await callApi<{ session_id: string }>(url, '/api/session', { language })
  return answer.status === 200 ? answer.body.session_id : null
}

export function say(
  url: string,
  session_id: string,
  user_message: string,
  key: string,
): Promise<Answer<ProcessOutput>> {
  return callApi<ProcessOutput>(url, '/api/process', { session_id, user_message }, key)
}

export async function readSession(url: string, id: string): Promise<SessionView | null> {
  const answer = await callApi<SessionView>(url, `/api/session/${id}`)
  return answer.status === 200 ? answer.body : null
}
