import type { Slot } from '#listening/index.ts'
import type { Language, Layer, Tag } from '../../contract.ts'
import type { Role } from '../../talk/phrases.ts'
import type { Step } from './material.ts'

type ByRole = Readonly<Partial<Record<Role, readonly string[]>> & { else: readonly string[] }>

/** Sentences of a report, each around one quotation ({}) or none. */
export interface ReportFrames {
  /** What weighs most, by what it is. */
  heaviest: ByRole
  /** By step and by what the remark is; `else` for any other. */
  step: Readonly<Record<Step, ByRole>>
  /** A second one of the same step. */
  beside: Readonly<Record<Step, readonly string[]>>
  /** What nobody has said yet. */
  open: Readonly<Record<Step, string>>
  /** To which question a point was the answer. */
  cameUp: Readonly<Record<Slot, string>>
  blindSpot: string
  /** For lengths that hold little or nothing around a quotation, longest first. */
  small: readonly string[]
  unquoted: readonly string[]
  oneSentence: string
  none: Readonly<Record<Tag, string>>
  path: Readonly<Record<Layer, string>>
  silent: string
  /** Spoken of, in no words that could be quoted. */
  touched: string
  pathQuote: string
  /** Questions for other people, {topic} the thing itself. */
  next: {
    lived: string
    livedPlain: string
    share: string
    change: string
    changePlain: string
    tried: string
    why: string
  }
}

