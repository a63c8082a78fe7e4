import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'
import type { z } from 'zod'
import type { ToolName } from '../../../src/capabilities/code/contract.ts'
import {
  type CodeDeps,
  CodeIndexes,
  type CodeVerbs,
  makeCodeVerbs,
  Roots,
} from '../../../src/capabilities/code/index.ts'
import type { Context } from '../../../src/kernel/context.ts'
import { Evidence } from '../../../src/kernel/evidence/index.ts'
import { Gate, Ledger } from '../../../src/kernel/gate/index.ts'
import { Live } from '../../../src/kernel/live/index.ts'
import type { ModelRouter } from '../../../src/kernel/model/contract.ts'
import { callVerb, type Verb } from '../../../src/kernel/verb.ts'
import type { Store } from '../../../src/store/store.ts'
import { personContext } from '../contexts.ts'
import { builtInOnly } from '../scripted-answers.ts'

export const SHOP = resolve(import.meta.dirname, '../../../examples/shop')

const home = mkdtempSync(join(tmpdir(), 'naze-code-home-'))
const opened: CodeIndexes[] = []
/** One for all houses of a test file: threads and the compiler start once. */
let shared: CodeIndexes | undefined
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()))
  rmSync(home, { recursive: true, force: true })
})

/** A copy of the example shop that a test may change. */
export function shopCopy(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'naze-shop-')))
  cpSync(SHOP, folder, { recursive: true })
  return folder
}

export interface CodeHouse {
  code: CodeVerbs
  deps: CodeDeps
  facts: CodeIndexes
  root: string
  ctx: Context
  /** Calls a verb as an agent would. */
  call<I extends z.ZodType, O extends z.ZodType>(verb: Verb<I, O>, input: unknown): Promise<z.output<O>>
  start(query: string, intent?: string): Promise<string>
  tool(
    session_id: string,
    tool: ToolName,
    params?: Record<string, unknown>,
  ): Promise<z.output<CodeVerbs['tool']['output']>>
}

export interface CodeHouseOptions {
  root?: string
  models?: ModelRouter
  /** So long an answer waits for an index that is being built; such a house has an index of its own. */
  patienceMs?: number
}

function indexes(patienceMs: number): CodeIndexes {
  const made = new CodeIndexes({ home, watch: false, patienceMs })
  opened.push(made)
  return made
}

export function openCode(store: Store, options: CodeHouseOptions = {}): CodeHouse {
  const { root = SHOP, patienceMs } = options
  const facts = patienceMs === undefined ? (shared ??= indexes(60_000)) : indexes(patienceMs)
  const deps: CodeDeps = {
    store,
    facts,
    gate: new Gate(options.models ?? builtInOnly, new Ledger(store)),
    live: new Live(store),
    evidence: new Evidence(store),
    roots: new Roots({ opened: [root], isLocalOnly: false }),
  }
  const code = makeCodeVerbs(deps)
  const ctx = personContext({ actor: { id: 'local', kind: 'agent', via: 'mcp' } })
  return {
    code,
    deps,
    facts,
    root,
    ctx,
    call: async (verb, input) => verb.output.parse(await callVerb(verb, ctx, input)),
    start: async (query, intent = 'MODIFY') => (await callVerb(code.startSession, ctx, { intent, query })).session_id,
    tool: (session_id, tool, params = {}) => callVerb(code.tool, ctx, { session_id, tool, params }),
  }
}

export const DETAILED =
  'ログイン機能で空のパスワードを入力したときに、RangeErrorで500になるので、入力エラーを表示するように修正する'

/** An honest understanding of the shop's login, found with the tools. */
export async function understandLogin({ tool }: Pick<CodeHouse, 'tool'>, session_id: string) {
  const definition = await tool(session_id, 'get_symbols', { path: 'src/auth/login-controller.ts' })
  const service = await tool(session_id, 'find_definitions', { name: 'AuthService' })
  const references = await tool(session_id, 'find_references', { name: 'verifyPassword' })
  const issue = await tool(session_id, 'search_text', { text: 'empty password' })
  await tool(session_id, 'search_text', { text: 'ValidationError' })
  return {
    session_id,
    symbols_identified: ['LoginController', 'AuthService', 'verifyPassword'],
    entry_points: ['LoginController.login'],
    existing_patterns: ['`ValidationError` extends `HttpError`'],
    files_analyzed: ['src/auth/login-controller.ts', 'src/auth/auth-service.ts', 'src/auth/password.ts'],
    resolved_frame: { observed_issue: 'verifyPassword throws RangeError for an empty password' },
    slot_evidence: {
      target_feature: definition.evidence,
      observed_issue: issue.evidence,
      AuthService: service.evidence,
      verifyPassword: references.evidence,
    },
  }
}
