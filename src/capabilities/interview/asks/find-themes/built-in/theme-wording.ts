import { keywords, type Language, segments } from '#text/index.ts'
import { aspectProfile } from '../aspects/aspect-profile.ts'
import { isFelt } from './felt-words.ts'

const LONGEST_NAME: Readonly<Record<Language, number>> = { ja: 32, en: 72 }
const LONGEST_QUOTE = 280
const MOST_CLAUSES = 30
const CLAUSE_END = /[、，,;；。．.!?！？…]+\s*|\s+[-–—]+\s+/gu
const LEAD: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:(?:えーと|えっと|うーん|あのー?|まあ|そうですね|やっぱり|あと(?:は)?|それと|それから|他には|ほかには|また|次に|もう(?:一つ|ひとつ)(?:は)?|とにかく|正直)[、,\s]*)+/u,
  en: /^(?:(?:well|um+|uh|hmm+|so|and|also|oh|hi|hello|yes|sure|honestly|besides|plus|then|another thing(?: is)?(?: that)?|secondly|mainly|mostly|(?:i have|there are) (?:two|three|four|several|a few|some) (?:main )?(?:problems|issues|things|complaints|points))[,:\s]+)+/iu,
}
const HANGING: Readonly<Record<Language, RegExp>> = {
  ja: /(?:(?<=[るたいなだす])(?:ので|から|けれど|けど|のに|し)|(?<=[いるたなの])のが?)$/u,
  en: /\s+(?:and|but|so|because|which|that|when|if|or|then|to|of|the|a|an|my|from|for|with|in|on|at|by|into)$/iu,
}
const WISH: Readonly<Record<Language, RegExp>> = {
  ja: /(?:[欲ほ]しい|[いきしちにみりぎびえけせてねめれげべ]たい)(?:の?です|んです)?(?:が|けど|な[あぁー]?|ね|よね?|と思.{0,4})?$|(?:たら|れば)(?:いい|助か|安心|嬉し|うれし|ありがた)|(?:たら|れば).*のに/u,
  en: /\b(?:i|we)(?:'d| would)? (?:\w+ )?(?:like to|love to|want|wish|prefer|hope)\b|\bit would (?:be|help)|\bi would (?:feel|use|be)|\bif (?:only|they|it|you) /iu,
}

/** That something is felt does not yet say what. */
const FELT_WORTH = 3

/** A short name for a theme: the part of what was said that says most, in its own words. */
export function nameOf(sentence: string, language: Language): string {
  const weights = new Map(keywords(sentence, { language }).map(({ phrase, score }) => [phrase, score]))
  let best = { text: '', worth: -1 }
  for (const text of stretches(bareSentence(sentence, language), LONGEST_NAME[language])) {
    const known = [...weights].reduce((sum, [phrase, score]) => sum + (text.includes(phrase) ? score : 0), 0)
    const worth = known + (isFelt(text, language) ? FELT_WORTH : 0) + aspectProfile(text, language).size
    if (worth > best.worth) best = { text, worth }
  }
  const named = best.worth > FELT_WORTH ? best.text : cut(bareSentence(sentence, language), language)
  return withoutHanging(named, language)
}

/** What the person would rather have, where it was said. */
export function wishIn(sentences: readonly string[], language: Language): string | undefined {
  for (const sentence of sentences) {
    const wish = clauses(bareSentence(sentence, language)).find((clause) => WISH[language].test(clause))
    if (wish !== undefined) return wish
  }
  return undefined
}

const SITUATION: Readonly<Record<Language, RegExp>> = {
  ja: /(?:とき|時に?|頃|場面|最中|途中|あと|後|前|たび|度に|中に?)(?:$|、|は|に|も|で)|[朝昼夜夕](?:$|に|は|、)|毎[朝晩日週月]|休日|週末|平日|[月火水木金土日]曜/u,
  en: /\b(?:when(?:ever)?|while|during|every (?:day|morning|evening|night|week|weekend|month|time)|in the (?:morning|evening|afternoon)|at (?:night|work|home|school|lunch)|on (?:weekends?|weekdays?|\w+days?)|after|before|last (?:week|month|night|time|\w+day))\b/iu,
}

/** A whole sentence that says when or where, other than the wish itself. */
export function situationIn(sentences: readonly string[], wish: string, language: Language): string | undefined {
  return sentences
    .map((sentence) => bareSentence(sentence, language))
    .find(
      (sentence) => SITUATION[language].test(sentence) && !sentence.includes(wish) && sentence.length <= LONGEST_QUOTE,
    )
}

/** A sentence as it can be quoted: all of it, or as much as fits. Always verbatim. */
export function quotable(sentence: string, language: Language): string {
  const text = sentence.trim()
  if (text.length <= LONGEST_QUOTE) return text
  return stretches(text, LONGEST_QUOTE)[0] ?? cut(text, language, LONGEST_QUOTE)
}

function bareSentence(sentence: string, language: Language): string {
  return sentence
    .trim()
    .replace(LEAD[language], '')
    .replace(/[。．.!！?？…\s]+$/u, '')
}

function clauses(text: string): string[] {
  return text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

/** Every run of neighbouring clauses that fits, the longer first. */
function stretches(text: string, longest: number): string[] {
  const ends = [...text.matchAll(CLAUSE_END)].slice(0, MOST_CLAUSES)
  const starts = [0, ...ends.map((end) => end.index + end[0].length)]
  const stops = [...ends.map((end) => end.index), ...(ends.length < MOST_CLAUSES ? [text.length] : [])]
  const found = starts.flatMap((from, i) =>
    stops.slice(i).flatMap((to) => (to - from <= longest ? [text.slice(from, to).trim()] : [])),
  )
  return [...new Set(found)].filter((piece) => piece.length > 1).sort((a, b) => b.length - a.length)
}

/** At a word's end, never inside a mask such as [氏名1]. */
function cut(text: string, language: Language, longest = LONGEST_NAME[language]): string {
  if (text.length <= longest) return text
  const head = segments(text, language).filter((segment) => segment.end <= longest)
  const end = head.at(-1)?.end ?? longest
  const open = text.lastIndexOf('[', end - 1)
  const closed = text.indexOf(']', open)
  return text.slice(0, open > 0 && closed >= end ? open : end).trim()
}

function withoutHanging(text: string, language: Language): string {
  const shorter = text.replace(HANGING[language], '').trim()
  return shorter.length >= 2 ? shorter : text
}
