import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEvents } from './server-sent-events.ts'

describe('a stream of events', () => {
  async function* chopped(text: string, at: number[]) {
    let from = 0
    for (const to of [...at].sort((a, b) => a - b)) {
      yield text.slice(from, to)
      from = Math.max(from, to)
    }
    yield text.slice(from)
  }

  it('reads the same however it is cut', async () => {
    const text =
      ': open\n\nid: 3\nevent: turn.accepted\ndata: {"turn":1}\n\nevent: stage\ndata: {"stage":"wording"}\n\nevent: half'
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length)), async (cuts) => {
        const events = []
        for await (const event of readEvents(chopped(text, cuts))) events.push(event)
        expect(events).toEqual([
          { type: 'turn.accepted', data: '{"turn":1}', id: '3' },
          { type: 'stage', data: '{"stage":"wording"}' },
        ])
      }),
    )
  })
})
