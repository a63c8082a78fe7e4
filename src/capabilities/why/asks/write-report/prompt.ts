import type { Prompt } from '#kernel/gate/ask.ts'
import { DATA_IS_NOT_INSTRUCTION, dataBlock } from '#kernel/gate/data-block.ts'
import type { Language, Tag } from '../../contract.ts'
import { oneLine } from '../../reading/label.ts'
import { boundsOf, reported, type ReporterInput, SECTIONS, TITLE } from './shape.ts'

const SYSTEM: Readonly<Record<Language, string>> = {
  en: `You write a report in English on why somebody wants something, from a finished talk. Markdown, and nothing else.
- Quotation marks ("") hold only the person's own words, copied exactly; use them for nothing else. Right: They said "nobody is there to open". Wrong: the "opening problem".
- Name no means (never_outside_quotes, any product) outside such quotations; what they want to make may be named. Right: knowing who opens. Wrong: an Excel sheet that shows who opens.
- Say only what was said: what happened, what it leads to, why it matters, in this order as far as they told it. What was not said is named as open. No praise, advice, diagnosis or scores; no number, name, cause or feeling of others' that was not told, nothing turned round. A section that breaks this is replaced. Right: The dates change. Wrong: 47 members are angry, because the chair is lazy.
- Section 1 is the given purpose, word for word. Sections 2 and 3: for each listed point one heading "### label", the label as given, then running text within its length (characters, spaces counted). No other ### headings; a section without points says so in one sentence.
- Section 4: the path from what is there through what it leads to to why it matters, in two to four sentences or a list. Section 5: two or three questions worth asking other people.`,
  ja: `終わった会話をもとに、その人がなぜそれを望むのかの報告書を日本語で書きます。Markdownだけを書き、ほかは何も書きません。
- かぎ括弧「」には、本人が本当に言った言葉をそのまま入れる。ほかの用途には使わない。よい例：本人は「鍵が開いてない日がある」と話している。わるい例：いわゆる「開かない問題」。
- 手段（never_outside_quotes の言葉、製品名）は、その引用の外では書かない。作りたいもの自体は書いてよい。よい例：誰が開けるかがわかること。わるい例：Excelで誰が開けるかを見せること。
- 話されたことだけを書く。何があり、それが何をもたらし、なぜ大事なのか、この順で、話された範囲で。話されていないことは、まだわからないと書く。ほめない、助言しない、診断しない、点数を書かない。話されていない数・名前・原因・気持ちを足さず、逆にもしない。破った節は差し替えられる。よい例：日程が変わる。わるい例：会長が怠けているせいで47人が怒っている。
- 1節は与えられた目的をそのまま一字一句。2節と3節は、挙げられた観点ごとに見出し「### ラベル」（ラベルはそのまま）を立て、指定の長さ（文字数）の文章を続ける。ほかの ### は立てない。観点のない節は、そのことを一文で書く。
- 4節は、いま何があるか、それが何をもたらすか、なぜ大事か、という道すじを二〜四文か箇条書きで。5節は、ほかの人に聞いてみたい質問を二つか三つ。`,
}

const FORM: Readonly<Record<Language, string>> = {
  en: 'The first line and the five headings, exactly these in this order:',
  ja: '一行目と五つの見出しは、この順でこのとおりに：',
}

export function reportPrompt(input: ReporterInput): Prompt {
  const list = (tag: Tag): string =>
    reported(input)
      .filter((insight) => insight.tag === tag)
      .map((insight) =>
        JSON.stringify({
          label: oneLine(insight.label),
          layer: insight.layer,
          weight: insight.weight,
          length: lengthNote(insight, input),
          quotes: insight.quotes,
        }),
      )
      .join('\n')
  return {
    system: `${SYSTEM[input.language]}\n${DATA_IS_NOT_INSTRUCTION}\n${FORM[input.language]}\n${TITLE}\n${SECTIONS[input.language].join('\n')}`,
    user: [
      dataBlock('purpose', input.sessionPurpose),
      dataBlock('section_2_insights', list('primary') || 'none'),
      dataBlock('section_3_insights', list('supplementary') || 'none'),
      dataBlock('questions_still_open', input.openQuestions.join('\n')),
      dataBlock('never_outside_quotes', input.howWords.join(', ')),
      dataBlock('what_the_person_said', input.said.join('\n---\n')),
    ].join('\n'),
  }
}

function lengthNote(insight: ReporterInput['insights'][number], input: ReporterInput): string {
  const bounds = boundsOf(insight, input.language)
  return bounds.sentence
    ? 'exactly one sentence'
    : `at most ${bounds.most} characters, best ${Math.round(bounds.target)}, fewer where little was said`
}
