/** A stretch of a sentence; `differs` where the other sentence does not have it. */
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
  text: string
  /** What is compared. */
  key: string
  isWord: boolean
}

function wordsOf(sentence: string): Word[] {
  return Array.from(WORDS.segment(sentence), ({ segment, isWordLike }) => ({
    text: segment,
    key: segment.normalize('NFKC').toLowerCase(),
    isWord: isWordLike === true,
  }))
}

/** Which words of each side stand in the longest sequence both have. */
function shared(one: readonly Word[], other: readonly Word[]): [Set<number>, Set<number>] {
  const width = other.length + 1
  const length = new Uint16Array((one.length + 1) * width)
  const of = (i: number, j: number) => length[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      length[i * width + j] =
        one[i]?.key === other[j]?.key ? of(i + 1, j + 1) + 1 : Math.max(of(i + 1, j), of(i, j + 1))
  const kept: [Set<number>, Set<number>] = [new Set(), new Set()]
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i]?.key === other[j]?.key) {
      kept[0].add(i++)
      kept[1].add(j++)
    } else if (of(i + 1, j) >= of(i, j + 1)) i++
    else j++
  }
  return kept
}

/** Neighbours of one kind as one; a space or a mark between two that differ belongs to them. */
function stretches(words: readonly Word[], kept: ReadonlySet<number>): Stretch[] {
  const differs = words.map((_, index) => !kept.has(index))
  const marked = differs.map((own, index) => {
    const between = words[index]?.isWord === false && differs[index - 1] === true && differs[index + 1] === true
    return own || between
  })
  const found: Stretch[] = []
  let at = 0
  for (const [index, { text }] of words.entries()) {
    const last = found.at(-1)
    const differing = marked[index] === true
    if (last?.differs === differing) last.text += text
    else found.push({ at, text, differs: differing })
    at += text.length
  }
  return found
}

const whole = (text: string): Stretch[] => (text === '' ? [] : [{ at: 0, text, differs: false }])

/** Two sentences cut into what they share and where they part. Together the stretches are the sentences again. */
export function differing(first: string, second: string): [Stretch[], Stretch[]] {
  const [one, other] = [wordsOf(first), wordsOf(second)]
  if (one.length > MOST_WORDS || other.length > MOST_WORDS) return [whole(first), whole(second)]
  const [keptOne, keptOther] = shared(one, other)
  const common = [...keptOne].filter((index) => one[index]?.isWord).length
  const all = Math.min(one.filter(({ isWord }) => isWord).length, other.filter(({ isWord }) => isWord).length)
  if (all === 0 || common / all < LEAST_SHARED) return [whole(first), whole(second)]
  return [stretches(one, keptOne), stretches(other, keptOther)]
}
