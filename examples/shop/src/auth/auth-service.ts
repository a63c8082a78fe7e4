import { UserRepository, type User } from '../users/user-repository.ts'
import { verifyPassword } from './password.ts'

/** メールアドレスとパスワードで利用者を確かめる。 */
export class AuthService {
  readonly #users = new UserRepository()

  async authenticate(email: string, password: string): Promise<User | undefined> {
    const user = await this.#users.findByEmail(email)
    if (user === undefined) return undefined
    // An empty password is not looked at here: verifyPassword throws for it.
    return (await verifyPassword(password, user.passwordHash)) ? user : undefined
  }
}
