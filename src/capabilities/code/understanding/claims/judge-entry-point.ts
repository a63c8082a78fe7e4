import type { KnownSymbol } from '../../facts.ts'
import { CALLABLE } from '../../languages/outline.ts'
import { kindOf } from '../../ranking/files/kind.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { DECLARES } from '../../files/declarations.ts'
import { type Judging, placesOf, type Thing, unseen } from './judging.ts'
import { lineIn, placeIn } from '../calls/place-in.ts'
import { showsDefinition, symbolIn } from '../calls/symbol-in.ts'

/** A line that gives a function to somebody else: a route or what listens to something, with its handler; a command. */
const REGISTERS = [
  /\.(?:get|post|put|patch|delete|all|use|route|handle|handlefunc|add_url_rule)\(\s*["'`][/*][^"'`]*["'`]\s*(?:,|$)/iu,
  /(?:\.(?:on|command|subscribe|addEventListener)|\b(?:re_)?path)\(\s*r?["'`][^"'`]*["'`]\s*(?:,|$)/u,
  // A handler without a name, which a framework takes from its file.
  /^\s*(?:export\s+default|module\.exports\s*=)\s+.*(?:=>|\bfunction\b)/u,
  /^\s*@\w[\w.]*\.(?:route|get|post|put|patch|delete|websocket|command|task|on|event|handler)\b/u,
]

/** A way in, and the files it was seen in. */
export interface JudgedEntry {
  entry: string
  paths: readonly string[]
}

/** A function or method, `path:symbol`, or `path:line` of where it begins or is given to others (a route, a command). */
export async function judgeEntryPoint(judging: Judging, entry: string): Promise<Thing<JudgedEntry>> {
  const [, path = '', behind = ''] = /^(.+?\.\w+|.*\/.+?)(?::|#)([^:#]+)$/u.exec(entry) ?? []
  if (path === '') return judgeNamed(judging, entry, entry)
  const look = await judging.facts.look(judging.root, path)
  if (!look.inside || look.path === undefined) return { wrong: { name: 'file-outside', item: entry } }
  if (/^\d+$/u.test(behind)) return judgeLine(judging, entry, look.path, Number(behind))
  return judgeNamed(judging, entry, behind, look.path)
}

async function judgeNamed(judging: Judging, entry: string, name: string, path?: string): Promise<Thing<JudgedEntry>> {
  const all = await judging.facts.symbols(judging.root, name)
  const known = path === undefined ? all : all.filter((symbol) => symbol.path === path)
  if (known.length === 0) return { wrong: { name: 'entry-unknown', item: entry } }
  // What is declared for others to use is given to them, wherever it is written.
  const isGiven = known.some(({ isEntry, path: at }) => isEntry && DECLARES.test(at))
  const entries = known.filter(
    ({ isEntry, kind, path: at }) => isEntry || (isGiven && CALLABLE.has(kind) && kindOf(at) === 'source'),
  )
  if (entries.length === 0) return { wrong: { name: whyNone(known), item: entry } }
  const about = { kind: 'symbol' as const, name, value: name }
  const isShown = judging
    .callsFor(entry)
    .some((call) => symbolIn(call, about) !== undefined && (!judging.isClaimed(entry) || showsDefinition(call, known)))
  return isShown ? tied(judging, entry, name, entries) : unseen(judging, entry, 'entry-unseen')
}

async function judgeLine(judging: Judging, entry: string, path: string, line: number): Promise<Thing<JudgedEntry>> {
  const calls = judging.callsFor(entry).filter((call) => placeIn(call, path, line))
  const isShown = calls.length > 0
  if (!isShown) return unseen(judging, entry, 'entry-unseen')
  const text = calls.map((call) => lineIn(call, path, line)).find((each) => each !== undefined)
  if (text !== undefined && kindOf(path) !== 'test' && REGISTERS.some((registers) => registers.test(text)))
    return (await judging.ties.leadsFrom(path))
      ? { means: [`${path}:${line}`], value: { entry, paths: [path] } }
      : { means: [`${path}:${line}`], value: { entry, paths: [path] }, untied: { name: 'file-unrelated', item: entry } }
  const around = await judging.facts.functionAt(judging.root, path, line)
  if (around === undefined) return { wrong: { name: 'entry-no-code', item: entry } }
  if (around.line !== line) return { wrong: { name: 'entry-inside', item: entry, other: `${path}:${around.line}` } }
  return around.isEntry
    ? tied(judging, entry, around.name, [around])
    : { wrong: { name: whyNone([around]), item: entry } }
}

function whyNone(known: readonly KnownSymbol[]): Reason['name'] {
  if (known.some(({ kind }) => CALLABLE.has(kind))) return 'entry-inner'
  return known.some(({ kind }) => kind === 'class') ? 'entry-class' : 'entry-no-code'
}

async function tied(
  { ties }: Judging,
  entry: string,
  name: string,
  known: readonly KnownSymbol[],
): Promise<Thing<JudgedEntry>> {
  const means = placesOf(known)
  const definedIn = known.map(({ path }) => path)
  return (await ties.isWayTo(name, definedIn))
    ? { means, value: { entry, paths: definedIn } }
    : { means, value: { entry, paths: definedIn }, untied: { name: 'entry-aside', item: entry } }
}
