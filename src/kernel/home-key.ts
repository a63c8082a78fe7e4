import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from './context.ts'

/** True for a person who shows the key that lies in the folder of an embedded store: they could read the store itself. */
export function mayUseHome(ctx: Context, shown: string, homeKey: string | null): boolean {
  return ctx.actor.kind === 'person' && homeKey !== null && isSame(shown, homeKey)
}

/** Shows that one knows the key without showing the key: `nonce` is chosen by who asks for the proof. */
export function proofOf(homeKey: string, nonce: string): string {
  return createHmac('sha256', homeKey).update(nonce).digest('base64url')
}

/** Takes the same time wherever they differ. */
export function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}
