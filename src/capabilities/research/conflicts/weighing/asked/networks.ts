import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { dataFolder } from '#text/data-folder.ts'
import type { ClaimLanguage } from '../../types.ts'
import type { Features } from '../feature.ts'

const Unit = z.array(z.number()).min(1)
const Networks = z
  .object({
    names: z.array(z.string()),
    /** Of each network its units, each with a weight for every name, one for English and one that is added always, and what the units weigh in the end. */
    networks: z.array(z.object({ units: z.array(Unit).min(1), out: Unit })).min(1),
  })
  .refine(
    ({ names, networks }) =>
      networks.every(
        ({ units, out }) => out.length === units.length + 1 && units.every((unit) => unit.length === names.length + 2),
      ),
    {
      message: 'every unit needs a weight for each name and two more, and every network one for each unit and one more',
    },
  )
export type Networks = z.infer<typeof Networks>

export const NETWORKS_FILE = join(dataFolder('conflicts'), 'networks.json.gz')

export async function readNetworks(): Promise<Networks> {
  return Networks.parse(JSON.parse(gunzipSync(await readFile(NETWORKS_FILE)).toString('utf8')))
}

/** The mean of what small networks say: they see what two things mean only together, which gates do not. */
export function networkChance({ names, networks }: Networks) {
  const place = new Map(names.map((name, n) => [name, n]))
  return (features: Features, language: ClaimLanguage): number => {
    const seen = Object.entries(features).flatMap(([name, value]) => {
      const n = place.get(name)
      return n === undefined || value === 0 ? [] : [[n, value] as const]
    })
    if (language === 'en') seen.push([names.length, 1])
    const said = networks.map(({ units, out }) => {
      let sum = out.at(-1) ?? 0
      for (const [u, unit] of units.entries()) {
        const reached = seen.reduce((total, [n, value]) => total + (unit[n] ?? 0) * value, unit.at(-1) ?? 0)
        if (reached > 0) sum += reached * (out[u] ?? 0)
      }
      return 1 / (1 + Math.exp(-sum))
    })
    return said.reduce((total, chance) => total + chance, 0) / said.length
  }
}
