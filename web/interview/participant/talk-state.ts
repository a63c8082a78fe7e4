import type { Message } from '../../api/interview.ts'
import type { Read } from '../../api/participant.ts'

/** What is known of a conversation: final messages in order, then at most one that is still being written. */
export interface Known {
  messages: readonly Message[]
  finished: boolean
  /** A turn is being worked on. */
  pending: boolean
  progress: Read['progress']
}

export const lastFinal = (known: Known): Message | undefined =>
  known.messages.findLast((message) => message.status === 'final')

/** A reply is due: the server says that it works on one. */
export const isWaiting = (known: Known): boolean => known.pending && !known.finished

/** Puts what came after the last final message in the place of whatever was thought to be there. */
export function learn(known: Known, read: Read, after: string | undefined): Known {
  const kept =
    after === undefined ? [] : known.messages.slice(0, known.messages.findIndex(({ id }) => id === after) + 1)
  const ids = new Set(kept.map(({ id }) => id))
  const fresh = read.messages.filter(({ id }) => !ids.has(id))
  // An answer that overtook a slower read is kept: a read tells what was there, never that something is gone.
  const fetched = new Set(read.messages.map(({ id }) => id))
  const ahead = known.messages.filter(({ id, status }) => status === 'final' && !ids.has(id) && !fetched.has(id))
  return {
    messages: [...kept, ...fresh, ...ahead],
    finished: known.finished || read.finished,
    pending: ahead.length > 0 ? known.pending : read.pending,
    progress: read.progress.user_turns < known.progress.user_turns ? known.progress : read.progress,
  }
}

/** The message a send was answered with, behind everything known. */
export function learnSent(known: Known, message: Message): Known {
  if (known.messages.some(({ id }) => id === message.id)) return known
  const { progress } = known
  return {
    ...known,
    pending: true,
    messages: [...known.messages.filter(({ status }) => status === 'final'), message],
    progress: { ...progress, user_turns: progress.user_turns + 1 },
  }
}

/** A message whose masks are others now. */
export function learnMasked(known: Known, message: Message): Known {
  return { ...known, messages: known.messages.map((kept) => (kept.id === message.id ? message : kept)) }
}

export const countAnswers = (known: Known) => known.messages.filter(({ role }) => role === 'user').length

export interface Line {
  id: string
  role: Message['role']
  text: string
  skipped: boolean
  /** Still being written: what is shown may change until it is final. */
  draft: boolean
}

/** The lines to show: everything said, and the newest draft in the place its final text will take. */
export function linesOf(known: Known, draft: { id: string; text: string } | null): Line[] {
  const lines = known.messages
    .filter(({ meta, status }) => meta.kind !== 'consent' && status === 'final')
    .map((message): Line => ({
      id: message.id,
      role: message.role,
      text: message.content,
      skipped: message.meta.kind === 'skip',
      draft: false,
    }))
  const streaming = known.messages.find(({ status }) => status === 'streaming')
  const text = draft?.text ?? streaming?.content ?? ''
  const id = draft?.id ?? streaming?.id
  if (id === undefined || text === '' || lines.some((line) => line.id === id)) return lines
  return [...lines, { id, role: 'assistant', text, skipped: false, draft: true }]
}
