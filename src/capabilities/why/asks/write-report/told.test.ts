import { describe, expect, it } from 'vitest'
import type { Message } from '../plan-turn/input.ts'
import { talkedIn } from '../../report/talked.ts'
import type { WeightedInsight } from '../../report/weigh-insights.ts'
import type { About } from '../../talk/moves.ts'
import { writeReport } from './ask.ts'
import { composeOpening } from './opening.ts'
import { readReport, type ReporterInput } from './shape.ts'

const ask = (content: string, about: About): Message => ({ role: 'assistant', content, turn: 0, about })
const say = (content: string): Message => ({ role: 'user', content, turn: 0 })
const point = (label: string, weight: number, layer: WeightedInsight['layer'] = 'value'): WeightedInsight => ({
  id: label,
  label,
  layer,
  strength: 80,
  tag: weight >= 70 ? 'primary' : 'supplementary',
  turn: 1,
  johari_blind_spot: false,
  members: [label],
  quotes: [label],
  weight,
})

const HEART: About = { move: 'heart', slot: 'reason', asks: 'care-most' }
const CHOIR: Message[] = [
  say("I'd like a rota for the tea after choir. It is always the same two."),
  ask('What gave you the idea?', { move: 'opening', slot: 'problem', asks: 'origin' }),
  say('My mother stood at the urn alone in June. She is eighty. I told you that already.'),
  ask('What bothers you most?', { move: 'ask', slot: 'problem', asks: 'bothers' }),
  say('People leave by the side door. Between you and me, the chairman is the first.'),
  ask('So it is "People leave by the side door". Is that it?', { move: 'read-back', slot: null }),
  say('No, not that.'),
  ask('What matters most to you?', HEART),
  say('That she can sit down. She has earned it. Please leave my name off it.'),
]

const choir = (weights: number[] = [100, 60], messages = CHOIR): ReporterInput => {
  const material: ReporterInput = {
    language: 'en',
    sessionPurpose: '',
    insights: [point('That she can sit down', weights[0] ?? 0), point('She has earned it', weights[1] ?? 0)],
    ...talkedIn(messages, 'en'),
    anchorMessage: CHOIR[0]?.content ?? '',
    howWords: [],
    openQuestions: [],
  }
  return { ...material, sessionPurpose: composeOpening(material) }
}

describe('[why.report] a report somebody can read who was not there', () => {
  it('opens with what is wanted, says who is meant, and the answer to what matters most', () => {
    expect(choir().sessionPurpose).toBe(
      'It began with these words: "I\'d like a rota for the tea after choir. It is always the same two." On the way this was told: "My mother stood at the urn alone in June." Asked what matters most, the answer was: "That she can sit down. She has earned it."',
    )
  })

  it('tells what was asked and whole sentences in answer, each where it belongs', async () => {
    const [, main, supplementary] = readReport(await writeReport.builtIn(choir()))
    expect(main?.parts.map(({ body }) => body)).toEqual([
      'Asked how it came up: "My mother stood at the urn alone in June. She is eighty."\n\nAsked what matters most: "That she can sit down."',
    ])
    expect(supplementary?.parts[0]?.body).toContain(
      'Asked what matters most: "That she can sit down. She has earned it."',
    )
  })

  it('holds nothing denied, confided, asked of the writer or said of the talk', async () => {
    const report = await writeReport.builtIn(choir())
    for (const left of ['side door', 'chairman', 'leave my name', 'already']) expect(report).not.toContain(left)
  })

  it('calls open only what was not asked', async () => {
    const report = await writeReport.builtIn(choir())
    expect(report).not.toContain('not asked about')
    const unasked = choir([100, 60], [...CHOIR.slice(0, 3), ...CHOIR.slice(7)])
    expect(await writeReport.builtIn(unasked)).toContain(
      'Consequence (what it leads to): not asked about in this talk.',
    )
  })

  it('asks on about this very thing', async () => {
    const [, , , , next] = readReport(await writeReport.builtIn(choir()))
    expect(next?.lead).toContain('"That she can sit down"')
    expect(next?.lead).toContain('rota')
  })

  it('says of weight 0 nothing, the opening included', async () => {
    expect(choir([100, 0]).sessionPurpose).not.toContain('earned')
    expect(await writeReport.builtIn(choir([0, 80]))).not.toContain('sit down')
  })
})
