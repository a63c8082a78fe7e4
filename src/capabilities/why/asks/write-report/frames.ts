import type { TalkMove } from '#listening/index.ts'
import type { Language, Layer, Tag } from '../../contract.ts'
import type { Move } from '../../talk/moves.ts'
import type { Role } from '../../talk/phrases.ts'

/** What a report says around people's own sentences ({}): what they were asked, and nothing that was not said. */
export interface ReportFrames {
  opening: {
    start: string
    /** Said before the reason, and needed to know of whom it speaks. */
    before: string
    asked: string
    putRight: string
    by: Readonly<Record<Role, string>>
    confirmed: string
    unnamed: string
  }
  asked: Readonly<Record<TalkMove, string>>
  /** For lines that ask for nothing in particular. */
  moved: Readonly<Partial<Record<Move | 'start', string>>> & { else: string }
  answer: string
  /** For lengths that hold little or nothing around a quotation, longest first. */
  small: readonly string[]
  unquoted: readonly string[]
  oneSentence: string
  none: Readonly<Record<Tag, string>>
  path: Readonly<Record<Layer, string>>
  silent: string
  pathQuote: string
  /** Questions for other people and for oneself; {thing} what is wanted, {start} the words for it, {matter} what it is for, {trouble} what is in the way. */
  next: Readonly<Record<NextStep, string>>
}

/** With the thing itself, with what is to be done, or with what it is for alone. */
type NextStep =
  | 'answers'
  | 'beside'
  | 'besides'
  | 'either'
  | 'closer'
  | 'trouble'
  | 'change'
  | 'lived'
  | 'tried'
  | 'others'
  | 'smallest'
  | 'trusted'
  | 'around'
  | 'aroundPlain'

