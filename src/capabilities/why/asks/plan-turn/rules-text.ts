import { asLines, type ToldRules } from '#kernel/gate/told-rule.ts'
import type { Language } from '../../contract.ts'
import { TOLD_QUESTION } from '../ask-question/rules-text.ts'

/** Every Must on what a plan notes; those on its question are the question's own. */
const TOLD_NOTES: ToldRules = {
  en: [
    {
      rules: ['quote_verbatim'],
      wanted: 'quote: a whole clause of theirs, copied exactly; quotation marks hold only words they said.',
      fine: '"My dad skips his pills"',
      wrong: '"He is worried about dad"',
    },
    {
      rules: ['point_on_subject'],
      wanted: 'confirmed_insights: [] when the newest message tells nothing, strays, greets or asks back.',
      fine: '"What do you mean?": []',
      wrong: '"Nice weather" as a point',
    },
    {
      rules: ['no_how_words'],
      wanted: 'No means (tools, products, features) in sessionPurpose or label.',
      fine: '"Know who opens"',
      wrong: '"Excel for who opens"',
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
        'plain_text',
        'language',
      ],
      wanted:
        'All texts tell what they said, in plain English: no number, name, person, cause or feeling of your own, nothing turned round, no praise, advice or diagnosis; a label in the words of its quote. Else their words are put there.',
      fine: '"Nobody there to open"',
      wrong: '"Lazy volunteers make 40 people angry"',
    },
  ],
  ja: [
    {
      rules: ['quote_verbatim'],
      wanted:
        'quote は本人の発言からそのまま写した、まとまりのある部分。どの文章でも、かぎ括弧や引用符に入れてよいのは本人が本当に言った言葉だけ。',
      fine: '「父が薬を飲み忘れる」',
      wrong: '「父を心配している」',
    },
    {
      rules: ['point_on_subject'],
      wanted: '最後の発言が何も語っていない、話題が離れている、挨拶、聞き返しなら confirmed_insights は []。',
      fine: '「どういう意味？」は []',
      wrong: '「いい天気」を観点にする',
    },
    {
      rules: ['no_how_words'],
      wanted: '手段（道具、製品、機能）を sessionPurpose と label に入れない。',
      fine: '「誰が開けるかわかる」',
      wrong: '「Excelで誰が開けるかわかる」',
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
        'plain_text',
        'language',
      ],
      wanted:
        'sessionPurpose、label、active_sub_questions は、話されたことを話されたとおりに、平易な日本語で。話に出ていない数・名前・人物・原因・気持ちを足さず、逆にせず、入れ替えず、ほめず、助言や診断をしない。破った文は本人の言葉に差し替えられる。',
      fine: '「鍵が開いてない日がある」',
      wrong: '「当番が怠けて40人が怒っている」',
    },
  ],
}

export const TOLD_PLAN: ToldRules = {
  en: [...TOLD_NOTES.en, ...TOLD_QUESTION.en],
  ja: [...TOLD_NOTES.ja, ...TOLD_QUESTION.ja],
}

