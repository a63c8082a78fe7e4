import { detectLanguage } from '#text/index.ts'
import { PARTIAL } from '../lexicon/contrasts.ts'
import { HEDGED, LATEST, PAST, PLANNED, WEAK_NEGATION } from '../lexicon/cues.ts'
import type { Claim, ClaimLanguage, Reading } from '../types.ts'
import { findSlots } from './slots/find-slots.ts'
import { kanjiNumerals } from './slots/kanji-numerals.ts'
import type { LanguageReader } from './words.ts'

/** Longer "sentences" are no sentences: the rest would only cost time. */
const LONGEST = 2_000

export function claimReader(readers: Readonly<Record<ClaimLanguage, LanguageReader>>): (claim: Claim) => Reading {
  return (claim) => {
    const text = tidy(claim.text).slice(0, LONGEST)
    const language = detectLanguage(text, claim.language)
    const slotted = findSlots(kanjiNumerals(idioms(unsourced(text))))
    const { tokens, slots } = readers[language].words(slotted.text, slotted.slots)
    const named = tokens.some(({ kind }) => kind === 'name')
    const dated = slots.some(({ slot }) => slot.type !== 'quantity' || slot.quantity.hi > 20)
    return {
      text,
      language,
      years: claim.years ?? [],
      tokens,
      slots,
      weakNegation: WEAK_NEGATION[language].test(text),
      hedged: HEDGED[language].test(text),
      planned: PLANNED[language].test(text.replace(THAN_PLANNED, '')),
      past: PAST[language].test(text),
      partial: PARTIAL[language].test(text),
      latest: LATEST[language].test(text),
      scene: !named && !dated,
    }
  }
}

/** "Fewer than it had intended" tells what happened. */
const THAN_PLANNED =
  /\b(?:than|as) (?:\w+ ){0,4}?(?:intended|planned|expected|forecast|projected|budgeted|scheduled)\b|(?:計画|予定|見込み|予想|想定|目標)(?:より|を[上下]回|どおり|通り|に届か)/giu

/** Who says it is no part of what is said; a phrase with a number may also say of when, and stays. */
function unsourced(text: string): string {
  return text
    .replace(/^[^、。\d]{2,40}(?:によると|によれば|の発表では|の説明では)、?/u, '')
    .replace(/(?<=。?)[^、。\d]{2,30}(?:によると|によれば)、/u, '')
    .replace(/^According to [^,\d]{3,80}, /iu, '')
    .replace(
      /,? (?:according to|as (?:certified|reported|confirmed|stated|recorded) by) [^,;\d]{3,80}(?=[,;.]|$)/giu,
      '',
    )
    .replace(/, (?:the |its |an? )?[^,;\d]{3,60} (?:said|says|states?|shows?|reported|confirmed)(?=\.?$)/iu, '')
    .replace(/\b(?:did|was|were) not (?=[^,.;]{3,70}\buntil\b)/giu, 'first did ')
    .replace(/^Not until ([^,;]{3,24}?) did /u, 'In $1 first did ')
}

const TENS: Readonly<Record<string, string>> = {
  ten: '10',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
}

/** Numbers that count nothing: 1日3回 is every day, 一人もいない nobody. */
function idioms(text: string): string {
  return text
    .replace(/(?:1|一)日(?=(?:に|あたり|当たり|\s)?(?:最大)?[\d約])/gu, '毎日')
    .replace(/(?:1|一)(?:人|つ|件|匹|頭|個|台|名)も(?=[^。]*(?:な[いかく]|ません|ず))/gu, '')
    .replace(/(?<![\d.,第])(?:1|一)[\p{Script=Han}\p{Script=Katakana}ーか]{1,4}(?:あたり|当たり|につき)の?/gu, '')
    .replace(/,? (?:plus or minus|give or take) [^,.;]{2,24}|±\s?[\d.,]+/giu, '')
    .replace(/\bhalf an? (?=[mb]illion)/giu, '0.5 ')
    .replace(/\b(?:a )?quarter of an hour\b/giu, '15 minutes')
    .replace(/\bthree[- ]quarters of an hour\b/giu, '45 minutes')
    .replace(/\bhalf an hour\b/giu, '30 minutes')
    .replace(/\ba year and a half\b/giu, '18 months')
    .replace(
      /(?<=\bhours? and )(ten|fifteen|twenty|thirty|forty|fifty)(?= minutes)/giu,
      (word: string) => TENS[word.toLowerCase()] ?? word,
    )
    .replace(/(?<!\d)([1-9]0)代(?!目)/gu, '$1歳台')
    .replace(/(?:1|一)人(?=(?:あたり|当たり|につき)?約?\d)/gu, '各自')
}

/** Width, spaces and quotation marks are nobody's claim. */
function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[“”„«»"『』「」]/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim()
}
