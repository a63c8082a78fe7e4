import { randomUUID } from 'node:crypto'
import type { State } from '../../../src/capabilities/interview/contract.ts'
import { conversations, messages, projects } from '../../../src/capabilities/interview/tables.ts'
import type { Context } from '../../../src/kernel/context.ts'
import type { Store } from '../../../src/store/store.ts'

/** An interview and conversations that took place earlier, as the talking part leaves them. */
export async function storeProject(store: Store, ctx: Context, language: 'ja' | 'en' = 'ja'): Promise<string> {
  const id = randomUUID()
  await store.db.insert(projects).values({
    id,
    workspaceId: ctx.workspace,
    token: randomUUID(),
    hashKey: 'the-hash-key',
    name: language === 'ja' ? 'ネットスーパー' : 'Online groceries',
    goal: language === 'ja' ? '困りごとを知る' : 'Learn what troubles people',
    tone: 'neutral',
    language,
    mustAsk: [],
    neverAsk: [],
    maxTurns: 12,
    maxDeep: 2,
    status: 'active',
  })
  return id
}

export interface TalkOptions {
  state?: State
  reached?: State
  fallbackTurns?: number
  /** The state each answer answers. */
  answering?: State
}

/** null is a skip. */
export async function storeTalk(
  store: Store,
  ctx: Context,
  projectId: string,
  answers: readonly (string | null)[],
  options: TalkOptions = {},
): Promise<string> {
  const id = randomUUID()
  const { state = 'done', reached = 'done', answering = 'enumerate' } = options
  await store.db.insert(conversations).values({
    id,
    workspaceId: ctx.workspace,
    projectId,
    keyHash: randomUUID(),
    state,
    reached,
    userTurns: answers.length,
    fallbackTurns: options.fallbackTurns ?? null,
    mustAsk: [],
    maskBook: {},
    finishedAt: state === 'done' ? new Date() : null,
  })
  const said = answers.map((content, n) => ({
    id: randomUUID(),
    workspaceId: ctx.workspace,
    conversationId: id,
    role: 'user' as const,
    content: content ?? '[スキップ]',
    position: n * 2 + 1,
    meta: { kind: content === null ? ('skip' as const) : ('answer' as const), state: answering },
  }))
  const asked = answers.map((_, n) => ({
    id: randomUUID(),
    workspaceId: ctx.workspace,
    conversationId: id,
    role: 'assistant' as const,
    content: 'Question?',
    position: n * 2,
    meta: { kind: 'question' as const, state: answering },
  }))
  if (said.length > 0) await store.db.insert(messages).values([...said, ...asked])
  return id
}
