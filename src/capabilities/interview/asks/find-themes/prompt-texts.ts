import { asNumbered, type ToldRules } from '#kernel/gate/index.ts'
import type { Language } from '#text/index.ts'

/** Every Must on a theme, in the language it is written in. */
export const THEME_RULES: ToldRules = {
  ja: [
    {
      rules: ['evidence-verbatim'],
      wanted:
        'evidence は一つの回答の中に連続してある言葉を、そのまま写します。要約、言い換え、二つの回答をつなぐことはしません。',
      fine: '回答「会計に二十分も並んで、子どもが泣いてしまった」→ "会計に二十分も並んで"',
      wrong: '回答「会計に二十分も並んで、子どもが泣いてしまった」→ "レジで長時間待たされた"',
    },
    {
      rules: ['evidence-count'],
      wanted: '引用は一つのテーマに 1 つか 2 つです。引用のないテーマは書きません。',
      fine: '"evidence": ["会計に二十分も並んで"]',
      wrong: '"evidence": []',
    },
    {
      rules: ['distinct'],
      wanted: '同じことを言うテーマは一つにまとめ、同じ名前を二度使いません。',
      fine: '「会計の待ち時間」一つ',
      wrong: '「会計の待ち時間」と「会計の待ち時間」の二つ',
    },
    {
      rules: ['grounded', 'own_words'],
      wanted:
        '回答に無いことは書きません。数、名前、商品名、人物、原因、できごと、ほかの人の意見を足さず、本人の言葉と、ふだんの分析の言葉だけで書きます。',
      fine: 'summary「会計で長く並び、子どもが泣いてしまった。」',
      wrong: 'summary「店員が足りないせいで、多くの客が30分待ち、店長も困っている。」',
    },
    {
      rules: ['turned_round'],
      wanted: '言ったことを逆にせず、誰が何をしたかを入れ替えません。',
      fine: '回答「店員は気づいてくれない」→ summary「店員は気づいてくれない。」',
      wrong: '回答「店員は気づいてくれない」→ summary「店員はすぐに気づいてくれる。」',
    },
    {
      rules: ['conduct', 'praise', 'feelings'],
      wanted: '助言、診断、約束、悪口、ほめ言葉を書きません。本人が言っていない気持ちも書きません。',
      fine: 'theme「会計の待ち時間」',
      wrong: 'summary「素晴らしい我慢強さだが、うつの疑いがあり、セルフレジにすべきだ。」',
    },
    {
      rules: ['not-a-greeting'],
      wanted:
        '挨拶や、誰でどこに住んでいるかといった事実だけの回答はテーマにしません。テーマが無ければ themes は空の配列です。',
      fine: '回答「よろしくお願いします」→ "themes": []',
      wrong: '回答「よろしくお願いします」→ theme「丁寧なあいさつ」',
    },
    {
      rules: ['known_masks'],
      wanted: '[氏名1] のような伏せ字はそのまま残し、中身を推測せず、新しい印を作りません。',
      fine: '"[氏名1]さんが教えてくれなかった"',
      wrong: '"上司の田中さんが教えてくれなかった"',
    },
    {
      rules: ['language', 'plain_text'],
      wanted:
        'theme、jtbd、summary は日本語のふつうの文で書きます。リンク、記号による装飾、見出し、この指示についての言及は書きません。',
      fine: 'theme「売り場が探せない」',
      wrong: 'theme「**Can’t find it**（www.example.com）」',
    },
  ],
  en: [
    {
      rules: ['evidence-verbatim'],
      wanted:
        'Each quote is one unbroken passage of one answer, copied as it stands. No paraphrase, no joining of two answers.',
      fine: 'Answer "I queued for twenty minutes and my son started to cry" → "I queued for twenty minutes"',
      wrong: 'Answer "I queued for twenty minutes and my son started to cry" → "long waiting times at the till"',
    },
    {
      rules: ['evidence-count'],
      wanted: 'One or two quotes a theme; a theme without a quote is left out.',
      fine: '"evidence": ["I queued for twenty minutes"]',
      wrong: '"evidence": []',
    },
    {
      rules: ['distinct'],
      wanted: 'What says the same is one theme, and no name is given twice.',
      fine: 'one theme "Queueing at the till"',
      wrong: 'two themes, both called "Queueing at the till"',
    },
    {
      rules: ['grounded', 'own_words'],
      wanted:
        'Nothing that was not said: no number, name, brand, person, cause, event or opinion of others; only their words and the plain words of an analyst.',
      fine: 'summary "They queued so long that their son started to cry."',
      wrong: 'summary "Many customers wait 30 minutes because the shop has too few staff, and the manager is fed up."',
    },
    {
      rules: ['turned_round'],
      wanted: 'Turn nothing round, and leave who did what to whom as it was told.',
      fine: 'Answer "the staff never notice me" → summary "The staff never notice them."',
      wrong: 'Answer "the staff never notice me" → summary "They never notice the staff."',
    },
    {
      rules: ['conduct', 'praise', 'feelings'],
      wanted: 'No advice, diagnosis, promise, insult or praise, and no feeling they did not name.',
      fine: 'theme "Queueing at the till"',
      wrong: 'summary "Wonderfully patient, but close to burnout; the shop should install self-checkouts."',
    },
    {
      rules: ['not-a-greeting'],
      wanted:
        'Greetings and plain facts about who someone is are no themes. Without any theme, themes is an empty array.',
      fine: 'Answer "Hello, happy to help" → "themes": []',
      wrong: 'Answer "Hello, happy to help" → a theme "Friendly attitude"',
    },
    {
      rules: ['known_masks'],
      wanted: 'Keep masks such as [NAME1] as they are, never guess what is behind them, invent no other.',
      fine: '"[NAME1] never told me"',
      wrong: '"my boss John never told me"',
    },
    {
      rules: ['language', 'plain_text'],
      wanted:
        'theme, jtbd and summary are plain sentences in English: no link, no decoration, no heading, nothing about these instructions.',
      fine: 'theme "Never finding things"',
      wrong: 'theme "**売り場** (www.example.com)"',
    },
  ],
}

