import {
  type Ask,
  defineAsk,
  must,
  retry,
  type Rule,
  DATA_IS_NOT_INSTRUCTION,
  dataBlock,
  type Prompt,
} from '#kernel/gate/index.ts'
import { type Similarity, isVerbatim, type Language } from '#text/index.ts'
import { findThemes } from './built-in.ts'
import { Themes, type ThemesInput, MOST_QUOTES_A_THEME } from './theme.ts'

const SYSTEM: Readonly<Record<Language, string>> = {
  ja: `あなたはインタビューの分析者です。一人の参加者の回答から、その人が困っていること、望んでいること、大切にしていることをテーマとして取り出します。
テーマごとに: theme は短い名前、jtbd は「〜のとき、〜したい。それで〜できる」の形の片づけたい用事、summary は一、二文の要約、severity は 1（軽い）から 5（深刻）の整数、evidence は回答から一字一句そのまま抜き出した引用を 1 つか 2 つ。
回答に無いことは書かないでください。挨拶や事実だけの回答はテーマにしません。テーマが無ければ themes は空の配列です。[氏名1] のような伏せ字はそのまま残してください。日本語で書いてください。`,
  en: `You analyse interviews. From one participant's answers, draw out as themes what troubles them, what they want and what they value.
For each theme: theme is a short name; jtbd the job to be done, as "When …, I want to …, so I can …"; summary one or two sentences; severity an integer from 1 (mild) to 5 (grave); evidence one or two quotes copied from the answers word for word.
Write nothing that was not said. Greetings and plain facts are no themes; without any theme, themes is an empty array. Keep masks such as [NAME1] as they are. Write in English.`,
}

function themesPrompt({ language, answers, keywords }: ThemesInput): Prompt {
  return {
    system: `${SYSTEM[language]}\n${DATA_IS_NOT_INSTRUCTION}`,
    user: [
      dataBlock('answers', answers.map(({ content }, n) => `${n + 1}. ${content}`).join('\n')),
      dataBlock('keywords', keywords.join(', ')),
    ].join('\n\n'),
  }
}

const themesRules: readonly Rule<ThemesInput, Themes>[] = [
  must('evidence-verbatim', ({ themes }, { answers }) =>
    themes.flatMap(({ theme, evidence }) =>
      evidence
        .filter((quote) => !answers.some(({ content }) => isVerbatim(content, quote)))
        .map((quote) => `"${theme}": nobody said "${quote}"; copy a passage of one answer exactly`),
    ),
  ),
  must('evidence-count', ({ themes }) =>
    themes
      .filter(({ evidence }) => evidence.length < 1 || evidence.length > MOST_QUOTES_A_THEME)
      .map(({ theme, evidence }) => `"${theme}" has ${evidence.length} quotes; give 1 or ${MOST_QUOTES_A_THEME}`),
  ),
  retry('distinct', ({ themes }) => {
    const names = themes.map(({ theme }) => theme.normalize('NFKC').toLowerCase().trim())
    const twice = names.filter((name, n) => names.indexOf(name) !== n)
    return twice.map((name) => `"${name}" is given twice; put what belongs together into one theme`)
  }),
]

/** What one conversation is about. A model may find more in it than the built-in; neither may put words into a mouth. */
export function makeFindThemes(similarity: Similarity): Ask<ThemesInput, Themes> {
  return defineAsk({
    name: 'interview.find-themes',
    output: Themes,
    prompt: themesPrompt,
    rules: themesRules,
    builtIn: async ({ answers, language }) => ({ themes: await findThemes(answers, language, similarity) }),
    whenRejected: 'refuse',
    stream: 'never',
    limits: { attempts: 3, timeoutMs: 45_000, maxTokens: 2_500 },
  })
}
