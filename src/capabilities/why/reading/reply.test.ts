import { describe, expect, it } from 'vitest'
import { confirmationOf, readReply } from './reply.ts'

describe('a reply to a hypothesis', () => {
  it.each([
    ['そうです', 1],
    ['まさにそれです', 1],
    ['その通りです', 1],
    ['はい、そうです', 1],
    ['そうだよ', 1],
    ['大体あってます', 0.7],
    ['そんな感じです', 0.7],
    ['少しは', 0.3],
    ['そうかもしれない', 0.3],
    ['たぶんそうです', 0.3],
    ['いや、違います', 0],
    ['ちょっと違うかも、居場所がほしい', 0],
    ['うーん、ちょっと違くて、諦めたくない', 0],
    ['というより、時間がない', 0],
    ['わからない', 0],
  ])('%s → %d', (message, confirmed) => {
    expect(readReply(message, 'hypothesis', 'ja').ofHypothesis).toBe(confirmed)
  })

  it.each([
    ['Yes', 1],
    ['Exactly', 1],
    ["That's it", 1],
    ['yes!! 😊', 1],
    ['More or less', 0.7],
    ['Mostly, yes', 0.7],
    ['Maybe', 0.3],
    ['I guess so', 0.3],
    ['A little', 0.3],
    ['No', 0],
    ["No, it's more about time", 0],
    ['Not really', 0],
    ["I don't know", 0],
  ])('%s → %d', (message, confirmed) => {
    expect(readReply(message, 'hypothesis', 'en').ofHypothesis).toBe(confirmed)
  })
})

describe('a reply to an open question', () => {
  it.each([
    ['ja', 'はい'],
    ['ja', 'うん'],
    ['ja', 'わからない'],
    ['ja', 'うーん、特にない'],
    ['ja', 'なんとなく'],
    ['ja', '…'],
    ['ja', '😢'],
    ['ja', 'あああああ'],
    ['en', 'yes'],
    ['en', 'dunno'],
    ['en', "I don't know"],
    ['en', 'no idea'],
    ['en', '!!!'],
  ] as const)('%s: %s states nothing', (language, message) => {
    expect(readReply(message, 'open', language).states).toEqual([])
  })

  it('counts a stated reason fully and a hedged one at 0.3', () => {
    const [plain] = readReply('回すのが遅れてトラブルになってるから', 'open', 'ja').states
    const [hedged] = readReply('たぶん、回すのが遅れるからかな', 'open', 'ja').states
    const [maybe] = readReply('Maybe because nobody reads it', 'open', 'en').states
    const [supposed] = readReply('To get more readers, I suppose', 'open', 'en').states
    expect([plain, hedged, maybe, supposed].map((clause) => clause && confirmationOf(clause))).toEqual([
      1, 0.3, 0.3, 0.3,
    ])
  })

  it.each([
    ['ja', 'しつこいな。質問ばっかりで何なの？', 'angry'],
    ['en', 'Stop asking. This is ridiculous', 'angry'],
    ['ja', 'それを聞いてどうするんですか？', 'asks-back'],
    ['en', 'Why do you think?', 'asks-back'],
    ['ja', 'わかんない', 'dunno'],
    ['ja', '毎日30分', 'statement'],
  ] as const)('%s: %s is %s', (language, message, kind) => {
    expect(readReply(message, 'open', language).kind).toBe(kind)
  })

  it('keeps what is stated beside a question, and drops what is taken back', () => {
    const asked = readReply('記録に毎日2時間かかってるって、普通だと思いますか？', 'open', 'ja')
    expect(asked.states.map((clause) => clause.text)).toEqual(['記録に毎日2時間かかってる'])
    const dropped = readReply('We repeat it a week later. Not that anybody minds', 'open', 'en')
    expect(dropped.states.map((clause) => clause.text)).toEqual(['We repeat it a week later'])
  })
})