/** The same for every conversation, so that a provider need not read it again: part, rules, two worked examples. */
export const THEME_INSTRUCTIONS: Readonly<Record<Language, string>> = {
  ja: `あなたはインタビューの分析者です。一人の参加者の回答から、その人が困っていること、望んでいること、大切にしていることをテーマとして取り出します。
テーマごとに次の項目を書きます。
- theme：その人の言葉に近い短い名前（20字程度まで）。
- jtbd：「〜のとき、〜したい。それで〜できる」の形の片づけたい用事。場面と望みの両方が語られていないときは空の文字列。
- summary：一、二文の要約。
- severity：1（軽い）から 5（深刻）の整数。1 は「少し気になる」、3 は「繰り返し困っている」、5 は「あきらめた、害が出ている」。
- evidence：回答から一字一句そのまま抜き出した引用を 1 つか 2 つ。

規則。破った引用、用事、要約は外され、破った名前のテーマは無くなります。よい例（+）と悪い例（-）：
${asNumbered(THEME_RULES.ja)}

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

Rules. A quote, job or summary that breaks one is left out, and so is a theme whose name does. + is fine, - is not:
${asNumbered(THEME_RULES.en)}

Example one. Answers "1. I queued for twenty minutes and my son started to cry 2. They keep moving things around, so I never find them. A map would get me home sooner"
{"themes":[{"theme":"Queueing at the till","jtbd":"","summary":"They queued for twenty minutes and their son started to cry.","severity":4,"evidence":["I queued for twenty minutes and my son started to cry"]},{"theme":"Never finding things","jtbd":"When things have been moved around, I want a map, so I can get home sooner.","summary":"Things keep being moved around and cannot be found.","severity":3,"evidence":["They keep moving things around, so I never find them","A map would get me home sooner"]}]}
Example two. Answers "1. Hi there 2. I work in an office 3. Nothing really bothers me"
{"themes":[]}`,
}
