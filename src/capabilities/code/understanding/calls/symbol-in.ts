import type { Verified } from '#kernel/evidence/index.ts'
import type { Hit } from '../../contract.ts'
import type { KnownSymbol } from '../../facts.ts'
import { isDocument } from '../../files/documents.ts'
import type { CallRow } from '../../rows/calls.ts'
import type { Shown } from '../../rows/facts.ts'
import { askedName, hitText, splitName, wholeWord } from './hit-words.ts'
import { type About, shownAt } from './shown.ts'

/** Where a result holds a symbol: as what the hit is, what it stands in, or as a whole word of its code. */
export function symbolIn(call: CallRow, about: About, known?: readonly KnownSymbol[]): Verified<Shown> | undefined {
  const definedIn = known?.map(({ path }) => path)
  const { last, container } = splitName(about.name)
  for (const [n, hit] of call.result.hits.entries()) {
    const isDefined = hit.symbol === last && known?.some((each) => isAt(hit, each)) === true
    if (container !== undefined && !isDefined && !namesContainer(hit, container)) continue
    const words = hitText(hit)
    const isIt = hit.symbol === about.name || hit.symbol === last || hit.container === about.name
    const inCode = isIt ? -1 : wholeWord(hit.text ?? '', last)
    if (!isIt && inCode < 0) continue
    if (definedIn !== undefined && !showsIt(call, hit, last, isIt, definedIn)) continue
    const text = hit.symbol === about.name || hit.container === about.name ? about.name : last
    const start = isIt ? words.lastIndexOf(text) : words.length - (hit.text ?? '').length + inCode
    if (start >= 0) return shownAt(call, n, words, { start, end: start + text.length }, about)
  }
  return undefined
}

/** Whether a call shows where it is defined, or was asked who uses it: a line that names it shows neither. */
export function showsDefinition(call: CallRow, known: readonly KnownSymbol[]): boolean {
  const asked = call.tool === 'find_references' ? askedName(call) : undefined
  return known.some(
    ({ name, path, line }) =>
      (asked !== undefined && splitName(asked).last === name) ||
      call.result.hits.some((hit) => isAt(hit, { path, line })),
  )
}

const isAt = ({ path, lines }: Hit, at: Pick<KnownSymbol, 'path' | 'line'>): boolean =>
  path === at.path && lines !== undefined && lines[0] <= at.line && at.line <= lines[1]

/** Its definition, its own file, or a search for its uses: a list of names in a document shows no symbol. */
function showsIt(call: CallRow, hit: Hit, last: string, isIt: boolean, definedIn: readonly string[]): boolean {
  if (definedIn.includes(hit.path)) return true
  const asked = call.tool === 'find_references' ? askedName(call) : undefined
  if (asked !== undefined && splitName(asked).last === last) return true
  return isIt && !isDocument(hit.path) && hit.kind !== 'import'
}

function namesContainer(hit: Hit, container: string): boolean {
  const { last } = splitName(container)
  const own = [hit.container, hit.symbol].some(
    (name) => name === container || name === last || name?.endsWith(`.${last}`),
  )
  return own || (hit.symbol?.startsWith(`${container}.`) ?? false) || wholeWord(hit.text ?? '', last) >= 0
}
