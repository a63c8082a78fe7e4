import { lasting } from './storage.ts'
import { uuid } from './uuid.ts'

const KEY = 'naze.browser'

/** A random name for this browser, only so that the return rate can be counted. */
export function browserId(): string {
  const known = lasting.read(KEY)
  if (known !== null && known !== '') return known
  const fresh = uuid()
  lasting.write(KEY, fresh)
  return fresh
}
