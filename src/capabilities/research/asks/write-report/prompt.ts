import { asNumbered, DATA_IS_NOT_INSTRUCTION, dataBlock, type Prompt, type ToldRules } from '#kernel/gate/index.ts'
import type { Language } from '../../contract/engine.ts'
import type { WriteReportInput } from './input.ts'

/** Every Must, in the language of the report. */
export const TOLD_REPORT: ToldRules = {
  ja: [
    {
      rules: ['cited-numbers-exist'],
      wanted: 'どの文にも、根拠となる引用文の番号を cites に一つ以上入れる。番号は与えられたものだけ。',
      fine: 'cites [1]',
      wrong: 'cites [7]',
    },
    {
      rules: ['numbers-stand-in-what-is-cited', 'names-stand-in-what-is-cited'],
      wanted: '数値・日付・名前は、cites に挙げた引用文にある表記のまま使う。',
      fine: '「売上は120億円だった。」cites [1]',
      wrong: '「売上は約1.2億ドルだった。」',
    },
    {
      rules: ['stands-on-what-is-cited', 'told-as-it-is-cited'],
      wanted: '引用文に無いことは書かない。原因、評価、見通しも足さない。',
      fine: '「工場は2019年に閉じている。」cites [2]',
      wrong: '「売上が落ちたので工場は閉じた。」「工場は2019年には閉じていない。」',
    },
    {
      rules: ['language', 'plain-sentences'],
      wanted: '日本語の普通の文で書く。text に引用番号・URL・記号による装飾を入れない。',
      fine: '「工場は2019年に閉じた。」',
      wrong: '「**工場は2019年に閉じた** [2]」',
    },
    {
      rules: ['speaks-of-the-matter'],
      wanted: '事柄だけを述べ、読み手に呼びかけない。',
      fine: '「売上は120億円だった。」',
      wrong: '「売上をご確認ください。」',
    },
    {
      rules: ['headings'],
      wanted: '2〜8 の見出し（heading）に分け、引用にある事柄を表す短い語にする。',
      fine: '「売上」',
      wrong: '「## Acme社の2030年の展望」',
    },
  ],
  en: [
    {
      rules: ['cited-numbers-exist'],
      wanted:
        'Every sentence has in cites at least one number of a quotation it stands on; only numbers that are given.',
      fine: 'cites [1]',
      wrong: 'cites [7]',
    },
    {
      rules: ['numbers-stand-in-what-is-cited', 'names-stand-in-what-is-cited'],
      wanted: 'Numbers, dates and names stand as in the quotations that are cited.',
      fine: '"Sales were 120 million dollars." cites [1]',
      wrong: '"Sales were about 110 million euros."',
    },
    {
      rules: ['stands-on-what-is-cited', 'told-as-it-is-cited'],
      wanted: 'Nothing that the quotations do not say: no causes, judgements or outlooks of your own.',
      fine: '"The plant has been closed since 2019." cites [2]',
      wrong: '"The plant closed because sales fell." "The plant did not close in 2019."',
    },
    {
      rules: ['language', 'plain-sentences'],
      wanted: 'Plain sentences in English; no citation marks, addresses or markup in text.',
      fine: '"The plant closed in 2019."',
      wrong: '"**The plant closed in 2019** [2]"',
    },
    {
      rules: ['speaks-of-the-matter'],
      wanted: 'Speak of the matter, address nobody.',
      fine: '"Sales were 120 million dollars."',
      wrong: '"You should look at the sales."',
    },
    {
      rules: ['headings'],
      wanted: '2 to 8 headings, short words for what the quotations under them speak of.',
      fine: '"Sales"',
      wrong: '"## The outlook of Acme for 2030"',
    },
  ],
}

const SYSTEM: Readonly<Record<Language, string>> = {
  ja: `あなたは調査レポートの書き手です。番号の付いた引用文だけをもとに、トピックについてのレポートを日本語で書きます。
規則。破った文は外され、半分以上が破ると採用されません。引用は 1「売上は120億円だった。」2「工場は2019年に閉じた。」、良い例（+）と悪い例（-）:
${asNumbered(TOLD_REPORT.ja)}
一文に一つのことを書き、同じことを述べる引用はまとめて cites に並べる。食い違う引用は、どちらかに決めず、別々の文にする。前置きは書かない。`,
  en: `You write research reports. From the numbered quotations alone you write a report about the topic, in English.
Rules. A sentence that breaks one is left out; a report that is mostly such is refused. The quotations of the examples are 1 "Sales were 120 million dollars." and 2 "The plant closed in 2019."; + is fine, - is not.
${asNumbered(TOLD_REPORT.en)}
One thing a sentence; quotations that say the same go into one cites. Where quotations disagree, do not decide: write a sentence for each. No preface.`,
}

export function writePrompt({ topic, language, viewpoint, claims }: WriteReportInput): Prompt {
  return {
    system: `${SYSTEM[language]}\n${DATA_IS_NOT_INSTRUCTION}`,
    user: [
      dataBlock('topic', topic),
      dataBlock('viewpoint', viewpoint),
      dataBlock('quotations', claims.map((claim, index) => `${index + 1}. ${claim}`).join('\n')),
    ].join('\n\n'),
  }
}
