// node bench/models/judge-lines.ts <lines.jsonl …> [--show] [--out totals.json]: what the real gate makes of each answer, in totals.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ZodError } from 'zod'
import { vectorTable } from '../../src/text/vectors/load.ts'
import { ModelHouse } from './house.ts'
import { GIVEN_ASKS, type Verdict } from './lines/asks.ts'
import { type Line, readLines } from './lines/line.ts'

interface Total {
  good: number
  accepted: number
  'but lost a part': number
  bad: number
  shown: number
  'seen growing': number
  /** The talk is over there, or the situation is none. */
  'not asked for': number
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ')

/** Bad things that are kept; without any named, the whole answer is one. */
function shownOf({ must_not_show: bad }: Line, { kept, whole }: Pick<Verdict, 'kept' | 'whole'>): string[] {
  if (bad === undefined) return whole ? ['all of it'] : []
  const text = plain(kept)
  // What is kept is JSON: a quotation mark stands in it as \".
  return bad.filter((part) => text.includes(plain(JSON.stringify(part).slice(1, -1))) || text.includes(plain(part)))
}

function seenOf({ must_not_show: bad }: Line, seen = ''): string[] {
  return (bad ?? []).filter((part) => plain(seen).includes(plain(part)))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false }, out: { type: 'string' } },
})
if (positionals.length === 0) throw new Error('usage: judge-lines.ts <lines.jsonl …> [--show] [--out totals.json]')
await vectorTable()
const house = new ModelHouse()
const totals = new Map<string, Total>()
for (const line of positionals.flatMap(readLines)) {
  const { ask, language, situation, answer, good } = line
  if (good === undefined || answer === undefined) continue
  const given = GIVEN_ASKS.find((each) => each.ask === ask)
  if (given === undefined) throw new Error(`there is no ask called ${ask}`)
  const key = `${ask} ${language}`
  const total = totals.get(key) ?? {
    good: 0,
    accepted: 0,
    'but lost a part': 0,
    bad: 0,
    shown: 0,
    'seen growing': 0,
    'not asked for': 0,
  }
  totals.set(key, total)
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  const verdict = await given.judge(house, { language, ...situation }, text).catch((error: unknown) => {
    if (error instanceof Error && error.message.startsWith('nothing is asked for')) return null
    if (error instanceof ZodError) return null
    throw error
  })
  if (verdict === null) {
    total['not asked for']++
    continue
  }
  const [shown, seen] = [shownOf(line, verdict), seenOf(line, verdict.seen)]
  total.good += good ? 1 : 0
  total.accepted += good && verdict.accepted ? 1 : 0
  total['but lost a part'] += good && verdict.accepted && !verdict.whole ? 1 : 0
  total.bad += good ? 0 : 1
  total.shown += !good && shown.length > 0 ? 1 : 0
  total['seen growing'] += !good && seen.length > 0 ? 1 : 0
  const isWrong = good ? !verdict.accepted || !verdict.whole : shown.length > 0 || seen.length > 0
  if (values.show && isWrong)
    console.log(JSON.stringify({ ...line, broken: verdict.broken, warnings: verdict.warnings, shown, seen }))
}
await house.close()
const rows = Object.fromEntries([...totals].toSorted(([a], [b]) => a.localeCompare(b)))
console.table(rows)
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(rows, null, 2)}\n`)
