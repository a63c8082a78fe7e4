/** Words that change how a sentence may be taken, by language. */
export const HEDGED = {
  ja: /可能性|かもしれ|かも知れ|おそれ|恐れがある|とみられ|と見られ|見方|推測|推察|らしい|ようだ|ようです|だろう|でしょう|と思われ|予想(?=され|し|では|だ|です|に反)|予測(?=され|し|では|だ|です)|示唆|疑い|かどうか|か否か|不明|明らかでない|明らかではない|検討|うわさ|噂|とされる|という説|懸念|指摘する|との声|と主張|との指摘|の場合、|場合は|とみてい|ことがある|場合がある|こともある|とする[^、。]{0,8}もい(?:る|ます)/u,
  en: /^If\b|\bunless\b|\b(?:might|could|possibly|possible (?:that|to|cause|reason|link|explanation)|perhaps|likely|unlikely|appears?|appeared|seems?|seemed|reportedly|allegedly|suggest(?:s|ed|ing)?|believed?|thought to|rumou?r(?:s|ed)?|predict(?:s|ed)?|forecasts?|unclear|whether|potential(?:ly)?|speculat\w*|presumably|probabl[ey]|suspect(?:s|ed)? (?:that|of)|consider(?:s|ing)|unknown|uncertain|concerns?|expects?|expected)\b|\bmay\b(?! (?:opt|choose|apply|use|enter|be (?:used|worn|put|taken)))|\b(?:[Oo]thers|[Ss]ome|[Cc]ritics|[Aa]nalysts|[Ee]xperts|[Ss]upporters|[Oo]pponents)\b[^.]*\b(?:say|argue|claim|believe|think|warn)\b/u,
}
export const PLANNED = {
  ja: /計画して|計画だ|計画である|計画していた|計画では|予定|見込[むみん]|見通し|目標|目指[すし]|予想(?=され|し|では|だ|です|に反)|当初|想定|めざ[すし]|方針/u,
  en: /\b(?:(?<!no )plan(?:s|ned|ning)? (?:to|for|on)|aim(?:s|ed|ing)? (?:to|for)|targets?|targeted|goals?|expects?|expected|forecasts?|projected|projects that|scheduled|originally|budgeted|initially|intends?|intended|proposed|guidance|outlook|hopes? (?:to|for)|hoped (?:to|for)|pencilled in|wanted to|guided for|price targets?|was due|were due|(?:was|were) (?:meant|supposed|slated|set) to|due to (?:finish|start|open|begin|end)|estimates?|estimated (?:that|the|its|it|at)|(?:in|under) (?:its|the) budget|anticipates?|anticipated|predict(?:s|ed)?)\b/iu,
}
export const PAST = {
  ja: /(?:た|だ)のは|(?:た|ました|でした)(?:と(?:発表|説明|報告|述べ|し(?:た|て)|の(?:こと|報告)).*)?[。.\s]*$/u,
  en: /\b(?:was|were|had|has|have|did)\b|\b\w{3,}ed\b|\b(?:rose|fell|grew|won|lost|cut|made|took|came|went|sold|bought|built|held|began|hit|spent|cost|became|stood|drove|ran|left|sent|fed|paid|gave|finally)\b/iu,
}
export const LATEST = {
  ja: /最新|現在|現行|現時点|いま|目下|今の/u,
  en: /\b(?:latest|newest|current(?:ly)?|now|most recent|up-to-date|today)\b/iu,
}
/** A denial of "all", "always" or "only" leaves room for what the other says. */
export const WEAK_NEGATION = {
  ja: /必ずしも|とは限ら|限らない|わけではな|わけじゃな|とはいえな|とは言えな|とは言い切れ|だけではな|のみではな|ばかりではな|のみなら|だけでな|な(?:い|かった)[^。、]{0,10}も(?:ある|あり|い)|ほとんど[^。]*な[いかく]|すぐに[^。]*な[いか]|直ちに[^。]*な[いか]|(?:全員|すべて|全て|常に|いつも|完全に|全部|みな|皆|大半|大部分|多くの?|一部).*(?:な[いかく]|ません|ず)/u,
  en: /\b(?:not|n't|never|cannot)\b[^,;.]{0,24}?\b(?:all|every|always|necessarily|only|just|entirely|fully|completely|exclusively|everyone|everybody|everywhere|solely|merely|simply|soon|immediately)\b|n't\b[^,;.]{0,24}?\b(?:all|every|always|necessarily|only|just|entirely|fully|completely|exclusively|everyone|everybody)\b|\bnot\b[^.;]*\b(?:everyone|everybody|in all|for all|only at|only in|only for)\b|\bnot (?:all|every|only)\b|\b(?:rarely|seldom|hardly|barely|scarcely)\b/iu,
}
/** How it was, and may be no more. */
export const FORMER =
  /かつて|以前は|昔は|当時は|\b(?:once had|once (?:was|were)|used to|formerly|previously|in the past)\b/iu
/** What happens once: two dates of it cannot both be right. */
export const ONCE = words(`
設立 創業 創立 創設 創始 発売 リリース 公開 開業 開店 開館 開校 開園 開設 開通 開港 完成 竣工 着工 起工 施行 発効 公布 署名 調印 締結 結ぶ 承認 認可 生まれる 生まれ 誕生 死去
死亡 亡くなる 合併 買収 上場 打ち上げ 打ち上げる 廃止 廃線 閉館 閉校 閉店 閉鎖 就任 辞任 退任 発見 締め切り 締め切る 締切 期限 出版 刊行 放送 移転 改称 制定 採択 可決 建てる 建設 建立 建築 初演
創建 建立 伝来 成立 放映 逮捕 起訴 崩壊 噴火 上陸 出航 沈没 発生 建造 進水 就航 登場 選出 完結 連載 初放送 公演 入社 入学 卒業 来日 撤去 解体 全焼 決定 失効 満了 支持 サポート
再建 電化 点灯 記載 到着 命名 移設 復元 焼失 降板 着任 結成 発足 始まる 開始 終了 導入 受賞 優勝 引退 独立 加盟 加入 終結 終わる 締結 敷設 命名 指定 登録 運行 開幕 閉幕 発明 撤退 倒産 破綻 民営 統合 卒業 入団 結婚 オープン サービス開始 スタート 築
pass air broadcast go-on-sale date-from date-back convict arrest elect marry relocate rename collapse destroy erupt crash land award occur happen strike sink depart expire unveil
found founded establish release launch open complete sign enact approve approval bear born birth die death merge merger acquire acquisition discontinue abolish close appoint resign
discover discovery publish adopt build construct construction deadline due introduce begin start end finish join elect come-out take-effect come-into-force in-force effective effect enter-into-force go-public inaugurate create debut premiere
consecrate isolate reach arrive light demobilize enthrone crown ratify charter knight bury consecration withdraw
retire ratify invent dissolve expire inception opening launching incorporate form establish marry graduate retire withdraw bankrupt bankruptcy demolish erect commission decommission
`)
/** What may happen again each year: two dates of it differ only within one year. */
export const RECURRING = words(`
開催 開く 開かれる 行う 行われる 実施 催す 説明会 休館 休業 定休 休み 提出 発表 公表 受付 支払い 支給 会議 営業
election poll carry-out conduct hold take-place host stage meet meeting announce begin start closed open publish report announce submit pay payment
`)
/** An attribute that has one value at a time; the value is a name. */
export const FUNCTIONAL = words(`
本社 本拠 本店 社長 会長 市長 知事 首相 大統領 学長 校長 最高経営責任者 監督 作者 著者 作曲 作詞 脚本 主演 設計 首都 県庁所在地 州都 開催地 会場 ライセンス 親会社 優勝 優勝校 優勝者 勝者 受賞 所有
ポート 公用語 通貨 創業者 設立者 主将 発明 運営 運営者 主催 所在地 原産地 製造元 販売元 国籍 出身 出身地 管轄 担当 書く 記述 実装 ceo 代表 議長 委員長 編集長 語源 学名 発行元 発行 提供元 株主 拠点 所属 宗教 休館日 定休日
所管 命名 描く 翻訳 訳者 出版社 出版元 開発元 開発者 開発 製作 建築家 首席 最年長 審判 主演 主役 最高峰 最寄り駅 最寄り 名称 正式名称 代表者 責任者 終点 起点 始発 母港 産地 生産地 運行 運航 水源 源流 河口 前身 後身 愛称 市の木 県の木 県花 市の花 公認 科 言語 型式 素材 材質 主成分 原料 色
register-office registered-office main-office headquarters headquarter headquartered hq head-office ceo chief-executive chief-executive-officer president chairman chair director direct write written author capital licence license licensed parent parent-company
owner own winner win prize port host founder found design designer architect compose composer paint painter manufacturer publisher mayor governor captain nationality currency official-language
invent inventor discoverer editor develop developer operator operate lead leader principal chancellor minister coach manager birthplace located locate situate nickname mascot motto venue material
terminus source mouth endemic predecessor successor flagship anthem implement sponsor organizer supplier language programming-language religion maintainer maintain create creator base produce
`)
/** Say that something is said; what is said counts. */
export const LIGHT = words(`
余り 余 程度 前後 弱 強 判断 みる 収まる わたる 株式会社 有限会社 合同会社 inc ltd corp plc 各自 毎日
全会一致 賛成多数 賛成少数 date unanimously
する なる ある いる できる 行う 務める 置く 発表 説明 述べる 報告 上る 達する とどまる 留まる 示す 伝える 明らか 見る よる つく 占める 言う 思う 考える 知る 計上 記録 迎える 出す 受ける 持つ 有する もつ 存在 位置 及ぶ 結論 づける 基づく 含む 合わせる 推移 達す 公式 同時 対する 関する 際 当時 合計 計 総 数 額 高 量 値 度 点 日 年 月 者 化 的 性 等 他 多く 以上 以下 前年 同期 比 前期 前回 現在 ところ 状態 施設 規模 水準 程度 もの こと ため 場合 今回 今後 結果 様子 全体 一つ 一人 人々 達 たち 方 側 系 型 用 内 外 中 上 下 間 後 前 時 頃 ほか 新た 大きな 過去 くらい 皆 各 約 同 当 この その 本 見込む 見積もる 見込み 予定 目標 計画 予想 見通し 推定 試算
be have do make take get total number stand amount say announce report post record reach according state show note tell claim describe estimate expect plan aim target see come go give put set use figure level value annual yearly year month day time people person thing way part case result about around roughly approximately currently current now still already also very much well even just only however there here one overall total about some other such own same different recent recently last several various respectively each both comprise consist contain count become remain range stand sit lie there-is be-located amount compare comparison early late
`)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
