import { contentWords, stem } from '#text/index.ts'
import { japaneseWords } from '#text/vectors/lattice.ts'
import { vectorTableNow } from '#text/vectors/load.ts'
import { knownWords } from '#text/vectors/words.ts'
import { ENGLISH_STOP_WORDS } from '#text/words/stop-words.ts'
import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { unsaidCauses } from './causes.ts'
import { numbersIn } from './numbers.ts'
import { unsaidPeople } from './people.ts'
import { quotesIn, unquoted } from './parts.ts'

/** How much of a quote's words the person or the guide must have used; inflection and particles may differ. */
const QUOTE_SHARE = 0.75
const HEARSAY =
  /(?:ほか|他)の(?:方|人|参加者|利用者|ゆーざー|お客(?:様|さん))(?:から|も|に(?:も|は)|は|の)[^。]{0,24}(?:おっしゃ|言っ|聞い|伺っ|声|回答|同じ|多)|多くの(?:方|人|利用者|ゆーざー)(?:が|も|は|に)|(?:みなさん|皆さん|皆様|みんな)(?:も|が|は)?(?:同じ|よく|そう(?:おっしゃ|言)|困)|一般的に|統計|調査(?:に|で)(?:よれば|よると|は)|研究(?:に|で)(?:よれば|よると|は)|によると|実は、|ご存(?:じ|知)(?:の通り|のとおり|ですか|でしょうか)|知っていましたか|よくあること|よくある(?:お)?(?:話|悩み|問題)|(?:最近|先日|先月|今度|来月|近々)の?(?:あっぷでーと|更新|改定|改修|新機能|新ばーじょん)|\b(?:many|most|other|several|lots of) (?:people|users|participants|customers|others|respondents|parents|drivers|patients|students|employees)\b(?! (?:around|in your|you|at your|on your|involved|who|affected))|\b(?:research|studies|statistics|surveys?|experts?|data) (?:show|say|suggest|find|tell|indicate)|\baccording to\b|\bstatistically\b|\bin fact,|\bactually, (?:the|we|our|it)\b|\bthe (?:developers?|company|manufacturer|government|store|bank|council) (?:has|have|will|is|are|plans?|says?|told)\b|\bthe team (?:will|plans?|says?|told|is (?:working|planning|going))\b|\bdid you know\b|\bit is (?:well )?known|\b(?:new|latest|recent|upcoming) (?:update|version|release|feature)\b|\b(?:common|well-known|known) (?:problem|issue|complaint|bug)\b|\beveryone (?:says|has|knows|feels)\b/u

/** A number, a name or a quote that neither the guide nor the person gave, or what others are said to think. */
export function ungrounded(text: string, ground: Ground): string[] {
  const { sources } = ground
  const hearsay = HEARSAY.exec(fold(unquoted(text)))
  return [
    ...unknownQuotes(text, ground),
    ...unknownNumbers(text, ground),
    ...unknownNames(text, ground),
    ...unsaidHarm(text, ground),
    ...unsaidPeople(text, ground),
    ...unsaidCauses(text, ground),
    ...obeys(text, ground),
    ...(hearsay !== null && !sources.includes(hearsay[0].trim())
      ? [`"${hearsay[0].trim()}": neither the guide nor the person said so`]
      : []),
  ]
}

/** What nobody should be told happened to them unless they said so: however near a word of theirs is. */
const HARM =
  /火事|火災|爆発|事故|怪我|(?<!だ|わ)けが|骨折|死[んにぬなね亡者]|亡くな|倒れ|入院|救急|流血|被害|泣い|涙|倒産|訴訟|誤診|詐欺|違法|盗[まみん]|虐待|暴力|\b(?:fires?\b|burn(?:t|ed) down|explo\w+|accidents?|injur\w+|hurt|wounded|died|dead|killed|collaps\w+|hospital\w*|ambulance|crying|cried|tears|su(?:e|ed|ing)\b|lawsuit|fired|fraud\w*|scam\w*|illegal\w*|theft|abuse\w*|violen\w+|misdiagnos\w*)/gu

/** Whoever spoke of a death may hear of it in another form. */
const OF_DEATH = /\b(?:died|dead|death|dying|killed)\b|死|亡/u

export function unsaidHarm(text: string, { said }: Ground): string[] {
  return [...new Set(fold(unquoted(text)).match(HARM) ?? [])]
    .filter((harm) => !said.includes(harm.slice(0, 5)) && !(OF_DEATH.test(harm) && OF_DEATH.test(said)))
    .map((harm) => `"${harm}": the person told of no such thing`)
}

/** What the person ordered whoever reads it to write is not what they said. */
function obeys(text: string, { ordered }: Ground): string[] {
  const found = ordered.find((words) => fold(text).includes(words))
  return found === undefined ? [] : [`"${found}" follows an order in the data`]
}

function unknownQuotes(text: string, { sources, givesExample }: Ground): string[] {
  if (givesExample) return []
  return quotesIn(text)
    .filter((quote) => !isSaid(quote, sources))
    .map((quote) => `nobody said "${quote}"; quote word for word or do not quote`)
}

function isSaid(quote: string, sources: string): boolean {
  const folded = fold(quote).replaceAll(/^[\s。、.,!?！？…]+|[\s。、.,!?！？…]+$/gu, '')
  if (folded === '' || sources.includes(folded)) return true
  const words = contentWords(folded)
  if (words.length === 0) return true
  return words.filter((word) => sources.includes(rootOf(word))).length / words.length >= QUOTE_SHARE
}

