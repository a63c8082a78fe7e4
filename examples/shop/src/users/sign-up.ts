import { ValidationError } from '../http/http-error.ts'
import { hashPassword } from '../auth/password.ts'
import { sendConfirmation } from '../notifications/confirmation-mail.ts'
import { UserRepository } from './user-repository.ts'

const users = new UserRepository()

/** 会員登録。確認メールを一通だけ送る。 */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  if (password.length < 8) throw new ValidationError('password', 'is too short')
  if ((await users.findByEmail(email)) !== undefined) throw new ValidationError('email', 'is taken')
  await users.save({ id: email, name, email, passwordHash: hashPassword(password, email) })
  await sendConfirmation(email)
}
