/** One example: what was seen, in the order of the names, and what it was. */
export interface Seen {
  values: readonly number[]
  label: boolean
  counts: number
}
export interface Fitted {
  weights: number[]
  bias: number
}

const STEPS = 60
const ENOUGH = 1e-6
/** Before anything is learnt: hardly any pair is one. */
const BEGIN = -5

/** A logistic sum with a ridge over values of one spread, by Newton's steps; the same examples always give the same weights. */
export function fitLogistic(examples: readonly Seen[], size: number, ridge: number): Fitted {
  const { means, spreads } = spreadOf(examples, size)
  const rows = examples.map(({ values, label, counts }) => ({
    x: [...values.map((value, n) => (value - (means[n] ?? 0)) / (spreads[n] ?? 1)), 1],
    y: Number(label),
    counts,
  }))
  const width = size + 1
  const drawn = (n: number) => (n === size ? 0 : ridge)
  const sumOf = (x: readonly number[], w: readonly number[]) =>
    x.reduce((total, value, n) => total + value * (w[n] ?? 0), 0)
  const loss = (w: readonly number[]) =>
    rows.reduce((total, { x, y, counts }) => {
      const sum = sumOf(x, w)
      return total + counts * (Math.max(sum, 0) + Math.log1p(Math.exp(-Math.abs(sum))) - y * sum)
    }, 0) +
    0.5 * w.reduce((total, weight, n) => total + drawn(n) * weight * weight, 0)
  let weights: number[] = Array.from({ length: width }, (_, n) => (n === size ? BEGIN : 0))
  let known = loss(weights)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, n) => drawn(n) * weight)
    const curve = Array.from({ length: width }, (_, n) =>
      Array.from({ length: width }, (_unused, m) => (n === m ? drawn(n) + ENOUGH : 0)),
    )
    for (const { x, y, counts } of rows) {
      const chance = 1 / (1 + Math.exp(-sumOf(x, weights)))
      const bend = counts * chance * (1 - chance)
      for (const [n, value] of x.entries()) {
        slope[n] = (slope[n] ?? 0) + counts * (chance - y) * value
        const row = curve[n]
        if (row === undefined || value === 0) continue
        for (const [m, other] of x.entries()) row[m] = (row[m] ?? 0) + bend * value * other
      }
    }
    const move = solved(curve, slope)
    let pace = 1
    const moved = () => weights.map((weight, n) => weight - pace * (move[n] ?? 0))
    while (pace > ENOUGH && loss(moved()) > known) pace /= 2
    weights = moved()
    const next = loss(weights)
    if (known - next < ENOUGH) break
    known = next
  }
  const own = weights.slice(0, size).map((weight, n) => weight / (spreads[n] ?? 1))
  return { weights: own, bias: own.reduce((bias, weight, n) => bias - weight * (means[n] ?? 0), weights[size] ?? 0) }
}

function spreadOf(examples: readonly Seen[], size: number) {
  const count = Math.max(1, examples.length)
  const places = Array.from({ length: size }, (_, n) => n)
  const means = places.map((n) => examples.reduce((sum, { values }) => sum + (values[n] ?? 0), 0) / count)
  const spreads = places.map((n) => {
    const mean = means[n] ?? 0
    const variance = examples.reduce((sum, { values }) => sum + ((values[n] ?? 0) - mean) ** 2, 0) / count
    return Math.sqrt(variance) + ENOUGH
  })
  return { means, spreads }
}

/** Gauss, largest first. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, n) => [...row, right[n] ?? 0])
  const size = rows.length
  for (let n = 0; n < size; n++) {
    const best = rows
      .slice(n)
      .reduce((top, row, m) => (Math.abs(row[n] ?? 0) > Math.abs(rows[top]?.[n] ?? 0) ? n + m : top), n)
    const [own, other] = [rows[n], rows[best]]
    if (own === undefined || other === undefined) continue
    rows[n] = other
    rows[best] = own
    for (const [m, row] of rows.entries()) {
      const share = m === n ? 0 : (row[n] ?? 0) / (other[n] ?? 1)
      if (share !== 0) for (let k = n; k <= size; k++) row[k] = (row[k] ?? 0) - share * (other[k] ?? 0)
    }
  }
  return rows.map((row, n) => (row[size] ?? 0) / (row[n] ?? 1))
}