/** The stable part of the Planner's prompt: role, fields, rules on what is noted. */
export const PLAN_RULES: Readonly<Record<Language, string>> = {
  en: `You look for the reason behind somebody's wish: note what the newest message newly tells, and write the next question. Every text in English.
Fields:
- sessionPurpose: one sentence of what they want and, as far as they said it, why; in their own words.
- confirmed_insights: only what the newest message newly tells or confirms about the wish, each with a short label in their words and a quote.
  layer: attribute = what is there, consequence = what it leads to, value = why it matters to them or what they wish for.
  strength: how firmly they said it. 30 in passing or hedged, 60 plainly, 90 stressed, repeated, or confirmed when read back.
  confirmation_strength: said plainly 1, hedged ("maybe") 0.3. To a read-back: list its points again with their old quote; yes 1, mostly 0.7, a little 0.3, no 0.
- active_sub_questions: one to three things still open about the purpose, no two alike; status "resolved" once answered.
- cognitive_filter: detected_how = means they named (tools, products, features), in their words. detected_what = what they want to make.
- question: the next line to the person, as "This turn" says; "" when it says so.
Rules for what is noted (right → wrong):
${asLines(TOLD_NOTES.en)}`,
  ja: `あなたは、人の望みの奥にある理由を探します。最後の発言で新しくわかったことを書きとめ、次の質問を書きます。文章はすべて日本語。
項目：
- sessionPurpose：何を望み、話された範囲でなぜなのかを一文で。本人の言葉で。
- confirmed_insights：最後の発言が、望みについて新しく語ったこと・認めたことだけ。それぞれに、本人の言葉の短い label と quote。
  layer：attribute＝いま何があるか、consequence＝それが何をもたらすか、value＝なぜ大事か、どうなってほしいか。
  strength：どれだけはっきり言ったか。30＝ついでに、またはあいまいに。60＝ふつうに言い切った。90＝強調した、繰り返した、読み返しに同意した。
  confirmation_strength：言い切りは1、あいまい（たぶん）は0.3。読み返しへの返事なら、その観点を前の quote のまま挙げ、はい1、だいたい0.7、少し0.3、いいえ0。
- active_sub_questions：目的についてまだわからないことを一つから三つ。同じことを二度書かない。答えが出たら status は "resolved"。
- cognitive_filter：detected_how＝本人が挙げた手段（道具、製品、機能）を本人の言葉で。detected_what＝作りたいもの。
- question：相手への次のひとこと。「今回の役目」に従う。なしと書かれていれば ""。
書きとめるときのルール（よい例 → わるい例）：
${asLines(TOLD_NOTES.ja)}`,
}

/** Two worked examples, as short as an answer may be. */
export const PLAN_EXAMPLES: Readonly<Record<Language, string>> = {
  en: `Example 1. first: "I want to make a rota for our food bank" newest: "People turn up and nobody is there to open. Last week an old man waited an hour in the rain." This turn: open, why it matters.
{"sessionPurpose":"Make a rota for the food bank, as nobody is there to open","active_sub_questions":[{"question":"Why a closed food bank matters to them","layer":"value","status":"active"}],"confirmed_insights":[{"label":"Nobody there to open","layer":"consequence","strength":60,"confirmation_strength":1,"quote":"People turn up and nobody is there to open"}],"cognitive_filter":{"detected_how":[],"detected_what":["rota"]},"question":"What went through your mind when you heard about that hour in the rain?"}
Example 2. newest: "Maybe we could track it in Excel." This turn: open, how they would like it to be.
{"sessionPurpose":"Make a rota for the food bank, as nobody is there to open","active_sub_questions":[{"question":"How a morning at the food bank should go","layer":"value","status":"active"}],"confirmed_insights":[],"cognitive_filter":{"detected_how":["Excel"],"detected_what":["rota"]},"question":"How would a morning at the food bank go if it went the way you want it?"}`,
  ja: `例1　最初：「子ども食堂の当番表を作りたい」最後：「来ても鍵が開いてない日がある。先週はおばあさんが雨の中で一時間待ってた」今回の役目：開いた質問、なぜ大事なのか。
{"sessionPurpose":"来ても鍵が開いていない日をなくすために、子ども食堂の当番表を作りたい","active_sub_questions":[{"question":"子ども食堂の鍵が開いていないことが、なぜ本人に大事なのか","layer":"value","status":"active"}],"confirmed_insights":[{"label":"鍵が開いてない日がある","layer":"consequence","strength":60,"confirmation_strength":1,"quote":"来ても鍵が開いてない日がある"}],"cognitive_filter":{"detected_how":[],"detected_what":["当番表"]},"question":"雨の中の一時間を聞いたとき、何がいちばん引っかかったの？"}
例2　最後：「Excelで管理すればいいのかも」今回の役目：開いた質問、どうなってほしいか。
{"sessionPurpose":"来ても鍵が開いていない日をなくすために、子ども食堂の当番表を作りたい","active_sub_questions":[{"question":"子ども食堂の朝がどうなってほしいのか","layer":"value","status":"active"}],"confirmed_insights":[],"cognitive_filter":{"detected_how":["Excel"],"detected_what":["当番表"]},"question":"子ども食堂の朝が思いどおりに進むとしたら、どんな朝になる？"}`,
}
