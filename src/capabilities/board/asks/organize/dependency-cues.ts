import { sentences } from '#text/index.ts'

export interface DependencyCue {
  /** What is named as coming first, or as held up. */
  named: string
  relation: 'depends_on' | 'blocks'
  sentence: string
}

/** What is named is short: a bound keeps a long text without punctuation from costing its square. */
const HAPPENED =
  'が[^、。がをの]{0,8}?(?:ったら|んだら|えたら|けたら|めたら|いたら|きたら|したら|来たら|できたら|出たら|てから|でから|次第|しだい|たあと|た後|だ後|ないと|なければ|るまで|ったあと)'
/** 確かめてから, 読んだ後: what is left before the ending is the beginning of the verb, whatever its conjugation. */
const VERB_FIRST = '[しいっん]?(?:[てで]から|[ただ](?:後|あと)(?:に|で)?|[ただ]ら、?(?=すぐ|次))'
const JAPANESE_FIRST = [
  new RegExp(`(?<named>[^、。]{2,40}?)(?:${VERB_FIRST}|${HAPPENED}|(?:が|の)?完了(?:後|してから|したら|次第))`, 'gu'),
  /(?<named>[^、。]{2,40}?)(?:の(?:後|あと)(?:で|に|、|。|一|数|すぐ|$)|待ち|を待って|がないと|が前提|があると|の(?:結果|返事|承認|許可|回答)(?:を|が|しだい|次第|待ち)|(?:しだい|次第)(?:で|に|。|$)|を受けて|に基づ)/gu,
  /先に(?:、)?(?<named>[^、。]{2,40}?)(?:を|が|は)?(?:済ま|終わ|終え|片付|決め|確か|確認|用意|準備|手配|もら|作|し(?:て|た)|やっ)/gu,
  /(?<named>[^、。]{2,40}?)を先に(?:済ま|終わ|終え|片付|決め|確か|し|や|作|もら|用意|準備|手配)/gu,
]
/** 〜の前に: the other one waits for this. */
const JAPANESE_BLOCKS = [
  /(?<named>[^、。]{2,40}?)を(?:止めて|ブロックして)/gu,
  /(?<named>[^、。]{2,40}?)の前(?:に|日|まで|に?は)/gu,
  /(?<named>[^、。]{2,40}?)(?:に間に合|が待って|はこれ(?:の後|待ち))/gu,
]
const DONE = '(?=\\s+(?:is|are|has|have|was|gets|comes|arrives?|closes?|ends?)\\b|[,.;()]|$)'
const ENGLISH_FIRST = new RegExp(
  `\\b(?:after|once|as soon as|when|blocked by|depends on|dependent on|depending on|waiting (?:for|on)|waits (?:for|on)|requires|needs|pending|until|following|follows?|not before|comes after|subject to|awaiting|based on)\\s+(?<named>[^,.;()]{2,80}?)${DONE}`,
  'giu',
)
const ENGLISH_TOO = [
  /\bfirst(?:,)? (?:finish|complete|settle|do|get|check|book|sign|fix|write|confirm|choose|clear) (?:the |a )?(?<named>[^,.;()]{2,60})/giu,
  /\b(?<named>[^,.;()]{3,60}?) (?:has to be|is to be|comes?|goes|must be) (?:done |finished |settled )?first\b/giu,
]
const ENGLISH_BLOCKS = [
  /\b(?:blocks|holds up|is holding up)\s+(?<named>[^,.;()]{2,80})/giu,
  /\b(?:before|ahead of|in time for)\s+(?:the |we |you )?(?<named>[^,.;()]{2,60}?)(?=[,.;()]|\s+(?:is|are|can|starts?|begins?)\b|$)/giu,
]

const CUES: readonly { pattern: RegExp; relation: DependencyCue['relation'] }[] = [
  ...JAPANESE_FIRST.map((pattern) => ({ pattern, relation: 'depends_on' as const })),
  ...[ENGLISH_FIRST, ...ENGLISH_TOO].map((pattern) => ({ pattern, relation: 'depends_on' as const })),
  ...[...JAPANESE_BLOCKS, ...ENGLISH_BLOCKS].map((pattern) => ({ pattern, relation: 'blocks' as const })),
]

/** Places where a text says that something has to come first (〜してから、〜が終わったら、after, blocked by). */
export function dependencyCues(text: string): DependencyCue[] {
  return sentences(text).flatMap(({ text: sentence }) =>
    CUES.flatMap(({ pattern, relation }) =>
      [...sentence.matchAll(pattern)].flatMap((match) => {
        const named = match.groups?.['named']?.trim()
        return named === undefined || named === '' ? [] : [{ named, relation, sentence }]
      }),
    ),
  )
}
