import { resolve } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { StartOutput, SubmitOutput, ToolOutput, WriteOutput } from '../../../src/capabilities/code/contract.ts'
import type { Language } from '../fixtures.ts'

export const SHOP = resolve(import.meta.dirname, '../../../examples/shop')

export const REQUEST: Record<Language, string> = {
  ja: 'ログイン機能で空のパスワードを入力したときに、RangeErrorで500になるので、入力エラーを表示するように修正する',
  en: 'When the password is empty, login ends in a RangeError; make it show an input error',
}

/** A coding assistant without a mind, at the HTTP door: it looks where it is told to and hands in what it saw. */
export class Assistant {
  readonly #request: APIRequestContext
  readonly #session: string

  constructor(request: APIRequestContext, session: string) {
    this.#request = request
    this.#session = session
  }

  static async start(request: APIRequestContext, query: string, intent = 'MODIFY'): Promise<string> {
    const answer = await request.post('/api/code/sessions', { data: { intent, query, root: SHOP } })
    expect(answer.status()).toBe(201)
    return StartOutput.parse(await answer.json()).session_id
  }

  async look(tool: string, params: object) {
    const data = { session_id: this.#session, params }
    const answer = await this.#request.post(`/api/code/tools/${tool}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ToolOutput.parse(await answer.json())
  }

  async submit(understanding: object) {
    return SubmitOutput.parse(await this.#post('understanding', understanding))
  }

  async mayWrite(path: string) {
    return WriteOutput.parse(await this.#post('write-target', { path }))
  }

  async end(outcome: 'success' | 'failure', note: string): Promise<void> {
    await this.#post('outcome', { outcome, note })
  }

  /** Everything an honest understanding of the shop's login takes, found with the tools. */
  async understandLogin() {
    await this.look('find_definitions', { name: 'LoginController.login' })
    await this.look('find_definitions', { name: 'AuthService' })
    await this.look('find_references', { name: 'verifyPassword' })
    const issue = await this.look('search_text', { text: 'empty password' })
    return {
      symbols_identified: ['LoginController', 'AuthService', 'verifyPassword'],
      entry_points: ['LoginController.login'],
      existing_patterns: ['`AuthService` asks `verifyPassword`'],
      files_analyzed: ['src/auth/login-controller.ts', 'src/auth/auth-service.ts', 'src/auth/password.ts'],
      resolved_frame: { observed_issue: 'verifyPassword throws a RangeError for an empty password' },
      slot_evidence: { observed_issue: issue.evidence },
    }
  }

  async #post(what: string, data: object): Promise<unknown> {
    const answer = await this.#request.post(`/api/code/sessions/${this.#session}/${what}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
}
