import type { Prompt } from '#kernel/gate/ask.ts'
import { DATA_IS_NOT_INSTRUCTION, dataBlock } from '#kernel/gate/data-block.ts'
import { asLines, type ToldRules } from '#kernel/gate/told-rule.ts'
import type { Language, Tag } from '../../contract.ts'
import { oneLine } from '../../reading/label.ts'
import { boundsOf, reported, type ReporterInput, SECTIONS, TITLE } from './shape.ts'

/** Every Must on a report, in its language. */
export const TOLD_REPORT: ToldRules = {
  en: [
    {
      rules: ['quotes_said'],
      wanted: 'Quotation marks ("") hold only the words of the person, copied exactly; use them for nothing else.',
      fine: 'They said "nobody is there to open".',
      wrong: 'The "opening problem".',
    },
    {
      rules: ['no_how_words'],
      wanted:
        'Name no means (never_outside_quotes, any product) outside such quotations; what they want to make may be named.',
      fine: 'Knowing who opens.',
      wrong: 'An Excel sheet that shows who opens.',
    },
    {
      rules: [
        'grounded',
        'own_words',
        'turned_round',
        'feelings',
        'conduct',
        'praise',
        'known_masks',
        'language',
        'plain_text',
      ],
      wanted:
        'Say only what was said: what happened, what it leads to, why it matters, in this order as far as they told it. What was not said is named as open. No praise, advice, diagnosis or scores; no number, name, cause or feeling of others that was not told, nothing turned round, nobody swapped with another, masks like [NAME1] as they are; plain English. A section that breaks this is replaced.',
      fine: 'The dates change.',
      wrong: '47 members are angry, because the chair is lazy.',
    },
    {
      rules: ['summary_is_purpose'],
      wanted: 'Section 1 is the given purpose, word for word.',
      fine: 'the purpose as given',
      wrong: 'a purpose in your words',
    },
    {
      rules: ['insights', 'lengths', 'weight_zero_left_out'],
      wanted:
        'Sections 2 and 3: for each listed point one heading "### label", the label as given, then running text within its length (characters, spaces counted). No other ### headings and no other points; a section without points says so in one sentence.',
      fine: '### Nobody there to open, then its text',
      wrong: '### Further thoughts',
    },
    {
      rules: ['headings'],
      wanted:
        'The first line and the five headings below, exactly these. Section 4: the path from what is there through what it leads to to why it matters, in two to four sentences or a list. Section 5: two or three questions worth asking other people.',
      fine: '## 4. The path of discovery',
      wrong: '## Conclusion',
    },
  ],
  ja: [
    {
      rules: ['quotes_said'],
      wanted: 'かぎ括弧「」には、本人が本当に言った言葉をそのまま入れる。ほかの用途には使わない。',
      fine: '本人は「鍵が開いてない日がある」と話している。',
      wrong: 'いわゆる「開かない問題」。',
    },
    {
      rules: ['no_how_words'],
      wanted: '手段（never_outside_quotes の言葉、製品名）は、その引用の外では書かない。作りたいもの自体は書いてよい。',
      fine: '誰が開けるかがわかること。',
      wrong: 'Excelで誰が開けるかを見せること。',
    },
    {
      rules: [
        'grounded',
        'own_words',
        'turned_round',
        'feelings',
        'conduct',
        'praise',
        'known_masks',
        'language',
        'plain_text',
      ],
      wanted:
        '話されたことだけを書く。何があり、それが何をもたらし、なぜ大事なのか、この順で、話された範囲で。話されていないことは、まだわからないと書く。ほめない、助言しない、診断しない、点数を書かない。話されていない数・名前・原因・気持ちを足さず、逆にせず、誰が何をしたかを入れ替えず、[氏名1] のような印はそのままにし、平易な日本語で書く。破った節は差し替えられる。',
      fine: '日程が変わる。',
      wrong: '会長が怠けているせいで47人が怒っている。',
    },
    {
      rules: ['summary_is_purpose'],
      wanted: '1節は与えられた目的をそのまま一字一句。',
      fine: '与えられた目的そのまま',
      wrong: '自分の言葉で言い換えた目的',
    },
    {
      rules: ['insights', 'lengths', 'weight_zero_left_out'],
      wanted:
        '2節と3節は、挙げられた観点ごとに見出し「### ラベル」（ラベルはそのまま）を立て、指定の長さ（文字数）の文章を続ける。ほかの ### も、ほかの観点も立てない。観点のない節は、そのことを一文で書く。',
      fine: '### 鍵が開いてない日がある、とその文章',
      wrong: '### そのほかの考察',
    },
    {
      rules: ['headings'],
      wanted:
        '一行目と五つの見出しは下のとおり。4節は、いま何があるか、それが何をもたらすか、なぜ大事か、という道すじを二〜四文か箇条書きで。5節は、ほかの人に聞いてみたい質問を二つか三つ。',
      fine: '## 4. 発見の軌跡',
      wrong: '## 結論',
    },
  ],
}

const SYSTEM: Readonly<Record<Language, string>> = {
  en: `You write a report in English on why somebody wants something, from a finished talk. Markdown, and nothing else. Rules (right → wrong):
${asLines(TOLD_REPORT.en)}`,
  ja: `終わった会話をもとに、その人がなぜそれを望むのかの報告書を日本語で書きます。Markdownだけを書き、ほかは何も書きません。ルール（よい例 → わるい例）：
${asLines(TOLD_REPORT.ja)}`,
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
