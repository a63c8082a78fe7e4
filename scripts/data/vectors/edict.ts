/** One line of EDICT: a word, its reading, and what it means in English, sense by sense. */
export interface Entry {
  word: string
  reading: string | undefined
  senses: readonly (readonly string[])[]
  /** Marked (P): among the words the editors hold to be common. */
  common: boolean
  /** Marked (uk): usually written in kana. */
  usuallyKana: boolean
  /** First an affix or a counter, so a poor witness for the word standing alone. */
  affix: boolean
  rare: boolean
}

const LINE = /^(?<word>\S+) (?:\[(?<reading>[^\]]+)\] )?\/(?<body>.*)\/$/u
const LEADING_TAGS = /^(?:\((?<tags>[^()]*)\)\s*)/u
const POS_OR_MARK = /^(?:[a-z0-9-]+)(?:,[a-z0-9-]+)*$/u
const AFFIX = /^(?:suf|pref|n-suf|n-pref|ctr|aux|aux-v|aux-adj|prt|conj|int)(?:,|$)/u

export function parseEdict(text: string): Entry[] {
  return text.split('\n').slice(1).flatMap(parseLine)
}

function parseLine(line: string): Entry[] {
  const groups = LINE.exec(line.trim())?.groups
  if (groups?.['word'] === undefined || groups['body'] === undefined) return []
  const senses: string[][] = []
  const marks = new Set<string>()
  let firstPos: string | undefined
  for (const raw of groups['body'].split('/')) {
    let rest = raw.trim()
    let opensSense = senses.length === 0
    for (let match = LEADING_TAGS.exec(rest); match?.groups; match = LEADING_TAGS.exec(rest)) {
      const tag = match.groups['tags'] ?? ''
      if (/^\d+$/u.test(tag)) opensSense = true
      else if (!POS_OR_MARK.test(tag) && tag !== 'P' && senses.length > 0 && !opensSense) break
      else {
        if (firstPos === undefined && POS_OR_MARK.test(tag)) firstPos = tag
        if (senses.length === 0 || tag === 'P') marks.add(tag)
      }
      rest = rest.slice(match[0].length)
    }
    const gloss = cleanGloss(rest)
    if (gloss === '') continue
    if (opensSense) senses.push([gloss])
    else senses.at(-1)?.push(gloss)
  }
  if (senses.length === 0) return []
  return [
    {
      word: groups['word'],
      reading: groups['reading'],
      senses,
      common: marks.has('P'),
      usuallyKana: marks.has('uk'),
      affix: AFFIX.test(firstPos ?? ''),
      rare: ['arch', 'obs', 'obsc', 'ok', 'oK', 'iK', 'ik', 'io'].some((mark) => marks.has(mark)),
    },
  ]
}

/** What a gloss says, without remarks in brackets and cross references. */
export function cleanGloss(gloss: string): string {
  return gloss
    .replace(/\([^()]*\)|\{[^{}]*\}/gu, ' ')
    .replace(/[^\x20-\x7e\u00c0-\u024f]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^(?:to|a|an|the) (?=\S)/iu, '')
    .trim()
}

/** The meanings of single kanji; nothing else of KANJIDIC is used. */
export function parseKanjidic(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of text.split('\n').slice(1)) {
    const [kanji] = line
    const meanings = Array.from(line.matchAll(/\{([^{}]+)\}/gu), (match) => cleanGloss(match[1] ?? '')).filter(
      (meaning) => meaning !== '' && !/radical|kokuji/iu.test(meaning),
    )
    if (kanji !== undefined && meanings.length > 0) found.set(kanji, meanings)
  }
  return found
}
