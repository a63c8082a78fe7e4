import type { VectorTable } from '#text/vectors/table.ts'

const MOST = 20_000

/** The cosine of two words of the table; directions are unpacked once. */
export function directionCosine(table: VectorTable): (a: number, b: number) => number {
  const directions = new Map<number, Float32Array>()
  const directionOf = (place: number): Float32Array => {
    let direction = directions.get(place)
    if (direction === undefined) {
      if (directions.size > MOST) directions.clear()
      direction = table.direction(place)
      directions.set(place, direction)
    }
    return direction
  }
  return (a, b) => {
    const [one, other] = [directionOf(a), directionOf(b)]
    let sum = 0
    for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
    return sum
  }
}
