import { randomUUID } from 'node:crypto'

export interface Session {
  id: string
  userId: string
  expiresAt: number
}

const THIRTY_MINUTES = 30 * 60 * 1000

/** セッションの有効期限は最後の操作から 30 分。 */
export class SessionStore {
  readonly #sessions = new Map<string, Session>()

  open(userId: string): Session {
    const session = { id: randomUUID(), userId, expiresAt: Date.now() + THIRTY_MINUTES }
    this.#sessions.set(session.id, session)
    return session
  }

  find(id: string): Session | undefined {
    const session = this.#sessions.get(id)
    return session !== undefined && session.expiresAt > Date.now() ? session : undefined
  }

  close(id: string): void {
    this.#sessions.delete(id)
  }
}
