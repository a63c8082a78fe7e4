import type { StatementType } from '#listening/index.ts'
import type { Language, Layer, Tag } from '../../contract.ts'
import type { Step } from './material.ts'

/** Sentences of a report, each around one quotation ({}) or none. */
export interface ReportFrames {
  /** By step and by what the remark states; `else` for any other. */
  step: Readonly<
    Record<Step, Readonly<Partial<Record<StatementType, readonly string[]>> & { else: readonly string[] }>>
  >
  /** Said of the same thing. */
  more: readonly string[]
  /** What was not said is named, not filled. */
  open: Readonly<Record<Step, readonly string[]>>
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
          'きっかけは「{}」という出来事でした。',
          '実際に「{}」ということがありました。',
          '「{}」という場面が語られています。',
        ],
        else: [
          'いまの状況は、「{}」というものです。',
          '前提には「{}」ということがあります。',
          '背景として「{}」と話しています。',
        ],
      },
      leads: {
        feeling: ['そこには「{}」という思いがあります。', 'それは「{}」という気持ちにつながっています。'],
        else: [
          'その結果、「{}」という状態になっています。',
          'そこから「{}」ということにつながっています。',
          'いちばん響いているのは「{}」という点です。',
        ],
      },
      matters: {
        wish: [
          'だからこそ、「{}」と願っています。',
          '目指しているのは「{}」というところです。',
          '望みは「{}」という言葉になっています。',
        ],
        value: ['根にあるのは「{}」という考えです。', '大事にしているのは「{}」ということです。'],
        else: ['見過ごせない理由は「{}」という言葉に表れています。', 'なぜ大事かといえば、「{}」からです。'],
      },
    },
    more: [
      'あわせて「{}」とも話しています。',
      '別のところでは「{}」とも語られました。',
      '「{}」という言葉も出ています。',
    ],
    open: {
      happened: ['具体的な場面は、まだ語られていません。', 'それがどんな場面で起きるのかは、これから聞くところです。'],
      leads: ['それが何につながるのかは、まだ語られていません。', '誰にどう響いているのかは、まだ聞けていません。'],
      matters: ['なぜそれが大事なのかは、まだ言葉になっていません。', 'その奥にある理由は、まだ開いたままです。'],
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
    silent: 'まだ言葉になっていません。',
    pathQuote: '「{}」',
    next: {
      ground: '身近な数人に聞いてみてください：「{}」と似たことは、最近いつありましたか。そのとき、どうしましたか。',
      reason:
        '同じ立場の人に聞いてみてください：「{}」という言葉を聞いて、自分にも当てはまると思いますか。それはどうしてですか。',
      people: 'いちばん影響を受けそうな人に聞いてみてください：{topic}が変わったら、まず毎日の何が違ってきますか。',
      tried:
        '先に取り組んだことのある人に聞いてみてください：{topic}のことで、何を試して、何がうまくいきませんでしたか。',
      plain: '誰か一人に聞いてみてください：{topic}のことで、最近いちばん引っかかった場面はどれですか。',
    },
  },
  en: {
    step: {
      happened: {
        event: [
          'It began with something that happened: "{}".',
          'What happened was this: "{}".',
          'There is a scene behind it: "{}".',
        ],
        else: ['As things stand today: "{}".', 'This is the ground it stands on: "{}".', 'The background to it: "{}".'],
      },
      leads: {
        feeling: ['It leaves its mark: "{}".', 'What it does to you came out plainly: "{}".'],
        else: ['What comes of it is this: "{}".', 'That leads to the next thing: "{}".', 'Where it shows most: "{}".'],
      },
      matters: {
        wish: [
          'Hence the wish: "{}".',
          'Where it should lead was said in so many words: "{}".',
          'What is hoped for: "{}".',
        ],
        value: ['What stands behind it is a conviction: "{}".', 'What you hold on to here: "{}".'],
        else: ['Why it cannot be overlooked is in these words: "{}".', 'It matters for this reason: "{}".'],
      },
    },
    more: ['You also said this: "{}".', 'At another point you put it like this: "{}".', 'To that belongs: "{}".'],
    open: {
      happened: ['A concrete moment has not come up yet.', 'When and where it happens is still to be asked.'],
      leads: ['What it leads to was not said.', 'Whom it hits, and how, is still open.'],
      matters: ['Why that matters has not been put into words yet.', 'The reason underneath is still open.'],
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
    silent: 'not yet put into words.',
    pathQuote: '"{}"',
    next: {
      ground: 'Ask a few people nearby: when did something like this last happen to you, "{}", and what did you do?',
      reason: 'Ask somebody in the same position: hearing "{}", is that true for you too, and why?',
      people: 'Ask whoever would notice first: if {topic} changed, what would be different in your day?',
      tried: 'Ask somebody who has been there before: with {topic}, what did you try, and what did not work?',
      plain: 'Ask one person: with {topic}, which recent moment got in your way most?',
    },
  },
}
