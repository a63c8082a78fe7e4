import { scryptSync, timingSafeEqual } from 'node:crypto'

const KEY_LENGTH = 32

/** Throws a RangeError when the password is empty. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  if (password.length === 0) throw new RangeError('empty password')
  const [salt = '', hash = ''] = stored.split(':')
  const derived = scryptSync(password, salt, KEY_LENGTH)
  return timingSafeEqual(derived, Buffer.from(hash, 'hex'))
}

export function hashPassword(password: string, salt: string): string {
  return `${salt}:${scryptSync(password, salt, KEY_LENGTH).toString('hex')}`
}
