import { type Feeling, feelingIn } from './feelings.ts'

const LOSSES: ReadonlySet<Feeling> = new Set<Feeling>(['loss', 'illness'])
/** People whose loss is theirs, not the speaker's. */
const NOT_OURS =
  /お客|客(?:さん|様)|患者|利用者|生徒|あの人|知らない|他人|よその|らしく|らしい|みたいで|だったそう|\b(?:customers?|clients?|patients?|students?|pupils?|guests?|visitors?|a (?:man|woman|lady|guy|fella|stranger)|someone|somebody|other people)\b/iu
/** Seen on somebody else's face, or told of them. */
const SEEN =
  /(?:し|れ|げ|たさ|よさ|なさ)そう(?:な|に|だ|で|やっ)|がっ(?:て|た)|(?:しは|きは|いは|りは)(?:って|った|る)|(?:彼|彼女|夫|妻|主人|旦那|嫁|母|父|親|息子|娘|子|孫|友(?:だち|達|人)?|後輩|部下|同僚|若いの|相手|みんな|お客さん|[一-龠ァ-ヶ]{1,4}(?:さん|くん|ちゃん))(?:たち|ら)?(?:が|は|も)[^、。]{0,14}(?:泣|怒|悲し|寂し|不安|怖が|落ち込|疲れ|恥)|\b(?:he|she|they|people|folks|kids|everyone|(?:the|my|our|a|an|her|his|their) (?:\p{L}+ )?\p{L}+) (?:(?:just|always|really|still) )?(?:was|were|is|are|felt|feels?|looked|looks|got|gets|seemed|seems|cried|cries)\b/iu
/** Whose death or illness is the speaker's own to tell of. */
const KIN =
  /\b(?:my|our) (?:late |old |best |dear |little |big )?(?:husband|wife|partner|fianc\p{L}+|son|daughter|child|kid|brother|sister|mother|mum|mom|mam|father|dad|parents?|friend|mate|dog|cat|horse|pet|baby|uncle|aunt\p{L}*|nephew|niece|cousin|nan\p{L}*|gran\p{L}*|boy|girl|family)\b|\b(?:mum|mom|mam|mama|dad|papa|papi|nan|nana|gran|granny|grandad|grandpa|grandma)\b|主人|夫|妻|嫁|旦那|母|父|親|兄|姉|弟|妹|息子|娘|子|孫|祖|じい|ばあ|じぃ|ばぁ|おじ|おば|友|相棒|恋人|彼|犬|猫|うち|先生|師匠|仲間/iu
const MINE = /\b(?:i|i'm|i've|i'd|i was|me|my|our|we lost)\b|(?:私|俺|僕|わし|自分)(?:が|は|も)/iu

/** "He'd been in hospital": of somebody the speaker names nowhere as their own. */
function isOurs(text: string, found: Feeling, sentences: readonly string[]): boolean {
  const part = text.split(/[,;:—–]|\b(?:and|but|because|when|so)\b/iu).find((each) => feelingIn(each) === found) ?? text
  return MINE.test(part) || sentences.some((each) => KIN.test(each))
}

const SELF = /\b(?:i|me|my|we|us|i'm|i've|we're|myself)\b|(?:私|俺|僕|わし|自分|うち)(?:が|は|も|自身)/iu

/** "… about this boy, about being scared": the part of a sentence that names it speaks of nobody's own feeling. */
function isReported(text: string, found: Feeling): boolean {
  const part = text.split(/[,;:—–]|\b(?:and|but|because|when)\b/iu).find((each) => feelingIn(each) === found)
  return part !== undefined && /^\s*(?:about|of|for|how|that (?:he|she|they))\b/iu.test(part) && !SELF.test(part)
}

/** What the speaker shows of themself: never what they saw in, or tell of, somebody else. */
export function ownFeeling(sentences: readonly string[]): Feeling | null {
  for (const said of sentences) {
    // What somebody else said of themself is theirs.
    const text = said.replaceAll(/「[^」]*」|『[^』]*』|"[^"]*"|“[^”]*”/gu, '')
    const found = feelingIn(text)
    if (found === null) continue
    const others = LOSSES.has(found)
      ? sentences.some((each) => NOT_OURS.test(each)) || !isOurs(text, found, sentences)
      : (SEEN.test(text) && !SELF.test(text.replace(/\b(?:my|our|me)\b/giu, ' '))) || isReported(text, found)
    if (!others) return found
  }
  return null
}
