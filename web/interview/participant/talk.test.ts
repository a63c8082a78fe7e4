import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/client.ts'
import type { Message } from '../../api/interview.ts'
import type { ConversationEvent, Read, Sent } from '../../api/participant.ts'
import type { Outbox, SaidWords } from '../../conversation/unsent.ts'
import { Talk, type TalkDoors } from './talk.ts'
import { type Known, linesOf } from './talk-state.ts'

const message = (id: string, role: Message['role'], content = id, status: Message['status'] = 'final'): Message => ({
  id,
  role,
  content,
  status,
  created_at: '2026-01-01T00:00:00.000Z',
  meta: { kind: role === 'user' ? 'answer' : 'question', state: 'enumerate' },
})
const progress = (turns: number) => ({ user_turns: turns, max_turns: 12, ratio: turns / 12 })
const opening = message('opening', 'assistant')
const atStart: Known = { messages: [opening], finished: false, pending: false, progress: progress(0) }
const sentAs = (id: string, masked: Sent['masked'] = []): Sent => ({
  message: message(id, 'user'),
  turn_id: 'turn',
  masked,
})
const readOf = (messages: Message[], more: Partial<Read> = {}): Read => ({
  messages,
  state: 'enumerate',
  finished: false,
  pending: false,
  progress: progress(1),
  ...more,
})

/** A server that answers what the test puts in, and remembers what it was asked. */
function house(known: Known = atStart, outbox: Outbox | null = null) {
  const emit: { event: (event: ConversationEvent | undefined) => void } = { event: () => undefined }
  const state: { outbox: Outbox | null; taken: string[] } = { outbox, taken: [] }
  const memory: { said: SaidWords | null } = { said: null }
  const streams = Promise.withResolvers<void>()
  const doors = {
    send: vi.fn<TalkDoors['send']>(async () => sentAs('answer')),
    skip: vi.fn<TalkDoors['skip']>(async () => sentAs('skip')),
    stop: vi.fn<TalkDoors['stop']>(async () => sentAs('stop')),
    mark: vi.fn<TalkDoors['mark']>(async () => ({ message: message('answer', 'user', 'said'), masked: [] })),
    read: vi.fn<TalkDoors['read']>(async () => readOf([], { pending: true })),
    follow: vi.fn<TalkDoors['follow']>((_signal, onEvent) => {
      emit.event = onEvent
      return streams.promise
    }),
    taken: (text: string) => void state.taken.push(text),
    outbox: { read: () => state.outbox, write: (next: Outbox | null) => void (state.outbox = next) },
    said: { read: () => memory.said, write: (next: SaidWords | null) => void (memory.said = next) },
  }
  const talk = new Talk(doors, known)
  talk.arrive()
  return {
    talk,
    doors,
    state,
    memory,
    say: (event: ConversationEvent) => emit.event(event),
    refuseStream: streams.resolve,
  }
}

