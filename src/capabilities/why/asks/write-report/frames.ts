import type { StatementType } from '#listening/index.ts'
import type { Language, Layer, Tag } from '../../contract.ts'
import type { Step } from './material.ts'

/** Sentences of a report, each around one quotation ({}) or none. */
export interface ReportFrames {
  /** By step and by what the remark states; `else` for any other. */
  step: Readonly<
    Record<Step, Readonly<Partial<Record<StatementType, readonly string[]>> & { else: readonly string[] }>>
  >
  /** Said besides, by what it states: told as it was said, without claiming that one thing led to another. */
  beside: Readonly<Partial<Record<StatementType, readonly string[]>> & { else: readonly string[] }>
  blindSpot: string
  /** For lengths that hold little or nothing around a quotation, longest first. */
  small: readonly string[]
  unquoted: readonly string[]
  oneSentence: string
  none: Readonly<Record<Tag, string>>
  path: Readonly<Record<Layer, string>>
  silent: string
  pathQuote: string
  next: { ground: string; reason: string; people: string; tried: string; plain: string }
}

export const REPORT_FRAMES: Readonly<Record<Language, ReportFrames>> = {
  ja: {
    step: {
      happened: {
        event: [
          '「{}」ということがありました。',
          '話の中に「{}」という出来事が出てきます。',
          '「{}」という場面が語られています。',
        ],
        else: [
          '背景として、「{}」と話しています。',
          '前提には、「{}」ということがあります。',
          '「{}」という事情も語られています。',
        ],
      },
      leads: {
        feeling: ['そこには、「{}」という気持ちがあります。', '「{}」という気持ちが語られています。'],
        problem: [
          'いま起きているのは、「{}」ということです。',
          '引っかかっているのは、「{}」という点です。',
          '「{}」という点も、見過ごせないこととして出ています。',
        ],
        else: ['「{}」と話しています。', '「{}」という点が語られています。', '「{}」という言葉が残っています。'],
      },
      matters: {
        wish: [
          'いちばんの願いは、「{}」ということです。',
          '目指しているのは、「{}」というところです。',
          '「{}」という願いも語られました。',
        ],
        value: ['大事にしているのは、「{}」ということです。', '根にあるのは、「{}」という考えです。'],
        feeling: ['心にあるのは、「{}」という気持ちです。', '「{}」という気持ちが、この話を動かしています。'],
        else: ['いちばん大きいのは、「{}」ということです。', '「{}」ということも挙がっています。'],
      },
    },
    beside: {
      event: ['そこに至るまでに、「{}」ということがありました。', '「{}」ということもありました。'],
      feeling: ['そのことについて、「{}」とも話しています。', '「{}」という気持ちも口にしています。'],
      wish: ['「{}」という願いも口にしています。', 'あわせて、「{}」とも願っています。'],
      value: ['「{}」という考えも語られています。'],
      else: ['あわせて、「{}」とも話しています。', '「{}」とも話しています。', '「{}」という言葉も出ています。'],
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
    pathQuote: '「{}」',
    next: {
      ground: '似た立場の人に聞いてみてください：「{}」と似たことは、最近いつありましたか。そのとき、どうしましたか。',
      reason: '身近な人に、まずこの言葉をそのまま見せてみてください：「{}」。自分ならどんな場面を思い浮かべますか。',
      people: '最初に使うことになりそうな人に聞いてみてください：{topic}があったら、一日のどこがいちばん変わりますか。',
      tried: '先に取り組んだことのある人に聞いてみてください：これまでに何を試して、何がうまくいきませんでしたか。',
      plain: '誰か一人に聞いてみてください：このことで、最近いちばん引っかかった場面はどれですか。',
    },
  },
  en: {
    step: {
      happened: {
        event: [
          'You told of something that happened: "{}".',
          'Something happened: "{}".',
          'There is a moment behind it: "{}".',
        ],
        else: [
          'The background, as you put it: "{}".',
          'You described how things are: "{}".',
          'You said of the situation: "{}".',
        ],
      },
      leads: {
        feeling: ['What it does to you came out plainly: "{}".', 'You said how that is for you: "{}".'],
        problem: [
          'What is going on now: "{}".',
          'Where it catches: "{}".',
          'You do not want to leave it at this: "{}".',
        ],
        else: ['You put it like this: "{}".', 'You said: "{}".', 'These were your words: "{}".'],
      },
      matters: {
        wish: [
          'What you wish for most: "{}".',
          'Where it should lead, in your own words: "{}".',
          'You also wish for this: "{}".',
        ],
        value: ['What you hold on to: "{}".', 'Behind it stands a conviction: "{}".'],
        feeling: ['What moves you here: "{}".', 'What this is about for you: "{}".'],
        else: ['What it comes down to for you: "{}".', 'You also named this: "{}".'],
      },
    },
    beside: {
      event: ['What came before: "{}".', 'You also told of this: "{}".'],
      feeling: ['You said of it: "{}".', 'And you added how that is for you: "{}".'],
      wish: ['You also wish for this: "{}".', 'Another hope of yours: "{}".'],
      value: ['You also hold on to this: "{}".'],
      else: ['You also said: "{}".', 'To that belongs: "{}".', 'At another point you put it like this: "{}".'],
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
    pathQuote: '"{}"',
    next: {
      ground:
        'Ask a few people in a similar position: when did something like "{}" last happen to you, and what did you do?',
      reason: 'Show somebody close to it these words, "{}", and ask: which moment of your own comes to mind?',
      people: 'Ask whoever would use it first: with {topic} in place, what would be different in your day?',
      tried: 'Ask somebody who has been there before: what did you try, and what did not work?',
      plain: 'Ask one person: which recent moment of this kind got in your way most?',
    },
  },
}
