import { statSync } from 'node:fs'
import { basename, delimiter, resolve } from 'node:path'
import { CRASH_POINTS, type CrashPoint } from '#kernel/crash-points.ts'
import type { ModelConfig } from '#kernel/model/index.ts'
import type { CostConfig } from '#kernel/model/prices/price-of.ts'
import { type DoorSettings, readDoor } from './door/config.ts'
import { modelName, readCosts } from './costs.ts'
import { given, readPort, refuse } from './values.ts'

/** Everything naze can be told from outside. This file is the only reader of the environment. */
export interface Config {
  port: number
  host: string
  /** What is said about the participants' door; `readDoor` says what follows from it. */
  door: DoorSettings
  /** Where the embedded store and everything else of this installation lies. */
  home: string
  databaseUrl: string | null
  /** `host` or `host:port` that research may read although it is not public. */
  fetchAllow: readonly string[]
  /** Folders research may read for whoever may start it. */
  researchCorpora: readonly string[]
  /** Folders of code that sessions may look into; none named: any folder of this machine. */
  codeRoots: readonly string[]
  /** The SearXNG that research searches the web with. */
  searxngUrl: string | null
  model: ModelConfig
  /** Prices and budgets said from outside. */
  costs: CostConfig
  debug: boolean
  /** For tests and demonstrations: every model call fails, as if the provider were down. */
  simulateModelError: boolean
  /** For the fault tests: the process kills itself at this moment, the n-th time it comes. */
  crashAt: { point: CrashPoint; time: number } | null
}

type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
const ASK_PREFIX = 'NAZE_MODEL_'
/** Variables of the same prefix that are not the name of an ask. */
const NOT_ASKS = new Set(['NAZE_MODEL_URL', 'NAZE_MODEL_KEY', 'NAZE_MODEL_EFFORT', 'NAZE_MODEL_PRICES'])
const TIMEOUT = 'NAZE_MODEL_TIMEOUT'
const LONGEST_TIMEOUT_SECONDS = 120

export function readConfig(env: Environment = process.env): Config {
  return {
    port: readPort('PORT', env['PORT'], 4380),
    host: readHost(env['HOST']),
    door: readDoorSettings(env),
    home: resolve(given(env['NAZE_HOME']) ?? '.naze'),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    fetchAllow: readFetchAllow(env['NAZE_FETCH_ALLOW']),
    researchCorpora: readCorpora(env['NAZE_RESEARCH_CORPUS']),
    codeRoots: readCodeRoots(env['NAZE_CODE_ROOTS']),
    searxngUrl: readSearxngUrl(env['NAZE_SEARXNG_URL']),
    model: readModel(env),
    costs: readCosts(env),
    debug: readFlag('NAZE_DEBUG', env['NAZE_DEBUG']),
    simulateModelError: readFlag('NAZE_SIMULATE_MODEL_ERROR', env['NAZE_SIMULATE_MODEL_ERROR']),
    crashAt: readCrashPoint(env['NAZE_CRASH_AT']),
  }
}

export const isLoopback = (host: string): boolean => LOOPBACK.has(host)

/** Also for a host given on the command line: no door opens to others by a side way. */
export function readHost(raw: string | undefined): string {
  const host = given(raw) ?? '127.0.0.1'
  if (!LOOPBACK.has(host)) {
    refuse(
      'HOST',
      `"${host}" would open naze to others, and there are no accounts yet: use 127.0.0.1, ::1 or localhost`,
    )
  }
  return host
}

/** Looked at here already, so that a malformed one stops every command and not only the start. */
function readDoorSettings(env: Environment): DoorSettings {
  const settings: DoorSettings = {
    ...present('host', given(env['NAZE_DOOR_HOST'])),
    ...present('port', given(env['NAZE_DOOR_PORT'])),
    ...present('publicUrl', given(env['NAZE_PUBLIC_URL'])),
  }
  readDoor(settings)
  return settings
}

function readDatabaseUrl(raw: string | undefined): string | null {
  const value = given(raw)
  if (value === undefined) return null
  if (!/^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) {
    refuse('DATABASE_URL', 'is not a postgres:// address')
  }
  return value
}

function readFetchAllow(raw: string | undefined): readonly string[] {
  const entries = (given(raw) ?? '').split(',').map((entry) => entry.trim())
  const hosts = entries.filter((entry) => entry !== '')
  for (const host of hosts)
    if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) || URL.parse(`http://${host}`) === null)
      refuse('NAZE_FETCH_ALLOW', `"${host}" is not a host or host:port`)
  return hosts
}

