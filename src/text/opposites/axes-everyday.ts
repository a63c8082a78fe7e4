/** One axis a line, as in the tables beside it: what people say of their days, where no report speaks so. */
export const EVERYDAY_AXES = `
面倒 手間 困る 困り 不便 大変 苦労 嫌 いや 苦痛 厄介 | 助かる 便利 楽 楽しい 快適 簡単 手軽 うれしい 嬉しい ありがたい
不安 心配 怖い 恐い 危ない 危険 | 安心 平気 安全
忙しい 慌ただしい | 暇 余裕
失敗 しくじる つまずく 間違える 間違う 誤る | 成功 うまい 順調 正しい
途切れる 切れる 止まる 詰まる | つながる 続く 動く 安定
滑る | 滑らない
好き 気に入る | 嫌い 苦手
忘れる | 覚える 思い出す
汚い 読みにくい | きれい 読みやすい
やめる やめ 辞める 諦める 去る 離れる 引退 | 続ける 始める 残る とどまる
立つ 立ち去る 帰る | 座る 腰掛ける くつろぐ とどまる
黙る | 話す 言う 声
暮らす 住む | 出る 移る 引っ越す
閉める 閉じる 閉まる | 開ける 開く
捨てる 手放す | 取っておく 残す 守る 拾う
急ぐ 急かす | 待つ ゆっくり 落ち着く
離れる 別れる 避ける | 会う 集まる 近づく つながる
一人 独り 孤立 | 一緒 みんな 全員
隠す 隠れる | 見せる 見える 伝える
断る 拒む | 受ける 引き受ける 引き受け 頼む
入る 増やす | 出る 減らす
売る | 買う
貸す | 借りる
勝つ | 負ける
起きる 目覚める | 寝る 眠る
怒る 叱る 責める | 褒める 許す
annoying annoy bother troublesome tedious chore hassle tiring pain inconvenient hate dislike frustrating | pleasant convenient enjoy enjoyable fun love delight handy like
scary afraid frightening worry worried worries anxious unsafe dangerous | safe calm relaxed reassuring reassured
busy rushed | idle relaxed calm
fail fails jam jams crash break | succeed work works reliable reliably
drop disconnect | connect stable steady
narrow cramped | wide roomy spacious
slippery | grippy dry
lose lost misplace | find found keep kept
forget forgets | remember remembers
burnt burn | fine intact
age ages forever slow | quick quickly instant fast
own different separate | same common shared identical
plenty ample enough sufficient | lack short scarce insufficient
quit give-up abandon leave go depart move | continue keep stay remain
longer later slower bigger louder | shorter earlier sooner faster quicker smaller quieter
stand | sit
silent mute | speak talk hear
throw discard dump | keep save
hurry rush | wait rest linger
avoid part | meet gather visit
alone | together everyone everybody
hide conceal | show reveal tell
lend | borrow
sleep | wake awake
scold blame shout | praise forgive thank
arrive come | leave depart go
in inside | out outside away
answer reply respond | ignore
push | pull
teach | unlearn
difficult hard confusing unclear unreadable complicated | easy simple clear readable straightforward
changing change changed vary | constant stable unchanged same
`
