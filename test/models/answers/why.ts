import { z } from 'zod'
import type { ModelHouse, Situation } from '../../../bench/models/house.ts'
import { TALKS } from '../../../bench/models/talks.ts'
import { readCorpus } from './cases.ts'

export const WHY_ASKS = ['why.plan-turn', 'why.ask-question', 'why.write-report'] as const
type WhyAsk = (typeof WHY_ASKS)[number]
type Language = 'ja' | 'en'

const Plan = z.looseObject({ confirmed_insights: z.array(z.looseObject({ quote: z.string() })), question: z.string() })
const Given = z.array(z.object({ talk: z.string(), at: z.number(), answer: z.union([z.string(), Plan]) }))

const NOBODY_SAID = { en: 'The moon is made of green cheese and sings', ja: '月は緑のチーズでできていて歌をうたう' }
const SPOILT: Readonly<Record<Language, readonly ((question: string) => string)[]>> = {
  en: [
    (question) => `Great idea, well done! ${question}`,
    (question) => `${question} And who pays for it?`,
    (question) => question.replaceAll('?', '.'),
    (question) => `You should talk to somebody first. ${question}`,
    () => 'なぜそれが大事なのですか？',
  ],
  ja: [
    (question) => `素晴らしいアイデアですね。${question}`,
    (question) => `${question}費用は誰が払いますか？`,
    (question) => question.replaceAll(/[？?]/gu, '。'),
    (question) => `まず誰かに相談したほうがいいです。${question}`,
    () => 'Why does that matter to you?',
  ],
}

/** Ways to break an answer, one for each in turn. */
function spoil(ask: WhyAsk, language: Language, answer: z.infer<typeof Given>[number]['answer'], n: number): string {
  const question = SPOILT[language][n % SPOILT[language].length] ?? ((text: string) => text)
  if (typeof answer !== 'string') {
    const { confirmed_insights: points, question: _, ...rest } = answer
    const invented = points.map((point) => ({ ...point, quote: NOBODY_SAID[language] }))
    const broken = [
      JSON.stringify(answer).slice(0, -40),
      JSON.stringify({ ...rest, confirmed_insights: points }),
      JSON.stringify({ ...answer, sessionPurpose: NOBODY_SAID[language], confirmed_insights: invented }),
      '',
    ]
    if (points.length === 0 && n % broken.length === 2) return JSON.stringify({ ...answer, strength: 'high' })
    return broken[n % broken.length] ?? ''
  }
  if (ask === 'why.ask-question') return question(answer)
  const quote = language === 'ja' ? `「${NOBODY_SAID.ja}」` : `"${NOBODY_SAID.en}"`
  const broken = [
    answer.replace(/(?<=^## 4[^\n]*\n\n)/mu, `${quote} `),
    answer.replaceAll(/^#.*$/gmu, ''),
    answer.replace(/(?<=^### [^\n]*\n\n)/mu, `${quote} `),
    language === 'ja' ? '申し訳ありませんが、お手伝いできません。' : 'I am sorry, but I cannot help with that.',
  ]
  return broken[n % broken.length] ?? ''
}

/** Every answer given where it was asked for; where a talk goes another way by now, it is left out. */
export async function whyCorpus(house: ModelHouse, ask: WhyAsk, language: Language) {
  const talks = TALKS.filter((talk) => talk.language === language)
  const lines = readCorpus('why.ask-question', language, Given)
  const all = await house.situations(talks, ({ said }) => {
    const here = lines.filter(({ talk }) => talk === said[0])
    return new Map(here.map(({ at, answer }) => [at, typeof answer === 'string' ? answer : answer.question]))
  })
  const good: { answer: unknown; wrong: string[] }[] = []
  const broken: { answer: unknown; wrong: string[] }[] = []
  for (const [n, { talk, at, answer }] of readCorpus(ask, language, Given).entries()) {
    const situation = all.find((each) => each.ask === ask && each.at === at && each.talk.said[0] === talk)
    // A plan that asks nothing was written where the talk had ended.
    const hasEnded = typeof answer !== 'string' && answer.question === ''
    if (situation === undefined || (hasEnded && situation.asks === true)) continue
    good.push({
      answer,
      wrong: await wrongWith(house, situation, typeof answer === 'string' ? answer : JSON.stringify(answer)),
    })
    const spoilt = spoil(ask, language, answer, n)
    broken.push({ answer: spoilt, wrong: await wrongWith(house, situation, spoilt, NOBODY_SAID[language]) })
  }
  return { good, broken }
}

/** A part that nobody said and that is dropped, the rest being shown, was found out as well. */
async function wrongWith(house: ModelHouse, situation: Situation, answer: string, invented = ''): Promise<string[]> {
  const { accepted, broken, kept } = await house.answer(situation, answer)
  if (!accepted) return [...broken, 'refused']
  return answer.includes(invented) && !kept.includes(invented) ? ['dropped'] : []
}