export const REPORT_FRAMES: Readonly<Record<Language, ReportFrames>> = {
  ja: {
    heaviest: {
      wish: ['いちばんの願いは、「{}」ということです。'],
      value: ['いちばん大事にしているのは、「{}」ということです。'],
      feeling: ['いちばん奥にあるのは、「{}」という気持ちです。'],
      event: ['いちばん重いのは、「{}」という出来事です。'],
      problem: ['いちばん変えたいのは、「{}」という状況です。'],
      else: ['いちばん大きいのは、「{}」ということです。'],
    },
    step: {
      happened: {
        event: ['始まりには、「{}」ということがありました。', '話の中には、「{}」という出来事も出てきます。'],
        else: ['背景には、「{}」ということがあります。', '「{}」という事情もあります。'],
      },
      leads: {
        event: ['「{}」ということがありました。', '「{}」ということもありました。'],
        feeling: ['そのことを、「{}」と語っています。', '「{}」という気持ちも語られています。'],
        problem: ['引っかかっているのは、「{}」という点です。', '「{}」という点も、見過ごせないこととして出ています。'],
        else: ['そこでは、「{}」ということが起きています。', '「{}」という点も語られています。'],
      },
      matters: {
        wish: ['だからこそ、「{}」と願っています。', '「{}」という願いも語られました。'],
        value: ['根にあるのは、「{}」という考えです。', '「{}」という考えも語られました。'],
        feeling: ['その奥には、「{}」という気持ちがあります。', '「{}」という気持ちも語られました。'],
        else: ['大きいのは、「{}」ということです。', '「{}」ということも挙がりました。'],
      },
    },
    beside: {
      happened: ['「{}」ということもありました。', '話の中には「{}」という場面も出てきます。'],
      leads: ['それに重なるように、「{}」とも話しています。', '「{}」という言葉も出ています。'],
      matters: ['同じところから、「{}」という思いも語られました。', 'その隣には、「{}」という思いがあります。'],
    },
    open: {
      happened: 'きっかけになった場面は、まだ語られていません。',
      leads: 'そのことで毎日の何が変わるのかは、まだ語られていません。',
      matters: 'なぜそれが大事なのかは、まだ言葉になっていません。',
    },
    cameUp: {
      scene: 'そのときの様子を尋ねられて出てきた言葉です。',
      problem: 'きっかけを尋ねられて出てきた言葉です。',
      consequence: '自分にとってどうかと尋ねられて出てきた言葉です。',
      affected: 'まわりの人のことを尋ねられて出てきた言葉です。',
      wish: 'かなったら何が変わるかと尋ねられて出てきた言葉です。',
      reason: 'なぜ大事なのかと尋ねられて出てきた言葉です。',
      tried: 'これまでのことを尋ねられて出てきた言葉です。',
    },
    blindSpot: 'はじめのひとことにはなく、話すうちに言葉になったものです。',
    small: ['「{}」という点です。', '「{}」という点。', '「{}」。'],
    unquoted: [
      '言葉は短いものの、本人が自分から挙げた観点です。',
      '本人が短い言葉で挙げた観点です。',
      '短い言葉で残された観点です。',
      '短く触れた点です。',
    ],
    oneSentence: '「{}」という声もありました。',
    none: {
      primary: '今回の会話では、主要な観点として置かれたものはありません。',
      supplementary: '今回の会話では、補足の観点として置かれたものはありません。',
    },
    path: {
      attribute: '属性（いま何があるか）',
      consequence: '結果（それが何をもたらすか）',
      value: '価値観（なぜ大事か）',
    },
    silent: 'これから聞いてみたいところです。',
    touched: '話には出ていますが、そのまま引ける言葉にはなっていません。',
    pathQuote: '「{}」',
    next: {
      lived:
        '似た立場の人に聞いてみてください：{topic}のことで、最近いちばん引っかかった場面はいつでしたか。そのとき、どうしましたか。',
      livedPlain:
        '似た立場の人に聞いてみてください：同じようなことが最近あったのは、いつでしたか。そのとき、どうしましたか。',
      share: '身近な人にこのページを見せて、聞いてみてください：自分にも覚えがあるのは、どのあたりですか。',
      change: '最初に使うことになりそうな人に聞いてみてください：{topic}があったら、何がいちばん変わりますか。',
      changePlain: '最初に関わることになりそうな人に聞いてみてください：これが実現したら、何がいちばん変わりますか。',
      tried: '先に取り組んだことのある人に聞いてみてください：これまでに何を試して、何がうまくいきませんでしたか。',
      why: '自分にも、もう一度聞いてみてください：ほかのことよりこれが気にかかるのは、なぜでしょうか。',
    },
  },
  en: {
    heaviest: {
      wish: ['What you wish for most: "{}".'],
      value: ['What you hold on to above all: "{}".'],
      feeling: ['What lies deepest in this: "{}".'],
      event: ['What weighs most is something that happened: "{}".'],
      problem: ['What should change before anything else: "{}".'],
      else: ['What it comes down to: "{}".'],
    },
    step: {
      happened: {
        event: ['It goes back to something that happened: "{}".', 'There was another moment, too: "{}".'],
        else: ['The background: "{}".', 'Also part of the background: "{}".'],
      },
      leads: {
        event: ['Then this happened: "{}".', 'And this: "{}".'],
        feeling: ['You said what that does to you: "{}".', 'You said of it: "{}".'],
        problem: ['Where it catches: "{}".', 'It catches here, too: "{}".'],
        else: ['What it looks like from there: "{}".', 'And also: "{}".'],
      },
      matters: {
        wish: ['That is why you wish for this: "{}".', 'There is another wish: "{}".'],
        value: ['Behind it stands a conviction: "{}".', 'And you hold on to this: "{}".'],
        feeling: ['Underneath lies this: "{}".', 'And this, too: "{}".'],
        else: ['What counts here: "{}".', 'This counts, too: "{}".'],
      },
    },
    beside: {
      happened: ['There was this as well: "{}".', 'And there was this: "{}".'],
      leads: ['On top of that: "{}".', 'And it goes further: "{}".'],
      matters: ['From the same place comes another thought: "{}".', 'Close beside it: "{}".'],
    },
    open: {
      happened: 'Which moment set it off has not come up yet.',
      leads: 'What it changes from day to day has not come up yet.',
      matters: 'Why it matters has not been put into words yet.',
    },
    cameUp: {
      scene: 'You said so when asked what it was like at the time.',
      problem: 'You said so when asked how it began.',
      consequence: 'You said so when asked what it is like for you.',
      affected: 'You said so when asked about the people around you.',
      wish: 'You said so when asked what would be different.',
      reason: 'You said so when asked why it matters.',
      tried: 'You said so when asked what has been done so far.',
    },
    blindSpot: 'The first line did not mention it; it found its words along the way.',
    small: ['In short: "{}".', '"{}".'],
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
    silent: 'worth asking about next.',
    touched: 'spoken of, but not yet in words that can stand here.',
    pathQuote: '"{}"',
    next: {
      lived: 'Ask a few people in a similar position: when did {topic} last come up for you, and what did you do?',
      livedPlain:
        'Ask a few people in a similar position: when did something like this last happen to you, and what did you do?',
      share: 'Show this page to somebody close to it and ask: which part of it do you know from your own life?',
      change: 'Ask whoever would use it first: with {topic} in place, what would be different for you?',
      changePlain: 'Ask whoever it would reach first: if this came about, what would be different for you?',
      tried: 'Ask somebody who has been there before: what did you try, and what did not work?',
      why: 'Ask yourself once more: why does this one matter more than other things?',
    },
  },
}
