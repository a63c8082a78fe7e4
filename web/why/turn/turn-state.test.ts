import { describe, expect, it } from 'vitest'
import type { ProcessOutput, SessionView } from '../../api/why.ts'
import { afterAnswer, linesOf, withoutOpening } from './turn-state.ts'

const opening = { role: 'assistant' as const, content: 'What would you like to make?', turn: 0 }
const view: SessionView = {
  session_id: '00000000-0000-4000-8000-000000000001',
  phase: 'WELCOME',
  language: 'en',
  turn: 0,
  messages: [opening],
  goal: null,
  anchor: null,
  confirmed_insights: [],
  report_markdown: null,
  report_made_by: null,
  session_purpose: null,
  pending: null,
}
const waiting = { kind: 'waiting' as const, key: 'k', text: 'an app', since: 0, joined: false }
const contents = (lines: { content: string }[]) => lines.map((line) => line.content)

describe('the lines of a conversation', () => {
  it('end with words on their way', () => {
    expect(contents(linesOf(view, waiting))).toEqual([opening.content, 'an app'])
  })

  it('do not show words twice once the server holds them', () => {
    const held = { ...view, messages: [opening, { role: 'user' as const, content: 'an app', turn: 0 }] }
    expect(contents(linesOf(held, waiting))).toEqual([opening.content, 'an app'])
  })

  it('[house.home-first-words] leave out the question that was answered before it was asked', () => {
    expect(contents([...withoutOpening(linesOf(view, waiting))])).toEqual(['an app'])
    expect(contents([...withoutOpening(linesOf(view, { kind: 'idle' }))])).toEqual([opening.content])
  })

  it('show the same words again when they are said again', () => {
    const asked = {
      ...view,
      messages: [opening, { role: 'user' as const, content: 'yes', turn: 0 }, { ...opening, content: 'Why?' }],
    }
    expect(contents(linesOf(asked, { ...waiting, text: 'yes' }))).toEqual([opening.content, 'yes', 'Why?', 'yes'])
  })

  it('keep the name of a line when its words arrive, so that nothing on the screen moves', () => {
    const before = linesOf(view, waiting)
    const after = linesOf(afterAnswer(view, 'an app', { phase: 'CONVERSATION', message: 'Why?', turn: 0 }), {
      kind: 'idle',
    })
    expect(after.slice(0, 2).map((line) => line.id)).toEqual(before.map((line) => line.id))
  })
})

describe('the view after an answer', () => {
  const question: ProcessOutput = { phase: 'CONVERSATION', message: 'Why?', turn: 0 }

  it('holds the words once, then the question', () => {
    const held = { ...view, messages: [opening, { role: 'user' as const, content: 'an app', turn: 0 }] }
    for (const before of [view, held])
      expect(contents(afterAnswer(before, 'an app', question).messages)).toEqual([opening.content, 'an app', 'Why?'])
  })

  it('moves to the sliders without a question', () => {
    const after = afterAnswer(view, 'an app', { phase: 'SLIDER', message: null, turn: 3, confirmed_insights: [] })
    expect(after).toMatchObject({ phase: 'SLIDER', turn: 3, pending: null, confirmed_insights: [] })
    expect(contents(after.messages)).toEqual([opening.content, 'an app'])
  })
})
