import { type NazeError, toNazeError } from '#kernel/errors.ts'

interface Done<T, R> {
  done: R[]
  failed: { item: T; error: NazeError }[]
}

/** One after the other, each on its own: what cannot be done is named and keeps nothing else back. */
export async function eachOfMany<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<Done<T, R>> {
  const done: R[] = []
  const failed: Done<T, R>['failed'] = []
  for (const item of items) {
    try {
      done.push(await act(item))
    } catch (thrown) {
      failed.push({ item, error: toNazeError(thrown) })
    }
  }
  const [first] = failed
  // Nothing at all was done: that is a refusal, with its own status, and not a success with a footnote.
  if (done.length === 0 && first !== undefined) throw first.error
  return { done, failed }
}
