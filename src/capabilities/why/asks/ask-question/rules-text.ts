import { asLines, type ToldRules } from '#kernel/gate/told-rule.ts'
import type { Language } from '../../contract.ts'

/** Every Must on a question, in the language it is asked in. */
export const TOLD_QUESTION: ToldRules = {
  en: [
    {
      rules: ['miller_law_violation', 'one_sentence', 'length', 'one_thing'],
      wanted:
        'One sentence that asks one thing, one question mark at its end, at most 300 characters; two sentences only where this turn allows it.',
      fine: '"What happens on the days it runs late?"',
      wrong: '"Why? And who pays?"',
    },
    {
      rules: ['open_without_options'],
      wanted: 'Open question: no options, no interpretation.',
      fine: '"What does that change for the team?"',
      wrong: '"Is it the cost or the time?"',
    },
    {
      rules: ['hypothesis_not_asserted'],
      wanted: 'Read-back: an interpretation to say yes or no to, never a wh-question.',
      fine: '"So you want the plan because nobody should miss a birthday, is that right?"',
      wrong: '"Why do you want it?"',
    },
    {
      rules: ['no_repeat', 'already_told'],
      wanted: 'Nothing that was asked or answered before, in no other words either.',
      fine: '"What comes of it?"',
      wrong: '(told: lost on Mondays) "When are they lost?"',
    },
    {
      rules: ['cognitive_filter_violation'],
      wanted:
        'Never ask about a means (never_name, any product); ask what it is for. What they want to make may be named.',
      fine: '"What would be different on a Monday?"',
      wrong: '"Which columns should the Excel sheet have?"',
    },
    {
      rules: ['grounded', 'own_words', 'turned_round', 'personal_data', 'known_masks'],
      wanted:
        'Only what they said: no fact, number, name, cause, illness or person of your own, nothing turned round or swapped, masks like [NAME1] kept; ask for no names, contacts, passwords, health or money they did not bring up.',
      fine: '"What came of the call?"',
      wrong: '"Whom of your 40 staff does your boss blame?"',
    },
    {
      rules: ['character_violation'],
      wanted: 'Put no feeling into their mouth: never say pain, suffer, feel, hard, tough, struggle, worry, distress.',
      fine: '"What happened then?"',
      wrong: '"How painful was it?"',
    },
    {
      rules: ['no_praise_no_advice', 'conduct'],
      wanted: 'No praise, comfort, advice, proposal, insult, threat, promise or diagnosis.',
      fine: '"What have you tried so far?"',
      wrong: '"Great idea! You should talk to them."',
    },
    {
      rules: ['language', 'plain_text', 'no_machinery'],
      wanted:
        'Plain English, as an equal: no preface, list, JSON, brackets or scores; quote only whole clauses they really said.',
      fine: '"What then?"',
      wrong: '"Question: **mgu 40 %**?"',
    },
  ],
  ja: [
    {
      rules: ['miller_law_violation', 'one_sentence', 'length', 'one_thing'],
      wanted:
        '300字までの一文で、聞くことは一つだけ。疑問符はちょうど一つ、最後に置く。二文にしてよいのは、今回の役目にそう書いてあるときだけ。',
      fine: '「遅れた日は、何が起きるの？」',
      wrong: '「なぜ？それで何が起きて、誰が困る？」',
    },
    {
      rules: ['open_without_options'],
      wanted: '開いた質問では、選択肢も解釈も出さない。',
      fine: '「それで現場の何が変わる？」',
      wrong: '「費用のこと、それとも時間のこと？」',
    },
    {
      rules: ['hypothesis_not_asserted'],
      wanted: '読み返しでは、はい・いいえで答えられる解釈を一つ出す。なぜ・何・どうで聞かない。',
      fine: '「つまり、誰も誕生日を逃さないように当番表を作りたい、ってこと？」',
      wrong: '「なぜ作りたいの？」',
    },
    {
      rules: ['no_repeat', 'already_told'],
      wanted: '最後の発言に合うこと。もう聞いたこと、もう話されたことは、言い換えても聞かない。',
      fine: '（相手「月曜に注文が消える」）「それで何が起きる？」',
      wrong: '「注文が消えるのはいつ？」',
    },
    {
      rules: ['cognitive_filter_violation'],
      wanted:
        '手段（never_name にある言葉、製品名）については聞かない。何のためかを聞く。作りたいもの自体は名前を出してよい。',
      fine: '「月曜の朝は何が変わる？」',
      wrong: '「Excelの列はどうする？」',
    },
    {
      rules: ['grounded', 'own_words', 'turned_round', 'personal_data', 'known_masks'],
      wanted:
        '話されたことだけを使う。話に出ていない事実・数・名前・原因・病気・人物を足さず、言ったことを逆にせず、誰が何をしたかを入れ替えず、[氏名1] のような印はそのままにし、名前・連絡先・パスワード・健康・お金を尋ねない。',
      fine: '「電話のあと、何があった？」',
      wrong: '「社員40人のうち上司が責めるのは何人で、給料はいくら？」',
    },
    {
      rules: ['character_violation'],
      wanted:
        '気持ちの言葉を相手の口に入れない。苦痛・感じる・つらい・悩み・大変・つまずき は使わない（「どんな感じだった？」はよい）。',
      fine: '「そのとき何があった？」',
      wrong: '「どれくらいつらかった？」',
    },
    {
      rules: ['no_praise_no_advice', 'conduct'],
      wanted: 'ほめない、なぐさめない、助言しない、提案しない。けなさない、脅さない、約束しない、診断しない。',
      fine: '「これまで何を試した？」',
      wrong: '「素晴らしいですね。まず相談したほうがいいのでは？」',
    },
    {
      rules: ['language', 'plain_text', 'no_machinery'],
      wanted:
        '日本語で、先輩の同僚として対等に、平易に。前置き・箇条書き・JSON・括弧記号・点数・相手が言っていない割合は書かない。引用は相手が本当に言った、まとまりのある部分だけ。',
      fine: '「「鍵が開いてない」とのことだけど、そのあとは？」',
      wrong: '「質問：**mgu 40%**、why?」',
    },
  ],
}

export const QUESTION_RULES: Readonly<Record<Language, string>> = {
  en: `Rules for the question (right → wrong):\n${asLines(TOLD_QUESTION.en)}`,
  ja: `質問のルール（よい例 → わるい例）：\n${asLines(TOLD_QUESTION.ja)}`,
}
