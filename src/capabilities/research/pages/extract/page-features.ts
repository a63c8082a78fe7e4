import type { Blocks } from './blocks.ts'
import { CUES } from './cues.ts'
import type { Facts } from './facts.ts'
import type { HeldText } from './words.ts'

export interface Opinions {
  readability: HeldText
  defuddle: HeldText
}

const ADDRESS: readonly RegExp[] = [
  /blog|news|article|story|\/20\d\d\//i,
  /docs?\b|guide|manual|reference|wiki|help|learn|tutorial/i,
  /forum|thread|topic|discuss|community|question|answers/i,
  /product|\/p\/|\/dp\/|item|\/buy/i,
  /collection|categor|\/c\/|shop|store/i,
  /service|solution|agency|about/i,
  /tag|search|list|archive|\/topic|jobs|directory/i,
]
const KINDS: readonly RegExp[] = [
  /article|blogposting|report/,
  /product|offer/,
  /discussion|qapage|question|answer/,
  /collectionpage|itemlist|searchresults/,
  /faqpage|service|organization/,
]

/** What holds for the page as a whole: together these tell the kinds of pages apart. */
export function pageFeatures({ blocks, boxes }: Blocks, facts: Facts, { readability, defuddle }: Opinions): number[] {
  const page = boxes[0]
  const weight = Math.max(1, page?.weight ?? 0)
  const tags = new Map<string, number>()
  for (const block of blocks) {
    const tag = boxes[block.box]?.tag ?? ''
    tags.set(tag, (tags.get(tag) ?? 0) + block.weight)
  }
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (tags.get(name) ?? 0), 0) / weight
  const cue = (name: string) => {
    const at = CUES.indexOf(name)
    let sum = 0
    for (const block of blocks) if ((boxes[block.box]?.cues[at] ?? -1) >= 0) sum += block.weight
    return sum / weight
  }
  const long = blocks.reduce((sum, block) => sum + (block.weight >= 20 ? block.weight : 0), 0)
  const kinds = [...facts.kinds].join(' ')
  return [
    Math.log(weight),
    Math.log1p(blocks.length),
    (page?.linkWeight ?? 0) / weight,
    (page?.punctuation ?? 0) / weight,
    long / weight,
    of('p'),
    of('li'),
    of('td', 'th'),
    of('pre', 'code'),
    of('div', 'section'),
    cue('<article>'),
    cue('<main>'),
    cue('message'),
    cue('product'),
    cue('comment'),
    cue('card'),
    readability.weight / weight,
    defuddle.weight / weight,
    Math.log1p(readability.weight),
    Math.log1p(defuddle.weight),
    facts.ogType === '' ? 0 : facts.ogType.startsWith('article') ? 1 : facts.ogType.startsWith('product') ? 2 : 3,
    facts.articleBody === '' ? 0 : 1,
    ...ADDRESS.map((pattern) => (pattern.test(facts.url) ? 1 : 0)),
    ...KINDS.map((pattern) => (pattern.test(kinds) ? 1 : 0)),
  ]
}
