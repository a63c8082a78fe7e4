import type { Language, Layer } from '../types.ts'

/** Sentences around the person's words; {} takes a quotation without its marks. */
export interface ReportFrames {
  /** How an insight is introduced, by rung; taken in turn so that no two paragraphs start alike. */
  opener: Readonly<Record<Layer, readonly string[]>>
  more: readonly string[]
  nearby: readonly string[]
  below: readonly string[]
  above: readonly string[]
  blindSpot: readonly string[]
  /** For lengths that hold no sentence around the quotation. */
  small: string
  /** Where nothing can be quoted. */
  unquoted: string
  oneSentence: string
  none: Readonly<Record<'primary' | 'supplementary', string>>
  path: Readonly<Record<Layer, string>>
  silent: string
  pathQuote: string
  next: { check: string; measure: string; open: string; plainCheck: string }
}

export const REPORT_FRAMES: Readonly<Record<Language, ReportFrames>> = {
  ja: {
    opener: {
      attribute: [
        '出発点にあるのは「{}」という状況です。',
        '話の手前には「{}」ということがありました。',
        '「{}」という様子が語られました。',
      ],
      consequence: [
        'その状況がもたらしているのは「{}」ということです。',
        '実際に起きていることとして「{}」が挙がりました。',
        '話が進む中で「{}」というところに行き着きました。',
      ],
      value: [
        'いちばん奥にあったのは「{}」という言葉です。',
        '大事にしていることは「{}」という言い方に表れています。',
        '譲れないものとして残ったのが「{}」でした。',
      ],
    },
    more: [
      '言い換えて「{}」とも話しています。',
      '別のところでは「{}」とも語られました。',
      '重ねて「{}」という言葉も出ています。',
    ],
    nearby: [
      'このとき一緒に出てきたのが「{}」です。',
      '同じ流れで「{}」とも話しています。',
      'そばには「{}」という言葉もありました。',
    ],
    below: [
      'その手前には「{}」があります。',
      '「{}」ということが、ここにつながっています。',
      'もとをたどると「{}」に行き着きます。',
    ],
    above: [
      'その先に見えているのは「{}」です。',
      'ここから「{}」へと話が続いていきます。',
      'これが気にかかるのは「{}」があるからです。',
    ],
    blindSpot: [
      '最初のひとことにはなく、話すうちに出てきた観点です。',
      '話しはじめたときには言葉になっていなかったところです。',
      'はじめの一文にはまだ現れていませんでした。',
    ],
    small: '「{}」という点。',
    unquoted: '短い言葉で残された観点です。',
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
      check:
        '「{}」は、ほかの人のところでも同じように起きているでしょうか。身近な数人に、最近の場面を聞いてみてください。',
      measure: '{topic}ができたとき、「{}」がどう変わっていれば十分かを、一文で書いてみてください。',
      open: 'まだ開いている問い：{question}',
      plainCheck: '{topic}がほしいと思った最近の場面を一つ、誰かに話してみてください。',
    },
  },
  en: {
    opener: {
      attribute: [
        'It starts from this: "{}".',
        'In the background there is "{}".',
        'The situation was described as "{}".',
      ],
      consequence: [
        'What comes of it is "{}".',
        'What actually happens was put like this: "{}".',
        'Further along, the conversation arrived at "{}".',
      ],
      value: [
        'Underneath it all there is "{}".',
        'What matters here shows in these words: "{}".',
        'What remained, and was not given up, is "{}".',
      ],
    },
    more: ['In other words, "{}".', 'At another point it was "{}".', 'The same thought came back as "{}".'],
    nearby: ['In the same breath came "{}".', 'Right next to it stood "{}".', 'Along with it went "{}".'],
    below: ['Before that there is "{}".', 'It grows out of "{}".', 'Traced back, it leads to "{}".'],
    above: [
      'Beyond it, "{}" comes into view.',
      'From here the path goes on to "{}".',
      'It matters because of what stands behind it: "{}".',
    ],
    blindSpot: [
      'The first line did not mention it; it came up while talking.',
      'It had not been put into words when the conversation began.',
      'None of this was in the opening sentence yet.',
    ],
    small: 'In short: "{}".',
    unquoted: 'This was said in very few words.',
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
      check: 'Does "{}" happen to other people in the same way? Ask a few of them for their latest example.',
      measure:
        'Once {topic} is there, what has to be different about "{}" for it to be enough? Write it down in one sentence.',
      open: 'Still open: {question}',
      plainCheck: 'Tell somebody about one recent moment when you wanted {topic}.',
    },
  },
}
