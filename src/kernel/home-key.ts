import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from './context.ts'

/** True for a person who shows the key that lies in the folder of an embedded store: they could read the store itself. */
export function mayUseHome(ctx: Context, shown: string, homeKey: string | null): boolean {
  return ctx.actor.kind === 'person' && homeKey !== null && isSame(shown, homeKey)
}

function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}
