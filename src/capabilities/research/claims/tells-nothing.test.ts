import { describe, expect, test } from 'vitest'
import type { Language } from '../contract/engine.ts'
import { Appraiser } from './appraise.ts'
import { tellsNothing } from './tells-nothing.ts'
import { Topic } from './topic.ts'

describe('[research.report-useful] what only tells a scene or somebody’s own doing', () => {
  test.each<[Language, string]>([
    ['en', 'We counted the boxes and worked out that the two rows hold 10 hives.'],
    ['en', 'The weather was poor, and the detour did not help.'],
    ['en', 'The tram slipped away with barely a hum.'],
    ['ja', '古い家に付けて、ひと冬使ってみた。'],
    ['ja', '見学の終わりに、前の型を見せてもらった。'],
    ['ja', '天気はあいにくだった。'],
  ])('tells nothing (%s): %s', (language, text) => {
    expect(tellsNothing(text, language)).toBe(true)
  })

  test.each<[Language, string]>([
    ['en', 'We run 24 trams on two lines.'],
    ['en', 'The wind reached 31 metres per second on 4 March 2024.'],
    ['ja', '風は秒速31メートルに達した。'],
  ])('tells something (%s): %s', (language, text) => {
    expect(tellsNothing(text, language)).toBe(false)
  })
})

test.each([
  ['Two of them grew up in Orsay.', false],
  ['In the coldest week the figure fell to 2.3 in Orsay.', false],
  ['Four out of five were satisfied in Orsay.', false],
  ['Two crew members of the Orsay ferry live on the island.', true],
])(
  '[research.report-subjects] a sentence that lost what it counts is no finding though it names the topic: %s',
  async (text, isWorth) => {
    const appraiser = await Appraiser.of(await Topic.of('The Orsay ferry', 'en'), 'The Orsay ferry', 'en')
    const page = {
      pageId: 'p',
      title: 'The Orsay ferry',
      text: `The Orsay ferry\n\nThe crew is five. ${text}`,
      published: '',
      language: 'en' as const,
    }
    const start = page.text.indexOf(text)
    const claim = {
      claimId: 'c',
      text,
      pageId: 'p',
      start,
      end: start + text.length,
      weight: 1,
      kind: 'statement' as const,
    }
    expect(await appraiser.page(page, [claim])).toMatchObject([{ isWorth }])
  },
)
