import type { Language, Layer, Tag } from '../../contract.ts'

/** Sentences around the person's words; {} takes a quotation without its marks, {topic} what they want to make. */
export interface ReportFrames {
  /** How an insight is introduced; taken in turn so that no two paragraphs start alike. */
  opener: readonly string[]
  /** The same for an insight whose message was already quoted at length. */
  again: readonly string[]
  /** Where on the ladder it stands. */
  rung: Readonly<Record<Layer, readonly string[]>>
  more: readonly string[]
  before: readonly string[]
  after: readonly string[]
  nearby: readonly string[]
  blindSpot: string
  /** For lengths that hold no sentence around the quotation. */
  small: string
  /** Where nothing can be quoted. */
  unquoted: string
  oneSentence: string
  none: Readonly<Record<Tag, string>>
  path: Readonly<Record<Layer, string>>
  silent: string
  pathQuote: string
  next: { check: string; plainCheck: string; measureBad: string; measureGood: string; first: string }
}

export const REPORT_FRAMES: Readonly<Record<Language, ReportFrames>> = {
  ja: {
    opener: [
      '「{}」と話していました。',
      'この観点のもとになったのは「{}」という言葉です。',
      'ここで出てきたのが「{}」という話です。',
      '「{}」という一言から見えてきました。',
      '本人の言葉では「{}」です。',
    ],
    again: [
      '同じ答えの中にあった「{}」というところです。',
      'すぐそばで語られていた「{}」に当たります。',
      '先ほどの言葉のうち「{}」という部分です。',
    ],
    rung: {
      attribute: ['いま何が起きているのかを示しています。', '話の土台になっている状況です。'],
      consequence: [
        '放っておくと何につながるのかが表れています。',
        'その状況が人に何をもたらすのかを示しています。',
        '実際に起きていることの重さがここに出ています。',
      ],
      value: [
        'なぜ見過ごせないのか、その理由にいちばん近い言葉です。',
        '何を大事にしているのかが、ここに表れています。',
        '作りたいものの手前にある思いがここにあります。',
      ],
    },
    more: [
      '言い換えて「{}」とも話しています。',
      '別のところでは「{}」とも語られました。',
      '重ねて「{}」という言葉も出ています。',
    ],
    before: [
      'この少し前には「{}」という話が出ていました。',
      '話は「{}」というところから続いています。',
      'その手前で語られていたのは「{}」です。',
    ],
    after: [
      'このあと、話は「{}」へと進みました。',
      'ここから「{}」という言葉につながっていきました。',
      '続いて出てきたのが「{}」です。',
    ],
    nearby: ['一緒に「{}」とも話しています。', 'そばには「{}」という言葉もありました。'],
    blindSpot: 'はじめのひとことには出てこず、話すうちに言葉になった観点です。',
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
        '「{}」は、ほかの人のところでも起きているでしょうか。身近な数人に、最近の場面を一つずつ聞いてみてください。',
      plainCheck: '{topic}のことを考えた最近の場面を一つ、誰かに話してみてください。',
      measureBad:
        '「{}」と言わずに済むのは、何がどうなったときかを、一文で書いてみてください。それが何を作るかを決める物差しになります。',
      measureGood:
        '「{}」に近づいたと、誰の目にも分かるのはどんなときかを、一文で書いてみてください。それが何を作るかを決める物差しになります。',
      first: 'その一文に効く順に{topic}に要るものを並べ、いちばん上の一つから形にしてみてください。',
    },
  },
  en: {
    opener: [
      'You put it like this: "{}".',
      'This rests on your words "{}".',
      'What you said here is "{}".',
      'It comes from one remark: "{}".',
      'Your words for it were "{}".',
    ],
    again: [
      'It is the part of the same answer that says "{}".',
      'In that same answer it was put as "{}".',
      'Right beside it stands "{}".',
    ],
    rung: {
      attribute: ['It shows how things are at present.', 'This is the ground the rest stands on.'],
      consequence: [
        'It shows where things lead if they are left alone.',
        'It says what the situation does to people.',
        'The weight of what actually happens shows here.',
      ],
      value: [
        'Nothing else comes so close to why it cannot be overlooked.',
        'What is held dear shows here.',
        'This stands before the thing to be made.',
      ],
    },
    more: ['In other words, "{}".', 'At another point it was "{}".', 'The same thought came back as "{}".'],
    before: ['A little earlier there was "{}".', 'It follows on from "{}".', 'Just before, the talk was of "{}".'],
    after: ['From there the conversation went on to "{}".', 'After that came "{}".', 'It led on to "{}".'],
    nearby: ['Along with it went "{}".', 'In the same breath came "{}".'],
    blindSpot: 'The first line did not mention it; it found its words along the way.',
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
      check: 'Is it like that for others too, "{}"? Ask a few people nearby for their latest example, one each.',
      plainCheck: 'Tell somebody about one recent moment when {topic} was on your mind.',
      measureBad:
        'What would have to be true for nobody to say "{}" any more? Put it in one sentence; that is the measure for what to make.',
      measureGood:
        'How would anyone see that you are closer to "{}"? Put it in one sentence; that is the measure for what to make.',
      first:
        'List what {topic} needs in the order in which it serves that sentence, and begin with the first item only.',
    },
  },
}
