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
やめる 辞める 諦める | 続ける 始める
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
quit give-up abandon | continue keep stay
difficult hard confusing unclear unreadable complicated | easy simple clear readable straightforward
changing change changed vary | constant stable unchanged same
`
