import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { State } from '../contract.ts'
import type { TopicProgress } from '../tables.ts'
import { ASPECTS, enterFallback, type Heard, nextStep, type Say, type Standing } from './transition.ts'

const LIMITS = { maxTurns: 12, maxDeep: 2 }
const HEARD: Heard = { skipped: false, opening: false, closing: false, unclear: false, items: 1, touched: [] }
const at = (state: State, more: Partial<Standing> = {}): Standing => ({
  state,
  userTurns: 1,
  deepCount: 0,
  topics: [],
  fallbackTurns: null,
  ...more,
})
const topic = (status: TopicProgress['status'], asked: number): TopicProgress => ({ topic: 'device', status, asked })

interface Edge {
  edge: string
  from: Standing
  heard?: Partial<Heard>
  limits?: Partial<typeof LIMITS>
  to: State
  say: Say
}

const EDGES: Edge[] = [
  {
    edge: 'an opening signal stays',
    from: at('intro'),
    heard: { opening: true, items: 0 },
    to: 'intro',
    say: { kind: 'opening' },
  },
  { edge: 'an answer begins the list', from: at('intro'), to: 'enumerate', say: { kind: 'enumerate' } },
  {
    edge: 'a skip begins the list',
    from: at('intro'),
    heard: { skipped: true, items: 0 },
    to: 'enumerate',
    say: { kind: 'enumerate' },
  },
  {
    edge: 'three things at once still begin with the list',
    from: at('intro'),
    heard: { items: 3 },
    to: 'enumerate',
    say: { kind: 'enumerate' },
  },
  {
    edge: 'two things are not enough',
    from: at('enumerate'),
    heard: { items: 2 },
    to: 'enumerate',
    say: { kind: 'enumerate' },
  },
  { edge: 'three things are', from: at('enumerate'), heard: { items: 3 }, to: 'recommend', say: { kind: 'recommend' } },
  {
    edge: 'a closing word is',
    from: at('enumerate'),
    heard: { closing: true, items: 1 },
    to: 'recommend',
    say: { kind: 'recommend' },
  },
  {
    edge: 'a skip lists nothing',
    from: at('enumerate'),
    heard: { skipped: true, items: 2 },
    to: 'enumerate',
    say: { kind: 'enumerate' },
  },
  { edge: 'recommend leads to choose', from: at('recommend'), to: 'choose', say: { kind: 'choose' } },
  {
    edge: 'a skipped recommendation too',
    from: at('recommend'),
    heard: { skipped: true },
    to: 'choose',
    say: { kind: 'choose' },
  },
  { edge: 'choose leads to the scene', from: at('choose'), to: 'deepening', say: { kind: 'deepen', aspect: 'scene' } },
  {
    edge: 'the scene to frequency and impact',
    from: at('deepening', { deepCount: 1 }),
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'frequency_and_impact' },
  },
  {
    edge: 'max_deep reached, nothing to ask: summary',
    from: at('deepening', { deepCount: 2 }),
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'the third aspect',
    from: at('deepening', { deepCount: 2 }),
    limits: { maxDeep: 5 },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'past_attempts' },
  },
  {
    edge: 'the fourth aspect',
    from: at('deepening', { deepCount: 3 }),
    limits: { maxDeep: 5 },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'ideal' },
  },
  {
    edge: 'the fifth aspect',
    from: at('deepening', { deepCount: 4 }),
    limits: { maxDeep: 5 },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'anything_else' },
  },
  {
    edge: 'there is no sixth aspect: topics',
    from: at('deepening', { deepCount: 5, topics: [topic('open', 0)] }),
    limits: { maxDeep: 10 },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'there is no sixth aspect: summary',
    from: at('deepening', { deepCount: 5 }),
    limits: { maxDeep: 10 },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'max_deep 0 skips the aspects',
    from: at('choose'),
    limits: { maxDeep: 0 },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'max_deep 0 keeps the topics',
    from: at('choose', { topics: [topic('open', 0)] }),
    limits: { maxDeep: 0 },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'topics come outside max_deep',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 0)] }),
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'a topic already spoken of is not asked',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 0)] }),
    heard: { touched: [0] },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'an answered topic leads to the next',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 1), topic('open', 0)] }),
    to: 'deepening',
    say: { kind: 'must_ask', topic: 1, again: false },
  },
  {
    edge: 'the last answered topic leads to the summary',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 1)] }),
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'an unclear answer is asked again',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 1)] }),
    heard: { unclear: true },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: true },
  },
  {
    edge: 'a third time',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 3)] }),
    heard: { unclear: true },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: true },
  },
  {
    edge: 'and never a fourth',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 4)] }),
    heard: { unclear: true },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'a skipped topic is left alone',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 1)] }),
    heard: { skipped: true },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  { edge: 'the summary leads to the end', from: at('summary_check'), to: 'done', say: { kind: 'closing' } },
  {
    edge: 'a skipped summary too',
    from: at('summary_check'),
    heard: { skipped: true },
    to: 'done',
    say: { kind: 'closing' },
  },
  {
    edge: 'fallback: the second question',
    from: at('fallback', { fallbackTurns: 0 }),
    to: 'fallback',
    say: { kind: 'fallback', question: 1 },
  },
  {
    edge: 'fallback: the third question',
    from: at('fallback', { fallbackTurns: 1 }),
    to: 'fallback',
    say: { kind: 'fallback', question: 2 },
  },
  {
    edge: 'fallback: a skip counts',
    from: at('fallback', { fallbackTurns: 1 }),
    heard: { skipped: true },
    to: 'fallback',
    say: { kind: 'fallback', question: 2 },
  },
  {
    edge: 'fallback: then thanks',
    from: at('fallback', { fallbackTurns: 2 }),
    to: 'done',
    say: { kind: 'fallback_thanks' },
  },
  ...(['intro', 'enumerate', 'recommend', 'choose', 'deepening', 'summary_check', 'fallback'] as const).map(
    (state): Edge => ({
      edge: `max_turns ends ${state}`,
      from: at(state, { userTurns: 12, fallbackTurns: state === 'fallback' ? 0 : null }),
      to: 'done',
      say: { kind: 'closing' },
    }),
  ),
]

