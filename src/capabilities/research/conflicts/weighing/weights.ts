import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { dataFolder } from '#text/data-folder.ts'

const Voices = z.array(z.array(z.array(z.number())).min(1)).min(1)
const Share = z.number().min(0).max(1)
const Weights = z
  .object({
    names: z.array(z.string()),
    ja: Voices,
    en: Voices,
    /** By language, the chance from which two claims that were put side by side are said to contradict each other. */
    asked: z.object({ ja: Share, en: Share }),
    /** The chance below which a conflict is doubted that a rule found between sentences of documents. */
    met: Share,
  })
  .refine(({ names, ja, en }) => [...ja, ...en].flat().every((gate) => gate.length === names.length + 1), {
    message: 'every gate needs a weight for each name and one more',
  })

/** By language several voices, of each one list of weights a gate, in the order of the names; the last is added always. */
export type Weights = z.infer<typeof Weights>

export const WEIGHTS_FILE = join(dataFolder('conflicts'), 'weights.json')

export async function readWeights(): Promise<Weights> {
  return Weights.parse(JSON.parse(await readFile(WEIGHTS_FILE, 'utf8')))
}
