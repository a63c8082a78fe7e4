import { sendMail } from './mailer.ts'

export async function sendConfirmation(email: string): Promise<void> {
  await sendMail(email, '会員登録の確認', 'ようこそ')
}
