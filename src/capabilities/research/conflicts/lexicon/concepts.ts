/**
 * One meaning a line, in both languages: words reports use for the same thing. It joins what dictionaries keep apart
 * (設立 and 創業, CEO and chief executive) and carries attributes across languages.
 */
export const CONCEPTS = `
上限 最大 最高 限度 maximum limit cap ceiling
下限 最低 最小 minimum floor
本社 本拠 本部 本店 本店所在地 registered-office main-office headquarters headquarter headquartered hq head-office base based
社長 ceo chief-executive chief-executive-officer 最高経営責任者 代表取締役 president
会長 chairman chair chairperson chairwoman
市長 mayor
設立 創業 創立 建立 date-from date-back 創設 創始 found founded founding establish establishment start-up set-up
創業者 設立者 創始者 founder
発売 リリース 公開 go-on-sale sale release released launch launched come-out rollout roll-out 配信 issue
打ち上げ 打ち上げる 打上げ launch
開業 開店 オープン 開館 開校 開園 開設 開通 opening open opened inaugurate inauguration 供用
廃止 終了 閉鎖 discontinue abolish
完成 竣工 完工 完了 complete completed completion finish
着工 起工 groundbreaking break-ground
建設 建築 建造 工事 建てる 築く construction construct build built erect
締め切り 締切 締め切る 期限 〆切 deadline due close closing
施行 発効 enforce enforcement take-effect come-into-force in-force effective effect enter-into-force
署名 調印 締結 結ぶ sign signed signing conclude
承認 認可 approve approval authorise authorize clearance clear
申請 申し込み 応募 出願 apply application applicant
生まれる 誕生 出生 生まれ born birth
死去 死亡 死ぬ 亡くなる 死者 die died death dead kill deceased fatality fatal
負傷 負傷者 けが 怪我 けが人 injure injured injury wound wounded hurt
合併 統合 merge merger
買収 取得 買い取る acquire acquisition takeover purchase buy
売却 sale sell divest
上場 ipo go-public listing list
収益 売上 売上高 売り上げ 売り上げ高 revenue sales turnover
利益 純利益 純益 profit earnings income
営業利益 operating-profit operating-income
費用 経費 コスト 工事費 cost expense costs expenditure
価格 値段 料金 代金 手数料 price fee charge rate 運賃 fare cost pay
入場料 入館料 入園料 admission
予算 budget
投資 invest investment
従業員 社員 職員 スタッフ employee staff worker workforce employ personnel
人口 住民 population inhabitant resident people
利用者 ユーザー ユーザ user
顧客 客 お客様 customer client
来場者 入場者 来館者 観客 来場 来館 visitor attendance attend attendee spectator audience
参加者 参加 出席者 participant participate attendee
患者 被験者 patient subject
学生 生徒 児童 student pupil
教員 教師 先生 teacher
会員 member membership
楽団員 団員 隊員 メンバー member musician player
長さ 全長 延長 長い length long
高さ 標高 高い height tall high elevation altitude stand
幅 横幅 width wide
深さ 水深 深い depth deep
重さ 重量 体重 重い weight weigh heavy
面積 広さ area cover surface
容量 capacity storage
速度 スピード 時速 speed velocity
気温 温度 temperature
距離 distance
期間 工期 duration period
時間 所要時間 time take last run
寿命 lifespan life-expectancy live
年齢 歳 age old
定員 capacity seat
割合 比率 率 share rate ratio proportion percentage
失業率 失業 out-of-work unemployment jobless unemployed joblessness
成長率 growth
開催 開く 開かれる 行う 実施 催す hold held take-place host stage
開催地 開催都市 会場 venue host location site
始まる 始める 開始 スタート start begin commence opening
終わる 終了 end finish conclude
受賞 受賞者 賞 prize award winner
優勝 優勝者 優勝校 勝者 制する win winner champion championship won victory
監督 ディレクター direct director directed
作曲 作曲者 compose composer
作者 著者 執筆 筆者 著す write author written writer
設計 デザイン 設計者 design designer architect
開発 開発元 開発者 develop developer development
製造 生産 メーカー manufacture produce production make maker manufacturer
所有 保有 所有者 持つ own owner owned hold possess
首都 capital
県庁所在地 州都 capital
ライセンス 使用許諾 licence license licensed
公用語 official-language
通貨 currency
親会社 parent parent-company
子会社 subsidiary
ポート port
既定 デフォルト 初期設定 標準 default
版 バージョン version release edition
最新 latest newest current
現在 現行 currently current now present
規格 標準 standard specification
法律 法 法令 law act legislation statute
条約 協定 treaty agreement pact accord
条例 ordinance bylaw
裁判所 最高裁 地裁 高裁 court
判決 verdict ruling judgment judgement
原告 plaintiff
被告 被告人 defendant
訴え 訴訟 請求 suit lawsuit claim case
薬 薬剤 医薬品 drug medicine medication treatment
副作用 有害事象 side-effect adverse
臨床試験 治験 試験 trial study
調査 study survey investigation investigate
回答 回答者 答える respond respondent response answer reply
橋 橋梁 bridge
トンネル tunnel
ダム dam
駅 station
鉄道 路線 railway railroad line
道路 road
空港 airport
病院 hospital
学校 school
大学 university college
図書館 library
美術館 博物館 museum gallery
工場 factory plant
発電所 power-plant power-station plant
店舗 店 shop store outlet
会社 企業 社 company firm corporation business
政府 government
議会 市議会 council parliament assembly
都市 市 city town municipality
地域 地方 region area district
国 country nation national
川 河川 river
湖 lake
山 mountain mount
海 sea ocean
地震 earthquake quake
火災 火事 fire blaze
洪水 flood
事故 accident crash
試合 match game
決勝 決勝戦 final
選手 player athlete
投手 pitcher
得点 点 goal point score
投票率 turnout
電池 バッテリー battery
メモリ メモリー memory ram
可決 成立 採択 pass adopt enact approve
放送 放映 air broadcast
短縮 縮める 縮まる shorten reduce cut
収録 収める contain include feature
出力 output capacity power
排出量 排出 emission emit
再生可能エネルギー 再エネ renewable
授業料 学費 tuition
給与 賃金 給料 wage salary pay
税 税金 tax
輸出 輸出額 export
輸入 輸入額 import
会議 meeting conference
大会 tournament competition congress championship
祭り 祭 フェスティバル festival
映画 film movie
小説 novel book
新製品 製品 商品 product
機能 feature function functionality
利用 使用 使う 用いる use usage utilize
必要 要する 必須 require need necessary must
登録 registration register sign-up
対応 サポート 機能 support
提供 provide offer
発表 announce announcement
計画 plan project
報告 report
確認 confirm identify find detect
流出 漏洩 漏えい leak
証拠 evidence proof
不正 fraud
改ざん falsification tampering
効果 effect efficacy effective
影響 influence affect impact effect
症状 symptom
感染 infection infect
接種 vaccinate vaccination
服用 投与 摂取 take dose administer
用量 投与量 dose dosage
採用 雇用 雇う hire recruit employ
解雇 lay-off layoff
特許 patent
蔵書 所蔵 collection holding object
衛星 月 moon satellite
接続 connect connection
要求 リクエスト request
移転 relocate move
改称 rename
就任 take-office appoint appointed become
辞任 退任 resign resignation step-down
選出 当選 elect election
発見 discover discovery
出版 刊行 publish publication
受付 受け付け reception registration desk
営業 営業時間 opening-hours business-hours
休館 休業 定休 closed
延期 先送り 遅らせる 見送る postpone delay defer put-off push-back
棄却 却下 退ける 斥ける dismiss reject throw-out
値上げ 引き上げ 引き上げる 上げる raise increase hike
削減 減らす reduce cut lower decrease
値下げ 引き下げ 引き下げる 下げる cut lower reduce
復旧 解消 回復 restore recover
支援 支える support aid assist
子ども 子供 こども 児童 child kid children
男性 男 man male gentleman guy men
女性 女 woman female lady women
男の子 少年 boy
女の子 少女 girl
人 人間 人物 者 person people human
犬 dog puppy
猫 cat kitten
赤ん坊 赤ちゃん 赤子 baby infant
自転車 bicycle bike
バイク オートバイ motorcycle motorbike
車 自動車 car automobile vehicle
話す しゃべる 喋る 語る 会話 speak talk chat
見る 眺める 見つめる look watch see stare view gaze
走る 駆ける run jog
歩く walk stroll
跳ぶ 飛ぶ ジャンプ 跳ねる jump leap hop
食べる eat
飲む drink
料理 調理 cook
切る 刻む スライス 薄切り cut slice chop
演奏 弾く 奏でる play perform
歌う sing
踊る ダンス dance
泳ぐ swim
遊ぶ play
座る sit seat
立つ stand
寝る 眠る sleep
書く write
描く paint draw
置く 載せる put place
持つ 抱える hold carry
押す push
引く pull drag
投げる throw
乗る 跨る ride
運転 運転する drive
登る よじ登る climb
たたく 叩く hit beat strike
写真 picture photo photograph
大人 成人 adult
世界 world global worldwide
住む 暮らす live reside
実効 usable effective
保証 保証期間 warranty guarantee
住宅 家屋 house home dwelling household residential
job position post role
share stock 株 株価
patient participant adult subject 被験者 症例
object item artefact artifact piece
payroll workforce employee staff
電力 電気 electricity power
送る 供給 feed send supply deliver
総事業費 事業費 建設費 総工費 工費 construction-cost project-cost
投じる 費やす かかる cost spend
周期 公転周期 period orbit
運行 運営 運航 operate run operator
所有権 ownership own owner
打ち上げ launch lift-off blast-off
選ぶ 選出 起用 指名 choose pick select appoint name
外交関係 国交 diplomatic-relations
最寄り nearest closest
製造 作る つくる 製作 distil brew make produce
来る 訪れる 訪問 visit come draw attract
働く 勤務 勤める work employ staff
拝観 見学 入場 入館 enter visit admission
返済 返還 repay repayment pay-back
返品 return
持ち込み 持ち込む 持参 bring carry
借りる 貸出 borrow loan lend
参加 take-part participate join enter
受賞 win award receive
生息 分布 inhabit live occur
攻撃 attack assault
避難 evacuate evacuation
崩壊 倒壊 崩れる collapse give-way
通行 通る 渡る cross pass use
喫煙 たばこ smoking smoke
撮影 写真撮影 photography photograph
飲食 eat food
駐車 parking park
水泳 遊泳 泳ぐ swim swimming bathe
飲料 飲む drink
鉱山 mine mining
貯水池 ダム湖 reservoir
料金 運賃 fare fee toll
事業者 運営会社 operator
隕石 meteorite
衛生 hygiene
漁獲 漁獲量 catch
収穫 収穫量 harvest yield
降水量 雨量 rainfall precipitation
積雪 snowfall snow
水位 water-level
議席 seat
議案 法案 bill motion
株主 shareholder stockholder
投票 vote ballot poll
教室 授業 class lesson
入試 試験 exam examination test
実施 行う carry-out conduct hold
対象 資格 eligible qualify eligibility cover entitle
補助金 助成金 subsidy grant
暖房 heating heat
能力 定格 capacity output rate
省エネ energy-saving
本拠地 ホーム ホームゲーム home host
勝利 白星 勝 win victory
election poll by-election polling ballot
excavation dig 発掘 発掘調査
`
