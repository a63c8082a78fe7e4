import type { BackupSummary } from '#kernel/operations.ts'

/** `1,204 rows of 27 tables` */
export function countOf({ rows }: BackupSummary): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${total.toLocaleString('en')} rows of ${Object.keys(rows).length} tables`
}
