import { PROGRAMMERS_WORDS } from './programmers-words.ts'

/**
 * How people name what code calls otherwise: a Japanese term and the English words of identifiers that mean it. English
 * words of one line stand for each other too. A project adds its own, confirmed by a person.
 */
const LINES = `
ログイン: login signin logon auth authenticate
サインイン: signin login auth
ログアウト: logout signout logoff
サインアウト: signout logout
認証: auth authenticate authentication credential login
認可: authorize authorization permission policy
二要素認証: totp mfa otp twofactor authenticator
会員登録: signup register registration member
新規登録: signup register registration
ユーザー登録: signup register registration user
登録: register registration signup save
退会: withdraw unsubscribe deactivate leave cancel
会員: member membership user
ユーザー: user account member
ユーザ: user account member
利用者: user account member
アカウント: account user
顧客: customer client
お客様: customer client
管理者: admin administrator
権限: permission role authorize privilege access
役割: role
パスワード: password passwd credential secret
再設定: reset
リセット: reset clear
トークン: token jwt
セッション: session
有効期限: expiry expire expiration ttl
期限切れ: expired expire expiry
クッキー: cookie
暗号: encrypt cipher crypto
ハッシュ: hash digest
署名: sign signature
証明書: certificate cert
検証: validate validation verify check
入力チェック: validate validation
バリデーション: validate validation validator
入力: input enter form
フォーム: form
送信: send submit post
受信: receive inbox fetch
投稿: post submit publish
公開: publish public
下書き: draft
保存: save store persist write
読み込み: load read fetch
読込: load read fetch
書き込み: write save
取得: get fetch load retrieve
更新: update refresh
削除: delete remove destroy erase
編集: edit modify
変更: change modify update
作成: create make build new
追加: add append insert
検索: search find query lookup
絞り込み: filter narrow
フィルター: filter
フィルタ: filter
並び替え: sort order
並び順: sort order
ソート: sort
ページング: pagination paging paginate page
ページネーション: pagination paginate page
一覧: list index
詳細: detail show
画面: screen view page
ダッシュボード: dashboard
設定: settings config setting preference option
環境変数: env environment
言語: language locale lang
翻訳: translate translation i18n locale
通知: notify notification alert push
メール: mail email smtp
電子メール: email mail
件名: subject title
本文: body content
宛先: recipient to address
添付: attach attachment
ファイル: file
画像: image picture photo img
写真: photo image picture
動画: video movie
アップロード: upload
ダウンロード: download export
出力: export output print write
取り込み: import ingest
インポート: import
エクスポート: export
帳票: report form document
請求書: invoice bill billing
請求: billing invoice charge
領収書: receipt
見積: quote estimate quotation
注文: order purchase
発注: order purchase
受注: order
購入: purchase buy checkout order
決済: payment pay checkout billing charge
支払: payment pay
支払い: payment pay
返金: refund
返品: return refund
キャンセル: cancel cancellation
カート: cart basket
買い物かご: cart basket
商品: product item goods
在庫: stock inventory
倉庫: warehouse
入荷: restock arrival
出荷: ship shipment
配送: shipping delivery ship
送料: shipping fee freight postage
発送: ship shipping dispatch
住所: address
郵便番号: postal zip postcode
電話番号: phone tel
価格: price
金額: amount price total
料金: fee charge price rate
合計: total sum
税: tax vat
消費税: tax vat
端数: round rounding fraction
割引: discount
クーポン: coupon voucher promo
ポイント: point reward loyalty
会員ランク: rank tier membership
レビュー: review rating comment
評価: rating review evaluate score
お気に入り: favorite favourite wishlist bookmark
おすすめ: recommend recommendation
ランキング: ranking rank
履歴: history log
ログ: log logger logging
監査: audit
記録: record log
集計: aggregate summary sum total
統計: statistics stats
グラフ: chart graph plot
表: table
列: column
行: row line
日付: date
時刻: time clock
日時: datetime timestamp date
期間: period range duration
予約: reservation booking reserve schedule
予定: schedule calendar plan
カレンダー: calendar
休日: holiday
締め日: closing cutoff
タイムゾーン: timezone tz
同期: sync synchronize
非同期: async asynchronous
連携: integration sync connect
接続: connect connection
切断: disconnect close
再試行: retry
リトライ: retry
タイムアウト: timeout
遅延: delay latency lag
待ち: wait queue
キュー: queue
ジョブ: job task
バッチ: batch job
定期: cron schedule periodic
並列: parallel concurrent
排他: lock mutex exclusive
ロック: lock
競合: conflict race
重複: duplicate dedupe unique
二重: duplicate double twice
キャッシュ: cache memoize
メモリ: memory heap
性能: performance perf
負荷: load
データベース: database db
テーブル: table
問い合わせ: inquiry contact query
お問い合わせ: contact inquiry
サポート: support
質問: question ask
回答: answer reply response
返信: reply respond
コメント: comment
メッセージ: message
チャット: chat message
会話: conversation dialog talk
友達: friend
フォロー: follow
招待: invite invitation
共有: share
グループ: group
チーム: team
組織: organization org tenant
部署: department division
社員: employee staff
名前: name
氏名: name fullname
番号: number no id code
識別子: id identifier
種類: type kind category
分類: category classify
カテゴリ: category
タグ: tag label
状態: state status
ステータス: status state
承認: approve approval
却下: reject decline
申請: apply application request
依頼: request
要求: request
応答: response reply
レスポンス: response reply
リクエスト: request
経路: route path
ルーティング: router routing route
遷移: transition navigate navigation
リンク: link url
地図: map
位置: location position geo
距離: distance
ボタン: button
メニュー: menu
ヘッダー: header
フッター: footer
モーダル: modal dialog
ダイアログ: dialog modal
入力欄: input field
選択: select choose pick
表示: display show render view
非表示: hide hidden
描画: render draw paint
レイアウト: layout
色: color colour
テーマ: theme
アニメーション: animation animate
例外: exception error throw
エラー: error exception failure
失敗: fail failure error
成功: success ok
警告: warning warn alert
確認: confirm check verify
計算: calculate calc compute
変換: convert transform
解析: parse analyze parser
圧縮: compress zip
展開: extract expand unzip
生成: generate create build
比較: compare diff
差分: diff delta
結合: join merge concat
分割: split
文字列: string text str
数値: number numeric
数量: quantity qty count amount
件数: count total
上限: limit max maximum cap
下限: min minimum
空: empty blank null
未登録: unregistered missing none
初期化: init initialize setup reset
開始: start begin
終了: end finish stop
停止: stop halt pause
再開: resume restart
起動: start boot launch
外部: external third
内部: internal
テスト: test spec
部品: component part widget
倉庫管理: warehouse wms inventory
仕入: purchase supplier procurement
取引: transaction trade deal
口座: account bank
振込: transfer remittance
残高: balance
契約: contract agreement
プラン: plan subscription
定期購入: subscription recurring
解約: cancel terminate unsubscribe
広告: ad advertisement campaign
キャンペーン: campaign promotion
ギフト: gift
包装: wrap wrapping packaging
抽選: lottery draw raffle
`

export interface Pair {
  term: string
  words: readonly string[]
}

export const PAIRS: readonly Pair[] = `${LINES.trim()}\n${PROGRAMMERS_WORDS.trim()}`.split('\n').map((line) => {
  const [term = '', words = ''] = line.split(':')
  return { term: term.trim(), words: words.trim().split(/\s+/u) }
})
