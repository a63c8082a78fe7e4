import { TALK_MOVES, type TalkMove } from '../../../src/listening/moves/moves.ts'
import { plain } from '../../../src/listening/kinds/plain.ts'
import { MOVE_LINES } from './move-lines.ts'
import type { RatedTurn } from './talk.ts'

/** Below this a line is none of the moves as far as one can tell. */
const ALIKE_FROM = 0.3

/** Whatever is said back ends in being offered. */
const SAYS_BACK =
  /\b(?:is that (?:it|right|fair|the|about|what|how|closer)|(?:did|have) i (?:get|got|hear|understood|read|put)|am i|(?:that's|is) it\?|right\?$|fair to say|say it back|read (?:that|it) back)|合って|合うて|あってる|(?:という|って|いう)(?:こと|ところ|感じ|お気持ち|理解)(?:でしょうか|ですか|かな|で(?:すね|いい|よろ|合))?[?？]|でよろしい|で(?:いい|ええ)(?:です)?か|そういうこと/iu

const known = MOVE_LINES.map(({ move, line }) => ({ move, grams: gramsOf(line) }))

/** Which move a line is: the one whose words it is most like, of those that were rated as possible there. */
export function moveOf(line: string, before: RatedTurn | undefined): TalkMove | null {
  const question = /[^。.!！?？…]+[?？]?\s*$/u.exec(line.trim())?.[0] ?? line
  if (before?.moves.at(-1) !== 'b' && SAYS_BACK.test(line)) return 'read-back'
  const grams = gramsOf(question)
  let best: { move: TalkMove; alike: number } | null = null
  for (const each of known) {
    const rated = before?.moves[TALK_MOVES.indexOf(each.move)]
    if (rated === 'b') continue
    const alike = overlap(grams, each.grams) + (rated === 'a' ? 0.05 : 0)
    if (best === null || alike > best.alike) best = { move: each.move, alike }
  }
  if (best !== null && best.alike >= ALIKE_FROM) return best.move
  return before?.moves.at(-1) !== 'b' && Array.from(line).length > 40 ? 'read-back' : (best?.move ?? null)
}

function gramsOf(line: string): Set<string> {
  const text = plain(line)
  const size = /[ぁ-ん]/u.test(text) ? 2 : 4
  return new Set(Array.from({ length: Math.max(1, text.length - size + 1) }, (_, at) => text.slice(at, at + size)))
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared++
  return (2 * shared) / (a.size + b.size)
}
