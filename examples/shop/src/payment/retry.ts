/** Tries again at once; the last failure is thrown. */
export async function retry<T>(times: number, run: () => Promise<T>): Promise<T> {
  for (let left = times; ; left--) {
    try {
      return await run()
    } catch (error) {
      if (left <= 1) throw error
    }
  }
}
