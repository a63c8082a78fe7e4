export interface User {
  id: string
  name: string
  email: string
  passwordHash: string
}

/** 会員の台帳。 */
export class UserRepository {
  readonly #byEmail = new Map<string, User>()

  async findByEmail(email: string): Promise<User | undefined> {
    return this.#byEmail.get(email.toLowerCase())
  }

  async save(user: User): Promise<void> {
    this.#byEmail.set(user.email.toLowerCase(), user)
  }
}
