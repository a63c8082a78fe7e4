import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KINDS } from '#listening/index.ts'
import { type Aspect, ASPECTS, type State } from '../contract.ts'
import type { TopicProgress } from '../tables.ts'
import { enterFallback, type Heard, nextStep, type Say, type Standing } from './transition.ts'

const LIMITS = { maxTurns: 12, maxDeep: 2 }
const HEARD: Heard = {
  kind: 'content',
  mayStop: false,
  ending: false,
  owed: false,
  chosen: false,
  heart: false,
  opening: false,
  closing: false,
  nothing: false,
  through: false,
  items: 1,
  told: true,
  scant: false,
  touched: [],
  brushed: [],
  known: new Set(),
  open: { kind: 'enumerate' },
  returned: false,
  fruitless: 0,
  moved: false,
  moreAsked: false,
  irritated: false,
  untroubled: false,
  heavy: false,
  single: false,
}
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
  {
    edge: 'an answer begins the list and is asked about first',
    from: at('intro'),
    to: 'enumerate',
    say: { kind: 'deepen', aspect: 'scene' },
  },
  {
    edge: 'by what was not told of it yet',
    from: at('intro'),
    heard: { known: new Set(['scene', 'frequency_and_impact']) },
    to: 'enumerate',
    say: { kind: 'deepen', aspect: 'past_attempts' },
  },
  {
    edge: 'what weighs on someone is not asked for details',
    from: at('intro'),
    heard: { moved: true },
    to: 'enumerate',
    say: { kind: 'enumerate' },
  },
  {
    edge: '[interview.heart] the heart of it said after being asked about: nobody digs on',
    from: at('choose', { deepCount: 1 }),
    heard: { heart: true },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: '[interview.heart] said at once: it is asked about all the same',
    from: at('intro'),
    heard: { heart: true },
    to: 'enumerate',
    say: { kind: 'deepen', aspect: 'scene' },
  },
  {
    edge: 'all of it told: something further',
    from: at('intro'),
    heard: { known: new Set(ASPECTS) },
    to: 'enumerate',
    say: { kind: 'enumerate' },
  },
  {
    edge: 'something further is asked for once',
    from: at('enumerate', { deepCount: 1 }),
    heard: { moreAsked: true, items: 2 },
    to: 'recommend',
    say: { kind: 'recommend', why: false },
  },
  {
    edge: 'a complaint about the talk leads to what the guide wants',
    from: at('enumerate', { deepCount: 1, topics: [topic('open', 0)] }),
    heard: { kind: 'about-the-talk', irritated: true },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'that nothing is the matter leads straight to what the guide wants',
    from: at('intro', { topics: [topic('open', 0)] }),
    heard: { untroubled: true },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'of one thing in two sentences nobody is asked to choose',
    from: at('enumerate'),
    heard: { kind: 'no', closing: true, moreAsked: true, items: 2, single: true },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'scene' },
  },
  {
    edge: 'what weighs is given room before the next topic',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 0)] }),
    heard: { heavy: true },
    to: 'deepening',
    say: { kind: 'room' },
  },
  {
    edge: 'and before it is read back',
    from: at('deepening', { deepCount: 2 }),
    heard: { heavy: true },
    to: 'deepening',
    say: { kind: 'room' },
  },
  {
    edge: 'but not where only the topics have room',
    from: at('deepening', { userTurns: 10, deepCount: 2, topics: [topic('open', 0)] }),
    heard: { heavy: true },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'and ends the questions about the matter',
    from: at('recommend'),
    heard: { irritated: true },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'a skip begins the list',
    from: at('intro'),
    heard: { kind: 'skip', items: 0, told: false },
    to: 'enumerate',
    say: { kind: 'enumerate' },
  },
  {
    edge: 'of three things at once nobody is asked about one that is not named',
    from: at('intro'),
    heard: { items: 3 },
    to: 'enumerate',
    say: { kind: 'enumerate' },
  },
  {
    edge: 'two things are not enough',
    from: at('enumerate', { deepCount: 1 }),
    heard: { items: 2 },
    to: 'enumerate',
    say: { kind: 'enumerate' },
  },
  {
    edge: 'three things are',
    from: at('enumerate', { deepCount: 1 }),
    heard: { items: 3 },
    to: 'recommend',
    say: { kind: 'recommend', why: false },
  },
  {
    edge: 'a closing word is',
    from: at('enumerate'),
    heard: { kind: 'no', closing: true, items: 1 },
    to: 'recommend',
    say: { kind: 'recommend', why: true },
  },
  {
    edge: 'after a skip one thing less is asked',
    from: at('enumerate'),
    heard: { kind: 'skip', items: 2 },
    to: 'recommend',
    say: { kind: 'recommend', why: false },
  },
  {
    edge: 'a bare no to what was recommended leads to choose',
    from: at('recommend'),
    heard: { kind: 'no' },
    to: 'choose',
    say: { kind: 'choose' },
  },
  {
    edge: 'nothing to choose is no denial',
    from: at('recommend', { topics: [topic('open', 0)] }),
    heard: { kind: 'no', closing: true, nothing: true },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'an unsure farewell is asked about once',
    from: at('deepening', { deepCount: 1 }),
    heard: { mayStop: true, open: { kind: 'deepen', aspect: 'scene' } },
    to: 'deepening',
    say: { kind: 'ending', question: { kind: 'deepen', aspect: 'scene' } },
  },
  {
    edge: 'a yes to that ends the talk',
    from: at('deepening', { deepCount: 1 }),
    heard: { kind: 'yes', ending: true },
    to: 'done',
    say: { kind: 'closing' },
  },
  {
    edge: 'a second farewell ends it too',
    from: at('deepening', { deepCount: 1 }),
    heard: { mayStop: true, ending: true },
    to: 'done',
    say: { kind: 'closing' },
  },
  {
    edge: 'a no goes back to the open question',
    from: at('deepening', { deepCount: 1 }),
    heard: { kind: 'no', ending: true, owed: true, open: { kind: 'deepen', aspect: 'scene' } },
    to: 'deepening',
    say: { kind: 'back', question: { kind: 'deepen', aspect: 'scene' } },
  },
  {
    edge: 'or on, where that was answered in the same breath',
    from: at('deepening', { deepCount: 1 }),
    heard: { kind: 'no', ending: true, owed: false, known: new Set(['scene']) },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'reason' },
  },
  {
    edge: 'whoever answers instead goes on',
    from: at('deepening', { deepCount: 1 }),
    heard: { ending: true, known: new Set(['scene']) },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'reason' },
  },
  {
    edge: 'a topic something may have answered is asked as such',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 0)] }),
    heard: { brushed: [0] },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false, brushed: true },
  },
  {
    edge: 'what was said to weigh most need not be chosen',
    from: at('enumerate', { deepCount: 1 }),
    heard: { items: 3, chosen: true },
    to: 'recommend',
    say: { kind: 'recommend', why: true },
  },
  {
    edge: 'a yes ends the choice',
    from: at('recommend'),
    heard: { kind: 'yes' },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'scene' },
  },
  {
    edge: 'what is named instead is chosen',
    from: at('recommend'),
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'scene' },
  },
  {
    edge: 'a skipped recommendation is not asked again',
    from: at('recommend'),
    heard: { kind: 'skip' },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'scene' },
  },
  { edge: 'choose leads to the scene', from: at('choose'), to: 'deepening', say: { kind: 'deepen', aspect: 'scene' } },
  {
    edge: 'max_deep reached, nothing to ask: summary',
    from: at('deepening', { deepCount: 2 }),
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'the last question there is room for asks why it matters',
    from: at('deepening', { deepCount: 1 }),
    heard: { known: new Set(['scene']) },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'reason' },
  },
  {
    edge: 'or, where that was told, what they would wish for',
    from: at('deepening', { deepCount: 1 }),
    heard: { known: new Set(['scene', 'reason']) },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'ideal' },
  },
  {
    edge: 'or what else is not known',
    from: at('deepening', { deepCount: 1 }),
    heard: { known: new Set(['scene', 'reason', 'ideal']) },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'frequency_and_impact' },
  },
  ...ASPECTS.map((aspect, deepCount): Edge => ({
    edge: `${aspect} in its place, those before it known`,
    from: at('deepening', { deepCount }),
    heard: { known: new Set(ASPECTS.slice(0, deepCount)) },
    limits: { maxDeep: 20 },
    to: 'deepening',
    say: { kind: 'deepen', aspect },
  })),
  {
    edge: 'all known: topics',
    from: at('deepening', { deepCount: 5, topics: [topic('open', 0)] }),
    heard: { known: new Set(ASPECTS) },
    limits: { maxDeep: 10 },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'nothing told: nothing to go deeper into',
    from: at('choose'),
    heard: { kind: 'skip', told: false, items: 0 },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'that is all: the matter is through, the talk is not',
    from: at('deepening', { deepCount: 0, topics: [topic('open', 0)] }),
    heard: { kind: 'no', closing: true, through: true },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'topics come first when there is only just room for them',
    from: at('enumerate', { userTurns: 10, topics: [topic('open', 0), topic('open', 0)] }),
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: false },
  },
  {
    edge: 'a question back is explained and asked again',
    from: at('deepening', { deepCount: 1 }),
    heard: { kind: 'question-back', open: { kind: 'deepen', aspect: 'scene' } },
    to: 'deepening',
    say: { kind: 'explain', question: { kind: 'deepen', aspect: 'scene' } },
  },
  {
    edge: 'an aside leads back to the open question',
    from: at('enumerate'),
    heard: { kind: 'aside' },
    to: 'enumerate',
    say: { kind: 'back', question: { kind: 'enumerate' } },
  },
  {
    edge: 'a second aside does not',
    from: at('enumerate'),
    heard: { kind: 'aside', returned: true, items: 2 },
    to: 'recommend',
    say: { kind: 'recommend', why: false },
  },
  {
    edge: 'what is not known is not asked twice',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 1)] }),
    heard: { kind: 'dont-know' },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'one thing whose reason was told needs no weighing',
    from: at('enumerate'),
    heard: { kind: 'no', closing: true, known: new Set(['reason']) },
    to: 'deepening',
    say: { kind: 'deepen', aspect: 'scene' },
  },
  {
    edge: 'whoever never names anything is let go',
    from: at('enumerate'),
    heard: { kind: 'skip', items: 0, told: false, fruitless: 3 },
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
    heard: { kind: 'aside', returned: true },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: true },
  },
  {
    edge: 'a third time',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 3)] }),
    heard: { kind: 'aside', returned: true },
    to: 'deepening',
    say: { kind: 'must_ask', topic: 0, again: true },
  },
  {
    edge: 'and never a fourth',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 4)] }),
    heard: { kind: 'aside', returned: true },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  {
    edge: 'a skipped topic is left alone',
    from: at('deepening', { deepCount: 2, topics: [topic('open', 1)] }),
    heard: { kind: 'skip' },
    to: 'summary_check',
    say: { kind: 'summary' },
  },
  { edge: 'the summary leads to the end', from: at('summary_check'), to: 'done', say: { kind: 'closing' } },
  {
    edge: 'a skipped summary too',
    from: at('summary_check'),
    heard: { kind: 'skip' },
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
    heard: { kind: 'skip' },
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
      edge: `a wish to stop ends ${state}`,
      from: at(state, { fallbackTurns: state === 'fallback' ? 0 : null, topics: [topic('open', 0)] }),
      heard: { kind: 'stop' },
      to: 'done',
      say: { kind: 'closing' },
    }),
  ),
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
    expect(nextStep(open, { ...HEARD, kind: 'aside', returned: true }, LIMITS).next.topics).toEqual([topic('open', 2)])
    expect(nextStep(open, HEARD, LIMITS).next.topics).toEqual([topic('covered', 1)])
    expect(nextStep(open, { ...HEARD, kind: 'skip' }, LIMITS).next.topics).toEqual([topic('skipped', 1)])
    const last = at('deepening', { deepCount: 2, topics: [topic('open', 4)] })
    expect(nextStep(last, { ...HEARD, kind: 'aside', returned: true }, LIMITS).next.topics).toEqual([
      topic('unclear', 4),
    ])
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
  kind: fc.constantFrom(...KINDS),
  mayStop: fc.boolean(),
  ending: fc.boolean(),
  owed: fc.boolean(),
  chosen: fc.boolean(),
  heart: fc.boolean(),
  opening: fc.boolean(),
  closing: fc.boolean(),
  nothing: fc.boolean(),
  through: fc.boolean(),
  items: fc.nat(6),
  told: fc.boolean(),
  scant: fc.boolean(),
  touched: fc.uniqueArray(fc.nat(2)),
  brushed: fc.uniqueArray(fc.nat(2)),
  returned: fc.boolean(),
  fruitless: fc.nat(4),
  moved: fc.boolean(),
  moreAsked: fc.boolean(),
  irritated: fc.boolean(),
  untroubled: fc.boolean(),
  heavy: fc.boolean(),
  single: fc.boolean(),
})

