import type { Place, Refusal } from '../verdict.ts'
import { endsInPredicate } from './endings.ts'

const CLOSED = /^[\s。！!．.」』）)wｗ笑♪☆★~〜ー\p{Extended_Pictographic}\u{FE0F}]*$/u

/** Connectives and sounds that tie a clause to something before it. */
const OPENING =
  /^(?:でも|だけど|ですけど|けど|けれど|けれども|しかし|だから|ですから|なので|それで|そして|それに|それから|そしたら|すると|ただ(?=[、\s])|あと(?=[、はも])|また(?=、)|さらに|つまり|たとえば|例えば|要するに|要は|まあ|ま、|えっと|ええと|えー|あのー?(?=[、\s])|うーん|なんか|いや(?=[、\s])|はい|うん(?=[、\s])|ええ(?=[、\s])|いいえ|ううん|そう(?=[、\s])|そうですね|というか|ていうか|てか|って(?!い)|という|とか|なら(?=[、])|ので|から(?=[、])|のに|だって|なぜなら|[、。,.・）」』])/u
/** A particle at the start has lost its noun. */
const PARTICLE_START =
  /^(?:を|が(?!ん|ら|ち)|は(?![やじずなたいかくっらぐ])|に(?![おぎくげんちっわ])|へ(?![たやんい])|も(?![うとのしっらちめどい])|と(?:言|思|聞|か、|いう)|で、|の(?![びんぞみこりっ]))/u

/** Where a clause may begin: behind a mark, or behind a form that ends the clause before. */
const BOUNDARY_BEFORE =
  /[、，,。；;「『（(\s　]$|(?:けど|けれど|けれども|のに|[るたいだすうくむつん]ので|なので|[るたいだすうくむつん]から|(?:です|ます|でした|ました|ません|[たるい])が|[いだたるうすくむ]し|たら|だら|れば|なら|ながら|ために|ため|おかげで|せいで)$|(?:^|[、。\s])(?:やっぱり?|やはり|正直|結局|とにかく|なんだか|なんか)$/u

/** What may follow a predicate without being part of what it says. */
const BOUNDARY_BEHIND =
  /^(?:[、，,；;]|(?:ので|けど|けれど|けれども|のに|んで|もので)|から(?=[、。，,！!\s]|です|だ|ね|か?$)|が(?=[、。，,\s]|$)|し(?=[、。，,\s]|$)|(?:んです|んだ|のです|のだ|んや|ねん|んっす|わけで|もんで|です)(?:よ|ね|けど|けれど|が|から|し|わ|な|って|もの|の)*(?=[、。，,！!\s]|$)|(?:よ|ね|な|わ|さ|ぞ|ぜ|もん)+(?=[、。，,！!\s]|$)|[」』])/u

const SUBJECT = /[\p{Script=Han}\p{Script=Katakana}ーぁ-んA-Za-z0-9」』)）](?:が|(?<![にでと])[はも]|って)(?!.{0,1}$)/u
/** と言う, と思う, 気がする: what stands before them is not claimed by whoever speaks. */
const REPORTED = /^(?:と|って|とは|なんて|とか)(?:も)?(?:言|い[うっわ]|思|聞|感じ|考え|いう|みな|主張|書)/u
const ADVERBIAL =
  /(?:毎[朝晩日週月年回]|最近|昨日|今日|明日|今朝|昨夜|先[週月日]|去年|今年|正直|実際|結局|特に|普段|今|昔|朝|昼|夜|いつも|たまに|時々|本当|実は|多分|たぶん|もちろん|やっぱり|やはり|とにかく|例えば|たとえば|はい|いいえ|いえ|いや|うん|ええ|まあ|あと|また|でも|ただ|しかし|だから|そして|それで|うーん|えっと|正直言って|できれば|できたら|とき|時|場合|頃|ころ|度|たび|間|後|前|うち|[はにでもてへとばしずらがつく]|以来|から|まで|より|けど|ので|のに|ため|ながら|たり|(?:いう|ゆう|言う|ちゅう)か)$/u

/** Why a piece of a Japanese sentence is no whole clause; null when it is one. */
export function refusalJa({ before, piece, after }: Place): Refusal | null {
  if (OPENING.test(piece) || PARTICLE_START.test(piece)) return 'dangling-start'
  const ends = CLOSED.test(after)
  if (/[、，,「『（(・]$/u.test(piece)) return 'dangling-end'
  if (!endsInPredicate(piece, ends)) return hasLooseEnd(piece) ? 'dangling-end' : 'no-predicate'
  if (Array.from(piece).length < 3) return 'no-predicate'
  return startRefusal(before, piece) ?? endRefusal(piece, after, ends)
}

function hasLooseEnd(piece: string): boolean {
  return /(?:[はがをにもでとへのやなてばしず]|から|まで|より|ので|けど|けれど|のに|たら|ながら|こと|とか|など|って|という)$/u.test(
    piece,
  )
}

function startRefusal(before: string, piece: string): Refusal | null {
  if (before.trim() === '') return null
  if (!BOUNDARY_BEFORE.test(before)) return 'starts-inside-clause'
  const bare = before.replace(/[、，,。；;「『（(\s　]+$/u, '')
  const segment = bare.split(/[、，,；;\s　]+/u).at(-1) ?? ''
  if (/(?:というより|どころか|くせに|たび|ほど|くらい|ように)$/u.test(segment)) return 'lost-condition'
  if (/[」』]$/u.test(bare) || !ADVERBIAL.test(segment)) return 'lost-subject'
  if (/(?:たら|れば|なら|場合|もし.*)$/u.test(segment)) return 'lost-condition'
  return SUBJECT.test(`${before}  `) && !SUBJECT.test(piece) ? 'lost-subject' : null
}

function endRefusal(piece: string, after: string, ends: boolean): Refusal | null {
  if (ends) return null
  if (REPORTED.test(after) || !BOUNDARY_BEHIND.test(after)) return 'ends-inside-clause'
  if (after.startsWith('です') && !/[いた]$/u.test(piece)) return 'ends-inside-clause'
  return null
}
