import { beforeAll, expect, test } from 'vitest'
import { personContext } from '../../../test/support/contexts.ts'
import { onBothStores } from '../../../test/support/store/stores.ts'
import { whyOn } from '../../../test/support/why/why.ts'
import { callVerb } from '../../kernel/verb.ts'
import type { ProcessOutput } from './contract.ts'
import type { WhyVerbs } from './verbs.ts'

onBothStores('why listens', (open) => {
  let why: WhyVerbs
  beforeAll(async () => {
    why = whyOn(await open()).why
  })
  const ctx = () => personContext()
  const start = async (language: 'ja' | 'en') => (await callVerb(why.startSession, ctx(), { language })).session_id
  const say = (session_id: string, user_message: string): Promise<ProcessOutput> =>
    callVerb(why.process, ctx(), { session_id, user_message })
  const view = (session_id: string) => callVerb(why.getSession, ctx(), { session_id })
  const talk = async (language: 'ja' | 'en', lines: readonly string[]) => {
    const id = await start(language)
    const answers: ProcessOutput[] = []
    for (const line of lines) {
      answers.push(await say(id, line))
      if (answers.at(-1)?.phase === 'SLIDER') break
    }
    return { id, answers, last: answers.at(-1) }
  }

  const READ_BACK = /Have I got that right\?$|(?:合っていますか|ってこと|合ってる)？$/u
  /** Says the lines until something is said back. */
  const toReadBack = async (language: 'ja' | 'en', lines: readonly string[]) => {
    const id = await start(language)
    for (const line of lines) {
      const { message } = await say(id, line)
      if (READ_BACK.test(message ?? '')) return { id, readBack: message ?? '' }
    }
    throw new Error('nothing was said back')
  }

  test('[why.built-in] the source’s own example reaches the sliders', async () => {
    const lines = [
      '壁打ち相手になってくれるAIを作りたい',
      'ドメイン知識がないと要件定義を読み解けない人が多いと感じているから',
      '先輩たちがWhyを省略したHowだけの要件定義を書いていて、ジュニアに伝わらない',
      '自分自身のWhyを言語化できていないのが悔しい',
      'ジュニアが意味を分かって作れるようになってほしい',
      'そうです',
    ]
    const { last } = await talk('ja', lines)
    expect(last?.phase).toBe('SLIDER')
    expect(last?.confirmed_insights?.[0]).toMatchObject({ layer: 'value' })
  })

  test('[why.stop] ends with the sliders when there is a point, with a goodbye when there is none', async () => {
    const some = await talk('en', ['I want to build a shed', 'I want to find my things again', 'gotta go, bye'])
    expect(some.last).toMatchObject({ phase: 'SLIDER', message: null })
    for (const [language, lines] of [
      ['en', ['I want to build a shed', 'Enough for now']],
      ['ja', ['小屋を作りたい', 'ここまでにする']],
      ['ja', ['もう終わりにします']],
    ] as const) {
      const { id, last } = await talk(language, lines)
      expect(last).toMatchObject({ phase: 'COMPLETE', message: expect.stringMatching(/Thank you|ありがとう/u) })
      expect((await view(id)).messages.at(-1)).toMatchObject({ role: 'assistant', content: last?.message })
      await expect(say(id, 'hello')).rejects.toMatchObject({ code: 'PHASE_MISMATCH' })
    }
  })

  test('[why.question-back] [why.only-content] what is no answer is answered and uses no turn', async () => {
    const id = await start('ja')
    expect(await say(id, 'こんにちは')).toMatchObject({ phase: 'CONVERSATION', turn: 0 })
    expect(await say(id, '町内会の回覧板をアプリにしたい')).toMatchObject({ turn: 0 })
    expect(await say(id, 'どういう意味ですか？')).toMatchObject({
      turn: 1,
      message: expect.stringContaining('たとえば'),
    })
    expect(await say(id, 'ありがとうございます')).toMatchObject({ turn: 1 })
    expect(await say(id, '回すのが遅れてトラブルになってるから')).toMatchObject({ turn: 1 })
    const seen = await view(id)
    expect(seen).toMatchObject({ turn: 1, anchor: { original_message: '町内会の回覧板をアプリにしたい' } })
    expect(seen.confirmed_insights.map(({ label }) => label)).toEqual(['回すのが遅れてトラブルになってる'])
  })

  test('[why.own-language] answers in the language the person writes, and stays in it after two messages', async () => {
    const id = await start('ja')
    const first = await say(id, 'I want to build a shed')
    expect(first.message).toMatch(/^[A-Z]/u)
    expect((await view(id)).language).toBe('ja')
    await say(id, 'Nobody can find the ladder')
    expect((await view(id)).language).toBe('en')
  })

  test('[why.bridge] from a sounding board to the laundry: bridged, and no point of it', async () => {
    const { id, answers } = await talk('ja', [
      '壁打ち相手になってくれるAIを作りたい',
      '要件定義を読み解けない若手が多いから',
      '洗濯物がたまってて、週末は一日中干してた',
      '洗剤の香りがきつくて柔軟剤も替えた',
      '洗濯機の調子が悪くて修理を呼んだ',
      '修理の人が夕方まで来なかった',
    ])
    expect(answers[2]?.message).toMatch(/どうつなが|どう関係/u)
    expect(answers[3]?.message).toMatch(/戻/u)
    const labels = (await view(id)).confirmed_insights.map(({ label }) => label).join()
    expect(labels).not.toMatch(/洗|修理/u)
  })

  test('[why.correction] what is rejected leaves the points', async () => {
    const { id } = await toReadBack('en', [
      'I want to build a sounding-board AI',
      'Junior people cannot read our documents',
      'I want to save time',
      'It takes hours every week',
      'The questions never stop',
      'We lose whole afternoons',
    ])
    const last = await say(id, 'No, it is not about time, people should understand why they do things')
    expect(last.phase).toBe('SLIDER')
    const labels = (await view(id)).confirmed_insights.map(({ label }) => label)
    expect(labels.join()).toMatch(/understand why/iu)
    expect(labels).not.toContain('I want to save time')
  })

  test('[why.points] a stop keeps what was said, without subject or not', async () => {
    const { last } = await talk('en', [
      'Invoicing app.',
      'I do the paperwork on Sundays, all day long',
      'It eats my weekend',
      'Done in ten minutes, then off to the park with my granddaughter.',
      "Right, that'll do, I'm done.",
    ])
    expect(last?.phase).toBe('SLIDER')
    expect(last?.confirmed_insights?.map(({ label }) => label).join()).toMatch(/park with my granddaughter/u)
  })

  test('[why.points] what is said besides a yes becomes a point, and nothing agreed to is lost', async () => {
    const { id, readBack } = await toReadBack('ja', [
      '家計簿アプリを作りたいと思っています。',
      '先月、妻と食費のことで言い合いになってしまいまして。お金の話をすると、いつもけんかになるんです。',
      'うーん、やっぱり妻とは仲良くいたいからですかね。',
      '責め合うんじゃなくて、二人で落ち着いて話せるようになりたいんです。',
    ])
    expect(readBack).toMatch(/^ここまでをまとめると、家計簿アプリを作りたいのは、「(?:妻とは仲良く|二人で落ち着いて)/u)
    const last = await say(id, 'はい、だいたい合っています。子どもの前では笑っていたいんです。')
    expect(last.phase).toBe('SLIDER')
    const labels = last.confirmed_insights?.map(({ label }) => label) ?? []
    expect(readBack).toContain(`「${labels[0]}」`)
    expect(labels).toContain('子どもの前では笑っていたい')
  })

  test('[why.questions-fit] a loss is met first, a single word is asked about, small talk does not hide the rest', async () => {
    const loss = await talk('en', ["I want to put all my brother's voice messages in one place. He died in March."])
    expect(loss.last?.message).toMatch(/^I am so sorry to hear that\. /u)
    const word = await talk('en', ['Invoicing app.', 'Sundays.'])
    expect(word.last?.message).toMatch(/^(?:When you say|You said) Sundays/u)
    const chat = await talk('en', [
      'I was thinking of a map of the neighbourhood that shows who has which books to lend.',
      "Well, I was a librarian for thirty-one years, you see. My goodness, it's pouring out there, and my cat is furious.",
    ])
    expect(chat.last).toMatchObject({ phase: 'CONVERSATION', turn: 1 })
    expect(chat.last?.message).not.toBe(chat.answers[0]?.message)
  })

  test('[why.asked-about-naze] who asks what naze is gets an answer, and the talk goes on', async () => {
    const beside = await talk('ja', ['推し活の家計簿つくりたい！てかこれAIなの？'])
    expect(beside.last?.message).toMatch(/^うん、質問をするだけのプログラムだよ。.+？$/u)
    const alone = await talk('en', ['I want to build a shed', 'Who reads this?'])
    expect(alone.last).toMatchObject({
      turn: 1,
      message: expect.stringMatching(/whoever runs this place can read it\. .+\?$/u),
    })
    const price = await talk('ja', ['お客さんとの会話メモ？みたいなやつかな。てか、これって無料なんですか？'])
    expect(price.last?.message).toMatch(/^料金のことは/u)
  })

  test('[why.read-back-whole] reads back what somebody came for and the one clause that weighs most', async () => {
    const { answers } = await talk('en', [
      'Hi! I sing alto in a community choir and I would love something to help me practise my part at home.',
      "I can't read music, so in the tricky bits I just open and close my mouth and hope.",
      'Hearing just my line, slowly, over and over while I do the washing up.',
      "I feel like a fraud, honestly. I'd like to stand there and actually belong with the rest of them.",
      "I'd like to stand there and actually belong.",
    ])
    const last = answers.at(-1)?.message ?? ''
    expect(last).toMatch(
      /^So you'd like something to help you practise your part at home, and you'd like to stand there/u,
    )
    expect(last).not.toMatch(/["“]|\ba hi\b/u)
    const held = await talk('en', [
      'My sister made quilts for half the county. I want to find them all. She died in April.',
      'I keep thinking of them on beds all over the county.',
      "I'd just like to feel she isn't simply gone.",
      'I kept saying after the summer, after the summer.',
    ])
    const said = held.answers.map(({ message }) => message ?? '')
    expect(said.some((message) => /matters most|most important/u.test(message))).toBe(true)
    expect(said.join()).not.toMatch(/so far/u)
  })

  test('[why.wish-is-a-point] what is wished for in so many words is a point; a concession, a remark and a cut のに are none', async () => {
    const { id } = await talk('ja', [
      'ばあちゃんの施設の記録アプリを作りたい',
      '転んで頭打ったのに、三日も連絡が来なかったんです。',
      '助けてくれること自体はありがたいのです。ただ、ばあちゃんを一人で痛がらせたくないんですよ、もう二度と。',
      'すぐ行ってやれたのに。',
    ])
    const labels = (await view(id)).confirmed_insights.map(({ label }) => label)
    expect(labels).toContain('ばあちゃんを一人で痛がらせたくない')
    expect(labels.join()).not.toMatch(/自体は|行ってやれた/u)
  })

  test('[why.no-conclusion] who says no to what was read back and goes is let go', async () => {
    const { id } = await toReadBack('en', [
      'I want to build a shed',
      'Nobody can find the ladder',
      'I want to find things again',
      'It takes me all Saturday',
      'I want my Saturdays back',
      'There are three of us looking',
    ])
    const last = await say(id, "No, that's not it at all. Gotta go, bye.")
    expect(last).toMatchObject({ phase: 'COMPLETE', message: expect.stringContaining('Thank you') })
  })

  test('[why.others-feelings] sympathy goes to whom it belongs', async () => {
    const theirs = await talk('ja', [
      'お客さんの好みを書いとく帳面がほしい',
      'お客さんがちょっと寂しそうな顔しはってん。',
    ])
    expect(theirs.last?.message).not.toMatch(/さびし/u)
    const own = await talk('ja', ['昔の友だちの名簿を作りたい', '引っ越してから、さびしくて。'])
    expect(own.last?.message).toMatch(/さびし/u)
  })

  test('[why.weights-decide] the heavier point stands first, in the first section', async () => {
    const { id } = await toReadBack('ja', [
      '家計簿アプリを作りたいと思っています。',
      '先月、妻と食費のことで言い合いになってしまいました。お金の話をすると、いつもけんかになるんです。',
      'やっぱり妻とは仲良くいたいからです。',
      '二人で落ち着いて話せるようになりたいんです。',
    ])
    const { confirmed_insights: points = [] } = await say(id, 'はい。子どもの前では笑っていたいんです。')
    expect(points.length).toBeGreaterThan(1)
    const slider_weights = points.map((point, n) => ({
      id: point.id,
      slider_weight: n === points.length - 1 ? 95 : 20,
    }))
    const { report_markdown } = await callVerb(why.report, ctx(), { session_id: id, slider_weights })
    const heavy = report_markdown.indexOf(`### ${points.at(-1)?.label}`)
    expect(heavy).toBeGreaterThan(0)
    expect(heavy).toBeLessThan(report_markdown.indexOf('## 3.'))
    expect(heavy).toBeLessThan(report_markdown.indexOf(`### ${points[0]?.label}`))
  })

  test('[why.erasure] a session is erased in any phase', async () => {
    const { id } = await talk('en', ['I want to build a shed', 'Nobody can find the ladder'])
    expect(await callVerb(why.eraseSession, ctx(), { session_id: id })).toEqual({ erased: true })
    await expect(view(id)).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' })
    await expect(callVerb(why.eraseSession, ctx(), { session_id: id })).rejects.toMatchObject({
      code: 'SESSION_NOT_FOUND',
    })
  })
})
