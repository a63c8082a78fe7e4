const BINS = 32

/** One feature of all rows: the bin each row falls into, and the borders between the bins. */
export interface Column {
  bins: Uint8Array
  borders: readonly number[]
}

export interface Binned {
  rows: number
  columns: readonly Column[]
}

/** Quantiles of the values that occur, in few digits: they become the thresholds that are shipped. */
function bordersOf(values: Float64Array): number[] {
  const sorted = Float64Array.from(values).sort()
  const borders = new Set<number>()
  for (let b = 0; b < BINS; b++)
    borders.add(Number((sorted[Math.floor((b * sorted.length) / BINS)] ?? 0).toPrecision(6)))
  const top = sorted.at(-1) ?? 0
  return [...borders].filter((border) => border < top).sort((a, b) => a - b)
}

function columnOf(values: Float64Array): Column {
  const borders = bordersOf(values)
  const bins = new Uint8Array(values.length)
  values.forEach((value, i) => {
    let low = 0
    let high = borders.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (value > (borders[middle] ?? 0)) low = middle + 1
      else high = middle
    }
    bins[i] = low
  })
  return { bins, borders }
}

export function binned(rows: readonly (readonly number[])[]): Binned {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, f) => columnOf(Float64Array.from(rows, (row) => row[f] ?? 0)))
  return { rows: rows.length, columns }
}
