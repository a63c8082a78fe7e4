import type { Block, Blocks, Box } from './blocks.ts'
import { CUES } from './cues.ts'
import type { Opinions } from './page-features.ts'
import type { PageType } from './page-type.ts'

const FIGURE = CUES.indexOf('<figure>')
const COMMENT = CUES.indexOf('comment')
const RELATED = CUES.indexOf('related')

const within = (box: Box, cue: number): boolean => (box.cues[cue] ?? -1) >= 0
const linked = (block: Block): number => block.linkWeight / Math.max(0.5, block.weight)

const READ_MORE =
  /^[[(（【\s]*(?:read (?:more|also|next)|related|see (?:also|more)|also(?: read)?:|more:|watch:|recommended|don['’]t miss|you may|next:|leggi anche|leia (?:mais|também)|lire aussi|関連記事|あわせて読みたい|こちらもおすすめ|▶)/i
const PROMOTION =
  /^(?:subscribe|sign ?up|follow (?:us|me|him|her|[A-Z]\w+) on|click here to get the|join our|get (?:the latest|our)|have a tip|write to .+ at|contact .+ at|download (?:our|the) |listen to .+ live|support our|become a member|メルマガ|会員登録|フォローする|公式アカウント)/i
const CREDIT =
  /^(?:photo|image|picture|credit|getty|ap photo|file photo|写真|画像|撮影|提供|出典)[\s:：=（]|\b(?:getty images|photo by|image credit|photograph by|photo illustration|ap photo)\b|\((?:image|photo|credit|picture):/i
const REPORTERS =
  /^(?:(?:additional )?reporting by|editing by|associated press writers?|\(?(?:取材|文|構成|編集)[:：・=])/i

/** Of a page that is one article, what stands in it and is not part of it. Each adds to the log odds of a block. */
const IN_ARTICLES: readonly [odds: number, when: (block: Block, box: Box, votes: number) => boolean][] = [
  [-3, (block, box) => box.tag === 'figcaption' || (within(box, FIGURE) && block.weight < 60)],
  [-3, (block, box) => /\.[\w-]*(?:caption|credit)[\w-]*$/i.test(box.path) && block.weight < 60],
  [-5, (block, box) => box.tag === 'p' && linked(block) > 0.9 && block.weight < 30],
  [-6, (block) => READ_MORE.test(block.text) && linked(block) > 0.3],
  [-6, (block) => PROMOTION.test(block.text) && block.weight < 45],
  [-4, (block) => CREDIT.test(block.text) && block.weight < 45],
  [-6, (block) => REPORTERS.test(block.text)],
  [-1.5, (_, box) => box.tag === 'h1'],
  [-3, (_, box, votes) => within(box, COMMENT) && votes < 1.5],
  [-1.5, (_, __, votes) => votes < 0.3],
  [-1, (block, box, votes) => within(box, RELATED) && linked(block) > 0.5 && votes < 1.5],
  [-1, (block, box) => box.tag === 'li' && linked(block) > 0.9],
  [2, (_, box) => /twitter-tweet|instagram-media/.test(box.path)],
]

/** Settings of a widget that its script would have taken away. */
const DATA = /^\s*[[{]\s*["'{[]/

/** What is known about blocks without any model, as log odds to be added to what the model says. */
export function ruleOdds({ blocks, boxes }: Blocks, type: PageType, { readability, defuddle }: Opinions): number[] {
  return blocks.map((block) => {
    const box = boxes[block.box]
    if (box === undefined) return 0
    const data = DATA.test(block.text) && box.tag !== 'pre' ? -8 : 0
    if (type !== 'article' && type !== 'prose') return data
    // How many of the two would keep it.
    const votes = readability.shareOf(block.tokens) + defuddle.shareOf(block.tokens)
    return IN_ARTICLES.reduce((sum, [odds, when]) => (when(block, box, votes) ? sum + odds : sum), data)
  })
}
