import { quoteGate } from '#listening/index.ts'
import type { Anchor } from './anchor.ts'
import { topicJa } from './japanese.ts'
import { volitional, wishedFrom } from './verb-forms.ts'
import { withObject } from './with-object.ts'

const LONGEST = 34

/** How a wish is said on after its own word; nothing of it is what is wished for. */
const SOFT_END =
  /(?:(?:ん|の)(?:です|だ|や|っす)|なん(?:です|だ)|です|ねん|んで|んよ|わけ|(?:な|か)?な(?:あ|ぁ|ー)?|かも|とか|って|と(?:いう|ゆう|言う)?|っていう|みたいな|感じ|思(?:って(?:い)?(?:る|ます|て|おります|まして|た|ました)?|い(?:ます|まして|ました)|う|った)|考え(?:て(?:い)?(?:る|ます|おります|まして|て)|ました)|存じます|願って(?:い)?(?:る|ます)|けど|けれど|けども|けれども|から|ので|もので|ものですから|のに|が|よ|ね|わ|の|さ|し|ん|や|おもて|思て|思うて|る|ます|ところ|つもり|だけ|、|。|！|!|…|w|ｗ|笑|〜|ー|～|\s|♪|☆|★|\p{Extended_Pictographic}|\u{FE0F})+$/u
const WISHED = /(?<!冷|重|平|眠|もっ|いっ|だい|(?<!て|で)み)たい$|(?:て|で|が|を|は|も|やつ)(?:ほし|欲し)い$/u
const WOULD_BE_NICE =
  /^(.+?)(?:が|も|でも|みたいなの?が?)?(?:あったら|あれば|あると)(?:いい|良い|ええ|便利|助かる|嬉しい|うれしい|最高)$/u
const DECIDED =
  /^(.+(?:を|に|へ|が|で|と).*?[ろようこそともぼごのお]う)(?:と|って|か(?:な)?(?:と|って)?)(?:思|考え|して|し始|しは)/u

/** Ends a clause for good: what stands before is why or whereas, not what. */
const HARD =
  /(?:けど|けれど|けれども|けども|ので|んで|から|のに|ですが|ますが|たが|だが|るが|し|たら|れば|ても|でも|って|です|ます|ない|[いるただ](?<!こと|もの|が))(?:な|ね|さ|よ)?[、,\s]+|[なねさ]、|(?<=[いるただ]|な)ので(?=[^、])|(?<=[いるただ])から(?=[^、])|(?<=だ|る|い|た|です|ます|ねん)けど(?=[^、])|[。！!？?]/gu
const FILLER =
  /^(?:えー?っ?と|ええと|あのー?(?=[、\s])|そのー(?=[、\s])|まあ|まぁ|うー?ん|んー+|なんか|なんだろう?|やっぱり?|やはり|でも(?!の)|それで(?!も)|そのために|そこで|なので|だから|実は|正直(?:に?言うと|、)?|一応|とりあえず|要は|要するに|できれば|できたら|いつか|最近|ちょっと|もっと(?=[、\s])|そうですね|はい|うん|いや|どうも|ねえ|あ(?=[、\s])|お(?=[、\s])|ほな|ほんで|そんで|てか|ていうか|というか|そう(?=、)|ずっと(?=、)|私は(?=、)|わたしは(?=、)|僕は(?=、)|俺は(?=、)|今度|今|こんにちは|こんばんは|おはよう(?:ございます)?|はじめまして|初めまして|よろしく(?:お願いします)?)[、,，。！!\s…ー〜]*/u

const THING =
  /(?:アプリ|サイト|ツール|システム|サービス|ページ|ホームページ|帳|ノート|手帳|日記|地図|マップ|一覧|リスト|表|カレンダー|ゲーム|ボット|ブログ|絵本|図鑑|アルバム|掲示板|カード|教室|カフェ|サロン|広場|仕組み|AI|家計簿|記録|記録帳|動画|番組|新聞|冊子|レシピ集|アーカイブ|図書館|名簿|台帳|辞典|辞書|ガイド|ガイドブック|チャット|メモ|メモ帳|しおり|教材|マニュアル|掲示板|タイマー|チェックリスト)$/u
const NO_OBJECT =
  /^(?:それ|これ|あれ|そう|こう|何か|なんか|何も|なにか|なんとか|何とか|そういう(?:の|もの|こと)|こういう(?:の|もの|こと)|みんな|誰か|自分|私|僕|俺|どう(?:に|か|し)|もう|早く|まず|ただ|何|どこか|いろいろ|色々)(?!の|と)(?:を|が|は|に|で|も)?.{0,7}$/u
/** A particle at the front has lost its noun; so has what follows a quotation. */
const BAD_START =
  /^(?:を|が(?!ん|ら|ち)|は(?![やじずなたいかくっらぐ])|に(?![おぎくげんちっわ])|も(?![うとのしっらちめどい])|と(?:か|い|言|思|、)|で、|の(?![びんぞみこりっ])|な(?=[もこや])|て|って|みたい|らしい|という|ような|[、。,.」』）)])/u
