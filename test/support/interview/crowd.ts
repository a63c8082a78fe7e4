import { setTimeout as sleep } from 'node:timers/promises'
import type { Message, Project } from '../../../src/capabilities/interview/contract.ts'
import { followEvents } from '../surfaces/event-stream.ts'
import { type Answer, interviewClient, type Messages, type Talking } from './server.ts'

export interface CrowdOptions {
  people: number
  answers: number
  /** How long a person thinks before each answer, at least and at most. */
  thinkMs?: readonly [number, number]
  /** Follow the live stream as a browser does; otherwise only poll. */
  live?: boolean
}

export interface CrowdFigures {
  /** From sending to 202. */
  taken: number[]
  /** From sending to the reply being readable. */
  replied: number[]
  /** When each person's answer was first seen as a growing reply, by what was said. */
  firstDraft: Map<string, number>
  /** What the server acknowledged, by person. */
  told: { who: Talking; sent: Message[] }[]
}

const POLL_MS = 400

export function answerOf(person: number, turn: number): string {
  return `p${person}t${turn} の画面が遅くて困っています`
}

/** Many people answering at once over HTTP, each insisting until their message is taken, as a browser does. */
export async function crowd(url: string, project: Project, options: CrowdOptions): Promise<CrowdFigures> {
  const client = interviewClient(url)
  const figures: CrowdFigures = { taken: [], replied: [], firstDraft: new Map(), told: [] }
  const think = async () => {
    const [least, most] = options.thinkMs ?? [0, 0]
    if (most > 0) await sleep(least + Math.random() * (most - least))
  }

  async function person(number: number): Promise<void> {
    await think()
    const who = await patiently(200, () => client.start(project))
    const mine = { who, sent: [] as Message[] }
    figures.told.push(mine)
    const address = `${url}/api/live/conversation:${who.conversation_id}`
    const stream =
      options.live === true ? await followEvents(address, { authorization: `Bearer ${who.key}` }) : undefined
    for (let turn = 0; turn < options.answers; turn++) {
      await think()
      const startedAt = performance.now()
      const sent = await insist(who, answerOf(number, turn), `k${turn}`)
      figures.taken.push(performance.now() - startedAt)
      mine.sent.push(sent)
      await replyTo(who, sent, stream)
      figures.replied.push(performance.now() - startedAt)
      const draft = stream?.events.find(({ event, at }) => event === 'reply' && at >= startedAt)
      if (draft !== undefined) figures.firstDraft.set(answerOf(number, turn), draft.at)
    }
    await stream?.close()
  }

  async function insist(who: Talking, content: string, key: string): Promise<Message> {
    return (await patiently(202, () => client.send(who, content, key))).message
  }

  /** The live stream tells when to read; the poll is there when it does not. */
  async function replyTo(
    who: Talking,
    sent: Message,
    stream: Awaited<ReturnType<typeof followEvents>> | undefined,
  ): Promise<void> {
    for (let waited = 0; ; waited += 10) {
      const told = stream?.events.some(
        ({ event, data }) => event === 'message.final' && JSON.stringify(data).includes(sent.meta.turn_id ?? '-'),
      )
      if (told === true) return
      if (waited % POLL_MS === 0) {
        const { messages } = await patiently(200, () => readAfter(url, who, sent.id))
        if (messages.some(({ role, status }) => role === 'assistant' && status === 'final')) return
      }
      await sleep(10)
    }
  }

  await Promise.all(Array.from({ length: options.people }, (_, number) => person(number)))
  return figures
}

/** A server that sheds load or is still busy with the last answer says so; whoever has something to say comes again. */
async function patiently<T>(wanted: number, ask: () => Promise<Answer<T>>): Promise<T> {
  for (;;) {
    const { status, body, text } = await ask()
    if (status === wanted) return body
    if (![409, 429, 503].includes(status)) throw new Error(`${status} ${text}`)
    await sleep(100)
  }
}

function readAfter(url: string, { conversation_id, key }: Talking, after: string): Promise<Answer<Messages>> {
  const address = `/api/conversations/${conversation_id}/messages?after=${after}`
  return interviewClient(url).call<Messages>('GET', address, undefined, { authorization: `Bearer ${key}` })
}

/** What is not as the server had said: a message lost, doubled, out of order, or without its one reply. */
export async function faults(url: string, { told }: Pick<CrowdFigures, 'told'>): Promise<string[]> {
  const client = interviewClient(url)
  const found: string[] = []
  for (const { who, sent } of told) {
    const { messages } = await client.read(who)
    const users = messages.filter(({ role }) => role === 'user').map(({ id, content }) => `${id} ${content}`)
    const wanted = sent.map(({ id, content }) => `${id} ${content}`)
    if (users.join('\n') !== wanted.join('\n'))
      found.push(`${who.conversation_id}: ${users.length} of ${wanted.length} messages`)
    const shape = messages.slice(2).map(({ role }) => role[0])
    if (shape.join('') !== 'ua'.repeat(sent.length)) found.push(`${who.conversation_id}: ${shape.join('')}`)
  }
  return found
}