const texts = (talk: Talk) => linesOf(talk.snapshot().known, talk.snapshot().draft).map(({ text }) => text)
const settled = () => vi.advanceTimersByTimeAsync(0)
const hangs = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
const draft = (text: string): ConversationEvent => ({
  type: 'reply',
  data: { message_id: 'reply', turn_id: 'turn', text },
})
const fact: ConversationEvent = {
  type: 'message.final',
  data: { message_id: 'reply', turn_id: 'turn', state: 'enumerate', finished: false },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a conversation of a participant', () => {
  it('takes the words only once the server has them, and names what was masked', async () => {
    const { talk, doors, state } = house()
    doors.send.mockResolvedValue(sentAs('answer', ['NAME', 'PHONE']))
    talk.send('hello')
    expect(talk.snapshot().sending).toBe(true)
    expect(state.taken).toEqual([])
    await settled()
    expect(state).toEqual({ outbox: null, taken: ['hello'] })
    expect(talk.snapshot()).toMatchObject({ sending: false, masked: ['NAME', 'PHONE'], late: false })
    expect(talk.snapshot().since).not.toBeNull()
    expect(talk.snapshot().known.progress.user_turns).toBe(1)
  })

  it('[interview.web-lift-mask] has the typed words until the next answer or the end, and brings them to change a mask', async () => {
    const { talk, doors, memory, say } = house()
    talk.send('hello')
    await settled()
    expect(memory.said).toEqual({ id: 'answer', text: 'hello' })
    doors.read.mockResolvedValue(readOf([opening, message('answer', 'user', 'said'), message('reply', 'assistant')]))
    void talk.mark({ hide: ['hello'] })
    await settled()
    expect(doors.mark).toHaveBeenCalledWith('answer', 'hello', { hide: ['hello'] }, expect.anything())
    expect(doors.read).toHaveBeenLastCalledWith(undefined, expect.anything())
    expect(texts(talk)).toEqual(['opening', 'said', 'reply'])
    doors.mark.mockRejectedValue(new ApiError('TURN_IN_PROGRESS', 'busy', 409))
    void talk.mark({ keep: ['hello'] })
    await settled()
    expect(talk.snapshot()).toMatchObject({ marking: false, markProblem: 'TURN_IN_PROGRESS' })
    doors.mark.mockRejectedValue(new ApiError('INVALID_INPUT', 'refused', 400))
    void talk.mark({ keep: ['hello'] })
    await settled()
    expect(talk.snapshot().markProblem).toBe('INVALID_INPUT')
    void talk.mark({ hide: ['hello'] })
    await settled()
    expect(talk.snapshot().markProblem).toBe('NOT_HIDDEN')
    doors.read.mockResolvedValue(readOf([message('bye', 'assistant')], { finished: true }))
    say(fact)
    await settled()
    expect(memory.said).toBeNull()
  })

  it('shows drafts as they come and replaces them by the final text in the same place', async () => {
    const { talk, doors, say } = house()
    talk.send('hello')
    await settled()
    say(draft('What'))
    say(draft('What happened'))
    expect(texts(talk)).toEqual(['opening', 'answer', 'What happened'])
    doors.read.mockResolvedValue(readOf([message('reply', 'assistant', 'What happened then?')]))
    say(fact)
    await settled()
    expect(doors.read).toHaveBeenLastCalledWith('answer', expect.anything())
    expect(texts(talk)).toEqual(['opening', 'answer', 'What happened then?'])
    expect(talk.snapshot()).toMatchObject({ draft: null, since: null })
    say(draft('What happ'))
    expect(texts(talk)).toEqual(['opening', 'answer', 'What happened then?'])
  })

  it('finds the reply by reading when nothing is streamed', async () => {
    const { talk, doors } = house()
    talk.send('hello')
    await settled()
    doors.read.mockResolvedValue(readOf([message('reply', 'assistant')]))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(texts(talk)).toEqual(['opening', 'answer', 'reply'])
    const reads = doors.read.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(doors.read.mock.calls.length).toBe(reads)
  })

  it('opens by itself after ten seconds, and still takes the reply that comes later', async () => {
    const { talk, doors } = house()
    doors.read.mockImplementation((_after, signal) => hangs(signal))
    talk.send('hello')
    await settled()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(talk.snapshot().late).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(talk.snapshot().late).toBe(true)
    doors.read.mockResolvedValue(readOf([message('reply', 'assistant')]))
    await vi.advanceTimersByTimeAsync(13_000)
    expect(texts(talk)).toEqual(['opening', 'answer', 'reply'])
    expect(talk.snapshot()).toMatchObject({ late: false, since: null })
  })

  it('keeps the words when they cannot be taken, and sends them again under the same key', async () => {
    const { talk, doors, state } = house()
    doors.send.mockRejectedValueOnce(new ApiError('MASKING_UNAVAILABLE', 'no', 503))
    talk.send('hello')
    await settled()
    expect(talk.snapshot()).toMatchObject({ sending: false, problem: 'MASKING_UNAVAILABLE' })
    expect(state.taken).toEqual([])
    talk.send('hello')
    await settled()
    expect(doors.send.mock.calls[1]?.[1]).toBe(doors.send.mock.calls[0]?.[1])
    expect(talk.snapshot().problem).toBeNull()
    talk.send('something else')
    await settled()
    expect(doors.send.mock.calls[2]?.[1]).not.toBe(doors.send.mock.calls[0]?.[1])
  })

  it('[trust.idempotency-mismatch] words that were changed after a failure go out under a new key', async () => {
    const { talk, doors } = house()
    doors.send.mockRejectedValueOnce(new ApiError('DB_ERROR', 'no', 500))
    talk.send('hello')
    await settled()
    talk.send('hello, all of you')
    await settled()
    expect(doors.send.mock.calls[1]?.[1]).not.toBe(doors.send.mock.calls[0]?.[1])
  })

  it.each(['OVERLOADED', 'DB_UNAVAILABLE'])('tries again by itself, under the same key, after %s', async (code) => {
    const { talk, doors, state } = house()
    doors.send.mockRejectedValueOnce(new ApiError(code, 'busy', 503))
    talk.send('hello')
    await vi.advanceTimersByTimeAsync(500)
    expect(doors.send).toHaveBeenCalledTimes(2)
    expect(doors.send.mock.calls[1]?.[1]).toBe(doors.send.mock.calls[0]?.[1])
    expect(state.taken).toEqual(['hello'])
    expect(talk.snapshot().problem).toBeNull()
  })

  it('[interview.door-crowded] waits as long as it is asked to where many are at the door, says so, and sends once', async () => {
    const { talk, doors, state } = house()
    const later = new ApiError('RATE_LIMITED', 'many', 429, [], 20)
    doors.send.mockRejectedValueOnce(later).mockRejectedValueOnce(later)
    talk.send('hello')
    await settled()
    expect(talk.snapshot()).toMatchObject({ sending: true, crowded: true, problem: null })
    await vi.advanceTimersByTimeAsync(19_900)
    expect(doors.send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(doors.send).toHaveBeenCalledTimes(3)
    expect(new Set(doors.send.mock.calls.map(([, key]) => key)).size).toBe(1)
    expect(state.taken).toEqual(['hello'])
    expect(talk.snapshot()).toMatchObject({ sending: false, crowded: false, problem: null })
  })

  it('stops waiting at the door when the page is left', async () => {
    const { talk, doors } = house()
    doors.send.mockRejectedValue(new ApiError('RATE_LIMITED', 'many', 429, [], 1))
    talk.send('hello')
    await settled()
    talk.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(doors.send).toHaveBeenCalledTimes(1)
  })

  it('gives up a call that hangs, with the words kept', async () => {
    const { talk, doors, state } = house()
    doors.send.mockImplementation((_text, _key, signal) => hangs(signal))
    talk.send('hello')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(talk.snapshot()).toMatchObject({ sending: false, problem: 'OFFLINE' })
    expect(state.taken).toEqual([])
  })

  it('waits on for a reply that was due before a reload, and says again what had been masked', async () => {
    const masked = message('answer', 'user')
    const pending: Known = {
      messages: [opening, { ...masked, meta: { ...masked.meta, types: ['EMAIL'] } }],
      finished: false,
      pending: true,
      progress: progress(1),
    }
    const { talk, doors } = house(pending)
    expect(talk.snapshot()).toMatchObject({ masked: ['EMAIL'] })
    expect(talk.snapshot().since).not.toBeNull()
    doors.read.mockResolvedValue(readOf([message('reply', 'assistant')]))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(talk.snapshot().since).toBeNull()
  })

  it('offers words again that never left before a reload, and no others', () => {
    const outbox = { key: 'k', text: 'hello', answered: 0, at: 0 }
    expect(house(atStart, outbox).talk.snapshot().restored).toBe(true)
    const got: Known = { ...atStart, messages: [opening, message('answer', 'user', 'hello')] }
    const { talk, state } = house(got, outbox)
    expect(talk.snapshot().restored).toBe(false)
    expect(state).toEqual({ outbox: null, taken: ['hello'] })
  })

  it('shows what another tab said, and an answer that overtook a slower read', async () => {
    const { talk, doors, say } = house()
    const slow = Promise.withResolvers<Read>()
    doors.read.mockReturnValueOnce(slow.promise)
    say(fact)
    talk.send('hello')
    await settled()
    slow.resolve(readOf([], { progress: progress(0) }))
    await settled()
    expect(texts(talk)).toEqual(['opening', 'answer'])
    expect(talk.snapshot().since).not.toBeNull()
    doors.read.mockResolvedValue(readOf([message('reply', 'assistant'), message('other', 'user')], { pending: true }))
    say(fact)
    await settled()
    expect(texts(talk)).toEqual(['opening', 'answer', 'reply', 'other'])
  })

  it('settles words the server has after all, only their answer was lost, as soon as it is read', async () => {
    const { talk, doors, state } = house()
    doors.send.mockRejectedValueOnce(new ApiError('OFFLINE', 'lost', 0))
    const kept = message('answer', 'user', 'I asked [NAME1]')
    doors.read.mockResolvedValue(readOf([{ ...kept, meta: { ...kept.meta, types: ['NAME'] } }], { pending: true }))
    talk.send('I asked John Smith')
    await settled()
    expect(state).toEqual({ outbox: null, taken: ['I asked John Smith'] })
    expect(talk.snapshot()).toMatchObject({ problem: null, masked: ['NAME'] })
    expect(talk.snapshot().since).not.toBeNull()
  })

  it('settles a skip whose answer was lost, and no words of another tab', async () => {
    const { talk, doors, state } = house()
    doors.skip.mockRejectedValueOnce(new ApiError('OFFLINE', 'lost', 0))
    const skipped: Message = { ...message('skip', 'user'), meta: { kind: 'skip', state: 'enumerate' } }
    doors.read.mockResolvedValue(readOf([skipped]))
    talk.skip()
    await settled()
    expect(talk.snapshot().problem).toBeNull()
    expect(state).toEqual({ outbox: null, taken: [] })
    doors.send.mockRejectedValueOnce(new ApiError('OFFLINE', 'lost', 0))
    doors.read.mockResolvedValue(readOf([message('other', 'user', 'said elsewhere')]))
    talk.send('said here')
    await settled()
    expect(texts(talk)).toContain('said elsewhere')
    expect(talk.snapshot().problem).toBe('OFFLINE')
    expect(state).toMatchObject({ outbox: { text: 'said here' }, taken: [] })
  })

  it('asks for patience only until the reply is there', async () => {
    const { talk, doors, say } = house()
    doors.send.mockRejectedValueOnce(new ApiError('TURN_IN_PROGRESS', 'busy', 409))
    talk.send('hello')
    await settled()
    expect(talk.snapshot().problem).toBe('TURN_IN_PROGRESS')
    doors.read.mockResolvedValue(readOf([message('other', 'user'), message('reply', 'assistant')]))
    say(fact)
    await settled()
    expect(talk.snapshot().problem).toBeNull()
  })

  it('says so when the conversation was deleted in another tab', async () => {
    for (const notice of ['fact', 'refused stream', 'send'] as const) {
      const { talk, doors, say, refuseStream } = house()
      const gone = new ApiError('GONE', 'deleted', 410)
      doors.read.mockRejectedValue(gone)
      doors.send.mockRejectedValue(gone)
      if (notice === 'fact') say(fact)
      else if (notice === 'send') talk.send('hello')
      else refuseStream()
      await settled()
      expect(talk.snapshot(), notice).toMatchObject({ erased: true, lockedOut: false })
    }
  })

  it('stops when the key opens nothing any more', async () => {
    const { talk, doors, say } = house()
    doors.read.mockRejectedValue(new ApiError('UNAUTHORIZED', 'no', 401))
    say(fact)
    await settled()
    expect(talk.snapshot()).toMatchObject({ lockedOut: true, erased: false, problem: 'UNAUTHORIZED' })
  })

  it('stops without words, and nothing is left to be sent again', async () => {
    const { talk, doors, state } = house()
    talk.stop()
    await settled()
    expect(doors.stop).toHaveBeenCalledTimes(1)
    expect(doors.skip).not.toHaveBeenCalled()
    expect(state.taken).toEqual([])
  })

  it('skips without words, and ends when the server says so', async () => {
    const { talk, doors, state } = house()
    talk.skip()
    await settled()
    expect(state.taken).toEqual([])
    doors.read.mockResolvedValue(readOf([message('bye', 'assistant')], { finished: true }))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(talk.snapshot().known.finished).toBe(true)
    expect(talk.snapshot().since).toBeNull()
  })
})
