import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { dataFolder } from '#text/data-folder.ts'
import { type Chance, chanceOf } from '../../conflicts/weighing/chance.ts'

const Voices = z.array(z.array(z.array(z.number())).min(1)).min(1)
const ToldWeights = z
  .object({
    names: z.array(z.string()),
    ja: Voices,
    en: Voices,
    /** The chance from which two sentences of two documents are said to contradict each other. */
    least: z.number().min(0).max(1),
  })
  .refine(({ names, ja, en }) => [...ja, ...en].flat().every((gate) => gate.length === names.length + 1), {
    message: 'every gate needs a weight for each name and one more',
  })

/** How likely two sentences of two documents contradict each other, and from when on that is said. */
export interface ToldJudge {
  chance: Chance
  least: number
}

let loading: Promise<ToldJudge> | undefined

/** Read once; a failure is not kept. */
export function loadToldJudge(): Promise<ToldJudge> {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<ToldJudge> {
  const file = join(dataFolder('conflicts'), 'documents.json')
  const { least, ...gates } = ToldWeights.parse(JSON.parse(await readFile(file, 'utf8')))
  return { chance: chanceOf(gates), least }
}
