import { migratePglite } from '#store/pglite.ts'
import { buildTemplate } from '#store/template.ts'

/** Builds the first database of this version once, so that every later first open takes a second. */
export async function prepareTemplate(): Promise<string> {
  return buildTemplate(migratePglite)
}
