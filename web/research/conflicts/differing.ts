/** A stretch of a sentence; `differs` where the other sentence says something else there. */
export interface Stretch {
  at: number
  text: string
  differs: boolean
}

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Sentences that share less than this have nothing to compare: marking nearly all of them would say nothing. */
const LEAST_SHARED = 0.25
/** A table of all pairs of words is kept for the comparison. */
const MOST_WORDS = 400

interface Word {
  at: number
  end: number
  /** What is compared. */
  key: string
}

function wordsOf(sentence: string): Word[] {
  return Array.from(WORDS.segment(sentence))
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => ({
      at: index,
      end: index + segment.length,
      key: segment.normalize('NFKC').toLowerCase(),
    }))
}

type Pair = readonly [one: number, other: number]

/** The longest sequence of words both have. */
function shared(one: readonly Word[], other: readonly Word[]): Pair[] {
  const width = other.length + 1
  const length = new Uint16Array((one.length + 1) * width)
  const of = (i: number, j: number) => length[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      length[i * width + j] =
        one[i]?.key === other[j]?.key ? of(i + 1, j + 1) + 1 : Math.max(of(i + 1, j), of(i, j + 1))
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i]?.key === other[j]?.key) pairs.push([i++, j++])
    else if (of(i + 1, j) >= of(i, j + 1)) i++
    else j++
  }
  return pairs
}

/** From one word up to, and without, another. */
interface Range {
  from: number
  to: number
}

type Gap = [Range, Range]
type Sides = readonly [readonly Word[], readonly Word[]]

/** What stands between shared words: on both sides something else, or on one side something more. */
function gaps(pairs: readonly Pair[], ends: Pair): Gap[] {
  let [i, j] = [0, 0]
  return [...pairs, ends].flatMap(([one, other]) => {
    const gap: Gap = [
      { from: i, to: one },
      { from: j, to: other },
    ]
    ;[i, j] = [one + 1, other + 1]
    return gap.some(({ from, to }) => from < to) ? [gap] : []
  })
}

/** Letters of names, numbers and things; a gap of nothing but hiragana is most often another ending. */
const CONTENT = /[^\p{Script=Hiragana}ー]/u

/** Where both say something they say different things; what is only added, or an ending, counts where nothing else differs. */
function telling(found: readonly Gap[], sides: Sides): readonly Gap[] {
  const replaced = found.filter((gap) => gap.every(({ from, to }) => from < to))
  const contents = replaced.filter((gap) =>
    gap.some(({ from, to }, side) => sides[side]?.slice(from, to).some(({ key }) => CONTENT.test(key)) === true),
  )
  return [contents, replaced].find((gaps) => gaps.length > 0) ?? found
}

function stretches(text: string, words: readonly Word[], ranges: readonly Range[]): Stretch[] {
  const found: Stretch[] = []
  let at = 0
  const upTo = (end: number, differs: boolean) => {
    if (end > at) found.push({ at, text: text.slice(at, end), differs })
    at = Math.max(at, end)
  }
  for (const { from, to } of ranges) {
    const [first, last] = [words[from], words[to - 1]]
    if (from >= to || first === undefined || last === undefined) continue
    upTo(first.at, false)
    upTo(last.end, true)
  }
  upTo(text.length, false)
  return found
}

/** Two sentences cut into what they share and where they part. Together the stretches are the sentences again. */
export function differing(first: string, second: string): [Stretch[], Stretch[]] {
  const [one, other] = [wordsOf(first), wordsOf(second)]
  const whole: [Stretch[], Stretch[]] = [stretches(first, one, []), stretches(second, other, [])]
  if (one.length > MOST_WORDS || other.length > MOST_WORDS) return whole
  const pairs = shared(one, other)
  if (pairs.length < LEAST_SHARED * Math.max(1, Math.min(one.length, other.length))) return whole
  const marked = telling(gaps(pairs, [one.length, other.length]), [one, other])
  return [
    stretches(
      first,
      one,
      marked.map(([range]) => range),
    ),
    stretches(
      second,
      other,
      marked.map(([, range]) => range),
    ),
  ]
}
