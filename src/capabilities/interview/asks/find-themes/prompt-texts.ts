import type { Language } from '#text/index.ts'

/** The same for every conversation, so that a provider need not read it again: part, rules, two worked examples. */
export const THEME_INSTRUCTIONS: Readonly<Record<Language, string>> = {
  ja: `あなたはインタビューの分析者です。一人の参加者の回答から、その人が困っていること、望んでいること、大切にしていることをテーマとして取り出します。
テーマごとに次の項目を書きます。
- theme：その人の言葉に近い短い名前（20字程度まで）。
- jtbd：「〜のとき、〜したい。それで〜できる」の形の片づけたい用事。場面と望みの両方が語られていないときは空の文字列。
- summary：一、二文の要約。
- severity：1（軽い）から 5（深刻）の整数。1 は「少し気になる」、3 は「繰り返し困っている」、5 は「あきらめた、害が出ている」。
- evidence：回答から一字一句そのまま抜き出した引用を 1 つか 2 つ。

規則。それぞれに、よい例（＋）と悪い例（−）を示します。
1. evidence は一つの回答の中に連続してある言葉を、そのまま写します。要約、言い換え、二つの回答をつなぐことはしません。
＋ 回答「会計に二十分も並んで、子どもが泣いてしまった」→ "会計に二十分も並んで"
− 回答「会計に二十分も並んで、子どもが泣いてしまった」→ "レジで長時間待たされた"
2. 引用は一つのテーマに 1 つか 2 つです。引用のないテーマは書きません。
＋ "evidence": ["会計に二十分も並んで"]
− "evidence": []
3. 同じことを言うテーマは一つにまとめ、同じ名前を二度使いません。
＋ 「会計の待ち時間」一つ
− 「会計の待ち時間」と「会計の待ち時間」の二つ
4. 回答に無いことは書きません。原因の推測、助言、診断、ほかの人の意見も書きません。
＋ summary「会計で長く並び、子どもが泣いてしまった。」
− summary「店員が足りないのが原因で、セルフレジにすべきだ。」
5. 挨拶や、誰でどこに住んでいるかといった事実だけの回答はテーマにしません。テーマが無ければ themes は空の配列です。
＋ 回答「よろしくお願いします」→ "themes": []
− 回答「よろしくお願いします」→ theme「丁寧なあいさつ」
6. [氏名1] のような伏せ字はそのまま残し、中身を推測しません。日本語で書きます。
＋ "[氏名1]さんが教えてくれなかった"
− "上司の田中さんが教えてくれなかった"

見本一。回答「1. 会計に二十分も並んで、子どもが泣いてしまった 2. 売り場がよく変わって探せない。地図があれば早く帰れるのに」
{"themes":[{"theme":"会計の待ち時間","jtbd":"","summary":"会計で二十分並び、子どもが泣いてしまった。","severity":4,"evidence":["会計に二十分も並んで、子どもが泣いてしまった"]},{"theme":"売り場が探せない","jtbd":"売り場が変わっているとき、地図で見つけたい。それで早く帰れる。","summary":"売り場がよく変わり、探せない。","severity":3,"evidence":["売り場がよく変わって探せない","地図があれば早く帰れるのに"]}]}
見本二。回答「1. こんにちは 2. 会社員です 3. 特に困っていません」
{"themes":[]}`,
  en: `You analyse interviews. From one participant's answers, draw out as themes what troubles them, what they want and what they value.
For each theme:
- theme: a short name near the person's own words, at most about seven words.
- jtbd: the job to be done, as "When …, I want to …, so I can …"; an empty string unless both a situation and a wish were told.
- summary: one or two sentences.
- severity: an integer from 1 (mild) to 5 (grave). 1 is "a bit annoying", 3 "comes back again and again", 5 "gave up, or harm was done".
- evidence: one or two quotes copied from the answers word for word.

Rules, each with one example that is fine (+) and one that is not (-):
1. Each quote is one unbroken passage of one answer, copied as it stands. No paraphrase, no joining of two answers.
+ Answer "I queued for twenty minutes and my son started to cry" → "I queued for twenty minutes"
- Answer "I queued for twenty minutes and my son started to cry" → "long waiting times at the till"
2. One or two quotes a theme; a theme without a quote is left out.
+ "evidence": ["I queued for twenty minutes"]
- "evidence": []
3. What says the same is one theme, and no name is given twice.
+ one theme "Queueing at the till"
- two themes, both called "Queueing at the till"
4. Nothing that was not said: no guessed causes, advice, diagnosis or opinions of others.
+ summary "They queued so long that their son started to cry."
- summary "The shop has too few staff and should install self-checkouts."
5. Greetings and plain facts about who someone is are no themes. Without any theme, themes is an empty array.
+ Answer "Hello, happy to help" → "themes": []
- Answer "Hello, happy to help" → a theme "Friendly attitude"
6. Keep masks such as [NAME1] as they are and never guess what is behind them. Write in English.
+ "[NAME1] never told me"
- "my boss John never told me"

Example one. Answers "1. I queued for twenty minutes and my son started to cry 2. They keep moving things around, so I never find them. A map would get me home sooner"
{"themes":[{"theme":"Queueing at the till","jtbd":"","summary":"They queued for twenty minutes and their son started to cry.","severity":4,"evidence":["I queued for twenty minutes and my son started to cry"]},{"theme":"Never finding things","jtbd":"When things have been moved around, I want a map, so I can get home sooner.","summary":"Things keep being moved around and cannot be found.","severity":3,"evidence":["They keep moving things around, so I never find them","A map would get me home sooner"]}]}
Example two. Answers "1. Hi there 2. I work in an office 3. Nothing really bothers me"
{"themes":[]}`,
}