/** Folders as PATH has them. Each is asked for by its own name, so no two may share one. */
function readCorpora(raw: string | undefined): readonly string[] {
  const entries = (given(raw) ?? '').split(delimiter).filter((entry) => entry.trim() !== '')
  const folders = entries.map((entry) => resolve(entry.trim()))
  const names = folders.map((folder) => basename(folder))
  for (const [n, folder] of folders.entries()) {
    const name = names[n] ?? ''
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true || name === '')
      refuse('NAZE_RESEARCH_CORPUS', `"${entries[n]}" is not a folder`)
    if (names.indexOf(name) !== n) refuse('NAZE_RESEARCH_CORPUS', `two folders are called "${name}"`)
  }
  return folders
}

function readCodeRoots(raw: string | undefined): readonly string[] {
  const entries = (given(raw) ?? '').split(delimiter).filter((entry) => entry.trim() !== '')
  for (const entry of entries)
    if (statSync(entry.trim(), { throwIfNoEntry: false })?.isDirectory() !== true)
      refuse('NAZE_CODE_ROOTS', `"${entry}" is not a folder`)
  return entries.map((entry) => resolve(entry.trim()))
}

function readSearxngUrl(raw: string | undefined): string | null {
  const value = given(raw)
  if (value === undefined) return null
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol))
    refuse('NAZE_SEARXNG_URL', 'is not an http:// or https:// address')
  if (url.username !== '' || url.password !== '') refuse('NAZE_SEARXNG_URL', 'must not have a name or a password in it')
  return value
}

function readFlag(variable: string, raw: string | undefined): boolean {
  const value = given(raw)?.toLowerCase()
  if (value === undefined || value === '0' || value === 'false' || value === 'off') return false
  if (value === '1' || value === 'true' || value === 'on') return true
  return refuse(variable, `"${value}" is neither on nor off (1 or 0)`)
}

function readModel(env: Environment): ModelConfig {
  const model = modelName('NAZE_MODEL', given(env['NAZE_MODEL']) ?? 'built-in')
  const perAsk: Record<string, string> = {}
  for (const [variable, raw] of Object.entries(env)) {
    const value = given(raw)
    if (!variable.startsWith(ASK_PREFIX) || NOT_ASKS.has(variable) || value === undefined) continue
    if (variable === TIMEOUT || variable.startsWith(`${TIMEOUT}_`)) continue
    perAsk[variable.slice(ASK_PREFIX.length)] = modelName(variable, value)
  }
  const url = given(env['NAZE_MODEL_URL'])
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    refuse('NAZE_MODEL_URL', 'is not an http:// or https:// address')
  }
  const usesCompatible = [model, ...Object.values(perAsk)].some((name) => name.startsWith('compatible:'))
  if (usesCompatible && url === undefined) refuse('NAZE_MODEL_URL', 'is needed with a compatible: model')
  return {
    model,
    perAsk,
    ...present('url', url),
    ...present('key', given(env['NAZE_MODEL_KEY'])),
    ...readTimeouts(env),
    ...readEffort(given(env['NAZE_MODEL_EFFORT'])),
    keys: {
      ...present('openai', given(env['OPENAI_API_KEY'])),
      ...present('anthropic', given(env['ANTHROPIC_API_KEY'])),
      ...present('google', given(env['GOOGLE_GENERATIVE_AI_API_KEY'])),
    },
  }
}

function readTimeouts(env: Environment): Pick<ModelConfig, 'timeoutMs' | 'timeoutsMs'> {
  const timeoutsMs: Record<string, number> = {}
  let general: { timeoutMs?: number } = {}
  for (const [variable, raw] of Object.entries(env)) {
    const value = given(raw)
    if (value === undefined || (variable !== TIMEOUT && !variable.startsWith(`${TIMEOUT}_`))) continue
    const seconds = Number(value)
    if (!(seconds >= 1 && seconds <= LONGEST_TIMEOUT_SECONDS))
      refuse(variable, `"${value}" is not a number of seconds from 1 to ${LONGEST_TIMEOUT_SECONDS}`)
    if (variable === TIMEOUT) general = { timeoutMs: seconds * 1000 }
    else timeoutsMs[variable.slice(TIMEOUT.length + 1)] = seconds * 1000
  }
  return { ...general, ...(Object.keys(timeoutsMs).length > 0 && { timeoutsMs }) }
}

function readEffort(value: string | undefined): Pick<ModelConfig, 'effort'> {
  if (value === undefined) return {}
  if (value === 'low' || value === 'medium' || value === 'high') return { effort: value }
  return refuse('NAZE_MODEL_EFFORT', `"${value}" is none of low, medium, high`)
}

function readCrashPoint(raw: string | undefined): Config['crashAt'] {
  const value = given(raw)
  if (value === undefined) return null
  const [name = '', time = '1'] = value.split(':')
  const point = CRASH_POINTS.find((known) => known === name)
  if (point === undefined || !/^[1-9]\d*$/.test(time)) {
    return refuse('NAZE_CRASH_AT', `"${value}" is not one of ${CRASH_POINTS.join(', ')}, with :n for the n-th time`)
  }
  return { point, time: Number(time) }
}

function present<K extends string>(key: K, value: string | undefined): { [P in K]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: string })
}
