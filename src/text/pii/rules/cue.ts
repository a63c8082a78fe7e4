/** Whether one of the cue words stands in the `reach` characters before `at`, with no sentence end between. */
export function cueBefore(lower: string, at: number, cue: RegExp, reach = 24): boolean {
  const before = lower.slice(Math.max(0, at - reach), at)
  const cut = Math.max(
    before.lastIndexOf('。'),
    before.lastIndexOf('!'),
    before.lastIndexOf('?'),
    before.lastIndexOf('\n\n'),
  )
  return cue.test(before.slice(cut + 1))
}

export function cueAfter(lower: string, at: number, cue: RegExp, reach = 12): boolean {
  return cue.test(lower.slice(at, at + reach))
}
