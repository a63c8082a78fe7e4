import { contentWords, type Language, sentences, stem } from '#text/index.ts'
import { fold, MASKS } from '../manners/fold.ts'
import type { Ground } from '../manners/ground.ts'
import { oncePer } from '../manners/once.ts'
import { isNearTo } from '../manners/own-words.ts'
import { partsOf, unquoted } from '../manners/parts.ts'

/** What is told to be wanted, up to where a reason or another clause begins. */
const TOLD: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\bi (?:just |only |also )?)\b(?:want(?:s|ed)?|would (?:rather |really )?(?:like|love|prefer)|'d (?:rather |really )?(?:like|love|prefer)|wish(?:es|ed)?|hop(?:e|es|ed|ing))\b(?! (?:is|was|that led)\b)([^.,;:!?\n—–]*?)(?=\b(?:because|since|so that|so|as|although|but|and you|when|which)\b|[.,;:!?\n—–]|$)/gu,
  ja: /([^、。！？!?\n]*?(?<!伺い|聞き|お聞きし|確認し|尋ねし|知り|み)(?:たい|たく(?=な|て|思)|たかっ|(?:ほし|欲し)(?:い|く|か)))(?!し|こと|もの|ところ|とき|点|場合|人|話)/gu,
}
/** A line that says how it should be. */
const WISHES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:want\w*|like|love|wish\w*|hop(?:e|es|ed|ing)|need\w*|should|ought|must|would|could|care|matters?|important|rather|prefer\w*|dream\w*|able|deserves?|promis\w+)\b/u,
  ja: /た(?:い|く|かっ)|ほし|欲し|べき|一番|いちばん|大事|大切|たら|れば|なら|よう(?:に|な)|なきゃ|なければ|ないと|願|望|好き|約束/u,
}
const DENIES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not|no|never|nobody|none|without|stop\w*|avoid\w*|prevent\w*|less|fewer|end)\b|n't\b/u,
  ja: /ない|なく|なかっ|ません|ず(?=に|、|$)|やめ|減ら|防|避け/u,
}
/** So much of a wish has to be in what they wished for. */
const HELD = 0.5
/** What any wish is made of: to change it, to make one, to have it otherwise. */
const PLAIN =
  /^(?:変え|変わ|作|直し|改め|思|考え|chang\w*|mak\w+|made|hav\w+|get\w*|find\w*|keep\w*|set\w*|able|way|better|something|thing\w*)/u
/** Behind these the clause before is a reason. */
const REASON_JA = /^.*(?:から|ので|ため(?:に)?|という|って|のは)(?=.)/u

/** “Is there anything you would like to add?” tells of no wish. */
const ASKS = /何|ほかに|他に|どう(?!い)|どん|どの|\b(?:what|which|anything|something|why|who|how|else)\b/u
const EXAMPLE = /たとえば|例えば|\bfor (?:example|instance)\b/u
/** What is read back is told, whatever stands in it. */
const CHECKS =
  /(?:って|という)(?:こと|わけ|理解|意味)|合って|\b(?:is|isn't|was) (?:that|this|it)\b|\bright\?|\bhave i\b/u

/** A wish is the heart of a talk: what is told to be wanted was wished for, or is the end of what they complained of. */
export function unheldWishes(text: string, ground: Ground, readsBack: boolean): string[] {
  const { language } = ground
  const telling = partsOf(fold(unquoted(text)).replaceAll(MASKS, ' '))
    .map((part) => part.text)
    .filter((part) => !EXAMPLE.test(part))
    .filter((part) => !/[?？]\s*$/u.test(part) || (readsBack && (!ASKS.test(part) || CHECKS.test(part))))
  return telling.flatMap((part) =>
    Array.from(part.matchAll(TOLD[language]), ([, wanted = '']) => wanted.replace(REASON_JA, '')).flatMap((wanted) =>
      isHeld(wanted, ground) ? [] : [`"${wanted.trim()}": they did not wish for it`],
    ),
  )
}

const linesOf = oncePer(({ language, saidLines }: Ground) => {
  const all = saidLines.flatMap((line) => sentences(line).map(({ text }) => fold(text)))
  const wished = [...all.slice(0, 1), ...all.filter((line) => WISHES[language].test(line))]
  return { all, wished: wished.join('\n') }
})

function isHeld(wanted: string, ground: Ground): boolean {
  const words = [...new Set(contentWords(wanted, ground.language))].filter(
    (word) => /[a-z]{3}|[^ぁ-ん]/u.test(word) && !PLAIN.test(word),
  )
  if (words.length === 0) return true
  const { all, wished } = linesOf(ground)
  const share = (line: string) => words.filter((word) => isIn(word, line)).length / words.length
  if (share(wished) >= HELD) return true
  const denies = DENIES[ground.language]
  return all.some((line) => share(line) >= HELD && denies.test(wanted) !== denies.test(line))
}

function isIn(word: string, line: string): boolean {
  const kanji = /^[\p{Script=Han}々]+/u.exec(word)?.[0]
  // “Hand over” is a handover.
  const isThere = line.includes(kanji ?? stem(word).slice(0, 6)) || line.replaceAll(' ', '').includes(word)
  return isThere || isNearTo(word, line)
}
