import { describe, expect, it } from 'vitest'
import { makeTalks } from './corpus.ts'
import { measure } from './measure.ts'
import { SUBJECTS } from './subjects.ts'

describe.each(SUBJECTS.map((subject) => ({ subject, title: `${subject.name} (${subject.language})` })))(
  'planted themes: $title',
  ({ subject }) => {
    it('are said in at least 12 wordings each, none twice, by at least 30 people', () => {
      const wordings = Object.values(subject.themes)
      expect(wordings).toHaveLength(5)
      expect(Math.min(...wordings.map((ways) => ways.length))).toBeGreaterThanOrEqual(12)
      expect(new Set(wordings.flat()).size).toBe(wordings.flat().length)
      const talks = makeTalks(subject, 1)
      expect(talks.length).toBeGreaterThanOrEqual(30)
      const used = talks.flatMap(({ said }) => said.map(({ wording }) => wording))
      expect(new Set(used).size).toBe(used.length)
    })
  },
)

describe.each(['ja', 'en'] as const)('cards: %s', (language) => {
  const subject = SUBJECTS.find((each) => each.name === 'grocery' && each.language === language)

  it.each([1, 2, 3])('are exactly the five planted themes with the right frequency (seed %i)', async (seed) => {
    if (subject === undefined) throw new Error('no such subject')
    const { cards, planned, exact } = await measure(subject, seed)
    expect(cards.map(({ frequency, planted }) => [frequency, planted])).toEqual(
      Object.entries(planned).map(([theme, people]) => [people, { [theme]: people }]),
    )
    expect(exact).toBe(true)
  })
})
