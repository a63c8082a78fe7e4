/** Drivers disagree on the shape of a raw result; both have rows. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows
}
