import { oneOf } from './patterns.ts'

const NOT_LATIN = "(?![\\p{Script=Latin}'’])"
const HESITATION = '(?:(?:うーん|んー|えっと|まあ|あー?|はい|うん|ええ|そうですね|well|hmm+|um|oh|yes|yeah)?[、,…\\s]*)'

const opening = (pieces: string, lead = HESITATION): RegExp => new RegExp(`^${lead}${pieces}`, 'iu')

/** The first words of a reply that agrees. */
export const YES_OPENING = opening(
  `(?:${oneOf(String.raw`
  はい うん+ ええ えぇ そう(?:です|だ|そう|なん(?:です|だ))?[ねよ]* まさに(?:それ|そう)?(?:です|だ)? その(?:とお|通)り(?:です|だ)?
  間違いない(?:です)? それ(?:です|だ)[ねよ]* ですです ピッタリ ぴったり 合って(?:る|ます|います) おっしゃる通り(?:です)?
  `)}(?![ぁ-ん一-龠ァ-ヶ])|${oneOf(`
  yes yeah yep yup sure exactly precisely right correct absolutely definitely totally indeed true spot_on bingo ok(?:ay)?
  that(?:'?s|_is)_(?:it|right|exactly_it|exactly_right|correct|true) uh-?huh mm-?hm+ you_got_it of_course
  `)}${NOT_LATIN})`,
  '',
)

export const MOSTLY_OPENING = opening(
  oneOf(`
  だいたい 大体 ほぼ おおむね 概ね おおよそ そんな感じ そんなところ そんなとこ 近い(?:です|ね)? まあそう まあそんな
  mostly more_or_less pretty_much kind_of_yes by_and_large roughly basically_yes close_enough that'?s_close
  something_like_that largely for_the_most_part nearly
  `),
)

export const A_LITTLE_OPENING = opening(
  oneOf(`
  少し(?:は|だけ)? ちょっと(?:は|だけ)? 多少 一部は かも(?:しれ(?:ない|ません))? そうかも たぶん 多分 どうだろう どうかな 微妙
  半分(?:くらい|ぐらい)? a_(?:little|bit) maybe perhaps possibly partly sort_of kind_of kinda half could_be might_be i_guess
  i_suppose not_sure in_a_way to_some_extent
  `),
)

/** The first words of a reply that denies or corrects. */
export const NO_OPENING = opening(
  oneOf(String.raw`
  (?:ちょっと|少し|微妙に|だいぶ|全然)?(?:違|ちが)[ういっく] いや+(?:いや)?(?![がだなで]) いいえ いえ(?![ばるも]) ううん ちゃう そうじゃな
  そうでは(?:な|あり) じゃなく ではなく というより っていうより むしろ 全然 no(?![\p{Script=Latin}'’]|_(?:one|idea|clue)) nope nah
  not_(?:really|quite|exactly|that|at_all) that'?s_not that_is_not wrong it'?s_not_(?:that|about) rather more_like
  actually,?_(?:no|it) on_the_contrary
  `),
)

/** A reply that is nothing but a shrug. */
export const DUNNO_WHOLE = new RegExp(
  String.raw`^[、,…\s]*(?:(?:うーん|んー+|えっと|まあ|さあ|いや|well|hmm+|um|uh|honestly|i)[、,…\s]*)*(?:` +
    String.raw`(?:よく|ちょっと|正直|自分でも|まだ|特に|全然)?[、\s]*${oneOf(String.raw`
    (?:分|わ)から?(?:ない|ん|ず|りません) (?:分|わ)かんない 知らない 知りません 思いつかない 覚えてない 特に(?:ない|なし|ありません)
    別に(?:ない)? (?:なん|何)となく ない(?:です)? なし ノーコメント どうでもいい パス さあ
    `)}(?:です|かな|なあ|な|ね|よ|けど|かも)*|${oneOf(String.raw`
    (?:don'?t|do_not|dunno|didn'?t)_?(?:really_)?(?:know|remember|care)? no_(?:idea|clue) not_sure nothing(?:_really)? none whatever
    idk no_reason just_because can'?t_say hard_to_say pass n\/a
    `)})[\s、。.…!！?？w笑]*$`,
  'iu',
)

/** Impatience with us, not with the world. */
export const ANGRY = new RegExp(
  oneOf(String.raw`
  うるさい しつこい もういい(?:よ|です|から|わ)?(?:$|[、。！!]) いい加減に うんざり ふざけ(?:る|ん)な 何なの なんなの なんなんだ
  めんどくさい 面倒くさい ムカつく むかつく 聞くな 質問ばっか 質問ばかり 意味ない(?:だろ|でしょ|じゃん) 時間の無駄だ annoying stop_asking
  enough_(?:with|of) ridiculous wast(?:e|ing)_(?:of_)?my_time fed_up shut_up \bwtf\b sick_of_(?:this|your|these)
  stupid_(?:question|bot|machine) useless_(?:bot|question|machine) pointless_question leave_me_alone
  are_you_(?:even_)?(?:listening|serious) i_already_(?:told|said) just_build_it cut_the_crap what_the_hell
  `),
  'iu',
)

/** A clause that takes back what stands beside it. */
export const DISMISSAL = new RegExp(
  `${oneOf(`
  困って(?:は|も)?い(?:ない|ません) 困らない 問題(?:は)?な(?:い|く) 別に(?:いい|大丈夫|気にして|困) 大丈夫(?:だけど|ですけど|かな)
  ってほどでも 気にならない どうでもいい
  `)}|(?<![\\p{Script=Latin}])${oneOf(String.raw`
  not_that_(?:any|it|i|we|they)\w* (?:that|it|this)(?:'s|_is)_(?:fine|ok|okay|not_a_problem|no_problem)
  doesn'?t_(?:really_)?matter never_mind forget_(?:it|that|the) no_big_deal i_don'?t_mind nobody_minds
  `)}(?![\\p{Script=Latin}])`,
  'iu',
)

/** Said, but not quite meant. */
export const HEDGE = new RegExp(
  `${oneOf(`
  かも(?:しれ|知れ|ね|。|、|$) たぶん 多分 おそらく 恐らく かなあ?(?:と|って|。|、|$) 気がする 気がして
  よく(?:分|わ)から(?:ない|ん)(?:けど|が) なんとなく 何となく 一応 もしかし どうだろう 自信(?:は)?ない
  `)}|(?<![\\p{Script=Latin}])${oneOf(`
  maybe perhaps possibly probably i_guess i_suppose might_be could_be not_sure sort_of kind_of kinda somehow
  i(?:'m|_am)_not_certain i_don'?t_really_know_but
  `)}(?![\\p{Script=Latin}])`,
  'iu',
)

/** A sentence that asks us something, whatever its mark. */
export const ASKS_BACK =
  /[?？]\s*$|(?:です|ます|でしょう|だろう|の|ん|す)か(?:ね|な)?[。\s]*$|かね[。\s]*$|(?:どう思う|どう思います|教えて|何が言いたい|それ聞いて)[。\s]*$/iu
