import type { Language } from '../contract.ts'
import { ENGLISH } from './ask-question/wording/english.ts'
import { CASUAL } from './ask-question/wording/japanese-casual.ts'
import { POLITE } from './ask-question/wording/japanese-polite.ts'
import { SUB_QUESTION } from './plan-turn/sub-questions.ts'
import { REPORT_FRAMES } from './write-report/frames.ts'

/** Every text of a wording, however deep it lies. */
function textsIn(wording: unknown): string[] {
  if (typeof wording === 'string') return [wording]
  if (typeof wording === 'function') return textsIn(String(wording('')))
  return typeof wording === 'object' && wording !== null ? Object.values(wording).flatMap(textsIn) : []
}

/** What a senior colleague says beside it, whatever the talk is about. */
const COLLEAGUE: Readonly<Record<Language, string>> = {
  ja: 'ボトルネック 構造 文脈 意思決定 前提 乖離 現場 だからこそ 会う 会った 見過ごせない 守りたい 仲間 暮らし 生活 毎日 働き方 関係 距離 本人 目的 願い 場 場所 役割 きっかけ 引っかかる 踏み切る 抜き 戻らせて 一旦 いったん 盛り上がった 一歩 奥 向こう 根っこ 芯 大事さ 残したい 手放せない 譲れない 避けたい 守る 変えたい 届けたい 気づく 気づいた 出来事 日々 朝 夜 昼 先 その先 結局 具体 例 意味 もともと 過去 未来 将来 今後 何年 季節',
  en: 'bottleneck structure context decision assumption gap learn learned phone call job gate arrive arriving arrived training stake purpose goal hope outcome moment picture future past evening morning night afternoon weekend season daily today tonight hold on keep protect guard avoid notice realise realize realised realized bother land sit ripple spread reach involved concern concerned concerns underneath root core heart true truly line crosses add adds missing else aside coming back returning behind ahead next step',
}

/** What a report or a purpose says about a talk, beside what was said in it. */
const ABOUT_A_TALK: Readonly<Record<Language, string>> = {
  ja: '本人 語る 語られ 述べる 述べ 話す 話され 言及 触れる 触れ 挙げる 示す 示され 認める 認め 同意 否定 訂正 強調 繰り返す 明確 不明 まだ 未定 残る 残され 観点 論点 動機 課題 背景 経緯 道すじ 軌跡 段階 目的 願い 望み 価値 理由 根 核心 中心 要点 きっかけ 出発点 発端 現状 現在 実際 出来事 事例 経験 場面 状況 状態 帰結 結びつく つながる 導く もたらす 生む 及ぶ 影響 変化 変わる 望む 求める 願う 大切 大事 重視 思い 意識 気持ち 言葉 発言 表現 会話 対話 質問 問い 答え 応答 読み返し 確認 補足 主要 関連 関係 対象 範囲 頻度 程度 具体的 詳しく 詳細 次 今後 ほか 他者 周囲 立場 人々 誰か 同様 共通 尋ねる 確かめる 聞く 知る 明らか わかる 含む 伴う 加えて また さらに 一方 ただし 単に むしろ 自身 自ら 当人 一連 流れ 結果 問題 解消 なくす 減らす 防ぐ 避ける 実現 作る 形 かたち ため 目指す 方向 重なる 続く 起こる 起きる 生じる',
  en: 'person they their say says said told tells tell telling describe describes described name names named mention mentions mentioned report reported speak speaks spoke spoken talk conversation word words put phrase phrased answer answered reply replied respond responded confirm confirmed agree agreed deny denied correct corrected stress stressed emphasise emphasised emphasize emphasized repeat repeated read clear clearly unclear open remain remains remained stay stays stayed unsaid unknown known point points issue motive motives reason reasons purpose aim goal wish wishes want wants wanted value values matter matters mattered underlying behind root core centre center heart background origin starting trigger event events scene occasion example situation state present current currently today fact result results consequence consequences lead leads led follow follows followed effect effects outcome bring brings brought cause causes caused turn turns turned connect connects connected connection link links linked tie ties tied path step steps stage direct directly indirect scale size number overview detail details exact exactly further beyond apart aside besides addition additionally also together rather simply merely only others other people someone anyone everyone whom whose question questions ask asks asked asking worth similar likewise same kind kinds sort part whole show shows shown suggest suggests indicate indicates reflect reflects express expresses expressed concern concerns concerned involve involves involved affect affects affected avoid prevent prevents stop stops end ends reach reaches achieve create make makes made give gives given shape form keep keeps kept change changes changed happen happens happened occur occurs occurred begin begins began carry carries weight weighs heavy heaviest firm firmly plain plainly passing hedge hedged strength first second third last finally then later earlier before after since while when where how long often so far yet already still again once himself herself themselves itself own personal personally',
}

const own: Readonly<Record<Language, readonly unknown[]>> = { ja: [CASUAL, POLITE], en: [ENGLISH] }

/** Our own wording was weighed word by word when it was written: whoever asks in our place may ask with its words. */
export const QUESTION_WORDS: Readonly<Record<Language, string>> = {
  ja: [COLLEAGUE.ja, ...own.ja.flatMap(textsIn)].join(' '),
  en: [COLLEAGUE.en, ...own.en.flatMap(textsIn)].join(' '),
}

export const TELLING_WORDS: Readonly<Record<Language, string>> = {
  ja: [QUESTION_WORDS.ja, ABOUT_A_TALK.ja, ...textsIn(REPORT_FRAMES.ja), ...textsIn(SUB_QUESTION.ja)].join(' '),
  en: [QUESTION_WORDS.en, ABOUT_A_TALK.en, ...textsIn(REPORT_FRAMES.en), ...textsIn(SUB_QUESTION.en)].join(' '),
}
