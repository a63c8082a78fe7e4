import type { Block, Blocks } from './blocks.ts'
import { CUES } from './cues.ts'
import type { Facts } from './facts.ts'
import { saysDate, saysPrice } from './phrases.ts'
import { repeatsOf } from './repeats.ts'
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

/** What shops, forums, firms and manuals say. */
const SAID: readonly ((text: string) => boolean)[] = [
  saysPrice,
  saysDate,
  ...[
    /add to (?:cart|bag|basket)|buy now|カートに/i,
    /\brepl(?:y|ies)\b|\bquote\b|\bjoined\b|\bposts?:|\bmember\b|返信/i,
    /get started|contact us|book a|request a|free (?:quote|consultation|trial)|our (?:services|team|clients)|testimonial|case stud|お問い合わせ/i,
    /\b(?:api|install(?:ation)?|function|parameter|config|version|tutorial|example|command)\b/i,
  ].map((pattern) => (text: string) => pattern.test(text.slice(0, 300))),
]
const SPECIAL_HOST = /^https?:\/\/(?:docs?|developer|wiki|help|support|forum|community|shop|store|buy|learn)\./i

const isLong = ({ weight, linkWeight }: Block) => weight >= 15 && linkWeight < weight / 4

/** The share of an extractor's text that is sentences rather than labels, links and prices; -1 where it found nothing. */
export function proseIn({ blocks }: Blocks, found: HeldText): number {
  let prose = 0
  let all = 0
  for (const block of blocks) {
    const held = found.shareOf(block.tokens) * block.weight
    all += held
    if (isLong(block)) prose += held
  }
  return all > 0 ? prose / all : -1
}

function addressFeatures(url: string): number[] {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const steps = path.split('/').filter((step) => step !== '')
  const last = steps.at(-1) ?? ''
  return [
    steps.length,
    last.split('-').length - 1,
    last.length,
    /\d{4,}/.test(path) ? 1 : 0,
    SPECIAL_HOST.test(url) ? 1 : 0,
  ]
}

/** What a page is made of: cards, prices, dates, replies, headings, long text. */
function makeUp(view: Blocks, weight: number): number[] {
  const { blocks, boxes } = view
  const { cards } = repeatsOf(view)
  const largest = cards.reduce((best, each) => (each && each.weight > (best?.weight ?? 0) ? each : best), undefined)
  const inCards = blocks.reduce((sum, block) => sum + (cards[block.box] === undefined ? 0 : block.weight), 0)
  const long = blocks.filter(isLong)
  const inLong = long.reduce((sum, block) => sum + block.weight, 0)
  const boxesNamed = (tag: string) => Math.log1p(boxes.filter((box) => box.tag === tag).length)
  return [
    inCards / weight,
    Math.log1p(largest?.items ?? 0),
    Math.log1p(largest === undefined ? 0 : largest.weight / largest.items),
    ...SAID.flatMap((says) => {
      const count = blocks.filter(({ text }) => says(text)).length
      return [Math.log1p(count), count / Math.max(1, blocks.length)]
    }),
    boxesNamed('h1'),
    boxesNamed('h2'),
    boxesNamed('h3'),
    boxesNamed('article'),
    inLong / weight,
    Math.log1p(long.length),
    Math.log1p(inLong / Math.max(1, long.length)),
    Math.log1p(blocks.reduce((most, block) => Math.max(most, block.weight), 0)),
  ]
}

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
    ...makeUp({ blocks, boxes }, weight),
    proseIn({ blocks, boxes }, readability),
    proseIn({ blocks, boxes }, defuddle),
    ...addressFeatures(facts.url),
    Math.log1p(facts.title.split(/\s+/).length),
  ]
}
