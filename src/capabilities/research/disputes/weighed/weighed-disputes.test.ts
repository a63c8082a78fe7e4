import { beforeAll, describe, expect, test } from 'vitest'
import { type LoadedConflicts, loadConflicts } from '../../conflicts/index.ts'
import { toldAmong } from '../disputes.ts'
import type { DisputedPage } from '../told.ts'
import { weighedAmong } from './weighed-disputes.ts'
import { type PairWeights, readPairWeights } from './weights.ts'

let loaded: LoadedConflicts
let weights: PairWeights
beforeAll(async () => {
  ;[loaded, weights] = await Promise.all([loadConflicts(), readPairWeights()])
}, 60_000)

/** Lower than what is shipped: what is weighed is tried here, not how sure it must be. */
const SHOWN = 0.3
const TOPIC = 'The Harrowgate observatory'
const PAGES: Readonly<Record<string, string>> = {
  'Press notice: a dome for Harrowgate':
    'The observatory on Harrow Hill admits its first visitors on 4 May 2022. The dome turns on rails that were once part of a colliery. Up to 60 people may be inside at one time. School groups come on weekday mornings. The refractor was given by a retired optician.',
  'Night walks on the hill':
    'We climbed the path at dusk with a flask of soup. Nobody may bring a torch with a white light. The guide pointed out the Pleiades and a passing satellite. A fox sat by the fence and watched us go. It was past midnight when we reached the car.',
  'Harrowgate observatory, an entry':
    'The observatory stands at 412 metres above the sea. It received its first visitors on 18 June 2022. Its main telescope is a refractor of 25 centimetres. The director since the beginning has been Miriam Oakes. The dome was made in Leeds.',
  'A talk with the director':
    'Tobias Lindqvist has been director of the observatory since the beginning. He came from a planetarium in Gothenburg. The hardest part was the road, he says. Clouds are the second hardest. He has counted 71 clear nights in a year.',
  'Minutes of the friends of the observatory':
    'Nine members were present. The treasurer read the accounts. The gift shop sold out of star maps in March. The fence is to be painted green. The next meeting will be in the village hall.',
  'Letter: the light from the new estate':
    'The street lamps at Fell End spoil the sky to the north. I wrote to the council in January and again in March. A shield on each lamp would cost little. The observatory deserves a dark sky. Yours, an old stargazer.',
}

async function weighed(of: Readonly<Record<string, string>> = PAGES) {
  const pages = Object.entries(of).map(([title, text]): DisputedPage => ({
    pageId: title,
    url: title,
    title,
    text: `${title}\n\n${text}`,
    published: '',
    language: 'en',
    originId: title,
  }))
  const read = (text: string, language: 'ja' | 'en') => loaded.read({ text, language })
  const { meanings, chanceIn } = loaded
  return weighedAmong(
    await toldAmong(pages, TOPIC, read),
    TOPIC,
    { read, meanings, chanceIn },
    { ...weights, shown: SHOWN },
  )
}

describe('[research.documents-weighed] sentences of documents', () => {
  test('are weighed with what their folder says: a first day and a director, in other words', async () => {
    const found = (await weighed()).besides([])
    expect(found.map(({ a, b }) => [a.text, b.text].toSorted()).toSorted()).toEqual([
      [
        'It received its first visitors on 18 June 2022.',
        'The observatory on Harrow Hill admits its first visitors on 4 May 2022.',
      ],
      [
        'The director since the beginning has been Miriam Oakes.',
        'Tobias Lindqvist has been director of the observatory since the beginning.',
      ],
    ])
    const reasons = found.map(({ why }) => why).join()
    for (const value of ['4 May 2022', '18 June 2022', 'Miriam Oakes', 'Tobias Lindqvist'])
      expect(reasons).toContain(value)
  })

  test('are shown once: what is told already is left out', async () => {
    const all = await weighed()
    const [first] = all.besides([])
    const place = { pageId: first?.a.page.pageId ?? '', start: first?.a.start ?? 0, end: first?.a.end ?? 0 }
    expect(all.besides([place])).toHaveLength(all.besides([]).length - 1)
  })
})