export const REPORT_FRAMES: Readonly<Record<Language, ReportFrames>> = {
  ja: {
    opening: {
      start: '「{}」という言葉から始まりました。',
      before: '話の途中では、「{}」ということも語られました。',
      asked: 'いちばん大事なことは何かと聞くと、「{}」という答えでした。',
      putRight: '読み返すと、本人は「{}」と言い直しました。',
      by: {
        wish: 'その奥にあるのは、「{}」という願いです。',
        hoped: 'いちばん大きいのは、「{}」ということです。',
        value: '大事にしているのは、「{}」ということです。',
        feeling: 'その奥にあるのは、「{}」という気持ちです。',
        problem: '変えたいのは、「{}」という状況です。',
        event: 'もとにあるのは、「{}」という出来事です。',
        fact: '背景にあるのは、「{}」ということです。',
      },
      confirmed: '読み返して、本人に確かめてあります。',
      unnamed: 'はじめに話してくれたことを、かたちにしたい。',
    },
    asked: {
      origin: 'きっかけを聞くと',
      'last-time': '最近そうなったときのことを聞くと',
      moment: 'そのときの様子を聞くと',
      'ordinary-day': 'ふだんの様子を聞くと',
      'like-for-you': '本人にとってどうかを聞くと',
      stayed: '心に残っていることを聞くと',
      'leads-to': 'それでどうなるかを聞くと',
      bothers: 'いちばん引っかかるところを聞くと',
      instead: 'どうなっているといいかを聞くと',
      different: 'かなったら何が変わるかを聞くと',
      possible: 'それで何ができるようになるかを聞くと',
      'in-the-way': 'うまくいかないところを聞くと',
      matters: 'なぜ大事なのかを聞くと',
      'care-most': 'いちばん大事なことを聞くと',
      others: 'まわりの人のことを聞くと',
      'own-view': '本人の考えを聞くと',
      tried: 'これまでに試したことを聞くと',
      manage: 'いまのやり方を聞くと',
      unchanged: 'このままだとどうなるかを聞くと',
      'one-change': '一つだけ変えるなら何かを聞くと',
      more: 'もう少し聞くと',
      'since-then': 'そのあとのことを聞くと',
      'first-sign': '最初に気づく変化を聞くと',
      'read-back': '読み返すと',
    },
    moved: {
      start: 'はじめに',
      opening: 'きっかけを聞くと',
      heart: 'いちばん大事なことを聞くと',
      'read-back': '読み返すと',
      instead: 'どこが違うかを聞くと',
      resume: '話に戻ると',
      else: '話の途中で',
    },
    answer: '{asked}：{}',
    small: ['本人の言葉：「{}」', '「{}」'],
    unquoted: [
      '言葉は短いものの、本人が自分から挙げた観点です。',
      '本人が短い言葉で挙げた観点です。',
      '短い言葉で残された観点です。',
      '短く触れた点です。',
    ],
    oneSentence: '「{}」という話もありました。',
    none: {
      primary: '今回の会話では、主要な観点として置かれたものはありません。',
      supplementary: '今回の会話では、補足の観点として置かれたものはありません。',
    },
    path: {
      attribute: '属性（いま何があるか）',
      consequence: '結果（それが何をもたらすか）',
      value: '価値観（なぜ大事か）',
    },
    silent: 'この話では聞いていません。',
    pathQuote: '「{}」',
    next: {
      answers:
        'まず自分に聞いてみてください：{thing}があったら、それだけで「{matter}」という思いに応えられますか。ほかに何が要りますか。',
      beside:
        'まず、この二つを並べてみてください：「{start}」と「{matter}」。はじめの一つがかなえば、もう一つの思いに応えられますか。ほかに何が要りますか。',
      besides:
        'まず自分に聞いてみてください：「{matter}」という思いに応えるには、はじめに挙げたもののほかに何が要りますか。',
      either:
        'どちらか一つだけかなうとしたら、「{matter}」と「{second}」のどちらですか。その理由も書きとめてください。',
      closer: 'まず自分に聞いてみてください：いちばん大事だと言ったことに近づく、いちばん小さな一歩は何ですか。',
      trouble: '同じ立場の人に聞いてみてください：「{trouble}」ということは、ありますか。そのとき、どうしていますか。',
      change: '「{change}」に関わる人に聞いてみてください：そうなったら、あなたにとっては何が変わりますか。',
      lived:
        '同じ立場の人に聞いてみてください：{thing}があればと思ったのは、最近ではいつですか。そのとき、どうしましたか。',
      tried: '{thing}に近いものを使ったことのある人に聞いてみてください：何がよくて、どこで行き詰まりましたか。',
      others: '{thing}ができたらいちばん先に気づきそうな人に聞いてみてください：何が変わりそうですか。',
      smallest: '{thing}を使いそうな人に聞いてみてください：どの小さな一部分があれば、それだけでもう助かりますか。',
      trusted: '信頼できる人に、このページを見せて聞いてみてください：まだ言葉になっていないのは、どんなところですか。',
      around: '「{start}」と似たことを望んだ人に聞いてみてください：何から始めて、どこで行き詰まりましたか。',
      aroundPlain: '同じことを望んだことのある人に聞いてみてください：何から始めて、どこで行き詰まりましたか。',
    },
  },
  en: {
    opening: {
      start: 'It began with these words: "{}"',
      before: 'On the way this was told: "{}"',
      asked: 'Asked what matters most, the answer was: "{}"',
      putRight: 'When it was read back, it was put right: "{}"',
      by: {
        wish: 'What is wished for: "{}"',
        hoped: 'What it comes down to: "{}"',
        value: 'What is held on to: "{}"',
        feeling: 'What lies behind it: "{}"',
        problem: 'What should change: "{}"',
        event: 'What it goes back to: "{}"',
        fact: 'What lies behind it: "{}"',
      },
      confirmed: 'Read back, this was confirmed.',
      unnamed: 'What was first described is to take shape.',
    },
    asked: {
      origin: 'Asked how it came up',
      'last-time': 'Asked about the last time',
      moment: 'Asked for more about that moment',
      'ordinary-day': 'Asked about an ordinary day',
      'like-for-you': 'Asked what that is like',
      stayed: 'Asked what has stayed',
      'leads-to': 'Asked what comes of it',
      bothers: 'Asked what bothers most',
      instead: 'Asked how it should be instead',
      different: 'Asked what would change',
      possible: 'Asked what it would make possible',
      'in-the-way': 'Asked what is in the way',
      matters: 'Asked why it matters',
      'care-most': 'Asked what matters most',
      others: 'Asked about the people around',
      'own-view': 'Asked for a view of their own',
      tried: 'Asked what has been tried',
      manage: 'Asked how it is managed today',
      unchanged: 'Asked what happens if nothing changes',
      'one-change': 'Asked for the one thing to change',
      more: 'Asked to say more',
      'since-then': 'Asked how it has been since',
      'first-sign': 'Asked what the first sign would be',
      'read-back': 'When it was read back',
    },
    moved: {
      start: 'At the start',
      opening: 'Asked how it came up',
      heart: 'Asked what matters most',
      'read-back': 'When it was read back',
      instead: 'Asked how to put it instead',
      resume: 'Back in the talk',
      else: 'On the way',
    },
    answer: '{asked}: {}',
    small: ['In their words: "{}"', '"{}"'],
    unquoted: [
      'It was said in very few words, but it was brought up by the person without being asked for it.',
      'It was said in few words, and it came from the person alone.',
      'This was said in very few words.',
      'Said in few words.',
    ],
    oneSentence: 'There was also "{}".',
    none: {
      primary: 'Nothing was placed among the main issues in this conversation.',
      supplementary: 'Nothing was placed among the supplementary views in this conversation.',
    },
    path: {
      attribute: 'Attribute (what is there)',
      consequence: 'Consequence (what it leads to)',
      value: 'Value (why it matters)',
    },
    silent: 'not asked about in this talk.',
    pathQuote: '"{}"',
    next: {
      answers: 'First ask yourself: would {thing} by itself be an answer to this: "{matter}"? What else would it take?',
      beside:
        'First put these two side by side: "{start}" and "{matter}". Would the first be an answer to the second, and what else would it take?',
      besides:
        'First ask yourself: besides what was wanted at the start, what would it take to answer this: "{matter}"?',
      either: 'If only one of the two could come true, which would it be, and why: "{matter}", or "{second}"?',
      closer: 'First ask yourself: what is the smallest step towards what was called most important here?',
      trouble: 'Ask two or three people in the same place: do you know this too: "{trouble}"? What do you do then?',
      change: 'Ask the people this would touch what it would mean to them: "{change}"',
      lived: 'Ask somebody in the same place: when did you last wish for {thing}, and what did you do instead?',
      tried: 'Ask somebody who has used something like {thing}: what was good about it, and where did it stop?',
      others: 'Ask whoever would be the first to notice {thing}: what would change for you?',
      smallest: 'Ask somebody who would use {thing}: which small part of it would already be a help?',
      trusted: 'Show this page to somebody you trust and ask: what has not been put into words yet?',
      around:
        'Ask somebody who once wanted something like this: "{start}". Where did you start, and where did you get stuck?',
      aroundPlain: 'Ask somebody who once wanted the same: where did you start, and where did you get stuck?',
    },
  },
}
