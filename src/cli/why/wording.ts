import type { Language, Layer } from '#capabilities/why/contract.ts'

interface Wording {
  layers: Readonly<Record<Layer, string>>
  heard: string
  blindSpot: string
  askWeights: string
  weightsNotUnderstood: string
  sendAgain: string
  thinking: string
  writing: string
  written(file: string): string
}

const ja: Wording = {
  layers: { attribute: 'こと', consequence: '結果', value: '価値' },
  heard: '聞こえたこと(数字は強さ)',
  blindSpot: '最初の言葉になかったこと',
  askWeights: 'Enter で報告書へ。重みを変えるなら「1=80 2=0」、会話に戻るなら「back」',
  weightsNotUnderstood: '「1=80 2=0」の形で、番号は一覧から、重みは 0〜100 でお願いします',
  sendAgain: '入力は残っています。Enter でもう一度送ります',
  thinking: '考えています',
  writing: '報告書を書いています',
  written: (file) => `報告書を ${file} に書きました`,
}

const en: Wording = {
  layers: { attribute: 'what', consequence: 'leads to', value: 'matters' },
  heard: 'What was heard (the number is its strength)',
  blindSpot: 'not in your first words',
  askWeights: 'Enter for the report, "1=80 2=0" to change weights, "back" to go on talking',
  weightsNotUnderstood: 'Write it as "1=80 2=0": numbers from the list, weights from 0 to 100',
  sendAgain: 'Your answer is kept. Press Enter to send it again',
  thinking: 'thinking',
  writing: 'writing the report',
  written: (file) => `the report is in ${file}`,
}

export const WORDING: Readonly<Record<Language, Wording>> = { ja, en }
