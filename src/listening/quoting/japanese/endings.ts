/** Predicates in a form that can end a sentence. */
const CONCLUSIVE =
  /(?:です|ます|でした|ました|ません|ませんでした|でしょう|だろう|だった|である|じゃない|ではない|たい|ない|なかった|た|だ|る|い|う|く|す|つ|ぬ|ぶ|む|ぐ|(?:ませ|へ|ら|れ|でき|せ|か|知ら)ん|ねえ|ねん|やん|やで|やわ|じゃん|っす)$/u

/** What looks like one and is not: nouns, adverbs and particles that end in the same kana. */
const NOT_CONCLUSIVE =
  /(?:くらい|ぐらい|違い|思い|願い|想い|匂い|笑い|お金遣い|手伝い|付き合い|つきあい|出会い|誓い|扱い|狙い|間違い|支払い|味わい|お祝い|習い|戦い|争い|勢い|幸い|せい|たぐい|代わりい|もう|そう|よう|どう|こう|ほう|とう|いつ|一つ|ひとつ|ふたつ|二つ|三つ|みっつ|いくつ|あなた|また|ただ|まだ|いまだ|たった|さん|ちゃん|くん|たくさん|もちろん|ぜん|こん|そん|かん|りんく|おかげ|とく|なく|よく|すごく|ひどく|早く|遅く|速く|多く|近く|遠く|高く|低く|長く|短く|強く|弱く|悪く|良く|無く|全く|まったく|しばらく|とにかく|なるべく|おそらく|ことごとく|同じく|らしく|しく|たく|いく|きく)$/u
const VERB_KU =
  /(?:行|書|聞|働|歩|続|届|着|動|泣|置|抜|引|弾|描|築|付|咲|焼|解|開|空|乾|湧|効|利|向|傾|嘆|叩|招|除|敷|突|拭|吹|吐|履|巻|渇|浮|説|頂|い|ゆ|気づ|きづ|つまず|片付|近づ|ひ|ふ|と|か)く$/u

/** What describes by itself, without です: 通勤が大変. */
const BARE_PREDICATE =
  /(?:[がはも]|のが|のは)[^がはをも]{0,8}?(?:大変|無理|嫌|好き|嫌い|苦手|得意|不便|便利|面倒|心配|不安|大事|大切|必要|駄目|ダメ|楽|下手|上手|無駄|手間|ストレス|苦痛|限界|不可能|複雑|曖昧|適当|最悪|最高|残念|危険|窮屈|退屈|負担|問題|理想|一番|いっぱい|ぎりぎり|ギリギリ|バラバラ|ばらばら|ぐちゃぐちゃ|ゼロ|皆無)$/u

const FINAL_PARTICLES = /(?:よね|よな|[よねわさぞぜ]|なあ|(?<=[いだるたう])な|もん|けどね|かもね)$/u

/** Whether a Japanese piece ends in a predicate. `ends` says that its sentence ends there too, where ね and よ may follow it. */
export function endsInPredicate(piece: string, ends: boolean): boolean {
  const bare = piece.replace(/[。！!．.」』）)\s]+$/u, '')
  const said = ends ? bare.replace(FINAL_PARTICLES, '') : bare
  if (BARE_PREDICATE.test(said)) return true
  if (!CONCLUSIVE.test(said)) return false
  if (said.endsWith('く'))
    return VERB_KU.test(said) && !/(?:^|[^\p{Script=Han}])(?:とく|ひく|ふく|かく|いく)$/u.test(said)
  return !NOT_CONCLUSIVE.test(said) || /(?:[はがを]|て|で)(?:いう|言う|行く|習う)$/u.test(said)
}
