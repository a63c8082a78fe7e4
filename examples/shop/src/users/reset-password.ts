import { hashPassword } from '../auth/password.ts'
import { sendMail } from '../notifications/mailer.ts'
import { UserRepository } from './user-repository.ts'

const users = new UserRepository()

/** パスワード再設定のメールを送る。 */
export async function requestReset(email: string, token: string): Promise<void> {
  if ((await users.findByEmail(email)) === undefined) return
  await sendMail(email, 'パスワードの再設定', `/reset?token=${token}`)
}

export async function resetPassword(email: string, password: string): Promise<void> {
  const user = await users.findByEmail(email)
  if (user !== undefined) await users.save({ ...user, passwordHash: hashPassword(password, email) })
}
