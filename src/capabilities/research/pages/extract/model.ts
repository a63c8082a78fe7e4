import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Lexicon } from './lexicon.ts'
import type { Trees } from './trees.ts'

const Trees = z.object({
  base: z.number(),
  depth: z.int(),
  features: z.array(z.array(z.int())),
  values: z.array(z.array(z.number())),
})
/** A map and no object: `constructor` is a word like any other. */
const Odds = z.array(z.tuple([z.string(), z.number()])).transform((odds) => new Map(odds))
const Model = z.object({
  width: z.int(),
  trees: Trees,
  lexicon: z.object({ names: Odds, words: Odds }),
  pageWidth: z.int(),
  kinds: z.object({ article: Trees, items: Trees, product: Trees, forum: Trees, text: Trees }),
})

export const PAGE_KINDS = ['article', 'items', 'product', 'forum', 'text'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

export interface PageModel {
  /** How many numbers a row has; another count means that code and weights do not belong together. */
  width: number
  trees: Trees
  lexicon: Lexicon
  /** The same for what is known of the page as a whole, and the trees that tell the kinds of pages apart by it. */
  pageWidth: number
  kinds: Readonly<Record<PageKind, Trees>>
}

/** The same place seen from the sources and from the packed product. */
export const MODEL_FILE = join(import.meta.dirname, '../../../../../data/pages/model.json')

let loaded: PageModel | undefined

/** Reads the weights once. Missing or damaged they are an error: without them every page would look empty. */
export function pageModel(): PageModel {
  loaded ??= Model.parse(JSON.parse(readFileSync(MODEL_FILE, 'utf8')))
  return loaded
}
