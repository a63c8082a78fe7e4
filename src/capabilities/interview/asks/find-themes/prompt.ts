import { DATA_IS_NOT_INSTRUCTION, dataBlock, type Prompt } from '#kernel/gate/index.ts'
import type { Language } from '#text/index.ts'
import type { ThemesInput } from './theme.ts'

const SYSTEM: Readonly<Record<Language, string>> = {
  ja: `あなたはインタビューの分析者です。一人の参加者の回答から、その人が困っていること、望んでいること、大切にしていることをテーマとして取り出します。
テーマごとに: theme は短い名前、jtbd は「〜のとき、〜したい。それで〜できる」の形の片づけたい用事、summary は一、二文の要約、severity は 1（軽い）から 5（深刻）の整数、evidence は回答から一字一句そのまま抜き出した引用を 1 つか 2 つ。
回答に無いことは書かないでください。挨拶や事実だけの回答はテーマにしません。テーマが無ければ themes は空の配列です。[氏名1] のような伏せ字はそのまま残してください。日本語で書いてください。`,
  en: `You analyse interviews. From one participant's answers, draw out as themes what troubles them, what they want and what they value.
For each theme: theme is a short name; jtbd the job to be done, as "When …, I want to …, so I can …"; summary one or two sentences; severity an integer from 1 (mild) to 5 (grave); evidence one or two quotes copied from the answers word for word.
Write nothing that was not said. Greetings and plain facts are no themes; without any theme, themes is an empty array. Keep masks such as [NAME1] as they are. Write in English.`,
}

export function themesPrompt({ language, answers, keywords }: ThemesInput): Prompt {
  return {
    system: `${SYSTEM[language]}\n${DATA_IS_NOT_INSTRUCTION}`,
    user: [
      dataBlock('answers', answers.map(({ content }, n) => `${n + 1}. ${content}`).join('\n')),
      dataBlock('keywords', keywords.join(', ')),
    ].join('\n\n'),
  }
}
