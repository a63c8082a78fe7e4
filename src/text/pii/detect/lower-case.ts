/** Lower case of the same length: a letter that would become two (İ) stays as it is, so offsets hold. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replaceAll(/./gsu, (c) => {
    const small = c.toLowerCase()
    return small.length === c.length ? small : c
  })
}
