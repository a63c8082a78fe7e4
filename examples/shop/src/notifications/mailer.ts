export interface Mail {
  to: string
  subject: string
  body: string
}

export const outbox: Mail[] = []

/** メール送信。届いたかどうかは見ない。 */
export async function sendMail(to: string, subject: string, body: string): Promise<void> {
  outbox.push({ to, subject, body })
}
