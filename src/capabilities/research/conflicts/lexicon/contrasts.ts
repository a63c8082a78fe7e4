/**
 * One kind of scope a line: of two different words of a line, each speaks of something else, whatever is said of them.
 * Near in meaning as they are, they must never be taken for the same.
 */
export const CONTRASTS = `
国内 海外 国外 世界 全世界 日本 米国 欧州 アジア 北米 中国 欧米 南米 アフリカ 全国
税込 税込み 税抜 税抜き
連結 単体 単独 個別
男性 女性 男子 女子 男 女
男の子 女の子 少年 少女
大人 子供 子ども こども 小人 シニア 幼児 高齢者 若者 学生 中学生 小学生 高校生 大学生 成人 乳児
平日 土日 休日 祝日 週末 土曜 日曜
午前 午後 昼 夜 朝 夜間 昼間 日中
前回 今回 次回 初回
前半 後半 中盤 序盤 終盤
春 夏 秋 冬 春季 夏季 秋季 冬季
前 現 元 新 旧 次期 先代
東 西 南 北 東部 西部 南部 北部 中部 中央
左 右 左側 右側 上 下
本館 別館 新館 旧館 分館
上流 下流 中流
初日 最終日 2日目
軽症 重症 中等症
普通車 大型車 軽自動車 二輪車
特急 急行 快速 普通列車
個人向け 法人向け
木造 鉄筋 鉄骨
売上 営業 経常 純 粗 最終
売上高 営業利益 経常利益 純利益 粗利益
名目 実質
都市 農村 都市部 農村部 地方 郊外
標準 上位 下位 無料 基本 上級 プレミアム エンタープライズ 個人 法人
正社員 派遣社員 契約社員 パート アルバイト 非正規
死者 負傷者 行方不明者 けが人 重傷者 軽傷者 重傷 軽傷 死亡 負傷
患者 健常者 対照
入場 出場
一般 会員 非会員 学割
有料 無料
国立 私立 公立 県立 市立
家庭 業務 産業 商業 住宅
最大 最小 平均 最低 最高 中央値 合計
往路 復路 片道 往復
上り 下り
inbound outbound northbound southbound eastbound westbound
junior senior youth
初期 最終 当初 中間
輸出 輸入
収入 支出
衆院 参院 衆議院 参議院
地裁 高裁 最高裁
兄 弟 姉 妹 父 母 祖父 祖母 夫 妻 息子 娘 叔父 叔母
前売り 当日 予約
高齢者 若年者 若者 中高年
初版 改訂版 再版
犬 猫 鳥 馬 牛 猿 魚 兎
赤い 青い 白い 黒い 緑 黄色い 赤 青 白 黒 黄色 茶色 灰色 茶色い
men women man woman male female boy girl lady guy
adult child kid senior student infant teenager baby toddler pensioner
domestic overseas foreign international global worldwide
weekday weekend holiday
morning afternoon evening night
spring summer autumn winter fall-season
former current new previous incumbent outgoing incoming old next ex
north south east west northern southern eastern western central northeast northwest southeast southwest
left right
upper lower
gross net operating pre-tax after-tax
revenue profit margin income cost
urban rural suburban suburb countryside centre center downtown
mouse rat animal human
regional international local national
car lorry truck bus motorcycle bicycle
paying free
consolidated standalone parent-only
free premium enterprise basic pro business standard
first second third fourth fifth last further subsequent additional
ground-floor first-floor upstairs downstairs
matinee evening
district appeals supreme high
public private
nominal real
maximum minimum average median mean total
including excluding
import export
residential commercial industrial
inpatient outpatient
front rear
home away
import-duty export-duty
death injury
single double
full-time part-time
online offline in-person
brother sister father mother husband wife son daughter uncle aunt
older younger elder
advance door online
standby active idle
red blue green yellow black white brown gray grey orange pink purple
dog cat bird horse cow monkey fish rabbit
`
/** Narrow what is counted when only one of the two says them. */
export const PARTIAL = {
  ja: /のうち|うち[、,]?|内訳|そのうち|に占める|だけで|のみで|限定|を除[くい]|以外|当たり|(?<!に)あたり|につき/u,
  en: /\bof (?:which|whom|them|these|those)\b|\bamong (?:them|these|those)\b|\baccount(?:s|ed|ing)? for\b|\bexcluding\b|\bexcept\b|\balone\b|\bapart from\b|\bmade up of\b|\bshare of\b|\bper (?!cent)\w+/iu,
}
/** On which basis a figure is told; where the two differ, so do the figures. */
export const BASES: readonly RegExp[] = [
  /既存店|like-for-like|same-store|comparable/iu,
  /新店を含|newly opened|new stores/iu,
  /名目|nominal/iu,
  /実質|物価(?:変動|上昇)を(?:除|差し引)|real terms|inflation/iu,
  /季節調整|seasonal(?:ly)? adjust/iu,
  /為替の?影響を除|constant currenc|currency-neutral|organic(?:ally)? (?:growth|sales)/iu,
  /税込|税別|税抜|(?:before|after|excluding|including|plus) (?:tax|vat)|pre-tax/iu,
]
/** What is inside a limit says nothing against it. */
export const INSIDE = /\bwithin the (?:limit|allowance|range)|\bbelow the (?:limit|cap)|制限内|範囲内|上限内|基準内/iu
/** Grows as time goes on, where a plain sum does not. */
export const CUMULATIVE =
  /延べ|累計|累積|通算|\b(?:combined|cumulative(?:ly)?|to date|(?<!\b(?:best|highest|largest|most)\b[^,.]{0,20})so far)\b/iu
export const SUM =
  /(?<!組み)合わせて|合計|(?<!組み)あわせて|延べ|累計|累積|総計|通算|\b(?:combined|in total|cumulative(?:ly)?|altogether|to date|so far)\b/iu
