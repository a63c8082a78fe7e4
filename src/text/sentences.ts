export interface Sentence {
  text: string
  /** UTF-16 offsets into the text as given. */
  start: number
  end: number
}

const OPENERS = new Map([
  ['「', '」'],
  ['『', '』'],
  ['（', '）'],
  ['(', ')'],
  ['“', '”'],
  ['【', '】'],
])
const FULL_WIDTH_END = /[。！？｡．]/u
const ASCII_END = /[.!?]/u
const CLOSER = /[」』）)”’"'】\]]/u
/** Longer than any abbreviation or list number. */
const LOOK_BACK = 24
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『]/u

/** Cuts a text into sentences, each line on its own; what stands inside brackets or 「」 stays with its sentence. */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = []
  for (const line of text.matchAll(/[^\r\n\u2028\u2029]+/gu)) {
    let start = 0
    for (const end of [...ends(line[0]), line[0].length]) {
      const cut = line[0].slice(start, end)
      const trimmed = cut.trim()
      if (trimmed !== '') {
        const from = line.index + start + cut.indexOf(trimmed)
        found.push({ text: trimmed, start: from, end: from + trimmed.length })
      }
      start = end
    }
  }
  return found
}

/** Offsets just behind each sentence end of one line. */
function ends(line: string): number[] {
  const found: number[] = []
  const closing = closings(line)
  for (let at = 0; at < line.length; at++) {
    const close = closing.get(at)
    if (close !== undefined) {
      const quotedSentence = isEnd(line.charAt(close - 1)) && /^\s*[「『]/u.test(line.slice(close + 1))
      if (quotedSentence) found.push(close + 1)
      at = close
    } else if (isEnd(line.charAt(at))) {
      const run = endOfRun(line, at)
      if (endsSentence(line, at, run)) found.push(run.end)
      at = run.end - 1
    }
  }
  return found
}

function isEnd(character: string): boolean {
  return FULL_WIDTH_END.test(character) || ASCII_END.test(character)
}

/** For each opening bracket that closes on this line, where: an unclosed one holds nothing together. */
function closings(line: string): Map<number, number> {
  const found = new Map<number, number>()
  const open: { closer: string; at: number }[] = []
  for (let at = 0; at < line.length; at++) {
    const closer = OPENERS.get(line.charAt(at))
    if (closer !== undefined) open.push({ closer, at })
    else if (CLOSER.test(line.charAt(at))) {
      const match = open.findLastIndex((bracket) => bracket.closer === line.charAt(at))
      for (const bracket of match < 0 ? [] : open.splice(match, 1)) found.set(bracket.at, at)
    }
  }
  return found
}

interface Run {
  end: number
  marks: string
  closed: boolean
}

/** The run of end marks from `at`, with the quotes that close right behind it. */
function endOfRun(line: string, at: number): Run {
  let end = at
  while (end < line.length && isEnd(line.charAt(end))) end++
  const marks = line.slice(at, end)
  while (end < line.length && CLOSER.test(line.charAt(end))) end++
  return { end, marks, closed: end > at + marks.length }
}

function endsSentence(line: string, at: number, run: Run): boolean {
  const before = line.slice(Math.max(0, at - LOOK_BACK), at)
  const rest = line.slice(run.end)
  if (!/\S/u.test(rest)) return true
  if (run.marks === '．' && /\p{Nd}$/u.test(before) && /^\p{Nd}/u.test(rest)) return false
  if (FULL_WIDTH_END.test(run.marks)) return !/^(?:と|って)/u.test(rest) || !run.closed
  if (CJK.test(rest.charAt(0))) return run.marks !== '.' || CJK.test(before.slice(-1))
  if (!/^\s/u.test(rest)) return false
  const next = rest.trimStart()
  if (run.closed && /^\p{Ll}/u.test(next)) return false
  if (!run.marks.startsWith('.') || /[!?]/u.test(run.marks)) return true
  if (run.marks.length > 1) return !/^\p{Ll}/u.test(next)
  const numbersList = at < LOOK_BACK && /^\s*\d+$/u.test(before)
  return !numbersList && !endsWithAbbreviation(before, next)
}

/** Always followed by what they belong to. */
const TITLES =
  /(?:^|[\s("“])(?:mr|mrs|ms|mx|dr|prof|sr|st|mt|gen|rep|sen|gov|capt|lt|col|fig|eq|sec|vs|cf|approx|e\.g|i\.e|al)$/iu
/** May also end a sentence: the next word's case tells. */
const OPEN =
  /(?:^|[\s("“])(?:etc|inc|ltd|co|corp|jr|dept|est|a\.m|p\.m|(?:\p{Lu}\.)+\p{Lu}|jan|feb|aug|sept?|oct|nov|dec)$/iu
const NUMBERED = /(?:^|[\s("“])(?:no|nos|vol|ch|pp?)$/iu
const INITIAL = /(?:^|[\s.("“])\p{Lu}$/u

/** Whether the full stop behind `before` belongs to an abbreviation that the text goes on from with `next`. */
function endsWithAbbreviation(before: string, next: string): boolean {
  if (TITLES.test(before)) return true
  if (NUMBERED.test(before)) return /^\d/u.test(next)
  if (OPEN.test(before)) return !/^["“(]?\p{Lu}/u.test(next)
  return INITIAL.test(before) && !/(?:^|\s)I$/u.test(before)
}
