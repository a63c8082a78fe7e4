import { lasting } from '../../lib/browser/storage.ts'
import { uuid } from '../../lib/browser/uuid.ts'

const shelf = (token: string) => `naze.interview.start.${token}`
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Names the one start of this browser behind a link: two clicks, or two tabs together, then begin one conversation. */
export function startKey(token: string): string {
  const known = lasting.read(shelf(token))
  if (known !== null && UUID.test(known)) return known
  const fresh = uuid()
  lasting.write(shelf(token), fresh)
  return fresh
}

/** After deleting: whoever comes back begins anew. */
export function forgetStart(token: string) {
  lasting.remove(shelf(token))
}
