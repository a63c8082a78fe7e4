/** Days are those of the machine naze runs on, as the person at it lives them. */
export function startOfDay(at: Date, daysBack = 0): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - daysBack)
}

export function nameOfDay(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
