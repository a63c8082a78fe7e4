import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { dataFolder } from '#text/data-folder.ts'

const InBoth = z.object({ en: z.array(z.string()), ja: z.array(z.string()) })
const Axis = z.object({ axis: z.string(), a: InBoth, b: InBoth })
const OneOf = z.object({ class: z.string(), values: InBoth })
const Line = z.union([Axis, OneOf])

/** One line of the table: phrases that cannot be true of one thing at a time, or values of which a thing has one. */
export type PoleLine = z.infer<typeof Line>

export async function readPoleTable(): Promise<PoleLine[]> {
  const text = gunzipSync(await readFile(join(dataFolder('conflicts'), 'axes.jsonl.gz'))).toString('utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)))
}
