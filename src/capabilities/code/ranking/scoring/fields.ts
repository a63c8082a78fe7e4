/** The fields of a file, in the order in which their counts are packed. */
export const FIELDS = ['path', 'definitions', 'comments', 'strings', 'body'] as const

const BITS = 6
const MOST = (1 << BITS) - 1

/** Five counts in one number; each stops at 63, where more of the same says nothing new. */
export function pack(counts: ArrayLike<number>, at: number): number {
  let packed = 0
  for (let field = FIELDS.length - 1; field >= 0; field--)
    packed = (packed << BITS) | Math.min(MOST, counts[at + field] ?? 0)
  return packed
}

export function countIn(packed: number, field: number): number {
  return (packed >> (field * BITS)) & MOST
}
