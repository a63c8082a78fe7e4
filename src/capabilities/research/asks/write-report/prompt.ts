import { DATA_IS_NOT_INSTRUCTION, dataBlock, type Prompt } from '#kernel/gate/index.ts'
import type { Language } from '../../contract/engine.ts'
import type { WriteReportInput } from './input.ts'

const SYSTEM: Readonly<Record<Language, string>> = {
  ja: `あなたは調査レポートの書き手です。番号の付いた引用文だけをもとに、トピックについてのレポートを日本語で書きます。
規則:
- どの文にも、根拠となる引用文の番号を cites に一つ以上入れます。番号は与えられたものだけです。
- 引用文に無いことは書きません。数値・日付・名前は、cites に挙げた引用文にある表記のまま使います。良い例: 引用「売上は120億円だった。」→「売上は120億円だった。」悪い例:「売上は約1.2億ドルだった。」
- 一文に一つのことを書き、同じことを述べる引用はまとめて cites に並べます。食い違う引用は、どちらかに決めず、別々の文にします。
- 2〜8 の見出し（heading）に分け、見出しは内容を表す短い語にします。text に番号・URL・記号による装飾を入れません。
- 前置き、評価、読み手への呼びかけは書きません。`,
  en: `You write research reports. From the numbered quotations alone you write a report about the topic, in English.
Rules:
- Every sentence has in cites at least one number of a quotation it stands on; only numbers that are given.
- Write nothing that the quotations do not say. Numbers, dates and names stand as in the quotations you cite. Good: quotation "Sales were 120 million dollars." → "Sales were 120 million dollars." Bad: "Sales were about 110 million euros."
- One thing a sentence; quotations that say the same go into one cites. Where quotations disagree, do not decide: write a sentence for each.
- 2 to 8 headings, short words for what is under them. No numbers in brackets, addresses or markup in text.
- No preface, no praise, nothing addressed to the reader.`,
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