describe('[interview.state-machine] every edge', () => {
  test.each(EDGES)('$from.state: $edge', ({ from, heard, limits, to, say }) => {
    const step = nextStep(from, { ...HEARD, ...heard }, { ...LIMITS, ...limits })
    expect({ to: step.next.state, say: step.say, finished: step.finished }).toEqual({
      to,
      say,
      finished: to === 'done',
    })
  })

  test('a finished conversation takes no turn', () => {
    expect(() => nextStep(at('done'), HEARD, LIMITS)).toThrow(RangeError)
  })

  test('counts: the aspects asked, the times a topic was asked, what became of it', () => {
    expect(nextStep(at('choose'), HEARD, LIMITS).next.deepCount).toBe(1)
    const open = at('deepening', { deepCount: 2, topics: [topic('open', 1)] })
    expect(nextStep(open, { ...HEARD, unclear: true }, LIMITS).next.topics).toEqual([topic('open', 2)])
    expect(nextStep(open, HEARD, LIMITS).next.topics).toEqual([topic('covered', 1)])
    expect(nextStep(open, { ...HEARD, skipped: true, unclear: true }, LIMITS).next.topics).toEqual([
      topic('skipped', 1),
    ])
    const last = at('deepening', { deepCount: 2, topics: [topic('open', 4)] })
    expect(nextStep(last, { ...HEARD, unclear: true }, LIMITS).next.topics).toEqual([topic('unclear', 4)])
  })

  test('fallback begins with the first question and counts from there, whatever the state was', () => {
    for (const state of ['intro', 'enumerate', 'recommend', 'choose', 'deepening', 'summary_check'] as const) {
      expect(enterFallback(at(state, { userTurns: 7 }))).toEqual({
        next: { state: 'fallback', deepCount: 0, topics: [], fallbackTurns: 0 },
        say: { kind: 'fallback', question: 0 },
        finished: false,
      })
    }
  })
})

const anyHeard = fc.record({
  skipped: fc.boolean(),
  opening: fc.boolean(),
  closing: fc.boolean(),
  unclear: fc.boolean(),
  items: fc.nat(6),
  touched: fc.uniqueArray(fc.nat(2)),
})

test('[interview.ends] whatever a person does, a conversation ends, asks each aspect at most once in order, and a topic at most four times', () => {
  fc.assert(
    fc.property(
      fc.array(anyHeard, { minLength: 40, maxLength: 40 }),
      fc.record({ maxTurns: fc.integer({ min: 1, max: 40 }), maxDeep: fc.integer({ min: 0, max: 10 }) }),
      fc.nat(3),
      fc.option(fc.nat(20), { nil: -1 }),
      (said, limits, topics, failsAt) => {
        let standing = at('intro', { userTurns: 0, topics: Array.from({ length: topics }, () => topic('open', 0)) })
        const aspects: string[] = []
        const asked = new Map<number, number>()
        for (const [turn, heard] of said.entries()) {
          const now: Standing = Object.assign({}, standing, { userTurns: turn + 1 })
          const step = turn === failsAt && now.state !== 'fallback' ? enterFallback(now) : nextStep(now, heard, limits)
          if (step.say.kind === 'deepen') aspects.push(step.say.aspect)
          if (step.say.kind === 'must_ask') asked.set(step.say.topic, (asked.get(step.say.topic) ?? 0) + 1)
          if (step.finished) {
            expect(turn + 1).toBeLessThanOrEqual(limits.maxTurns + (turn === failsAt + 1 ? 1 : 0))
            expect(aspects).toEqual(ASPECTS.slice(0, aspects.length))
            expect(Math.max(0, ...asked.values())).toBeLessThanOrEqual(4)
            return
          }
          standing = Object.assign({}, step.next, { userTurns: turn + 1 })
        }
        expect.fail('it never ended')
      },
    ),
  )
})
