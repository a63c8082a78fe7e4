import { retry } from './retry.ts'

const TIMEOUT_MS = 3_000

/** 決済 API。タイムアウトしたら retry で三回まで試す。 */
export async function charge(orderId: string, amount: number): Promise<void> {
  await retry(3, () => post('/charges', { orderId, amount }))
}

export async function refund(orderId: string): Promise<void> {
  await retry(3, () => post('/refunds', { orderId }))
}

async function post(path: string, body: unknown): Promise<void> {
  await fetch(`http://payment.invalid${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
