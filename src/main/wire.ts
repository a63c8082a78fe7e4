import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTick } from 'node:timers/promises'
import { type BoardVerbs, makeBoardVerbs } from '#capabilities/board/index.ts'
import { type CodeVerbs, makeCodeVerbs } from '#capabilities/code/index.ts'
import {
  analyseConversation,
  analyseQueue,
  type InterviewDeps,
  type InterviewVerbs,
  makeInterviewVerbs,
} from '#capabilities/interview/index.ts'
import { makeMaskingVerbs, type MaskingVerbs } from '#capabilities/masking/index.ts'
import {
  makeResearchRuns,
  makeResearchVerbs,
  researchQueue,
  type ResearchVerbs,
  type RunVerbs,
} from '#capabilities/research/index.ts'
import { makeWhyVerbs, type WhyVerbs } from '#capabilities/why/index.ts'
import { makeBackup } from '#kernel/backup/index.ts'
import { Confirmations } from '#kernel/confirm/index.ts'
import { Evidence } from '#kernel/evidence/index.ts'
import { Gate, Ledger, Purse } from '#kernel/gate/index.ts'
import { makeListAsks } from '#kernel/gate/list-asks.ts'
import { makeModelVerbs } from '#kernel/gate/model-verbs.ts'
import { makeShowAsk } from '#kernel/gate/show-ask.ts'
import { makeSpending } from '#kernel/gate/spending.ts'
import { makeJobVerbs } from '#kernel/jobs/verbs.ts'
import { Jobs } from '#kernel/jobs/index.ts'
import { Live } from '#kernel/live/index.ts'
import { failingModels, makeModelRouter } from '#kernel/model/index.ts'
import { KeptSettings } from '#kernel/model/settings/kept-settings.ts'
import type { OperationVerbs } from '#kernel/operations.ts'
import { makePurge } from '#kernel/purge.ts'
import { loadMasker } from '#text/pii/index.ts'
import { offlineSimilarity } from '#text/index.ts'
import { Turns } from '#kernel/turn/index.ts'
import { openPgliteStore, openPostgresStore, type Store } from '#store/index.ts'
import { ASKS } from './asks.ts'
import { codeParts } from './code.ts'
import type { Config } from './config.ts'
import { addressForPeople } from './door/address.ts'
import { readDoor } from './door/config.ts'
import { makeHealth } from './health.ts'
import { interviewsOf } from './interviews-of.ts'
import { researchParts } from './research.ts'
import { spoolFolder } from './commands/spool-folder.ts'
import { version } from './version.ts'

export interface AppVerbs {
  why: WhyVerbs
  board: BoardVerbs
  interview: InterviewVerbs
  masking: MaskingVerbs
  research: ResearchVerbs & RunVerbs
  code: CodeVerbs
  operations: OperationVerbs
}

/** The house with its lights on. */
export interface App {
  store: Store
  live: Live
  verbs: AppVerbs
  /** What the person should know about the set-up, one line each. */
  warnings: readonly string[]
  /** Reads what the first answer would otherwise wait for, one thing after the other. */
  warm(): Promise<void>
  /** Lets running turns and jobs finish, at most `ms`, then closes the store. */
  close(ms?: number): Promise<void>
}

interface WiredApp extends App {
  start(): Promise<void>
  /** Closes what could not be started. */
  abandon(): Promise<void>
}

const DRAIN_MS = 5_000
/** Each is several agents at once already. */
const RESEARCH_AT_ONCE = 2

/** Every queue of the house. */
export const QUEUES = [analyseQueue, researchQueue]

/** Opens the store and starts every part. */
export async function openApp(config: Config, options: AppOptions = {}): Promise<App> {
  const { start, abandon, ...app } = wireApp(config, await openStore(config, options), options)
  try {
    await start()
    return app
  } catch (error) {
    await abandon()
    throw error
  }
}

