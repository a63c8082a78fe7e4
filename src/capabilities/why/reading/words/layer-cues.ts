import { list, pattern } from './patterns.ts'

/** What somebody holds dear, refuses, or hopes for. */
export const VALUE_CUES = pattern(
  list(`
  大事 大切 がいい 意味がある 意味がな 誇り 安心 自由 信頼 信じ 尊重 公平 平等 不公平 幸せ 生きがい 喜び 喜ん 喜ば 嬉し
  うれし 納得 価値 許せ 許しちゃ 嫌 いやだ イヤ 守りたい 守って 守れ ありたい なりたい でいたい ていたい てほしい
  て欲しい でほしい で欲しい ほしい ほしく 欲しい させたい あげたい たくない べき 自分らし 居場所 尊厳 後悔 申し訳 悔し
  つながり 繋がり 取り残 置き去り ひとりじゃ 一人じゃ 孤独 恩返し 人として 未来 将来 次の世代 命 誠実 責任 使命 夢
  憧れ 好きだ 好きな 楽しく 楽しい 笑顔 生きる 生き方 人生 もったいな 諦め 見捨て ほっとけ 放っておけ 黙って見て
  当たり前に 対等 胸を張 認め 存在 恥ずかし
`),
  list(`
  matter matters important i_want we_want i_wish i_care we_care care_about cares_about caring deserve deserves
  dignity trust trusted trusting freedom fair unfair fairness proud pride meaning meaningful purpose belong
  belongs belonging safe safety safely respect respected honest honesty regret ashamed guilty love happy happiness
  joy hope hopes hopeful dream i_believe we_believe values future left_behind leave_behind be_known be_heard equal
  equality human future_generations wish responsible responsibility owe worth wasted_life life_is control_over
  own_life independent independence can't_stand can't_accept unacceptable should shouldn't nobody_should
  everyone_should no_one_should peace_of_mind confident confidence
`),
)

/** What a state of affairs brings about. */
export const CONSEQUENCE_CUES = pattern(
  list(`
  トラブル 困 遅れ 遅く 遅刻 失う 失っ 失わ 失敗 無駄 むだ ミス 間違 間に合わ てしま でしま ちゃう ちゃっ ちゃって
  じゃう なくなる なくなっ 一人で 孤独 ひとりで 結果 影響 せいで おかげ クレーム 苦情 辞め 離れ 離職 止ま 止め
  届かな 伝わらな 伝わって できな できず れな 時間がかか 手間 怒ら 怒っ 損 赤字 手戻り 二度手間 やり直 気づかな
  気付かな 見落と 取りこぼ 忘れ 漏れ 抜け 壊れ 悪化 減っ 減る 下が 落ち 増え続 溜ま たまっ 残業 深夜 徹夜 疲れ
  疲弊 ストレス 不安 心配 混乱 喧嘩 けんか 揉め もめ 誤解 食い違 ずれ ズレ 乖離 迷う 迷っ 諦め 来なくな 使わなくな
  読まれな 読めな 進まな 待た 待ち 後回し 放置 捨て 潰れ つぶれ 事故 危な 怪我 倒れ 入院 死 亡くな 孤立 分断
  属人化 ばらば バラバラ 廃棄 余っ 足りな
`),
  list(`
  lead leads led result results resulted cause causes caused because_of end_up ends_up ended_up late delay delays
  delayed lose loses lost losing waste wastes wasted wasting mistake mistakes wrong error errors miss misses
  missed missing fail fails failed failing break breaks broke broken stuck stop stops stopped quit quits leave
  leaves left leaving slow slows slower complain complains complained complaint complaints angry upset confused
  confusion confuse confusing argue arguments forget forgets forgot forgotten redo rework twice burn_out
  burned_out burnout stress stressed overtime exhausted tired cost costs expensive money can't cannot couldn't
  unable never have_no has_no had_no don't_know doesn't_know nobody no_one fall_behind falls_behind fell_behind give_up
  gives_up gave_up drop_out dropped_out avoid avoids accident dangerous hurt sick died die isolated afraid scared
  anxious frustrated frustrating trouble problem problems guess guesswork guessing blame chaos mess ignored ignore
  overlooked abandoned thrown throw shout shouts yell yells yelled alone lonely stranger embarrassed
  in_the_bin for_nothing with_nothing stop_trusting drift_apart no_longer
  out_of_date outdated
`),
)

