import type { z } from 'zod'
import { expect } from 'vitest'
import type { CreateProjectInput, Project } from '../../../src/capabilities/interview/contract.ts'
import { type Context, makeContext } from '../../../src/kernel/context.ts'
import { callVerb } from '../../../src/kernel/verb.ts'
import { personContext } from '../contexts.ts'
import type { InterviewHouse } from './interview.ts'

export const soon = { timeout: 15_000, interval: 10 }
export const someone = (): Context => makeContext({ actor: { id: 'participant', kind: 'participant', via: 'http' } })

/** What tests of whole conversations do over and over: a project, a start, an answer and its reply. */
export function talking(house: () => InterviewHouse) {
  const create = async (guide: Partial<z.input<typeof CreateProjectInput>> = {}): Promise<Project> => {
    const { project } = await callVerb(house().interview.createProject, personContext(), {
      name: '家計簿アプリ',
      goal: '続かない理由を知る',
      ...guide,
    })
    return project
  }
  const start = (token: string, more: object = {}) =>
    callVerb(house().interview.startConversation, someone(), { token, ...more })
  const read = (who: { conversation_id: string; key: string }, after?: string) =>
    callVerb(house().interview.listMessages, someone(), { ...who, ...(after === undefined ? {} : { after }) })
  const answered = async (who: { conversation_id: string; key: string }, after: string) => {
    await expect.poll(async () => (await read(who, after)).messages.at(-1)?.status, soon).toBe('final')
    return read(who, after)
  }
  /** Says something and waits for the reply; null skips. */
  const say = async (
    who: { conversation_id: string; key: string },
    content: string | null,
    idempotency_key?: string,
  ) => {
    const key = idempotency_key === undefined ? {} : { idempotency_key }
    const sent =
      content === null
        ? await callVerb(house().interview.skip, someone(), { ...who, ...key })
        : await callVerb(house().interview.sendMessage, someone(), { ...who, content, ...key })
    const { messages: after, state, finished, progress } = await answered(who, sent.message.id)
    return { ...sent, reply: after[0], state, finished, progress }
  }
  const begin = async (guide: Partial<z.input<typeof CreateProjectInput>> = {}) => {
    const project = await create(guide)
    const { conversation_id, key } = await start(project.token)
    return { project, who: { conversation_id, key } }
  }
  return { create, start, read, answered, say, begin }
}
