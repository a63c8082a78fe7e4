import { tokensOf } from './tokens.ts'

export interface Piece {
  lines: [number, number]
  text: string
}

/** Lines `from` to `to`, in pieces that fit: first the one around the asked line, then what stands before and behind it. */
export function piecesOf(
  lines: readonly string[],
  [from, to]: readonly [number, number],
  asked: number,
  room: number,
): Piece[] {
  const costs = (n: number) => tokensOf(JSON.stringify(lines[n - 1] ?? '')) + 1
  const pieceFrom = (first: number, last: number): Piece => ({
    lines: [first, last],
    text: lines.slice(first - 1, last).join('\n'),
  })
  const [first, last] = windowAround(costs, [from, to], asked, room)
  const inRow = (begin: number, end: number): Piece[] => {
    const found: Piece[] = []
    for (let n = begin; n <= end;) {
      const [, until] = windowAround(costs, [n, end], n, room)
      found.push(pieceFrom(n, until))
      n = until + 1
    }
    return found
  }
  return [pieceFrom(first, last), ...inRow(from, first - 1), ...inRow(last + 1, to)]
}

/** As many lines on both sides as there is room for. */
function windowAround(
  costs: (line: number) => number,
  [from, to]: readonly [number, number],
  asked: number,
  room: number,
): [number, number] {
  let [first, last] = [asked, asked]
  let left = room - costs(asked)
  for (;;) {
    const canUp = first > from && costs(first - 1) <= left
    if (canUp) left -= costs(--first)
    const canDown = last < to && costs(last + 1) <= left
    if (canDown) left -= costs(++last)
    if (!canUp && !canDown) return [first, last]
  }
}