/** 遅く is 遅い, “waits” is “waiting”. */
function rootOf(word: string): string {
  const kanji = /^[\p{Script=Han}]+/u.exec(word)?.[0]
  if (kanji !== undefined && kanji.length < word.length) return kanji
  return /[a-z]/u.test(word) ? stem(word).slice(0, 6) : word.slice(0, 4)
}

function unknownNumbers(text: string, { sources, counts }: Ground): string[] {
  const plain = text.normalize('NFKC').replaceAll(MASKS, '')
  const known = new Set([...numbersIn(sources), 0, 1, 2, ...counts])
  return [...numbersIn(plain)]
    .filter((number) => !known.has(number))
    .map((number) => `${number}: nobody gave this number`)
}

const PLAIN_LATIN =
  /^(?:i|ok|okay|ai|pc|sns|qr|tv|it|pdf|url|wi-?fi|id|app|mr|mrs|ms|dr|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|march|april|may|june|july|august|september|october|november|december|english|japanese|christmas|yes|no|hello|hi|thank|thanks)$/iu
const BRANDS =
  /(?:ぐーぐる|あまぞん|あっぷる|ついったー|いんすた(?:ぐらむ)?|めるかり|楽天|ゆにくろ|すたば|すたーばっくす|まいくろそふと|ふぇいすぶっく|ゆーちゅーぶ|てぃっくとっく|ねっとふりっくす|ぺいぺい|にとり|いおん|ろーそん|やふー|そふとばんく|どこも|とよた|そにー|ちゃっとじーぴーてぃー)/u
/** 〜さん of a call or a kin is nobody's name. */
const CALLED =
  /(?:皆|みな|お客|客|店員|担当者?|奥|旦那|お子|子ども|お父|お母|父|母|お兄|お姉|兄|姉|弟|妹|おじい|おばあ|医者|お医者|運転手|隣|業者|職人|部長|課長|係長|社長|店長|大家|職員|看護師|先生|保育士|作業員|配達員|駅員|係|同僚|上司|部下|先輩|後輩|友人|お友だち|友達|娘|息子|孫|赤|猫|犬|管理人|大工|お巡り|本屋|八百屋|花屋|パン屋|不動産屋|電気屋|たく|沢山|たくさん|方|家族|会社|利用者|参加者|相手|業者|スタッフ|オーナー|ドライバー|ヘルパー|ケアマネ(?:ジャー)?|ご主人|主人|夫|妻|嫁|彼女|彼|あなた|住人|患者|生徒|学生|ママ|パパ|親御)$/u

function unknownNames(text: string, { language, sources, bothLanguages }: Ground): string[] {
  if (bothLanguages) return []
  const own = unquoted(text).replaceAll(MASKS, ' ').normalize('NFKC')
  const names = language === 'ja' ? namesInJapanese(own) : namesInEnglish(own)
  return [...new Set(names)]
    .filter((name) => !sources.includes(fold(name)))
    .map((name) => `"${name}": neither the guide nor the person spoke of it`)
}

function namesInJapanese(text: string): string[] {
  const latin = (text.match(/[A-Za-z][A-Za-z0-9.+'-]*/gu) ?? []).filter((word) => !PLAIN_LATIN.test(word))
  const called = Array.from(
    text.matchAll(
      /([\p{Script=Han}\p{Script=Katakana}ー々]{1,6})(?:さん|様|氏|くん|君|ちゃん|先生)(?=[はがのをにもとで、。]|$)/gu,
    ),
    (match) => match[1] ?? '',
  ).filter((name) => !CALLED.test(name))
  const brand = BRANDS.exec(fold(text))?.[0]
  const strange = (text.match(/[\p{Script=Katakana}ー]{3,}/gu) ?? []).filter((run) => !isWord(run))
  return [...latin, ...called, ...strange, ...(brand === undefined ? [] : [brand])]
}

const NEWER_WORDS =
  /^(?:オッケー|オーケー|スマホ|アプリ|タブレット|サブスク|テレワーク|リモート|ログイン|アカウント|スクショ|ガラケー|キャッシュレス|ホームページ|コンビニ|クラウド|チャット|オンライン|レビュー|フォロー|スタッフ|ヘルパー)+$/u

/** Made of words of the dictionary; what is not is taken for a name. */
function isWord(run: string): boolean {
  const table = vectorTableNow()
  if (table.find(run) !== undefined || NEWER_WORDS.test(run)) return true
  return japaneseWords(run, table).join('').length === run.length
}

/** A capital that no sentence begins with. At the beginning only where a second one follows: “Google Maps”. */
function namesInEnglish(text: string): string[] {
  const found: string[] = []
  for (const sentence of text.split(/(?<=[.!?:\n…◦—–])\s*/u)) {
    const words = sentence.match(/[\p{L}\d][\p{L}\d'’.&+-]*/gu) ?? []
    for (const [place, raw] of words.entries()) {
      const word = raw.replace(/['’]s$|[.'’]+$/u, '')
      if (!/^\p{Lu}/u.test(word) || PLAIN_LATIN.test(word.replace(/['’].*$/u, ''))) continue
      const next = words[place + 1]
      if (
        place > 0 ||
        (next !== undefined && /^\p{Lu}\p{Ll}/u.test(next) && !PLAIN_LATIN.test(next)) ||
        isUnknown(word)
      )
        found.push(word)
    }
  }
  return found
}

/** Neither grammar nor in the dictionary: “Sarah” at the beginning of a sentence. */
function isUnknown(word: string): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'")
  if (plain.includes("'") || ENGLISH_STOP_WORDS.has(plain)) return false
  return knownWords(plain, vectorTableNow()).length === 0
}
