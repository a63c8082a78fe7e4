import type { Language } from '../../contract.ts'
import { oneOf } from './patterns.ts'

const LEADING_JA = oneOf(String.raw`
  えー?っ?と ええと あのー?(?=[、\s]) そのー(?=[、\s]) まあ まぁ ま(?=、) うー?ん んー+ なんか なんだろう? やっぱり? やはり
  でも(?!の) だけど けど けれど ただ(?=[、\s]) だから(?!こそ) なので それで(?!も) で(?=、) そして それに それから あと(?:は|、)
  また(?=、) さらに しかも 実は 正直(?:に?言うと|言って|なところ|、)? 一応 とりあえず 要は 要するに つまり 結局(?:は|のところ)?
  例えば たとえば そうですね そうだね そう(?=[、。]) (?:はい|うん|いや|いえ)(?=[、。\s]) いいえ ううん 違(?:う|います)(?=[、。\s])
  というか ていうか 特に(?!な) そもそも 多分 たぶん おそらく きっと もちろん そう(?:する|なる)と すると そしたら その結果
  なぜなら (?:なぜ|なんで)かというと 理由は(?=[、\s]) というのも っていうのも ほら もう(?=[、\s]) (?:逆に|むしろ)(?=、)
  (?:本当|ほんと)は(?=、) 強いて言えば 個人的には (?:って|という)(?=[一-龠]) ある日(?=、) だって
`)

const LEADING_EN = oneOf(String.raw`
  well so(?!_that\b) um+ uh+ hmm+ oh ok(?:ay)? yes yeah yep no(?=[,\s]+(?:it|i|we|the|they|that|more|rather|not)\b) nope nah
  honestly frankly to_be_honest tbh i_mean i_(?:think|guess|suppose|believe)(?:_that)? i'?d_say(?:_that)? actually basically
  mostly maybe probably perhaps also and(?:_then)? but because(?:_of)? cause cos since which(?:_means)?(?:_that)? while
  although though whereas plus then it(?:'?s|_is)_(?:(?:just|mostly|more|mainly|simply)_)?(?:that|because)
  what_i_(?:really_)?mean_is(?:_that)? i_already_told_you the_(?:thing|truth|point)_is(?:_that)? it_means(?:_that)? like(?=,)
  look listen you_know you_see of_course sure exactly right again for_example for_instance in_the_end after_that since_then
  by_then these_days this_time really mainly in_short rather more_like
`)

const TRAILING_JA = oneOf(String.raw`
  からです からだ からって から(?:ね|かな|さ)? ので(?:す)? (?:ん|の|なん)です(?:よね?|けど|が|ね|よ)? (?:ん|なん)だ(?:よね?|けど|ろう)? のだ
  (?<=[たるいうくすつむぶぬぐだ])し だよね? ですよね? ですね ですし? けど(?:ね|も)? けれども? な?のに (?<=[たるいうすんだ])が
  と(?:は|も)?思(?:う|って(?:る|いる|ます|います|て|いて|た|いた)?|い(?:ます|ました)|った)(?:から|ので|んです|けど|が)?
  な?のかな(?:あ|って)? かなあ?(?:と|って)? かも(?:しれ(?:ない|ません)|ね)? (?:という|って|っていう|みたいな)?感じ(?:です|かな|で|だ)?
  みたいな とか だけ(?:だ|です|なん(?:だ|です))? (?<=[るただい])って(?:こと|話)?(?:です|だ|かな|ね)?
  って(?:こと|話|感じ)(?:です|だ|かな|ね)? って思(?:う|った|ってる|います|っています|って) って言(?:ってました|われました|っていました)
  (?<![ぁ-ん])ね よね? (?<=[たるいだ])な(?:あ|ぁ)? わ(?:け(?:です|で|だ)?)? ために? ということ(?:です|だ)? っていうこと
  気が(?:する|して(?:いて|る)?|します) でして (?<=[たる])そう(?:です|だ|で)? と考えて(?:い)?(?:ます|る) からに決まって(?:る|ます|いる)
  のが気にな(?:る|って(?:い)?(?:る|ます|て)) (?<=[\p{Script=Han}ァ-ヶー]|がち)で (?<=こと|もの|ところ)[がはをにも] じゃないですか じゃん でしょう? だろう という(?:の)? のは?
`)

const TRAILING_EN = oneOf(String.raw`
  you_know or_something(?:_like_that)? i_(?:guess|think|suppose) basically too as_well etc and_so_on and_stuff though anyway
  really right_now honestly after_that because and but so or
`)

/** Connectives, fillers and replies before the point of a clause. */
export const LEADING: Readonly<Record<Language, RegExp>> = {
  ja: new RegExp(`^${LEADING_JA}[、,，\\s]*`, 'u'),
  en: new RegExp(`^${LEADING_EN}(?![\\p{Script=Latin}'’])[,:\\s…—–-]*`, 'iu'),
}

/** Connectives and softeners after it. */
export const TRAILING: Readonly<Record<Language, RegExp>> = {
  ja: new RegExp(`${TRAILING_JA}$`, 'u'),
  en: new RegExp(`[\\s,]*(?<![\\p{Script=Latin}])${TRAILING_EN}$`, 'iu'),
}
