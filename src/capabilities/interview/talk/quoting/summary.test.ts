import { describe, expect, it } from 'vitest'
import type { Language } from '../../contract.ts'
import { heardAnswers } from '../heard-answers.ts'
import { readingOf } from '../judged/reading.ts'
import type { Spoken } from '../spoken.ts'
import { summarise } from './summary.ts'

type Asked = 'intro' | 'more' | 'most' | 'why' | 'topic'
const META: Readonly<Record<Asked, Partial<Spoken['meta']>>> = {
  intro: { state: 'intro' },
  more: { state: 'enumerate' },
  most: { state: 'recommend' },
  why: { state: 'deepening', aspect: 'reason' },
  topic: { state: 'deepening', must_ask: 0 },
}
const QUESTION: Readonly<Record<Language, Readonly<Record<Asked, string>>>> = {
  en: {
    intro: 'Has anything troubled you lately?',
    more: 'Is there anything else?',
    most: 'Of all that, what matters most to you?',
    why: 'Why does that one matter to you?',
    topic: 'Could you tell me about the tools?',
  },
  ja: {
    intro: '最近困ったことはありますか？',
    more: 'ほかに何かありますか？',
    most: '一つだけ選ぶとしたら、どのことがいちばん大事ですか？',
    why: '特にそこが気にかかるのは、どうしてですか？',
    topic: '道具について教えていただけますか？',
  },
}

function readBack(language: Language, talk: readonly (readonly [Asked, string])[]): string | null {
  const spoken = talk.flatMap(([asked, said]): Spoken[] => {
    const meta = { state: 'enumerate' as const, ...META[asked] }
    return [
      { role: 'assistant', content: QUESTION[language][asked], meta: { kind: 'question', ...meta } },
      { role: 'user', content: said, meta: { kind: 'answer', state: meta.state } },
    ]
  })
  const answers = heardAnswers(spoken, language)
  return summarise(answers, language, () => true, readingOf(spoken, answers, language))
}

describe('[listening.heart] what an interview reads back', () => {
  it('is what was chosen and why, never how somebody was called', () => {
    const said = readBack('en', [
      ['intro', 'The library closes at five now. And the lift is broken.'],
      ['most', 'The opening hours, love. I work till six.'],
      ['why', 'I read to my grandson there. It is the only time I get with him.'],
      ['topic', 'There is a book you sign.'],
    ])
    expect(said).toContain('I read to my grandson there')
    expect(said).not.toMatch(/love|sign/u)
  })

  it('is never a complaint about the questions', () => {
    const said = readBack('en', [
      ['intro', 'The stairs are steep and I am not young.'],
      ['most', "I told you there's nothing else. The stairs, then."],
      ['why', 'Because I am afraid to fall, and nobody would find me before Monday.'],
    ])
    expect(said).toContain('afraid to fall')
    expect(said).not.toContain('told you')
  })

  it('passes over the question said again, and takes what weighs in the answer to why', () => {
    const said = readBack('ja', [
      ['intro', '病院の予約が取りにくいことです。あと、駐車場がせまいです。'],
      ['most', '一つなあ。やっぱり、予約が取れないことですね。'],
      ['why', '電話がつながらないと一日が終わってしまうんです。それで母に「まだか」と聞かれるのがつらくてね。'],
      ['topic', '診察券は紙です。'],
    ])
    expect(said).toContain('聞かれるのがつらくて')
    expect(said).not.toMatch(/一つなあ|診察券/u)
  })

  it('leaves a sentence of somebody’s own part of the country whole', () => {
    const said = readBack('ja', [
      ['intro', 'バスが少ねぐなったことだな。'],
      ['why', 'んだがら、孫さ送ってもらうのが申し訳ねくてな。'],
    ])
    expect(said).toContain('孫さ送ってもらうのが申し訳ねくて')
  })
})