const UNFIT = /[?？!！。「」『』"“”()（）[\]{}<>`*_#|\r\n\t…]|https?:/u
/** Somebody else says so. */
const OTHERS = /(?:と|って)(?:言|いう|いっ|ゆう|頼|おっしゃ|聞)|言われ|頼まれ|らしい|とのこと|そうです$|そうだ$|指示/u

/** The first sentence that says it plainly. */
export function anchorJa(sentences: readonly string[]): Anchor | null {
  for (const sentence of sentences) {
    if (OTHERS.test(sentence)) continue
    const found = wishIn(sentence) ?? thingIn(sentence)
    if (found !== null) return found
  }
  return null
}

function wishIn(sentence: string): Anchor | null {
  const decided = DECIDED.exec(sentence)?.[1]
  const said = sentence.replace(/たく(?:存じ|思い|思っ|ございま|考え|て)[^、。]*。?$/u, 'たい')
  const plain = decided === undefined ? said.replace(SOFT_END, '') : (wishedFrom(decided) ?? '')
  const nice = WOULD_BE_NICE.exec(lastClause(plain))?.[1]
  const wish = nice === undefined ? plain : `${nice}がほしい`
  if (!WISHED.test(wish)) return null
  const isVerbatim = decided === undefined && nice === undefined && said === sentence
  for (const clause of clausesOf(wish)) {
    if (!isWhole(clause) || (isVerbatim && !passes(clause, sentence))) continue
    const wanted = withObject(clause)
    return { wanted, action: volitional(wanted), topic: topicIn(wanted) }
  }
  return null
}

function thingIn(sentence: string): Anchor | null {
  const bare = lastClause(
    sentence.replace(/(?:です|だよ|だね|かな|とか|みたいな(?:の|やつ)?|ー|！|!|。|…|w|笑|\s)+$/u, ''),
  ).replace(FILLER, '')
  if (!THING.test(bare) || bare.length > 20 || /[はがを、]|て(?!ー)|ない|たい/u.test(bare)) return null
  return UNFIT.test(bare) || BAD_START.test(bare)
    ? null
    : { wanted: `${bare}を作りたい`, action: `${bare}を作ろう`, topic: topicIn(bare) }
}

function lastClause(text: string): string {
  return text.split(/[、,，]+/u).at(-1) ?? text
}

/** Without what stands before it as a reason, then from each comma on: the longest that is short enough comes first. */
function clausesOf(wish: string): string[] {
  let from = 0
  for (const { 0: link, index } of wish.matchAll(HARD))
    if (index + link.length < wish.length) from = index + link.length
  const own = withoutFiller(wish.slice(from))
  const starts = [
    0,
    ...Array.from(own.matchAll(/(?<![をがはにの])[、,，]\s*/gu), ({ 0: mark, index }) => index + mark.length),
  ]
  return starts.map((start) => withoutFiller(own.slice(start)))
}

function withoutFiller(text: string): string {
  let now = text.trim()
  for (let before = ''; before !== now;) {
    before = now
    now = now.replace(FILLER, '')
  }
  return now
}

function isWhole(clause: string): boolean {
  const length = Array.from(clause).length
  if (length < 5 || length > LONGEST || UNFIT.test(clause) || BAD_START.test(clause) || NO_OBJECT.test(clause))
    return false
  return /[\p{Script=Han}\p{Script=Katakana}A-Za-z]/u.test(clause)
}

/** The subject of one's own wish may be left out; everything else the quote gate refuses is no whole clause. */
function passes(clause: string, sentence: string): boolean {
  const verdict = quoteGate(clause, sentence, 'ja')
  return verdict.ok || PARDONED.has(verdict.reason)
}

const PARDONED: ReadonlySet<string> = new Set([
  'lost-subject',
  'too-long',
  'lost-condition',
  'not-content',
  'ends-inside-clause',
  'question',
])

const GENERIC =
  /^(?:アプリ|サイト|ツール|システム|サービス|ページ|もの|こと|やつ|場所|仕組み|場|物|企画|プロジェクト|ソフト)$/u
/** 子ども|食堂, ごみ|置き場, 常連さん|用の: the noun goes on to the left. */
const CUT_NOUN = /[もみんきしこごお]$|さん$/u

function topicIn(text: string): string | null {
  if (text.endsWith('たい') && (!/を[^を]{1,10}たい$/u.test(text) || /よう(?:にし|にな|に)[^を]*たい$/u.test(text)))
    return null
  const topic = topicJa(text)
  if (topic === null || GENERIC.test(topic) || topic.length < 2) return null
  return CUT_NOUN.test(text.slice(0, text.lastIndexOf(topic))) ? null : topic
}