/** Puts every part where it belongs; nothing runs yet. Nothing else in the product decides who gets what. */
export function wireApp(config: Config, store: Store, options: AppOptions = {}): WiredApp {
  const publicAddress = options.publicAddress ?? (() => addressAsConfigured(config))
  const settings = new KeptSettings(store)
  const configured = makeModelRouter(
    { ...config.model, learntFile: join(config.home, 'models.json') },
    () => settings.current.per_ask,
  )
  const models = config.simulateModelError ? failingModels(configured) : configured
  const purse = new Purse(store, settings, config.costs)
  const ledger = new Ledger(store)
  const placesOf = interviewsOf(store)
  const live = new Live(store)
  const jobs = new Jobs(store, { queues: QUEUES })
  const turns = new Turns(store, { patienceMs: turnPatience(config.model) })
  const gate = new Gate(models, ledger, purse)
  const evidence = new Evidence(store)
  const similarity = offlineSimilarity()
  const why = makeWhyVerbs({ store, gate, turns, live, evidence, similarity, masker: loadMasker, debug: config.debug })
  const board = makeBoardVerbs({ store, gate, live, evidence, confirmations: new Confirmations(store) })
  const asked: InterviewDeps = {
    store,
    gate,
    turns,
    live,
    evidence,
    similarity,
    jobs,
    masker: loadMasker,
    publicAddress,
  }
  const interview = makeInterviewVerbs(asked)
  const research = makeResearchRuns({ store, gate, live, jobs, evidence, ...researchParts(config, gate) })
  const { homeKey = newHomeKey(config), codeRoot = null } = options
  const codeBase = codeParts(config, { codeRoot, watch: true })
  return {
    async start() {
      await settings.refresh(0)
      await jobs.work(analyseQueue, analyseConversation(asked))
      await jobs.work(researchQueue, research.work, { concurrency: RESEARCH_AT_ONCE })
      const begun = await Promise.allSettled([live.start(), jobs.start()])
      for (const one of begun) if (one.status === 'rejected') throw one.reason
      // Last: a turn taken over from a dead process may conclude at once, and then needs the others.
      await turns.start()
    },
    async abandon() {
      await jobs.stop({ drainMs: 0 })
      await live.close()
      await store.close()
    },
    store,
    live,
    verbs: {
      why,
      board,
      interview,
      masking: makeMaskingVerbs(),
      research: { ...makeResearchVerbs(), ...research.verbs },
      code: makeCodeVerbs({ store, gate, live, evidence, ...codeBase }),
      operations: {
        health: makeHealth({ store, jobs, model: models.name }),
        runs: makeListAsks(store, placesOf),
        run: makeShowAsk(store, purse, placesOf),
        spending: makeSpending(store),
        ...makeModelVerbs({ models, settings, ledger, purse, asks: ASKS, costs: config.costs }),
        ...makeJobVerbs(jobs),
        backup: makeBackup({ store, version, spoolFolder: spoolFolder(config) }, homeKey),
        purge: makePurge(store, homeKey),
      },
    },
    warnings: models.warnings,
    async warm() {
      const masker = await loadMasker()
      await nextTick()
      masker.find('検索が遅いです。')
      await nextTick()
      await similarity.compare('検索が遅い', 'the search is slow')
    },
    async close(ms = DRAIN_MS) {
      await turns.drain(ms)
      // In this order: nothing new is taken, and what is stopped goes on elsewhere.
      const stopped = jobs.stop({ drainMs: ms })
      await Promise.all([stopped, research.close(), codeBase.facts.close()])
      await live.close()
      await store.close()
    },
  }
}

/** For a command beside the server, which opens no door itself. */
function addressAsConfigured(config: Config): string | null {
  const door = readDoor(config.door)
  return door === null ? null : addressForPeople(door, door.port)
}

interface StoreOptions {
  /** What whoever looks after the server should hear of the store. */
  onNews?: (news: string) => void
}

export interface AppOptions extends StoreOptions {
  /** Where participants come in, once a door is open. */
  publicAddress?: () => string | null
  /** One of `newHomeKey`, for whoever has to know it before the house is open. */
  homeKey?: string | null
  /** The folder of code that is meant when none is named. */
  codeRoot?: string | null
}

export function newHomeKey({ databaseUrl }: Config): string | null {
  return databaseUrl === null ? randomUUID() : null
}

/** The embedded store, or the PostgreSQL it is told of. */
export function openStore(config: Config, options: StoreOptions = {}): Promise<Store> {
  return config.databaseUrl === null ? openPgliteStore(config.home, options) : openPostgresStore(config.databaseUrl)
}

/** A turn may ask twice. */
function turnPatience({ timeoutMs = 0, timeoutsMs = {} }: Config['model']): number {
  return 2 * Math.max(timeoutMs, ...Object.values(timeoutsMs))
}
