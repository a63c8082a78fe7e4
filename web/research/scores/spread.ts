/** Moves places on a line so far apart that labels there can be read, in their order and inside the line where they fit. */
export function spread(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place)
  let floor = least
  for (const one of order) {
    one.place = Math.max(one.place, floor)
    floor = one.place + gap
  }
  let ceiling = Math.max(most, least + gap * (order.length - 1))
  for (const one of order.toReversed()) {
    one.place = Math.min(one.place, ceiling)
    ceiling = one.place - gap
  }
  const moved: number[] = []
  for (const { place, index } of order) moved[index] = place
  return moved
}
