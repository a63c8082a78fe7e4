import { type GuideText, type ReplyInput, replyInput } from '../../../src/capabilities/interview/asks/reply/input.ts'
import type { Language, State, Tone } from '../../../src/capabilities/interview/contract.ts'
import type { Spoken } from '../../../src/capabilities/interview/talk/spoken.ts'
import { questionOf, type Worded } from '../../../src/capabilities/interview/talk/transition.ts'

/** A guide, what was said so far, and what is due now: all that a reply is judged by. */
export interface Situation {
  id: string
  language: Language
  guide: GuideText
  say: Worded
  spoken: readonly Spoken[]
}

type Line = readonly [who: 'i' | 'p', text: string]

const STATES: Readonly<Record<string, State>> = {
  opening: 'intro',
  enumerate: 'enumerate',
  recommend: 'recommend',
  choose: 'choose',
  deepen: 'deepening',
  must_ask: 'deepening',
  summary: 'summary_check',
}

/** `id` begins with the language. */
export function situation(
  id: string,
  [name, goal, tone, mustAsk, neverAsk]: readonly [string, string, Tone, readonly string[], readonly string[]],
  say: Worded,
  lines: readonly Line[],
): Situation {
  const language: Language = id.startsWith('ja') ? 'ja' : 'en'
  const last = STATES[questionOf(say).kind] ?? 'enumerate'
  const spoken = lines.map(([who, content], place): Spoken => {
    const state = place < 3 ? 'enumerate' : last
    return who === 'i'
      ? { role: 'assistant', content, meta: { kind: 'question', state } }
      : { role: 'user', content, meta: { kind: 'answer', state } }
  })
  return { id, language, guide: { name, goal, tone, language, mustAsk, neverAsk }, say, spoken }
}

export function inputOf({ guide, say, spoken }: Situation): ReplyInput {
  return replyInput(guide, say, spoken)
}

const JOBS_JA = ['就職活動', '応募の途中でやめる理由を知る', 'polite_soft', ['応募書類の準備'], ['年収']] as const
const SITE_JA = ['建設現場の安全', '現場の危ない場面を知る', 'neutral', ['朝礼のやり方'], ['会社名']] as const
const LINE_JA = [
  '生産ラインの引き継ぎ',
  '交代のときの伝え漏れを減らす',
  'formal',
  ['使っている記録の方法'],
  ['人事評価'],
] as const
const REFORM_JA = [
  'リフォーム',
  '業者選びで迷う理由を知る',
  'polite_soft',
  ['決め手になったこと'],
  ['家族構成'],
] as const
const APP_JA = ['家計簿アプリ', '続かない理由を知る', 'friendly', ['使っている端末'], ['年収', '借金']] as const
const CARE_JA = [
  '認知機能の見守り',
  '離れて暮らす家族の心配ごとを知る',
  'polite_soft',
  ['連絡の取り方'],
  ['病名'],
] as const

const JOBS_EN = [
  'Applying for jobs',
  'why people give up half-way',
  'polite_soft',
  ['preparing a CV'],
  ['salary'],
] as const
const SITE_EN = [
  'Safety on building sites',
  'which moments feel unsafe',
  'neutral',
  ['the morning briefing'],
  ['employer'],
] as const
const TABLE_EN = [
  'Waiting tables',
  'what makes a shift go wrong',
  'friendly',
  ['the ordering system'],
  ['tips', 'income'],
] as const
const RENO_EN = [
  'Home renovation',
  'how people choose a builder',
  'formal',
  ['what decided it in the end'],
  ['family'],
] as const
const BUDGET_EN = [
  'Budget app',
  'why people stop using it',
  'friendly',
  ['which device they use'],
  ['income', 'debts'],
] as const
const CARE_EN = [
  'Looking after parents from afar',
  'what worries people',
  'polite_soft',
  ['how they keep in touch'],
  ['illnesses'],
] as const

