import type { AdviceWording, Way } from './advice-types.ts'

const NAMES: Readonly<Record<Way, string>> = {
  proceed: 'このまま進める',
  gather: '先に情報を集める',
  handover: '人に任せる',
  hold: 'いったん寝かせる',
  reopen: 'もう一度開く',
  leave: '閉じたままにする',
  shortText: '短い文面',
  politeText: '丁寧な文面',
  askingText: '確かめる文面',
}

export const JAPANESE_ADVICE: AdviceWording = {
  label: (letter, way) => `案${letter}：${NAMES[way]}`,
  option: {
    proceed: ({ title, said, firstStep, question, waitsFor, due }) => ({
      description: `「${title}」をいまの形で動かす`,
      next_action:
        firstStep === undefined
          ? `「${title}」の最初の一歩を一つ書き出して、それに手を付ける。`
          : `「${firstStep}」から手を付ける。`,
      necessary_info:
        waitsFor === undefined
          ? due === null
            ? `「${title}」が終わったと言える条件。`
            : `期限（${due}）までに使える時間。`
          : `「${waitsFor}」がいつ終わりそうか。`,
      criteria_note: `「${said}」を早く動かしたい場合に合います。`,
      risks: [
        question === undefined
          ? `「${said}」が途中で変わると手戻りになる。`
          : `「${question}」が分からないまま進むことになる。`,
        ...(waitsFor === undefined ? [] : [`「${waitsFor}」が終わらず途中で止まるかもしれない。`]),
      ],
    }),
    gather: ({ title, said, question, due }) => ({
      description: `「${title}」を決める材料を先に揃える`,
      next_action:
        question === undefined
          ? `「${said}」で分かっていない点を三つまで書き出し、一つ目を確かめる。`
          : `「${question}」を確かめる。`,
      necessary_info: `「${title}」について、誰に何を聞けば分かるか。`,
      criteria_note: `「${said}」を確かめてから動きたい場合に合います。`,
      risks: [due === null ? `集めている間、「${title}」は動かない。` : `集めている間に期限（${due}）が近づく。`],
    }),
    handover: ({ title, said }) => ({
      description: `「${title}」を別の人に頼む`,
      next_action: `頼む相手を一人決めて、「${title}」の目的と期限を伝える。`,
      necessary_info: `「${title}」を頼めそうな人と、その人の空き具合。`,
      criteria_note: `「${title}」に自分の時間を使わない場合に合います。`,
      risks: [`「${said}」の伝え方によって仕上がりが変わる。`],
    }),
    hold: ({ title, said, neededBy }) => ({
      description: `「${title}」を少し置いておく`,
      next_action: `「${title}」を次に見直す日を一つ決めて書き留める。`,
      necessary_info: `「${said}」を置いておいても困らない日数。`,
      criteria_note: `「${title}」より他のことを先にしたい場合に合います。`,
      risks: [
        neededBy === undefined
          ? `「${title}」が置いたまま忘れられるかもしれない。`
          : `「${neededBy}」が待つことになる。`,
      ],
    }),
    reopen: ({ title }) => ({
      description: `閉じた「${title}」をもう一度机に載せる`,
      next_action: `「${title}」を開き直す理由を一文で書き足す。`,
      necessary_info: `「${title}」を閉じた時から何が変わったか。`,
      criteria_note: '閉じた時の前提が変わった場合に合います。',
      risks: ['同じ作業を繰り返すかもしれない。'],
    }),
    leave: ({ title }) => ({
      description: `「${title}」はこのままにする`,
      next_action: `「${title}」の続きが出てきたら新しい項目として書き留める。`,
      necessary_info: `「${title}」を閉じた後に新しい話が出ていないか。`,
      criteria_note: '終わったものを動かさないことを重んじる場合に合います。',
      risks: ['残っている用件を見落とすかもしれない。'],
    }),
    shortText: ({ title }) => ({
      description: `「${title}」の件、承知しました。この内容で進めます。`,
      next_action: 'この文面を写し、宛先を入れて送る。',
      necessary_info: '宛先と件名。',
      criteria_note: '短く済ませたい場合に合います。',
      risks: ['そっけなく読まれることがある。'],
    }),
    politeText: ({ title, due }) => ({
      description: `いつもお世話になっております。「${title}」の件、ご連絡ありがとうございます。${due === null ? '日程が固まり次第' : `${due} までに`}改めてご連絡いたします。`,
      next_action: 'この文面に宛名と日付を書き足して送る。',
      necessary_info: '宛先、件名、約束できる日付。',
      criteria_note: '丁寧さを重んじる場合に合います。',
      risks: ['長くなり、要点が伝わりにくいことがある。'],
    }),
    askingText: ({ title, question }) => ({
      description: `「${title}」の件で一点教えていただけますか。${question ?? '進め方について、ご希望の日程を伺いたいです。'}`,
      next_action: '聞きたい点を一つに絞ってから送る。',
      necessary_info: '相手が答えられる範囲。',
      criteria_note: '決める前に確かめたい場合に合います。',
      risks: ['返事を待つ間、先に進めない。'],
    }),
  },
  criteria: [
    { name: '緊急度', description: 'いつまでに動くと困らないか' },
    { name: '確かさ', description: '決めるための材料がどれだけ揃っているか' },
  ],
  nextDecision: 'まず「いつまでに決めるか」を決めると、他が見えてきます。',
  textDecision: 'まず「どのくらい丁寧に書くか」を決めると、選びやすくなります。',
  summary: ({ title }, count) => `「${title}」について、比べられる案が ${count} つあります。`,
}
