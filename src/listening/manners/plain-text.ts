import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'

const LINK = /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|jp|dev|app|info|co|me|ly)\b|\S@\S+\.\S|\]\(/iu
const MARKUP =
  /\*\*|__|`|^\s*#{1,6}\s|^\s*(?:[-*•・■●◆▼]|\d+[.)）])\s*\S|<\/?[a-z][^>]*>?|^\s*>|\|.*\||&(?:nbsp|amp|lt|gt|#\d+);|【[^】]*】|\\[nt]/imu
const ROLE =
  /(?:^|[。.!?！？]\s*)\s*[(（[<]?(?:assistant|interviewer|naze|ai|bot|system|user|person|human|answer|reply|response|question|q|a|アシスタント|インタビュアー|聞き手|相手|質問|回答|返答|返信|システム|ユーザー|参加者)[)）\]>]?\s*[:：]/imu
const INSIDE =
  /<<<|>>>|\b(?:system prompt|must_ask|never_ask|most_important|summary_check|my instructions|as an ai|language model|(?:the|my|this) task (?:for|of|is|says|now|here)|(?:i was|i am|i'm|i have been|as) (?:told|instructed|asked|supposed|required) to (?:ask|write|say|answer|keep|do)|the (?:rules|guide|prompt|instructions) (?:say|says|tell|tells|ask|asks|want|wants)|this turn|worked example)\b|システムプロンプト|プロンプト|指示(?:では|に従|によ)|言語モデル|今回の役目|役目(?:は|に|として|なので)|ルールに(?:より|従)|決まりなので|聞くように(?:言われ|指示|なって)|と聞くことになって|ＡＩとして|AIとして|[{}]|\[(?:summary|topic|question|insert|name here)[^\]]*\]|^\s*(?:state|step|task|now)\s*[:：]|今すること[:：]/imu

/** (nods), *smiles*, （うなずきながら） */
const STAGE =
  /^\s*(?:\([^()]*\)|\*[^*]+\*)|\((?:[^()]*(?:ながら|つつ)|nods?|smil\w+|laugh\w*|paus\w+|lean\w+)[^()]*\)/iu
/** Words said twice running; “that that” and 「いろいろ」 are none. */
const TWICE =
  /(?<![\p{L}])(?!(?:that|had|very|so|really|long|again|no|yes|bye|far|many|much)\b)([a-z]{2,}) \1(?![\p{L}])|([\p{Script=Han}]{2})\2|(いつ|どこ|なに|何){1}\3|の{2}|(?<=\p{Script=Han})(\p{Script=Han})\4り/giu
const STUMBLES = 2

function isGarbled(text: string): boolean {
  return (text.match(TWICE)?.length ?? 0) >= STUMBLES
}

/** Nothing but words: no link, markup, role, tag, nor anything of the instructions. */
export function notPlain(text: string, ground: Ground): string[] {
  const plain = text.normalize('NFKC')
  return [
    ...(LINK.test(plain) && !isTheirs(LINK, plain, ground) ? ['holds a link or an address'] : []),
    ...(MARKUP.test(plain) ? ['is decorated: write plain sentences, no list, heading, bold, code or tag'] : []),
    ...(STAGE.test(plain) ? ['describes a gesture; write only what is said'] : []),
    ...(isGarbled(plain) ? ['stumbles over its own words'] : []),
    ...(ROLE.test(plain) ? ['names who speaks; write only what is said'] : []),
    ...(INSIDE.test(plain.replaceAll(MASKS, '')) ? ['shows its own instructions'] : []),
  ]
}

/** “node.js” and “Booking.com” may have been said by the person. */
function isTheirs(pattern: RegExp, text: string, { sources }: Ground): boolean {
  const found = pattern.exec(text)?.[0]
  return found !== undefined && !found.includes(':') && !found.includes('@') && sources.includes(fold(found))
}

/** A mask that nobody is behind, or the wish to look behind one. */
export function maskBroken(text: string, { written, sources }: Ground): string[] {
  const known = new Set(written.match(MASKS) ?? [])
  const unknown = (text.match(MASKS) ?? [])
    .filter((mask) => !known.has(mask))
    .map((mask) => `${mask} does not occur in the conversation`)
  const looks = BEHIND.test(text) ? ['asks what is behind a mask'] : []
  const guessed = WHO_THEY_ARE.exec(fold(text))
    ?.slice(1)
    .find((name) => name !== undefined)
  const guesses =
    guessed === undefined || sources.includes(guessed) ? [] : [`guesses that who is behind a mask is "${guessed}"`]
  return [...unknown, ...looks, ...guesses]
}

/** “your sister [NAME1]”, 「上司の[氏名1]さん」 */
const WHO_THEY_ARE =
  /\b(sister|brother|mother|father|mum|mom|dad|wife|husband|son|daughter|boss|manager|colleague|friend|neighbou?r|teacher|doctor|cousin|aunt|uncle|partner)\b,? \[|(母|父|姉|妹|兄|弟|妻|夫|上司|部下|同僚|友人|息子|娘|先生)(?:さん)?(?:の|である|、)?\[/u

const BEHIND =
  /\][^。.!?？]{0,6}(?:とは|って|は)(?:誰|だれ|どなた|どこ|どちら|何という|なんという)|\][^。？]{0,10}(?:本名|フルネーム|連絡先|お名前|名前)|\b(?:who|what|where) (?:exactly |really )?(?:is|was|are) \[[^\]]+\](?:\s*(?:\?|exactly|really|called|'s (?:real |full )?(?:name|phone|address)))|(?:real|full|actual) name of \[|\['?s?\b.{0,12}(?:real|full) name/iu
