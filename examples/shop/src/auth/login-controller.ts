import { HttpError } from '../http/http-error.ts'
import type { Request, Response } from '../http/messages.ts'
import { AuthService } from './auth-service.ts'
import { SessionStore } from './session-store.ts'

/** ログイン画面の入口。認証は AuthService、セッションは SessionStore が受け持つ。 */
export class LoginController {
  readonly #auth = new AuthService()
  readonly #sessions = new SessionStore()

  async login(request: Request): Promise<Response> {
    const { email = '', password = '' } = request.body
    const user = await this.#auth.authenticate(email, password)
    if (user === undefined) throw new HttpError(401, 'email or password is wrong')
    const session = this.#sessions.open(user.id)
    return { status: 200, body: { user: user.name }, setCookie: `session=${session.id}` }
  }

  async logout(request: Request): Promise<Response> {
    if (request.sessionId !== undefined) this.#sessions.close(request.sessionId)
    return { status: 204, body: null, setCookie: 'session=; Max-Age=0' }
  }
}