test('[interview.ends] whatever a person does, a conversation ends, asks each aspect at most once, and a topic at most four times', () => {
  fc.assert(
    fc.property(
      fc.array(anyHeard, { minLength: 40, maxLength: 40 }),
      fc.record({ maxTurns: fc.integer({ min: 1, max: 40 }), maxDeep: fc.integer({ min: 0, max: 10 }) }),
      fc.nat(3),
      fc.option(fc.nat(20), { nil: -1 }),
      (said, limits, topics, failsAt) => {
        let standing = at('intro', { userTurns: 0, topics: Array.from({ length: topics }, () => topic('open', 0)) })
        const aspects: Aspect[] = []
        const asked = new Map<number, number>()
        for (const [turn, more] of said.entries()) {
          const heard: Heard = { ...more, known: new Set(aspects), open: { kind: 'enumerate' } }
          const now: Standing = Object.assign({}, standing, { userTurns: turn + 1 })
          const step = turn === failsAt && now.state !== 'fallback' ? enterFallback(now) : nextStep(now, heard, limits)
          if (step.say.kind === 'deepen') aspects.push(step.say.aspect)
          if (step.say.kind === 'must_ask') asked.set(step.say.topic, (asked.get(step.say.topic) ?? 0) + 1)
          if (step.finished) {
            expect(turn + 1).toBeLessThanOrEqual(limits.maxTurns + (turn === failsAt + 1 ? 1 : 0))
            expect(new Set(aspects).size).toBe(aspects.length)
            expect(aspects.length).toBeLessThanOrEqual(limits.maxDeep)
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
