import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { CORPUS, PLANTED, sidesOf } from '../../test/support/research/planted.ts'
import { folderOf, TOPICS } from './planted-found.ts'

const Place = z.object({ file: z.string(), sentence: z.string() })
const Pair = z.object({ a: Place, b: Place })
const Planted = z.object({
  topic: z.string(),
  contradictions: z.array(Pair.extend({ kind: z.string() })),
  tempting: z.array(Pair).default([]),
})
export type PlantedPlace = z.infer<typeof Place>
export type PlantedPair = z.infer<typeof Pair>

/** Documents about one topic, and what somebody hid in them. */
export interface PlantedFolder extends z.infer<typeof Planted> {
  name: string
  corpus: string
}

/** Of other authors, written for this project. */
export const FOLDERS = join(import.meta.dirname, 'folders')

/** The folders below a folder whose plants are told, in them or beside them under their name. */
export function plantedFolders(root: string): PlantedFolder[] {
  const names = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  return names.sort().flatMap((name) => {
    const corpus = join(root, name)
    const file = [join(corpus, 'planted.json'), `${corpus}.planted.json`].find((path) => existsSync(path))
    return file === undefined ? [] : [{ name, corpus, ...Planted.parse(JSON.parse(readFileSync(file, 'utf8'))) }]
  })
}

/** The documents of the examples, one folder a topic; every two places of either side are a plant. */
export function exampleFolders(): PlantedFolder[] {
  const folders = new Map(TOPICS.map((topic) => [folderOf(topic), topic] as const).toReversed())
  return [...folders].map(([folder, topic]) => {
    const own = PLANTED.contradictions.filter(({ first }) => first.file.startsWith(folder))
    const contradictions = own.flatMap((planted) => {
      const [first, second] = sidesOf(planted)
      return first.flatMap((a) => second.map((b) => ({ a, b, kind: planted.about })))
    })
    return { name: folder.replace('/', ''), corpus: CORPUS, topic, contradictions, tempting: [] }
  })
}

const bare = (text: string) => text.normalize('NFKC').replaceAll(/[\s*_`#>]+/gu, '')
const SHORTEST = 12

/** A sentence of a page, as a report names it. */
export interface Said {
  text: string
  source: string
}
export const isOf = ({ source }: Said, { file }: PlantedPlace): boolean =>
  basename(source.replace(/^local:/u, '')) === basename(file)

/** A side may be a part of the sentence, or begin with what stands before it on its line. */
export function says(said: Said, place: PlantedPlace): boolean {
  const [own, wanted] = [bare(said.text), bare(place.sentence)]
  return isOf(said, place) && (own.includes(wanted) || (own.length > SHORTEST && wanted.includes(own)))
}

/** Whether two of them are the two sides of a plant, either way round. */
export const isPair = (x: Said, y: Said, { a, b }: PlantedPair): boolean =>
  (says(x, a) && says(y, b)) || (says(x, b) && says(y, a))
