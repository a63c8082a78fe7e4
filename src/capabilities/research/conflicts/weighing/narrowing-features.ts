import type { Comparison } from '../judging/finding.ts'
import type { Reading } from '../types.ts'
import { type Features, flagger } from './feature.ts'
import { INSISTING, NARROWING } from './narrowing-cues.ts'

const known = new WeakMap<Reading, ReadonlyMap<string, ReadonlySet<string>>>()

/** What a sentence says of each kind, as it is written. */
function saidIn(reading: Reading): ReadonlyMap<string, ReadonlySet<string>> {
  const found = known.get(reading) ?? look(reading)
  known.set(reading, found)
  return found
}

const look = ({ text, language }: Reading) =>
  new Map(
    Object.entries({ ...NARROWING, ...INSISTING }).map(([name, forms]) => [
      name,
      new Set([...text.matchAll(forms[language])].map(([said]) => stem(said))),
    ]),
  )

const stem = (said: string) => said.toLowerCase().replace(/(?<=[a-z]{3})s$/, '')

/** Which narrowing words only one side has, which both have, and which differ. */
export function narrowingFeatures({ a, b }: Comparison): Features {
  const f: Features = {}
  const flag = flagger(f)
  const [mine, theirs] = [saidIn(a), saidIn(b)]
  let [alone, other] = [0, 0]
  for (const name of Object.keys(NARROWING)) {
    const [one, two] = [mine.get(name) ?? NONE, theirs.get(name) ?? NONE]
    if (one.size === 0 && two.size === 0) continue
    if (one.size === 0 || two.size === 0) {
      f[`narrow ${name} one`] = 1
      alone += 1
    } else if ([...one].some((said) => two.has(said))) f[`narrow ${name} same`] = 1
    else {
      f[`narrow ${name} other`] = 1
      other += 1
    }
  }
  for (const name of Object.keys(INSISTING)) {
    const [one, two] = [mine.get(name) ?? NONE, theirs.get(name) ?? NONE]
    flag(`insist ${name} one`, one.size > 0 !== two.size > 0)
    flag(`insist ${name} both`, one.size > 0 && two.size > 0)
  }
  const has = (of: ReadonlyMap<string, ReadonlySet<string>>, name: string) => (of.get(name)?.size ?? 0) > 0
  const facing = (x: string, y: string) =>
    (has(mine, x) && has(theirs, y) && !has(mine, y)) || (has(theirs, x) && has(mine, y) && !has(theirs, y))
  flag('then and today', facing('in its time', 'today') || facing('in its time', 'afterwards'))
  flag('intent and record', facing('intent', 'record') || facing('intent', 'afterwards'))
  flag('voice and record', facing('voice', 'record'))
  f['narrow alone'] = Math.min(4, alone) / 4
  f['narrow other'] = Math.min(2, other) / 2
  return f
}
const NONE: ReadonlySet<string> = new Set()