export const SITUATIONS: readonly Situation[] = [
  situation('ja-opening', JOBS_JA, { kind: 'opening' }, [
    ['i', '就職活動について、最近困ったことや気になることを教えてください。'],
    ['p', 'こんにちは、よろしくお願いします'],
  ]),
  situation('ja-enumerate', JOBS_JA, { kind: 'enumerate' }, [
    ['i', '就職活動について、最近困ったことを一つ教えてください。'],
    ['p', '応募フォームが会社ごとに違っていて、毎回同じことを書くのが面倒です'],
  ]),
  situation('ja-recommend', SITE_JA, { kind: 'recommend', why: false }, [
    ['i', '現場で気になることを教えてください。'],
    ['p', '足場が狭くて、資材を運ぶときに怖いです'],
    ['i', 'ほかに気になることはありますか？'],
    ['p', '無線が途切れて、合図が聞こえない。あと、雨の日は床が滑る'],
  ]),
  situation('ja-why', LINE_JA, { kind: 'recommend', why: true }, [
    ['i', '引き継ぎについて、気になることを教えてください。'],
    ['p', '夜勤からの申し送りが紙で、読めない字があります'],
    ['i', 'ほかにございますか？'],
    ['p', '特にありません'],
  ]),
  situation('ja-choose', REFORM_JA, { kind: 'choose' }, [
    ['i', 'リフォームで困ったことを教えてください。'],
    ['p', '見積もりの項目がわからない、工期が読めない、担当の方がよく変わる'],
    ['i', '見積もりのことがいちばん気がかりでしょうか？'],
    ['p', 'いえ、そうでもないです'],
  ]),
  situation('ja-scene', APP_JA, { kind: 'deepen', aspect: 'scene' }, [
    ['i', '家計簿アプリで困ってることある？'],
    ['p', 'レシートの読み取りがよく失敗する'],
    ['i', 'それって一番気になること？'],
    ['p', 'うん、それが一番かな'],
  ]),
  situation('ja-impact', SITE_JA, { kind: 'deepen', aspect: 'frequency_and_impact' }, [
    ['i', '現場で気になることを教えてください。'],
    ['p', '無線が途切れて合図が聞こえないことです'],
    ['i', 'どんなときに途切れますか？'],
    ['p', '地下で作業しているときです'],
  ]),
  situation('ja-attempts', CARE_JA, { kind: 'deepen', aspect: 'past_attempts' }, [
    ['i', '見守りについて、気になることを教えてください。'],
    ['p', '母が火を消し忘れることがあって、離れているので不安です'],
    ['i', '最近はいつありましたか？'],
    ['p', '先週の夜、電話したら鍋が焦げたと言っていました'],
  ]),
  situation('ja-ideal', LINE_JA, { kind: 'deepen', aspect: 'ideal' }, [
    ['i', '引き継ぎについて、気になることを教えてください。'],
    ['p', '申し送りの紙が読めず、機械の設定を間違えたことがあります'],
    ['i', 'これまでに何か試されましたか？'],
    ['p', '書式を決めましたが、忙しいと誰も書きません'],
  ]),
  situation('ja-must-ask', APP_JA, { kind: 'must_ask', topic: 0, again: false }, [
    ['i', '家計簿アプリで困ってることある？'],
    ['p', '入力が面倒で三日でやめちゃう'],
    ['i', 'どんなときに面倒だなって思う？'],
    ['p', '仕事から帰って疲れてるとき'],
  ]),
  situation('ja-summary', JOBS_JA, { kind: 'summary' }, [
    ['i', '就職活動について、困ったことを教えてください。'],
    ['p', '応募フォームが会社ごとに違って面倒です'],
    ['i', 'どうして気になるのですか？'],
    ['p', '面接の準備をする時間がなくなるからです。共通の書式にしてほしいです'],
  ]),
  situation('ja-explain', REFORM_JA, { kind: 'explain', question: { kind: 'deepen', aspect: 'obstacle' } }, [
    ['i', 'リフォームで困ったことを教えてください。'],
    ['p', '見積もりの項目が多くてわからないです'],
    ['i', 'どの部分がいちばん妨げになっていますか？'],
    ['p', '妨げってどういう意味ですか？'],
  ]),
  situation('en-opening', JOBS_EN, { kind: 'opening' }, [
    ['i', 'What has been on your mind about applying for jobs lately?'],
    ['p', 'Hello, happy to help'],
  ]),
  situation('en-enumerate', JOBS_EN, { kind: 'enumerate' }, [
    ['i', 'What has been on your mind about applying for jobs?'],
    ['p', 'Every company has its own form and I keep typing the same things again and again'],
  ]),
  situation('en-recommend', SITE_EN, { kind: 'recommend', why: false }, [
    ['i', 'What is on your mind about safety on site?'],
    ['p', 'The scaffolding is narrow and carrying material on it is scary'],
    ['i', 'Is there anything else?'],
    ['p', 'The radio drops out so nobody hears the signal. And the floor is slippery when it rains'],
  ]),
  situation('en-why', TABLE_EN, { kind: 'recommend', why: true }, [
    ['i', 'What bothers you on a shift?'],
    ['p', 'The kitchen printer jams and orders get lost'],
    ['i', 'Anything else?'],
    ['p', "no that's all"],
  ]),
  situation('en-choose', RENO_EN, { kind: 'choose' }, [
    ['i', 'What troubled you about the renovation?'],
    ['p', 'The quote was hard to read, nobody could say how long it takes, and the contact person kept changing'],
    ['i', 'Is the quote the main thing?'],
    ['p', 'Not really, no'],
  ]),
  situation('en-scene', BUDGET_EN, { kind: 'deepen', aspect: 'scene' }, [
    ['i', 'What annoys you about the app?'],
    ['p', 'Scanning receipts fails half of the time'],
    ['i', 'Is that the biggest one?'],
    ['p', 'Yes, definitely'],
  ]),
  situation('en-impact', SITE_EN, { kind: 'deepen', aspect: 'frequency_and_impact' }, [
    ['i', 'What is on your mind about safety on site?'],
    ['p', 'The radio drops out and nobody hears the signal'],
    ['i', 'When does that happen?'],
    ['p', 'When we work in the basement'],
  ]),
  situation('en-attempts', CARE_EN, { kind: 'deepen', aspect: 'past_attempts' }, [
    ['i', 'What worries you?'],
    ['p', 'My mother forgets to turn off the stove and I live two hours away'],
    ['i', 'When did it last happen?'],
    ['p', 'Last week I called in the evening and she said the pot was burnt'],
  ]),
  situation('en-ideal', TABLE_EN, { kind: 'deepen', aspect: 'ideal' }, [
    ['i', 'What bothers you on a shift?'],
    ['p', 'Orders get lost because the kitchen printer jams'],
    ['i', 'What have you tried?'],
    ['p', 'We write them on paper as well but on a busy night nobody does'],
  ]),
  situation('en-must-ask', BUDGET_EN, { kind: 'must_ask', topic: 0, again: false }, [
    ['i', 'What annoys you about the app?'],
    ['p', 'Typing everything in is a chore, I gave up after three days'],
    ['i', 'When is it worst?'],
    ['p', 'When I come home tired from work'],
  ]),
  situation('en-summary', JOBS_EN, { kind: 'summary' }, [
    ['i', 'What has been on your mind about applying for jobs?'],
    ['p', 'Every company has its own form and it takes ages'],
    ['i', 'Why does that matter to you?'],
    ['p', 'Because I have no time left to prepare for the interview. I wish there was one common form'],
  ]),
  situation('en-explain', RENO_EN, { kind: 'explain', question: { kind: 'deepen', aspect: 'obstacle' } }, [
    ['i', 'What troubled you about the renovation?'],
    ['p', 'The quote has so many items that I do not understand it'],
    ['i', 'Which part of it gets in the way the most?'],
    ['p', 'What do you mean by gets in the way?'],
  ]),
]