/** A wish or a good end, as against a bad state. */
export const POSITIVE_CUES = pattern(
  list(`
  たい ほしい 欲しい 嬉し うれし 喜 安心 幸せ 楽し 笑顔 誇り 自由 できるように られるように えるように になれば
  になったら 助か 役に立 つながる 繋がる 好き 夢 大事 大切 当たり前に ていい
`),
  list(`
  want wants hope love loves happy joy proud safe calm peace able_to can_finally enjoy enjoys help helps better
  together trust dream confident freedom free should deserve deserves matters important
`),
)

/** A bad state: something lacking, failing or hurting. */
export const NEGATIVE_CUES = pattern(
  list(`
  ない なく なか ません ず、 ずに 困 トラブル 遅れ 失 無駄 ミス てしま でしま ちゃう ちゃっ じゃう 止ま 辞め 離れ
  クレーム 怒 損 手戻り 忘れ 漏れ 取り残 置き去り 不安 心配 孤独 孤立 嫌 悔し 許せ 乖離 ズレ ばらば バラバラ 疲
  待た 後回し 放置 捨て 廃棄 混乱 誤解 属人化 諦め もったいな 危な 無理 不公平 壊れ 悪化 減っ 落ち 揉め
`),
  list(`
  not no never nobody none nothing can't cannot couldn't don't doesn't didn't won't isn't aren't wasn't without
  late lose loses lost losing waste wasted wrong mistake mistakes miss missed missing fail fails failed break
  breaks broke broken stuck quit leave leaves left alone slow confused angry upset forget forgotten burnout
  burned_out stress exhausted tired afraid scared isolated trouble problem problems unfair frustrated frustrating
  blame chaos mess ignored abandoned thrown outdated unable give_up gave_up redo delay delayed error errors
  complain complaints lonely die died dangerous accident
`),
)

/** People, numbers and moments: what makes a sentence somebody's own. */
export const CONCRETE =
  /[0-9０-９一二三四五六七八九十百千]+(?:人|件|回|日|年|時間|分|週|か月|ヶ月|カ月|度|円|割|%|％|枚|軒|歳)|\d+|母|父|祖母|祖父|おばあ|おじい|お年寄り|子ども|子供|娘|息子|妻|夫|家族|友人|友達|子ども|生徒|新人|後輩|先輩|同僚|部下|上司|お客|患者|利用者|生徒|学生|先生|住民|親|一人暮らし|昨日|先週|先月|去年|今朝|この前|毎朝|毎晩|毎週|毎日|毎回|(?<![\p{Script=Latin}])(?:mother|mom|mum|father|dad|grandmother|grandma|grandfather|grandpa|parents?|son|daughter|kids?|child|children|wife|husband|sister|brother|famil(?:y|ies)|friends?|colleagues?|teammates?|customers?|clients?|patients?|students?|teachers?|nurses?|neighbou?rs?|volunteers?|newcomers?|juniors?|boss|manager|yesterday|last (?:week|month|year|night|spring|summer|autumn|fall|winter)|this morning|every (?:day|week|morning|night|month|time)|once|two|three|four|five|six|seven|ten|twenty)(?![\p{Script=Latin}])/iu

/** Words that announce the heart of the matter. */
export const HEART = pattern(
  list(`
  本当は 本当に ほんとに ほんとうは 本音 実は 正直 要は 要するに 結局 一番 いちばん 何より なにより 根っこ
  そもそも だけは
`),
  list(`
  the_truth truly deep_down above_all most_of_all what_i_really in_the_end the_point the_real worst really_about
`),
)
