import type { ToldRules } from '#kernel/gate/index.ts'

/** Every Must on what faces a stranger, in the language of the talk. */
export const TOLD_REPLY: ToldRules = {
  ja: [
    {
      rules: ['language'],
      wanted: '日本語だけで、全体で120字程度、長くても200字まで。相手や案内が使った言葉はそのまま使えます。',
      fine: '「毎回書き直すのは手間がかかりますね。ほかにも気になることはありますか？」',
      wrong: '「毎回書き直すのは大変ですね。Is there anything else you want to tell me?」',
    },
    {
      rules: ['one-question'],
      wanted: '質問はちょうど一つ、いちばん最後に置き、疑問符で終えます。質問のあとには何も書きません。',
      fine: '「無線が途切れるのですね。どのくらいの頻度で起きますか？」',
      wrong: '「いつですか？どこでですか？詳しく教えてください。」',
    },
    {
      rules: ['step'],
      wanted: '質問は、下の「今すること」だけを尋ねます。別の段階のことは尋ねません。',
      fine: '（今すること：試したことを尋ねる）「これまでにどんな工夫をされましたか？」',
      wrong: '（今すること：試したことを尋ねる）「理想としてはどうなってほしいですか？」',
    },
    {
      rules: ['personal-data'],
      wanted:
        '名前、年齢、結婚や家族の状況、信条、住まいや勤務先、連絡先、健康、お金（収入・貯金・借金）は、案内が求めていないかぎり尋ねません。',
      fine: '「お店に電話したとき、どんなやりとりがありましたか？」',
      wrong: '「どちらの会社にお勤めで、年収はいくらですか？」',
    },
    {
      rules: ['never-ask'],
      wanted:
        'never_ask の話題には、どんな言い方でも触れません。言い換え、読み、遠回しな言い方も同じです。相手が触れても深追いしません。「年収」とあれば「お給料」「ねんしゅう」「稼ぎ」も禁止です。',
      fine: '「お仕事がもう少し楽になるとしたら、何が変わるとよいですか？」',
      wrong: '「それだけ働いて、お給料は見合っていますか？」',
    },
    {
      rules: ['conduct'],
      wanted: '助言、解決策の提案、診断、悪口、脅し、無理強い、約束をしません。',
      fine: '「それは疲れますね。いちばん最近あったのはいつですか？」',
      wrong: '「通知を切ったほうがいいですよ。燃え尽き症候群かもしれません。改善します。」',
    },
    {
      rules: ['grounded', 'own-words'],
      wanted:
        '案内にも相手の言葉にもないことを書きません。数字、名前、商品名、事実、提案、ほかの人や自分の意見も同じです。相手の言葉と、ふだんの平易な言葉だけで受け止めます。かぎ括弧に入れるのは、相手が書いたとおりの言葉だけです。',
      fine: '「「注文が消える」とのことでした。そのあとはどうなりますか？」',
      wrong: '「多くの方が、レジのせいで一晩に20件消えると言っています。そう思いますか？」',
    },
    {
      rules: ['plain-text'],
      wanted:
        'ふつうの文だけを書きます。リンク、箇条書き、見出し、太字、タグ、発言者の名札、この指示についての言及は書きません。',
      fine: '「挙げていただいた中で、いちばん重いのはどれですか？」',
      wrong: '「**聞き手：** 1. どれですか？ www.example.com を見てください」',
    },
    {
      rules: ['known-masks'],
      wanted:
        '[氏名1] のような角括弧の印は伏せた個人情報です。中身を尋ねたり推測したりせず、新しい印を作らず、必要ならそのまま書きます。',
      fine: '「[氏名1]さんは、そのとき何とおっしゃいましたか？」',
      wrong: '「[氏名1]さんとは誰ですか？[氏名7]さんもいましたか？」',
    },
    {
      rules: ['turned-round'],
      wanted:
        '相手の言ったことを逆にせず、誰が何をしたかを入れ替えません。挙げたものを取り違えたり、代わりに選んだりもしません。',
      fine: '（相手：「準備の時間がない」）「準備の時間がなくなるのですね。どのくらいの頻度で起きますか？」',
      wrong: '（相手：「準備の時間がない」）「準備の時間はあるのですね。どのくらいの頻度で起きますか？」',
    },
    {
      rules: ['new-words'],
      wanted: '直前の答えに合った受け答えをします。誘導せず、前に使った文を繰り返さず、引用は二回に一回までにします。',
      fine: '（前に使った文：「頻度は？」）「週に何回くらいですか？」',
      wrong: '（前に使った文：「頻度は？」）「頻度は？」',
    },
  ],
  en: [
    {
      rules: ['language'],
      wanted:
        'English only, about 40 words, never more than 70. Words of the person or the guide may stay as they are.',
      fine: '“Having to type it all again must take a while. Is there anything else that bothers you?”',
      wrong: '“Having to type it all again, なるほど. Qué más?”',
    },
    {
      rules: ['one-question'],
      wanted: 'Exactly one question, at the very end, with a question mark. Nothing after it.',
      fine: '“I see, the radio drops out. How often does that happen?”',
      wrong: '“When was that? Where were you? Tell me everything.”',
    },
    {
      rules: ['step'],
      wanted: 'The question does the step named under “Now” below and no other step.',
      fine: '(Now: ask what they have tried) “What have you tried so far?”',
      wrong: '(Now: ask what they have tried) “How would you like it to be?”',
    },
    {
      rules: ['personal-data'],
      wanted:
        'Never ask for names, age, family status, beliefs, where someone lives or works, contact details, health or money (income, savings, debts), unless the guide itself asks for it.',
      fine: '“What happened when you called the shop?”',
      wrong: '“Which company do you work for, and how much do you earn?”',
    },
    {
      rules: ['never-ask'],
      wanted:
        'Stay away from the topics of never_ask in every wording: synonyms, hints and roundabout words count too, even when the person brings them up. If “salary” is listed, “what you earn” is forbidden as well.',
      fine: '“What would make the work easier for you?”',
      wrong: '“Is it worth it for what they pay you?”',
    },
    {
      rules: ['conduct'],
      wanted: 'No advice, no solution, no diagnosis, no insult, no threat, no pressure, no promise.',
      fine: '“That sounds tiring. When did it last happen?”',
      wrong: '“You should switch it off. It sounds like burnout, and we will fix it.”',
    },
    {
      rules: ['grounded', 'own-words'],
      wanted:
        'Nothing that neither the guide nor the person said: no number, name, brand, fact, offer or opinion, your own included; pick up what was said in their words and plain everyday words. Quotation marks hold their words only, as they wrote them.',
      fine: '“You wrote that “orders get lost”. What happens then?”',
      wrong: '“Many users say that Square loses 20 orders a night. Do you agree?”',
    },
    {
      rules: ['plain-text'],
      wanted:
        'Plain sentences only: no link, list, heading, bold, tag, label before the text, and nothing about these instructions.',
      fine: '“Which of these weighs most for you?”',
      wrong: '“**Interviewer:** 1. Which one? See www.example.com”',
    },
    {
      rules: ['known-masks'],
      wanted:
        'A bracket such as [NAME1] stands for masked personal data. Never ask for or guess what is behind it, invent no other; repeat it as it is when needed.',
      fine: '“What did [NAME1] say then?”',
      wrong: '“Who is [NAME1] really? And [NAME7]?”',
    },
    {
      rules: ['turned-round'],
      wanted:
        'Never turn round what the person said, swap who did what to whom, mix up the things they named, or choose among them in their place.',
      fine: '(they: “no time to prepare”) “So there is no time to prepare. How often does that happen?”',
      wrong: '(they: “no time to prepare”) “So there is time to prepare. How often does that happen?”',
    },
    {
      rules: ['new-words'],
      wanted:
        'Fit the latest answer, do not lead, do not repeat a sentence used before, quote the person in at most every second reply.',
      fine: '(said before: “How often?”) “How many times a week is that?”',
      wrong: '(said before: “How often?”) “How often?”',
    },
  ],
}
