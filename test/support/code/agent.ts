import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import {
  FilledOutput,
  StartOutput,
  SubmitOutput,
  ToolOutput,
  WriteOutput,
} from '../../../src/capabilities/code/contract.ts'
import type { z } from 'zod'

/** A first database is prepared before the first answer, and a busy machine takes its time for it. */
const PATIENT = { timeout: 300_000 }

/** A coding agent without a mind: it looks where it is told to and hands in what it saw. Everything goes over MCP. */
export class Agent {
  readonly client = new Client({ name: 'coding-agent', version: '1' })
  readonly log: string[] = []
  #session = ''

  async connect(transport: Transport): Promise<void> {
    await this.client.connect(transport, PATIENT)
    // The client checks answers against their schemas only for tools it has listed.
    await this.client.listTools(undefined, PATIENT)
  }

  async start(intent: string, query: string): Promise<z.output<typeof StartOutput>> {
    this.log.push(`# ${query}`, '')
    const started = StartOutput.parse(await this.#call('start_session', { intent, query }))
    this.#session = started.session_id
    const { routing, frame } = started
    this.log.push(
      `start_session → ${started.phase}, risk ${routing.risk_level}, missing: ${frame.missing_slots.join(', ') || 'nothing'}`,
    )
    return started
  }

  async look(tool: string, params: object): Promise<z.output<typeof ToolOutput>> {
    const answer = ToolOutput.parse(await this.#call(tool, { session_id: this.#session, ...params }))
    this.log.push(`${tool} ${JSON.stringify(params)} → ${answer.evidence?.result_summary}`)
    return answer
  }

  async submit(understanding: object): Promise<z.output<typeof SubmitOutput>> {
    const judged = SubmitOutput.parse(
      await this.#call('submit_understanding', { session_id: this.#session, ...understanding }),
    )
    const missing = judged.missing_requirements.map(
      ({ requirement, have, needed }) => `${requirement} ${have}/${needed}`,
    )
    const errors = judged.errors.map(({ name, item }) => `${name} ${item}`)
    this.log.push(
      `submit_understanding → ${judged.phase}, confidence ${judged.confidence}${list('missing', missing)}${list('errors', errors)}`,
    )
    return judged
  }

  async fill(tool: 'update_slot' | 'map_symbol', filling: object): Promise<z.output<typeof FilledOutput>> {
    const filled = FilledOutput.parse(await this.#call(tool, { session_id: this.#session, ...filling }))
    const errors = filled.errors.map(({ name, item }) => `${name} ${item}`)
    this.log.push(`${tool} → ${filled.source ?? 'refused'}${list('errors', errors)}`)
    return filled
  }

  async mayWrite(path: string): Promise<z.output<typeof WriteOutput>> {
    const answer = WriteOutput.parse(await this.#call('check_write_target', { session_id: this.#session, path }))
    this.log.push(
      `check_write_target ${path} → ${answer.allowed ? 'allowed' : answer.errors.map(({ name }) => name).join(', ')}`,
    )
    return answer
  }

  async end(outcome: string, note: string): Promise<void> {
    await this.#call('record_outcome', { session_id: this.#session, outcome, note })
    this.log.push(`record_outcome → ${outcome}`, '')
  }

  async read(uri: string): Promise<unknown> {
    const { contents } = await this.client.readResource({ uri })
    return JSON.parse(String(Object(contents[0]).text))
  }

  get session(): string {
    return this.#session
  }

  async #call(name: string, args: Record<string, unknown>): Promise<unknown> {
    const result = CallToolResultSchema.parse(await this.client.callTool({ name, arguments: args }, undefined, PATIENT))
    if (result.isError === true) throw new Error(JSON.stringify(result.content))
    return result.structuredContent
  }
}

function list(name: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `, ${name}: ${items.join('; ')}`
}

/** 「ログイン機能直して」: much has to be found before anything may be written. */
export async function fixVagueLogin(agent: Agent): Promise<void> {
  await agent.start('MODIFY', 'ログイン機能直して')
  const controller = await agent.look('find_definitions', { name: 'LoginController' })
  const service = await agent.look('find_definitions', { name: 'AuthService' })
  await agent.look('get_function_at_line', { path: 'src/auth/login-controller.ts', line: 12 })
  const first = {
    symbols_identified: ['LoginController', 'AuthService'],
    entry_points: ['LoginController.login'],
    existing_patterns: [],
    files_analyzed: ['src/auth/login-controller.ts', 'src/auth/auth-service.ts'],
    slot_evidence: { target_feature: controller.evidence, AuthService: service.evidence },
  }
  await agent.submit(first)
  await agent.mayWrite('src/auth/auth-service.ts')
  await agent.submit({ ...first, resolved_frame: { observed_issue: 'ログインが遅い' } })
  await agent.look('get_symbols', { path: 'src/auth/session-store.ts' })
  await agent.look('get_symbols', { path: 'src/auth/validate-login.ts' })
  const issue = await agent.look('search_text', { text: 'empty password' })
  await agent.look('find_references', { name: 'verifyPassword' })
  await agent.look('get_function_at_line', { path: 'src/auth/auth-service.ts', line: 9 })
  await agent.look('search_text', { text: 'ValidationError' })
  await agent.submit({
    symbols_identified: ['LoginController', 'AuthService', 'verifyPassword', 'SessionStore', 'validateLogin'],
    entry_points: ['LoginController.login', 'AuthService.authenticate'],
    existing_patterns: ['`verifyPassword` throws a `RangeError`', '`LoginController.login` throws an `HttpError`'],
    files_analyzed: [
      'src/auth/login-controller.ts',
      'src/auth/auth-service.ts',
      'src/auth/password.ts',
      'src/auth/validate-login.ts',
    ],
    resolved_frame: { observed_issue: 'verifyPassword throws a RangeError for an empty password' },
    slot_evidence: { target_feature: controller.evidence, observed_issue: issue.evidence },
  })
  await agent.mayWrite('src/auth/password.ts')
  await agent.mayWrite('src/orders/order-service.ts')
  await agent.end('success', 'an empty password is now an input error')
}

/** A detailed request: what it says has only to be found. */
export async function fixDetailedLogin(agent: Agent, query: string): Promise<void> {
  await agent.start('MODIFY', query)
  await agent.look('find_definitions', { name: 'LoginController.login' })
  await agent.look('find_definitions', { name: 'AuthService' })
  await agent.look('find_references', { name: 'verifyPassword' })
  const issue = await agent.look('search_text', { text: 'empty password' })
  await agent.submit({
    symbols_identified: ['LoginController', 'AuthService', 'verifyPassword'],
    entry_points: ['LoginController.login'],
    existing_patterns: ['`AuthService` asks `verifyPassword`'],
    files_analyzed: ['src/auth/login-controller.ts', 'src/auth/auth-service.ts', 'src/auth/password.ts'],
    resolved_frame: { observed_issue: 'verifyPassword throws a RangeError for an empty password' },
    slot_evidence: { observed_issue: issue.evidence },
  })
  await agent.mayWrite('src/auth/password.ts')
  await agent.end('success', 'done')
}
