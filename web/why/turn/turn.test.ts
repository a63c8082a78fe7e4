import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/client.ts'
import type { ProcessOutput, SessionView } from '../../api/why.ts'
import type { Outbox } from '../../conversation/unsent.ts'
import { Turn, type TurnDoors } from './turn.ts'

const ID = '00000000-0000-4000-8000-000000000001'

function viewOf(change: Partial<SessionView> = {}): SessionView {
  return {
    session_id: ID,
    phase: 'CONVERSATION',
    language: 'ja',
    turn: 0,
    messages: [{ role: 'assistant', content: '何を作りたい？', turn: 0 }],
    goal: null,
    anchor: null,
    confirmed_insights: [],
    report_markdown: null,
    report_made_by: null,
    session_purpose: null,
    pending: null,
    ...change,
  }
}

const answer: ProcessOutput = { phase: 'CONVERSATION', message: 'なんで？', turn: 0 }

/** A server whose answers the test gives, and a tab that remembers. */
function house(reread: SessionView | null | Promise<null> = viewOf()) {
  const sent: { text: string; key: string; signal: AbortSignal; answer: PromiseWithResolvers<ProcessOutput> }[] = []
  let outbox: Outbox | null = null
  const givenBack: string[] = []
  const answered = vi.fn<TurnDoors['answered']>()
  const turn = new Turn({
    send: (text, key, signal) => {
      const one = { text, key, signal, answer: Promise.withResolvers<ProcessOutput>() }
      sent.push(one)
      return one.answer.promise
    },
    reread: async () => reread,
    answered,
    giveBack: (text) => givenBack.push(text),
    outbox: { read: () => outbox, write: (next) => void (outbox = next) },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    turn,
    sent,
    givenBack,
    answered,
    settle,
    box: () => outbox,
    remember: (next: Outbox) => void (outbox = next),
  }
}

describe('sending', () => {
  it('waits with the words, remembers them, and forgets them once answered', async () => {
    const { turn, sent, answered, settle, box } = house()
    turn.send('回覧板をアプリにしたい', viewOf())
    expect(turn.snapshot().state).toMatchObject({ kind: 'waiting', text: '回覧板をアプリにしたい', joined: false })
    expect(box()).toMatchObject({ text: '回覧板をアプリにしたい', key: sent[0]?.key, answered: 0 })
    sent[0]?.answer.resolve(answer)
    await settle()
    expect(turn.snapshot().state).toEqual({ kind: 'idle' })
    expect(answered).toHaveBeenCalledExactlyOnceWith('回覧板をアプリにしたい', answer)
    expect(box()).toBeNull()
  })

  it('gives each message a key of its own and a resend the same one', async () => {
    const { turn, sent, settle } = house()
    turn.send('one', viewOf())
    sent[0]?.answer.resolve(answer)
    await settle()
    turn.send('one', viewOf())
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
    sent[1]?.answer.reject(new ApiError('AI_TIMEOUT', 'late', 504))
    await settle()
    turn.resend()
    expect(sent[2]).toMatchObject({ text: 'one', key: sent[1]?.key })
  })

  it('drops the answer of an attempt that was sent again meanwhile', async () => {
    const { turn, sent, answered, settle } = house()
    turn.send('one', viewOf())
    turn.resend()
    expect(sent[0]?.signal.aborted).toBe(true)
    sent[0]?.answer.resolve(answer)
    await settle()
    expect(answered).not.toHaveBeenCalled()
    expect(turn.snapshot().state.kind).toBe('waiting')
  })
})

describe('failing', () => {
  it('keeps words the server never got editable, under the same key when they stay the same', async () => {
    const { turn, sent, givenBack, settle } = house(null)
    turn.send('one', viewOf())
    sent[0]?.answer.reject(new ApiError('OFFLINE', 'gone', 0))
    await settle()
    expect(turn.snapshot().state).toMatchObject({ kind: 'failed', code: 'OFFLINE', stored: false, text: 'one' })
    turn.edit()
    expect(givenBack).toEqual(['one'])
    turn.send('one', viewOf())
    expect(sent[1]?.key).toBe(sent[0]?.key)
    sent[1]?.answer.reject(new ApiError('OFFLINE', 'gone', 0))
    await settle()
    turn.edit()
    turn.send('another', viewOf())
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  it('does not offer to edit words the server already holds', async () => {
    const held = viewOf()
    const { turn, sent, givenBack, settle } = house(held)
    turn.send('one', viewOf())
    held.pending = { user_message: 'one', idempotency_key: sent[0]?.key ?? '', running: false }
    sent[0]?.answer.reject(new ApiError('AI_ERROR', 'no', 502))
    await settle()
    expect(turn.snapshot().state).toMatchObject({ kind: 'failed', stored: true })
    turn.edit()
    expect(givenBack).toEqual([])
  })

  it('tells the person also when the server cannot be asked what it holds', async () => {
    vi.useFakeTimers()
    try {
      const { turn, sent } = house(new Promise<null>(() => undefined))
      turn.send('one', viewOf())
      sent[0]?.answer.reject(new ApiError('OFFLINE', 'gone', 0))
      await vi.advanceTimersByTimeAsync(5_000)
      expect(turn.snapshot().state).toMatchObject({ kind: 'failed', code: 'OFFLINE', stored: false, text: 'one' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('joins the turn of another tab and gives the words back', async () => {
    const theirs = { user_message: 'theirs', idempotency_key: 'their-key', running: true }
    const { turn, sent, givenBack, settle } = house(viewOf({ pending: theirs }))
    turn.send('mine', viewOf())
    sent[0]?.answer.reject(new ApiError('TURN_IN_PROGRESS', 'busy', 409))
    await settle()
    expect(givenBack).toEqual(['mine'])
    expect(sent[1]).toMatchObject({ text: 'theirs', key: 'their-key' })
    expect(turn.snapshot()).toMatchObject({ notice: 'elsewhere', state: { kind: 'waiting', joined: true } })
  })
})

describe('arriving on a screen', () => {
  const outbox: Outbox = { key: 'k', text: 'はい', answered: 1, at: 1000 }
  const said = [
    { role: 'assistant' as const, content: '何を作りたい？', turn: 0 },
    { role: 'user' as const, content: 'はい', turn: 0 },
  ]

  it('joins a running turn under its own key and counts from when it was sent', () => {
    const { turn, sent, remember } = house()
    remember(outbox)
    turn.arrive(viewOf({ pending: { user_message: 'はい', idempotency_key: 'k', running: true } }))
    expect(sent[0]).toMatchObject({ key: 'k', text: 'はい' })
    expect(turn.snapshot().state).toMatchObject({ kind: 'waiting', since: 1000, joined: true })
  })

  it('offers to continue a turn that broke off, without sending anything by itself', () => {
    const { turn, sent } = house()
    turn.arrive(viewOf({ pending: { user_message: 'はい', idempotency_key: 'k', running: false } }))
    expect(sent).toEqual([])
    expect(turn.snapshot().state).toMatchObject({ kind: 'stopped', by: 'break', text: 'はい' })
  })

  it('gives back words that never arrived, even when the same words were said before', () => {
    const { turn, givenBack, remember } = house()
    remember(outbox)
    turn.arrive(viewOf({ messages: said }))
    expect(givenBack).toEqual(['はい'])
    expect(turn.snapshot().notice).toBe('restored')
  })

  it('forgets words the server has taken since', () => {
    const { turn, givenBack, box, remember } = house()
    remember({ ...outbox, answered: 0 })
    turn.arrive(viewOf({ messages: said }))
    expect(givenBack).toEqual([])
    expect(box()).toBeNull()
  })

  it('leaves the server to go on when the screen is left', async () => {
    const { turn, sent, answered, settle, box } = house()
    turn.send('one', viewOf())
    turn.leave()
    expect(sent[0]?.signal.aborted).toBe(true)
    sent[0]?.answer.resolve(answer)
    await settle()
    expect(answered).not.toHaveBeenCalled()
    expect(box()).toMatchObject({ text: 'one' })
  })

  it('stops waiting on request and can go on under the same key', () => {
    const { turn, sent } = house()
    turn.send('one', viewOf())
    turn.stop()
    expect(turn.snapshot().state).toMatchObject({ kind: 'stopped', by: 'person' })
    turn.resend()
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })
})
