import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Trees } from './trees.ts'

const Trees = z.object({
  base: z.number(),
  depth: z.int(),
  features: z.array(z.array(z.int())),
  values: z.array(z.array(z.number())),
})
const Model = z.object({ width: z.int(), trees: Trees })

export interface PageModel {
  /** How many numbers a row has; another count means that code and weights do not belong together. */
  width: number
  trees: Trees
}

/** The same place seen from the sources and from the packed product. */
export const MODEL_FILE = join(import.meta.dirname, '../../../../../data/pages/model.json')

let loaded: PageModel | undefined

/** Reads the weights once. Missing or damaged they are an error: without them every page would look empty. */
export function pageModel(): PageModel {
  loaded ??= Model.parse(JSON.parse(readFileSync(MODEL_FILE, 'utf8')))
  return loaded
}
