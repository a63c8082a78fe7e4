import type { Language } from '#text/index.ts'

/**
 * What tells of a talk, whatever it was about: who spoke and how, what weighs, first and last, thanks. Nothing in here says that anything
 * happened to anybody: each of those words has to have been said. Much smaller than what a question needs, which asserts nothing.
 */
export const TELLING_WORDS: Readonly<Record<Language, string>> = {
  en: `
say says said saying tell tells told telling talk talked speak speaks spoke spoken mention mentions mentioned describe describes described name names named call word words wording sentence answer answers answered reply replied question asked asking report reported confirm confirmed agree agreed read hear heard listen understand understood understanding know known mean means meant express expressed explain explained share sharing
point points matter matters reason reasons purpose aim goal wish wishes want wants wanted hope value values motive concern concerns concerned issue problem problems situation state event events example instance case moment place part parts whole result results consequence effect effects background origin account overview detail details topic subject person people someone somebody side line list item kind kinds sort number main
first last next then later before after behind beside beyond present current today far still yet now again also too only just even mainly mostly especially exactly directly plainly simply clearly firmly openly
important importance weigh weighs weight heavy big biggest core heart root bottom centre different differently same clear open ordinary right true real enough general settled
happen happens happened happening come comes came follow follows followed lead leads led bring brings brought connect connected link linked tie tied remain remains remained stay stays stayed stand stands stood end ends ended begin begins began start starts result amount amounts touch touches involve involves involved affect affects affected reach apply belong belongs
thank thanks thankful sorry apologies apologise apologize pardon welcome hello glad nice good help helpful noted sounds sound sense see imagine picture mind wonder
hard harder difficult difficulty tough tiring tired stressful frustrating trouble troubles worry heavy unpleasant
find found get make makes made take takes took give gives given keep keeps kept go goes went use used able rely need needs needed unclear leave leaves left assume assumed possible way ways want like time times day thing things able lie lies lay set work works worked
`,
  ja: `
言う 言っ 言い 言葉 言い方 話 話す 話し 語る 語ら 語っ 述べ 触れ 挙げ 挙げる 答え お答え 回答 質問 問い 聞く 聞い 聞き 伺い 伺う 尋ね 伝え 認め 同意 確認 確か 読み 返し 読み返し 受け取る 受け取り 受け止め 理解 承知 承り 説明 言い換え 補足 名前 内容 話題 件
理由 わけ 背景 動機 目的 願い 願っ 願う 望み 望む 望ま 望まれ 思い 思っ 思う 考え 考える 感じ 気持ち 価値 意味 大事 大切 重要 重視 重き 中心 根 根っこ 奥 核心 芯 要点 点 観点 論点 課題 問題 状況 状態 様子 立場 場面 場合 出来事 結果 影響 帰結 経緯 きっかけ 発端 方向 段階 具体 具体的 詳細 詳しく 事例 例 本人 自身 自分 人 方 人々 誰か 一つ 二つ 三つ 四つ いくつ
最初 最後 先 先に 次 前 後 その後 今 いま 現在 今後 これまで これまでに 以前 普段 少し もう少し とても 特に いちばん 一番 最も 大きい 大きな 重い 強い 強く 多い 確か 主 主な さらに また まず つまり 結局 だからこそ ため こと もの ところ 部分 全体 以下 以上 そのもの 何と
起きる 起き 起こる 起こっ 生じ 変わる 変わり 変わら 変わっ 関わる 関わり 関係 つながる つながっ つながり 結びつ 続く 続き 続い 始ま 残る 残っ 及ぶ 至る なる なっ ある あり いる する し できる 見える 見え 見る 知る わか 分か 気づ 気づく 持つ 抱え 抱い 根ざ 含む 求め 求める 目指 
ありがとう ありがとうございます 感謝 失礼 お詫び 申し訳 すみません 恐れ 入り お越し こんにちは はじめまして 参加 協力 時間 大丈夫 お願い いらっしゃる 承知い 失礼い なるほど そう 大変 難しい 難し 困っ 困る 困り つらい 手間 負担 やっと 行う 行っ 行わ 二人 一人
`,
}
