import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toNazeError } from '#kernel/errors.ts'
import type { CheckedModel } from '#kernel/operations.ts'
import { type DoctorCheck, fail, type Finding, ok, warn } from './check.ts'
import { modelCheck } from './model-check.ts'

const NEEDED_NODE = 24

/** What the checks look at, as the configuration says it. */
export interface Setup {
  nodeVersion: string
  home: string
  webFolder: string
  /** The first path of the home that others on this machine can read or write. */
  openToOthers(): string | undefined
  /** Says how the configured store is, without changing anything; throws what is wrong with it. */
  lookAtStore(): Promise<string>
  model: { name: string; /** The variable that should hold the key and does not. */ missingKey: string | null }
  /** Every model somebody named; asking one calls its provider. */
  models: readonly { name: string; ask(): Promise<CheckedModel> }[]
  /** Null when the embedded store is used; resolves with the server's version. */
  reachPostgres: (() => Promise<string>) | null
  /** What the server that uses the home says of its door; undefined when none runs, or none that can be found. */
  running(): Promise<{ participants?: { listening: string; forPeople: string | null } | undefined } | undefined>
  /** The server that commands work through; undefined when none answers. */
  through(): Promise<{ url: string } | undefined>
  /** Null when the participants' door stays shut. */
  door: { listening: string; forPeople: string | null; isFree(): Promise<boolean> } | null
}

function checkNode(version: string): Finding {
  const major = Number.parseInt(version, 10)
  if (major >= NEEDED_NODE) return ok(`Node ${version}`)
  return fail(`Node ${version} is too old: naze needs ${NEEDED_NODE}; npm start brings its own`)
}

async function checkHome({ home, openToOthers }: Setup): Promise<Finding> {
  try {
    await access(existingPart(home), constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    return fail(`${home} cannot be written (${reason}): set NAZE_HOME to a folder of yours`)
  }
  const open = openToOthers()
  if (open !== undefined) return warn(`${open} is open to other users of this machine: naze start closes it`)
  return ok(existsSync(home) ? `${home} can be written, by you alone` : `${home} is not there yet: naze start makes it`)
}

/** A home that is not there yet is made in the nearest folder that is. */
function existingPart(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existingPart(dirname(path))
}

/** In use is no fault: that is how it looks while naze runs. By a server that answers, commands work as ever. */
async function checkStore({ lookAtStore, through }: Setup): Promise<Finding> {
  try {
    return ok(await lookAtStore())
  } catch (thrown) {
    const { code, message } = toNazeError(thrown)
    if (code !== 'STORE_LOCKED') return fail(`${message} (${code})`)
    const server = await through()
    return server === undefined ? warn(message) : ok(`${message}; commands work through it, at ${server.url}`)
  }
}

function checkModel({ name, missingKey }: Setup['model']): Finding {
  if (missingKey !== null) return warn(`${name} is configured but ${missingKey} is not set: asks will fail`)
  return ok(name === 'built-in' ? 'built-in answers; set NAZE_MODEL for a model' : name)
}

function checkWeb(folder: string): Finding {
  if (existsSync(join(folder, 'index.html'))) return ok('the web app is built')
  return warn('the web app is not built: npm start builds it')
}

async function checkPostgres(reach: Setup['reachPostgres']): Promise<Finding> {
  if (reach === null) return ok('not used: DATABASE_URL is not set, the store is embedded')
  try {
    return ok(`PostgreSQL ${await reach()} answers`)
  } catch {
    return fail('no answer at DATABASE_URL: is the server running, are name and password right?')
  }
}

/** Of a server that runs only itself can say whether it opened one, whatever the settings are by now. */
async function checkDoor({ door, running }: Setup): Promise<Finding> {
  const server = await running()
  if (server !== undefined) {
    const open = server.participants
    if (open === undefined) {
      const shut = 'shut: the naze that runs opened none'
      return door === null ? ok(`${shut}; naze start --door lets people in`) : warn(`${shut}; start it again`)
    }
    if (open.forPeople !== null) return ok(`open at ${open.listening}; people come in at ${open.forPeople}`)
    return warn(`open at ${open.listening}, reached from this machine only: set NAZE_PUBLIC_URL to what people use`)
  }
  if (door === null) return ok('shut: interviews open on this machine only; naze start --door lets people in')
  const { listening, forPeople } = door
  if (!(await door.isFree()))
    return warn(`${listening} is taken: by a naze that runs, or else set NAZE_DOOR_PORT to a free port`)
  if (forPeople === null)
    return warn(`${listening} is free but reached from this machine only: set NAZE_PUBLIC_URL to what people use`)
  return ok(`${listening} is free; people come in at ${forPeople}`)
}

export function doctorChecks(setup: Setup): DoctorCheck[] {
  return [
    { name: 'node', run: async () => checkNode(setup.nodeVersion) },
    { name: 'home', run: () => checkHome(setup) },
    { name: 'postgres', run: () => checkPostgres(setup.reachPostgres) },
    { name: 'store', run: () => checkStore(setup) },
    { name: 'model', run: async () => checkModel(setup.model) },
    ...setup.models.map(({ name, ask }) => modelCheck(name, ask)),
    { name: 'door', run: () => checkDoor(setup) },
    { name: 'web', run: async () => checkWeb(setup.webFolder) },
  ]
}
