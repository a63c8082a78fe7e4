import { EN_GIVEN, EN_SURNAME, EN_WORD } from './features.ts'
import type { NameTable } from '../name-table.ts'

/** Languages, peoples and faiths: what something is, never who. */
const KINDS = new Set(
  `chinese english french german spanish italian japanese korean russian american british irish scottish welsh indian thai vietnamese mexican
greek turkish dutch swedish norwegian danish finnish polish czech hungarian portuguese brazilian canadian australian african asian european
arabic hebrew hindi latin cantonese mandarin bengali tamil filipino indonesian malay persian swahili
muslim jewish buddhist hindu catholic protestant sikh hunan sichuan szechuan cantonese`.split(/\s+/),
)
/** What people call each other, and what they exclaim. */
const CALLS = new Set(
  `bro sis mam ma'am maam grannie gran nana papa mama mommy honey dear darling sweetie buddy dude mate pal gosh god goodness jesus wow sir lord
please thanks ok okay miss mr mrs ms dr prof hubby hubs hubster wifey missus mil fil sil bil dh dd ds bf gf bff gaffer nanna grandad granddad nonna abuela oma opa coach`.split(
    /\s+/,
  ),
)
/** A people, a language, a faith, or what somebody is called by everybody. */
export function isKindOrCall(word: string): boolean {
  return KINDS.has(word) || CALLS.has(word.replace('’', "'"))
}

/** What a name at the beginning goes on with when it names a thing: "Matisse exhibition", "Hunan cuisine", "Philomena was a good film". */
const THING_AFTER =
  /^(?:['’]s)? (?:(?:\p{Ll}+ )?(?:cuisine|exhibition|tea|coffee|meat|fries|beer|wine|whisk(?:e)?y|cheese|sauce|salad|soup|bread|cake|industries|incorporated|association|attorneys|industry|apartments?|hotel|salon|album|film|movie|song|novel|series|show|game|app|airlines?|flights?|software|wrist ?watch|watch|phone|laptop|camera|printer|bike|car|truck|disease|syndrome|virus|street|road|avenue|lane|mountains?|valley|beach|island|river|lake|bridge|station|airport|hospital|university|college|school|store|shop|restaurant|pub|cafe|café|bakery|supermarket|market|brand|language|festival|day|award|prize|cup|league|stadium|museum|gallery|theat(?:er|re)|cathedral|castle|tower)s?(?![\p{L}'’]))/iu
const IS_THING =
  /^,? (?:is|was|were|has been|isn['’]t|wasn['’]t) (?:(?:a|an|the|my|our|one of the|such a) )?(?:[\p{Ll}'’-]+ ){0,3}?(?:film|movie|book|song|album|show|series|novel|game|band|brand|app|platform|website|site|service|city|town|village|restaurant|pub|place|country|language|drink|beer|dish|flower|month|season|what (?:everyone|everybody|people|we) uses?)(?!\p{L})/u
const TOOL_BEFORE =
  /(?<!\p{L})(?:us(?:e|es|ed|ing)|via|through|install(?:ed|ing)?|download(?:ed|ing)?|app|switched to|subscribed? to|log(?:ged|ging)? into|powered by|built (?:on|with)|an?|the|version of|copy of) $/iu
const KIND_BEFORE = /(?<!\p{L})(?:dogs|cats|characters|pets|horses) (?:called|named) $/iu
const HEAD = /(?:^|[.!?\n:]["')]?\s*)$/
/** "Frank feedback is", "Robin nests are": the first of two words that are one thing. */
const COMPOUND =
  /^ (?!(?:never|always|also|still|really|just|usually|often|sometimes|probably|then|here|too|who|and|or|both|already|only|simply|certainly|definitely)\s)\p{Ll}+ (?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|have|need)(?!\p{L})/u
const TIME_NO_SEE = /^ (?:time no see|ago|live|story short|way to go|time(?:,|\.| )|weekend|day)/u

/** Whether what the words around a claimed person say, or what they mostly are, is that nobody is meant. */
export function isNobody(text: string, start: number, end: number, table: NameTable): boolean {
  const name = text.slice(start, end)
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word !== '')
  if (!/\p{Script=Latin}/u.test(name)) return true
  if (words.every(isKindOrCall)) return true
  if (words.length > 1) return KINDS.has(words.at(-1) ?? '') && KINDS.has(words[0] ?? '')
  const [word = ''] = words
  const flags = table.flagsOf(word.replace(/['’]s$/, ''))
  const before = text.slice(Math.max(0, start - 24), start)
  const after = text.slice(end, end + 48)
  if (KIND_BEFORE.test(before)) return true
  if (TITLE_BEFORE.test(before)) return false
  if (IS_THING.test(after) || (THING_AFTER.test(after) && !/^['’]s/.test(after))) return true
  const isKnown = (flags & (EN_GIVEN | EN_SURNAME)) !== 0
  if (!isKnown && TOOL_BEFORE.test(before)) return true
  if ((flags & EN_WORD) === 0) return word === 'christian' && COMPOUND.test(after)
  return HEAD.test(before) && (COMPOUND.test(after) || TIME_NO_SEE.test(after))
}

const TITLE_BEFORE = /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Prof|Uncle|Aunt|Auntie)\.? ?$/u

/** Small words a span has run into: "Bruce By the way", "Chen Please", "Lulu some English". */
const TAIL =
  /^(?:by|please|some|and|or|but|thanks|thank|is|it|it['’]s|i|i['’]m|i['’]ve|i['’]ll|the|a|an|my|your|we|you|he|she|they|here|speaking|how|what|where|when|why|yes|no|so|oh|well|english|sir|madam)$/iu

/** The end of a claimed person without the small words after the name. */
export function nameEnd(text: string, start: number, end: number): number {
  let last = /\p{Ll}{3}[.!?]$/u.test(text.slice(start, end)) ? end - 1 : end
  for (;;) {
    const said = text.slice(start, last)
    const gap = said.search(/\s+\S+$/u)
    if (gap < 0) return last
    const word = said.slice(gap).trim()
    if (!TAIL.test(word) || word === 'A') return last
    last = start + gap
    if (/\p{Ll}{3}[.!?,]$/u.test(text.slice(start, last))) last--
  }
}
